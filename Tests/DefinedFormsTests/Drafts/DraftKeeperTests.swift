import DefinedForms
import FormModels
import FormDefinitions
import Formline
import TerminalModel
import Testing

/// What becomes of the answers of a form that is not submitted, between two runs.
struct DraftKeeperTests {
  static let fields = """
    fields:
      - {id: name}
      - {id: code, type: password}
      - {id: day, type: date}
      - {id: plan, type: select, options: [free, team], default: free}
      - {id: seats, type: integer, when: "plan == 'team'", onChange: {set: {name: "'changed'"}}}
      - {id: shout, type: computed, cel: "name + '!'"}
    """

  /// A store in memory.
  final class Store: DraftStore {
    let earlier: [Draft]
    var log: [String] = []
    var kept: Draft?

    convenience init(earlier: Draft?...) { self.init(earlier.compactMap { $0 }) }

    init(_ earlier: [Draft]) {
      self.earlier = earlier
      kept = earlier.first
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

  static func draft(_ answers: [String: AnswerValue], typed: [String: String] = [:], focus: String? = nil)
    -> Draft
  {
    var draft = Draft()
    draft.answers = answers
    draft.typed = typed
    draft.focus = focus
    return draft
  }

  static let earlier = draft(
    ["name": .string("Ada"), "plan": .string("team"), "seats": .integer(3)], typed: ["day": "1815-1"], focus: "day")

  func form(_ store: Store) throws -> CommandForm { try CommandForm(Self.fields, drafts: store) }

  @Test func `changes are kept together 400 ms later, without secrets and computed values`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("Ada\tsesame\t1815")
    #expect(store.log == [])
    #expect(form.host.wait(.milliseconds(399)))
    #expect(store.log == [])
    #expect(form.host.wait(.milliseconds(1)))
    #expect(store.kept == Self.draft(["name": .string("Ada")], typed: ["day": "1815"], focus: "day"))
    #expect(form.host.wait(.seconds(10)))
    #expect(store.log == ["save"])
    await form.type("-")
    #expect(form.host.wait(.seconds(1)))
    #expect(store.log == ["save", "save"])
  }

  @Test func `what was typed into an empty field and erased is nothing to keep, and nothing to ask about`() async throws
  {
    let store = Store()
    let form = try form(store)
    await form.type("a")
    #expect(form.host.wait(.seconds(1)))
    #expect(store.kept == Self.draft(["name": .string("a")], focus: "name"))
    form.host.press(Key(.backspace))
    #expect(form.host.wait(.seconds(1)))
    #expect(store.kept == nil)
    form.host.press(Key(.escape))
    #expect(form.host.session.outcome == .cancelled)
  }

  @Test(arguments: [true, false])
  func `what is erased after resuming is kept no more`(isAtEnd: Bool) async throws {
    let store = Store(earlier: Self.draft(["name": .string("A")], focus: "name"))
    let form = try form(store)
    try await form.press("Enter")
    try await form.press("Backspace")
    if isAtEnd { form.form.keepDraft() } else { #expect(form.host.wait(.seconds(1))) }
    #expect(store.kept == nil)
  }

  @Test func `what is resumed and not changed is still kept`() async throws {
    let earlier = Self.draft(["name": .string("A")], focus: "name")
    let store = Store(earlier: earlier)
    let form = try form(store)
    try await form.press("Enter")
    form.form.keepDraft()
    #expect(store.kept == earlier)
  }

  @Test(arguments: ["default", "computed"])
  func `resuming runs no action for what follows from the answers; a change afterwards does`(kind: String) async throws
  {
    let auto = kind == "default" ? "default: {cel: \"'auto-' + kind\"}" : "type: computed, cel: \"'auto-' + kind\""
    let fields = """
      fields:
        - {id: kind}
        - {id: auto, \(auto), onChange: {set: {name: auto}}}
        - {id: name}
      """
    let draft = Self.draft(["kind": .string("x"), "name": .string("mine")], focus: "kind")
    let form = try CommandForm(fields, drafts: Store(earlier: draft))
    try await form.press("Enter")
    #expect(form.form.value(of: "auto") == .string("auto-x"))
    #expect(form.form.value(of: "name") == .string("mine"))
    await form.type("y")
    #expect(form.form.value(of: "name") == .string("auto-xy"))
  }

  /// A store that takes changes behind a draft, and tells what is flushed when.
  private final class ChangesStore: DraftStore {
    let earlier: [Draft] = []
    let settlesAsWhole: Bool
    var mayWait = true
    private(set) var log: [String] = []

    init(settlesAsWhole: Bool) { self.settlesAsWhole = settlesAsWhole }

    func save(_ draft: Draft) { log.append("whole") }

    func add(_ change: DraftChange, isSettling: Bool) -> Bool {
      guard !isSettling || !settlesAsWhole else { return false }
      log += isSettling ? ["add", "flush"] : ["add"]
      return true
    }

    func settle() -> Bool {
      if !settlesAsWhole { log.append("flush") }
      return !settlesAsWhole
    }

    func finish() { log.append("finish") }
    func remove() {}
  }

  @Test(arguments: [true, false])
  func `changes are added while somebody types, and settle at a pause within half a second`(asWhole: Bool) async throws
  {
    let store = ChangesStore(settlesAsWhole: asWhole)
    let form = try CommandForm(Self.fields, drafts: store)
    let settled = asWhole ? "whole" : "flush"
    await form.type("A")
    #expect(form.host.wait(.milliseconds(500)))
    #expect(store.log == ["whole"])
    // Somebody who types on is not disturbed for a second.
    await form.type("d")
    for letter in "am " {
      #expect(form.host.wait(.milliseconds(290)))
      await form.type(String(letter))
    }
    #expect(form.host.wait(.milliseconds(109)))
    #expect(store.log == ["whole"])
    #expect(form.host.wait(.milliseconds(2)))
    #expect(store.log == ["whole", "add"])
    #expect(form.host.wait(.milliseconds(330)))
    #expect(store.log == ["whole", "add"])
    #expect(form.host.wait(.milliseconds(10)))
    #expect(store.log == ["whole", "add", settled])
    // One key alone is saved and flushed in one go.
    await form.type("n")
    #expect(form.host.wait(.seconds(10)))
    #expect(store.log.dropFirst(3) == (asWhole ? ["whole"] : ["add", "flush"]))
  }

  @Test func `where saving may not wait, half a second is all that may be missing`() async throws {
    let store = ChangesStore(settlesAsWhole: false)
    store.mayWait = false
    let form = try CommandForm(Self.fields, drafts: store)
    for round in 1...20 {
      for _ in 0..<4 {
        await form.type("x")
        #expect(form.host.wait(.milliseconds(100)))
      }
      #expect(store.log.count { $0 != "flush" } == round)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `however somebody types, all of it is saved 400 ms after the last key`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = Store()
    let form = try form(store)
    var typed = ""
    for _ in 0..<40 {
      let letter = "abcdefgh".randomElement(using: &random).map(String.init) ?? "a"
      typed += letter
      await form.type(letter)
      let pause = Int.random(in: 0..<600, using: &random)
      #expect(form.host.wait(.milliseconds(pause)))
      if pause >= 400 { #expect(store.kept == Self.draft(["name": .string(typed)], focus: "name")) }
    }
  }

  @Test(arguments: [true, false])
  func `without a pause they settle about every four seconds, and at the end`(asWhole: Bool) async throws {
    let store = ChangesStore(settlesAsWhole: asWhole)
    let form = try CommandForm(Self.fields, drafts: store)
    for _ in 0..<240 {
      await form.type("x")
      #expect(form.host.wait(.milliseconds(50)))
    }
    let (wholes, settled) = (store.log.filter { $0 == "whole" }, store.log.filter { $0 != "add" }.count)
    #expect(2...4 ~= settled)
    #expect(asWhole || wholes.count == 1)
    #expect(6...12 ~= store.log.filter { $0 == "add" }.count)
    await form.type("y")
    form.form.keepDraft()
    #expect(store.log.suffix(2) == [asWhole ? "whole" : "flush", "finish"])
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
    try await next.press("Enter")
    #expect(next.form.focusedField == "keys[0].days")
    try await next.press("Backspace")
    let resumed = AnswerValue.object([
      .init("name", .string("ci")), .init("code", .null), .init("days", .integer(3)),
    ])
    #expect(next.form.value(of: "keys") == .list([resumed]))
  }

  @Test func `rows of a map are kept one by one, with equal keys and without one`() async throws {
    let map = "fields: [{id: mp, type: map, item: {type: integer}}, {id: z}]"
    let store = Store()
    let form = try CommandForm(map, drafts: store)
    for row in ["a\t1", "a\t12x", "\t7", "\t8", "b\t9"] {
      try await form.press("F8")
      await form.type(row)
    }
    form.form.keepDraft()
    let kept = try #require(store.kept)
    #expect(kept.typed == ["mp[1].value": "12x"])
    let read = Draft.read(kept.bytes(form: nil), for: form.form.model.definition)?.draft
    let next = try CommandForm(map, drafts: Store(earlier: read))
    try await next.press("Enter")
    let texts = (0..<5).map { row in
      ["key", "value"].map { next.form.model.field("mp[\(row)].\($0)")?.text.current }
    }
    #expect(texts == [["a", "1"], ["a", "12x"], ["", "7"], ["", "8"], ["b", "9"]])
  }

  @Test func `a row of a map without a chosen key is kept beside the others`() async throws {
    let map = """
      fields:
        - {id: name}
        - {id: mm, type: map, key: {type: select, options: [k1, k2]}, fields: [{id: v1}]}
      """
    let store = Store()
    let form = try CommandForm(map, drafts: store)
    await form.type("Ada\t")
    for row in ["k1\tprecious", "\tsecond"] {
      try await form.press("F8")
      await form.type(row)
    }
    form.form.keepDraft()
    let kept = try #require(store.kept)
    let read = Draft.read(kept.bytes(form: nil), for: form.form.model.definition)?.draft
    #expect(read?.misfits == 0)
    let next = try CommandForm(map, drafts: Store(earlier: read))
    try await next.press("Enter")
    #expect(next.form.model.field("mm[0].key")?.stored.current == .string("k1"))
    let texts = (0..<2).map { next.form.model.field("mm[\($0)].v1")?.text.current }
    #expect(texts == ["precious", "second"])
  }

  @Test(
    "what was typed to search a list is kept, and goes on as if it had just been typed",
    arguments: [("te", "", "team"), ("te", "\u{7F}", "free"), ("zz", "", nil)] as [(String, String, String?)])
  func search(typed: String, more: String, plan: String?) async throws {
    let store = Store()
    let first = try form(store)
    await first.type("Ada\t\t\t" + typed)
    #expect(first.host.wait(.milliseconds(450)))
    #expect(store.kept == Self.draft(["name": .string("Ada")], typed: ["plan": typed], focus: "plan"))
    let next = try form(Store(earlier: store.kept))
    try await next.press("Enter")
    #expect(next.form.focusedField == "plan")
    #expect(next.screen.contains(typed))
    #expect(!next.screen.contains("is not one of the options"))
    if !more.isEmpty { await next.type(more + more) }
    await next.type("\t")
    if let plan {
      #expect(next.form.value(of: "plan") == .string(plan))
    } else {
      #expect(next.screen.contains("'zz' is not one of the options"))
    }
  }

  @Test func `a search that was taken back is in no draft`() async throws {
    let store = Store()
    let form = try form(store)
    await form.type("\t\t\tte")
    #expect(form.host.wait(.milliseconds(450)))
    #expect(store.kept == Self.draft([:], typed: ["plan": "te"], focus: "plan"))
    await form.type("\u{7F}\u{7F}")
    #expect(form.host.wait(.milliseconds(450)))
    #expect(store.kept == nil)
    await form.type("zz")
    #expect(form.host.wait(.milliseconds(450)))
    #expect(store.kept == Self.draft([:], typed: ["plan": "zz"], focus: "plan"))
  }

  nonisolated private static let lists: [(String, String, AnswerValue)] = [
    ("type: select, options: [free, team], default: free", "team", .string("team")),
    ("type: select, options: [free, team]", "te", .string("team")),
    ("type: select, options: [free, team], other: true", "New York", .string("New York")),
    ("type: multiselect, options: [red, blue]", "bl", .list([.string("blue")])),
  ]

  @Test(arguments: lists, [true, false])
  func `a search goes on in a list of every kind, whether it has focus already or not`(
    list: (String, String, AnswerValue), isFirst: Bool
  ) async throws {
    let (plan, last) = ("  - {id: plan, \(list.0)}\n", "  - {id: last}\n")
    let draft = Self.draft([:], typed: ["plan": list.1], focus: "plan")
    let next = try CommandForm("fields:\n" + (isFirst ? plan + last : last + plan), drafts: Store(earlier: draft))
    try await next.press("Enter")
    #expect(next.form.focusedField == "plan")
    await next.type("\t")
    #expect(next.form.value(of: "plan") == list.2)
  }

  @Test func `a search that names no option is still a mistake after the form was left elsewhere`() async throws {
    let store = Store()
    let first = try form(store)
    await first.type("Ada\t\t\tzz\t")
    #expect(first.host.wait(.milliseconds(450)))
    #expect(store.kept?.typed == ["plan": "zz"])
    let next = try form(Store(earlier: store.kept))
    try await next.press("Enter")
    #expect(next.form.focusedField != "plan")
    #expect(next.screen.contains("'zz' is not one of the options"))
    try await next.press("F10")
    #expect(next.form.focusedField == "plan")
    try await next.press("Ctrl+U")
    await next.type("team\t")
    #expect(next.form.value(of: "plan") == .string("team"))
    #expect(!next.screen.contains("is not one of the options"))
  }

  @Test("what was wrong where focus had left it is marked again", arguments: ["last", "code", "vars[0].key"])
  func mistakes(focus: String) async throws {
    let fields = """
      fields:
        - {id: code, pattern: '^[0-9]+$'}
        - {id: day, type: date}
        - {id: tags, type: multiselect, minItems: 2, options: [a, b, c]}
        - {id: vars, type: map, key: {pattern: '^[A-Z]+$'}, item: {type: text}}
        - {id: last, required: true}
      """
    let rows = ["low", "HIGH"].map { AnswerValue.object([.init("key", .string($0)), .init("value", .null)]) }
    let draft = Self.draft(
      ["code": .string("x"), "tags": .list([.string("a")]), "vars": .list(rows)], typed: ["day": "1815-1"], focus: focus
    )
    let next = try CommandForm(fields, drafts: Store(earlier: draft), rows: 40)
    try await next.press("Enter")
    #expect(next.form.focusedField == focus)
    let wrong: Set = ["code", "day", "tags", "vars[0].key"]
    #expect(Set(next.form.model.shownErrors.map(\.field.id)) == wrong.subtracting([focus]))
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
}
