import Platform
import TerminalEmulation
import TestSupport
import Testing

@Suite struct AccessibleTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  @Test func `questions are asked on standard error when lines are piped in`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible"], input: "\nAda\nhunter2\n2\n0\n7\ny\n", folder: folder)
    #expect(command.status == 0)
    #expect(command.output == #"{"name": "Ada", "code": "hunter2", "plan": "team", "seats": 7, "news": true}"# + "\n")
    #expect(
      command.error == """
        Order
        4 questions; an empty line takes what stands in brackets
        'help' explains the question, 'back' returns to the previous one, 'review' reads your answers, 'quit' ends
        Full name (required): Error: Full name is required
        'help' explains the question, 'back' returns to the previous one, 'review' reads your answers, 'quit' ends
        Full name (required): What you type is not shown.
        Code: 1. free
        2. team
        Plan [free]: understood: team
        Seats (at least 1) [5]: Error: This must be at least 1
        'help' explains the question, 'back' returns to the previous one, 'review' reads your answers, 'quit' ends
        Seats (at least 1) [5]: News (y/n) [n]: 
        """)
  }

  @Test func `an option is taken by the beginning of a word in its name, and what was understood is said back`() throws
  {
    folder.write(
      "options.yaml",
      """
      formline: 1
      fields:
        - {id: land, type: select, options: {list: countries}}
        - {id: plan, type: select, options: [{value: f, label: Free}, {value: t, label: Team}, {value: tt, label: Tea}]}
        - {id: colours, type: multiselect, options: [red, green, blue]}
      """)
    let command = try DetachedCommand(
      ["run", "options.yaml", "--accessible"], input: "south k\nte\n2\ngre, blue\n", folder: folder)
    #expect(command.output == #"{"land": "KR", "plan": "t", "colours": ["green", "blue"]}"# + "\n")
    #expect(command.error.contains("understood: South Korea\n"))
    #expect(command.error.contains("'te' fits Team, Tea: choose one"))
    #expect(command.error.contains("understood: Team\n"))
    #expect(command.error.contains("understood: green, blue\n"))
  }

  @Test(arguments: [
    ("2", "beta"), ("01", "01"), ("+1", "+1"), (" 2", "2"), ("２", "２"), ("3", "3"), ("bet", "beta"),
  ])
  func `where other answers are taken, an option's number is one only as it is shown`(line: String, answer: String)
    throws
  {
    let choose = ["ask", "choose", "Which?", "alpha", "beta", "--accessible"]
    #expect(try DetachedCommand(choose + ["--other"], input: line + "\n").output == answer + "\n")
    let several = try DetachedCommand(choose + ["--other", "--multiple"], input: "1, \(line)\n")
    #expect(several.output == (line == " 2" ? "alpha\nbeta\n" : "alpha\n\(answer)\n"))
    guard answer != "3" else { return }
    let number = try DetachedCommand(choose, input: line + "\n").output
    #expect(number == (["01", "+1"].contains(line) ? "alpha\n" : "beta\n"))
  }

  @Test func `a question of which an option must be chosen is called required`() throws {
    folder.write(
      "agree.yaml",
      "formline: 1\nfields: [{id: agree, type: multiselect, options: [{value: rules, required: true}, news]}]\n")
    let command = try DetachedCommand(["run", "agree.yaml", "--accessible"], input: "\nrules\n", folder: folder)
    #expect(command.output == "{\"agree\": [\"rules\"]}\n")
    #expect(command.error.contains("Agree (required"), "\(command.error)")
  }

  @Test(arguments: [("en", "y"), ("en", "Yes"), ("de", "ja"), ("de", "j"), ("de", "y")])
  func `yes to the last question submits`(language: String, yes: String) throws {
    folder.write("r.yaml", "formline: 1\nreview: true\nfields: [{id: name}]\n")
    let command = try DetachedCommand(
      ["run", "r.yaml", "--accessible", "--lang", language], input: "Ada\n\(yes)\n", folder: folder)
    #expect(command.status == 0)
    #expect(command.output == "{\"name\": \"Ada\"}\n")
  }

  @Test func `what yes names in a form is gone back to`() throws {
    folder.write("r.yaml", "formline: 1\nreview: true\nfields: [{id: y}, {id: name}]\n")
    let command = try DetachedCommand(
      ["run", "r.yaml", "--accessible"], input: "1\nAda\ny\n2\n\n", folder: folder)
    #expect(command.output == "{\"y\": \"2\", \"name\": \"Ada\"}\n")
  }

  @Test func `an answer runs its onSubmit actions, the form's first, as Return does`() throws {
    folder.write(
      "actions.yaml",
      """
      formline: 1
      onSubmit: {set: {log: "log + 'F'"}}
      sections:
        - onSubmit: {set: {log: "log + 'S'"}}
          fields:
            - {id: mail, onSubmit: {set: {user: "mail + '!'", log: "log + 'f'"}}}
            - {id: user}
            - {id: rows, type: list, onSubmit: {set: {log: "log + 'L'"}}, fields: [{id: x}]}
            - {id: log, default: '-'}
        - submitScope: true
          fields:
            - {id: last, onSubmit: {if: "last == 'go'", then: submit, else: cancel}}
            - {id: never}
      """)
    let lines = "me\n\ny\none\nn\n\n"
    let command = try DetachedCommand(["run", "actions.yaml", "--accessible"], input: lines + "go\n", folder: folder)
    #expect(
      command.output
        == #"{"mail": "me", "user": "me!", "rows": [{"x": "one"}], "log": "-FSfFSFSLFS", "last": "go", "never": null}"#
        + "\n")
    let other = try DetachedCommand(["run", "actions.yaml", "--accessible"], input: lines + "stop\n", folder: folder)
    #expect(other.status == 1)
  }

  @Test func `the words are those of the form's language, said at the start; quit ends with status 1`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--lang", "de"], input: "Ada\nhunter2\nzurück\n\\\\zurück\nabbrechen\n",
      folder: folder)
    #expect(command.status == 1)
    #expect(command.output == "")
    #expect(
      command.error.hasPrefix(
        "Order\n4 Fragen; eine leere Zeile übernimmt, was in Klammern steht\n„hilfe“ erklärt die Frage, „zurück“ stellt die vorige, "
      ))
    let english = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--lang", "de"], input: "Ada\nback\nquit\n", folder: folder)
    #expect(english.status == 1)
  }

  @Test(arguments: [("a,b", ["a,b"]), ("b,a", ["a", "b"]), ("[x]", ["[x]"]), ("[\"a\"]", ["a"])])
  func `an option may have a comma or brackets in its name, given or asked for`(text: String, chosen: [String]) throws {
    folder.write(
      "f.yaml", "formline: 1\nfields: [{id: m, type: multiselect, options: ['a,b', a, b, '[x]']}]\n")
    let answers = "{\"m\": [\(chosen.map { "\"\($0)\"" }.joined(separator: ", "))]}\n"
    let given = try DetachedCommand(["run", "f.yaml", "--no-input", "--set", "m=\(text)"], folder: folder)
    #expect(given.output == answers)
    guard !text.contains("\"") else { return }
    let asked = try DetachedCommand(["run", "f.yaml", "--accessible"], input: "\(text)\n", folder: folder)
    #expect(asked.output == answers)
  }

  @Test func `one of two options with one label is not taken for the other`() throws {
    folder.write(
      "same.yaml",
      "formline: 1\nfields: [{id: it, type: select, options: [{value: a, label: One}, {value: b, label: One}]}]\n")
    let command = try DetachedCommand(["run", "same.yaml", "--no-input", "--set", "it=One"], folder: folder)
    #expect(command.status == 2)
    #expect(command.error == "formline: --set: 'it': 'One' fits a, b: choose one\n")
    let other = try DetachedCommand(["run", "same.yaml", "--no-input", "--set", "it=b"], folder: folder)
    #expect(other.output == "{\"it\": \"b\"}\n")
  }

  @Test func `lines that are piped in are the answers, whatever terminal there is`() throws {
    folder.write("lines", "Ada\n\nteam\n3\ny\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--accessible"], input: .file(folder["lines"]))
    #expect(command.finish() == .exited(status: 0))
    let expected = #"{"name": "Ada", "code": null, "plan": "team", "seats": 3, "news": true}"# + "\n"
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == expected)
    #expect(command.screen == [])
  }

  @Test func `where questions are the terminal's own, it is the one that is asked`() throws {
    folder.write("lines", "Ada\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"]], environment: ["TERM": "dumb"], input: .file(folder["lines"]))
    #expect(command.shows("Full name (required): "))
    command.send("Grace\n\n\n\n")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardOutput, as: UTF8.self).hasPrefix(#"{"name": "Grace""#))
  }

  @Test func `on a narrow terminal lines are broken between words`() throws {
    folder.write(
      "long.yaml",
      """
      formline: 1
      description: Everything that is written here is longer than a line of this terminal, which has thirty columns.
      fields:
        - {id: plan, type: select, options: [an uncommonly comprehensive subscription, another extraordinary one]}
        - {id: seats, type: integer, minimum: 100000, description: The number of colleagues who will use it}

      """)
    let run = [Executable.formline, "run", folder["long.yaml"], "--accessible"]
    let command = try DrivenCommand(run, columns: 30)
    command.send("nothing\n1\n7\n100000\n")
    #expect(command.finish() == .exited(status: 0))
    let piped = try DetachedCommand(
      ["run", "long.yaml", "--accessible"], input: "nothing\n1\n7\n100000\n", folder: folder)
    var shown = VirtualTerminal(columns: 30, rows: 200)
    shown.feed(command.screen)
    func words(_ text: String) -> Set<Substring> { Set(text.split(whereSeparator: \.isWhitespace)) }
    let typed: Set<Substring> = ["nothing", "1", "7", "100000"]
    #expect(words(shown.lines.joined(separator: "\n")).subtracting(typed) == words(piped.error).subtracting(typed))
  }

  @Test func `a line that is a dot may be part of an answer`() throws {
    folder.write("note.yaml", "formline: 1\nfields: [{id: note, type: textarea}]\n")
    let command = try DetachedCommand(
      ["run", "note.yaml", "--accessible"], input: "\\.\na\n\\\\.\n.\n", folder: folder)
    #expect(command.output == #"{"note": ".\na\n\\."}"# + "\n", "\(command.error)")
  }

  @Test func `a mask is told with the question, and how it is to be filled in by help`() throws {
    folder.write("phone.yaml", "formline: 1\nfields: [{id: phone, mask: (999) 999-9999}]\n")
    let command = try DetachedCommand(
      ["run", "phone.yaml", "--accessible"], input: "help\n5551234567\n", folder: folder)
    #expect(command.output == #"{"phone": "(555) 123-4567"}"# + "\n")
    #expect(
      command.error.hasPrefix(
        """
        In this order: '(', 3 digits, ') ', 3 digits, '-', 4 digits.
        Phone ((999) 999-9999): Question 1 of 1.
        In this order: '(', 3 digits, ') ', 3 digits, '-', 4 digits.
        Answer in one line.

        """))
  }

  @Test func `back asks the question before, review reads the answers, help explains, clear takes one away`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible"],
      input: "back\nAda\nhunter2\nback\nclear\n2\nback\nback\nback\nGrace\n\nhelp\n\n\nreview\ny\n", folder: folder)
    #expect(command.status == 0)
    #expect(command.output == #"{"name": "Grace", "code": null, "plan": "team", "seats": 5, "news": true}"# + "\n")
    #expect(
      command.error == """
        Order
        4 questions; an empty line takes what stands in brackets
        'help' explains the question, 'back' returns to the previous one, 'review' reads your answers, 'quit' ends
        Full name (required): Error: This is the first question
        Full name (required): What you type is not shown.
        Code: 1. free
        2. team
        Plan [free]: What you type is not shown.
        Code [unchanged]: 1. free
        2. team
        Plan [free]: understood: team
        Seats (at least 1) [5]: 1. free
        2. team
        Plan [team]: What you type is not shown.
        Code: Full name (required) [Ada]: What you type is not shown.
        Code: 1. free
        2. team
        Plan [team]: Question 3 of 5.
        1. free
        2. team
        Answer with the number of an option, or its name.
        Press Return for the value in brackets: team.
        Also: 'back' returns to the previous question, 'review' reads your answers, 'help' repeats this, \
        'clear' removes the answer, 'quit' ends without submitting.
        Plan [team]: Seats (at least 1) [5]: News (y/n) [n]: Full name: Grace
        Code: not answered
        Plan: team
        Seats: 5
        News: no
        News (y/n) [n]: 
        """)
  }

  @Test func `the help on yes or no has the words of the question, and their first letters answer it`() throws {
    folder.write("d.yaml", "formline: 1\nfields: [{id: go, type: boolean, yesLabel: Deploy, noLabel: Wait}, {id: z}]\n")
    let command = try DetachedCommand(["run", "d.yaml", "--accessible"], input: "d\nback\nhelp\nw\n\n", folder: folder)
    #expect(command.output == #"{"go": false, "z": null}"# + "\n")
    #expect(command.error.contains("\nAnswer Deploy or Wait.\n"), "\(command.error)")
  }

  @Test func `a wish with a backslash before it is an answer`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible"], input: "\\back\n\\\\help\n\nn\n", folder: folder)
    #expect(command.output == #"{"name": "back", "code": "\\help", "plan": "free", "news": false}"# + "\n")
  }

  @Test func `clear leaves a choice open that begins open`() throws {
    folder.write(
      "open.yaml",
      """
      formline: 1
      fields:
        - {id: agreed, label: Agreed, type: boolean, default: null, required: true}
        - {id: note, label: Note}
      """)
    let command = try DetachedCommand(
      ["run", "open.yaml", "--accessible"], input: "y\nback\nclear\nn\nfine\n", folder: folder)
    #expect(command.error.contains("Error: "))
    #expect(command.output == #"{"agreed": false, "note": "fine"}"# + "\n")
  }

  @Test func `review never reads a secret`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible"], input: "Ada\nhunter2\nreview\n\n\n", folder: folder)
    #expect(command.error.contains("Code: answered, not shown\n"))
    #expect(!command.error.contains("hunter2"))
  }

  @Test func `an empty line takes what is in the brackets`() throws {
    let command = try DetachedCommand(
      ["run", "form.yaml", "--accessible", "--set", "name=Ada"], input: "\n\n\n\n", folder: folder)
    #expect(command.output == #"{"name": "Ada", "code": null, "plan": "free", "news": false}"# + "\n")
  }

  @Test func `input that ends early cancels nothing, and says what is missing`() throws {
    let command = try DetachedCommand(["run", "form.yaml", "--accessible"], input: "\n", folder: folder)
    #expect(command.status == 69)
    #expect(command.output == "")
    #expect(
      command.error.hasSuffix(
        """
        formline: input ended before every question was answered
        formline: name: Full name is required
        formline: code: Code was not answered
        formline: plan: Plan was not answered
        formline: news: News was not answered

        """))
    #expect(!command.error.contains("formline: not answered"))
    let asked = try DetachedCommand(
      ["ask", "form", "--accessible", "--text", "name", "--text", "team"], input: "Ada\n", folder: folder)
    #expect(asked.status == 69 && asked.error.hasSuffix("formline: team: Team was not answered\n"), "\(asked.error)")
  }

  @Test func `what was answered is kept, offered as a question, and can be gone back to`() throws {
    let environment = ["TERM": "dumb", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    let first = try DrivenCommand([Executable.formline, "run", folder["form.yaml"]], environment: environment)
    #expect(first.shows("Full name (required): "))
    first.send("Ada\n")
    #expect(first.shows("Code: "))
    first.send("hunter2\n")
    #expect(first.shows("Plan [free]: "))
    first.send("2\n")
    #expect(first.shows("Seats (at least 1) [5]: "))
    first.send("\u{3}")
    #expect(first.finish() == .signalled(SIGINT))

    let second = try DrivenCommand([Executable.formline, "run", folder["form.yaml"]], environment: environment)
    #expect(second.shows("Resume where you left off? 2 answers from "))
    #expect(second.shows(" [Y/n]: "))
    second.send("maybe\n")
    #expect(second.shows("Error: Answer y or n"))
    second.send("\n")
    #expect(second.shows("Your earlier answers are restored"))
    #expect(
      second.shows("restored: 'review' reads them, 'back' returns to them.\r\nWhat you type is not shown.\r\nCode: "))
    second.send("\n\n7\n\n")
    #expect(second.finish() == .exited(status: 0))
    #expect(
      String(decoding: second.standardOutput, as: UTF8.self)
        == #"{"name": "Ada", "code": null, "plan": "team", "seats": 7, "news": false}"# + "\n")
    #expect(folder.names(in: "state/formline/drafts") == [])
  }

  @Test(arguments: [false, true])
  func `what is typed of an answer is kept, also where nothing can be caught any more`(isKilled: Bool) throws {
    folder.write("area.yaml", "formline: 1\nfields: [{id: story, type: textarea}, {id: last}]")
    let environment = ["TERM": "dumb", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]]
    let arguments = [Executable.formline, "run", folder["area.yaml"]]
    func draft() -> String {
      let names = folder.names(in: "state/formline/drafts").filter { $0.hasSuffix(".json") }
      return names.first.flatMap { folder.read("state/formline/drafts/" + $0) } ?? ""
    }
    let first = try DrivenCommand(arguments, environment: environment)
    #expect(first.shows("Story"))
    first.send("one\rtw")
    #expect(first.shows("tw"))
    if isKilled {
      #expect(first.waits { draft().contains(#"one\ntw"#) })
      first.signal(SIGKILL)
    } else {
      first.send("\u{3}")
    }
    first.finish()
    #expect(draft().contains(#"one\ntw"#))
    let second = try DrivenCommand(arguments, environment: environment)
    #expect(second.shows("Resume where you left off? 1 answer from "))
    second.send("\n\n\n")
    #expect(second.finish() == .exited(status: 0))
    #expect(String(decoding: second.standardOutput, as: UTF8.self) == #"{"story": "one\ntw", "last": null}"# + "\n")
  }

  @Test func `a line, a key or a paste that is no text is refused in a sentence`() throws {
    folder.write("one.yaml", "formline: 1\nfields: [{id: name}]\n")
    let piped = try DetachedCommand(
      executable: "/bin/sh",
      ["-c", "printf 'caf\\351\\ncafé\\n' | '\(Executable.formline)' run one.yaml --accessible"],
      folder: folder)
    #expect(piped.output == #"{"name": "café"}"# + "\n")
    #expect(piped.error == "Name: Error: This line is not UTF-8\nName: ")
    let typed = try DrivenCommand(
      [Executable.formline, "run", folder["one.yaml"], "--accessible", "--no-draft", "--inputrc", "none"])
    #expect(typed.shows("Name: "))
    typed.send("Ad")
    typed.send([0xE9])
    #expect(typed.shows("Nothing was typed: the key sent bytes that are not UTF-8\r\nName: Ad"))
    typed.send(Array("\u{1B}[200~".utf8) + [0xFF] + Array("\u{1B}[201~".utf8))
    #expect(typed.shows("Nothing was pasted: the text is not UTF-8\r\nName: Ad"))
    typed.send("\u{1B}[200~\t\u{1}a\u{1B}[201~")
    #expect(typed.shows("Control characters were left out\r\nName: Ada"))
    typed.send("\n")
    #expect(typed.finish() == .exited(status: 0))
    #expect(String(decoding: typed.standardOutput, as: UTF8.self) == #"{"name": "Ada"}"# + "\n")
  }

  @Test func `input without a single line is nobody to ask`() throws {
    #expect(try DetachedCommand(["run", "form.yaml", "--accessible"], folder: folder).status == 69)
  }

  @Test(
    "simple terminals are asked in lines", arguments: [["TERM": "dumb"], [:], ["TERM": "xterm", "ACCESSIBLE": "1"]])
  func simpleTerminal(environment: [String: String]) throws {
    let command = try DrivenCommand([Executable.formline, "run", folder["form.yaml"]], environment: environment)
    #expect(command.shows("Full name (required): "))
    command.send("Ada\n")
    #expect(command.shows("Code: "))
    command.send("hunter2\n")
    #expect(command.shows("Plan [free]: "))
    command.send("\n\n")
    #expect(command.finish() == .exited(status: 0))
    let expected = #"{"name": "Ada", "code": "hunter2", "plan": "free", "news": false}"# + "\n"
    #expect(String(decoding: command.standardOutput, as: UTF8.self) == expected)
    let screen = String(decoding: command.screen, as: UTF8.self)
    #expect(!screen.contains("hunter2"))
    #expect(!screen.contains("\u{1B}"))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `readline edits the line, shown with characters, backspaces and blanks alone`() throws {
    let inputrc = folder.write("inputrc", "\"\\C-o\": \"Grace\"\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--no-draft", "--inputrc", inputrc],
      environment: ["TERM": "dumb", "HOME": folder.path])
    #expect(command.shows("Full name (required): "))
    // Kill a word, yank it, go to the beginning, a macro of the inputrc, undo.
    command.send("Ada Lovelace\u{17}\u{19}\u{1}X\u{1F}\u{4}A\u{5}!\r")
    #expect(command.shows("Code: "))
    let screen = String(decoding: command.screen, as: UTF8.self)
    #expect(screen.hasPrefix("Order\r\n") && screen.contains("\r\nFull name (required): Ada Lovelace"))
    #expect(!screen.contains("\u{1B}"))
    command.send("hun\u{8}nter2\r\u{F}\u{15}2\r")
    #expect(command.shows("Seats (at least 1) [5]: "))
    command.send("\r\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(
      String(decoding: command.standardOutput, as: UTF8.self)
        == #"{"name": "Ada Lovelace!", "code": "hunter2", "plan": "team", "seats": 5, "news": false}"# + "\n")
    #expect(!String(decoding: command.screen, as: UTF8.self).contains("hunter2"))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  @Test func `a line longer than the terminal is scrolled, and Ctrl-D where nothing stands ends`() throws {
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--no-draft", "--inputrc", "none"], columns: 30,
      environment: ["TERM": "dumb", "HOME": folder.path])
    #expect(command.shows("Full name (required): "))
    let name = String(repeating: "0123456789", count: 9)
    command.send(name + "\u{1}A\u{5}漢")
    #expect(command.shows("漢"))
    let lines = String(decoding: command.screen, as: UTF8.self).split(separator: "\r\n")
    for line in lines.drop(while: { !$0.hasPrefix("Full name") }) {
      // Backspaces take back, so that no line is ever longer than the terminal.
      #expect(line.split(separator: "\u{8}").allSatisfy { $0.count < 60 })
    }
    // Once it is given, all of it is there; so it is in a question, which is on several lines then.
    func shown() -> String { String(decoding: command.screen, as: UTF8.self).replacing("\r\n", with: "") }
    command.send("\r")
    #expect(command.shows("Code: "))
    #expect(shown().contains("\u{8}A\(name)漢"))
    command.send("back\r")
    #expect(command.waits { shown().contains("[A\(name)漢]: ") })
    command.send("\u{4}")
    #expect(command.finish() == .exited(status: 1))
    #expect(command.reports("formline: code: Code was not answered"))
  }

  @Test func `Ctrl-C in a secret question puts the terminal back and ends with 130`() throws {
    let command = try DrivenCommand([Executable.formline, "run", folder["form.yaml"], "--accessible"])
    command.send("Ada\n")
    #expect(command.shows("Code: "))
    #expect(command.waits { command.terminal.settings != command.settingsBefore })
    command.send("\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(command.terminal.settings == command.settingsBefore)
  }

  /// A form whose check is still running long after the test.
  private func slowForm(_ options: String...) throws -> DrivenCommand {
    folder.write(
      "slow.yaml",
      "formline: 1\nfields: [{id: name, check: {command: [sh, -c, 'touch \(folder["begun"]); sleep 60'], timeout: 60s}}]"
    )
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["slow.yaml"], "--accessible", "--allow-commands", "--no-draft"] + options)
    #expect(command.shows("Name: "))
    command.send("Ada\n")
    #expect(command.waits { folder.names.contains("begun") })
    return command
  }

  @Test func `Ctrl-C ends the wait for a command`() throws {
    let command = try slowForm()
    command.send("\u{3}")
    #expect(command.finish()?.status == 130)
  }

  @Test func `so does a signal`() throws {
    let command = try slowForm()
    command.signal(SIGTERM)
    #expect(command.finish()?.status == 128 + SIGTERM)
  }

  @Test func `and the time limit`() throws {
    #expect(try slowForm("--timeout", "1s").finish()?.status == 124)
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "-1"])
  func `a number of no option is refused`(number: String) throws {
    folder.write("pick.yaml", "formline: 1\nfields: [{id: o, type: select, options: [x, y]}]\n")
    let command = try DetachedCommand(
      ["run", "pick.yaml", "--accessible", "--no-draft"], input: "\(number)\n2\n\n", folder: folder)
    #expect(command.status == 0, "\(command.error)")
    #expect(command.output.hasSuffix("{\"o\": \"y\"}\n"), "\(command.output)")
  }
}
