/// The subset of Markdown in the texts of forms.
///
/// | in a line | `*emphasis*`, `**strong**`, `` `code` ``, `[text](address)`, `<address>`, `![text](address)` for its text |
/// | --- | --- |
/// | at its beginning | `# ` to `###### ` a heading; `- `, `* `, `+ ` an item; `1. ` one with a number; ```` ``` ```` a fence |
/// | anywhere among blocks | `[label]: address`, to which `[text][label]`, `[label][]` and `[label]` lead |
///
/// Unpaired markers are literal text, as are those after a backslash. Linear in the text.
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

  /// True for an address that a terminal can be asked to open.
  package static func opens(_ address: Substring) -> Bool {
    ["https://", "http://", "mailto:"].contains(where: address.hasPrefix)
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
  private static let lineMarks = Array("*`[<\\".utf8)
  private static let blockMarks = Array("*`[<\\#-+".utf8)

  // MARK: In a line

  private static let emphases: [(mark: String, attributes: TextAttributes)] = [
    ("**", .bold), ("*", .italic), ("`", .bold),
  ]

  private static func inline(_ text: Substring, _ extent: Extent, _ references: References? = nil) -> [Span] {
    var line = Line(text, extent, references)
    return line.spans()
  }

  /// True if a backslash escapes a scalar.
  private static func isMark(_ scalar: Unicode.Scalar, _ extent: Extent) -> Bool {
    switch scalar {
    case "*", "`", "\\": true
    case "[", "<", "!", "#", "-", "+": extent != .emphasis
    default: false
    }
  }

  /// The markers of one text. Linear in its length: each kind of marker is searched to the end of the text in vain at
  /// most once, and brackets are matched in one pass. Works on scalars, since a cluster may be as long as the text.
  private struct Line {
    private let text: Substring
    private let extent: Extent
    private let references: References?
    private let scalars: Substring.UnicodeScalarView
    /// The markers that have no partner in the rest of the text.
    private var unpaired: Set<String> = []
    /// The closing bracket of each opening one, found when the first is met.
    private var round: [String.Index: String.Index]?
    private var square: [String.Index: String.Index]?

    init(_ text: Substring, _ extent: Extent, _ references: References? = nil) {
      self.text = text
      self.extent = extent
      self.references = references
      scalars = text.unicodeScalars
    }

    mutating func spans() -> [Span] {
      var spans: [Span] = []
      var plain = ""
      func end() {
        if !plain.isEmpty { spans.append(Span(text: plain)) }
        plain = ""
      }
      var index = scalars.startIndex
      while index < scalars.endIndex {
        let scalar = scalars[index]
        let next = scalars.index(after: index)
        if scalar == "*" || scalar == "`", let (inner, attributes, after) = emphasised(at: index) {
          end()
          let nested = scalar == "`" ? [Span(text: String(inner))] : Markup.inline(inner, extent, references)
          spans += nested.map { span in
            var span = span
            span.attributes.formUnion(attributes)
            return span
          }
          index = after
        } else if extent != .emphasis, scalar == "[" || scalar == "!", let link = link(at: index) {
          end()
          spans += link.spans(Markup.inline(link.text, .emphasis))
          index = link.after
        } else if extent != .emphasis, scalar == "<", let address = address(from: next) {
          end()
          spans.append(Span(text: String(address), attributes: .underline, link: String(address)))
          index = scalars.index(after: address.endIndex)
        } else if scalar == "\\", next < scalars.endIndex, Markup.isMark(scalars[next], extent) {
          plain.unicodeScalars.append(scalars[next])
          index = scalars.index(after: next)
        } else {
          plain.unicodeScalars.append(scalar)
          index = next
        }
      }
      end()
      return spans
    }

    /// The text between a marker at `start` and its partner, if neither is next to whitespace inside.
    private mutating func emphasised(at start: String.Index) -> (Substring, TextAttributes, String.Index)? {
      for (mark, attributes) in Markup.emphases where !unpaired.contains(mark) {
        guard let body = end(of: mark, at: start), body < scalars.endIndex,
          !scalars[body].properties.isWhitespace
        else { continue }
        guard let close = partner(of: mark, from: body), let after = end(of: mark, at: close) else {
          unpaired.insert(mark)
          continue
        }
        return (text[body..<close], attributes, after)
      }
      return nil
    }

    private func partner(of mark: String, from body: String.Index) -> String.Index? {
      var before = scalars[body]
      var index = scalars.index(after: body)
      while index < scalars.endIndex {
        let scalar = scalars[index]
        let next = scalars.index(after: index)
        if scalar == "\\", mark != "`", next < scalars.endIndex {
          before = scalars[next]
          index = scalars.index(after: next)
        } else if mark == "*", let strong = end(of: "**", at: index) {
          // Strong text inside emphasized text.
          before = scalar
          index = strong
        } else {
          if !before.properties.isWhitespace, end(of: mark, at: index) != nil { return index }
          before = scalar
          index = next
        }
      }
      return nil
    }

    /// The index after `mark`, if the text has it at `index`.
    private func end(of mark: String, at index: String.Index) -> String.Index? {
      var index = index
      for scalar in mark.unicodeScalars {
        guard index < scalars.endIndex, scalars[index] == scalar else { return nil }
        scalars.formIndex(after: &index)
      }
      return index
    }

    /// The address of `<address>`. Ends at the next `<`, so that all together cost one pass.
    private func address(from start: String.Index) -> Substring? {
      let address = text[start...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
      guard address.endIndex < text.endIndex, text[address.endIndex] == ">", Markup.opens(address) else { return nil }
      return address
    }

    /// `[text](address)`, `[text][label]`, or an image, at an index.
    mutating func link(at start: String.Index) -> Link? {
      let isImage = scalars[start] == "!"
      let opening = isImage ? scalars.index(after: start) : start
      guard opening < scalars.endIndex, scalars[opening] == "[" else { return nil }
      if square == nil {
        square = pairs("[", "]")
        round = pairs("(", ")")
      }
      guard let closing = square?[opening] else { return nil }
      let inner = text[scalars.index(after: opening)..<closing]
      let target = scalars.index(after: closing)
      if let end = round?[target] {
        return Link(
          isImage: isImage, text: inner, target: text[scalars.index(after: target)..<end], isTold: false,
          after: scalars.index(after: end))
      }
      guard let references, !references.isEmpty else { return nil }
      let second = square?[target].map { (label: text[scalars.index(after: target)..<$0], end: $0) }
      let label = second.flatMap { $0.label.isEmpty ? nil : $0.label } ?? inner
      guard let (address, isTold) = references.use(label) else { return nil }
      return Link(
        isImage: isImage, text: inner, target: address, isTold: isTold,
        after: second.map { scalars.index(after: $0.end) } ?? target)
    }

    /// The brackets that belong together.
    private func pairs(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) -> [String.Index: String.Index] {
      var pairs: [String.Index: String.Index] = [:]
      var open: [String.Index] = []
      var index = scalars.startIndex
      while index < scalars.endIndex {
        let scalar = scalars[index]
        if scalar == opening {
          open.append(index)
        } else if scalar == closing, let partner = open.popLast() {
          pairs[partner] = index
        }
        scalars.formIndex(after: &index)
        // An escaped bracket is text.
        if scalar == "\\", index < scalars.endIndex { scalars.formIndex(after: &index) }
      }
      return pairs
    }
  }

  private struct Link {
    let isImage: Bool
    let text: Substring
    let address: Substring
    /// True if the text has shown the address before.
    let isTold: Bool
    let after: String.Index

    init(isImage: Bool, text: Substring, target: Substring, isTold: Bool, after: String.Index) {
      self.isImage = isImage
      self.text = text
      self.isTold = isTold
      self.after = after
      // The address may be followed by a title.
      let trimmed = target.drop { $0.isWhitespace }
      address = trimmed.prefix { !$0.isWhitespace }
    }

    /// The text of the image that is all of the link's text.
    private var picture: [Span]? {
      guard text.unicodeScalars.first == "!" else { return nil }
      var line = Line(text, .line)
      guard let image = line.link(at: text.startIndex), image.after == text.endIndex else { return nil }
      return [Span(text: String(image.text))]
    }

    /// The text, followed by the address for those who cannot open it.
    func spans(_ inner: [Span]) -> [Span] {
      let shown = picture ?? inner
      if isImage || address.isEmpty { return shown }
      let link = Markup.opens(address) ? String(address) : nil
      let linked = shown.map { span in
        var span = span
        span.link = link
        if link != nil { span.attributes.insert(.underline) }
        return span
      }
      if isTold || shown.map(\.text).joined() == address { return linked }
      return linked + [Span(text: " ("), Span(text: String(address), link: link), Span(text: ")")]
    }
  }

  // MARK: Blocks

  /// The addresses of labels, which stand on lines of their own: `[label]: address "title"`.
  private final class References {
    private var addresses: [String: Substring] = [:]
    private var told: Set<String> = []

    var isEmpty: Bool { addresses.isEmpty }

    /// The address of a label, and whether it was asked for before: a long one that many lead to is shown once.
    func use(_ label: Substring) -> (address: Substring, isTold: Bool)? {
      let label = Self.folded(label)
      return addresses[label].map { ($0, !told.insert(label).inserted) }
    }

    /// Reads a line; false if it is none of these. The first line of a label counts.
    func read(_ line: Substring) -> Bool {
      guard line.first == "[", let closing = line.firstIndex(of: "]"), line[closing...].hasPrefix("]:") else {
        return false
      }
      let label = Self.folded(line[line.index(after: line.startIndex)..<closing])
      let address = line[closing...].dropFirst(2).drop { $0 == " " }.prefix { $0 != " " }
      guard !label.isEmpty, !address.isEmpty else { return false }
      if addresses[label] == nil {
        addresses[label] = address.hasPrefix("<") ? address.dropFirst().dropLast() : address
      }
      return true
    }

    /// Labels differ neither by case nor by the spaces in them.
    private static func folded(_ label: Substring) -> String {
      label.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  private struct Blocks {
    private var spans: [Span] = []
    private let references = References()
    /// Consecutive lines, collected because emphasis may span lines.
    private var paragraph: [Substring] = []
    private var isFirst = true

    mutating func spans(of text: String) -> [Span] {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      // A label may be used before the line that says where it leads.
      let labels = Set(lines.indices.filter { references.read(lines[$0].drop { $0 == " " }) })
      var fence: Substring?
      for (index, line) in lines.enumerated() {
        let content = line.drop { $0 == " " }
        if let open = fence {
          let isEnd = content.hasPrefix(open)
          if isEnd { fence = nil } else { add(line: [Span(text: String(line), attributes: .bold)]) }
        } else if labels.contains(index) {
          endParagraph()
        } else if content.hasPrefix("```") {
          endParagraph()
          fence = content.prefix { $0 == "`" }
        } else if let heading = Self.heading(content) {
          endParagraph()
          add(line: Markup.inline(heading, .line, references), .bold)
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
      // Labels stand below the text as a rule, after an empty line.
      while !labels.isEmpty, let last = spans.last, last.text.last?.isNewline ?? false {
        spans[spans.count - 1].text.removeLast()
        if last.text.count == 1 { spans.removeLast() }
      }
      return spans
    }

    private mutating func endParagraph() {
      guard !paragraph.isEmpty else { return }
      add(line: Markup.inline(paragraph.joined(separator: "\n")[...], .line, references))
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
