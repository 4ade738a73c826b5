import FormModels
import Formline
import Testing

@testable import DefinedForms
@testable import FormTesting
import KeyScripts

/// Searching a long list for a row.
@Suite struct RowFinderTests {
  private static func form(_ count: Int, extra: String = "") throws -> FormSession<String> {
    try FormSession(LongListTests.people + extra, answers: LongListTests.rows(count), rows: 24)
  }

  private static func made(in form: FormSession<String>) throws -> Int {
    try #require(form.form?.model.lists.first).madeRows.count
  }

  @Test(arguments: [1_000, 10_000]) func `a row is found by what it says, and only rows in sight get fields`(count: Int)
    throws
  {
    let form = try Self.form(count)
    form.press("Alt+s")
    #expect(form.screen.contains { $0.contains("Search: People") })
    let made = try Self.made(in: form)
    form.type("person 778")
    #expect(form.screen.contains { $0.contains("779  Person 778, ") })
    #expect(try Self.made(in: form) == made)
    form.press("Enter")
    #expect(form.focusedField == "people[778].name")
    #expect(form.screen.contains { $0.contains("▌ 779") })
    form.type("!")
    #expect(form.value(of: "people[778].name") == "Person 778!")
    #expect(try Self.made(in: form) < 200)
  }

  @Test func `a row is found by its number, and the field that matches gets focus`() throws {
    let form = try Self.form(300)
    try #require(form.form?.model.field("people[200].amount")).edit(.number(12345))
    form.press("Alt+s")
    form.type("123")
    form.press("Enter")
    #expect(form.focusedField == "people[122].name" || form.focusedField == "people[123].name")
    form.press("Alt+s")
    form.type("12345")
    form.press("Enter")
    #expect(form.focusedField == "people[200].amount")
  }

  @Test func `Down and Up go to the next match and back`() throws {
    let form = try Self.form(300)
    form.press("Alt+s")
    form.type("person 25")
    form.press("Down", 2)
    form.press("Up")
    form.press("Enter")
    #expect(form.focusedField == "people[250].name")
  }

  @Test func `Esc goes back to where focus was, and nothing has changed`() throws {
    let form = try Self.form(300)
    form.press("Tab", 5)
    let (place, screen) = (form.focusedField, form.snapshot())
    #expect(place == "people[2].amount")
    // What was typed names one row, which is not gone to.
    for keys in ["", "person 299", "nobody"] {
      form.press("Alt+s")
      form.type(keys)
      form.press("Esc")
      #expect(form.focusedField == place)
      #expect(form.snapshot() == screen)
    }
    form.type("7")
    #expect(form.value(of: "people[2].amount") == 27)
  }

  @Test func `a blank belongs to the search, also where one row is left`() throws {
    let form = try Self.form(300)
    try #require(form.form?.model.field("people[200].amount")).edit(.number(12345))
    form.press("Alt+s")
    form.type("12345 person")
    #expect(form.screen.contains { $0.contains("1 of 300") })
    form.press("Enter")
    #expect(form.focusedField?.hasPrefix("people[200].") == true)
  }

  @Test func `nothing that matches is said, and Return stays`() throws {
    let form = try Self.form(300)
    form.press("Alt+s")
    form.type("nobody")
    form.press("Enter")
    #expect(form.screen.contains { $0.contains("0 of 300") })
    form.press("Ctrl+U")
    form.type("299")
    form.press("Enter")
    #expect(form.focusedField == "people[298].name" || form.focusedField == "people[299].name")
  }

  @Test func `the row can be clicked`() throws {
    let form = try Self.form(300)
    form.press("Alt+s")
    form.type("person 25")
    try form.click("Person 251")
    #expect(form.focusedField == "people[251].name")
  }

  @Test func `the bottom row names the search in a long list, and the help in every one`() throws {
    func bottom(_ count: Int) throws -> Bool {
      let form = try FormSession(LongListTests.people, answers: LongListTests.rows(count), columns: 120, rows: 24)
      return form.screen.last { !$0.isEmpty }?.contains("Alt+s Search") ?? false
    }
    #expect(try !bottom(5))
    #expect(try bottom(50))
    let form = try FormSession(LongListTests.people, answers: LongListTests.rows(5), rows: 40)
    form.press("F1")
    #expect(form.screen.contains { $0.contains("Alt+s") && $0.contains("find a row") })
    form.press("Esc")
    form.press("Ctrl+X")
    form.press("Ctrl+F")
    #expect(form.screen.contains { $0.contains("Search: People") })
  }

  @Test func `an empty list is not searched, nor a form without lists`() throws {
    let empty = try FormSession("fields: [{id: a, type: list, fields: [{id: b}]}]")
    empty.press("Alt+s")
    #expect(empty.focusedField == "a")
    let none = try FormSession("fields: [{id: a}]")
    none.press("Alt+s")
    none.type("x")
    #expect(none.value(of: "a") == "x")
  }

  @Test func `secrets are neither shown nor found`() throws {
    let form = try FormSession(
      "fields: [{id: keys, type: list, fields: [{id: name}, {id: code, type: password}]}]",
      answers: ["keys": [["name": "door", "code": "sesame"], ["name": "gate"]]])
    form.press("Alt+s")
    #expect(form.screen.contains { $0.contains("door, ••••••") })
    form.type("sesame")
    #expect(form.screen.contains { $0.contains("0 of 2") })
  }

  @Test func `a row is found, changed, another is added, taken back, and all is submitted`() throws {
    let form = try Self.form(2_000)
    form.press("Alt+s")
    form.type("1500")
    form.press("Enter")
    let place = try #require(form.focusedField)
    form.type("x")
    form.press("F8")
    form.type("New")
    form.press("Shift+F8")
    form.press("Ctrl+_")
    #expect(place == "people[1499].name")
    #expect(form.focusedField == "people[1500].name")
    form.press("Shift+F8")
    form.press("F10")
    #expect(form.isSubmitted)
    #expect(form.value(of: "people[1499].name") == "Person 1499x")
  }
}
