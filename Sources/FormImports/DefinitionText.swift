internal import TerminalModel

/// Imported texts in a definition, whose texts may contain Markdown.
package enum DefinitionText {
  /// A text to be displayed literally, with backslashes before markup. By scalars, as markup is read: a mark with an
  /// accent on it is one.
  package static func literal(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    let hasLinks = zip(text.utf8, text.utf8.dropFirst()).contains { first, second in
      first == UInt8(ascii: "]") && (second == UInt8(ascii: "(") || second == UInt8(ascii: ":"))
    }
    var literal = String.UnicodeScalarView()
    var isLineStart = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*", "`", "\\": literal.append("\\")
      case "[" where hasLinks, "<" where Markup.opens(Substring(rest)): literal.append("\\")
      case "#" where isLineStart && rest.drop { $0 == "#" }.first == " ", "-" where isLineStart && rest.first == " ",
        "+" where isLineStart && rest.first == " ":
        literal.append("\\")
      default: break
      }
      literal.append(scalar)
      isLineStart = Character(scalar).isNewline || (isLineStart && scalar == " ")
    }
    return String(literal)
  }

  /// Imported Markdown without comments and the lines that contained only comments.
  static func markup(_ markdown: String) -> String {
    var kept = ""
    var rest = markdown[...]
    while let start = rest.firstRange(of: "<!--") {
      kept += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstRange(of: "-->")?.upperBound ?? rest.endIndex
      rest = rest[end...]
      let isWhole = kept.last?.isNewline ?? true
      if isWhole, rest.first?.isNewline ?? false { rest = rest.dropFirst() }
    }
    kept += rest
    var end = kept[...]
    while end.last?.isWhitespace ?? false { end = end.dropLast() }
    return String(end.drop { $0.isNewline })
  }

  /// Markdown as plain text, where emphasis is not possible.
  static func plain(_ markdown: String) -> String { Markup.plainText(of: markup(markdown)) }
}
