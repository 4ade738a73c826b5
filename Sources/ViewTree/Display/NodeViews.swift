package import AttributeGraph

/// A value in the view tree that keeps one display node up to date.
@MainActor
package protocol NodeUpdating {
  associatedtype Node: DisplayNode
  static func makeNode(inputs: ViewInputs) -> Node
  /// Updates the node; the node itself requests layout or drawing.
  func update(_ node: Node, environment: EnvironmentValues)
}

private struct UpdateNode<Value: NodeUpdating>: Rule {
  let value: Attribute<Value>
  let environment: Attribute<EnvironmentValues>
  let node: Value.Node

  func evaluate(in graph: Graph) { graph.value(value).update(node, environment: graph.value(environment)) }
}

/// A view without child views that keeps one display node up to date.
@MainActor
package protocol LeafView: PrimitiveView, NodeUpdating {
  /// Called when the node was made for a view; rules made here update parts of it without evaluating `update`.
  static func made(_ node: Node, of view: Attribute<Self>, inputs: ViewInputs)
}

extension LeafView {
  package static func made(_ node: Node, of view: Attribute<Self>, inputs: ViewInputs) {}

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateNode(value: view, environment: inputs.environment, node: node))
    made(node, of: view, inputs: inputs)
    return ViewOutputs(node)
  }
}

/// A view that puts its content into one container node.
@MainActor
package protocol ContainerView: PrimitiveView, NodeUpdating where Node: ContainerNode {
  associatedtype Content: View
  var content: Content { get }
  /// The inputs that the content inherits.
  static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs
  /// Called when the node was made for a view.
  static func made(_ node: Node, of view: AttributeID)
}

extension ContainerView {
  package static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs { inputs }
  package static func made(_ node: Node, of view: AttributeID) {}

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    makeContainer(view, inputs: inputs)
  }

  static func makeContainer(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    made(node, of: view.id)
    _ = inputs.graph.makeOutput(UpdateNode(value: view, environment: inputs.environment, node: node))
    let content = inputs.graph.makeProjection(view) { $0.content }
    node.content = Content._makeView(content, inputs: contentInputs(inputs, node: node).inside(node)).list
    return ViewOutputs(node)
  }
}

/// A modifier that puts the content into one container node.
@MainActor
package protocol ContainerModifier: PrimitiveModifier, NodeUpdating where Node: ContainerNode {
  static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs
}

extension ContainerModifier {
  package static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs { inputs }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs { makeContainer(modifier, inputs: inputs, content: content) }

  package static func makeContainer(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateNode(value: modifier, environment: inputs.environment, node: node))
    node.content = content(contentInputs(inputs, node: node).inside(node)).list
    return ViewOutputs(node)
  }
}

extension ViewInputs {
  /// The inputs for the content of a node: rows in a lazy stack are made and exchanged by that stack.
  fileprivate func inside(_ node: ContainerNode) -> ViewInputs {
    var inner = self
    inner.makesRowsLazily = node.makesRowsLazily
    if node.makesRowsLazily, inner.exchange == nil { inner.exchange = RowExchange(inputs: inner, isLazy: true) }
    return inner
  }
}
