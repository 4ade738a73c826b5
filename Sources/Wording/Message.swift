/// A sentence that the program says, with what is inserted into it; `text(in:)` puts it into the words of a language.
///
/// Each message of `Catalogues/formline.pot` has a function, which is made when the package is built, with a labelled
/// argument for each placeholder: `.formStep(step: 1, count: 3)`.
package struct Message: Hashable, Sendable {
  /// What stands for a placeholder.
  enum Insert: Hashable, Sendable { case number(Int), text(String) }

  /// The position in the catalogues.
  let place: Int
  /// In the order of the placeholders in the template.
  let inserts: [Insert]
  /// The number that decides the plural form.
  let count: Int?

  init(_ place: Int, _ inserts: [Insert] = [], count: Int? = nil) {
    self.place = place
    self.inserts = inserts
    self.count = count
  }

  /// The words of a language; of English where the language has none.
  package func text(in language: DisplayLanguage) -> String { language(self) }

  /// The text of a catalogue with the inserts for `{0}`, `{1}`, … Other braces are text.
  func filled(_ text: some Collection<UInt8>) -> String {
    guard !inserts.isEmpty else { return String(decoding: text, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count + 16 * inserts.count)
    var place = text.startIndex
    while place != text.endIndex {
      let byte = text[place]
      text.formIndex(after: &place)
      if byte == UInt8(ascii: "{"), place != text.endIndex {
        let digit = Int(text[place]) - 0x30
        let end = text.index(after: place)
        if inserts.indices.contains(digit), end != text.endIndex, text[end] == UInt8(ascii: "}") {
          switch inserts[digit] {
          case .number(let number): bytes.append(contentsOf: String(number).utf8)
          case .text(let inserted): bytes.append(contentsOf: inserted.utf8)
          }
          place = text.index(after: end)
          continue
        }
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
