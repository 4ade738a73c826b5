package import AttributeGraph

/// The actions that wait for one phase of a turn, and how many rounds of them a turn has.
package final class TurnPhase {
  private var queue = DoubleBuffer<QueuedAction>()
  private let limit: Int
  /// How a report names actions without an origin, and what it says of actions that never end.
  private let (unnamed, fault): (String, String)
  private var rounds = 0
  /// Goes up with everything that is added.
  private(set) var additions = 0
  /// The origins in the later half of the rounds, and whether each caused more work. Turns that end earlier pay
  /// nothing.
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

  /// - Parameter dropped: Called instead of `run` should the action be dropped.
  func append(of origin: ActionOrigin?, dropped: (() -> Void)? = nil, _ run: @escaping () -> Void) {
    additions += 1
    queue.append(QueuedAction(run: run, origin: origin, dropped: dropped))
  }

  func removeAll() { queue.removeAll() }

  func beginTurn() {
    rounds = 0
    if !causes.isEmpty { causes = [:] }
  }

  /// Runs the pending work; what is added meanwhile waits for the next round.
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
    // Before it runs: the view may be gone afterwards.
    let names = action.origin.map { [$0.identity, $0.name(in: turn.host)] } ?? []
    let before = turn.changes
    action.run()
    let isCause = turn.changes != before
    for name in names { causes[name] = causes[name] ?? false || isCause }
  }

  private func isCause(_ origin: ActionOrigin, in host: ViewHost) -> Bool {
    causes[origin.identity] ?? causes[origin.name(in: host)] ?? false
  }

  /// Ends a loop: drops the work of those who caused one round after the other.
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

/// Something that waits for a phase of a turn. A list of bare functions would wrap each of them.
struct QueuedAction {
  let run: () -> Void
  /// Who has it run. Without an origin, it is the library's own and never dropped.
  let origin: ActionOrigin?
  let dropped: (() -> Void)?
}

/// Who has an action run: named in the report should a turn never end.
package enum ActionOrigin {
  /// A modifier, by what it is called and its attribute.
  case modifier(String, AttributeID)
  /// A focus state of a view.
  case focusState(of: Any.Type?)
  /// Something outside of the views, by its id.
  case model(String)
  /// Animations have come to rest.
  case completions

  package init(_ modifier: String, at attribute: AttributeID) { self = .modifier(modifier, attribute) }

  /// Tells origins apart.
  var identity: String {
    switch self {
    case .modifier(let name, let attribute): "\(name) \(attribute)"
    case .focusState(let view): "\(String(describing: view))"
    case .model(let id): "actions of \(id)"
    case .completions: "completions"
    }
  }

  /// What a report calls it, the same for the next view of the same type.
  func name(in host: ViewHost) -> String {
    switch self {
    case .modifier(let name, let attribute): "\(name) actions\(host.place(of: attribute))"
    case .focusState(let view): "a FocusState\(view.map(ViewHost.place(inBodyOf:)) ?? "")"
    case .model(let id): "actions of '\(id)'"
    case .completions: "completions of withAnimation"
    }
  }
}

/// A list that is processed while the next one fills. The two storages alternate, so nothing is allocated once both are
/// large enough.
struct DoubleBuffer<Element> {
  var waiting: [Element] = []
  private var spare: [Element] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func append(_ element: Element) { waiting.append(element) }

  mutating func removeAll() { waiting.removeAll() }

  /// Takes all that waits; the caller gives it back when it is worked off.
  mutating func take() -> [Element] {
    let due = waiting
    waiting = spare
    spare = []
    return due
  }

  /// In place: storage with another reference to it could not be used again.
  mutating func giveBack(_ due: inout [Element]) {
    due.removeAll(keepingCapacity: true)
    swap(&due, &spare)
  }
}
