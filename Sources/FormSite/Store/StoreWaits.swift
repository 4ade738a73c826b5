import TerminalDriver

/// How long an operation waits for a store that is silent, whatever number of transactions, tries and connections it
/// takes. The innermost operation of a thread shares the limit of the outer ones.
nonisolated struct SilenceLimit: Sendable {
  /// When the operation began, in milliseconds on `MonotonicClock`.
  let start: Int64
  /// In milliseconds.
  let span: Int64
  /// True if several operations share it: then it is counted from `start`, whatever is heard meanwhile. Otherwise each of
  /// them would wait anew for a store that answers and then waits for somebody's lock. The limit of one operation alone is
  /// counted from when the store was heard last, since what makes progress may take long.
  private let isOfSeveral: Bool

  /// - Parameter span: In milliseconds.
  init(_ span: Int64 = 10_000) { self.init(span, isOfSeveral: true) }

  private init(_ span: Int64, isOfSeveral: Bool) {
    (start, self.span, self.isOfSeveral) = (Self.now, span, isOfSeveral)
  }

  @TaskLocal static var shared: SilenceLimit?

  /// The limit that all operations share which begin while a form is left, of any thread.
  static var leaving: SilenceLimit? {
    get { ofLeaving.withLock { $0 } }
    set { ofLeaving.withLock { $0 = newValue } }
  }
  private static let ofLeaving = Guarded<SilenceLimit?>(nil)

  /// The limit of the operation of this thread.
  static var current: SilenceLimit { ofSeveral ?? SilenceLimit(10_000, isOfSeveral: false) }

  /// The limit that operations share; nil if none do.
  private static var ofSeveral: SilenceLimit? { shared ?? leaving }

  /// A limit for operations to share, in milliseconds: what is left of the one that they share already, if that is less.
  static func short(_ span: Int64) -> SilenceLimit {
    let limit = SilenceLimit(span)
    return ofSeveral.flatMap { $0.isOfSeveral && $0.left() < span ? $0 : nil } ?? limit
  }

  static var now: Int64 { MonotonicClock.now / 1_000_000 }

  /// How long the store may still be silent, in milliseconds.
  /// - Parameter heard: When it was heard last.
  func left(heard: Int64 = 0) -> Int64 { (isOfSeveral ? start : max(start, heard)) + span - Self.now }

  /// The limit of what goes on beside the person and is tried again: what they do next waits for it, since there is one
  /// connection.
  static var beside: SilenceLimit { .short(4000) }

  /// True if it is counted from when the store was heard last.
  var followsAnswers: Bool { !isOfSeveral }

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
