import TerminalModel

/// Displays a line being edited using only characters, backspaces and blanks, for screen readers and simple terminals.
/// A long line scrolls horizontally.
struct LineDisplay {
  /// The available columns, including the cursor's own.
  let columns: Int
  private var shown: [Shown] = []
  /// The cursor's column, relative to the start of the line.
  private var cursor = 0
  /// The first visible character.
  private var first = 0

  private struct Shown: Equatable {
    var text: String
    var columns: Int
  }

  init(columns: Int) { self.columns = max(1, columns) }

  /// The bytes that update the display to this text.
  /// - Parameter point: The cursor, in UTF-8 bytes of the text.
  mutating func show(_ text: String, point: Int) -> [UInt8] {
    let characters = text.map { character in
      Shown(text: DisplayText.visible(String(character), lines: .single), columns: DisplayText.columns(of: character))
    }
    let index = String(Substring(text.utf8.prefix(point))).count
    scroll(characters, to: index)
    let visible = Self.fitting(characters[first...], columns - 1)
    let output = change(to: visible, cursor: Self.columns(of: characters[first..<max(first, index)]))
    return Array(output.utf8)
  }

  private mutating func scroll(_ characters: [Shown], to index: Int) {
    first = min(first, index, characters.count)
    while first < index, Self.columns(of: characters[first..<index]) > columns - 1 { first += max(1, columns / 3) }
    first = min(first, index)
  }

  private mutating func change(to visible: [Shown], cursor target: Int) -> String {
    let kept = zip(shown, visible).prefix { $0 == $1 }.count
    let start = Self.columns(of: visible[..<kept])
    var output = ""
    if kept < shown.count || kept < visible.count {
      move(to: start, over: shown, &output)
      output += visible[kept...].map(\.text).joined()
      let (old, new) = (Self.columns(of: shown[...]), Self.columns(of: visible[...]))
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

  private static func columns(of characters: ArraySlice<Shown>) -> Int { characters.reduce(0) { $0 + $1.columns } }

  private static func fitting(_ characters: ArraySlice<Shown>, _ columns: Int) -> [Shown] {
    var used = 0
    return Array(
      characters.prefix { character in
        used += character.columns
        return used <= columns
      })
  }
}
