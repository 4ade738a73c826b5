import TerminalModel

/// A mistake in a script: where it is, what is wrong and what may help.
nonisolated package struct ScriptDiagnostic: Error, Equatable, Sendable {
  package let path: String
  /// From 1.
  package let line: Int
  /// In characters, from 1.
  package let column: Int
  package let message: String
  package let help: String?
  /// The line, or the part of a long one around the mistake; harmless to print.
  package let excerpt: String
  /// Where in `excerpt` the mistake is, in terminal columns from 0.
  package let marked: Range<Int>

  /// Characters of the line shown before and after a mistake.
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

  private static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + TextWidth.columns(of: $1) }
  }
}

nonisolated extension ScriptDiagnostic: CustomStringConvertible {
  /// The whole of it, several lines without a newline at the end:
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
