import FormDefinitions
import Testing

@testable import DefinedForms
import FormModels

/// What a draft holds, and what of it fits a definition later on.
struct DraftTextTests {
  private static let form = """
    formline: 1
    fields:
      - {id: name}
      - {id: age, type: integer}
      - {id: plan, type: select, options: [free, team]}
      - {id: code, type: password}
      - {id: full, type: computed, cel: name}
      - {id: people, type: list, fields: [{id: who}, {id: pin, secret: true}]}
      - {type: note, label: Hi}
    """

  private func definition(_ text: String) throws -> FormDefinition {
    try #require(DefinitionReader.read(Array(text.utf8), path: "form.yaml") { _ in .failure(.outside) }.definition)
  }

  private func read(_ text: String, _ form: String = form) throws -> Draft? {
    Draft.read(Array(text.utf8), for: try definition(form))?.draft
  }

  @Test func `what is written reads back the same`() throws {
    var draft = Draft()
    draft.answers = [
      "name": .string("Ada \"the\" \u{1F600} [31m: {x} #"), "age": .null,
      "people": .list([.object([.init("who", .string("x"))])]),
    ]
    draft.typed = ["age": "4 x"]
    draft.focus = "age"
    let found = Draft.read(draft.bytes(form: "/a b/form.yaml"), for: try definition(Self.form))
    #expect(found?.draft == draft)
    #expect(found?.form == "/a b/form.yaml")
  }

  @Test func `what no longer fits is left out`() throws {
    let draft = try read(
      """
      {"formline": 1, "answers": {"name": "Ada", "age": "many", "plan": "gone", "code": "x", "full": "y", "old": 1},
       "typed": {"age": "4x", "code": "y", "full": "z", "people": "[", "old": "w"}, "focus": "old"}
      """)
    var expected = Draft()
    expected.answers = ["name": .string("Ada")]
    expected.typed = ["age": "4x"]
    expected.misfits = 9
    #expect(draft == expected)
  }

  @Test func `a field that is secret now gets nothing from a draft`() throws {
    let text = #"{"formline": 1, "answers": {"name": "Ada"}, "typed": {"name": "Ada"}, "focus": "name"}"#
    var expected = Draft()
    expected.misfits = 2
    #expect(try read(text, "formline: 1\nfields: [{id: name, secret: true}]") == expected)
  }

  @Test(arguments: [
    "", "null", "[]", "{", "{}", #"{"formline": 2, "answers": {}}"#, #"{"formline": 1, "answers": []}"#,
  ])
  func `other files are no drafts`(_ text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func `rows of a list are kept without their secrets`() throws {
    let field = try #require(try definition(Self.form).field("people"))
    let row = AnswerValue.object([.init("who", .string("x")), .init("pin", .string("1234"))])
    #expect(Draft.kept(.list([row]), of: field) == .list([.object([.init("who", .string("x"))])]))
  }

  @Test func `of rows in which something no longer fits, the rest is taken`() throws {
    let form = """
      formline: 1
      fields:
        - {id: people, type: list, fields: [{id: who}, {id: plan, type: select, options: [free]}]}
        - {id: ages, type: list, item: {type: integer}}
      """
    let draft = try read(
      """
      {"formline": 1, "answers": {"people": [{"who": "Ada", "plan": "gone"}, {"who": "Bo", "plan": "free"}],
       "ages": [1, "two", 3]}}
      """, form)
    var expected = Draft()
    expected.answers = [
      "people": .list([
        .object([.init("who", .string("Ada"))]),
        .object([.init("who", .string("Bo")), .init("plan", .string("free"))]),
      ]),
      "ages": .list([.integer(1), .null, .integer(3)]),
    ]
    expected.misfits = 2
    #expect(draft == expected)
  }

  @Test func `a map that an earlier version has written as an object is read as rows`() throws {
    let form = """
      formline: 1
      fields:
        - {id: counts, type: map, item: {type: integer}}
        - {id: plans, type: map, key: {type: select, options: [free]}, fields: [{id: why}]}
      """
    let draft = try read(
      """
      {"formline": 1, "answers": {"counts": {"a": 2, "": 8}, "plans": {"free": {"why": "x"}, "": {"why": "y"}}}}
      """, form)
    func row(_ key: String, _ id: String, _ value: AnswerValue) -> AnswerValue {
      .object([.init("key", .string(key)), .init(id, value)])
    }
    var expected = Draft()
    expected.answers = [
      "counts": .list([row("a", "value", .integer(2)), row("", "value", .integer(8))]),
      "plans": .list([row("free", "why", .string("x")), .object([.init("why", .string("y"))])]),
    ]
    #expect(draft == expected)
  }

  @Test func `drafts that it stands beside are in the same file, with their time`() throws {
    var old = Draft()
    old.answers = ["name": .string("Ada")]
    old.saved = 1_700_000_000
    var draft = Draft()
    draft.typed = ["age": "4x"]
    draft.earlier = [old]
    let bytes = draft.bytes(form: nil)
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""saved": "2023-11-14T22:13:20Z""#))
    #expect(Draft.read(bytes, for: try definition(Self.form))?.draft == draft)
  }
}
