import Expressions
import FormDefinitions
import Testing
import Values

/// Answers as expressions see them, and back.
struct ExpressionValueTests {
  @Test func `days are timestamps, empty text is null, no items an empty list`() throws {
    let midnight = try #require(Instant(expressionText: "2026-02-28"))
    #expect(AnswerValue.string("2026-02-28").expressionValue(for: try field("type: date")) == .timestamp(midnight))
    #expect(AnswerValue.string("").expressionValue(for: try field("type: text")) == .null)
    #expect(AnswerValue.null.expressionValue(for: try field("type: multiselect, options: [x]")) == .list([]))
    #expect(AnswerValue.integer(3).expressionValue(for: try field("type: number")) == .double(3))
    #expect(AnswerValue.integer(3).expressionValue(for: try field("type: integer")) == .int(3))
  }

  @Test func `a row has every field, answered or not`() throws {
    let list = try field("type: list, fields: [{id: b}, {id: c, type: integer}]")
    let value = AnswerValue.list([.object([.init("c", .integer(1))])]).expressionValue(for: list)
    #expect(value == .list([["b": .null, "c": .int(1)]]))
  }

  @Test func `what an expression came to becomes the field's answer`() throws {
    let midnight = try #require(Instant(expressionText: "2026-02-28"))
    func answer(_ value: ExpressionValue, _ keys: String) throws -> AnswerValue? {
      try? AnswerValue.answer(value, for: try field(keys)).get()
    }
    #expect(try answer(.timestamp(midnight), "type: date") == .string("2026-02-28"))
    #expect(try answer(.timestamp(midnight), "type: datetime") == .string("2026-02-28T00:00:00Z"))
    #expect(try answer(.double(3), "type: integer") == .integer(3))
    #expect(try answer(.double(3.5), "type: integer") == nil)
    #expect(try answer(.int(3), "type: text") == .string("3"))
    #expect(try answer(.string("y"), "type: select, options: [x]") == nil)
    #expect(try answer(.null, "type: select, options: [x]") == .null)
  }
}
