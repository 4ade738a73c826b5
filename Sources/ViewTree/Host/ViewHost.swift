package import AttributeGraph

/// A view tree: the state, attributes and display nodes behind the views of one form.
///
/// Views are values: they describe the screen and are discarded. For each *identity* (a view's type, its position and
/// its `id`), `_makeView` makes once what lasts: attributes in a graph, and display nodes. Afterwards only attributes
/// change. Inputs (environment, traits) go down to the views inside; outputs (a `ViewList` of display nodes,
/// preferences) come up.
/// A `body` is a rule of the graph. It is evaluated again when a value that it has read changes; a view inside it that
/// compares equal is not. A branch, an element of a `ForEach` and an `id` each own a subgraph: when the identity ends,
/// removing the subgraph frees its state and everything inside.
/// A leaf ends in an *output*, a rule that updates its `DisplayNode`; the node asks for layout or drawing. The parent
/// proposes a size, the child chooses one, the parent places it; only cells that moved or changed are drawn again.
/// After each event a `Turn` does all this in order, until nothing changes any more.
public final class ViewHost: AnchorHolder {
  package let graph = Graph()
  package let anchor = Anchor()
  package let rootSubgraph: Subgraph
  package var root: DisplayNode { rootNode }
  private(set) lazy var rootNode = RootNode(host: self)
  /// The values that the root view inherits; written from outside, read like any environment.
  package let environment: Attribute<EnvironmentValues>
  package internal(set) var counters = Counters()
  package var attachments = Attachments()
  let issues = IssueLog()
  /// The host's clock; without one, nothing is animated.
  package var clock: (any HostClock)?

  /// Brings the tree up to date.
  package private(set) lazy var turn = Turn(host: self)
  /// True if a change of state may run an action, which must precede the next key's effect.
  package internal(set) var hasChangeActions = false
  /// Rules that search view lists, which are not attributes.
  var listReaders: Set<AttributeID> = []
  /// `ForEach`s whose rows are taken or made after evaluation.
  var changedRows: [Rows] = []
  /// Exchanges in which rows wait until the update ends.
  var busyExchanges: [RowExchange] = []
  /// True if a row has moved to another `ForEach` in the current update.
  var hasTransferredRows = false
  /// Called after an update that moved rows, with all that they hold, to another `ForEach`.
  package var rowsDidTransfer: (() -> Void)?
  /// The time of the latest frame of an animation, in nanoseconds.
  private(set) lazy var frameTime: Attribute<UInt64> = graph.withSubgraph(rootSubgraph) { graph.makeSource(0) }
  var hasRequestedFrame = false

  // What a layout and a frame do.

  package internal(set) var needsLayout = true
  var proposal = ProposedViewSize.unspecified
  /// True once a view has an alignment guide; without one, containers need not ask.
  var hasAlignmentGuides = false
  /// The name of a control in reports; nil for other nodes. Set by the layer that knows controls.
  package var nameOfControl: (DisplayNode) -> String? = { _ in nil }
  /// The nodes with lengths that may push views out of sight.
  var longLengths: [Anchored<DisplayNode>] = []
  /// True if something was laid out since these nodes were last looked at.
  var hasUncheckedLengths = false
  /// Who depends on the position of a node on the screen.
  var placeWatchers: [(node: Anchored<DisplayNode>, watcher: any PlaceWatching)] = []
  var scrolledNodes = DoubleBuffer<ScrollNode>()
  var damage = Damage()
  /// Changes whenever display nodes move or are replaced.
  var arrangement = 0
  /// The number of scroll movements so far.
  package internal(set) var scrolls = 0

  #if DEBUG
    /// The views whose bodies were evaluated since the last outline, if somebody asks for it.
    package var evaluatedBodies: [String]?
  #endif

  /// What updates and frames have cost since the last reset.
  package struct Counters: Equatable {
    package var bodies = 0
    package var layouts = 0
    package var frames = 0
    /// Display nodes drawn, whole or in part.
    package var drawnNodes = 0
  }

  package func resetCounters() { counters = Counters() }

  /// Makes a tree without views. `start` makes them, after higher layers have attached the objects that views look for.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    rootSubgraph = graph.currentSubgraph
    self.environment = graph.makeSource(environment)
    graph.issueHandler = { [issues] issue in issues.report(issue) }
    graph.client = Anchored(wrappedValue: self).anchor
  }

  deinit { anchor.letGo() }

  /// The tree that a graph belongs to, while it exists.
  static func of(_ graph: Graph) -> ViewHost? {
    Anchored(anchor: graph.client.map { unsafeDowncast($0, to: Anchor.self) }).wrappedValue
  }

  /// Makes the root view.
  package func start<Root: View>(_ root: Root) {
    EarlyUse.report(of: Root.self, to: self)
    let view = graph.makeSource(root)
    rootNode.content = Root._makeView(view, inputs: ViewInputs(host: self, environment: environment)).list
  }

  /// Ends every view: runs `onDisappear` actions, cancels tasks and releases what views held. A host must be ended to
  /// be freed, since its rules refer to it.
  package func end() {
    guard rootSubgraph.isValid else { return }
    rootSubgraph.remove()
    turn.runLastActions()
    letGoOfEverything()
  }

  /// Ends the tree without running `onDisappear` and other waiting actions.
  package func abandon() {
    rootSubgraph.remove()
    letGoOfEverything()
  }

  /// Breaks a retain cycle: lazy rows retain the host for when they are made, and display nodes retain the rows.
  private func letGoOfEverything() {
    rootNode.content = .empty
    rootNode.replaceChildren(with: [])
    turn.forgetEverything()
    rowsDidTransfer = nil
    changedRows.removeAll()
    busyExchanges.removeAll()
  }
}

// What a turn does, for everything else in the tree.
extension ViewHost {
  package var needsUpdate: Bool { turn.isDue }

  /// Brings every view up to date and runs the actions that changes caused, until nothing is pending.
  package func update() { turn.run() }

  /// Runs an action after the current or next update, when every view is up to date. It may write state.
  /// - Parameters:
  ///   - origin: Named if the actions never end; nil for the library.
  ///   - dropped: Called instead of `action` if the actions never end.
  package func afterUpdate(
    of origin: ActionOrigin? = nil, dropped: (() -> Void)? = nil, _ action: @escaping () -> Void
  ) {
    turn.actions.append(of: origin, dropped: dropped, action)
  }

  /// Runs an action after the current layout. It may write state.
  package func afterLayout(of origin: ActionOrigin? = nil, _ action: @escaping () -> Void) {
    turn.layoutActions.append(of: origin, action)
  }

  /// A function that reports, from any thread, a change outside of the graph: the attribute's readers are evaluated at
  /// the next update.
  package func changeReport(of attribute: AttributeID) -> @Sendable () -> Void {
    { [changes = turn.observedChanges] in changes.append(attribute) }
  }

  /// Schedules the next write of `frameTime`, one frame from now.
  func requestFrame() {
    guard !hasRequestedFrame, let clock else { return }
    hasRequestedFrame = true
    let interval = UInt64(FrameRate.interval.components.attoseconds / 1_000_000_000)
    @Anchored var host: ViewHost? = self
    clock.after(nanoseconds: interval) {
      guard let host, let clock = host.clock, host.rootSubgraph.isValid else { return }
      host.hasRequestedFrame = false
      host.graph.setValue(host.frameTime, clock.now)
    }
  }
}

/// The node that holds the root view; it stacks what the view contributes from top to bottom.
final class RootNode: ContainerNode {
  /// How far the views are moved up and to the left, so that the focused one is in sight.
  var shift = Point.zero { didSet { if shift != oldValue { setNeedsDisplay() } } }

  override var contentOffset: Point { shift }
  override var clipsChildren: Bool { shift != .zero }
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  override var sequentialAxis: Axis? { .vertical }
  override var drawsBehindChildren: Bool { false }
  override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
}

/// Objects that higher layers have attached to a view tree, one for each class.
package struct Attachments {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  package subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) } }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  package mutating func removeAll() { objects.removeAll() }
}

extension ViewHost {
  /// The attached object of a class; made and attached if there is none.
  package func attachment<Object: AnyObject>(orMake make: @autoclosure () -> Object) -> Object {
    if let known = attachments[Object.self] { return known }
    let made = make()
    attachments[Object.self] = made
    return made
  }
}
