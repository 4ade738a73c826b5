import AttributeGraph

/// The programming mistakes found in the elements of one `ForEach`; each is reported once.
struct ForEachMistakes {
  private enum Mistake { case duplicate, unequal, unstable, changingRange, wrongCount }

  private let subject: () -> String
  private let view: AttributeID
  private unowned let host: ViewHost
  private var known: Set<Mistake> = []
  /// The number of successive updates in which every id was new.
  private var replacements = 0
  private let probe = IDProbe()

  init<Data, ID, Content>(of view: Attribute<ForEach<Data, ID, Content>>, host: ViewHost) {
    subject = { ForEach<Data, ID, Content>.subject }
    self.view = view.id
    self.host = host
  }

  private mutating func report(_ mistake: Mistake, _ text: (_ subject: String) -> String) {
    guard known.insert(mistake).inserted else { return }
    host.report(text(subject() + host.place(of: view)))
  }

  // One element.

  mutating func foundDuplicate<ID>(_ id: ID) {
    report(.duplicate) { "duplicate id \(id) in \($0): only the first view with it is shown" }
  }

  /// Whether an id can identify its element. NaN cannot: it is not equal to itself.
  mutating func accepts<ID: Equatable>(_ id: ID) -> Bool {
    if id == id { return true }
    report(.unequal) { "the id \(id) of an element of \($0) is not equal to itself: the element is left out" }
    return false
  }

  // The collection.

  /// - Parameter last: The previous number of elements; nil initially.
  mutating func look<Data, ID: Equatable, Content>(at source: ForEach<Data, ID, Content>, last: Int?) {
    let count = source.count
    if let first = source.data.first, count > 0 {
      let id = source.id(first)
      if id == id, id != source.id(first) {
        report(.unstable) {
          "the id of an element of \($0) is another one each time it is asked for: ids must be stable"
        }
      }
    }
    if source.data.count != count {
      let said = source.data.count
      report(.wrongCount) { "the collection of \($0) says that it has \(said) elements, and has \(count)" }
    }
    if source.isConstantRange, let last, last != count {
      report(.changingRange) { "\($0) is for a range that never changes, but it changed: name an id" }
    }
  }

  /// True while the body that made the collection is evaluated once more, to check that ids are stable.
  var isProbing: Bool { probe.isGoingOn }

  /// Called when all ids have changed although nothing else has.
  mutating func foundUnstableIDs() {
    probe.end()
    report(.unstable) { "all ids of \($0) change at every update: ids must be stable" }
  }

  /// Notes whether an update has replaced all of several rows by the same number of others. Another page of rows does
  /// that too: when it happens again, the ids are probed for changing without a reason.
  mutating func noteReplacement(ofAll isReplacement: Bool) {
    replacements = isReplacement ? replacements + 1 : 0
    if replacements == 2 { probe.begin(of: view, in: host) }
  }
}

/// Evaluates a body once more, to see what changes by that alone.
final class IDProbe {
  private(set) var isGoingOn = false
  private var isDone = false

  func begin(of view: AttributeID, in host: ViewHost) {
    guard !isDone, let body = host.authorsBody(of: view) else { return }
    isDone = true
    host.afterUpdate { [weak self, unowned host] in
      guard let self, host.graph.isValid(body) else { return }
      isGoingOn = true
      host.graph.invalidate(body)
      host.afterUpdate { [weak self] in self?.isGoingOn = false }
    }
  }

  func end() { isGoingOn = false }
}
