internal import Values

/// The text of a gettext catalogue as its entries (gettext manual, chapter 3). The header is the entry of the empty id.
///
/// Reads all of a text and reports every line that is none; what it cannot read, it leaves out.
struct PortableObject {
  struct Entry {
    /// The line of `msgid`, from 1.
    var line = 0
    /// What `#.` says, a line each.
    var comments: [Substring] = []
    var isFuzzy = false
    var context = ""
    var id = ""
    var plural: String?
    /// By plural form; one alone without.
    var texts: [String] = []
  }

  private(set) var entries: [Entry] = []
  private(set) var problems: [CatalogueProblem] = []

  private var entry = Entry()
  /// What a line of nothing but a text goes on with.
  private var field: Field?

  private enum Field: Equatable { case context, id, plural, text(Int) }

  /// Cost: linear in the text.
  init(_ text: String) {
    for (place, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine).enumerated() {
      read(line, at: place + 1)
    }
    finish()
  }

  /// A field of the header, `Language: pl`; nil without it.
  func headerField(_ name: String) -> Substring? {
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
    guard literal.count >= 2, literal.last == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for character in literal.dropFirst().dropLast() {
      if isEscaped {
        switch character {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "\"", "\\": text.append(character)
        default: return nil
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return nil
      } else {
        text.append(character)
      }
    }
    return isEscaped ? nil : text
  }
}

/// What is wrong with a catalogue, and in which line, from 1.
package struct CatalogueProblem: Error, Hashable, Sendable {
  package let line: Int
  package let message: String

  init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}

extension Substring {
  /// Without blanks and tabs at both ends.
  fileprivate var blanksTrimmed: Substring { trimming { $0 == " " || $0 == "\t" } }
}
