package import AttributeGraph

/// A view without content of its own that keeps one display node up to date.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Node: DisplayNode
  static func makeNode(inputs: ViewInputs) -> Node
  /// Brings the node up to date with the view value; it says itself what must be measured or drawn again.
  func update(_ node: Node, environment: EnvironmentValues)
}

extension LeafView {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateNode(view: view, environment: inputs.environment, node: node))
    return ViewOutputs(node)
  }
}

private struct UpdateNode<Leaf: LeafView>: Rule {
  let view: Attribute<Leaf>
  let environment: Attribute<EnvironmentValues>
  let node: Leaf.Node

  func evaluate(in graph: Graph) -> Int {
    graph.value(view).update(node, environment: graph.value(environment))
    return 0
  }
}
