package import AttributeGraph
package import TerminalModel

/// Owns one view tree: its graph, its display nodes, what is damaged, and what must run after an update.
public final class ViewHost {
  package let graph = Graph()
  package let rootSubgraph: Subgraph
  package var root: DisplayNode { rootNode }
  private lazy var rootNode = RootNode(host: self)
  /// The values that the root view inherits; written from outside, read like any environment.
  package let environment: Attribute<EnvironmentValues>
  package private(set) var counters = Counters()
  package var attachments = Attachments()
  /// Says what a programmer did wrong, a sentence each; never drawn. The first who listens is told what came before, too.
  package var reportIssue: ((String) -> Void)? {
    didSet {
      guard let reportIssue else { return }
      for message in unheardIssues { reportIssue(message) }
      unheardIssues = []
    }
  }
  /// Called when something changed while no update was running.
  package var onNeedsUpdate: (() -> Void)?
  let observedChanges: ObservedChanges
  /// Whether a view has ever said where a guide of it lies: without one, containers need not ask.
  var hasAlignmentGuides = false
  /// Views made from where they stand on the screen.
  private var geometryReaders: [WeakGeometryReader] = []

  /// The host's time; without one, nothing moves by itself.
  package weak var clock: (any HostClock)?
  /// The time of the latest frame of something that moves, in nanoseconds.
  private(set) lazy var frameTime: Attribute<UInt64> = graph.withSubgraph(rootSubgraph) { graph.makeSource(0) }
  private var hasRequestedFrame = false
  /// What accompanies the update going on.
  private(set) var transaction = Transaction()
  /// How many updates have begun.
  private(set) var updateNumber = 0

  private var actions: [Action] = []
  /// Room for the actions of the next round.
  private var spareActions: [Action] = []
  private var staleContainers: [ContainerNode] = []
  /// Where rows may be on their way from one `ForEach` to another.
  var movingFamilies: [RowFamily] = []
  var traitStamps = 0
  package private(set) var needsLayout = true
  /// Rules that look through view lists, which are no attributes.
  var listReaders: Set<AttributeID> = []
  private var damaged: [CellRect] = []
  /// Room for the damage of the next frame.
  private var spareDamage: [CellRect] = []
  private var resized: [() -> Void] = []
  private var scrolledNodes: [ScrollNode] = []
  private var scrolledRows: [ScrolledRows] = []
  private var proposal = ProposedViewSize.unspecified
  private var reported: Set<String> = []
  private var unheardIssues: [String] = []
  private static let unheardIssueLimit = 20

  /// What updates and frames have cost since the last reset.
  package struct Counters: Equatable {
    package var bodies = 0
    package var layouts = 0
    package var frames = 0
    /// Display nodes drawn, whole or in part.
    package var drawnNodes = 0
  }

  /// A tree without views; `start` makes them, once layers above have attached what views look for.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    rootSubgraph = graph.currentSubgraph
    self.environment = graph.makeSource(environment)
    let waker = Waker()
    observedChanges = ObservedChanges { Task { @MainActor in waker.host?.onNeedsUpdate?() } }
    waker.host = self
    graph.onNeedsUpdate = { [unowned self] in onNeedsUpdate?() }
    graph.issueHandler = { [unowned self] issue in report(describe(issue)) }
  }

  /// Makes the root view.
  package func start<Root: View>(_ root: Root) {
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
  }

  /// Reaches the host from a closure that may outlive it.
  private final class Waker: Sendable {
    @MainActor weak var host: ViewHost?
    nonisolated init() {}
  }

  // Updating.

  package var needsUpdate: Bool {
    graph.hasPendingOutputs || !actions.isEmpty || !staleContainers.isEmpty || !observedChanges.isEmpty
  }

  /// Runs after the current or the next update, when every view is up to date. Actions may write state.
  /// - Parameter attribute: Where the action stands, should it never come to an end.
  package func afterUpdate(of attribute: AttributeID? = nil, _ action: @escaping () -> Void) {
    actions.append(Action(run: action, attribute: attribute))
    if !graph.isEvaluating { onNeedsUpdate?() }
  }

  /// Brings every view up to date and runs the actions that changes caused, until nothing changes any more.
  /// A loop of changes is cut off after 100 rounds and reported. Does nothing while a body is evaluated.
  package func update() {
    guard !graph.isEvaluating else { return }
    for _ in 0..<Self.roundLimit {
      settle()
      if actions.isEmpty { return }
      runActions()
    }
    settle()
    guard !actions.isEmpty else { return }
    let places = actions.lazy.compactMap { $0.attribute.map(self.place) }
    let place = places.first ?? ""
    actions.removeAll()
    report(
      "onChange actions\(place) kept changing state: tried to update more than \(Self.roundLimit) times in one frame")
  }

  /// What runs after an update. An array of bare functions would wrap each of them.
  private struct Action {
    let run: () -> Void
    let attribute: AttributeID?
  }

  private static let roundLimit = 100

  /// Evaluates what is dirty and collects children, until neither asks for the other.
  private func settle() {
    updateNumber += 1
    transaction = Transaction.take(for: graph)
    for completion in transaction.completions { completion.host = self }
    defer { transaction = Transaction() }
    for _ in 0..<Self.roundLimit {
      for id in observedChanges.takeAll() where graph.isValid(id) { graph.invalidate(id) }
      graph.update()
      for family in movingFamilies { family.settle() }
      if !movingFamilies.isEmpty, graph.hasPendingOutputs { continue }
      refreshContainers()
      if graph.hasPendingOutputs { continue }
      endMoves()
      if !graph.hasPendingOutputs, staleContainers.isEmpty { return }
    }
    report("views kept changing while they were made: tried to settle more than \(Self.roundLimit) times in one frame")
  }

  /// Brings views up to date that were made in the middle of a layout.
  func settleRows() {
    lookThroughListsAnew()
    settle()
  }

  private func runActions() {
    var due = actions
    actions = spareActions
    spareActions = []
    for action in due { action.run() }
    due.removeAll(keepingCapacity: true)
    spareActions = due
  }

  func containerIsStale(_ container: ContainerNode) { staleContainers.append(container) }

  private func lookThroughListsAnew() {
    for reader in listReaders where graph.isValid(reader) { graph.invalidate(reader) }
  }

  private func refreshContainers() {
    guard !staleContainers.isEmpty else { return }
    lookThroughListsAnew()
    while !staleContainers.isEmpty {
      let containers = staleContainers
      staleContainers.removeAll(keepingCapacity: true)
      for container in containers { container.refreshChildren() }
    }
  }

  /// Reports a change of what is outside of the graph, from any thread: what has read the attribute is evaluated at the
  /// next update.
  package func changeReport(of attribute: AttributeID) -> @Sendable () -> Void {
    { [observedChanges] in observedChanges.append(attribute) }
  }

  /// Whether an object announces a change while a body is evaluated, which is reported and ignored.
  package func refusesAnnouncement() -> Bool {
    guard graph.isEvaluating, let evaluation = BodyEvaluation.current else { return false }
    report("an object announced a change during the body of \(evaluation.view): it is ignored")
    return true
  }

  /// Changes of observable objects that wait for the next update.
  package var observedChangeCount: Int { observedChanges.count }

  /// Brings `frameTime` up to date once it is time for another frame.
  func requestFrame() {
    guard !hasRequestedFrame, let clock else { return }
    hasRequestedFrame = true
    let interval = UInt64(FrameRate.interval.components.attoseconds / 1_000_000_000)
    _ = clock.after(nanoseconds: interval) { [weak self] in
      guard let self, let clock = self.clock, rootSubgraph.isValid else { return }
      hasRequestedFrame = false
      graph.setValue(frameTime, clock.now)
    }
  }

  func countBody() { counters.bodies += 1 }

  func nodeWasDrawn() { counters.drawnNodes += 1 }

  package func resetCounters() { counters = Counters() }

  /// Reports a programmer's mistake, the same sentence once.
  package func report(_ message: String) {
    if reported.insert(message).inserted { log(message) }
  }

  /// Says something that is no mistake, each time; never drawn.
  func log(_ message: String) {
    if let reportIssue {
      reportIssue(message)
    } else if unheardIssues.count < Self.unheardIssueLimit {
      unheardIssues.append(message)
    }
  }

  private func describe(_ issue: GraphIssue) -> String {
    let place = BodyEvaluation.current.map { "the body of \($0.view)" } ?? "an update of the views"
    return switch issue {
    case .writeDuringEvaluation: "state was written during \(place): the write is ignored"
    case .cycle: "a value was read by its own computation during \(place): it kept its last value"
    case .readOfRemoved: "state of a view that is gone was read during \(place)"
    case .writeToRemoved: "state of a view that is gone was written during \(place): the write is ignored"
    }
  }

  // Layout and drawing.

  func setNeedsLayout() { needsLayout = true }

  func damage(_ cells: CellRect) {
    // Few rectangles suffice: overlapping or touching ones on the same rows become one.
    for index in damaged.indices where !damaged[index].intersection(cells).isEmpty {
      damaged[index] = damaged[index].union(cells)
      return
    }
    damaged.append(cells)
    if damaged.count > 32 { damaged = [damaged.dropFirst().reduce(damaged[0]) { $0.union($1) }] }
  }

  /// Everything must be drawn again.
  package func damageAll() { root.setNeedsDisplay() }

  /// Measures and places what changed, offering the root `proposal`; returns the size the root took.
  ///
  /// Views that depend on their size are evaluated when it has changed, and laid out again.
  package func layOut(in proposal: ProposedViewSize) -> Size {
    for _ in 0..<Self.layoutLimit {
      if needsLayout || proposal != self.proposal {
        needsLayout = false
        self.proposal = proposal
        counters.layouts += 1
        root.place(at: .zero, size: root.size(fitting: proposal))
      }
      fillScrolled()
      for reader in geometryReaders { reader.reader?.placeMayHaveChanged() }
      // Rows that came into sight have said that they appeared.
      guard !resized.isEmpty || !actions.isEmpty else { return root.size }
      let due = resized
      resized.removeAll(keepingCapacity: true)
      for announce in due { announce() }
      update()
    }
    report("the layout did not settle: views kept changing their size because of their size")
    return root.size
  }

  private static let layoutLimit = 10

  /// The rows of the screen.
  package var screenHeight: Double { proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? 24 }

  /// Lazy stacks inside a scrolling node must show what is in sight now.
  func scrolled(_ node: ScrollNode) {
    if !scrolledNodes.contains(where: { $0 === node }) { scrolledNodes.append(node) }
  }

  /// What stands in some cells has moved up by so many rows.
  func noteScroll(_ cells: CellRect, by distance: Int) {
    guard !cells.isEmpty else { return }
    scrolledRows.append(ScrolledRows(rows: cells.row..<cells.maxRow, distance: distance))
  }

  private func fillScrolled() {
    let due = scrolledNodes
    scrolledNodes.removeAll(keepingCapacity: true)
    for node in due where node.isInTree { node.layOutAgain() }
  }

  /// A view depends on its place, which may change without a layout.
  func watchPlace(of reader: any GeometryReading) {
    geometryReaders.removeAll { $0.reader == nil || $0.reader === reader }
    geometryReaders.append(WeakGeometryReader(reader: reader))
  }

  private struct WeakGeometryReader {
    weak var reader: (any GeometryReading)?
  }

  /// Runs after the layout going on. The action may write state.
  func afterLayout(_ action: @escaping () -> Void) { resized.append(action) }

  package var needsDisplay: Bool { !damaged.isEmpty || needsLayout || !scrolledNodes.isEmpty }

  /// Whether something was scrolled since the last layout.
  package var hasScrolled: Bool { !scrolledNodes.isEmpty }

  /// Draws the damaged cells into the grid.
  package func draw(into grid: inout CellGrid) {
    guard !damaged.isEmpty else { return }
    counters.frames += 1
    let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
    var rectangles = damaged
    damaged = spareDamage
    spareDamage = []
    defer {
      rectangles.removeAll(keepingCapacity: true)
      spareDamage = rectangles
    }
    for rows in scrolledRows { grid.noteScroll(rows) }
    scrolledRows.removeAll(keepingCapacity: true)
    withUnsafeMutablePointer(to: &grid) { grid in
      for rectangle in rectangles {
        let clip = rectangle.intersection(screen)
        guard !clip.isEmpty else { continue }
        let wholeRows = CellRect(column: 0, row: clip.row, columns: screen.columns, rows: clip.rows)
        guard !grid.pointee.hasWideCluster(acrossEdgesOf: clip) else {
          draw(wholeRows, into: grid)
          continue
        }
        grid.pointee.hasCutCluster = false
        draw(clip, into: grid)
        // What is new may lie across the edge too.
        if grid.pointee.hasCutCluster { draw(wholeRows, into: grid) }
      }
    }
  }

  private func draw(_ clip: CellRect, into grid: UnsafeMutablePointer<CellGrid>) {
    grid.pointee.fill(clip, style: .plain)
    root.render(in: Canvas(grid: grid, clip: clip))
  }
}

/// The node that holds the root view; it stacks what the view contributes from top to bottom.
private final class RootNode: ContainerNode {
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  override var sequentialAxis: Axis? { .vertical }
  override func measure(_ proposal: ProposedViewSize) -> Size { stack.measure(children, proposal: proposal) }
  override func layOut(in size: Size) { stack.place(children, in: size, proposal: proposal(answeredBy: size)) }
}
