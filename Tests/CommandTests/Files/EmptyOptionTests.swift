import TestSupport
import Testing
import Values

/// The empty text is how nothing is written. Where it is an option, it is an answer all the same, at every door.
@Suite struct EmptyOptionTests {
  private let folder = TemporaryFolder()

  nonisolated static let options = [
    "[{value: '', label: none}, x]", #"{cel: "[{'value': '', 'label': 'none'}, {'value': 'x'}]"}"#,
    #"{cel: "n == 'q' ? [{'value': '', 'label': 'none'}, {'value': 'x'}] : ['x']"}"#,
  ]
  nonisolated static let shapes = ["all", "given", "nested", "texts"]

  private func write(_ options: String, shape: String = "all", required: Bool = true) {
    folder.write(
      "form.yaml",
      """
      formline: 1
      answer: \(shape)
      fields:
        - {id: n, default: q}
        - {id: a, type: select, required: \(required), options: \(options)}
        - id: r
          type: list
          fields: [{id: m}, {id: a, type: select, required: \(required), options: \(options)}]

      """)
    folder.write("given.json", #"{"a": "", "r": [{"m": "k", "a": ""}]}"#)
  }

  private func run(_ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(["run", "form.yaml"] + arguments, input: input, folder: folder)
  }

  @Test(arguments: options, shapes)
  func `it is an answer however it was given`(options: String, shape: String) throws {
    write(options, shape: shape)
    let whole = #"{"n": "q", "a": "", "r": [{"m": "k", "a": ""}]}"# + "\n"
    let given = try run("--answers", "given.json", "--no-input")
    #expect(given.output == whole, "\(given.error)")
    let named = try run("--set", "a=", "--set", #"r=[{"m": "k", "a": ""}]"#, "--no-input")
    #expect(named.output == whole, "\(named.error)")
    folder.write(
      "form.keys",
      #"Tab Type "none" Tab F8 Type "k" Tab Type "none" Tab Ctrl+X Ctrl+S"#.replacing(" ", with: "\n")
        .replacing("Type\n", with: "Type "))
    let typed = try run("--keys", "form.keys")
    #expect(typed.output == whole, "\(typed.error)")
    let asked = try run("--accessible", input: "\nnone\ny\nk\nnone\n\n\n")
    #expect(asked.output.hasSuffix(whole), "\(asked.output) \(asked.error)")
    let passed = try run("--accessible", "--answers", "given.json", input: "\n\n\n\n\n\n\n")
    #expect(passed.output.hasSuffix(whole), "\(passed.output) \(passed.error)")
    folder.write("edit.keys", "Type \"x\"\nBackspace\nTab\nTab\nType \"y\"\nCtrl+X\nCtrl+S\n")
    let beside = try run("--answers", "given.json", "--keys", "edit.keys")
    #expect(beside.output == whole.replacing(#""k""#, with: #""ky""#), "\(beside.error)")
  }

  @Test(arguments: options)
  func `it is no open question, is shown, and is in the draft`(options: String) throws {
    write(options)
    let questions = try DetachedCommand(["questions", "form.yaml", "--answers", "given.json"], folder: folder)
    #expect(questions.status == 0, "\(questions.output)")
    let again = try run("--accessible", "--answers", "given.json", input: "\n")
    #expect(again.error.contains("A (required) [none]"), "\(again.error)")
    #expect(try run("--accessible", "--draft", "d.json", input: "\nnone\n").status == 69)
    let resumed = try run("--accessible", "--draft", "d.json", "--resume", input: "\n\n\n\n\n")
    #expect(resumed.output.hasSuffix(#"{"n": "q", "a": "", "r": []}"# + "\n"), "\(resumed.output) \(resumed.error)")
  }

  @Test func `scripts that reach everything choose it`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: a, type: select, required: true, options: [x, {value: '', label: none}]}
        - {id: w, when: "a == ''"}

      """)
    let proof = try DetachedCommand(["prove", "form.yaml", "--cover", "scripts"], folder: folder)
    #expect(proof.status == 0 && !proof.output.contains("not reached"), "\(proof.output)")
    #expect(try DetachedCommand(["test", "scripts"], folder: folder).status == 0)
  }

  @Test(arguments: ["[x, z]", "{cel: \"['x', 'z']\"}", "{cel: \"n == 'q' ? ['x', 'z'] : ['']\"}"])
  func `it is nothing where it is no option`(options: String) throws {
    write(options, required: false)
    let nothing = #"{"n": "q", "a": null, "r": [{"m": "k", "a": null}]}"# + "\n"
    let given = try run("--answers", "given.json", "--no-input")
    #expect(given.output == nothing, "\(given.error)")
    folder.write("form.keys", "Tab\nTab\nCtrl+X\nCtrl+S\n")
    #expect(try run("--answers", "given.json", "--keys", "form.keys").output == nothing)
    write(options)
    let missing = try run("--answers", "given.json", "--no-input")
    #expect(missing.status == 2)
    #expect(
      missing.error.split(separator: "\n") == [
        "formline: a: A is required: choose one", "formline: r[0].a: A is required: choose one",
      ])
  }

  @Test func `one that was given and is no option is counted as missing until another is chosen`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields: [{id: n, default: q}, {id: a, type: select, required: true, options: {cel: "['x', 'z']"}}]

      """)
    folder.write(
      "f.keys",
      """
      Form form.yaml
      Answers {"a": ""}
      Expect screen /1 required left/
      Tab
      Type "x"
      Tab
      Expect line 4 "▌     [ Submit ]"

      """)
    let command = try DetachedCommand(["test", "f.keys"], folder: folder)
    #expect(command.status == 0, "\(command.output) \(command.error)")
  }
}
