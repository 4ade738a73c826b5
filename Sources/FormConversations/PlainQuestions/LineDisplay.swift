import TerminalModel

/// Shows a line being edited with characters, backspaces and blanks only, for screen readers and simple terminals. A
/// long line is scrolled sideways.
struct LineDisplay {
  /// The room for the line, the cursor's own column included.
  let columns: Int
  private var shown: [Shown] = []
  /// The cursor's column, from where the line begins.
  private var cursor = 0
  /// The first character that is shown.
  private var first = 0

  private struct Shown: Equatable {
    var text: String
    var columns: Int
  }

  init(columns: Int) { self.columns = max(1, columns) }

  /// The bytes from the last text to this one.
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

  /// Moves the cursor: to the left by backspaces, to the right over what stands there.
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
