import FormDefinitions
import TestSupport
import Testing

@testable import KeyScripts

@Suite("Shrinking failing scripts")
struct ScriptShrinkerTests {
  let script = KeyScript.parse(
    """
    Form a.yaml
    Type "Ada"
    Tab 5
    Type "lovelace@example"
    Up
    Down
    Enter
    Expect submitted
    """, path: "a.keys"
  ).script

  @Test("only the lines that matter remain, and of them only what matters")
  func shrinks() {
    let result = ScriptShrinker().shrink(script) { script in
      let text = script.text
      return text.contains("@") && text.contains("Tab") && text.contains("Expect submitted")
    }
    #expect(result.script.text == "Form a.yaml\nTab\nType \"@\"\nExpect submitted\n")
    #expect(result.script.lines.map(\.number) == [1, 3, 4, 8])
  }

  @Test("a script that passes is left as it is")
  func passing() {
    let result = ScriptShrinker().shrink(script) { _ in false }
    #expect(result.script == script)
    #expect(result.runs == 1)
  }

  @Test("a form that fails by itself needs no line at all")
  func nothing() {
    let result = ScriptShrinker().shrink(script) { _ in true }
    #expect(result.script.text == "Form a.yaml\n")
  }

  @Test("of the settings, those that matter remain")
  func settings() {
    let script = KeyScript.parse(
      "Form a.yaml\nSize 20 4\nEnv A \"1\"\nEnv B \"2\"\nAnswers {\"a\": 1}\nTab\nExpect submitted\n", path: "a.keys"
    ).script
    let result = ScriptShrinker().shrink(script) { $0.text.contains("Env B") && $0.text.contains("Tab") }
    #expect(result.script.text == "Form a.yaml\nEnv B \"2\"\nTab\n")
  }

  @Test("the runs are bounded")
  func bounded() {
    let result = ScriptShrinker(maximumRuns: 5).shrink(script) { $0.text.contains("@") }
    #expect(result.runs == 5)
    #expect(result.script.text.contains("@"))
  }

  @Test("the result fails, and none of its lines can be left out")
  func oneMinimal() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<30 {
      let count = Int.random(in: 1...40, using: &random)
      let lines = (1...count).map { KeyScriptLine(number: $0, command: .type(.literal("\($0);"))) }
      let wanted = Set((1...3).map { _ in Int.random(in: 1...count, using: &random) })
      let result = ScriptShrinker().shrink(KeyScript(path: "", lines: lines)) { script in
        wanted.isSubset(of: script.lines.map(\.number))
      }
      #expect(Set(result.script.lines.map(\.number)) == wanted)
    }
  }

  nonisolated static let failure = ScriptFailure(
    line: 3, command: "Expect focus b", expected: "b", found: "a", screen: ["x"])

  @Test(
    "a failure is the same mistake in another line, and with another screen where that is not what is expected",
    arguments: [
      (ScriptFailure(line: 9, command: "Expect focus b", expected: "b", found: "a", screen: ["y"]), true),
      (ScriptFailure(line: 3, command: "Expect focus b", expected: "b", found: "c", screen: ["x"]), false),
      (ScriptFailure(line: 3, command: "Expect value a 1", expected: "b", found: "a", screen: ["x"]), false),
    ])
  func sameness(other: ScriptFailure, isSame: Bool) {
    #expect(Self.failure.isSameMistake(as: other) == isSame)
  }

  @Test("an expectation about the screen fails in the same way only on the same screen")
  func sameScreen() {
    var screen = ScriptFailure(line: 1, command: "Expect screen /x/", expected: "x", found: "no match", screen: ["a"])
    let first = screen
    screen.line = 7
    #expect(screen.isSameMistake(as: first))
    screen.screen = ["b"]
    #expect(!screen.isSameMistake(as: first))
  }

  @Test("what was pressed may be less, where the form itself fails")
  func sameCrash() {
    let crash = ScriptFailure(line: 4, command: "Type \"abc\"", expected: "the form to go on", found: "a crash")
    let shorter = ScriptFailure(line: 2, command: "Type \"a\"", expected: "the form to go on", found: "a crash")
    #expect(shorter.isSameMistake(as: crash))
  }
}

@Suite("Random scripts")
struct FuzzScriptTests {
  private func script(seed: UInt64, number: Int) throws -> KeyScript {
    let text = "formline: 1\nfields:\n  - {id: plan, type: select, options: [onlyhere]}\n"
    let reading = DefinitionReader.read(Array(text.utf8), path: "a.yaml") { _ in .failure(ResourceError(reason: "")) }
    var random = FuzzScript(of: try #require(reading.definition), at: "a.yaml", seed: seed, number: number)
    return random.script(at: "x.keys", actions: 60)
  }

  @Test("the same seed and number give the same script, others give another")
  func seeds() throws {
    let first = try script(seed: 7, number: 1)
    #expect(try script(seed: 7, number: 1) == first)
    #expect(try script(seed: 7, number: 2) != first)
    #expect(try script(seed: 8, number: 1) != first)
    #expect(first.actions.count == 60)
  }

  @Test("every script reads back as it was made", arguments: 1...30)
  func readsBack(number: Int) throws {
    let made = try script(seed: 3, number: number)
    let read = KeyScript.parse(made.text, path: "x.keys")
    #expect(read.diagnostics == [])
    #expect(read.script.text == made.text)
    #expect(read.script.actions.count == made.actions.count)
  }

  @Test("what the form offers is typed")
  func options() throws {
    let texts = try (1...20).map { try script(seed: 1, number: $0).text }
    #expect(texts.contains { $0.contains("Type \"onlyhere\"") })
  }
}
