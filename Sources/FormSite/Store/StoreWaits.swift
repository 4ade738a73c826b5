import TerminalDriver

/// Which uses of a store have not ended yet, of any thread: a store that is slow is told of while somebody waits.
nonisolated final class StoreWaits: Sendable {
  private struct Uses {
    var last = 0
    /// When each began, on `MonotonicClock`.
    var open: [Int: Int64] = [:]
  }
  private let uses = Guarded(Uses())

  /// When the oldest of them began, on `MonotonicClock`; nil if there is none.
  var oldest: Int64? { uses.withLock { $0.open.values.min() } }

  func during<Result>(_ use: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    let number = uses.withLock { uses in
      uses.last += 1
      uses.open[uses.last] = MonotonicClock.now
      return uses.last
    }
    defer { uses.withLock { $0.open[number] = nil } }
    return try use()
  }
}
