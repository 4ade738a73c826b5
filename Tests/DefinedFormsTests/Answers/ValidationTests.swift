import FormTesting
import Testing

/// When what is wrong is said, and when no more.
@Suite struct ValidationTests {
  @Test func `nothing is said about a field before it is left`() throws {
    let form = try FormSession("fields: [{id: a, required: true, minLength: 3}, {id: b}]")
    #expect(form.errors == [:])
    form.type("x")
    #expect(form.errors == [:])
    form.press("Tab")
    #expect(form.errors == ["a": ["Use at least 3 characters: there is 1"]])
  }

  @Test(arguments: [
    ("type: list, minItems: 1, item: {}", true), ("type: list, minItems: 2, fields: [{id: b}]", true),
    ("type: map, minItems: 1, item: {}", true), ("type: multiselect, minItems: 1, options: [x, y]", true),
    ("type: multiselect, minItems: 2, required: false, options: [x, y]", true),
    ("type: list, minItems: 0, item: {}", false), ("type: map, item: {}", false),
    ("type: multiselect, maxItems: 1, options: [x, y]", false),
  ])
  func `what must have an item is drawn, counted and judged as required`(keys: String, isRequired: Bool) throws {
    let form = try FormSession("fields: [{id: f, \(keys)}, {id: last}]")
    #expect(form.line(1).contains("F *") == isRequired)
    #expect(form.snapshot().contains("1 required left") == isRequired)
    form.press("F10")
    #expect(form.errors.keys.sorted() == (isRequired ? ["f"] : []))
  }

  @Test(arguments: ["Tab", "Shift+Tab", "Enter", "Down", "Up", "F2", "F3"])
  func `leaving a wrong field is always allowed`(key: String) throws {
    let form = try FormSession("fields: [{id: a}, {id: b, required: true}, {id: c}]")
    form.press("Tab")
    form.type("x")
    form.press("Backspace")
    form.press(key)
    #expect(form.focusedField != "b")
    #expect(form.errors == ["b": ["B is required"]])
  }

  @Test(arguments: ["Tab", "Shift+Tab", "Enter", "Down", "Up", "F2", "F3"])
  func `passing through a field shows nothing, also where a default or an answer is wrong`(key: String) throws {
    let form = try FormSession(
      "fields: [{id: a}, {id: b, required: true}, {id: c, default: {cel: \"'1'\"}, pattern: '[a-z]'}]")
    form.press("Tab")
    form.press(key)
    for _ in 0..<3 { form.press("Tab") }
    #expect(form.errors == [:])
    form.press("F10")
    #expect(form.errors.keys.sorted() == ["b", "c"])
  }

  @Test func `an error that was shown follows every edit`() throws {
    let form = try FormSession("fields: [{id: a, minLength: 3, maxLength: 4}, {id: b}]")
    form.type("xy")
    form.press("Tab")
    form.press("Shift+Tab")
    #expect(form.errors["a"] == ["Use at least 3 characters: there are 2"])
    form.type("z")
    #expect(form.errors == [:])
    form.type("zz")
    #expect(form.errors["a"] == ["Use at most 4 characters: there are 5"])
    form.press("Backspace")
    #expect(form.errors == [:])
  }

  @Test(arguments: [
    ("minLength: 3", "x", "yz", "Backspace"), ("pattern: '^[a-z]+$'", "1", "Ctrl+U x", "1"),
    ("type: integer, maximum: 9", "12", "Backspace", "3"),
    ("validate: [{rule: 'self.size() > 1', message: One}, {rule: 'self.size() < 3', message: Two}]", "x", "y", "z"),
  ])
  func `an error that was mended is said again at the edit that makes it`(
    keys: String, wrong: String, mend: String, again: String
  ) throws {
    func press(_ keys: String, in form: FormSession<String>) {
      for key in keys.split(separator: " ").map(String.init) { key.count > 2 ? form.press(key) : form.type(key) }
    }
    let form = try FormSession("fields: [{id: a, \(keys)}, {id: b}]")
    press(wrong, in: form)
    #expect(form.errors == [:])
    press("Tab Shift+Tab", in: form)
    #expect(form.errors["a"] != nil)
    press(mend, in: form)
    #expect(form.errors == [:])
    press(again, in: form)
    #expect(form.errors["a"] != nil)
  }

  @Test func `rules name the value self and give their own message`() throws {
    let form = try FormSession(
      """
      fields:
        - id: tag
          validate:
            - {rule: self.startsWith('v'), message: Begin with v}
            - {rule: "self.size() < 4", message: Keep it short}
        - {id: b}
      """)
    form.type("12345")
    form.press("Tab")
    #expect(form.errors == ["tag": ["Begin with v", "Keep it short"]])
  }

  @Test func `rules are not asked about a value of the wrong form`() throws {
    let form = try FormSession(
      "fields: [{id: n, type: integer, minimum: 5, validate: [{rule: self != 3, message: Not 3}]}, {id: b}]")
    form.type("3")
    form.press("Tab")
    #expect(form.errors == ["n": ["This must be at least 5"]])
  }

  @Test func `required may be a condition`() throws {
    let form = try FormSession(
      "fields: [{id: phone, required: call == true}, {id: call, type: boolean}, {id: b}]", columns: 40)
    form.press("Tab")
    #expect(form.errors == [:])
    #expect(form.line(1) == "  Phone")
    form.press("Space")
    #expect(form.line(1) == "  Phone *")
    form.press("F10")
    #expect(form.errors == ["phone": ["Phone is required"]])
  }

  @Test func `an error goes when the field that another rule reads makes it right`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: country, default: DE}
        - id: code
          validate: [{rule: "country != 'DE' || self.size() == 5", message: Five digits}]
      """)
    form.press("Tab")
    form.type("123")
    form.press("Shift+Tab")
    #expect(form.errors == ["code": ["Five digits"]])
    form.press("Ctrl+U")
    form.type("FR")
    #expect(form.errors == [:])
  }

  @Test func `a computed default that follows takes its error along`() throws {
    let form = try FormSession(
      "fields: [{id: a}, {id: b, default: {cel: a}, pattern: '^[a-z]+$'}, {id: c}]")
    form.type("1")
    form.press("F10")
    #expect(form.errors.keys.sorted() == ["b"])
    form.press("Shift+Tab")
    form.press("Ctrl+U")
    form.type("x")
    #expect(form.value(of: "b") == "x")
    #expect(form.errors == [:])
  }
}
