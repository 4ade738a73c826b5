import FormTesting
import Testing

/// What Return does in a field.
@Suite struct SubmitActionTests {
  static let nested = """
    onSubmit: {set: {log: "log + ' form'"}}
    sections:
      - onSubmit: {set: {log: "log + ' section'"}}
        fields:
          - {id: name, onSubmit: {set: {log: "log + ' field'"}}}
          - {id: next}
      - submitScope: SCOPE
        onSubmit: {set: {log: "log + ' scoped'"}}
        fields:
          - {id: inside, onSubmit: {set: {log: "log + ' own'"}}}
      - fields:
          - {id: log, default: "ran:"}
    """

  @Test func `the form's actions run first, then the section's, then the field's own`() throws {
    let form = try FormSession(Self.nested.replacing("SCOPE", with: "false"))
    form.press("Enter")
    #expect(form.value(of: "log") == "ran: form section field")
    #expect(form.focusedField == "next")
    form.press("Enter", 2)
    #expect(form.value(of: "log") == "ran: form section field form section form scoped own")
  }

  @Test func `a submit scope keeps out what is above it`() throws {
    let form = try FormSession(Self.nested.replacing("SCOPE", with: "true"))
    form.press("Tab", 2)
    form.press("Enter")
    #expect(form.value(of: "log") == "ran: scoped own")
    #expect(form.focusedField == "log")
  }

  @Test func `the innermost action has the last word on focus`() throws {
    let form = try FormSession(
      """
      onSubmit: {focus: c}
      fields:
        - {id: a, onSubmit: {focus: d}}
        - {id: b}
        - {id: c}
        - {id: d, onSubmit: stay}
      """)
    form.press("Enter")
    #expect(form.focusedField == "d")
    form.press("Enter")
    #expect(form.focusedField == "d")
    form.press("Shift+Tab", 2)
    form.press("Enter")
    #expect(form.focusedField == "c")
  }

  @Test func `an inner action goes on from the submitting field, wherever an outer one would go`() throws {
    let form = try FormSession(
      """
      onSubmit: {focus: d}
      fields:
        - {id: a, onSubmit: next}
        - {id: b, onSubmit: [next, next]}
        - {id: c}
        - {id: d, onSubmit: previous}
      """)
    form.press("Enter")
    #expect(form.focusedField == "b")
    form.press("Enter")
    #expect(form.focusedField == "d")
    form.press("Enter")
    #expect(form.focusedField == "c")
  }

  @Test func `an action that names a field that is not there or off moves nothing`() throws {
    let form = try FormSession(
      """
      toolbar: [{label: Gone, key: F5, action: {focus: gone}}]
      fields:
        - {id: a, onSubmit: {focus: gone}}
        - {id: b, onSubmit: {focus: off}}
        - {id: gone, when: a == 'x'}
        - {id: off, enabled: a == 'x'}
        - {id: c}
      """)
    form.press("Enter")
    #expect(form.focusedField == "b")
    form.press("F5")
    #expect(form.focusedField == "b")
    form.press("Enter")
    #expect(form.focusedField == "c")
    #expect(form.issues == [])
  }

  @Test func `while the actions run, focus is still the submitting field`() throws {
    let form = try FormSession(
      """
      onSubmit: {focus: b}
      fields:
        - {id: a, onSubmit: {set: {b: focus}}}
        - {id: b}
      """)
    form.press("Enter")
    #expect(form.value(of: "b") == "a")
    #expect(form.focusedField == "b")
  }

  @Test func `without an action Return goes on, and from the last field it submits the form`() throws {
    let form = try FormSession("fields: [{id: a}, {id: note, type: note, label: Only text}, {id: b}]")
    form.press("Enter")
    #expect(form.focusedField == "b")
    form.press("Enter")
    #expect(form.isSubmitted)
    #expect(form.submittedFields == ["a", "b"])
  }

  @Test func `an action that moves nothing leaves Return its default`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: a, onSubmit: {set: {b: "'set'"}}}
        - {id: b, onSubmit: {clear: a}}
      """)
    form.type("x")
    form.press("Enter")
    #expect(form.focusedField == "b")
    form.press("Enter")
    #expect(form.isSubmitted)
    #expect(form.answers == ["a": nil, "b": "set"])
  }

  @Test func `stay keeps Return where it is`() throws {
    let form = try FormSession("fields: [{id: a, onSubmit: stay}, {id: b}]")
    form.press("Enter", 3)
    #expect(form.focusedField == "a")
    #expect(form.submittedFields == ["a", "a", "a"])
  }

  @Test func `an action may submit the form, or cancel it`() throws {
    let submitting = try FormSession("fields: [{id: a, onSubmit: submit}, {id: b}]")
    submitting.press("Enter")
    #expect(submitting.isSubmitted)
    let cancelling = try FormSession("fields: [{id: a, onSubmit: cancel}, {id: b}]")
    cancelling.press("Enter")
    #expect(cancelling.isCancelled)
  }

  @Test func `what an outer action ends, no inner one goes on with`() throws {
    let form = try FormSession("onSubmit: submit\nfields: [{id: a, onSubmit: {set: {b: \"'late'\"}}}, {id: b}]")
    form.press("Enter")
    #expect(form.isSubmitted)
    #expect(form.answers == ["a": nil, "b": nil])
  }

  @Test func `focus may go to a field that the same Return brings into being`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: kind, default: a, onSubmit: [{set: {kind: "'b'"}}, {focus: extra}]}
        - {id: other}
        - {id: extra, when: kind == 'b'}
      """)
    form.press("Enter")
    #expect(form.focusedField == "extra")
    #expect(form.issues == [])
  }

  @Test func `focus may leave a field that the same Return takes away`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: code, when: done == false, onSubmit: [{set: {done: "true"}}, {focus: last}]}
        - {id: done, type: boolean, default: false}
        - {id: last}
      """)
    form.press("Enter")
    #expect(!form.exists("code"))
    #expect(form.focusedField == "last")
    #expect(form.issues == [])
  }

  @Test func `no focus at all can be asked for`() throws {
    let form = try FormSession("fields: [{id: a, onSubmit: {focus: null}}, {id: b}]")
    form.press("Enter")
    #expect(form.focusedField == nil)
    form.press("Tab")
    #expect(form.focusedField == "a")
  }

  @Test func `Return in a text area is a new line; Ctrl+J submits it`() throws {
    let form = try FormSession("fields: [{id: a, type: textarea, onSubmit: {focus: c}}, {id: b}, {id: c}]")
    form.type("x\ny")
    #expect(form.value(of: "a") == "x\ny")
    form.press("Ctrl+J")
    #expect(form.focusedField == "c")
  }

  @Test func `those of a list run for Return in its rows, between the section's and the field's`() throws {
    let form = try FormSession(
      """
      onSubmit: {set: {log: "log + 'F'"}}
      sections:
        - onSubmit: {set: {log: "log + 'S'"}}
          fields:
            - id: rows
              type: list
              minItems: 1
              onSubmit: {set: {log: "log + 'L'"}}
              fields: [{id: x, onSubmit: {set: {log: "log + 'f'"}}}]
            - {id: log, default: '-'}
      """)
    form.press("Enter")
    form.press("Enter")
    #expect(form.value(of: "log") == "-FSLf")
  }
}
