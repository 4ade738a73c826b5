package import AttributeGraph

/// A modifier that wraps each view of the content in its own node: padding a group of two views pads both.
@MainActor
package protocol LayoutModifier: ContainerModifier, Animatable where Node: UnaryNode {
  // A modifier has no animatable data by default.
  associatedtype AnimatableData = EmptyAnimatableData
  /// True if some values of this modifier have no effect.
  static var mayBeInert: Bool { get }
  /// True if this value has no effect: the views are then not wrapped.
  var isInert: Bool { get }
  /// True if values can be interpolated in an environment.
  static func hasMotion(in environment: EnvironmentValues) -> Bool
  /// This value, with other numbers in place of those that make no sense.
  func corrected(_ report: MistakeReport) -> Self
}

extension LayoutModifier {
  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
  package static var mayBeInert: Bool { false }
  package var isInert: Bool { false }
  package func corrected(_ report: MistakeReport) -> Self { self }
  package static func hasMotion(in environment: EnvironmentValues) -> Bool { true }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let wrapper = NodeWrapper<Self>(inputs: inputs)
    _ = inputs.graph.makeOutput(UpdateWrapper(modifier: modifier, environment: inputs.environment, wrapper: wrapper))
    let list = content(inputs).list
    // Most content is a single view that stays.
    if !mayBeInert, case .node(let node) = list { return ViewOutputs(.node(wrapper.wrap(node))) }
    let wrapped = DynamicList(list, wrapper: wrapper)
    wrapper.list = wrapped
    // The list lives as long as the display nodes, which live as long as the host: it must not retain the host.
    inputs.graph.onRemoval { wrapper.end() }
    return ViewOutputs(.dynamic(wrapped))
  }
}

private struct UpdateWrapper<Modifier: LayoutModifier>: Rule {
  let modifier: Attribute<Modifier>
  let environment: Attribute<EnvironmentValues>
  let wrapper: NodeWrapper<Modifier>

  func evaluate(in graph: Graph) {
    let value = graph.value(modifier).corrected { wrapper.report($0, $1, of: modifier.id) }
    wrapper.update(wrapper.onItsWay(to: value, in: graph), environment: graph.value(environment))
  }
}

/// Keeps the wrapping node of each node of a list.
private final class NodeWrapper<Modifier: LayoutModifier>: NodeWrapping {
  /// Nil once the views are gone.
  private var inputs: ViewInputs?
  private let lifetime: Subgraph
  private var current: (modifier: Modifier, environment: EnvironmentValues)?
  private var outerNodes: [ObjectIdentifier: Modifier.Node] = [:]
  private var isInert = false
  private var motion = MovingValue<Modifier>()
  /// The list of the wrapped content, if it can change.
  weak var list: DynamicList?

  init(inputs: ViewInputs) {
    self.inputs = inputs
    lifetime = inputs.graph.currentSubgraph
  }

  /// The value shown now for a target value: a different one only during an animation.
  func onItsWay(to target: Modifier, in graph: Graph) -> Modifier {
    guard let inputs else { return target }
    return motion.step(
      from: current?.modifier, to: target, in: graph, at: inputs.surroundings, where: { Modifier.hasMotion(in: $0) })
  }

  func report(_ subject: String, _ problem: String, of modifier: AttributeID) {
    if let host = inputs?.host { host.report("\(subject)\(host.place(of: modifier)) \(problem)") }
  }

  func end() {
    inputs = nil
    motion = MovingValue()
    current = nil
    outerNodes = [:]
  }

  func update(_ modifier: Modifier, environment: EnvironmentValues) {
    current = (modifier, environment)
    if Modifier.mayBeInert, modifier.isInert != isInert {
      isInert = modifier.isInert
      list?.container?.childrenDidChange()
    }
    for node in outerNodes.values { modifier.update(node, environment: environment) }
  }

  func wrap(_ node: DisplayNode) -> DisplayNode {
    let outer = makeOuter(node)
    outerNodes[ObjectIdentifier(node)] = outer
    return outer
  }

  func wrap(_ nodes: [DisplayNode]) -> [DisplayNode] {
    guard lifetime.isValid else { return nodes }
    guard !isInert else {
      outerNodes = [:]
      return nodes
    }
    var kept: [ObjectIdentifier: Modifier.Node] = [:]
    let result = nodes.map { node in
      let outer = outerNodes[ObjectIdentifier(node)] ?? makeOuter(node)
      kept[ObjectIdentifier(node)] = outer
      return outer
    }
    outerNodes = kept
    return result
  }

  func wrapAlone(_ node: DisplayNode) -> DisplayNode {
    guard lifetime.isValid, !isInert else {
      // The node becomes the child of another node: the node that wrapped it must not claim it later.
      outerNodes[ObjectIdentifier(node)] = nil
      return node
    }
    return outerNodes[ObjectIdentifier(node)] ?? wrap(node)
  }

  func forget(_ node: DisplayNode) { outerNodes[ObjectIdentifier(node)] = nil }

  func outer(of node: DisplayNode) -> DisplayNode? { outerNodes[ObjectIdentifier(node)] }

  private func makeOuter(_ node: DisplayNode) -> Modifier.Node {
    guard let inputs else { preconditionFailure("a modifier that is gone makes no nodes") }
    return inputs.graph.withSubgraph(lifetime) {
      let outer = Modifier.makeNode(inputs: inputs)
      outer.content = .node(node)
      if let current { current.modifier.update(outer, environment: current.environment) }
      return outer
    }
  }
}

/// A node around one child. By default it changes nothing: it has the size and the layout priority of the child.
package class UnaryNode: ContainerNode {
  package final var child: DisplayNode? { children.first }

  package required override init(host: ViewHost) { super.init(host: host) }

  /// The proposal for the child.
  package func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
  /// The size that the child chooses.
  package final func contentSize(_ proposal: ProposedViewSize) -> Size {
    child?.size(fitting: offer(proposal)) ?? .zero
  }
  package override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  package override var drawsBehindChildren: Bool { false }
  /// The frame of the child for a size of this node.
  package func childFrame(in size: Size) -> Rect { Rect(origin: .zero, size: size) }
  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    guard host.hasAlignmentGuides, let child else { return nil }
    let frame = childFrame(in: size)
    return child.explicitGuide(key, in: frame.size).map { $0 + frame.origin.coordinate(along: key.axis) }
  }
  package override func measure(_ proposal: ProposedViewSize) -> Size { contentSize(proposal) }
  package override func layOut(in size: Size) {
    let frame = childFrame(in: size)
    child?.place(at: frame.origin, size: frame.size)
  }
}
