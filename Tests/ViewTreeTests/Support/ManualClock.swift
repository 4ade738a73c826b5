import ViewTree

/// Time that passes only when a test says so.
final class ManualClock: HostClock {
  private(set) var now: UInt64 = 0
  private var timers: [(due: UInt64, id: Int, action: () -> Void)] = []
  private var lastID = 0

  func after(nanoseconds: UInt64, _ action: @escaping () -> Void) -> Int {
    lastID += 1
    timers.append((now + nanoseconds, lastID, action))
    return lastID
  }

  func cancelTimer(_ id: Int) { timers.removeAll { $0.id == id } }

  /// How many wake-ups are planned.
  var planned: Int { timers.count }

  /// The time of the next wake-up, in milliseconds from now.
  var next: UInt64? { timers.map(\.due).min().map { ($0 - now) / 1_000_000 } }

  /// Lets time pass, waking up whoever asked for it on the way, each followed by `frame`.
  func pass(milliseconds: UInt64, frame: () -> Void) {
    let end = now + milliseconds * 1_000_000
    while let index = timers.indices.min(by: { timers[$0].due < timers[$1].due }), timers[index].due <= end {
      let timer = timers.remove(at: index)
      now = max(now, timer.due)
      timer.action()
      frame()
    }
    now = end
  }
}

/// A store that remembers what it was told, for as long as a test holds it.
final class MemoryStore: ValueStore {
  var values: [String: StoredValue] = [:]
  private(set) var writes = 0

  func value(for key: String) -> StoredValue? { values[key] }

  func setValue(_ value: StoredValue?, for key: String) {
    values[key] = value
    writes += 1
  }
}
