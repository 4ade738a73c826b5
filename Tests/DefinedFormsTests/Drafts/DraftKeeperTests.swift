import DefinedForms
import FormDefinitions
import Formline
import Testing

/// What becomes of the answers of a form that is not submitted, between two runs.
struct DraftKeeperTests {
  private static let fields = """
    fields:
      - {id: name}
      - {id: code, type: password}
      - {id: day, type: date}
      - {id: plan, type: select, options: [free, team], default: free}
      - {id: seats, type: integer, when: "plan == 'team'", onChange: {set: {name: "'changed'"}}}
      - {id: shout, type: computed, cel: "name + '!'"}
    """

  /// A store in memory.
  private final class Store: DraftStore {
    let earlier: Draft?
    var log: [String] = []
    var kept: Draft?

    init(earlier: Draft? = nil) {
      self.earlier = earlier
      kept = earlier
    }

    func save(_ draft: Draft) {
      kept = draft
      log.append("save")
    }

    func finish() { log.append("finish") }

    func remove() {
      kept = nil
      log.append("remove")
    }
  }

  private static func draft(_ answers: [String: AnswerValue], typed: [String: String] = [:], focus: String? = nil)
    -> Draft
  {
    var draft = Draft()
    draft.answers = answers
    draft.typed = typed
    draft.focus = focus
    return draft
  }

  private static let earlier = draft(
    ["name": .string("Ada"), "plan": .string("team"), "seats": .integer(3)], typed: ["day": "1815-1"], focus: "day")

  private func form(_ store: Store) throws -> CommandForm { try CommandForm(Self.fields, drafts: store) }

  @Test func `changes are kept together a fifth of a second later, without secrets and computed values`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("Ada\tsesame\t1815")
    #expect(store.log == [])
    #expect(form.host.wait(.milliseconds(199)))
    #expect(store.log == [])
    #expect(form.host.wait(.milliseconds(1)))
    #expect(store.kept == Self.draft(["name": .string("Ada")], typed: ["day": "1815"], focus: "day"))
    #expect(form.host.wait(.seconds(10)))
    #expect(store.log == ["save"])
    await form.type("-")
    #expect(form.host.wait(.seconds(1)))
    #expect(store.log == ["save", "save"])
  }

  @Test func `rows are kept without their secrets, with what is typed in them and is no value yet`() async throws {
    let rows =
      "fields: [{id: keys, type: list, fields: [{id: name}, {id: code, type: password}, {id: days, type: integer}]}]"
    let store = Store()
    let form = try CommandForm(rows, drafts: store)
    await form.type(" ci\tsesame\t3x")
    form.form.keepDraft()
    let row = AnswerValue.object([.init("name", .string("ci")), .init("days", .null)])
    #expect(store.kept == Self.draft(["keys": .list([row])], typed: ["keys[0].days": "3x"], focus: "keys[0].days"))

    let next = try CommandForm(rows, drafts: Store(earlier: store.kept))
    await next.type("y")
    #expect(next.form.focusedField == "keys[0].days")
    try await next.press("Backspace")
    let resumed = AnswerValue.object([
      .init("name", .string("ci")), .init("code", .null), .init("days", .integer(3)),
    ])
    #expect(next.form.value(of: "keys") == .list([resumed]))
  }

  @Test func `nothing is kept of a form in which nothing, or only a secret, was typed`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("\tsesame")
    #expect(form.host.wait(.seconds(1)))
    form.form.keepDraft()
    #expect(store.kept == nil)
  }

  @Test func `the end keeps what no timer has kept`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("Ada")
    form.form.keepDraft()
    #expect(store.kept?.answers == ["name": .string("Ada")])
    #expect(store.log == ["save", "finish"])
  }

  @Test(arguments: ["Enter", "y", "Y"]) func `the earlier answers are taken`(_ key: String) async throws {
    let store = Store(earlier: Self.earlier)
    let form = try form(store)
    #expect(form.screen.hasPrefix("  Resume where you left off? [Y/n]\n\n"))
    if key == "Enter" { try await form.press(key) } else { await form.type(key) }
    #expect(!form.screen.contains("Resume"))
    // No action ran: the name is what it was.
    #expect(form.form.value(of: "name") == .string("Ada"))
    #expect(form.form.value(of: "seats") == .integer(3))
    #expect(form.form.value(of: "shout") == .string("Ada!"))
    #expect(form.form.focusedField == "day")
    await form.type("2-10")
    #expect(form.form.value(of: "day") == .string("1815-12-10"))
    #expect(form.form.submittedFields == [])
  }

  @Test func `n forgets the earlier answers`() async throws {
    let store = Store(earlier: Self.earlier)
    let form = try form(store)
    await form.type("n")
    #expect(store.log == ["remove"])
    #expect(form.form.value(of: "name") == .null)
    #expect(!form.screen.contains("Resume"))
    await form.type("yn")
    #expect(form.form.value(of: "name") == .string("yn"))
  }

  @Test func `other characters wait for the answer, keys that lead elsewhere do not`() async throws {
    let form = try form(Store(earlier: Self.earlier))
    await form.type("Grace")
    #expect(form.form.value(of: "name") == .null)
    #expect(form.screen.contains("Resume"))
    try await form.press("Down")
    #expect(form.form.focusedField == "code")
    #expect(form.screen.contains("Resume"))
  }

  @Test func `what is answered before the question loses nothing of the earlier draft`() async throws {
    let store = Store(earlier: Self.earlier)
    let form = try form(store)
    form.host.paste("Grace")
    form.form.keepDraft()
    var merged = Self.earlier
    merged.answers["name"] = .string("Grace")
    merged.focus = "name"
    #expect(store.kept == merged)
    await form.type("y")
    #expect(form.form.value(of: "name") == .string("Grace"))
    #expect(form.form.value(of: "plan") == .string("team"))
  }

  @Test func `what the person agreed to lose is not kept`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("Ada")
    #expect(form.host.wait(.seconds(1)))
    try await form.press("Esc")
    await form.type("y")
    #expect(form.form.session.outcome == .cancelled)
    form.form.keepDraft()
    #expect(store.kept == nil)
  }

  @Test func `without a draft nothing is asked`() throws {
    #expect(!(try form(Store())).screen.contains("Resume"))
    #expect(!(try form(Store(earlier: Draft()))).screen.contains("Resume"))
  }
}
