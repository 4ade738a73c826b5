import FormTesting
import Testing

/// Masks guide what is typed; capital letters come by themselves.
@Suite struct MaskTests {
  private func form(_ keys: String) throws -> FormSession<String> {
    try FormSession("fields: [{id: f, \(keys)}, {id: last}]")
  }

  @Test func `separators come by themselves as the places fill up`() throws {
    let form = try form("mask: (999) 999-9999")
    var texts: [String] = []
    for digit in "2025550123" {
      form.type(String(digit))
      texts.append(String(form.line(1).dropFirst(8)))
    }
    #expect(
      texts == [
        "(2", "(20", "(202", "(202) 5", "(202) 55", "(202) 555", "(202) 555-0", "(202) 555-01", "(202) 555-012",
        "(202) 555-0123",
      ])
    #expect(form.value(of: "f") == "(202) 555-0123")
  }

  @Test(arguments: ["2025550123", "(202) 555-0123", "202-555-0123", "202.555.0123", " 202 555 0123 "])
  func `a text is pasted, or typed, with its separators, with others, or without`(text: String) throws {
    let pasted = try form("mask: (999) 999-9999")
    pasted.paste(text)
    #expect(pasted.value(of: "f") == "(202) 555-0123")
    let typed = try form("mask: (999) 999-9999")
    typed.type(text)
    #expect(typed.value(of: "f") == "(202) 555-0123")
  }

  @Test(arguments: [
    ("aa-99-aa", "AB12CD", ["Home", "Delete"], "B-12-CD"), ("aa-99-aa", "AB12CD", ["Home", "Delete", "X"], "XB-12-CD"),
    ("aa-99-aa", "AB12CD", ["Left 3", "Backspace"], "AB-1-CD"), ("aa-99-aa", "AB12CD", ["Home", "X"], "AB-12-CD"),
    ("aa-99-aa", "AB12CD", ["Left 2", "Backspace"], "AB-1-CD"), ("99-aa", "12ab", ["Home", "Delete"], "2-ab"),
    ("99-aa", "12ab", ["Home", "9"], "12-ab"), ("aa-99-aa", "AB12", ["Home", "Delete 2"], "-12"),
  ])
  func `what is behind a deleted character stays, also where it does not fit`(
    mask: String, text: String, keys: [String], left: String
  ) throws {
    let form = try form("mask: \(mask)")
    form.type(text)
    for key in keys { form.pressAll(key) }
    #expect(form.contains(left))
  }

  @Test(arguments: [
    ("99/99", "1234", "5"), ("99/99", "", "x"), ("aa-99", "ab-1", "b"), ("(999) 999", "(202) 555", "0"),
  ])
  func `a typed character for which there is no place is not dropped in silence`(
    mask: String, text: String, character: String
  ) throws {
    let form = try form("mask: \(mask)")
    form.type(text)
    let typed = form.value(of: "f")
    #expect(!form.contains("There is no place"))
    form.type(character)
    #expect(form.value(of: "f") == typed)
    #expect(form.contains("There is no place for this in \(mask)"))
  }

  @Test(
    arguments: [
      (["Backspace"], "(202) 555-012", 13), (["Backspace 4"], "(202) 555-", 10), (["Backspace 5"], "(202) 555", 9),
      (["Home", "Delete"], "(025) 550-123", 0), (["Home", "Right 4", "Delete"], "(202) 550-123", 4),
      (["Home", "Right 6", "Backspace"], "(205) 550-123", 3), (["Home", "Right", "Backspace"], "(202) 555-0123", 0),
      (["Home", "Ctrl+K"], "", 0), (["Ctrl+U"], "", 0), (["Home", "Right 6", "Ctrl+K", "9"], "(202) 9", 7),
      (["Home", "Right 6", "Ctrl+W"], "(555) 012-3", 0), (["Home", "9"], "(202) 555-0123", 0),
      (["Backspace", "Home", "Right 3", "9"], "(209) 255-5012", 4),
      (["Backspace 2", "Home", "Right 4", "8", "9"], "(202) 895-5501", 8), (["x"], "(202) 555-0123", 14),
    ] as [([String], String, Int)])
  func `editing in the middle keeps point where it was`(keys: [String], text: String, point: Int) throws {
    let form = try form("mask: (999) 999-9999, default: (202) 555-0123")
    for key in keys { form.pressAll(key) }
    #expect(form.value(of: "f") == (text.isEmpty ? nil : .string(text)))
    #expect(form.cursor?.column == 8 + point + 1)
  }

  @Test(arguments: ["(999) 999", "+99 999", "-aa"])
  func `where everything was taken back, nothing is left`(mask: String) throws {
    let form = try form("mask: '\(mask)'")
    form.type(mask.contains("a") ? "b" : "2")
    form.press("Backspace")
    #expect(form.value(of: "f") == nil)
    form.press("F10")
    #expect(form.isSubmitted)
  }

  @Test func `a whole text that is pasted over a full one takes its place`() throws {
    let form = try form("mask: 99/99, default: 12/34")
    form.paste("56/78")
    #expect(form.value(of: "f") == "56/78")
    form.paste("9")
    #expect(form.value(of: "f") == "56/78")
  }

  @Test func `undo takes back what was typed together with what the mask made of it`() throws {
    let form = try form("mask: 99/99")
    form.type("123")
    #expect(form.value(of: "f") == "12/3")
    form.press("Ctrl+_")
    #expect(form.value(of: "f") == nil)
    form.type("1234")
    form.press("Backspace")
    #expect(form.value(of: "f") == "12/3")
    form.press("Ctrl+_")
    #expect(form.value(of: "f") == "12/34")
  }

  @Test func `a mask that is not full is an error, and so says what is missing`() throws {
    let form = try form("mask: 99/99")
    form.type("12")
    form.press("Tab")
    #expect(form.errors == ["f": ["Fill in the whole of 99/99"]])
  }

  @Test func `a prefilled text may lack the separators`() throws {
    let form = try FormSession("fields: [{id: f, mask: 99/99}]", answers: ["f": "1234"])
    #expect(form.value(of: "f") == "12/34")
  }

  @Test(arguments: [
    ("never", "ada lovelace", "ada lovelace"), ("words", "ada lovelace", "Ada Lovelace"),
    ("sentences", "so. it ends", "So. It ends"), ("characters", "de-b 12", "DE-B 12"),
    ("words", "élan ßa", "Élan ßa"), ("words", "McDonald", "McDonald"),
  ])
  func `letters are raised as they are typed`(kind: String, typed: String, text: String) throws {
    let form = try form("capitalization: \(kind)")
    form.type(typed)
    #expect(form.value(of: "f") == .string(text))
    let area = try self.form("type: textarea, capitalization: \(kind)")
    area.type(typed)
    #expect(area.value(of: "f") == .string(text))
  }

  @Test func `a letter that was raised can be made small again, and a paste is as if it were typed`() throws {
    let form = try form("capitalization: words")
    form.type("iphone")
    #expect(form.value(of: "f") == "Iphone")
    form.press("Alt+b")
    form.press("Alt+l")
    #expect(form.value(of: "f") == "iphone")
    form.press("Ctrl+U")
    form.press("Ctrl+K")
    form.paste("ada lovelace")
    #expect(form.value(of: "f") == "Ada Lovelace")
    form.press("Ctrl+_")
    form.type("a")
    form.press("Ctrl+_")
    #expect(form.value(of: "f") == nil)
  }
}

extension FormSession {
  /// Presses a key as a script names it, with a count behind it, or types a character.
  fileprivate func pressAll(_ key: String) {
    let parts = key.split(separator: " ")
    if key.count == 1 { return type(key) }
    press(String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
  }
}
