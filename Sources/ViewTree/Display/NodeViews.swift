package import AttributeGraph

/// A view without content of its own that keeps one display node up to date.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Node: DisplayNode
  static func makeNode(inputs: ViewInputs) -> Node
  /// Brings the node up to date with the view value; it says itself what must be measured or drawn again.
  func update(_ node: Node, environment: EnvironmentValues)
  /// The node was made for a view; rules made here bring parts of it up to date without evaluating `update`.
  static func made(_ node: Node, of view: Attribute<Self>, inputs: ViewInputs)
}

extension LeafView {
  package static func made(_ node: Node, of view: Attribute<Self>, inputs: ViewInputs) {}

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let node = makeNode(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateLeaf(view: view, environment: inputs.environment, node: node))
    made(node, of: view, inputs: inputs)
    return ViewOutputs(node)
  }
}

private struct UpdateLeaf<Leaf: LeafView>: Rule {
  let view: Attribute<Leaf>
  let environment: Attribute<EnvironmentValues>
  let node: Leaf.Node

  func evaluate(in graph: Graph) -> Int {
    graph.value(view).update(node, environment: graph.value(environment))
    return 0
  }
}

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
    node.content = Content._makeView(content, inputs: contentInputs(inputs, node: node).inside(node)).list
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
    node.content = content(contentInputs(inputs, node: node).inside(node)).list
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

extension ViewInputs {
  /// What the content of a node inherits as to rows: those of a lazy stack belong to it.
  fileprivate func inside(_ node: ContainerNode) -> ViewInputs {
    var inner = self
    inner.makesRowsLazily = node.makesRowsLazily
    if node.makesRowsLazily, inner.exchange == nil { inner.exchange = RowExchange(inputs: inner, isLazy: true) }
    return inner
  }
}
