import Testing

@testable import DefinedForms
import FormModels
@testable import FormTesting
@testable import KeyScripts

@Suite("What must hold of every form")
struct StrictPlayTests {
  private func report(_ form: String, _ lines: String) throws -> ScriptResult.Outcome {
    let folder = MemoryFolder(["a.yaml": form, "a.keys": "Form a.yaml\n" + lines])
    var player = folder.player()
    player.isStrict = true
    return player.play(try player.load("a.keys").get()).outcome
  }

  @Test("holds of a form that is in order")
  func sound() throws {
    #expect(
      try report(
        "formline: 1\nfields:\n  - {id: a, required: true}\n  - {id: b, when: a == 'x'}\n",
        "Enter\nType \"x\"\nTab\nType \"y\"\nResize 30 8\nShift+Tab\nBackspace\nType \"z\"\nEnter\nExpect submitted\n")
        == .passed)
  }

  @Test("an argument that a move of focus ends does not stay in the bottom row")
  func endedArgument() throws {
    #expect(
      try report("formline: 1\nfields: [{id: a}, {id: b}]\n", "Resize 3 3\nUp\nAlt+0\nResize 60 20\nType \"x\"\n")
        == .passed)
  }

  @Test("what is typed in the narrowest windows leaves the marks at the edge", arguments: [2, 3, 4, 5], [3, 6, 9, 27])
  func narrowest(columns: Int, rows: Int) throws {
    let form = """
      formline: 1
      fields: [{id: a, required: true}, {id: b}, {id: c, type: select, options: [x, y]}, {id: d, type: textarea}]

      """
    for keys in ["", "Tab\n", "Tab\nTab\n", "Tab\nTab\nTab\n"] {
      #expect(try report(form, "\(keys)Resize \(columns) \(rows)\nType \"x\"\nType \"1e\"\n") == .passed)
    }
  }

  @Test("a screen that is not what the form has drawn is found")
  func wrongScreen() throws {
    let form = try FormSession(definition: "formline: 1\nfields:\n  - {id: a}\n")
    let definition = try #require(form.form)
    let run = ScriptRun(
      player: MemoryFolder().player(), script: KeyScript(path: "a.keys", lines: []), form: definition, host: form.host)
    try run.checkInvariants(isThorough: true)
    // Somebody else writes on the terminal.
    form.host.scribble("\u{1b}7\u{1b}[3;1Hink\u{1b}8")
    #expect(throws: Mismatch.self) { try run.checkInvariants(isThorough: false) }
  }

  /// A form that somebody has broken, as a script would find it.
  private func finding(in definition: String, _ breaking: (FormSession<String>) throws -> Void) throws -> Mismatch? {
    let form = try FormSession(definition: definition)
    let run = ScriptRun(
      player: MemoryFolder().player(), script: KeyScript(path: "a.keys", lines: []), form: try #require(form.form),
      host: form.host)
    try run.checkInvariants(isThorough: true)
    try breaking(form)
    do throws(Mismatch) {
      try run.checkInvariants(isThorough: true)
      return nil
    } catch {
      return error
    }
  }

  @Test("focus on a field that does not exist is found")
  func lostFocus() throws {
    let found = try finding(in: "formline: 1\nfields:\n  - {id: a, default: x}\n  - {id: b, when: a == 'x'}\n") {
      form in
      form.press("Tab")
      // Behind the back of everything that would move focus.
      form.form?.model.field("a")?.textBinding.wrappedValue = "y"
    }
    #expect(found == .init(expected: "focus on a field that exists", found: "focus on b"))
  }

  @Test("a cell that a redraw would show in another colour is found")
  func wrongStyle() throws {
    let found = try finding(in: "formline: 1\nfields:\n  - {id: alpha}\n") { form in
      let row = try #require(form.screen.firstIndex { $0.contains("Alpha") })
      let column = try #require(form.screen[row].firstIndex(of: "A"))
      let place = form.screen[row].distance(from: form.screen[row].startIndex, to: column) + 1
      form.host.scribble("\u{1b}7\u{1b}[\(row + 1);\(place)H\u{1b}[7mA\u{1b}8")
    }
    #expect(found?.expected == "the screen to be the same when all of it is drawn again")
  }

  @Test("answers that were submitted and break the form's own rules are found")
  func wrongAnswers() throws {
    let found = try finding(in: "formline: 1\nfields:\n  - {id: a, required: true}\n") { form in
      form.host.session.finish(.submitted)
    }
    #expect(found?.expected == "answers that keep the form's rules")
    #expect(found?.found.hasPrefix("a: ") == true)
  }

  @Test("a form whose fields change each other without end is told of, and named")
  func endlessChanges() throws {
    let fields = """
        - {id: a, onChange: {set: {b: "a + 'x'"}}}
        - {id: b, onChange: {set: {a: "b + 'x'"}}}

      """
    let report = play(fields, "Type \"q\"\nExpect value a \"q\"\n")
    #expect(report.hasPrefix("a.keys:2: Type \"q\"\n  expected: a form without issues\n"))
  }

  @Test("a script of somebody who types at random is over when the form is")
  func endsWithForm() throws {
    let folder = MemoryFolder(["a.yaml": "formline: 1\nfields:\n  - {id: a}\n", "a.keys": "Form a.yaml\nEsc\nTab\n"])
    var player = folder.player()
    let script = try player.load("a.keys").get()
    #expect(player.play(script).outcome != .passed)
    player.endsWithForm = true
    #expect(player.play(script).outcome == .passed)
  }
}
