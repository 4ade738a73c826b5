import AttributeGraph

/// Brings a tree up to date after an event, in phases. What one phase causes for another is done in the same turn: the
/// phases repeat until nothing is pending:
///
///     write ─► evaluate ─► collect children ─► run actions ─► move focus
///       ▲                                           │             │
///       └───────────── both may write ◄─────────────┴─────────────┘
///
///     for a frame: lay out ─► run what waits for a layout ─► evaluate …, until the layout stays as it is
///
/// Every phase has one queue and one bound. At the bound, the turn reports who kept it going and drops that one's
/// pending work; everything else stays queued for the next turn.
package final class Turn {
  unowned let host: ViewHost
  private let graph: Graph
  /// Nesting depth of `run` and `layOut`: an action may ask for a view that it has changed.
  private var depth = 0
  /// The number of evaluations begun, which identifies the current one.
  private(set) var number = 0
  /// True if the last turn reached a bound.
  private var hasLooped = false

  // The queues of the phases. The outputs to evaluate are queued in the graph.

  /// Bodies that read an `@Observable` object which has changed since.
  package let observedChanges = ObservedChanges()
  private var staleContainers = DoubleBuffer<ContainerNode>()
  /// Containers that have received rows which are not up to date yet.
  private var postponedContainers: [ContainerNode] = []
  let actions = TurnPhase(limit: 100, unnamed: "actions", fault: "kept changing state: tried to update")
  package let focusMoves = TurnPhase(limit: 10, unnamed: "a FocusState", fault: "kept being set: tried to move focus")
  let layoutActions = TurnPhase(
    limit: layoutLimit, unnamed: "views", fault: "kept changing the layout because of the layout: tried to lay out")
  private static let evaluationLimit = 100

  init(host: ViewHost) {
    self.host = host
    graph = host.graph
  }

  /// True if `run` would have work.
  var isDue: Bool {
    graph.hasPendingOutputs || !actions.isEmpty || !focusMoves.isEmpty || !staleContainers.isEmpty
      || !observedChanges.isEmpty
  }

  /// Increases with every write and every queued item: a difference means that something was caused.
  var changes: Int {
    Int(graph.revision) + observedChanges.count + actions.additions + focusMoves.additions + layoutActions.additions
  }

  /// Runs `body` as part of a turn: the outermost call begins the turn and breaks its loops at the end.
  private func inTurn<Result>(_ body: () -> Result) -> Result {
    if depth == 0 {
      actions.beginTurn()
      focusMoves.beginTurn()
      layoutActions.beginTurn()
    }
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { endLoops() }
    }
    return body()
  }

  /// Brings every view up to date, runs the actions that changes caused, and moves focus, until nothing is pending.
  /// Ignored during the evaluation of a rule.
  func run() {
    guard !graph.isEvaluating else { return }
    inTurn { goRound() }
  }

  private func goRound() {
    evaluate()
    while let phase = actions.isDue ? actions : focusMoves.isDue ? focusMoves : nil {
      phase.run(in: self)
      evaluate()
    }
  }

  /// Queues a focus move, to be made when the views are up to date and no action is pending.
  /// - Parameters:
  ///   - view: The view whose focus state requests the move.
  ///   - dropped: Called instead if the moves of that state never end.
  package func moveFocus(of view: Any.Type?, dropped: (() -> Void)?, _ move: @escaping () -> Void) {
    focusMoves.append(of: dropped.map { _ in .focusState(of: view) }, dropped: dropped, move)
  }

  /// After the tree has ended: runs the actions that its views still have queued.
  func runLastActions() { inTurn { while actions.isDue { actions.run(in: self) } } }

  func forgetEverything() {
    actions.removeAll()
    focusMoves.removeAll()
    layoutActions.removeAll()
    staleContainers.removeAll()
    postponedContainers.removeAll()
  }

  private func endLoops() {
    guard actions.isEndless || focusMoves.isEndless || layoutActions.isEndless else { return hasLooped = false }
    var hasDropped = false
    for phase in [actions, focusMoves, layoutActions] where phase.isEndless {
      let loop = phase.breakLoop(in: host)
      hasDropped = hasDropped || loop.hasDropped
      host.report(loop.report)
    }
    // A focus state whose move was dropped is reset to where focus is.
    if hasDropped { evaluate() }
    // The remaining work gets another turn soon, but only once, in case that is endless, too.
    if hasDropped, !hasLooped, isDue { observedChanges.wake() }
    hasLooped = true
  }

  // Evaluating, and collecting children.

  /// The transaction of the current evaluation.
  private(set) var transaction = Transaction()
  private var nextTransaction: Transaction?

  /// Called when a value was written: the next evaluation has this transaction.
  func accompany(with transaction: Transaction) {
    nextTransaction = nextTransaction?.joined(by: transaction) ?? transaction
  }

  /// Evaluates dirty outputs and collects children until neither causes the other.
  func evaluate() {
    number += 1
    if let nextTransaction {
      transaction = nextTransaction
      self.nextTransaction = nil
    }
    defer { if !transaction.isPlain { transaction = Transaction() } }
    let host = host
    for round in 1...Self.evaluationLimit {
      watchesBodies = round > Self.evaluationLimit / 2
      for id in observedChanges.takeAll() where graph.isValid(id) { graph.invalidate(id) }
      graph.update()
      collectChildren(in: host)
      guard
        graph.hasPendingOutputs || !staleContainers.isEmpty || !postponedContainers.isEmpty
          || !observedChanges.isEmpty || host.hasChangedRows
      else { return watchesBodies = false }
    }
    watchesBodies = false
    breakEvaluationLoop()
  }

  private func collectChildren(in host: ViewHost) {
    if !postponedContainers.isEmpty {
      for container in postponedContainers { container.childrenDidChange() }
      postponedContainers = []
    }
    host.makeRows()
    if graph.hasPendingOutputs { return }
    refreshContainers()
    if graph.hasPendingOutputs || host.hasChangedRows { return }
    host.endRows()
  }

  private func refreshContainers() {
    guard !staleContainers.isEmpty else { return }
    invalidateListReaders()
    while !staleContainers.isEmpty {
      var due = staleContainers.take()
      for container in due { container.refreshChildren() }
      staleContainers.giveBack(&due)
    }
  }

  private func invalidateListReaders() {
    for reader in host.listReaders where graph.isValid(reader) { graph.invalidate(reader) }
  }

  /// Brings views up to date that were made during a layout.
  func evaluateRows() {
    invalidateListReaders()
    evaluate()
  }

  /// Queues the collection of a container's children for this turn, or the next.
  func collect(_ container: ContainerNode) { staleContainers.append(container) }

  /// Collects a container's children after the dirty outputs have been evaluated.
  func collectLater(_ container: ContainerNode) { postponedContainers.append(container) }

  // Bodies that change what other bodies have read would be evaluated forever.

  /// True after so many rounds that bodies are checked for changing what others have read.
  private(set) var watchesBodies = false
  private var changingBodies: Set<AttributeID> = []

  /// Evaluates a body and notes whether it changes observable objects.
  func watch<Value>(_ body: AttributeID, _ evaluate: () -> Value) -> Value {
    let before = observedChanges.count
    let value = evaluate()
    if observedChanges.count != before { changingBodies.insert(body) }
    return value
  }

  private func breakEvaluationLoop() {
    let waiting = observedChanges.takeAll()
    let place = waiting.last { changingBodies.contains($0) }.map(host.place) ?? ""
    for body in waiting where !changingBodies.contains(body) { observedChanges.append(body) }
    changingBodies = []
    host.report(
      "views\(place) kept changing while they were made: tried to evaluate more than \(Self.evaluationLimit) times in "
        + "one frame")
  }

  // Laying out.

  private static let layoutLimit = 10

  /// Measures and places what changed, until the layout is stable.
  /// - Parameter reveal: Called after a layout; may scroll, which needs another one.
  func layOut(in proposal: ProposedViewSize, reveal: (_ isLaidOutAnew: Bool) -> Void) {
    let host = host
    inTurn {
      let layouts = host.counters.layouts
      for _ in 0..<Self.layoutLimit {
        host.placeRoot(in: proposal)
        if layoutActions.isEmpty, actions.isEmpty {
          reveal(host.counters.layouts != layouts)
          guard host.needsLayout || host.hasScrolled else { return }
        } else {
          // Rows that became visible have queued their `onAppear` actions.
          layoutActions.run(in: self)
          goRound()
        }
      }
      reveal(true)
      host.placeRoot(in: proposal)
    }
  }
}
