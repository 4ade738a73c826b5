import TerminalModel

/// Finds where an inline region stands on the screen, so that presses of the mouse, which name cells of the screen, can
/// be told from its corner.
///
/// It asks for the position of the cursor (ECMA-48, 8.3.35, DSR 6) when the mouse was pressed, and keeps the press until
/// the answer (8.3.14, CPR) is there.
struct RegionLocator {
  /// The question as the terminal reads it.
  static let question = Array("\u{1B}[6n".utf8)

  private var waiting: [MouseEvent] = []

  /// Whether an answer is still to come.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Keeps an event until its place is known.
  /// - Returns: Whether the question must be written: not when one is under way.
  mutating func ask(for event: MouseEvent) -> Bool {
    defer { waiting.append(event) }
    return waiting.isEmpty
  }

  /// Takes the first answer out of what the terminal sent.
  /// - Parameter cursorRow: The row of the region in which the cursor stands.
  /// - Returns: What else was sent, and the kept events inside the region, their rows counted from its first.
  mutating func takeAnswer(from bytes: [UInt8], cursorRow: Int) -> (rest: [UInt8], events: [MouseEvent]) {
    for start in bytes.indices where bytes[start] == 0x1B {
      guard let (row, end) = Self.cursorReport(in: bytes[start...]) else { continue }
      let top = row - 1 - cursorRow
      let events = waiting.compactMap { event in
        var event = event
        event.row -= top
        return event.row < 0 ? nil : event
      }
      waiting = []
      return (Array(bytes[..<start] + bytes[end...]), events)
    }
    return (bytes, [])
  }

  /// The row of the report that `bytes` begin with, and where the report ends.
  private static func cursorReport(in bytes: ArraySlice<UInt8>) -> (row: Int, end: Int)? {
    let body = bytes.dropFirst(2)
    guard bytes.count > 5, bytes[bytes.startIndex + 1] == UInt8(ascii: "["),
      let last = body.firstIndex(where: { !(0x30...0x39).contains($0) && $0 != UInt8(ascii: ";") }),
      bytes[last] == UInt8(ascii: "R")
    else { return nil }
    let numbers = body[..<last].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard numbers.count == 2, let row = Int(String(decoding: numbers[0], as: UTF8.self)), row > 0 else { return nil }
    return (row, last + 1)
  }
}
