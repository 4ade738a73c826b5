import TerminalModel

/// Finds an inline region on the screen, to make cells of the mouse relative to its corner.
///
/// After a press it asks for the cursor's position (ECMA-48, 8.3.35, DSR 6), and keeps the press until the answer
/// (8.3.14, CPR) or a timeout.
struct RegionLocator {
  /// The question as the terminal reads it.
  static let question = Array("\u{1B}[6n".utf8)
  /// How long an answer is waited for, in nanoseconds.
  static let patience: Int64 = 2_000_000_000

  private var waiting: [MouseEvent] = []
  /// When the question is given up; nil when none is under way.
  private(set) var deadline: Int64?

  /// Keeps an event until the region's position is known.
  /// - Returns: True if the query must be written: none is pending.
  mutating func ask(for event: MouseEvent, at time: Int64) -> Bool {
    waiting.append(event)
    guard deadline == nil else { return false }
    deadline = time + Self.patience
    return true
  }

  /// Handles the answer.
  /// - Parameter cursorRow: The cursor's row in the region.
  /// - Returns: The kept events inside the region, relative to its first row.
  mutating func take(_ cursor: CursorPosition, cursorRow: Int) -> [MouseEvent] {
    defer { giveUp() }
    let top = cursor.row - cursorRow
    return waiting.compactMap { event in
      var event = event
      event.row -= top
      return event.row < 0 ? nil : event
    }
  }

  /// No answer will come: what was pressed meanwhile is forgotten.
  mutating func giveUp() {
    waiting = []
    deadline = nil
  }
}
