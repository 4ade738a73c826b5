package import TerminalModel

/// The time at which an incomplete key or paste is taken as it is, in nanoseconds on the host's clock.
nonisolated package struct RestDeadline {
  /// Nil if nothing is incomplete.
  package private(set) var time: UInt64?
  /// The flow of an unfinished paste when the time was set.
  private var flow: KeyDecoder.Flow?

  /// The bytes that a paste must bring until the deadline to go on: more than keys, less than a slow line.
  private static let leastBytes = 256

  package init() {}

  /// Sets the time anew after input. Keys do not prolong a paste whose end is lost: Ctrl-C must work again.
  /// - Parameters:
  ///   - milliseconds: ``LineEditor/timeout(for:)`` of what the decoder waits for.
  ///   - flow: How far an unfinished paste has come.
  package mutating func update(after milliseconds: Int?, pasteFlow flow: KeyDecoder.Flow?, now: UInt64) {
    if let flow, let last = self.flow, flow.pastes == last.pastes, flow.bytes - last.bytes < Self.leastBytes,
      time != nil, milliseconds != nil
    {
      return
    }
    self.flow = flow
    time = milliseconds.map { now + UInt64($0) * 1_000_000 }
  }
}
