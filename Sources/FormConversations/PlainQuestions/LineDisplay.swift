import TerminalModel

/// Displays a line being edited using only characters, backspaces and blanks, for screen readers and simple terminals.
/// A long line scrolls horizontally.
struct LineDisplay {
  /// The available columns, including the cursor's own.
  let columns: Int
  private var shown: [Shown] = []
  /// The cursor's column, relative to the start of the line.
  private var cursor = 0
  /// The offset of the first visible character in the text, in UTF-8 bytes.
  private var first = 0

  private struct Shown: Equatable {
    var text: String
    var columns: Int
  }

  init(columns: Int) { self.columns = max(1, columns) }

  /// The bytes that update the display to this text. Costs what is visible, not the length of the text.
  /// - Parameter point: The cursor, in UTF-8 bytes of the text.
  mutating func show(_ text: String, point: Int) -> [UInt8] {
    let cursor = text.utf8.index(text.startIndex, offsetBy: min(point, text.utf8.count))
    let start = start(in: text, for: cursor)
    first = text.utf8.distance(from: text.startIndex, to: start)
    let output = change(to: fitting(text[start...]), cursor: Self.columns(of: text[start..<cursor]))
    return Array(output.utf8)
  }

  /// The bytes that show all of a text, on as many lines as it needs: whoever reads the screen hears what was answered.
  mutating func showWhole(_ text: String) -> [UInt8] {
    let whole = DisplayText.visible(text, lines: .single)
    guard TextWidth.columns(of: whole) >= columns else { return show(text, point: text.utf8.count) }
    return Array(String(repeating: "\u{8}", count: cursor).utf8) + Array(whole.utf8)
  }

  /// The first visible character for which the cursor is visible too: the last one, or one to the right in steps; half a
  /// line to the left where the cursor has come to the edge, or all the text that is left would be out of sight.
  private func start(in text: String, for cursor: String.Index) -> String.Index {
    var start = min(text.utf8.index(text.startIndex, offsetBy: min(first, text.utf8.count)), cursor)
    if start == cursor {
      start = text.index(cursor, offsetBy: -(columns / 2), limitedBy: text.startIndex) ?? text.startIndex
    }
    // Behind a paste, all steps but the last would be for nothing.
    if let near = text.index(cursor, offsetBy: -2 * columns, limitedBy: start) { start = near }
    while start < cursor, Self.columns(of: text[start..<cursor]) > columns - 1 {
      start = text.index(start, offsetBy: max(1, columns / 3), limitedBy: cursor) ?? cursor
    }
    return start
  }

  private mutating func change(to visible: [Shown], cursor target: Int) -> String {
    let kept = zip(shown, visible).prefix { $0 == $1 }.count
    let start = visible[..<kept].reduce(0) { $0 + $1.columns }
    var output = ""
    if kept < shown.count || kept < visible.count {
      move(to: start, over: shown, &output)
      output += visible[kept...].map(\.text).joined()
      let (old, new) = (shown.reduce(0) { $0 + $1.columns }, visible.reduce(0) { $0 + $1.columns })
      output += String(repeating: " ", count: max(0, old - new))
      cursor = max(old, new)
      shown = visible
    }
    move(to: target, over: shown, &output)
    return output
  }

  /// Moves the cursor: left with backspaces, right by rewriting characters.
  private mutating func move(to target: Int, over characters: [Shown], _ output: inout String) {
    if target < cursor { output += String(repeating: "\u{8}", count: cursor - target) }
    var column = 0
    for character in characters {
      if column >= cursor, column < target { output += character.text }
      column += character.columns
    }
    cursor = target
  }

  private static func columns(of text: Substring) -> Int { text.reduce(0) { $0 + DisplayText.columns(of: $1) } }

  /// The characters that fit into the line.
  private func fitting(_ text: Substring) -> [Shown] {
    var used = 0
    var characters: [Shown] = []
    for character in text {
      let width = DisplayText.columns(of: character)
      used += width
      guard used < columns else { break }
      characters.append(Shown(text: DisplayText.visible(String(character), lines: .single), columns: width))
    }
    return characters
  }
}
