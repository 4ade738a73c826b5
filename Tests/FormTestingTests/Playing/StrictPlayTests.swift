import Testing

@testable import FormTesting

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

  @Test("a screen that is not what the form has drawn is found")
  func wrongScreen() throws {
    let form = try FormSession(definition: "formline: 1\nfields:\n  - {id: a}\n")
    let definition = try #require(form.form)
    let run = ScriptRun(
      player: MemoryFolder().player(), script: KeyScript(path: "a.keys", lines: []), form: definition, host: form.host)
    try run.checkInvariants(isThorough: true)
    // Somebody else writes on the terminal.
    form.host.scribble("\u{1b}7\u{1b}[3;1Hink\u{1b}8")
    #expect(throws: ScriptRun.Mismatch.self) { try run.checkInvariants(isThorough: false) }
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
