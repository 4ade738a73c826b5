/// The subset of Markdown in the texts of forms.
///
/// | in a line | `*emphasis*`, `**strong**`, `` `code` ``, `[text](address)`, `![text](address)` for its text |
/// | --- | --- |
/// | at its beginning | `# ` to `###### ` a heading; `- `, `* `, `+ ` an item; `1. ` one with a number; ```` ``` ```` a fence |
///
/// Unpaired markers are literal text, as are those after a backslash.
package enum Markup {
  /// The markers to interpret.
  package enum Extent: Sendable {
    /// Emphasis only.
    case emphasis
    /// All markers within a line.
    case line
    case blocks
  }

  /// A run of text in one style.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var attributes: TextAttributes = []
    package var link: String?
  }

  /// The text without markers, for places that cannot show emphasis.
  package static func plainText(of text: String, _ extent: Extent = .line) -> String {
    spans(of: text, extent).map(\.text).joined()
  }

  /// The runs of a text, in order: at least one, and none empty unless the text is.
  package static func spans(of text: String, _ extent: Extent) -> [Span] {
    // A fast path: most texts contain no marker.
    let marks = extent == .blocks ? blockMarks : extent == .line ? lineMarks : emphasisMarks
    guard text.utf8.contains(where: marks.contains) else { return [Span(text: text)] }
    var blocks = Blocks()
    let spans = extent == .blocks ? blocks.spans(of: text) : inline(text[...], extent)
    return spans.isEmpty ? [Span(text: "")] : spans
  }

  private static let emphasisMarks = Array("*`".utf8)
  private static let lineMarks = Array("*`[\\".utf8)
  private static let blockMarks = Array("*`[\\#-+".utf8)

  // MARK: In a line

  private static let emphases: [(mark: String, attributes: TextAttributes)] = [
    ("**", .bold), ("*", .italic), ("`", .bold),
  ]

  private static func inline(_ text: Substring, _ extent: Extent) -> [Span] {
    var spans: [Span] = []
    var plain = ""
    var rest = text
    func end() {
      if !plain.isEmpty { spans.append(Span(text: plain)) }
      plain = ""
    }
    while let character = rest.first {
      if let (inner, attributes, after) = emphasised(rest) {
        end()
        let nested = character == "`" ? [Span(text: String(inner))] : inline(inner, extent)
        spans += nested.map { span in
          var span = span
          span.attributes.formUnion(attributes)
          return span
        }
        rest = after
      } else if extent != .emphasis, character == "[" || character == "!", let link = Link(at: rest) {
        end()
        spans += link.spans(inline(link.text, .emphasis))
        rest = link.after
      } else if character == "\\", let next = rest.dropFirst().first, isMark(next, extent) {
        plain.append(next)
        rest = rest.dropFirst(2)
      } else {
        plain.append(character)
        rest = rest.dropFirst()
      }
    }
    end()
    return spans
  }

  /// Whether a backslash escapes a character.
  private static func isMark(_ character: Character, _ extent: Extent) -> Bool {
    switch character {
    case "*", "`", "\\": true
    case "[", "!", "#", "-", "+": extent != .emphasis
    default: false
    }
  }

  /// The text between a marker at the start of `text` and its partner, if neither is next to whitespace inside.
  private static func emphasised(_ text: Substring) -> (Substring, TextAttributes, Substring)? {
    for (mark, attributes) in emphases where text.hasPrefix(mark) {
      let body = text.dropFirst(mark.count)
      guard let first = body.first, !first.isWhitespace else { continue }
      var index = body.index(after: body.startIndex)
      while index < body.endIndex {
        if body[index] == "\\", mark != "`", body.index(after: index) < body.endIndex {
          index = body.index(index, offsetBy: 2)
          continue
        }
        if mark == "*", body[index...].hasPrefix("**") {
          // Strong text inside emphasized text.
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

  /// `[text](address)`, or an image, at the start of a text.
  private struct Link {
    let isImage: Bool
    let text: Substring
    let address: Substring
    let after: Substring

    init?(at start: Substring) {
      isImage = start.first == "!"
      let opening = isImage ? start.dropFirst() : start
      guard opening.first == "[", let (text, behind) = Self.enclosed(opening, "[", "]"), behind.first == "(",
        let (target, after) = Self.enclosed(behind, "(", ")")
      else { return nil }
      self.text = text
      // The address may be followed by a title.
      let trimmed = target.drop { $0.isWhitespace }
      address = trimmed.prefix { !$0.isWhitespace }
      self.after = after
    }

    /// The text between two brackets, which may contain nested pairs.
    private static func enclosed(
      _ text: Substring, _ opening: Character, _ closing: Character
    ) -> (inner: Substring, after: Substring)? {
      var depth = 0
      var index = text.startIndex
      while index < text.endIndex {
        switch text[index] {
        case "\\":
          index = text.index(after: index)
          guard index < text.endIndex else { return nil }
        case opening: depth += 1
        case closing:
          depth -= 1
          if depth == 0 { return (text[text.index(after: text.startIndex)..<index], text[index...].dropFirst()) }
        default: break
        }
        index = text.index(after: index)
      }
      return nil
    }

    /// The text, followed by the address for those who cannot open it.
    func spans(_ inner: [Span]) -> [Span] {
      // An image with a link.
      let picture = Link(at: text).flatMap { $0.isImage && $0.after.isEmpty ? [Span(text: String($0.text))] : nil }
      let shown = picture ?? inner
      if isImage || address.isEmpty { return shown }
      let link = ["https://", "http://", "mailto:"].contains(where: address.hasPrefix) ? String(address) : nil
      let linked = shown.map { span in
        var span = span
        span.link = link
        if link != nil { span.attributes.insert(.underline) }
        return span
      }
      if shown.map(\.text).joined() == address { return linked }
      return linked + [Span(text: " ("), Span(text: String(address), link: link), Span(text: ")")]
    }
  }

  // MARK: Blocks

  private struct Blocks {
    private var spans: [Span] = []
    /// Consecutive lines, collected because emphasis may span lines.
    private var paragraph: [Substring] = []
    private var isFirst = true

    mutating func spans(of text: String) -> [Span] {
      var fence: Substring?
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        let content = line.drop { $0 == " " }
        if let open = fence {
          let isEnd = content.hasPrefix(open)
          if isEnd { fence = nil } else { add(line: [Span(text: String(line), attributes: .bold)]) }
        } else if content.hasPrefix("```") {
          endParagraph()
          fence = content.prefix { $0 == "`" }
        } else if let heading = Self.heading(content) {
          endParagraph()
          add(line: Markup.inline(heading, .line), .bold)
        } else if let item = Self.item(content) {
          endParagraph()
          paragraph = ["\(line[..<content.startIndex])• \(item)"]
        } else if content.isEmpty {
          endParagraph()
          add(line: [])
        } else {
          paragraph.append(line)
        }
      }
      endParagraph()
      return spans
    }

    private mutating func endParagraph() {
      guard !paragraph.isEmpty else { return }
      add(line: Markup.inline(paragraph.joined(separator: "\n")[...], .line))
      paragraph = []
    }

    private mutating func add(line: [Span], _ attributes: TextAttributes = []) {
      if !isFirst { spans.append(Span(text: "\n")) }
      isFirst = false
      for var span in line where !span.text.isEmpty {
        span.attributes.formUnion(attributes)
        if let last = spans.last, last.attributes == span.attributes, last.link == span.link {
          spans[spans.count - 1].text += span.text
        } else {
          spans.append(span)
        }
      }
    }

    /// The text after one to six `#`, without a closing sequence.
    private static func heading(_ line: Substring) -> Substring? {
      let marks = line.prefix { $0 == "#" }
      guard (1...6).contains(marks.count), line[marks.endIndex...].first == " " else { return nil }
      var text = line[marks.endIndex...].drop { $0 == " " }
      while text.last?.isWhitespace ?? false { text.removeLast() }
      let closing = text.reversed().prefix { $0 == "#" }.count
      if closing > 0, text.dropLast(closing).last?.isWhitespace ?? true { text = text.dropLast(closing) }
      while text.last?.isWhitespace ?? false { text.removeLast() }
      return text
    }

    private static func item(_ line: Substring) -> Substring? {
      guard ["- ", "* ", "+ "].contains(where: line.hasPrefix) else { return nil }
      return line.dropFirst(2)
    }
  }
}
