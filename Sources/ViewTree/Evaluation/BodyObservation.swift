import AttributeGraph
import Observation
import Synchronization

/// What a view's body has registered with the `@Observable` objects it read.
///
/// Observation drops a registration only when it fires. A body evaluated for another reason would leak one each time,
/// so each has a trigger that is fired to drop it.
final class BodyObservation {
  /// The attribute of the body: it exists only after its rule was handed to the graph.
  var id: AttributeID?
  /// True once the body has read an observable object; nothing is registered before.
  private(set) var observes = false
  private var registration: Registration?

  deinit { registration?.end() }

  /// Evaluates a body; a change of what it reads is told to `changes` until it is evaluated again.
  func evaluate<Body>(_ id: AttributeID, reportingTo changes: ObservedChanges, _ body: () -> Body) -> Body {
    guard observes else {
      // What follows `onChange` is evaluated only if something was read.
      return withObservationTracking(body, onChange: firstObservation(of: id, changes))
    }
    registration?.end()
    let registration = Registration()
    self.registration = registration
    return withObservationTracking {
      registration.begin()
      return body()
    } onChange: {
      if registration.isInUse { changes.append(id) }
    }
  }

  private func firstObservation(of id: AttributeID, _ changes: ObservedChanges) -> @Sendable () -> Void {
    observes = true
    // It stays where it is until it fires; after another evaluation it says nothing any more.
    let registration = Registration()
    self.registration = registration
    return { if registration.isInUse { changes.append(id) } }
  }

  /// An observable object that is read together with those of the body. When it fires, the whole registration goes.
  private nonisolated final class Registration: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let hasEnded = Atomic(false)
    private var trigger: Void { () }

    var isInUse: Bool { !hasEnded.load(ordering: .acquiring) }

    func begin() { registrar.access(self, keyPath: \.trigger) }

    func end() {
      guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
      registrar.withMutation(of: self, keyPath: \.trigger) {}
    }
  }
}

/// Bodies whose `@Observable` objects have changed, reported from any thread and taken at the next update.
nonisolated package final class ObservedChanges: Sendable {
  private let pending = Mutex<[AttributeID]>([])

  /// Brings about a turn: an event loop draws after it has run a task, whatever the task does.
  func wake() { Task { @MainActor in } }

  func append(_ id: AttributeID) {
    let isFirst = pending.withLock { pending in
      pending.append(id)
      return pending.count == 1
    }
    if isFirst { wake() }
  }

  var isEmpty: Bool { count == 0 }

  // Not `\.count`: each update would go through a key path.
  package var count: Int { pending.withLock { $0.count } }

  func takeAll() -> [AttributeID] {
    pending.withLock { pending in
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
  }
}
