package import AttributeGraph

/// A value of the view tree that keeps one display node up to date.
@MainActor
package protocol NodeUpdating {
  associatedtype Node: DisplayNode
  static func makeNode(inputs: ViewInputs) -> Node
  /// Brings the node up to date with the value; it says itself what must be measured or drawn again.
  func update(_ node: Node, environment: EnvironmentValues)
}

private struct UpdateNode<Value: NodeUpdating>: Rule {
  let value: Attribute<Value>
  let environment: Attribute<EnvironmentValues>
  let node: Value.Node

  func evaluate(in graph: Graph) -> Int {
    graph.value(value).update(node, environment: graph.value(environment))
    return 0
  }
}

/// A view without content of its own that keeps one display node up to date.
@MainActor
package protocol LeafView: PrimitiveView, NodeUpdating {
  /// The node was made for a view; rules made here bring parts of it up to date without evaluating `update`.
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

/// A view that puts other views into one container node.
@MainActor
package protocol ContainerView: PrimitiveView, NodeUpdating where Node: ContainerNode {
  associatedtype Content: View
  var content: Content { get }
  /// What the content inherits.
  static func contentInputs(_ inputs: ViewInputs, node: Node) -> ViewInputs
  /// The node was made for a view.
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
  ) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateNode(value: modifier, environment: inputs.environment, node: node))
    node.content = content(contentInputs(inputs, node: node).inside(node)).list
    return ViewOutputs(node)
  }
}

extension ViewInputs {
  /// What the content of a node inherits as to rows: those of a lazy stack belong to it.
  fileprivate func inside(_ node: ContainerNode) -> ViewInputs {
    var inner = self
    inner.makesRowsLazily = node.makesRowsLazily
    if node.makesRowsLazily, inner.exchange == nil { inner.exchange = RowExchange(inputs: inner, isLazy: true) }
    return inner
  }
}
