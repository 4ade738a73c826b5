import FormDefinitions
import FormTesting
import KeyScripts
import TestSupport
import Testing
import Values

@testable import DefinedForms

/// Up and Down in numbers, dates and times: a step ends on a value that the field takes.
@Suite struct SteppedFieldTests {
  @Test(arguments: [
    ("type: number, exclusiveMinimum: 0", ["Shift+Up"], 1 as JSONValue),
    ("type: number, exclusiveMinimum: 0", ["-", "3", "Shift+Up"], 1),
    ("type: number, exclusiveMinimum: 0, multipleOf: 0.5", ["Shift+Up"], 0.5),
    ("type: number, minimum: 0.25", ["Shift+Up"], 0.25),
    ("type: integer, exclusiveMinimum: 2, exclusiveMaximum: 5", ["Shift+Up"], 3),
    ("type: integer, exclusiveMinimum: 2, exclusiveMaximum: 5", ["Shift+Up", "Shift+Up", "Shift+Up", "Shift+Up"], 4),
    ("type: integer, exclusiveMaximum: 0", ["Shift+Up"], -1),
    ("type: integer, exclusiveMaximum: 0", ["Shift+Down"], -1),
    ("type: integer, multipleOf: 5, minimum: 3", ["Shift+Up"], 5),
    ("type: integer, multipleOf: 5, minimum: 3, maximum: 9", ["Shift+Up", "Shift+Up", "Shift+Up"], 5),
    ("type: integer, minimum: -100", ["Shift+Down"], -100),
    ("type: integer", ["Shift+Up"], 0),
    ("type: date, maximum: 2025-06-01", ["Shift+Up"], "2025-06-01"),
    ("type: date, exclusiveMaximum: 2025-06-01", ["Shift+Up"], "2025-05-31"),
    ("type: date, exclusiveMinimum: 2025-06-01", ["Shift+Down"], "2025-06-02"),
    ("type: time, maximum: '09:00'", ["Shift+Up"], "09:00:00"),
    ("type: time, exclusiveMinimum: '14:00'", ["Shift+Up"], "14:01:00"),
    ("type: datetime, maximum: '2025-01-01T00:00:00Z'", ["Shift+Up"], "2025-01-01T00:00:00Z"),
    ("type: datetime, exclusiveMaximum: '2025-01-01T00:00:00Z'", ["Shift+Up"], "2024-12-31T23:59:00Z"),
  ])
  func `a step ends within the bounds`(keys: String, presses: [String], value: JSONValue) throws {
    let form = try FormSession("fields: [{id: f, \(keys)}, {id: z}]")
    for key in presses { form.press(key) }
    #expect(form.value(of: "f") == value)
    form.press("Tab")
    #expect(form.issues == [])
  }

  @Test(arguments: [
    ("type: date, multipleOf: 7", "2026-01-05", "Up", "2026-01-08" as JSONValue),
    ("type: date, multipleOf: 7", "2026-01-05", "Down", "2026-01-01"),
    ("type: date, multipleOf: 7, minimum: 2026-01-01", "2026-01-05", "Up", "2026-01-08"),
    ("type: time, multipleOf: 900", "9:10", "Up", "09:15:00"),
    ("type: time, multipleOf: 900", "9:10", "Down", "09:00:00"),
    ("type: time, multipleOf: 900", "9:15", "Up", "09:30:00"),
  ])
  func `a step from off the grid ends on it, wherever the cursor is`(
    keys: String, typed: String, key: String, value: JSONValue
  ) throws {
    let form = try FormSession("fields: [{id: f, \(keys)}, {id: z}]")
    form.type(typed)
    form.press(key)
    #expect(form.value(of: "f") == value)
    form.press("Tab")
    #expect(!form.contains("steps"))
  }

  @Test(arguments: [
    ("date", "5/2/2026"), ("date", "next friday"), ("date", "31.2.2027"), ("integer", "12x"), ("integer", "1.5"),
    ("integer", "99999999999999999999"), ("time", "25:00"), ("datetime", "tomorrow"),
  ])
  func `a text that is not understood is kept by a step, and said to be so`(type: String, text: String) throws {
    for key in ["Up", "Down", "Shift+Up", "Shift+Down"] {
      let form = try FormSession("fields: [{id: f, type: \(type)}, {id: z}]")
      form.type(text)
      form.press(key)
      #expect(form.contains(text))
      #expect(form.contains("✗"))
      #expect(form.value(of: "f") == nil)
    }
  }

  /// Random bounds and steps against trying all numbers near them.
  @Test func `a number steps to one that is allowed, if there is any`() throws {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<2000 {
      var limits = Limits<Number>()
      func bound() -> Number? { Bool.random(using: &random) ? .integer(.random(in: -12...12, using: &random)) : nil }
      (limits.minimum, limits.maximum) = (bound(), bound())
      (limits.exclusiveMinimum, limits.exclusiveMaximum) = (bound(), bound())
      limits.multipleOf = [nil, .integer(1), .integer(3), .integer(5)].randomElement(using: &random) ?? nil
      let field = FieldDefinition(id: "f", type: .integer, kind: .number(limits, NumberStyle()))
      func isAllowed(_ value: Int64) -> Bool {
        FieldValidation.problems(of: .integer(value), field: field, rows: .apart) { _ in nil }.isEmpty
      }
      let start: AnswerValue = Bool.random(using: &random) ? .null : .integer(.random(in: -15...15, using: &random))
      let count = [-3, -1, 1, 4].randomElement(using: &random) ?? 1
      let next = FieldStep.next(after: start, by: count, in: field, today: .first, zone: .utc)
      guard case .integer(let value)? = next else {
        #expect(!(-40...40).contains(where: isAllowed), "\(limits), \(start) by \(count)")
        continue
      }
      #expect(isAllowed(value), "\(limits), \(start) by \(count): \(value)")
    }
  }
}
