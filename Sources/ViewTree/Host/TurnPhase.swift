package import AttributeGraph

/// The queued actions of one phase of a turn, with the bound on its rounds.
package final class TurnPhase {
  private var queue = DoubleBuffer<QueuedAction>()
  private let limit: Int
  /// The name that a report uses for actions without an origin, and what it says of actions that never end.
  private let (unnamed, fault): (String, String)
  private var rounds = 0
  /// Increases with everything queued.
  private(set) var additions = 0
  /// The origins in the later half of the rounds, and whether each caused more work. Turns that end earlier pay nothing
  /// for this.
  private var causes: [String: Bool] = [:]

  init(limit: Int, unnamed: String, fault: String) {
    self.limit = limit
    self.unnamed = unnamed
    self.fault = fault
  }

  package var isEmpty: Bool { queue.isEmpty }
  /// True if work is pending and rounds are left.
  var isDue: Bool { !queue.isEmpty && rounds < limit }
  /// True if work is pending after the last round.
  var isEndless: Bool { !queue.isEmpty && rounds >= limit }

  /// - Parameter dropped: Called instead of `run` if the action is dropped.
  func append(of origin: ActionOrigin?, dropped: (() -> Void)? = nil, _ run: @escaping () -> Void) {
    additions += 1
    queue.append(QueuedAction(run: run, origin: origin, dropped: dropped))
  }

  func removeAll() { queue.removeAll() }

  func beginTurn() {
    rounds = 0
    if !causes.isEmpty { causes = [:] }
  }

  /// Runs the pending work; anything queued meanwhile waits for the next round.
  func run(in turn: Turn) {
    rounds += 1
    var due = queue.take()
    if rounds > limit / 2 {
      for action in due { watch(action, in: turn) }
    } else {
      for action in due { action.run() }
    }
    queue.giveBack(&due)
  }

  private func watch(_ action: QueuedAction, in turn: Turn) {
    // Before the action runs: the view may be gone afterwards.
    let names = action.origin.map { [$0.identity, $0.name(in: turn.host)] } ?? []
    let before = turn.changes
    action.run()
    let isCause = turn.changes != before
    for name in names { causes[name] = causes[name] ?? false || isCause }
  }

  private func isCause(_ origin: ActionOrigin, in host: ViewHost) -> Bool {
    causes[origin.identity] ?? causes[origin.name(in: host)] ?? false
  }

  /// Ends a loop: drops the work of the origins that caused one round after another.
  /// - Returns: The report, and whether anything was dropped.
  func breakLoop(in host: ViewHost) -> (report: String, hasDropped: Bool) {
    var name: String?
    for action in queue.waiting {
      guard let origin = action.origin, isCause(origin, in: host) else { continue }
      name = name ?? origin.name(in: host)
      action.dropped?()
    }
    queue.waiting.removeAll { $0.origin.map { isCause($0, in: host) } ?? false }
    return ("\(name ?? unnamed) \(fault) more than \(limit) times in one frame", name != nil)
  }
}

/// An action queued for a phase of a turn. An array of bare functions would allocate a wrapper for each.
struct QueuedAction {
  let run: () -> Void
  /// The origin of the action. Actions without one are the library's and are never dropped.
  let origin: ActionOrigin?
  let dropped: (() -> Void)?
}

/// Who queued an action: named in the report if a turn never ends.
package enum ActionOrigin {
  /// A modifier, by its name and attribute.
  case modifier(String, AttributeID)
  /// A focus state of a view.
  case focusState(of: Any.Type?)
  /// Something outside of the views, by its id.
  case model(String)
  /// Animations have come to rest.
  case completions

  package init(_ modifier: String, at attribute: AttributeID) { self = .modifier(modifier, attribute) }

  /// Distinguishes origins.
  var identity: String {
    switch self {
    case .modifier(let name, let attribute): "\(name) \(attribute)"
    case .focusState(let view): "\(String(describing: view))"
    case .model(let id): "actions of \(id)"
    case .completions: "completions"
    }
  }

  /// The name in a report; the same for every view of the same type.
  func name(in host: ViewHost) -> String {
    switch self {
    case .modifier(let name, let attribute): "\(name) actions\(host.place(of: attribute))"
    case .focusState(let view): "a FocusState\(view.map(ViewHost.place(inBodyOf:)) ?? "")"
    case .model(let id): "actions of '\(id)'"
    case .completions: "completions of withAnimation"
    }
  }
}

/// A list that is processed while the next one fills. Two buffers alternate, so nothing is allocated once both are
/// large enough.
struct DoubleBuffer<Element> {
  var waiting: [Element] = []
  private var spare: [Element] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ element: Element) { waiting.append(element) }

  mutating func removeAll() { waiting.removeAll() }

  /// Takes all pending elements; the caller gives the array back when it is done.
  mutating func take() -> [Element] {
    let due = waiting
    waiting = spare
    spare = []
    return due
  }

  /// In place: a buffer with another reference to it could not be reused.
  mutating func giveBack(_ due: inout [Element]) {
    // Usually one, for which `removeAll` is dear.
    while due.popLast() != nil {}
    swap(&due, &spare)
  }
}
