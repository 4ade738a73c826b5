import FormTesting
import LineEditing
import Testing

/// What a form does with a text that somebody types does not keep the texts from before.
@Suite struct TypedFieldTests {
  @Test(arguments: [
    "type: text", "type: text, required: true, minLength: 40, maxLength: 90, pattern: \"[a-z, ]+\"",
    "type: text, suggestions: [sixteen characters and some more]", "type: text, contentType: name", "type: path",
    "type: text, validate: [{rule: self != other, message: Not the other}]", "type: password", "type: textarea",
    "type: textarea, secret: true",
  ])
  func `a typed character makes no new text in any kind of field`(field: String) throws {
    let form = try FormSession("fields:\n  - {id: a, \(field)}\n  - {id: other}\n")
    form.type("sixteen characters")
    let buffer = try #require(LineEditor.shared.active)
    #expect(buffer.textGrowths == 2)
    form.type(" and some more, of which none is made")
    // Two take turns, and each grows once or twice.
    #expect(buffer.textGrowths <= 6)
    #expect(form.value(of: "a") == .string("sixteen characters and some more, of which none is made"))
  }

  @Test(arguments: [
    (
      "mask: 9999 9999 9999 9999 9999 9999 9999 9999", "1234567890123456789012345678",
      "1234 5678 9012 3456 7890 1234 5678"
    ),
    ("capitalization: words", "the cities of the north and south", "The Cities Of The North And South"),
  ])
  func `a field that makes something else of what is typed makes it in the same memory`(
    field: String, typed: String, text: String
  ) throws {
    let form = try FormSession("fields:\n  - {id: a, type: text, \(field)}\n")
    form.type(String(typed.prefix(20)))
    let buffer = try #require(LineEditor.shared.active)
    let growths = buffer.textGrowths
    form.type(String(typed.dropFirst(20)))
    // Each grows once more at most.
    #expect(growths <= 4 && buffer.textGrowths <= growths + 2)
    #expect(form.value(of: "a") == .string(text))
  }
}
