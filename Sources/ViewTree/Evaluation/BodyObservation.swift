import AttributeGraph
import Observation
import Synchronization

/// The registration of a view's body with the `@Observable` objects that it has read.
///
/// Observation drops a registration only when it fires. A body evaluated for another reason would leak one each time,
/// so each has a trigger that is fired to drop it.
final class BodyObservation {
  /// The attribute of the body, set once its rule was passed to the graph.
  var id: AttributeID?
  /// True once the body has read an observable object; until then nothing is registered.
  private(set) var observes = false
  private var registration: Registration?

  deinit { registration?.end() }

  /// Evaluates a body; until the next evaluation, a change of an object that it has read is reported to `changes`.
  func evaluate<Body>(_ id: AttributeID, reportingTo changes: ObservedChanges, _ body: () -> Body) -> Body {
    guard observes else {
      // The argument of `onChange` is evaluated only if something was read.
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
    // This registration stays until it fires, but reports nothing after the next evaluation.
    let registration = Registration()
    self.registration = registration
    return { if registration.isInUse { changes.append(id) } }
  }

  /// An observable object that is read together with those of the body. Firing it drops the whole registration.
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

/// Bodies whose `@Observable` objects have changed; reported from any thread, taken at the next update.
nonisolated package final class ObservedChanges: Sendable {
  private let pending = Mutex<[AttributeID]>([])

  /// Causes a turn: an event loop draws after it has run a task, even an empty one.
  func wake() { Task { @MainActor in } }

  func append(_ id: AttributeID) {
    let isFirst = pending.withLock { pending in
      pending.append(id)
      return pending.count == 1
    }
    if isFirst { wake() }
  }

  var isEmpty: Bool { count == 0 }

  // Not `\.count`, which would go through a key path for each update.
  package var count: Int { pending.withLock { $0.count } }

  func takeAll() -> [AttributeID] {
    pending.withLock { pending in
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
  }
}
