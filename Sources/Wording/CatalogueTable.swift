/// The messages of a built-in language, read where they lie in the program's file: nothing is made at the start.
struct CatalogueTable {
  /// BCP 47.
  let tag: StaticString
  /// All messages, a line each; the plural forms of one between separators (U+001F). An empty line is a missing message.
  private let texts: StaticString
  /// Where each line ends, behind its newline.
  private let ends: [UInt32]
  private let plural: StaticString

  init(_ tag: StaticString, _ texts: StaticString, _ ends: [UInt32], _ plural: StaticString) {
    self.tag = tag
    self.texts = texts
    self.ends = ends
    self.plural = plural
  }

  /// The form of a message that a number takes; nil if the message is missing.
  func text(of message: Message) -> String? {
    let line = line(at: message.place)
    guard !line.isEmpty else { return nil }
    guard let count = message.count else { return message.filled(line) }
    let forms = line.split(separator: 0x1F, omittingEmptySubsequences: false)
    let form = plural.withUTF8Buffer { PluralRule.form(of: count, by: $0) } ?? 0
    return message.filled(forms[min(form, forms.count - 1)])
  }

  /// All forms of the message at a position, placeholders by number; empty if it is missing.
  func forms(at place: Int) -> [String] {
    let line = line(at: place)
    return line.isEmpty
      ? [] : line.split(separator: 0x1F, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private func line(at place: Int) -> UnsafeBufferPointer<UInt8> {
    let start = place == 0 ? 0 : Int(ends[place - 1])
    return UnsafeBufferPointer(start: texts.utf8Start + start, count: Int(ends[place]) - 1 - start)
  }
}
