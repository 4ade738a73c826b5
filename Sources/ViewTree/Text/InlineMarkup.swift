import TerminalModel

/// Reads `*emphasis*`, `**strong**` and `` `code` `` in a text; behind a backslash, these marks stand for themselves.
package nonisolated enum InlineMarkup {
  private static let marks: [(mark: String, attributes: TextAttributes)] = [
    ("**", .bold), ("*", .italic), ("`", .bold),
  ]

  /// The text without its marks, for where nothing can be emphasised.
  package static func plainText(of text: String) -> String { runs(of: text).map(\.text).joined() }

  static func runs(of text: String) -> [Text.Run] {
    // Most texts have no mark at all.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") }) else {
      return [Text.Run(text: text)]
    }
    var runs: [Text.Run] = []
    var plain = ""
    var rest = text[...]
    while let character = rest.first {
      if let (inner, attributes, after) = marked(rest) {
        if !plain.isEmpty { runs.append(Text.Run(text: plain)) }
        plain = ""
        let isCode = character == "`"
        let nested = isCode ? [Text.Run(text: String(inner))] : Self.runs(of: String(inner))
        runs += nested.map { run in
          var run = run
          run.attributes.formUnion(attributes)
          return run
        }
        rest = after
      } else if character == "\\", let next = rest.dropFirst().first, next == "*" || next == "`" || next == "\\" {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    if !plain.isEmpty || runs.isEmpty { runs.append(Text.Run(text: plain)) }
    return runs
  }

  /// The text between a mark at the start of `text` and its partner, if both hug what they mark.
  private static func marked(_ text: Substring) -> (Substring, TextAttributes, Substring)? {
    for (mark, attributes) in marks where text.hasPrefix(mark) {
      let body = text.dropFirst(mark.count)
      guard let first = body.first, !first.isWhitespace else { continue }
      var index = body.index(after: body.startIndex)
      while index < body.endIndex {
        if body[index] == "\\", mark != "`", body.index(after: index) < body.endIndex {
          index = body.index(index, offsetBy: 2)
          continue
        }
        if mark == "*", body[index...].hasPrefix("**") {
          // Strong text inside emphasised text.
          index = body.index(index, offsetBy: 2)
          continue
        }
        if body[index...].hasPrefix(mark), !body[body.index(before: index)].isWhitespace {
          return (body[..<index], attributes, body[index...].dropFirst(mark.count))
        }
        index = body.index(after: index)
      }
    }
    return nil
  }
}
