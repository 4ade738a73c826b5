import TestSupport
import Testing
import Values

@Suite struct QuestionsTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  private func ask(_ arguments: String..., file: String = "form.yaml") throws -> DetachedCommand {
    try DetachedCommand(["questions", file] + arguments, folder: folder)
  }

  @Test func `an open form is 2, a complete one 0`() throws {
    let open = try ask()
    #expect(open.status == 2)
    #expect(open.error == "")
    #expect(try JSONParser.parse(open.output)["status"] == "open")
    let complete = try ask("--set", "name=Ada")
    #expect(complete.status == 0)
    #expect(try JSONParser.parse(complete.output)["status"] == "complete")
  }

  @Test func `an answer of another kind is judged, one of no field is not read`() throws {
    let judged = try ask("--set", "name=Ada", "--set", "plan=gold")
    #expect(judged.status == 2)
    #expect(
      try JSONParser.parse(judged.output)["problems"] == [
        ["id": "plan", "message": "'gold' is not one of the options"]
      ])
    let unread = try ask("--set", "nome=Ada")
    #expect(unread.status == 65)
    #expect(unread.output == "")
  }

  @Test func `--no-input judges in the same way`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--set", "plan=gold", "--problems", "json"], folder: folder)
    #expect(command.status == 2)
    #expect(
      try command.error.split(separator: "\n").map { try JSONParser.parse(String($0)) } == [
        ["id": "plan", "message": "'gold' is not one of the options", "hint": "options are free, team"],
        ["id": "name", "message": "Full name is required"],
      ])
  }

  @Test func `the language is that of the form`() throws {
    folder.write(
      "form.yaml",
      "formline: 1\nfields:\n  - {id: age, label: {en: Age, de: Alter}, type: integer, minimum: 18}\n")
    let json = try JSONParser.parse(try ask("--lang", "de", "--set", "age=3").output)
    guard case .array(let questions)? = json["questions"] else {
      Issue.record("\(json)")
      return
    }
    #expect(questions.map { $0["label"] } == ["Alter"])
    #expect(json["problems"] == [["id": "age", "message": "Das muss mindestens 18 sein"]])
  }

  @Test func `a command that may run gives the options and checks the answer`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: letter, type: select, options: {command: [printf, 'a\\nb\\n']}}
        - {id: word, check: {command: [grep, -q, ok], message: Not ok}}
      """)
    let json = try JSONParser.parse(try ask("--allow-commands", "--set", "letter=c", "--set", "word=no").output)
    #expect(
      json["problems"] == [
        ["id": "letter", "message": "'c' is not offered now: choose another"], ["id": "word", "message": "Not ok"],
      ])
    guard case .array(let questions)? = json["questions"] else {
      Issue.record("\(json)")
      return
    }
    #expect(questions[0]["schema"]?["oneOf"] == [["const": "a", "title": "a"], ["const": "b", "title": "b"]])
    #expect(questions.map { $0["rules"] } == [[], ["Not ok"]])
  }

  @Test func `an answer that a source has to judge which may not be asked is not complete`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: letter, type: select, options: {command: [printf, 'a\\nb\\n']}}
        - {id: word, check: {command: [grep, -q, ok]}}
        - {id: words, type: list, fields: [{id: it, check: {host: dictionary}}]}
      """)
    let given = ["--set", "letter=a", "--set", "word=ok", "--set", #"words=[{"it":"ok"}]"#]
    let asked = try DetachedCommand(["questions", "form.yaml"] + given, folder: folder)
    #expect(asked.status == 2)
    let json = try JSONParser.parse(asked.output)
    #expect(json["status"] == "open")
    let problems: JSONValue = [
      ["id": "letter", "message": "The command 'printf a\\nb\\n' gives the options; --allow-commands lets it run"],
      ["id": "word", "message": "The command 'grep -q ok' checks the answer; --allow-commands lets it run"],
      [
        "id": "words[0].it",
        "message": "A program that runs the form by 'formline drive' provides 'dictionary', which checks the answer",
      ],
    ]
    #expect(json["problems"] == problems)
    // What run says of them.
    #expect(try DetachedCommand(["run", "--no-input", "form.yaml"] + given, folder: folder).status == 64)
    let none = try ask()
    #expect(none.status == 0)
  }

  @Test func `a source that fails says so in its own words`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: place, type: select, required: true, options: {command: [sh, -c, echo no route >&2; exit 3]}}
        - {id: kind, type: select, options: {command: [sleep, '60'], timeout: 100ms}}
      """)
    let json = try JSONParser.parse(try ask("--allow-commands").output)
    #expect(json["problems"] == [["id": "place", "message": "The options could not be loaded: no route"]])
    guard case .array(let questions)? = json["questions"] else { return }
    #expect(
      questions.map { $0["rules"] } == [
        ["The options could not be loaded: no route"], ["The options could not be loaded: it took too long"],
      ])
    #expect(questions.map { $0["required"] } == [true, false])
  }

  @Test func `--schema is the schema alone`() throws {
    let schema = try JSONParser.parse(try ask("--schema").output)
    #expect(schema["required"] == ["name"])
    #expect(schema["properties"]?["code"] == ["title": "Code", "type": "string"])
  }

  @Test func `what is right in rows stays, and each mistake has its place`() throws {
    let folder = TemporaryFolder()
    folder.write(
      "rows.yaml",
      """
      formline: 1
      fields:
        - {id: g, type: list, fields: [{id: n, type: integer, required: true}, {id: m, type: list, item: {type: integer}}]}
        - {id: l, type: list, item: {type: integer}}
      """)
    folder.write("a.json", #"{"g": [{"n": 1}, {"n": "x", "m": [1, "y"]}, 5, {"n": 2}], "l": [1, "z", 2]}"#)
    let command = try DetachedCommand(["questions", "rows.yaml", "--answers", "a.json"], folder: folder)
    #expect(command.status == 2, "\(command.error)")
    let read = try JSONParser.parse(command.output)
    guard case .array(let problems)? = read["problems"] else { return #expect(Bool(false)) }
    #expect(problems.compactMap { $0["id"]?.string } == ["g[1].n", "g[1].m[1]", "g[2]", "l[1]"])
    guard case .array(let rows)? = read["answers"]?["g"] else { return #expect(Bool(false)) }
    #expect(rows.map { $0["n"] ?? "none" } == [1, JSONValue.null, JSONValue.null, 2])
    #expect(rows[1]["m"] == .array([1, .null]))
  }

  @Test func `also more wrong answers than are told are problems of their fields`() throws {
    let names = (0..<1100).map { "f\($0)" }
    folder.write("many.yaml", "formline: 1\nfields:\n" + names.map { "- {id: \($0), type: integer}\n" }.joined())
    folder.write("a.json", "{\(names.map { "\"\($0)\": \"x\"" }.joined(separator: ", "))}")
    let command = try ask("--answers", "a.json", file: "many.yaml")
    #expect(command.status == 2)
    guard case .array(let problems)? = try JSONParser.parse(command.output)["problems"] else {
      return #expect(Bool(false))
    }
    #expect(problems.count == 1001)
  }
}
