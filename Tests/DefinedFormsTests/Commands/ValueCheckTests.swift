import DefinedForms
import FormModels
import FormDefinitions
import Testing

/// `check`: a command that validates a value while the person goes on.
struct ValueCheckTests {
  private static let fields = """
    fields:
      - {id: name, minLength: 2, check: {command: [is-free, --quick], message: This name is taken}}
      - {id: note}
    """

  private func errors(_ form: CommandForm) -> [String] { form.form.errors(of: "name") }

  @Test func `it runs when the field is left, with the value as its input`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada")
    #expect(form.log == [])
    try await form.press("Tab")
    #expect(form.log == ["is-free --quick < ada"])
    #expect(form.screen.contains("checking…"))
    #expect(errors(form) == [])
    try await form.finish(.refused)
    #expect(!form.screen.contains("checking…"))
    #expect(errors(form) == ["This name is taken"])
    #expect(form.form.focusedField == "note")
  }

  @Test func `it does not run for nothing, nor for what is wrong already`() async throws {
    let form = try CommandForm(Self.fields)
    try await form.press("Tab")
    try await form.press("Shift+Tab")
    await form.type("a")
    try await form.press("Tab")
    #expect(form.log == [])
  }

  @Test func `a value is checked once`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada")
    try await form.press("Tab")
    try await form.press("Shift+Tab")
    try await form.press("Tab")
    try await form.finish(.accepted)
    try await form.press("Shift+Tab")
    try await form.press("Tab")
    #expect(form.log == ["is-free --quick < ada"])
  }

  @Test func `a result that comes too late is nobody's`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada")
    try await form.press("Tab")
    try await form.press("Shift+Tab")
    await form.type("m")
    #expect(form.log.last == "is-free --quick < ada is stopped")
    #expect(!form.screen.contains("checking…"))
    try await form.press("Tab")
    #expect(form.log.last == "is-free --quick < adam")
    try await form.finish(.accepted)
    #expect(errors(form) == [])
  }

  @Test func `typing goes on while it runs, and an edit takes its error back`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada\thello")
    #expect(form.form.value(of: "note") == .string("hello"))
    try await form.finish(.refused)
    #expect(errors(form) == ["This name is taken"])
    try await form.press("Shift+Tab")
    await form.type("x")
    #expect(errors(form) == [])
  }

  @Test func `submission waits for it, then goes on`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada\t")
    try await form.press("Enter")
    #expect(form.form.session.outcome == nil)
    try await form.finish(.accepted)
    #expect(form.form.session.outcome == .submitted)
  }

  @Test func `submission starts it for a value that nobody touched`() async throws {
    let form = try CommandForm(Self.fields, prefilled: ["name": .string("grace")])
    try await form.press("F10")
    #expect(form.log == ["is-free --quick < grace"])
    try await form.finish(.refused)
    #expect(form.form.session.outcome == nil)
    #expect(form.form.focusedField == "name")
    #expect(form.screen.contains("1 answer needs attention"))
  }

  @Test func `an edit takes back a submission that waits`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada\t")
    try await form.press("Enter")
    await form.type("wait")
    try await form.finish(.accepted)
    #expect(form.form.session.outcome == nil)
  }

  @Test(arguments: [
    (CommandOutcome.timedOut, "The check took too long"),
    (.failed(reason: "'is-free': No such file"), "The check did not run: 'is-free': No such file"),
  ])
  func `a check that cannot decide says so, and tries again with the next submission`(
    _ outcome: CommandOutcome, _ sentence: String
  ) async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada\t")
    try await form.finish(outcome)
    #expect(errors(form) == [sentence])
    try await form.press("F10")
    #expect(errors(form) == [])
    try await form.finish(.accepted)
    #expect(form.form.session.outcome == .submitted)
  }

  @Test func `what was found wrong stands as long as something else keeps the form open`() async throws {
    let form = try CommandForm(
      """
      fields:
        - {id: name, check: {command: [is-free]}}
        - {id: code}
        - {id: place, type: select, required: true, options: {command: [places]}}
        - {id: note, required: true}
      """)
    try await form.finish(.failed(reason: "no route"))
    form.form.set([("code", .string("x"))], problems: [("code", "unknown here")])
    await form.type("ada\t")
    try await form.finish(.timedOut)
    let asked = form.log
    for count in 1...2 {
      try await form.press("F10")
      #expect(errors(form) == ["The check took too long"])
      #expect(form.form.errors(of: "code") == ["unknown here"])
      #expect(form.form.errors(of: "note").count == 1)
      // What there is to choose from is asked for every time.
      #expect(Array(form.log.dropFirst(asked.count)) == Array(repeating: "places", count: count))
      try await form.finish(.failed(reason: "no route"))
      #expect(form.form.errors(of: "place") == ["The options could not be loaded: no route"])
    }
    form.form.set([("note", .string("all right"))], problems: [])
    try await form.press("F10")
    #expect(errors(form) == ["The check took too long"])
    try await form.finish(.printed("here\n"))
    form.form.set([("place", .string("here"))], problems: [])
    // Nothing else is wrong now: the check is made again.
    try await form.press("F10")
    #expect(errors(form) == [])
    try await form.finish(.accepted)
    #expect(form.form.session.outcome == .submitted)
  }

  @Test func `without a message of its own it still says something`() async throws {
    let form = try CommandForm("fields: [{id: name, check: {command: [x]}}, {id: note}]")
    await form.type("ada\t")
    try await form.finish(.refused)
    #expect(errors(form) == ["This answer was not accepted"])
  }

  @Test func `it is stopped with the form`() async throws {
    let form = try CommandForm(Self.fields)
    await form.type("ada\t")
    form.form.stopCommands()
    await form.settle()
    #expect(form.log.last == "is-free --quick < ada is stopped")
  }
}
