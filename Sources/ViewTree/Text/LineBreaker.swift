import TerminalModel

/// Collects characters into words and words into lines. The break opportunities are those of UAX #14 as far as they
/// matter to labels: at spaces, before and after wide characters, but not between wide characters and the closing
/// punctuation after them or the opening punctuation before them.
struct LineBreaker {
  struct Line {
    var runs: [StyledText]
    var ending: Ending
  }

  /// Why a line ends.
  enum Ending {
    case paragraph, space, inside
  }

  private enum Kind {
    case narrow, wide, opening, closing
  }

  private let columns: Int
  private var lines: [Line] = []
  private var line = Stretch()
  private var spaces = Stretch()
  private var word = Stretch()
  private var last: Kind?

  init(columns: Int) { self.columns = columns }

  mutating func append(_ character: Character, style: Style) {
    if character.isNewline {
      endWord()
      endLine(.paragraph)
      last = nil
    } else if character == " " || character == "\t" {
      endWord()
      spaces.append(" ", columns: 1, style: style)
      last = nil
    } else {
      let width = TextWidth.columns(of: character)
      let kind = Self.kind(of: character, columns: width)
      if mayBreak(before: kind) { endWord() }
      if word.columns + width > columns { breakWord() }
      word.append(character, columns: width, style: style)
      last = kind
    }
  }

  mutating func finish() -> [Line] {
    endWord()
    endLine(.paragraph)
    return lines
  }

  private func mayBreak(before kind: Kind) -> Bool {
    guard let last, last != .opening, kind != .closing else { return false }
    return kind != .narrow || last != .narrow
  }

  private static func kind(of character: Character, columns: Int) -> Kind {
    if "、。，．：；？！）］｝〉》」』】〕…ー々".contains(character) { return .closing }
    if "（［｛〈《「『【〔".contains(character) { return .opening }
    return columns > 1 ? .wide : .narrow
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if line.columns + spaces.columns + word.columns > columns {
      if !line.isEmpty { endLine(spaces.isEmpty ? .inside : .space) }
      // An indentation that leaves no room for the word is left out.
      spaces = Stretch()
    }
    line.append(spaces)
    line.append(word)
    spaces = Stretch()
    word = Stretch()
  }

  /// A word longer than a line goes on at the next one.
  private mutating func breakWord() {
    guard !word.isEmpty else { return }
    endWord()
    endLine(.inside)
  }

  private mutating func endLine(_ ending: Ending) {
    lines.append(Line(runs: line.runs, ending: ending))
    line = Stretch()
    spaces = Stretch()
  }

  /// Text in runs of one style, with its width.
  private struct Stretch {
    var runs: [StyledText] = []
    var columns = 0

    var isEmpty: Bool { runs.isEmpty }

    mutating func append(_ character: Character, columns: Int, style: Style) {
      self.columns += columns
      if let last = runs.indices.last, runs[last].style == style {
        runs[last].text.append(character)
      } else {
        runs.append(StyledText(String(character), style: style))
      }
    }

    mutating func append(_ other: Stretch) {
      columns += other.columns
      for run in other.runs {
        if let last = runs.indices.last, runs[last].style == run.style {
          runs[last].text += run.text
        } else {
          runs.append(run)
        }
      }
    }
  }
}
