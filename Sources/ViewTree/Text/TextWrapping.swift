package import TerminalModel

/// A stretch of visible text in one style.
package struct StyledText: Equatable, Sendable {
  package var text: String
  package var style: Style

  package init(_ text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

/// Breaks styled text into lines of a width: between words, between wide characters, and inside words that are
/// longer than a line.
package enum TextWrapping {
  /// - Parameters:
  ///   - columns: The width of a line, at least 1; unbounded if nil.
  ///   - limit: The most lines; the last one then ends in an ellipsis if text is left.
  package static func lines(of runs: [StyledText], columns: Int?, limit: Int? = nil) -> [[StyledText]] {
    if let single = unbroken(runs, columns: columns) { return [single] }
    var wrapper = Wrapper(columns: max(1, columns ?? .max))
    for run in runs {
      for character in run.text { wrapper.append(character, style: run.style) }
    }
    var lines = wrapper.finish()
    if let limit, lines.count > max(1, limit) {
      lines.removeSubrange(max(1, limit)...)
      lines[lines.count - 1] = truncated(lines[lines.count - 1], columns: columns ?? .max, always: true)
    }
    return lines
  }

  /// The text on one line; what does not fit is replaced by an ellipsis.
  package static func truncated(_ line: [StyledText], columns: Int, always: Bool = false) -> [StyledText] {
    let width = line.reduce(0) { $0 + TextWidth.columns(of: $1.text) }
    guard always || width > columns else { return line }
    guard columns > 0 else { return [] }
    var result: [StyledText] = []
    var used = 0
    for run in line {
      var kept = ""
      for character in run.text {
        let columnsOfCharacter = TextWidth.columns(of: character)
        guard used + columnsOfCharacter <= columns - 1 else {
          result.append(StyledText(kept + "…", style: run.style))
          return result
        }
        kept.append(character)
        used += columnsOfCharacter
      }
      result.append(StyledText(kept, style: run.style))
    }
    let style = line.last?.style ?? .plain
    result.append(StyledText("…", style: style))
    return result
  }

  /// Most texts fit: no need to look at each character.
  private static func unbroken(_ runs: [StyledText], columns: Int?) -> [StyledText]? {
    guard !runs.contains(where: { $0.text.utf8.contains(UInt8(ascii: "\n")) }) else { return nil }
    guard let columns else { return runs }
    return runs.reduce(0) { $0 + TextWidth.columns(of: $1.text) } <= columns ? runs : nil
  }

  private struct Wrapper {
    let columns: Int
    var lines: [[StyledText]] = []
    var line: [StyledText] = []
    var lineColumns = 0
    var word: [StyledText] = []
    var wordColumns = 0
    var spaces: [StyledText] = []
    var spaceColumns = 0

    init(columns: Int) { self.columns = columns }

    mutating func append(_ character: Character, style: Style) {
      if character.isNewline {
        endWord()
        endLine()
      } else if character == " " || character == "\t" {
        endWord()
        Self.append(" ", style: style, to: &spaces)
        spaceColumns += 1
      } else {
        let width = TextWidth.columns(of: character)
        if width > 1 { endWord() }
        if wordColumns + width > columns { breakWord() }
        Self.append(character, style: style, to: &word)
        wordColumns += width
        if width > 1 { endWord() }
      }
    }

    mutating func finish() -> [[StyledText]] {
      endWord()
      endLine()
      return lines
    }

    private static func append(_ character: Character, style: Style, to runs: inout [StyledText]) {
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].text.append(character)
      } else {
        runs.append(StyledText(String(character), style: style))
      }
    }

    private mutating func endWord() {
      guard !word.isEmpty else { return }
      if !line.isEmpty || !spaces.isEmpty && lines.isEmpty, lineColumns + spaceColumns + wordColumns > columns {
        endLine()
      }
      if !line.isEmpty || lines.isEmpty || spaceColumns == 0 {
        line += spaces
        lineColumns += spaceColumns
      }
      line += word
      lineColumns += wordColumns
      clearWord()
    }

    /// A word longer than a line goes on at the next one.
    private mutating func breakWord() {
      if !line.isEmpty { endLine() }
      line = word
      lineColumns = wordColumns
      clearWord()
      endLine()
    }

    private mutating func endLine() {
      lines.append(line)
      line = []
      lineColumns = 0
      spaces = []
      spaceColumns = 0
    }

    private mutating func clearWord() {
      word = []
      wordColumns = 0
      spaces = []
      spaceColumns = 0
    }
  }
}
