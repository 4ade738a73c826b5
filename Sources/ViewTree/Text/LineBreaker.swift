import TerminalModel

/// Collects characters into words and words into lines. A word ends at a line break opportunity.
struct LineBreaker {
  struct Line {
    var runs: [StyledText]
    var ending: Ending
  }

  /// Why a line ends.
  enum Ending { case paragraph, space, inside }

  private let columns: Int
  private var lines: [Line] = []
  private var line = Stretch()
  private var spaces = Stretch()
  private var word = Stretch()
  /// The spaces after the word, which belong to it if no line may be broken after them.
  private var trailing = Stretch()

  init(columns: Int) { self.columns = columns }

  /// - Parameter mayBreak: True if a line may be broken before the character.
  mutating func append(_ character: Character, style: Style, mayBreak: Bool) {
    if character.isNewline {
      endWord()
      endLine(.paragraph)
    } else if character == " " || character == "\t" {
      trailing.append(" ", columns: 1, style: style)
    } else {
      let width = TextWidth.columns(of: character)
      // Spaces for which there is no room on a line are dropped.
      let hasRoom = trailing.isEmpty || word.columns + trailing.columns + width <= columns
      if mayBreak || word.isEmpty || !hasRoom { endWord() }
      word.append(trailing)
      trailing = Stretch()
      if word.columns + width > columns { breakWord() }
      word.append(character, columns: width, style: style)
    }
  }

  mutating func finish() -> [Line] {
    endWord()
    endLine(.paragraph)
    return lines
  }

  private mutating func endWord() {
    defer {
      // Spaces at the beginning of a line indent it.
      spaces.append(trailing)
      trailing = Stretch()
    }
    guard !word.isEmpty else { return }
    if line.columns + spaces.columns + word.columns > columns {
      if !line.isEmpty { endLine(spaces.isEmpty ? .inside : .space) }
      // An indentation that leaves no room for the word is dropped.
      spaces = Stretch()
    }
    line.append(spaces)
    line.append(word)
    spaces = Stretch()
    word = Stretch()
  }

  /// Continues a word that is longer than a line on the next line.
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
