import TerminalModel

/// Finds where an inline region stands on the screen, so that presses of the mouse, which name cells of the screen, can
/// be told from its corner.
///
/// It asks for the position of the cursor (ECMA-48, 8.3.35, DSR 6) when the mouse was pressed, and keeps the press until
/// the answer (8.3.14, CPR) is there, or none has come for a while.
struct RegionLocator {
  /// The question as the terminal reads it.
  static let question = Array("\u{1B}[6n".utf8)
  /// How long an answer is waited for, in nanoseconds.
  static let patience: Int64 = 2_000_000_000

  private var waiting: [MouseEvent] = []
  /// When the question is given up; nil when none is under way.
  private(set) var deadline: Int64?

  /// Keeps an event until its place is known.
  /// - Returns: Whether the question must be written: not when one is under way.
  mutating func ask(for event: MouseEvent, at time: Int64) -> Bool {
    waiting.append(event)
    guard deadline == nil else { return false }
    deadline = time + Self.patience
    return true
  }

  /// The answer has come.
  /// - Parameter cursorRow: The row of the region in which the cursor stands.
  /// - Returns: The kept events inside the region, their rows counted from its first.
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
