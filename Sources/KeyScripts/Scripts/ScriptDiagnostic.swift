import FormDefinitions
import TerminalModel

/// A mistake in a script: position, message and help.
nonisolated package struct ScriptDiagnostic: Error, Equatable, Sendable {
  package let path: String
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let message: String
  package let help: String?
  /// The line, or its part around the mistake if it is long; safe to print.
  package let excerpt: String
  /// The range of the mistake in `excerpt`, in terminal columns from 0.
  package let marked: Range<Int>

  /// The number of characters shown before and after a mistake.
  private static let context = (before: 60, after: 100)

  init(path: String, line: Int, source: ArraySlice<UInt8>, utf8Range: Range<Int>, mistake: ScriptMistake) {
    let before = String(decoding: source[..<utf8Range.lowerBound], as: UTF8.self)
    let within = String(decoding: source[utf8Range], as: UTF8.self)
    let after = String(decoding: source[utf8Range.upperBound...].prefix(400), as: UTF8.self)

    var shownBefore = VisibleText.of(before.suffix(ScriptDiagnostic.context.before))
    if shownBefore.utf8.count < before.utf8.count, before.count > ScriptDiagnostic.context.before {
      shownBefore = "…" + shownBefore
    }
    var shown = VisibleText.of(within.prefix(ScriptDiagnostic.context.after))
    let rest = VisibleText.of(after.prefix(max(0, ScriptDiagnostic.context.after - within.prefix(100).count)))
    let isCut = within.utf8.count + (source.endIndex - utf8Range.upperBound) > shown.utf8.count + rest.utf8.count
    let start = ScriptDiagnostic.columns(shownBefore)
    marked = start..<start + max(1, ScriptDiagnostic.columns(shown))
    shown += rest

    self.path = path
    self.line = line
    column = before.count + 1
    message = mistake.message
    help = mistake.help
    excerpt = shownBefore + shown + (isCut ? "…" : "")
  }

  private static func columns(_ text: String) -> Int { text.reduce(0) { $0 + TextWidth.columns(of: $1) } }
}

nonisolated extension ScriptDiagnostic: CustomStringConvertible {
  /// The full text, several lines without a trailing newline:
  ///
  ///     signup.keys:3:1: error: unknown command 'Tpye'
  ///     3 | Tpye "Ada"
  ///       | ^^^^
  ///     help: did you mean 'Type'?
  package var description: String {
    let number = String(line)
    var text = """
      \(path):\(line):\(column): error: \(message)
      \(number) | \(excerpt)
      \(String(repeating: " ", count: number.count)) | \(String(repeating: " ", count: marked.lowerBound))\
      \(String(repeating: "^", count: marked.count))
      """
    if let help { text += "\nhelp: \(help)" }
    return text
  }
}

nonisolated extension ScriptDiagnostic {
  var report: ReportedProblem {
    var report = ReportedProblem(path: path, line: line, message: message, text: description)
    (report.column, report.hint) = (column, help)
    return report
  }
}

/// The text of a script, to locate mistakes that are found after parsing.
nonisolated struct ScriptSource {
  let path: String
  /// Reads the text for excerpts; nil for a script without a file, whose lines are generated from its commands.
  let read: () -> [UInt8]?

  private var lines: [ArraySlice<UInt8>] { read()?.split(separator: 0x0a, omittingEmptySubsequences: false) ?? [] }

  /// A mistake in a line that may contain secrets: only its first word is shown.
  func diagnostic(_ mistake: ScriptMistake, hiding line: KeyScriptLine) -> ScriptDiagnostic {
    let word = Array(line.command.description.utf8.prefix { $0 != 0x20 }) + Array(" …".utf8)
    return ScriptDiagnostic(
      path: path, line: line.number, source: word[...], utf8Range: 0..<word.count, mistake: mistake)
  }

  /// A mistake at a word of a command, or at the whole command.
  func diagnostic(_ mistake: ScriptMistake, at word: String? = nil, of line: KeyScriptLine) -> ScriptDiagnostic {
    let lines = lines
    var source = Array(line.command.description.utf8)[...]
    if lines.indices.contains(line.number - 1) {
      let written = lines[line.number - 1]
      let content = Array(written.drop { $0 == 0x20 || $0 == 0x09 })
      // The text may have changed since it was read.
      let command = source.prefix { $0 != 0x20 }
      if content.starts(with: command) { source = Array(written.last == 0x0d ? written.dropLast() : written)[...] }
    }
    let range = word.flatMap { Self.place(of: Array($0.utf8), in: source) } ?? Self.trimmed(source)
    return ScriptDiagnostic(path: path, line: line.number, source: source, utf8Range: range, mistake: mistake)
  }

  /// A mistake of the whole script.
  func diagnostic(_ mistake: ScriptMistake) -> ScriptDiagnostic {
    let first = Array(lines.first ?? [])[...]
    return ScriptDiagnostic(path: path, line: 1, source: first, utf8Range: 0..<min(1, first.count), mistake: mistake)
  }

  /// The range of `word`, delimited by blanks, after the first word.
  private static func place(of word: [UInt8], in source: ArraySlice<UInt8>) -> Range<Int>? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    var start = trimmed(source).lowerBound
    while start < source.endIndex, !isBlank(source[start]) { start += 1 }
    while start + word.count <= source.endIndex {
      let end = start + word.count
      if source[start..<end].elementsEqual(word), isBlank(source[start - 1]),
        end == source.endIndex || isBlank(source[end])
      {
        return start..<end
      }
      start += 1
    }
    return nil
  }

  private static func trimmed(_ source: ArraySlice<UInt8>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard let first = source.firstIndex(where: { !isBlank($0) }), let last = source.lastIndex(where: { !isBlank($0) })
    else { return source.startIndex..<source.startIndex }
    return first..<last + 1
  }
}
