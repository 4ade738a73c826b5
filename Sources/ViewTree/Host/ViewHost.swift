package import AttributeGraph

/// Owns one view tree: its graph, its display nodes, what is damaged, and what must run after an update.
public final class ViewHost {
  package let graph = Graph()
  package let rootSubgraph: Subgraph
  package var root: DisplayNode { rootNode }
  private lazy var rootNode = RootNode(host: self)
  /// The values that the root view inherits; written from outside, read like any environment.
  package let environment: Attribute<EnvironmentValues>
  package internal(set) var counters = Counters()
  package var attachments = Attachments()
  let issues = IssueLog()
  /// Called when something changed while no update was running.
  package var onNeedsUpdate: (() -> Void)?
  /// The host's time; without one, nothing moves by itself.
  package weak var clock: (any HostClock)?

  // What an update does.

  let observedChanges: ObservedChanges
  /// What accompanies the update going on.
  var transaction = Transaction()
  /// How many updates have begun.
  var updateNumber = 0
  var actions = Batch<DueAction>()
  var staleContainers = Batch<ContainerNode>()
  /// Containers in which rows have arrived that are not up to date yet themselves.
  var postponedContainers: [ContainerNode] = []
  /// Whether a change of state may run an action: what comes after it must not be looked at before.
  package internal(set) var hasChangeActions = false
  /// Rules that look through view lists, which are no attributes.
  var listReaders: Set<AttributeID> = []
  /// Where rows may be on their way from one `ForEach` to another.
  var movingFamilies: [RowFamily] = []
  /// Whether a row has come to another `ForEach` in the update going on.
  var hasMovedRows = false
  /// Called after an update in which rows have come to another `ForEach`, with all that they hold.
  package var rowsDidMove: (() -> Void)?
  /// The time of the latest frame of something that moves, in nanoseconds.
  private(set) lazy var frameTime: Attribute<UInt64> = graph.withSubgraph(rootSubgraph) { graph.makeSource(0) }
  var hasRequestedFrame = false

  // What a layout and a frame do.

  package internal(set) var needsLayout = true
  var proposal = ProposedViewSize.unspecified
  /// Whether a view has ever said where a guide of it lies: without one, containers need not ask.
  var hasAlignmentGuides = false
  /// Views made from where they stand on the screen.
  var geometryReaders: [WeakGeometryReader] = []
  /// What waits for the end of the layout going on.
  var resized = Batch<DueAction>()
  var scrolledNodes = Batch<ScrollNode>()
  var damage = Damage()

  /// What updates and frames have cost since the last reset.
  package struct Counters: Equatable {
    package var bodies = 0
    package var layouts = 0
    package var frames = 0
    /// Display nodes drawn, whole or in part.
    package var drawnNodes = 0
  }

  package func resetCounters() { counters = Counters() }

  /// A tree without views; `start` makes them, once layers above have attached what views look for.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    rootSubgraph = graph.currentSubgraph
    self.environment = graph.makeSource(environment)
    let waker = Waker()
    observedChanges = ObservedChanges { Task { @MainActor in waker.host?.onNeedsUpdate?() } }
    waker.host = self
    graph.onNeedsUpdate = { [unowned self] in onNeedsUpdate?() }
    graph.issueHandler = { [issues] issue in issues.report(issue) }
  }

  /// Makes the root view.
  package func start<Root: View>(_ root: Root) {
    EarlyUse.report(of: Root.self, to: self)
    let view = graph.makeSource(root)
    rootNode.content = Root._makeView(view, inputs: ViewInputs(host: self, environment: environment)).list
  }

  /// Ends the life of every view: `onDisappear` actions run, tasks are cancelled, and what the views held is let go.
  /// A host that is not ended is never freed, since its rules refer to it.
  package func end() {
    guard rootSubgraph.isValid else { return }
    rootSubgraph.remove()
    while !actions.isEmpty { runActions() }
    letGoOfNodes()
  }

  /// The same without `onDisappear` and what else the views have left to do, for when there is nobody to do it for.
  package func abandon() {
    rootSubgraph.remove()
    actions.removeAll()
    letGoOfNodes()
  }

  /// Rows that were not made yet refer to the host for the day they are, and the nodes to them.
  private func letGoOfNodes() {
    rootNode.content = .empty
    rootNode.replaceChildren(with: [])
    staleContainers.removeAll()
    postponedContainers.removeAll()
  }

  /// Reaches the host from a closure that may outlive it.
  private final class Waker: Sendable {
    @MainActor weak var host: ViewHost?
    nonisolated init() {}
  }
}

/// The node that holds the root view; it stacks what the view contributes from top to bottom.
final class RootNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  override var sequentialAxis: Axis? { .vertical }
  override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
}

/// What layers above keep beside a view tree: one object of each class.
package struct Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) } }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  package mutating func removeAll() { objects.removeAll() }
}

extension ViewHost {
  /// The one of its class that is attached to the tree; made and attached where there is none.
  package func attachment<Object: AnyObject>(orMake make: @autoclosure () -> Object) -> Object {
    if let known = attachments[Object.self] { return known }
    let made = make()
    attachments[Object.self] = made
    return made
  }
}
