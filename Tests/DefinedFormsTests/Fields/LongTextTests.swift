import FormTesting
import Formline
import KeyScripts
import Testing

/// More text than a field takes, at once.
@Suite struct LongTextTests {
  private static let notice = "Only the beginning was pasted: the text is too long"

  private func open(_ field: String) throws -> FormSession<String> {
    try FormSession("fields: [{id: note, \(field)}, {id: other}]")
  }

  private func text(_ form: FormSession<String>, _ id: String = "note") -> String { form.value(of: id).string ?? "" }

  @Test(
    "is cut a thousand characters beyond the most, whether its terminal marks it as a paste or not",
    arguments: ["type: textarea, maxLength: 500", "type: text, maxLength: 500"], [true, false])
  func cut(field: String, isMarked: Bool) throws {
    let form = try open(field)
    let text = String(repeating: "0123456789abcdé ", count: (8 << 20) / 17)
    if isMarked { form.paste(text) } else { form.send(Array(text.utf8)) }
    #expect(form.screen.contains { $0.contains(Self.notice) })
    #expect(self.text(form).count == 1500)
    form.type("xy")
    #expect(self.text(form).count == 1502)
  }

  @Test(arguments: [true, false]) func `is cut after a mebibyte where there is no limit`(isMarked: Bool) throws {
    let form = try open("type: textarea")
    let text = String(repeating: "a line of a log\r", count: (2 << 20) / 16)
    if isMarked { form.paste(text) } else { form.send(Array(text.utf8)) }
    #expect(form.screen.contains { $0.contains(Self.notice) })
    #expect(self.text(form).utf8.count == 1 << 20)
  }

  @Test func `without a mark it is one edit where each character is only inserted, and keys elsewhere`() throws {
    let text = String(repeating: "x", count: 300)
    let (area, field) = (try open("type: textarea"), try open("type: text"))
    field.press("End")
    area.send(Array("\(text)\r\(text)".utf8))
    #expect(self.text(area) == "\(text)\n\(text)")
    area.press("Ctrl+_")
    #expect(self.text(area) == "")
    field.send(Array("\(text)\r\(text)\u{7F}".utf8))
    #expect(self.text(field) == text)
    #expect(self.text(field, "other") == String(text.dropLast()))
  }
}
