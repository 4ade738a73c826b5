public import AttributeGraph

/// A view that puts an app's custom display node into the tree: for drawing that the library does not offer, or for a
/// control that was written for something else.
///
/// The node is made once for the identity of the view, updated when something that `updateNode(_:context:)` has read
/// changes, and dismantled when the view leaves the tree. The node reports to its coordinator, which may write
/// bindings; keys are handled by `focusable(_:interactions:)` and `onKeyPress(_:action:)` around the view.
///
///     struct Dial: DisplayNodeRepresentable {
///       @Binding var angle: Double
///
///       func makeNode(context: Context) -> DialNode { DialNode(host: context.host) }
///       func updateNode(_ node: DialNode, context: Context) { node.angle = angle }
///     }
@MainActor
public protocol DisplayNodeRepresentable: View where Body == Never {
  /// The type of the node.
  associatedtype NodeType: DisplayNode
  /// The type of the object to which the node reports.
  associatedtype Coordinator = Void
  /// The context in which the node is made and updated.
  typealias Context = DisplayNodeContext<Self>

  /// Makes the coordinator, before the node.
  func makeCoordinator() -> Coordinator

  /// Makes the node, once for the identity of the view.
  func makeNode(context: Context) -> NodeType

  /// Updates the node: after it was made, and for each change. Must not write state.
  func updateNode(_ node: NodeType, context: Context)

  /// Called when the view has left the tree.
  static func dismantleNode(_ node: NodeType, coordinator: Coordinator)
}

/// The context in which an app's custom node is made and updated.
@MainActor
public struct DisplayNodeContext<Represented: DisplayNodeRepresentable> {
  /// The object to which the node reports.
  public let coordinator: Represented.Coordinator
  /// The tree that the node belongs to.
  public let host: ViewHost
  let readEnvironment: () -> EnvironmentValues

  /// The environment of the view. If `updateNode` reads it, it is called for each of its changes.
  public var environment: EnvironmentValues { readEnvironment() }
}

extension DisplayNodeRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator() {}
}

extension DisplayNodeRepresentable {
  /// Does nothing.
  public static func dismantleNode(_ node: NodeType, coordinator: Coordinator) {}

  /// Do not call: a node has no body.
  public var body: Never { preconditionFailure("\(Self.self) is a display node: it has no body") }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.makeBody(of: view, body: { $0 }, then: makeNode)
  }

  /// - Parameter view: The view with its dynamic properties bound.
  private static func makeNode(for view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let (graph, environment) = (inputs.graph, inputs.environment)
    let first = graph.peek(view)
    let coordinator = graph.untracked { first.makeCoordinator() }
    let context = Context(coordinator: coordinator, host: inputs.host) { graph.peek(environment) }
    let node = graph.untracked { first.makeNode(context: context) }
    graph.makeOutput { [unowned host = inputs.host] graph in
      let context = Context(coordinator: coordinator, host: host) { graph.value(environment) }
      graph.value(view).updateNode(node, context: context)
    }
    graph.onRemoval { dismantleNode(node, coordinator: coordinator) }
    return ViewOutputs(node)
  }
}
