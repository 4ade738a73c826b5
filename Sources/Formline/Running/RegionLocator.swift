import TerminalModel

/// Finds an inline region on the screen, to convert mouse positions to cells of the region.
///
/// After a press it queries the cursor's position (ECMA-48, 8.3.35, DSR 6), and keeps the press until the answer
/// (8.3.14, CPR) or a timeout.
struct RegionLocator {
  /// The query for the cursor's position.
  static let question = Array("\u{1B}[6n".utf8)
  /// The time to wait for an answer, in nanoseconds.
  static let patience: Int64 = 2_000_000_000

  private var waiting: [MouseEvent] = []
  /// The time at which to stop waiting for an answer; nil if no query is pending.
  private(set) var deadline: Int64?
  /// The cursor's row in the region when the pending query was written. A frame may move the cursor before the answer.
  private var cursorRow = 0

  /// Keeps an event until the region's position is known.
  /// - Parameter cursorRow: The cursor's row in the region.
  /// - Returns: True if the query must be written: none is pending.
  mutating func ask(for event: MouseEvent, cursorRow: Int, at time: Int64) -> Bool {
    waiting.append(event)
    guard deadline == nil else { return false }
    deadline = time + Self.patience
    self.cursorRow = cursorRow
    return true
  }

  /// Handles the answer.
  /// - Returns: The kept events inside the region, relative to its first row.
  mutating func take(_ cursor: CursorPosition) -> [MouseEvent] {
    defer { giveUp() }
    let top = cursor.row - cursorRow
    return waiting.compactMap { event in
      var event = event
      event.row -= top
      return event.row < 0 ? nil : event
    }
  }

  /// Called when no answer will come: drops the pending presses.
  mutating func giveUp() {
    waiting = []
    deadline = nil
  }
}
