internal import Values

/// The text of a gettext catalogue as its entries (gettext manual, chapter 3). The header is the entry of the empty id.
///
/// Reads all of a text and reports every line that is none; what it cannot read, it leaves out.
package struct PortableObject {
  package struct Entry {
    /// The line of `msgid`, from 1.
    package fileprivate(set) var line = 0
    /// What `#.` says, a line each.
    package fileprivate(set) var comments: [Substring] = []
    package fileprivate(set) var isFuzzy = false
    package fileprivate(set) var context = ""
    package fileprivate(set) var id = ""
    package fileprivate(set) var plural: String?
    /// By plural form; one alone without.
    package fileprivate(set) var texts: [String] = []
  }

  package private(set) var entries: [Entry] = []
  package private(set) var problems: [CatalogueProblem] = []

  private var entry = Entry()
  /// What a line of nothing but a text goes on with.
  private var field: Field?

  private enum Field: Equatable { case context, id, plural, text(Int) }

  /// Cost: linear in the text. A byte order mark is left out.
  package init(_ text: String) {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    for (place, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine).enumerated() {
      read(line, at: place + 1)
    }
    finish()
  }

  /// A field of the header, `Language: pl`; nil without it.
  package func headerField(_ name: String) -> Substring? {
    let header = entries.first { $0.id.isEmpty && $0.context.isEmpty }?.texts.first ?? ""
    for line in header.split(separator: "\n") where line.lowercased().hasPrefix(name.lowercased() + ":") {
      return Substring(line.dropFirst(name.count + 1)).blanksTrimmed
    }
    return nil
  }

  private mutating func read(_ line: Substring, at number: Int) {
    let line = line.blanksTrimmed
    if line.isEmpty { return }
    if line.first == "#" {
      // A comment behind a translation belongs to the next entry.
      if case .text = field { finish() }
      if line.hasPrefix("#.") { entry.comments.append(line.dropFirst(2).blanksTrimmed) }
      if line.hasPrefix("#,") { entry.isFuzzy = entry.isFuzzy || line.contains("fuzzy") }
      return
    }
    guard let quote = line.firstIndex(of: "\""), let text = Self.unquoted(line[quote...]) else {
      problems.append(
        CatalogueProblem(line: number, "not a line of a catalogue: expected a keyword and a text in quotes"))
      return
    }
    let keyword = line[..<quote].blanksTrimmed
    if !keyword.isEmpty {
      guard let next = Self.field(keyword) else {
        problems.append(CatalogueProblem(line: number, "unknown keyword '\(keyword)'"))
        field = nil
        return
      }
      if case .text = field, next == .context || next == .id { finish() }
      if next == .id { entry.line = number }
      field = next
    }
    switch field {
    case .context: entry.context += text
    case .id: entry.id += text
    case .plural: entry.plural = (entry.plural ?? "") + text
    case .text(let form):
      while entry.texts.count <= form { entry.texts.append("") }
      entry.texts[form] += text
    case nil: problems.append(CatalogueProblem(line: number, "a text without a keyword before it"))
    }
  }

  private mutating func finish() {
    if entry.line > 0 { entries.append(entry) }
    entry = Entry()
    field = nil
  }

  private static func field(_ keyword: Substring) -> Field? {
    switch keyword {
    case "msgctxt": .context
    case "msgid": .id
    case "msgid_plural": .plural
    case "msgstr": .text(0)
    default:
      if keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"), let form = Int(keyword.dropFirst(7).dropLast()),
        0...9 ~= form
      {
        .text(form)
      } else {
        nil
      }
    }
  }

  /// The text of a literal of C, from its first quote to its last; nil for anything else.
  private static func unquoted(_ literal: Substring) -> String? {
    let bytes = Array(literal.utf8)
    guard bytes.count >= 2, bytes.last == UInt8(ascii: "\"") else { return nil }
    var text: [UInt8] = []
    var rest = bytes[1..<bytes.count - 1]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") { return nil }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      if let plain = escapes[escape] {
        text.append(plain)
      } else {
        // Up to three digits in base 8, or any number in base 16; of a larger number, the last byte.
        let isOctal = 0x30...0x37 ~= escape
        let digits =
          (isOctal ? [escape] : [])
          + rest.prefix(isOctal ? 2 : .max).prefix {
            isOctal ? 0x30...0x37 ~= $0 : Character(Unicode.Scalar($0)).isHexDigit
          }
        guard isOctal || escape == UInt8(ascii: "x"), !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count - (isOctal ? 1 : 0))
        let (base, last) = (isOctal ? 8 : 16, String(decoding: digits.suffix(isOctal ? 3 : 2), as: UTF8.self))
        text.append(UInt8(truncatingIfNeeded: Int(last, radix: base) ?? 0))
      }
    }
    return String(validating: text, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]
}

/// What is wrong with a catalogue, and in which line, from 1.
package struct CatalogueProblem: Error, Hashable, Sendable {
  package let line: Int
  package let message: String

  package init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}

extension Substring {
  /// Without blanks and tabs at both ends.
  fileprivate var blanksTrimmed: Substring { trimming { $0 == " " || $0 == "\t" } }
}
