import FormDefinitions
import TestSupport
import Testing

@testable import FormlineCommand

/// `formline ask` without a terminal: what its arguments mean, and answers that are given beforehand.
@Suite struct AskTests {
  private let folder = TemporaryFolder()

  private func ask(
    _ arguments: String..., input: String? = "", answers: String? = nil
  ) throws -> DetachedCommand {
    var environment = ["TERM": "xterm-256color"]
    environment["FORMLINE_ANSWERS"] = answers
    return try DetachedCommand(["ask"] + arguments, input: input, environment: environment, folder: folder)
  }

  // Arguments.

  @Test(
    "what is misspelt is told together with what was meant",
    arguments: [
      (["txt"], "unknown kind 'txt'; did you mean 'text'?"),
      (["multiselect"], "unknown kind 'multiselect'; did you mean 'choose'?"),
      (["boolean"], "unknown kind 'boolean'; did you mean 'confirm'?"),
      (["text", "A", "--plceholder", "x"], "unknown option '--plceholder'; did you mean '--placeholder'?"),
      (["text", "A", "--rows", "3"], "'--rows' is not for 'text', but for 'textarea'"),
      (["text", "A", "--review"], "'--review' is not for 'text', but for 'form'"),
      (["text", "A", "--pattern"], "'--pattern' needs a value"),
      (["text", "A", "B"], "'B' is one word too many; put the question in quotes"),
      (["choose", "A", "a", "b", "--max", "2"], "'--max' needs '--multiple'"),
      (["form"], "a form needs a question, such as '--text name'"),
      (["form", "--required"], "unknown option '--required'"),
      (["choose", "A", "-x"], "unknown option '-x'; an option to choose that begins with '-' stands behind '--'"),
    ])
  func misspelt(arguments: [String], sentence: String) throws {
    let command = try DetachedCommand(["ask"] + arguments)
    #expect(command.status == 64)
    #expect(command.error.hasPrefix("formline: \(sentence)") || command.error.contains("stands behind the question"))
    #expect(command.output == "")
  }

  @Test(
    "a default that its own rules refuse is told before anything is drawn",
    arguments: [
      (["integer", "A", "--default", "abc"], "--default: 'abc' is not a whole number"),
      (["integer", "A", "--default", "3", "--minimum", "4"], "This must be at least 4"),
      (["text", "A", "--default", "Main", "--pattern", "^[a-z]+$"], "This must look like bcdefg"),
      (["choose", "A", "x", "y", "--selected", "z"], "--selected: 'z' is not one of the options"),
      (["choose", "A", "x", "y", "--default", "z"], "--default: 'z' is not one of the options"),
      (["choose", "A", "x", "y", "--multiple", "--min", "3"], "--min: 'minItems' is 3, but there are only 2 options"),
      (["text", "A", "--pattern", "("], "--pattern: "),
      (["password", "A", "--default", "hunter2"], "--default: a secret has no default"),
      (["text", "A", "--secret", "--default", "hunter2"], "--default: a secret has no default"),
      (["form", "--password", "pin=hunter2"], "--password: a secret has no default"),
    ])
  func refusedDefault(arguments: [String], sentence: String) throws {
    let command = try DetachedCommand(["ask"] + arguments)
    #expect(command.status == 64)
    #expect(command.error.contains(sentence))
    #expect(!command.error.contains("hunter2"))
  }

  @Test("every key of a field with a plain value is an option of its kinds", arguments: AskKind.allCases)
  func keys(kind: AskKind) {
    let names = AskOption.all(of: kind).map(\.name)
    #expect(Set(names).count == names.count)
    for type in kind.types {
      for key in FieldKey.allCases where key.types.contains(type) && key.row.shape.plainForm != nil && key != .type {
        #expect(names.contains(key.optionName))
      }
    }
  }

  @Test func `a question is a definition, which 'check' accepts and 'run' takes`() throws {
    let printed = try ask(
      "choose", "Where to?", "dev", "a, b", "yes", "--multiple", "--min", "1", "--selected", "a, b", "--id", "where",
      "--print-definition")
    #expect(
      printed.output == """
        formline: 1
        toolbar: []
        fields:
          - id: where
            type: multiselect
            label: "Where to?"
            minItems: 1
            options:
              - dev
              - "a, b"
              - "yes"
            default: ["a, b"]

        """)
    folder.write("where.yaml", printed.output)
    #expect(try DetachedCommand(["check", "where.yaml"], folder: folder).status == 0)
    let run = try DetachedCommand(["run", "where.yaml", "--no-input"], folder: folder)
    #expect(run.output == #"{"where": ["a, b"]}"# + "\n")
  }

  @Test func `the questions of a form stand behind one another, each with its options`() throws {
    let printed = try ask(
      "form", "New site", "--description", "Two *minutes*", "--text", "name", "--label", "Your name", "--required",
      "--choose", "plan=free,team", "--date", "start", "--integer", "seats=5", "--print-definition")
    #expect(
      printed.output == """
        formline: 1
        title: New site
        description: "Two *minutes*"
        toolbar: []
        fields:
          - id: name
            type: text
            label: Your name
            required: true
          - id: plan
            type: select
            required: true
            options:
              - free
              - team
          - id: start
            type: date
          - id: seats
            type: integer
            default: 5

        """)
  }

  @Test func `a date that begins with today does so in its definition, whatever the day`() throws {
    let words = [["date", "Start", "--default", "today"], ["form", "--date", "start=today"]]
    for words in words {
      let printed = try DetachedCommand(["ask"] + words + ["--print-definition"], folder: folder)
      #expect(printed.output.contains("    default: today\n"), "\(printed.output)\(printed.error)")
      folder.write("today.yaml", printed.output)
      folder.write("k.keys", "Now 2027-12-31T23:30:00Z\nEnv TZ \"UTC\"\nF10\n")
      let run = try DetachedCommand(["run", "today.yaml", "--keys", "k.keys"], folder: folder)
      #expect(run.output.contains("2027-12-31"), "\(run.error)")
    }
    let printed = try ask("date", "Start", "--default", "5 Feb 2026", "--print-definition")
    #expect(printed.output.contains("    default: \"2026-02-05\"\n"))
  }

  @Test func `a line without label or value has one text for both`() throws {
    let printed = try ask("choose", "A", ":x", "y:", "a:b:c", "--label-delimiter", ":", "--print-definition")
    #expect(printed.output.contains("{value: x, label: x}"))
    #expect(printed.output.contains("{value: \"y\", label: \"y\"}"))
    #expect(printed.output.contains("{value: \"b:c\", label: a}"))
  }

  @Test func `the help of a form says what each question may be given`() throws {
    let help = try ask("form", "--help").output
    #expect(help.contains("Asks for a text that nobody sees: NAME\n"))
    #expect(help.contains("Asks for yes or no: NAME, or NAME=yes\n"))
  }

  @Test("the help of one question speaks of it alone, each option once", arguments: AskKind.allCases)
  func help(kind: AskKind) throws {
    let help = try ask(kind.rawValue, "--help").output
    let lines = help.split(separator: "\n")
    let options = lines.prefix { !$0.hasPrefix("As for") }.filter { $0.hasPrefix("  --") }
    let summaries = options.map { $0.drop { $0 != ">" && !$0.isUppercase } }
    #expect(Set(summaries).count == options.count)
    #expect(!(help.contains("--min ") && help.contains("--min-items ")))
    for line in lines.suffix(4) { #expect(line.count <= 80) }
    guard kind != .form else { return }
    for word in ["field", "the form", "{cel"] { #expect(!help.contains(word), "\(word)") }
  }

  @Test("the help of an option says what it takes: text", arguments: AskKind.allCases)
  func literalValues(kind: AskKind) throws {
    let help = try ask(kind.rawValue, "--help").output
    for word in ["{", "a list", "--default-with"] { #expect(!help.contains(word), "\(word)") }
    let printed = try ask("text", "Q", "--suggestions", "[a, b]", "--suggestions", "c", "--print-definition").output
    #expect(printed.contains("    suggestions: [\"[a, b]\", c]\n"))
  }

  @Test func `every kind has an example that is read`() throws {
    let help = try ask("--help")
    #expect(help.status == 0)
    for kind in AskKind.allCases {
      #expect(help.output.contains(kind.example))
      #expect(try ask(kind.rawValue, "--help").output.contains("--print-definition"))
    }
  }

  // Options.

  @Test func `without anything to choose from nobody is asked`() throws {
    for input in ["", "\n\n", nil] {
      let command = try ask("choose", "Branch", input: input)
      #expect(command.status == 65)
      #expect(command.error.hasPrefix("formline: there is nothing to choose from"))
    }
  }

  @Test func `a line that is no text is no option, and is named`() throws {
    let command = try DetachedCommand(
      executable: "/bin/sh",
      ["-c", "printf 'a\\nb\\377\\n' | '\(Executable.formline)' ask choose Files --select-if-one"])
    #expect(command.status == 0 && command.output == "a\n")
    #expect(command.error == "formline: warning: line 2 of standard input is not UTF-8, and is left out\n")
  }

  @Test func `the only option need not be asked for`() throws {
    #expect(try ask("choose", "Branch", "--select-if-one", input: "main\n").output == "main\n")
    #expect(try ask("choose", "Branch", "main", "--select-if-one").output == "main\n")
    #expect(try ask("choose", "B", "Main:m", "--select-if-one", "--label-delimiter", ":").output == "m\n")
    #expect(try ask("choose", "Branch", "a", "b", "--select-if-one").status == 69)
  }

  // Answers given beforehand.

  @Test(
    "an answer given beforehand goes through the same validation",
    arguments: [
      (["text", "Branch"], #"{"b": "main", "other": 1}"#, "main\n", 0),
      (["text", "Branch", "--pattern", "^x"], #"{"b": "main"}"#, "", 2),
      (["integer", "Jobs"], #"{"b": "many"}"#, "", 2),
      (["choose", "Where", "dev", "prod"], #"{"b": "prod"}"#, "prod\n", 0),
      (["choose", "Where", "dev", "prod"], #"{"b": "test"}"#, "", 2),
      (["choose", "Where", "dev", "--other"], #"{"b": "test"}"#, "test\n", 0),
      (["choose", "Where", "a", "b", "c", "--multiple"], #"{"b": ["c", "a"]}"#, "a\nc\n", 0),
      (["choose", "Where", "a", "b", "c", "--multiple", "--output", "nul"], #"{"b": ["c", "a"]}"#, "a\0c\0", 0),
      (["choose", "Where", "a", "b", "--multiple", "--output", "json"], #"{"b": ["a"]}"#, "[\"a\"]\n", 0),
      (["confirm", "Go?"], #"{"b": true}"#, "", 0),
      (["confirm", "Go?"], #"{"b": false}"#, "", 1),
      (["text", "Branch"], #"{"b": "#, "", 65),
      (["text", "Branch"], "/nonexistent/answers.json", "", 66),
      (["password", "Token"], #"{"b": "hunter2"}"#, "", 2),
    ])
  func given(arguments: [String], answers: String, output: String, status: Int32) throws {
    let command = try DetachedCommand(
      ["ask"] + arguments + ["--id", "b"], environment: ["TERM": "xterm", "FORMLINE_ANSWERS": answers])
    #expect(command.output == output)
    #expect(command.status == status, "\(command.error)")
    #expect(!command.error.contains("hunter2"))
  }

  @Test(arguments: [
    (["choose", "Q", "dev", "prod"], #"{"pw": "geheim", "b": "staging"}"#, Int32(2)),
    (["integer", "N"], #"{"pw": "geheim", "b": "x"}"#, 2), (["text", "N"], #"{"pw": "geheim", "b": "x""#, 65),
    (["text", "N"], "pw: geheim: x", 65),
  ])
  func `of answers to other questions nothing is shown`(arguments: [String], answers: String, status: Int32) throws {
    folder.write("answers", answers)
    for given in [answers, folder["answers"]] where given.first == "{" || given == folder["answers"] {
      let command = try DetachedCommand(
        ["ask"] + arguments + ["--id", "b"], environment: ["TERM": "xterm", "FORMLINE_ANSWERS": given])
      #expect(command.status == status)
      #expect(!command.error.isEmpty && !command.error.contains("geheim"), "\(command.error)")
    }
  }

  @Test(
    "a question with a condition is asked where it holds, and no other",
    arguments: [
      (["confirm", "Deploy?", "--when", "1 == 1"], Int32(69), ""), (["text", "B", "--when", "true"], 69, ""),
      (["choose", "W", "a", "b", "--when", "true"], 69, ""), (["text", "B", "--when", "false"], 0, ""),
      (["form", "--text", "a", "--id", "a", "--when", "b == 'x'", "--text", "b", "--id", "b"], 69, ""),
      (
        ["form", "--text", "a", "--id", "a", "--when", "b == 'y'", "--text", "b", "--id", "b"], 0,
        #"{"b": "x"}"# + "\n"
      ),
    ] as [([String], Int32, String)])
  func conditions(arguments: [String], status: Int32, output: String) throws {
    let command = try DetachedCommand(
      ["ask"] + arguments, environment: ["TERM": "xterm", "FORMLINE_ANSWERS": #"{"b": "x"}"#], folder: folder)
    #expect(command.status == status, "\(command.error)")
    #expect(command.output == output)
  }

  @Test func `only the questions that are asked are called unanswered`() throws {
    let command = try ask(
      "form", "--text", "a", "--id", "a", "--text", "b", "--id", "b", "--when", "a == 'x'", input: nil)
    #expect(command.status == 69)
    #expect(command.error.contains("not answered: a") && !command.error.contains("a, b"), "\(command.error)")
  }

  @Test func `an answer that loses control characters is told of`() throws {
    let command = try DetachedCommand(
      ["ask", "text", "Q", "--id", "b"], environment: ["TERM": "xterm", "FORMLINE_ANSWERS": #"{"b": "a\u0007b"}"#])
    #expect(command.output == "ab\n")
    #expect(command.error == "formline: warning: FORMLINE_ANSWERS: 'b' is taken without its control characters\n")
  }

  @Test(
    "null is no answer: the question is asked, and an empty text only of one that may be empty is",
    arguments: [
      (["confirm", "Go?"], "null", "", 69), (["confirm", "Go?"], #""""#, "", 69), (["text", "T"], "null", "", 69),
      (["text", "T"], #""""#, "\n", 0), (["integer", "N"], "null", "", 69),
      (["choose", "C", "a", "b"], "null", "", 69),
      (["choose", "C", "a", "b", "--multiple"], "null", "", 69), (["text", "T", "--default", "x"], "null", "", 69),
    ] as [([String], String, String, Int32)])
  func noAnswer(arguments: [String], given: String, output: String, status: Int32) throws {
    let command = try DetachedCommand(
      ["ask"] + arguments + ["--id", "b"],
      environment: ["TERM": "xterm", "FORMLINE_ANSWERS": #"{"b": \#(given)}"#])
    #expect(command.output == output)
    #expect(command.status == status, "\(command.error)")
  }

  @Test func `only with several choices are several chosen beforehand`() throws {
    let words = ["ask", "choose", "Q", "a", "b", "--selected", "a", "--selected", "b", "--no-input"]
    #expect(try DetachedCommand(words).status == 64)
    #expect(try DetachedCommand(words + ["--multiple"]).output == "a\nb\n")
  }

  @Test func `an answer may be called what has a meaning in expressions`() throws {
    #expect(try ask("text", "Where", "--id", "env", answers: #"{"env": "dev"}"#).output == "dev\n")
    let form = try ask("form", "--text", "env", "--output", "shell", answers: #"{"env": "dev"}"#)
    #expect(form.output == "env='dev'\n")
    let prefixed = try ask(
      "form", "--text", "PATH", "--output", "shell", "--prefix", "MY_", answers: #"{"PATH": "x"}"#)
    #expect(prefixed.output == "MY_PATH='x'\n")
    #expect(try ask("text", "Where", "--id", "no-id").status == 64)
  }

  @Test func `a secret is taken from a file`() throws {
    let file = folder.write("answers.json", #"{"token": "hunter2"}"#)
    #expect(try ask("password", "Token", "--id", "token", answers: file).output == "hunter2\n")
  }

  @Test func `lines on standard input are what an answer is compared with`() throws {
    let lines = "one\ntwo\none\n"
    #expect(try ask("choose", "N", "--id", "n", input: lines, answers: #"{"n": "two"}"#).output == "two\n")
    #expect(try ask("choose", "N", "--id", "n", input: lines, answers: #"{"n": "three"}"#).status == 2)
    #expect(
      try ask("choose", "N", "--id", "n", "--multiple", input: lines, answers: #"{"n": ["two", "one"]}"#).output
        == "one\ntwo\n")
  }

  @Test func `a form is answered question by question`() throws {
    let form = ["ask", "form", "--text", "name", "--choose", "plan=free,team", "--date", "start"]
    let answers = #"{"name": "Ada's", "plan": "team", "start": "2026-02-03"}"#
    let command = try DetachedCommand(
      form + ["--output", "shell"], environment: ["TERM": "xterm", "FORMLINE_ANSWERS": answers])
    #expect(command.output == "name='Ada'\\''s'\nplan='team'\nstart='2026-02-03'\n")
    let open = try DetachedCommand(form, environment: ["TERM": "xterm", "FORMLINE_ANSWERS": #"{"name": "Ada"}"#])
    #expect(open.status == 69)
    #expect(open.error.contains("not answered: plan, start"))
  }

  @Test func `where nobody can be asked, the question is named`() throws {
    let byLabel = try ask("text", "Branch", answers: #"{"answer": "main"}"#)
    #expect(byLabel.status == 69)
    #expect(byLabel.error.contains("not answered: Branch"))
    #expect(try ask("text", "Branch", "--id", "b", answers: #"{"c": 1}"#).error.contains("not answered: b;"))
  }

  @Test func `keystrokes come from a script`() throws {
    let keys = folder.write("keys.keys", "Type \"two\"\nEnter\n")
    #expect(try ask("text", "Name", "--keys", keys).output == "two\n")
    #expect(try ask("choose", "Name", "--keys", keys, input: "one\ntwo\n").output == "two\n")
  }
}
