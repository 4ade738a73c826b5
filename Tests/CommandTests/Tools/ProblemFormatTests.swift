import TestSupport
import Testing
import Values

/// Problems as data: `--problems json`, and the formats of CI systems.
@Suite struct ProblemFormatTests {
  private let folder = TemporaryFolder()

  private func objects(_ text: String) throws -> [JSONValue] {
    try text.split(separator: "\n").map { try JSONParser.parse(String($0)) }
  }

  @Test func `check tells of mistakes an object a line, on standard output`() throws {
    folder.write("a.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n  - {id: a}\n")
    let command = try DetachedCommand(["check", "a.yaml", "none.yaml", "--problems", "json"], folder: folder)
    #expect(command.status == 66)
    #expect(command.error == "")
    let hint: JSONValue = "did you mean 'type'?"
    let found = try objects(command.output)
    #expect(
      found.first == [
        "path": "a.yaml", "line": 3, "column": 13, "id": "a", "message": "unknown key 'tipe' in a field", "hint": hint,
      ])
    #expect(
      found.last == [
        "path": "none.yaml", "message": "cannot read 'none.yaml': No such file or directory",
      ])
    #expect(found.count == 3)
  }

  @Test func `a mistake in a field of a definition has its name, in rows as well`() throws {
    folder.write(
      "a.yaml",
      """
      formline: 1
      titel: x
      sections:
        - fields:
            - {id: mail, contentType: email, default: x}
            - id: two
              name: what-happened
              when: missing
            - id: rows
              type: list
              fields:
                - {id: inner, type: list, item: {rows: 1}}
                - {typ: text}
              minItems: x
      toolbar: [{label: A, key: Tab, action: next}]

      """)
    let check = try DetachedCommand(["check", "a.yaml", "--problems", "json"], folder: folder)
    let ids: [JSONValue?] = [nil, "mail", "what-happened", "rows.inner", "rows", "rows", "rows", nil]
    #expect(try objects(check.output).map { $0["id"] } == ids, "\(check.output)")
    let run = try DetachedCommand(["run", "a.yaml", "--problems", "json"], folder: folder)
    #expect(try objects(run.error).map { $0["id"] } == ids)
  }

  @Test func `a mistake in rows that lists share by an alias is in the first of them`() throws {
    folder.write(
      "a.yaml",
      """
      formline: 1
      fields:
        - {id: a, type: list, fields: &rows [{id: x, tpye: text}]}
        - {id: b, type: list, fields: *rows}

      """)
    let check = try DetachedCommand(["check", "a.yaml", "--problems", "json"], folder: folder)
    #expect(try objects(check.output).map { $0["id"] } == ["a.x"], "\(check.output)")
  }

  @Test(arguments: [
    (["test", "none.keys"], true), (["ask", "choose", "Q"], false), (["ask", "text", "Q", "--bogus"], false),
    (["ask", "nope", "Q"], false), (["run", "none.yaml"], false), (["run", "--bogus"], false),
  ])
  func `what is wrong with a call is an object, too`(arguments: [String], isOutput: Bool) throws {
    let command = try DetachedCommand(arguments + ["--problems", "json"], folder: folder)
    let found = try objects(isOutput ? command.output : command.error)
    #expect(found.count == 1 && found[0]["message"] != nil, "\(command.output)\(command.error)")
    #expect((isOutput ? command.error : command.output) == "")
  }

  @Test func `a definition without mistakes is no line at all`() throws {
    folder.write("a.yaml", TestForm.text)
    let command = try DetachedCommand(["check", "a.yaml", "--problems", "json"], folder: folder)
    #expect(command.status == 0)
    #expect(command.output == "")
  }

  @Test func `a warning says that it is one`() throws {
    folder.write("a.yaml", "formline: 1\nlayout: pages\nfields:\n  - {id: a}\n")
    let command = try DetachedCommand(["check", "a.yaml", "--problems", "json"], folder: folder)
    #expect(command.status == 0)
    #expect(try objects(command.output).map { $0["severity"] } == ["warning"])
  }

  @Test func `run tells of missing and wrong answers on standard error, each with its field`() throws {
    folder.write("a.yaml", TestForm.text)
    let command = try DetachedCommand(
      ["run", "a.yaml", "--no-input", "--set", "plan=team", "--set", "seats=0", "--problems", "json"], folder: folder)
    #expect(command.status == 2)
    #expect(command.output == "")
    #expect(
      try objects(command.error) == [
        ["id": "name", "message": "Full name is required"], ["id": "seats", "message": "This must be at least 1"],
      ])
  }

  @Test func `run tells of everything else in the same way`() throws {
    folder.write("a.yaml", TestForm.text)
    folder.write("answers.json", "{\n  \"nome\": \"Ada\"\n}\n")
    let wrong = try DetachedCommand(
      ["run", "a.yaml", "--no-input", "--answers", "answers.json", "--problems", "json"], folder: folder)
    #expect(wrong.status == 65)
    #expect(
      try objects(wrong.error) == [
        [
          "path": "answers.json", "line": 2, "column": 3, "id": "nome", "message": "no field is called 'nome'",
          "hint": "did you mean 'name'?",
        ]
      ])
    let noTerminal = try DetachedCommand(["run", "a.yaml", "--problems", "json"], folder: folder)
    #expect(noTerminal.status == 69)
    #expect(try objects(noTerminal.error).count == 2)
  }

  @Test(
    "an answer has one name in problems, whatever is wrong with it",
    arguments: ["what-happened=x", "what-happened=9", "wh=x", "zz=1"])
  func names(assignment: String) throws {
    folder.write(
      "a.yaml", "formline: 1\nfields: [{id: wh, name: what-happened, type: integer, maximum: 5, required: true}]\n")
    let name = assignment.hasPrefix("zz") ? "zz" : "what-happened"
    for options in [["--no-input"], ["--keys", folder.write("a.keys", "F10\n")]] {
      let command = try DetachedCommand(
        ["run", "a.yaml", "--set", assignment, "--problems", "json"] + options, folder: folder)
      let found = try objects(command.error)
      #expect(found.map { $0["id"] } == [.string(name)], "\(command.error)")
      let messages = found.map { $0["message"]?.description ?? "" }
      #expect(messages.allSatisfy { !$0.contains("what-happened") })
    }
    guard name != "zz" else { return }
    let value = assignment.split(separator: "=")[1]
    folder.write("a.json", "{\"what-happened\": \(value == "9" ? "9" : "\"x\"")}")
    let given = try DetachedCommand(
      ["run", "a.yaml", "--answers", "a.json", "--no-input", "--problems", "json"], folder: folder)
    #expect(try objects(given.error).map { $0["id"] } == [.string(name)])
    let asked = try DetachedCommand(["questions", "a.yaml", "--answers", "a.json"], folder: folder)
    guard case .array(let problems)? = try JSONParser.parse(asked.output)["problems"] else {
      Issue.record("no problems")
      return
    }
    #expect(problems.map { $0["id"] } == [.string(name)])
  }

  @Test func `a name that no field has is that of its problem, also in rows, but not among secrets`() throws {
    folder.write(
      "a.yaml",
      """
      formline: 1
      fields:
        - {id: guests, type: list, fields: [{id: name}, {id: tags, type: list, fields: [{id: x}]}]}
        - {id: keys, type: list, secret: true, fields: [{id: key}]}

      """)
    folder.write(
      "a.json", #"{"nope": 1, "guests": [{"name": "A"}, {"nme": "B"}, {"tags": [{"y": 1}]}], "keys": [{"k": "s"}]}"#)
    for call in [["run", "--no-input"], ["questions"]] {
      let command = try DetachedCommand(
        [call[0], "a.yaml", "--answers", "a.json", "--problems", "json"] + call.dropFirst(), folder: folder)
      #expect(command.status == 65)
      #expect(
        try objects(command.error).map { $0["id"] } == ["nope", "guests[1].nme", "guests[2].tags[0].y", "keys[0]"],
        "\(command.error)")
    }
    folder.write("t.txt", "{{nope}}")
    let template = try DetachedCommand(
      ["run", "a.yaml", "--no-input", "--output", "template", "--template", "t.txt", "--problems", "json"],
      folder: folder)
    #expect(try objects(template.error).map { $0["id"] } == ["nope"])
  }

  @Test func `the name of a nested answer is its path`() throws {
    folder.write(
      "s.json",
      """
      {"type": "object", "properties": {"server": {"type": "object", "properties": {"port": {"type": "integer",
      "maximum": 9}}}}}
      """)
    for value in ["x", "10"] {
      let command = try DetachedCommand(
        ["run", "s.json", "--no-input", "--set", "server.port=\(value)", "--problems", "json"], folder: folder)
      #expect(try objects(command.error).map { $0["id"] } == ["server.port"], "\(command.error)")
    }
  }

  @Test func `what concerns a field or a script says which`() throws {
    folder.write("a.yaml", TestForm.text.replacing("id: name", with: "id: Name"))
    folder.write("a.keys", "Form a.yaml\n")
    let json = ["--problems", "json"]
    let variable = try DetachedCommand(["run", "a.yaml", "--no-input", "--output", "env"] + json, folder: folder)
    #expect(variable.status == 64)
    #expect(try objects(variable.error).map { $0["id"] } == ["Name"])
    let control = try DetachedCommand(
      ["run", "a.yaml", "--no-input", "--set", "Name=A\u{7}da"] + json, folder: folder)
    #expect(try objects(control.error).map { $0["id"] } == ["Name"])
    let script = try DetachedCommand(["run", "a.yaml", "--keys", "a.keys"] + json, folder: folder)
    #expect(script.status == 1)
    #expect(try objects(script.error).map { $0["path"] } == ["a.keys"])
  }

  @Test func `test tells where scripts fail, and why`() throws {
    folder.write("a.yaml", TestForm.text)
    folder.write("a.keys", "Form a.yaml\nType \"Ada\"\nExpect value name \"Bob\"\n")
    folder.write("b.keys", "Form a.yaml\nTpye \"Ada\"\n")
    let command = try DetachedCommand(["test", ".", "--problems", "json"], folder: folder)
    #expect(command.status == 1)
    let found = try objects(command.output)
    #expect(found.map { $0["path"] } == ["./a.keys", "./b.keys"])
    #expect(found.map { $0["line"] } == [3, 2])
    #expect(found[0]["message"] == #"Expect value name "Bob": expected "Bob", found "Ada""#)
    #expect(found[1]["column"] == 1)
    #expect(found[1]["hint"] == "did you mean 'Type'?")
  }

  @Test func `GitHub gets a workflow command for each problem`() throws {
    folder.write("a,b.yaml", "formline: 1\nfields:\n  - {id: a, tipe: 100%}\n")
    let check = try DetachedCommand(["check", "a,b.yaml", "--format", "github"], folder: folder)
    #expect(check.status == 1)
    #expect(
      check.output
        == "::error file=a%2Cb.yaml,line=3,col=13,endColumn=17::unknown key 'tipe' in a field%0Adid you mean 'type'?\n")
    folder.write("a.yaml", TestForm.text)
    folder.write("a.keys", "Form a.yaml\nExpect focus code\n")
    let test = try DetachedCommand(["test", "a.keys", "--format", "github"], folder: folder)
    #expect(test.status == 1)
    #expect(test.output.hasPrefix("::error file=a.keys,line=2::Expect focus code: expected "))
    #expect(test.output.hasSuffix("\n0 passed, 1 failed\n"))
  }

  @Test(arguments: ["text", "github", "sarif"])
  func `nothing that moves the cursor or reorders text is written raw`(_ format: String) throws {
    folder.write("a\u{202E}b.yaml", "formline: 1\nfields:\n  - {id: a, \"ti\u{202E}pe\\e[2J\u{200B}\": 1}\n")
    let check = try DetachedCommand(["check", "a\u{202E}b.yaml", "--format", format], folder: folder)
    #expect(check.status == 1)
    let written = (check.output + check.error).unicodeScalars
    #expect(written.allSatisfy { $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory) })
  }

  @Test func `code scanning gets a SARIF log`() throws {
    folder.write("a b.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n")
    let command = try DetachedCommand(["check", "a b.yaml", "--format", "sarif"], folder: folder)
    #expect(command.status == 1)
    let log = try JSONParser.parse(command.output)
    #expect(log["version"] == "2.1.0")
    guard case .array(let runs)? = log["runs"], case .array(let results)? = runs.first?["results"] else {
      Issue.record("no results")
      return
    }
    let region: JSONValue = ["startLine": 3, "startColumn": 13, "endColumn": 17]
    #expect(
      results == [
        [
          "ruleId": "definition-error", "level": "error",
          "message": ["text": "unknown key 'tipe' in a field\ndid you mean 'type'?"],
          "locations": [["physicalLocation": ["artifactLocation": ["uri": "a%20b.yaml"], "region": region]]],
        ]
      ])
  }

  @Test func `a file that cannot be read is a problem in every format`() throws {
    let message = "cannot read 'none.yaml': No such file or directory"
    let github = try DetachedCommand(["check", "none.yaml", "--format", "github"], folder: folder)
    #expect(github.status == 66)
    #expect(github.output == "::error file=none.yaml::\(message)\n")
    let sarif = try DetachedCommand(["check", "none.yaml", "--format", "sarif"], folder: folder)
    #expect(sarif.status == 66)
    guard case .array(let runs)? = try JSONParser.parse(sarif.output)["runs"],
      case .array(let results)? = runs.first?["results"]
    else {
      Issue.record("no results")
      return
    }
    #expect(
      results == [
        [
          "ruleId": "definition-error", "level": "error", "message": ["text": .string(message)],
          "locations": [["physicalLocation": ["artifactLocation": ["uri": "none.yaml"]]]],
        ]
      ])
  }

  @Test func `the formats exclude each other`() throws {
    folder.write("a.yaml", TestForm.text)
    for arguments in [["check", "a.yaml", "--format", "sarif"], ["test", "--format", "tap"]] {
      let command = try DetachedCommand(arguments + ["--problems", "json"], folder: folder)
      #expect(command.status == 64)
    }
  }
}
