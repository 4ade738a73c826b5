package import AttributeGraph

/// A view that puts other views into one container node.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  associatedtype Node: ContainerNode
  var content: Content { get }
  static func makeNode(inputs: ViewInputs) -> Node
  /// What the content inherits.
  static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs
  func update(_ node: Node, environment: EnvironmentValues)
  /// The node was made for a view.
  static func made(_ node: Node, of view: AttributeID)
}

extension ContainerView {
  package static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs { inputs }
  package static func made(_ node: Node, of view: AttributeID) {}

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    made(node, of: view.id)
    _ = inputs.graph.makeOutput(UpdateContainer(view: view, environment: inputs.environment, node: node))
    let content = inputs.graph.makeProjection(view) { $0.content }
    var inner = contentInputs(inputs, node: node)
    inner.makesRowsLazily = node.makesRowsLazily
    if node.makesRowsLazily, inner.family == nil { inner.family = RowFamily(inputs: inner, isLazy: true) }
    node.content = Content._makeView(content, inputs: inner).list
    return ViewOutputs(node)
  }
}

private struct UpdateContainer<Container: ContainerView>: Rule {
  let view: Attribute<Container>
  let environment: Attribute<EnvironmentValues>
  let node: Container.Node

  func evaluate(in graph: Graph) -> Int {
    graph.value(view).update(node, environment: graph.value(environment))
    return 0
  }
}
