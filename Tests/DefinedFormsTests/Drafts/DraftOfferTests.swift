import DefinedForms
import FormDefinitions
import FormModels
import Formline
import TerminalModel
import Testing

/// The earlier answers that a form offers when it starts, and what each key does with them.
extension DraftKeeperTests {
  private static func at(_ seconds: Int64, _ draft: Draft = earlier) -> Draft {
    var draft = draft
    draft.saved = seconds
    return draft
  }

  @Test func `Return takes the earlier answers`() async throws {
    let store = Store(earlier: Self.earlier)
    let form = try form(store)
    #expect(
      form.screen.hasPrefix(
        "  Resume where you left off? 4 answers\n  ⏎ resume  Del discard  type to start over\n\n"))
    try await form.press("Enter")
    #expect(!form.screen.contains("Resume"))
    // No action ran: the name is what it was.
    #expect(form.form.value(of: "name") == .string("Ada"))
    #expect(form.form.value(of: "seats") == .integer(3))
    #expect(form.form.value(of: "shout") == .string("Ada!"))
    #expect(form.form.focusedField == "day")
    await form.type("2-10")
    #expect(form.form.value(of: "day") == .string("1815-12-10"))
    #expect(form.form.submittedFields == [])
    form.form.keepDraft()
    #expect(store.kept?.earlier == [])
  }

  @Test(arguments: [["F10"], ["Alt+Enter"], ["Ctrl+X", "Ctrl+S"], ["Ctrl+End", "Tab", "Space"]])
  func `so does what submits the form, which it submits only then`(keys: [String]) async throws {
    let store = Store(earlier: Self.draft(["name": .string("Ada")]))
    let form = try CommandForm("fields: [{id: name}, {id: more}]", drafts: store)
    // At once: another form may take readline while this one waits.
    for key in keys { form.host.press(try #require(Key(parsing: key))) }
    await form.settle()
    #expect(form.form.value(of: "name") == .string("Ada"))
    #expect(!form.screen.contains("Resume"))
    #expect(form.host.session.outcome == nil)
    #expect(store.log == [])
    try await form.press("F10")
    #expect(form.host.session.outcome == .submitted)
  }

  /// While the form's clock shows 1970-01-01 00:00.
  nonisolated private static let moments: [(Int64, Int, String)] = [
    (50_759, 0, "4 answers from today at 14:05"), (-3600, 0, "4 answers from yesterday at 23:00"),
    (-90_000, 0, "4 answers from 1969-12-30 at 23:00"),
    (0, 1, "4 answers from today at 00:00; 1 more no longer has a field"),
    (0, 2, "4 answers from today at 00:00; 2 more no longer have a field"),
  ]

  @Test(arguments: moments)
  func `it says from when they are, and how many`(saved: Int64, misfits: Int, text: String) throws {
    var draft = Self.at(saved)
    draft.misfits = misfits
    let form = try form(Store(earlier: draft))
    #expect(form.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(text))
  }

  @Test(arguments: ["n", "y", "Y", "é", "7"])
  func `a character begins afresh and is typed, and the earlier answers stand beside`(typed: String) async throws {
    let store = Store(earlier: Self.earlier)
    let form = try form(store)
    await form.type(typed + "x")
    #expect(form.form.value(of: "name") == .string(typed + "x"))
    #expect(!form.screen.contains("Resume"))
    form.form.keepDraft()
    #expect(store.kept?.answers == ["name": .string(typed + "x")])
    #expect(store.kept?.earlier == [Self.earlier])
  }

  @Test func `so does a paste`() async throws {
    let store = Store(earlier: Self.earlier)
    let form = try form(store)
    form.host.paste("Grace")
    await form.settle()
    #expect(form.form.value(of: "name") == .string("Grace"))
    #expect(!form.screen.contains("Resume"))
    form.form.keepDraft()
    #expect(store.kept?.earlier == [Self.earlier])
  }

  @Test func `a secret typed ahead leaves the earlier answers as they are`() async throws {
    let store = Store(earlier: Self.earlier)
    let form = try CommandForm("fields: [{id: code, type: password}, {id: name}]", drafts: store)
    await form.type("sesame")
    #expect(form.form.value(of: "code") == .string("sesame"))
    form.form.keepDraft()
    #expect(store.kept == Self.earlier)
  }

  @Test func `keys that lead elsewhere leave the question open`() async throws {
    let form = try form(Store(earlier: Self.earlier))
    try await form.press("Down")
    #expect(form.form.focusedField == "code")
    #expect(form.screen.contains("Resume"))
    try await form.press("Enter")
    #expect(form.form.focusedField == "day")
  }

  @Test func `of several drafts the arrows mark one, and the others stand beside it`() async throws {
    let second = Self.at(0, Self.draft(["name": .string("Grace")]))
    let store = Store(earlier: Self.at(60), second)
    let form = try form(store)
    #expect(
      form.screen.hasPrefix(
        """
          Resume where you left off?
          › 4 answers from today at 00:01
            1 answer from today at 00:00
          ↑↓ choose  ⏎ resume  Del discard  type to start over

        """))
    try await form.press("Down")
    try await form.press("Down")
    #expect(form.screen.contains("  › 1 answer from"))
    try await form.press("Enter")
    #expect(form.form.value(of: "name") == .string("Grace"))
    await form.type(" Hopper")
    form.form.keepDraft()
    #expect(store.kept?.earlier == [Self.at(60)])
  }

  @Test func `on a low screen the offer is one row, with its keys`() async throws {
    let form = try CommandForm(Self.fields, drafts: Store(earlier: Self.earlier), rows: 12)
    #expect(form.screen.hasPrefix("  ⏎ 4 answers  Del discard  type to start over\n"))
    await form.type("x")
    #expect(form.form.value(of: "name") == .string("x"))
  }

  @Test func `Delete throws the marked draft away when it is pressed again`() async throws {
    let second = Self.at(0, Self.draft(["name": .string("Grace")]))
    let store = Store(earlier: Self.at(60), second)
    let form = try form(store)
    try await form.press("Delete")
    #expect(form.screen.contains("  Del again discards these answers\n"))
    try await form.press("Down")
    #expect(form.screen.contains("  ↑↓ choose  ⏎ resume  Del discard"))
    #expect(store.log == [])
    try await form.press("Delete")
    try await form.press("Backspace")
    #expect(form.screen.hasPrefix("  Resume where you left off? 4 answers from today at 00:01\n"))
    #expect(store.kept?.earlier == [Self.at(60)])
    #expect(store.kept?.count == 0)
    try await form.press("Delete")
    try await form.press("Delete")
    #expect(!form.screen.contains("Resume"))
    #expect(store.log == ["save", "remove"])
    await form.type("x")
    form.form.keepDraft()
    #expect(store.kept?.answers == ["name": .string("x")])
    #expect(store.kept?.earlier == [])
  }

  @Test(arguments: [
    ("Grace", "Grace"), ("4 answers", "Ada"), ("type to start", ""), ("⏎ resume", "Ada"),
  ])
  func `a press of the mouse does what it says`(text: String, name: String) async throws {
    let second = Self.at(0, Self.draft(["name": .string("Grace")]))
    let form = try form(Store(earlier: Self.at(60), second))
    let wanted = text == "Grace" ? "1 answer from" : text
    let lines = form.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(wanted) })
    let column = try #require(lines[row].range(of: wanted)).lowerBound
    form.host.click(column: lines[row].distance(from: lines[row].startIndex, to: column), row: row)
    await form.settle()
    #expect(!form.screen.contains("Resume"))
    #expect(form.form.content(of: "name") == name)
  }

  @Test func `more than nine that were never submitted are not kept`() async throws {
    let many = (0..<12).map { Self.at(Int64(100 - $0), Self.draft(["name": .string("Ada")])) }
    let store = Store(many)
    let form = try form(store)
    await form.type("x")
    form.form.keepDraft()
    #expect(store.kept?.earlier == Array(many.prefix(9)))
  }

  @Test func `Esc says that what was typed is kept`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("Ada")
    try await form.press("Esc")
    #expect(form.screen.contains("Leave the form? What you typed is kept [y/N]"))
    await form.type("y")
    #expect(form.form.session.outcome == .cancelled)
    form.form.keepDraft()
    #expect(store.kept?.answers == ["name": .string("Ada")])
  }

  @Test func `where only a secret was typed, Esc says that it is lost`() async throws {
    let form = try form(Store())
    await form.type("\tsesame")
    try await form.press("Esc")
    #expect(form.screen.contains("Discard what you typed? [y/N]"))
  }

  @Test func `without a draft nothing is asked`() throws {
    #expect(!(try form(Store())).screen.contains("Resume"))
  }
}
