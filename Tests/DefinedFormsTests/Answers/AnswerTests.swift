import FormTesting
import KeyScripts
import Testing

/// What a form gives back.
@Suite struct AnswerTests {
  static let everyType = """
    fields:
      - {id: text}
      - {id: password, type: password}
      - {id: textarea, type: textarea}
      - {id: path, type: path}
      - {id: integer, type: integer}
      - {id: number, type: number}
      - {id: boolean, type: boolean}
      - {id: select, type: select, options: [1, two, true]}
      - {id: multiselect, type: multiselect, options: [a, b, c]}
      - {id: date, type: date}
      - {id: time, type: time}
      - {id: datetime, type: datetime}
      - {id: computed, type: computed, cel: integer + 1}
      - {id: note, type: note, label: Only text}
    """

  @Test func `an untouched form has null for every answer but yes or no and several`() throws {
    let form = try FormSession(Self.everyType)
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(
      form.answers == [
        "text": nil, "password": nil, "textarea": nil, "path": nil, "integer": nil, "number": nil, "boolean": false,
        "select": nil, "multiselect": [], "date": nil, "time": nil, "datetime": nil, "computed": nil,
      ])
  }

  @Test func `prefilled answers of every type come back as they are, in form order`() throws {
    let given: JSONValue = [
      "text": "a\u{1B}b", "password": "hush", "textarea": "one\ntwo", "path": "/tmp", "integer": 7, "number": 1.5,
      "boolean": true, "select": "two", "multiselect": ["a", "c"], "date": "2026-02-28", "time": "10:30:00",
      "datetime": "2026-02-28T10:30:00+01:00",
    ]
    let form = try FormSession(Self.everyType, answers: given)
    form.press("F10")
    #expect(form.isSubmitted)
    let text = given.description.dropLast()
    #expect(form.answers.description == text + #", "computed": 8}"#)
  }

  @Test func `a control character is shown as a symbol and kept as it is`() throws {
    let form = try FormSession("fields: [{id: a}]", answers: ["a": "x\u{1B}[31my"])
    #expect(form.line(1) == "▌ A  x␛[31my")
    form.press("F10")
    #expect(form.answers == ["a": "x\u{1B}[31my"])
  }
}
