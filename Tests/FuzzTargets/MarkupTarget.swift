import FormImports
import TerminalModel

extension FuzzTarget {
  /// What a text of a form may be, with its marks.
  package static let markup = FuzzTarget(
    "markup", usual: 600,
    dictionary: [
      "*", "**", "`", "[", "]", "](", ")", "![", "\\", "# ", "- ", "+ ", "1. ", "```", "\n", "\n\n", "<", ">", "  ",
      "a",
      "é", "👩‍👩‍👧", "\u{301}", "\u{200D}", "\u{202E}", "\u{0}", "https://a.b/c", "<https://a.b/c>", "]: ", "][", "\n[a]: b",
    ]
  ) { input in
    let text = String(decoding: input, as: UTF8.self)
    for extent in [Markup.Extent.emphasis, .line, .blocks] {
      let spans = Markup.spans(of: text, extent)
      guard !spans.isEmpty, spans.allSatisfy({ !$0.text.isEmpty }) || text.isEmpty || spans.count == 1 else {
        return "a run is empty"
      }
      guard spans.reduce(0, { $0 + $1.text.utf8.count }) <= 2 * text.utf8.count else { return "a text has grown" }
    }
    let literal = DefinitionText.literal(text)
    guard Markup.plainText(of: literal) == text,
      lines(of: Markup.plainText(of: literal, .blocks)) == lines(of: text)
    else { return "a text that was made literal is read with marks" }
    return nil
  }

  /// Blocks end their lines with line feeds, and have no blanks in lines of nothing else.
  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in line.allSatisfy { $0 == " " } ? "" : line }
  }
}
