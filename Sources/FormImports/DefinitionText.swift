/// Texts of others in a definition.
package enum DefinitionText {
  /// A text that is shown as it is, though definitions may emphasise parts of theirs.
  package static func literal(_ text: String) -> String {
    text.reduce(into: "") { literal, character in
      if character == "*" || character == "`" || character == "\\" { literal.append("\\") }
      literal.append(character)
    }
  }

  /// Markdown with blocks as a definition can show it: comments left out, headings strong, links as `text (address)`,
  /// images by their text, bullets for the items of lists.
  static func ofBlocks(_ markdown: String) -> String {
    let text = withoutComments(markdown).split(omittingEmptySubsequences: false) { $0.isNewline }
      .map { line in
        let content = withLinksWritten(line)
        let hashes = content.prefix { $0 == "#" }.count
        if (1...6).contains(hashes), content.dropFirst(hashes).first == " " {
          let heading = content.dropFirst(hashes + 1).filter { $0 != "*" }
          return heading.isEmpty ? "" : "**\(heading)**"
        }
        let indent = content.prefix { $0 == " " }
        let item = content.dropFirst(indent.count)
        guard item.hasPrefix("* ") || item.hasPrefix("- ") || item.hasPrefix("+ ") else { return content }
        return "\(indent)• \(item.dropFirst(2))"
      }
      .joined(separator: "\n")
    var end = text[...]
    while end.last?.isWhitespace ?? false { end = end.dropLast() }
    return String(end.drop { $0.isNewline })
  }

  private static func withoutComments(_ text: String) -> String {
    var kept = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "<!--") {
      kept += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "-->") else { return kept }
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }

  /// A line with `![text](address)` as its text and `[text](address)` as the text with the address behind.
  private static func withLinksWritten(_ line: Substring) -> String {
    var written = ""
    var rest = line
    while let opening = rest.firstIndex(of: "[") {
      guard let middle = rest[opening...].firstRange(of: "]("),
        let closing = rest[middle.upperBound...].firstIndex(of: ")")
      else { break }
      var before = rest[..<opening]
      let isImage = before.last == "!"
      if isImage { before = before.dropLast() }
      let text = rest[rest.index(after: opening)..<middle.lowerBound]
      let address = rest[middle.upperBound..<closing]
      written += before
      written += isImage || text == address ? "\(text)" : "\(text) (\(address))"
      rest = rest[rest.index(after: closing)...]
    }
    return written + rest
  }
}
