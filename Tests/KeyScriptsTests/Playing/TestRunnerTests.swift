import DefinedForms
import FormModels
import FormDefinitions
import Testing

@testable import KeyScripts

@Suite("Runs of scripts")
struct TestRunnerTests {
  static let folder = MemoryFolder([
    "a.yaml": "formline: 1\nfields:\n  - {id: a}\n  - {id: b}\n",
    "kill.keys":
      "Form a.yaml\nInputrc \"set editing-mode vi\"\nInputrc \"\\\"\\\\C-n\\\": form-cancel\"\nType \"killed\"\nCtrl+U\nExpect value a null\n",
    "yank.keys":
      "Form a.yaml\nCtrl+Y\nExpect value a null\nType \"x\"\nCtrl+N\nExpect running\nEnter 2\nExpect submitted\n",
    "bad.keys": "Form a.yaml\nExpect focus b\n",
  ])

  @Test("scripts run in the given order, and what one left does not reach the next")
  func isolation() {
    let paths = ["yank.keys", "kill.keys", "yank.keys", "bad.keys", "missing.keys", "yank.keys"]
    let report = TestReport(results: paths.map(Self.folder.player().result))
    #expect(report.results.map(\.isPassed) == [true, true, true, false, false, true])
    #expect(report.summary == "4 passed, 2 failed")
  }

  @Test("a hundred runs have a hundred equal results")
  func determinism() {
    let player = Self.folder.player()
    func outcomes() -> [ScriptResult.Outcome] {
      ["kill.keys", "bad.keys"].map { player.result(ofScriptAt: $0).outcome }
    }
    let first = outcomes()
    for _ in 1..<100 { #expect(outcomes() == first) }
  }

  @Test("a script that ends while its form still runs passes, with a note")
  func notes() {
    let results = ["kill.keys", "yank.keys"].map(Self.folder.player().result)
    #expect(results.map(\.notes) == [["the form still runs at the end of the script"], []])
  }

  @Test(
    "a script that says at its end that the form runs has no such note",
    arguments: [
      ("Type \"x\"\nExpect running\n", 0), ("Type \"x\"\nExpect running\nExpect value a \"x\"\n", 0),
      ("Expect running\nType \"x\"\n", 1),
    ])
  func expectedRunning(lines: String, notes: Int) {
    let folder = MemoryFolder(["a.yaml": "formline: 1\nfields:\n  - {id: a}\n", "a.keys": "Form a.yaml\n" + lines])
    #expect(folder.player().result(ofScriptAt: "a.keys").notes.count == notes)
  }

  @Test("a loaded form is played and handed back, as for --keys")
  func loadedForm() throws {
    let text = "formline: 1\nfields:\n  - {id: name}\n  - {id: seats, type: integer}\n"
    let reading = DefinitionReader.read(Array(text.utf8), path: "a.yaml") { _ in .failure(ResourceError(reason: "")) }
    let definition = try #require(reading.definition)
    var configuration = FormConfiguration()
    configuration.inputs.prefilled = ["seats": .integer(3)]
    let script = KeyScript.parse("Answers {\"name\": \"A\", \"seats\": 5}\nType \"da\"\nEnter 2\n", path: "k.keys")
      .script
    let played = Self.folder.player().play(
      script, definition: definition, configuration: configuration)
    #expect(played.outcome == .passed)
    #expect(played.form?.session.outcome == .submitted)
    #expect(played.form?.answers.map(\.id) == ["name", "seats"])
    #expect(played.form?.answers.map(\.value) == [.string("Ada"), .integer(3)])
  }
}
