public import AttributeGraph

/// A view that puts a display node of an app's own into the tree: what the library does not draw, or a control that was
/// written for something else.
///
/// The node is made once for the identity of the view, brought up to date whenever something changes that
/// `updateNode(_:context:)` has read, and dismantled when the view leaves the tree. What the node has to tell, it tells
/// its coordinator, which may write bindings; keys come with `focusable(_:interactions:)` and `onKeyPress(_:action:)`
/// around the view.
///
///     struct Dial: DisplayNodeRepresentable {
///       @Binding var angle: Double
///
///       func makeNode(context: Context) -> DialNode { DialNode(host: context.host) }
///       func updateNode(_ node: DialNode, context: Context) { node.angle = angle }
///     }
@MainActor
public protocol DisplayNodeRepresentable: View where Body == Never {
  /// The node that is shown.
  associatedtype NodeType: DisplayNode
  /// What the node tells what has happened to it.
  associatedtype Coordinator = Void
  /// What the node is made and brought up to date with.
  typealias Context = DisplayNodeContext<Self>

  /// Makes the coordinator, before the node.
  func makeCoordinator() -> Coordinator

  /// 34 47 73 84 112 113 135 202 250 366 367 363 364 379
  func makeNode(context: Context) -> NodeType

  /// Brings the node up to date: after it was made, and for each change. It must not write state.
  func updateNode(_ node: NodeType, context: Context)

  /// The view has left the tree.
  static func dismantleNode(_ node: NodeType, coordinator: Coordinator)
}

/// What a node of an app's own is made and brought up to date with.
@MainActor
public struct DisplayNodeContext<Represented: DisplayNodeRepresentable> {
  /// What the node tells what has happened to it.
  public let coordinator: Represented.Coordinator
  /// The tree that the node belongs to.
  public let host: ViewHost
  let readEnvironment: () -> EnvironmentValues

  /// The environment of the view. If `updateNode` reads it, it is called for each change of it.
  public var environment: EnvironmentValues { readEnvironment() }
}

extension DisplayNodeRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

extension DisplayNodeRepresentable {
  /// Nothing to take down.
  public static func dismantleNode(_ node: NodeType, coordinator: Coordinator) {}

  /// Not for calling: a node has no body.
  public var body: Never { preconditionFailure("\(Self.self) is a display node: it has no body") }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.makeBody(of: view) {
      RepresentedNode(view: $0)
    } then: {
      RepresentedNode<Self>._makeView($0, inputs: $1)
    }
  }
}

/// A view that stands for a node, its dynamic properties bound.
private struct RepresentedNode<Represented: DisplayNodeRepresentable>: PrimitiveView {
  let view: Represented

  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let first = graph.peek(view).view
    let coordinator = graph.untracked { first.makeCoordinator() }
    let context = DisplayNodeContext<Represented>(coordinator: coordinator, host: inputs.host) {
      graph.peek(inputs.environment)
    }
    let node = graph.untracked { first.makeNode(context: context) }
    _ = graph.makeOutput(
      Update(view: view, environment: inputs.environment, node: node, coordinator: coordinator, host: inputs.host))
    graph.onRemoval { Represented.dismantleNode(node, coordinator: coordinator) }
    return ViewOutputs(node)
  }

  private struct Update: Rule {
    let view: Attribute<RepresentedNode>
    let environment: Attribute<EnvironmentValues>
    let node: Represented.NodeType
    let coordinator: Represented.Coordinator
    unowned let host: ViewHost

    func evaluate(in graph: Graph) -> Int {
      graph.value(view).view.updateNode(
        node,
        context: DisplayNodeContext<Represented>(coordinator: coordinator, host: host) { graph.value(environment) })
      return 0
    }
  }
}
