import ContentTypes
import DefinedForms
import FormModels
import FormTesting
import Formline
import KeyScripts
import Testing

/// What a `contentType` and `suggestions` do for a `textarea`: what they do for a field of one line.
@Suite struct AreaFieldTests {
  /// The types of fields that a text with line breaks, or without, is typed into.
  private nonisolated static let types = ["text", "textarea"]

  @Test(arguments: types)
  func `suggestions are shown, listed and taken, and Tab completes`(type: String) throws {
    let form = try FormSession(
      "fields: [{id: f, type: \(type), suggestions: [Leave it next door, Leave it at the gate, Ring twice]}, {id: last}]"
    )
    #expect(form.suggestion == "Leave it next door")
    form.type("l")
    form.press("Tab")
    #expect(form.value(of: "f") == "Leave it ")
    form.type("a")
    #expect(form.suggestion == "Leave it at the gate")
    form.press("Alt+f")
    #expect(form.value(of: "f") == "Leave it at")
    form.press("End")
    #expect(form.value(of: "f") == "Leave it at the gate")
    form.press("Tab")
    #expect(form.focusedField == "last")
  }

  @Test(arguments: types)
  func `readline's own completion takes all of the text for one word`(type: String) throws {
    let form = try FormSession(
      definition: """
        formline: 1
        fields: [{id: f, type: \(type), suggestions: [Leave it next door, Leave it at the gate]}]
        """, inputrc: "\"\\C-t\": complete")
    form.type("Leave it n")
    form.press("Ctrl+T")
    #expect(form.value(of: "f") == "Leave it next door")
  }

  @Test(arguments: types)
  func `a content type suggests, and says what is wrong once the field is left`(type: String) throws {
    let form = try FormSession(
      """
      fields:
        - {id: given, contentType: givenName}
        - {id: family, contentType: familyName}
        - {id: name, type: \(type), contentType: name}
        - {id: mail, type: \(type), contentType: email}
        - {id: last}
      """, environment: ["EMAIL": "ada@example.com"])
    form.type("Grace\tHopper\t")
    #expect(form.suggestion == "Grace Hopper")
    form.press("Ctrl+E")
    form.press("Tab")
    #expect(form.value(of: "name") == "Grace Hopper")
    #expect(form.suggestion == "ada@example.com")
    form.type("grace")
    #expect(form.errors["mail"] == nil)
    form.press("Tab")
    #expect(form.focusedField == "last")
    #expect(form.errors["mail"]?.map { $0.prefix(27) } == ["Enter a valid email address"])
    form.press("Shift+Tab")
    form.type("@example.com")
    #expect(form.errors["mail"] == nil)
  }

  @Test func `a script sees what an area suggests and what is wrong with it, in the frame too`() throws {
    let form = try FormSession(
      """
      fields:
        - {id: mail, type: textarea, rows: 2, contentType: email}
        - {id: note, type: textarea, rows: 3, suggestions: ["Leave it with the neighbours at number fourteen"]}
      """, columns: 50, rows: 14)
    #expect(form.screen.prefix(2) == ["▌ Mail ▏name@example.com", "▌      ▏"])
    form.type("ada\t")
    form.type("Leave it w")
    #expect(
      form.screen.prefix(7) == [
        "✗ Mail ▏ada", "       ▏", "        ✗ Enter a valid email address, such as",
        "        name@example.com: the @ sign is missing", "", "▌ Note ▏Leave it with the neighbours at number",
        "▌      ▏fourteen",
      ])
    #expect(form.cursor?.column == 19)
    form.press("Alt+Down")
    #expect(form.screen[8].hasPrefix("▌       › Leave it with the"))
    form.press("Esc")
    form.press("Enter")
    #expect(form.value(of: "note") == "Leave it w\n")
    #expect(form.suggestion == nil)
  }

  @Test(arguments: ["text", "password", "textarea", "path"])
  func `an empty field shows what its content type looks like, secret or not, in the user's country`(
    type: String
  ) throws {
    let form = try FormSession(
      """
      fields:
        - {id: a, type: \(type), contentType: postalCode}
        - {id: b, type: \(type), contentType: newPassword}
        - {id: c, type: \(type), contentType: email, placeholder: yours}
      """, environment: ["LANG": "de_DE.UTF-8"])
    let shown = form.screen.filter { $0.contains { $0.isLetter || $0.isNumber } }.prefix(3)
    #expect(
      shown.map { $0.drop { !$0.isWhitespace }.split(separator: " ").last }.map { $0?.drop { $0 == "▏" } } == [
        "10115", "Satz", "yours",
      ])
  }

  /// A history in memory.
  private final class Store: AnswerHistory {
    let kept: [HistorySource.Entry]
    init(_ kept: [HistorySource.Entry]) { self.kept = kept }
    func entries(of topic: HistoryTopic) -> [HistorySource.Entry] { kept }
    func remember(_ answers: [HistoryTopic: [HistorySource.Entry]]) {}
  }

  @Test func `an earlier answer of several lines is suggested to an area, and to no field of one line`() async throws {
    let store = Store(
      ["12 Mill Lane\nOxford", "14 High Street"].map {
        HistorySource.Entry(text: $0, contentType: .fullStreetAddress, form: "/forms/other.yaml", field: "home")
      })
    let fields = "[{id: area, type: textarea, contentType: street-address}, {id: line, contentType: street-address}]"
    let form = try CommandForm("fields: \(fields)", history: store)
    await form.type("12")
    #expect(form.form.suggestion == "12 Mill Lane\nOxford")
    #expect(form.screen.split(separator: "\n").prefix(2) == ["▌ Area ▏12 Mill Lane", "▌      ▏Oxford"])
    await form.type("\u{5}\t")
    #expect(form.form.value(of: "area")?.text == "12 Mill Lane\nOxford")
    #expect(form.form.suggestions == ["14 High Street"])
    await form.type("\u{10}\u{10}")
    #expect(form.form.value(of: "line")?.text == "14 High Street")
  }

  @Test(
    arguments: [
      ("type: time, default: '02:30:00'", "02:30", "02:30:00"),
      ("type: time, default: '02:30:05'", "02:30:05", "02:30:05"),
      ("type: datetime, default: '2026-01-02T02:30:00Z'", "2026-01-02 02:30", "2026-01-02T02:30:00Z"),
      ("type: datetime, default: '2026-01-02T02:30:05.5Z'", "2026-01-02 02:30:05.5", "2026-01-02T02:30:05.5Z"),
      (
        "type: datetime, default: '2026-01-02T02:30:00+02:00'", "2026-01-02 02:30+02:00", "2026-01-02T02:30:00+02:00"
      ),
    ] as [(String, String, JSONValue)])
  func `a prefilled time is shown as it is typed, and answered as RFC 3339 has it`(
    keys: String, shown: String, answer: JSONValue
  ) throws {
    let form = try FormSession("fields: [{id: f, \(keys)}, {id: last}]")
    #expect(form.screen[0].hasPrefix("▌ F     \(shown) "))
    #expect(form.value(of: "f") == answer)
    // Edited and put right again, it is the same answer.
    form.press("Backspace")
    form.type(String(shown.suffix(1)))
    #expect(form.value(of: "f") == answer)
  }

  @Test func `the mark at the right moves with lines out of sight`() throws {
    let form = try FormSession("fields: [{id: t, type: textarea, rows: 4}]", columns: 20, rows: 12)
    form.paste("a\nb\nc\nd d d d d d d\ne")
    for key in ["Up", "Up", "Up", "Up", "Down", "Down", "Down"] { form.press(key) }
    func marks() -> [Bool] { form.screen.dropFirst().prefix(4).map { $0.hasSuffix("▐") } }
    #expect(marks() == [true, true, true, false])
    form.type("xxxxxx ")
    #expect(marks() == [true, true, false, false])
  }
}
