import TerminalDriver

/// How long an operation waits for a store that is silent, whatever number of transactions, tries and connections it
/// takes. The innermost operation of a thread shares the limit of the outer ones.
nonisolated struct SilenceLimit: Sendable {
  /// When the operation began, in milliseconds on `MonotonicClock`.
  let start: Int64
  /// In milliseconds, from `start`, or from when the store was heard last.
  let span: Int64

  /// - Parameter span: In milliseconds.
  init(_ span: Int64 = 10_000) { (start, self.span) = (Self.now, span) }

  @TaskLocal static var shared: SilenceLimit?

  /// The limit that all operations share which begin while a form is left, of any thread.
  static var leaving: SilenceLimit? {
    get { ofLeaving.withLock { $0 } }
    set { ofLeaving.withLock { $0 = newValue } }
  }
  private static let ofLeaving = Guarded<SilenceLimit?>(nil)

  /// The limit of the operation of this thread.
  static var current: SilenceLimit { shared ?? leaving ?? SilenceLimit() }

  static var now: Int64 { MonotonicClock.now / 1_000_000 }

  /// How long the store may still be silent, in milliseconds.
  /// - Parameter heard: When it was heard last.
  func left(heard: Int64 = 0) -> Int64 { max(start, heard) + span - Self.now }

  /// Runs a whole operation.
  static func during<Result, Failure>(
    _ limit: SilenceLimit = current, _ use: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = $shared.withValue(limit) { () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try use()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

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

  /// True if somebody has waited for longer than a time.
  func isLonger(than time: Duration) -> Bool { oldest.map { MonotonicClock.now - $0 > time.nanoseconds } ?? false }

  func during<Result>(_ use: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    let number = uses.withLock { uses in
      uses.last += 1
      uses.open[uses.last] = MonotonicClock.now
      return uses.last
    }
    defer { uses.withLock { $0.open[number] = nil } }
    return try SilenceLimit.during(SilenceLimit.current, use)
  }
}
