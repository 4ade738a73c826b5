import AttributeGraph
import Synchronization

/// Bodies whose `@Observable` objects have changed, reported from any thread and taken at the next update.
nonisolated final class ObservedChanges: Sendable {
  private let pending = Mutex<[AttributeID]>([])
  private let wake: @Sendable () -> Void

  /// - Parameter wake: Called, on any thread, when the first change arrives.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func append(_ id: AttributeID) {
    let isFirst = pending.withLock { pending in
      pending.append(id)
      return pending.count == 1
    }
    if isFirst { wake() }
  }

  var isEmpty: Bool { count == 0 }

  var count: Int { pending.withLock(\.count) }

  func takeAll() -> [AttributeID] {
    pending.withLock { pending in
      defer { pending.removeAll(keepingCapacity: true) }
      return pending
    }
  }
}
