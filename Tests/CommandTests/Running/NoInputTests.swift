import TestSupport
import Testing
import Values

@Suite struct NoInputTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  private func run(_ arguments: String..., input: String? = "") throws -> DetachedCommand {
    try DetachedCommand(["run", "form.yaml", "--no-input"] + arguments, input: input, folder: folder)
  }

  @Test func `given answers and defaults are printed in form order`() throws {
    let command = try run("--set", "news=yes", "--set", "name=Ada")
    #expect(command.status == 0)
    #expect(command.output == #"{"name": "Ada", "code": null, "plan": "free", "news": true}"# + "\n")
    #expect(command.error == "")
  }

  @Test func `a field exists or not by what was given`() throws {
    let command = try run("--set", "name=Ada", "--set", "plan=team")
    #expect(command.output == #"{"name": "Ada", "code": null, "plan": "team", "seats": 5, "news": false}"# + "\n")
  }

  @Test func `every field that is missing or wrong is listed`() throws {
    let command = try run("--set", "plan=team", "--set", "seats=0")
    #expect(command.status == 2)
    #expect(command.output == "")
    #expect(command.error == "formline: name: Full name is required\nformline: seats: This must be at least 1\n")
  }

  @Test func `later files win over earlier ones, and assignments over files`() throws {
    folder.write("a.json", #"{"name": "A", "plan": "team", "seats": 1}"#)
    folder.write("b.yaml", "name: B\nseats: 2\n")
    let command = try run("--answers", "a.json", "--set", "seats=3", "--answers", "b.yaml")
    #expect(command.output == #"{"name": "B", "code": null, "plan": "team", "seats": 3, "news": false}"# + "\n")
  }

  @Test func `answers come from standard input too`() throws {
    let command = try run("--answers", "-", input: #"{"name": "Ada"}"#)
    #expect(command.output == #"{"name": "Ada", "code": null, "plan": "free", "news": false}"# + "\n")
  }

  @Test(
    "options that an expression or a command gives are chosen as those that are written out",
    arguments: [
      ("one=2", #"{"one": 2, "several": [], "printed": []}"#),
      ("one=Three", #"{"one": 3, "several": [], "printed": []}"#),
      ("several=2,1", #"{"one": null, "several": [1, 2], "printed": []}"#),
      (#"several=[2, 1]"#, #"{"one": null, "several": [1, 2], "printed": []}"#),
      ("printed=y,x", #"{"one": null, "several": [], "printed": ["x", "y"]}"#),
    ])
  func dynamicOptions(assignment: String, answers: String) throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: one, type: select, options: {cel: "[1, 2, {'value': 3, 'label': 'Three'}]"}}
        - {id: several, type: multiselect, options: {cel: "[1, 2, 3]"}}
        - {id: printed, type: multiselect, options: {command: [printf, "x\\ny\\n"]}}
      """)
    let command = try run("--allow-commands", "--set", assignment)
    #expect(command.output == answers + "\n")
    #expect(command.error == "")
  }

  @Test func `options that an optional source does not give are told of, and what is given is taken`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: a, name: the-place, type: select, options: &fails {command: [sh, -c, "echo boom >&2; exit 3"]}}
        - {id: n, suggestions: *fails}
        - {id: l, type: list, fields: [{id: b, type: multiselect, options: *fails}]}

      """)
    let command = try run("--allow-commands", "--set", "the-place=zzz", "--set", "l={}")
    #expect(command.status == 0)
    #expect(command.output == #"{"the-place": "zzz", "n": null, "l": [{"b": []}]}"# + "\n")
    #expect(
      command.error == """
        formline: warning: the-place: The options could not be loaded: boom
        formline: warning: l[0].b: The options could not be loaded: boom

        """)
    let json = try run("--allow-commands", "--problems", "json")
    #expect(
      try JSONParser.parse(json.error) == [
        "id": "the-place", "message": "The options could not be loaded: boom", "severity": "warning",
      ])
    folder.write(
      "form.yaml", "formline: 1\nfields: [{id: a, type: select, required: true, options: {command: [\"false\"]}}]\n")
    let required = try run("--allow-commands", "--set", "a=zzz")
    #expect(required.status == 2)
    #expect(required.error == "formline: a: The options could not be loaded: the command ended with status 1\n")
  }

  @Test func `a computed value that fails is told of, one that waits for an answer is not`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: word, default: x}
        - {id: count, type: integer}
        - {id: number, type: computed, cel: int(word)}
        - {id: half, type: computed, cel: 10 / (count - 4)}
        - {id: next, type: computed, cel: number + 1}
        - {id: rows, type: list, fields: [{id: n, type: integer}, {id: share, type: computed, cel: 6 / n}]}
      """)
    let command = try run("--set", "rows=[{\"n\": 3}, {\"n\": 0}]")
    #expect(command.status == 0)
    #expect(
      command.error == """
        formline: warning: 'number' has no value: this string is no int
        formline: warning: 'rows[1].share' has no value: division by zero

        """)
    let other = try run("--set", "word=7", "--set", "count=4", "--problems", "json")
    #expect(other.output.hasPrefix(#"{"word": "7", "count": 4, "number": 7, "half": null, "next": 8"#))
    #expect(
      try JSONParser.parse(other.error) == [
        "id": "half", "message": "'half' has no value: division by zero", "severity": "warning",
      ])
  }

  @Test func `conditions and defaults that fail are told of, too, in rows as well; others count`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      sections:
        - fields:
            - {id: n, type: integer, default: 0}
            - {id: a, when: 10 / n > 1, required: true}
            - {id: b, required: 10 / n > 1, enabled: 10 / n > 1}
            - {id: d, type: integer, default: {cel: 10 / n}}
            - {id: e, type: date, default: {cel: "'5.2.2026'"}}
            - {id: rows, type: list, fields: [{id: m, type: integer}, {id: x, when: 6 / m > 1}]}
        - when: n > 0
          fields:
            - {id: f, when: 10 / n > 1}
      """)
    let command = try run("--set", "rows=[{\"m\": 3}, {\"m\": 0}]")
    #expect(command.status == 0)
    let sentences = command.error.split(separator: "\n").map(String.init)
    #expect(
      sentences.prefix(4) == [
        "formline: warning: 'when' of 'a' has no value, and counts as false: division by zero",
        "formline: warning: 'required' of 'b' has no value, and counts as false: division by zero",
        "formline: warning: 'enabled' of 'b' has no value, and counts as false: division by zero",
        "formline: warning: the default of 'd' has no value: division by zero",
      ])
    #expect(sentences.count == 6)
    #expect(sentences[4].hasPrefix("formline: warning: the default of 'e' has no value: "))
    #expect(
      sentences[5] == "formline: warning: 'when' of 'rows[1].x' has no value, and counts as false: division by zero")
    let other = try run("--set", "n=2", "--set", "a=x", "--set", "b=y", "--set", "e=2026-02-05")
    #expect(other.error == "")
  }

  @Test(
    "options that an expression does not give are told of, also where one must be chosen",
    arguments: [
      ("'[1 / 0]'", "division by zero"), ("k", "expected a list, found string"), ("'[[1]]'", noOption),
      ("\"[{'label': 'x'}]\"", noOption), ("'[1, 1, null]'", nil), ("'[10 / n]'", nil), ("'null'", nil),
    ] as [(String, String?)])
  func wrongOptions(expression: String, reason: String?) throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: k, type: select, options: [x, 1], default: x}
        - {id: n, type: integer}
        - {id: s, type: select, options: {cel: \(expression)}}
        - {id: l, type: list, fields: [{id: s, type: select, options: {cel: \(expression)}}]}

      """)
    func warnings(_ names: String...) -> String {
      names.map { name in
        reason.map { "formline: warning: 'options' of '\(name)' lacks a value: \($0)\n" } ?? ""
      }.joined()
    }
    let command = try run("--set", "l={}")
    #expect(command.status == 0)
    #expect(command.error == warnings("s", "l[0].s"))
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: k, type: select, options: [x, 1], default: x}
        - {id: n, type: integer}
        - {id: s, type: select, required: true, options: {cel: \(expression)}}

      """)
    let required = try run()
    #expect(required.status == 2)
    #expect(required.error == "formline: s: Choose one\n" + warnings("s"))
  }

  private nonisolated static let noOption =
    "an item is no option: it is neither text, a number or a boolean, nor a map with 'value'"

  @Test(arguments: [#"{"a-b": "1", "c": "2"}"#, #"[{"a-b": "1", "c": "2"}]"#])
  func `a row is given by the names of its answers, as it is printed`(row: String) throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: l, type: list, fields: [{id: a, name: a-b}, {id: c}]}]\n")
    let command = try run("--set", "l=\(row)")
    #expect(command.output == #"{"l": [{"a-b": "1", "c": "2"}]}"# + "\n")
  }

  @Test func `a given choice that an expression does not offer is refused before anybody is asked`() throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: s, type: select, options: {cel: "['a', 'b']"}}
        - {id: k}
        - {id: t, type: select, options: {cel: "k == 'x' ? ['one'] : k.size() > 0 ? ['two'] : null"}}
      """)
    let message = "'qq' is not offered now"
    for (options, status) in [([], 65), (["--accessible"], 65), (["--no-input"], 2)] as [([String], Int32)] {
      let command = try DetachedCommand(
        ["run", "form.yaml", "--set", "s=qq"] + options, input: "\n\n\n", folder: folder)
      #expect(command.status == status)
      #expect(command.error.contains(message), "\(options): \(command.error)")
    }
    // What the options depend on is asked yet.
    let later = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--set", "t=one"], input: "a\nx\n\n", folder: folder)
    #expect(later.output == #"{"s": "a", "k": "x", "t": "one"}"# + "\n")
    let gone = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--set", "t=one"], input: "a\ny\ntwo\n", folder: folder)
    #expect(gone.output == #"{"s": "a", "k": "y", "t": "two"}"# + "\n")
    #expect(gone.error.contains("'one' is not offered now"))
  }

  @Test func `a moment carries the zone's offset wherever it comes from, and Z in UTC alone`() throws {
    folder.write(
      "form.yaml", #"formline: 1\#nfields: [{id: t, type: datetime}, {id: n, type: datetime, default: {cel: now}}]\#n"#)
    for (zone, offset) in [("Africa/Abidjan", "+00:00"), ("UTC", "Z"), ("Asia/Tokyo", "+09:00")] {
      let command = try DetachedCommand(
        ["run", "form.yaml", "--no-input", "--set", "t=now", "--output", "lines"], environment: ["TZ": zone],
        folder: folder)
      for line in command.output.split(separator: "\n") { #expect(line.hasSuffix(offset), "\(zone): \(line)") }
    }
  }

  @Test func `what was printed can be given again`() throws {
    let first = try run("--set", "name=Ada \"L\"", "--set", "plan=team")
    #expect(try run("--answers", "-", input: first.output).output == first.output)
  }

  @Test func `the value of a secret is in no message`() throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: code, type: password, minLength: 30}]\n")
    let command = try run("--set", "code=hunter2-hunter2")
    #expect(command.status == 2)
    #expect(!command.error.contains("hunter2"))
  }

  @Test(
    "control characters of what was called with are shown, never sent",
    arguments: [
      (["--set", "name=Ada", "--set", "seats=\u{1b}[2J"], "formline: --set: 'seats': '␛[2J' is not a whole number\n"),
      (
        ["--set", "name=Ada", "--set", "plan=\u{202e}x"],
        "formline: --set: 'plan': '⟨202E⟩x' is not one of the options\nhelp: options are free, team\n"
      ),
      (["--set", "\u{7}=x"], "formline: --set: no field is called '␇'\n"),
      (["--answers", "\u{1b}c"], "formline: cannot read '␛c': No such file or directory\n"),
      (["--set", "name=Ada", "--to", "no\u{9b}/x"], "formline: cannot write 'no⟨9B⟩/x': No such file or directory\n"),
    ])
  func hostileArguments(arguments: [String], error: String) throws {
    let command = try DetachedCommand(["run", "form.yaml", "--no-input"] + arguments, input: "", folder: folder)
    #expect(command.error == error)
  }

  @Test(
    "what is wrong with a value is said in the language of the form",
    arguments: [
      ("de", "„x“ ist keine der Möglichkeiten", "zur Wahl stehen free, team", "„foo“ ist keine ganze Zahl"),
      (
        "fr", "«\u{A0}x\u{A0}» n’est pas un des choix", "les options sont free, team",
        "«\u{A0}foo\u{A0}» n’est pas un nombre entier"
      ),
    ])
  func language(tag: String, notAnOption: String, options: String, notWhole: String) throws {
    let command = try run("--lang", tag, "--set", "name=Ada", "--set", "plan=x", "--set", "seats=foo")
    #expect(command.status == 2)
    #expect(
      command.error == """
        formline: --set: 'plan': \(notAnOption)
        help: \(options)
        formline: --set: 'seats': \(notWhole)

        """)
    folder.write("a.json", #"{"name": "Ada", "plan": "x", "seats": "foo", "news": "perhaps"}"#)
    let file = try run("--lang", tag, "--answers", "a.json")
    #expect(file.status == 2)
    #expect(file.error.contains("error: 'plan': \(notAnOption)\n") && file.error.contains("help: \(options)\n"))
    #expect(file.error.contains("error: 'seats': \(notWhole)\n"))
    #expect(!file.error.contains("yes nor no"))
  }

  @Test func `wrong usage is shown as harmlessly`() throws {
    #expect(
      try run("--color", "\u{1b}[2J").error.hasPrefix("formline: the value '␛[2J' is invalid for '--color <color>'."))
  }

  @Test func `control characters of an answer are shown, never sent`() throws {
    folder.write(
      "form.yaml", "formline: 1\nfields: [{id: a, validate: [{rule: \"false\", message: \"bad \\u001b[31m\"}]}]\n")
    let command = try run("--set", "a=x")
    #expect(command.error == "formline: a: bad ␛[31m\n")
  }

  @Test(
    "what is given to a field that does not exist with the other answers is said to be left out",
    arguments: [
      (
        ["--set", "seats=7"],
        "formline: warning: 'seats' is given and left out: the field does not exist with the other answers\n"
      ),
      (["--set", "seats=7", "--set", "plan=team"], ""), (["--set", "seats="], ""), ([], ""),
    ])
  func leftOut(arguments: [String], warning: String) throws {
    folder.write(
      "plans.yaml",
      """
      formline: 1
      fields:
        - {id: plan, type: select, options: [free, team], default: free}
        - {id: seats, type: integer, when: plan == 'team'}

      """)
    let command = try DetachedCommand(["run", "plans.yaml", "--no-input"] + arguments, folder: folder)
    #expect(command.status == 0)
    #expect(command.error == warning)
  }

  @Test(
    "so is what files and rows give, and what the form computes otherwise",
    arguments: [
      (#"{"b": "lost"}"#, ["'b'": absent]), (#"{"a": "x", "b": "kept", "t": "x"}"#, [:]),
      (#"{"a": "x", "t": "y"}"#, ["'t'": computed]), (#"{"b": null, "t": null, "l": []}"#, [:]),
      (
        #"{"l": [{"n": "x", "q": "kept", "c": "x"}, {"n": "y", "q": "lost", "c": "z"}]}"#,
        ["'l[1].q'": absent, "'l[1].c'": computed]
      ),
      (#"{"m": {"k": {"n": "y", "q-q": "lost"}}}"#, ["'m[0].q-q'": absent]),
      (#"{"m": {"j": {"n": "x", "q-q": "kept"}, "k": {"n": "y", "q-q": "lost"}}}"#, ["'m[1].q-q'": absent]),
    ] as [(String, [String: String])])
  func leftOutOfRows(answers: String, reasons: [String: String]) throws {
    folder.write(
      "form.yaml",
      """
      formline: 1
      fields:
        - {id: a}
        - {id: b, when: a == 'x'}
        - {id: t, type: computed, cel: a}
        - id: l
          type: list
          fields: [{id: n}, {id: q, when: n == 'x'}, {id: c, type: computed, cel: n}]
        - {id: m, type: map, fields: [{id: n}, {id: q, name: q-q, when: n == 'x'}]}

      """)
    let command = try run("--answers", "-", input: answers)
    #expect(command.status == 0)
    let warnings = reasons.map { "formline: warning: \($0) is given and left out: \($1)" }
    #expect(Set(command.error.split(separator: "\n").map(String.init)) == Set(warnings))
    // What is written reads back without a word.
    #expect(try run("--answers", "-", input: command.output).error == "")
    let rows = try run("--set", #"l={"n": "y", "q": "lost"}"#)
    #expect(rows.error == "formline: warning: 'l[0].q' is given and left out: \(Self.absent)\n")
  }

  private nonisolated static let absent = "the field does not exist with the other answers"
  private nonisolated static let computed = "the form computes it"

  @Test(
    "a number is taken with all its digits, or refused",
    arguments: [
      ("12345678901234567890", nil), ("9007199254740993.5", nil), ("-9223372036854775809", nil),
      ("9223372036854775807", "9223372036854775807"), ("9007199254740993", "9007199254740993"), ("0.1", "0.1"),
      ("1e19", "1e+19"), ("1.7976931348623157e308", "1.7976931348623157e+308"), ("0.10000000000000001", "0.1"),
    ] as [(String, String?)])
  func digits(number: String, written: String?) throws {
    let folder = TemporaryFolder()
    folder.write(
      "form.yaml",
      "formline: 1\nfields: [{id: n, type: number}, {id: l, type: list, fields: [{id: m, type: number}]}]\n")
    func run(_ arguments: [String], input: String = "") throws -> DetachedCommand {
      try DetachedCommand(["run", "form.yaml", "--no-input"] + arguments, input: input, folder: folder)
    }
    let (plain, rows) = ("{\"n\": \(number)}", "[{\"m\": \(number)}]")
    for command in [
      try run(["--set", "n=\(number)"]), try run(["--answers", "-"], input: plain), try run(["--set", "l=\(rows)"]),
      try run(["--answers", "-"], input: "{\"l\": \(rows)}"),
    ] {
      #expect(command.status == (written == nil ? 2 : 0), "\(command.error)")
      if let written { #expect(command.output.contains(": \(written)"), "\(command.output)") }
    }
  }

  @Test func `an option that is named twice is chosen once, whoever gives the options`() throws {
    for options in ["[Anna, Bob]", "{cel: \"['Anna', 'Bob']\"}"] {
      folder.write("form.yaml", "formline: 1\nfields: [{id: c, type: multiselect, options: \(options)}]\n")
      #expect(try run("--set", "c=Anna,Ann").output == "{\"c\": [\"Anna\"]}\n")
    }
  }
}
