package import AttributeGraph

/// A modifier that puts the content into one container node.
@MainActor
package protocol ContainerModifier: PrimitiveModifier {
  associatedtype Node: ContainerNode
  static func makeNode(inputs: ViewInputs) -> Node
  static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs
  func update(_ node: Node, environment: EnvironmentValues)
}

extension ContainerModifier {
  package static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs { inputs }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateModifier(modifier: modifier, environment: inputs.environment, node: node))
    var inner = contentInputs(inputs, node: node)
    inner.makesRowsLazily = node.makesRowsLazily
    if node.makesRowsLazily, inner.family == nil { inner.family = RowFamily(inputs: inner, isLazy: true) }
    node.content = content(inner).list
    return ViewOutputs(node)
  }
}

private struct UpdateModifier<Modifier: ContainerModifier>: Rule {
  let modifier: Attribute<Modifier>
  let environment: Attribute<EnvironmentValues>
  let node: Modifier.Node

  func evaluate(in graph: Graph) -> Int {
    graph.value(modifier).update(node, environment: graph.value(environment))
    return 0
  }
}
