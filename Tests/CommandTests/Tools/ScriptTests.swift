import Platform
import TestSupport
import Testing

@Suite struct ScriptTests {
  private let folder = TemporaryFolder()
  private static let script = """
    Form form.yaml
    Type "Ada"
    Enter 4
    Expect submitted

    """

  init() {
    folder.write("form.yaml", TestForm.text)
    folder.write("form.keys", Self.script)
  }

  @Test func `run takes its keystrokes from a script`() throws {
    let command = try DetachedCommand(["run", "form.yaml", "--keys", "form.keys"], environment: [:], folder: folder)
    #expect(command.status == 0)
    #expect(command.output == #"{"name": "Ada", "code": null, "plan": "free", "news": false}"# + "\n")
  }

  @Test(
    "a script that does not submit has its status",
    arguments: [
      ("Form form.yaml\nEsc\n", Int32(1)), ("Form form.yaml\nCtrl+C\n", 130),
      ("Form form.yaml\nExpect focus plan\n", 1),
      ("Form form.yaml\nEntre\n", 65), ("Form form.yaml\nEnter\n", 1),
    ])
  func otherEndings(script: String, status: Int32) throws {
    folder.write("form.keys", script)
    let command = try DetachedCommand(["run", "form.yaml", "--keys", "form.keys"], folder: folder)
    #expect(command.status == status)
    #expect(command.output == "")
  }

  @Test func `a script that is missing is 66`() throws {
    #expect(try DetachedCommand(["run", "form.yaml", "--keys", "none.keys"], folder: folder).status == 66)
  }

  @Test func `test plays every script below a folder and ends with the counts`() throws {
    folder.write("bad.keys", "Form form.yaml\nExpect focus plan\n")
    let command = try DetachedCommand(["test", "."], folder: folder)
    #expect(command.status == 1)
    #expect(command.output.hasPrefix("./bad.keys:2: Expect focus plan\n"))
    #expect(command.output.hasSuffix("\n1 passed, 1 failed\n"))
    #expect(
      try DetachedCommand(["test", ".", "--filter", "form.keys"], folder: folder).output == "1 passed, 0 failed\n")
  }

  @Test(
    "a script that is wrong, or lacks a grant, is told from one that fails",
    arguments: [
      ("Form form.yaml\nTpye\n", 65), ("Form none.yaml\n", 65), ("Enter\n", 65),
      ("Command true\nExpect status 0\n", 64), ("Form form.yaml\nExpect focus plan\n", 1),
    ])
  func wrongScript(script: String, status: Int32) throws {
    let path = folder.write("one.keys", script)
    let command = try DetachedCommand(["test", path], folder: folder)
    #expect(command.status == status)
    #expect(command.output.hasSuffix("\n0 passed, 1 failed\n"))
    folder.write("failing.keys", "Form form.yaml\nExpect focus plan\n")
    #expect(try DetachedCommand(["test", "."], folder: folder).status == 1)
  }

  @Test func `a script for a program is not played on a form`() throws {
    folder.write("program.keys", "Command true\nExpect line 1 \"x\"\n")
    let command = try DetachedCommand(["run", "form.yaml", "--keys", "program.keys"], folder: folder)
    #expect(command.status == 65)
    #expect(
      command.error == """
        program.keys:1:1: error: this script plays a program, not a form
        1 | Command true
          | ^^^^^^^^^^^^
        help: 'formline test' plays it

        """)
  }

  @Test func `a run without a script does not look like one that passed`() throws {
    let folder = TemporaryFolder()
    folder.write("one.keys", "Form one.yaml\n")
    let filtered = try DetachedCommand(["test", ".", "--filter", "nomatch"], folder: folder)
    #expect(filtered.status == 66)
    #expect(filtered.error == "formline: no script matches '--filter nomatch'\n")
    folder.makeFolder("empty")
    let empty = try DetachedCommand(["test", "empty"], folder: folder)
    #expect(empty.status == 66)
    #expect(empty.error == "formline: no script was found\n")
  }

  @Test(.needs(.prove))
  func `what --format tap prints is read by prove`() throws {
    folder.write("b \"#1\".keys", "Form form.yaml\nType \"Ada: x\"\nExpect focus plan\n")
    folder.write("c.keys", "Form form.yaml\nTpye\n")
    let command = try DetachedCommand(["test", ".", "--format", "tap"], folder: folder)
    folder.write("report.tap", command.output)
    let prove = try DetachedCommand(
      executable: "/usr/bin/prove", ["-e", "cat", "report.tap"], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(prove.output.contains("Failed 2/3 subtests"))
    #expect(prove.output.contains("Failed tests:  1-2\n"), "\(prove.output)")
    #expect(!(prove.output + prove.error).contains("Parse errors"))
  }

  @Test func `test plays what stands in forms by default`() throws {
    let elsewhere = TemporaryFolder()
    elsewhere.makeFolder("forms")
    elsewhere.write("forms/form.yaml", TestForm.text)
    elsewhere.write("forms/form.keys", Self.script)
    let command = try DetachedCommand(["test"], folder: elsewhere)
    #expect(command.output == "1 passed, 0 failed\n")
    #expect(command.status == 0)
  }

  @Test func `a failing script is cut to what makes it fail`() throws {
    folder.write(
      "long.keys",
      "Form form.yaml\nType \"Ada\"\nTab\nType \"secret\"\nEnter\nDown\nSpace\nCtrl+L\nTab 2\nExpect value seats 7\n")
    let command = try DetachedCommand(["test", "--shrink", "long.keys"], folder: folder)
    let lines = command.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("# 5 of 9 lines, found in ") == true)
    #expect(lines.dropFirst() == ["Form form.yaml", "Tab", "Enter", "Down", "Space", "Expect value seats 7"])
    #expect(
      command.error.hasPrefix("long.keys:7: Expect value seats 7\n  expected: 7\n  found:    5\n  ┌"))
    #expect(command.status == 1)

    folder.write("short.keys", command.output)
    let again = try DetachedCommand(["test", "short.keys"], folder: folder)
    #expect(again.output.hasPrefix("short.keys:7: Expect value seats 7\n"))
  }

  @Test func `a script that passes is not cut`() throws {
    let command = try DetachedCommand(["test", "--shrink", "form.keys"], folder: folder)
    #expect(command.status == 0)
    #expect(command.output == "")
    #expect(command.error == "formline: 'form.keys' passes: there is nothing to shrink\n")
  }

  @Test func `a recording plays again, without the secrets that were typed`() throws {
    let command = try DrivenCommand(
      [Executable.formline, "record", folder["form.yaml"], "--to", folder["again.keys"]])
    #expect(command.shows("Full name"))
    command.send("Ada\rhunter2\r\r \r")
    #expect(command.finish() == .exited(status: 0))
    #expect(
      folder.read("again.keys") == """
        # Play it with CODE=… formline test SCRIPT
        Form form.yaml
        Type "Ada"
        Enter
        Type $CODE
        Enter 2
        Type " "
        Enter
        Expect answers {"name": "Ada", "code": "$CODE", "plan": "free", "news": true}

        """)
    #expect(folder.mode(of: "again.keys") == 0o600)
    let played = try DetachedCommand(["test", "again.keys"], environment: ["CODE": "x"], folder: folder)
    #expect(played.output == "1 passed, 0 failed\n")
  }

  @Test(
    "a recording does not tell a secret by what was typed elsewhere",
    arguments: [
      ("hunter2\t", " --allow-env CODE\nForm form.yaml\nType $CODE\nTab\n", "answers {\"name\": \"$CODE\", "),
      ("Ada hunter2\u{17}B.\t", "\nForm form.yaml\nType \"Ada B.\"\nTab\n", "answers {\"name\": \"Ada B.\", "),
      (
        "\u{1b}[200~is hunter2!\u{1b}[201~\t",
        " --allow-env CODE\nForm form.yaml\nType \"is \"\nType $CODE\nType \"!\"\nTab\n", "submitted\n"
      ),
    ], [["record"], ["run", "--inputrc", "none"]])
  func strayed(case: (keys: String, lines: String, ending: String), call: [String]) throws {
    let (keys, lines, ending) = `case`
    let option = call[0] == "run" ? "--record" : "--to"
    let command = try DrivenCommand(
      [Executable.formline] + call + [folder["form.yaml"], option, folder["again.keys"]],
      environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Full name"))
    command.send(keys + "hunter2\r\r\r")
    #expect(command.finish() == .exited(status: 0))
    let script = folder.read("again.keys") ?? ""
    #expect(!script.contains("hunter2"))
    #expect(
      script.hasPrefix(
        "# Play it with CODE=… formline test SCRIPT\(lines)Type $CODE\nEnter 3\nExpect \(ending)"))
    let grant = lines.hasPrefix(" ") ? ["--allow-env", "CODE"] : []
    let played = try DetachedCommand(["test", "again.keys"] + grant, environment: ["CODE": "x"], folder: folder)
    #expect(played.output == "1 passed, 0 failed\n")
  }

  @Test func `a run is recorded with what it was given, but without secrets and the user's bindings`() throws {
    folder.write(".inputrc", "\"b\": \"lace, my macro\"\n")
    let command = try DrivenCommand(
      [
        Executable.formline, "run", folder["form.yaml"], "--record", folder["again.keys"], "--set", "plan=team",
        "--set", "code=s3cret",
      ], environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Full name"))
    command.send("Lovb\r\r\r7\r\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(
      folder.read("again.keys") == """
        # Play it with CODE=… formline test SCRIPT
        Form form.yaml
        Answers {"code": "$CODE", "plan": "team"}
        Type "Lovb"
        Enter 3
        Type "7"
        Enter 2
        Expect answers {"name": "Lovb", "code": "$CODE", "plan": "team", "seats": 7, "news": false}

        """)
    #expect(String(decoding: command.standardError, as: UTF8.self) == "")
    #expect(
      try DetachedCommand(["test", "again.keys"], environment: ["CODE": "x"], folder: folder).output
        == "1 passed, 0 failed\n")
    #expect(folder.names(in: ".local/state/formline") == ["drafts"])
    #expect(folder.names(in: ".local/state/formline/drafts") == [])
  }

  @Test func `a recording says what of the day and the environment the answers depended on, and no more`() throws {
    folder.write(
      "world.yaml",
      """
      formline: 1
      fields:
        - {id: day, type: date, default: {cel: today}}
        - {id: due, type: computed, cel: "string(now).startsWith('2024-03-01T07:30')"}
        - {id: team, default: {cel: env.TEAM}}
        - {id: price, type: number}

      """)
    // Half an hour before midnight in London is the next day in Tokyo.
    let environment = [
      "TERM": "xterm-256color", "HOME": folder.path, "TZ": "JST-9", "LANG": "de_DE.UTF-8", "TEAM": "blue",
      "UNUSED": "x",
    ].merging(FaultyCalls.at(secondsSinceEpoch: 1_709_245_800)) { $1 }
    let command = try DrivenCommand(
      [
        Executable.formline, "run", folder["world.yaml"], "--record", folder["again.keys"], "--allow-env",
        "TEAM,UNUSED",
      ],
      environment: environment)
    #expect(command.shows("Team"))
    command.send("\r\r1.5\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardError, as: UTF8.self) == "")
    let script = try #require(folder.read("again.keys"))
    #expect(
      script == """
        Form world.yaml
        Now 2024-03-01T07:30:00+09:00
        Env TEAM "blue"
        Env TZ "JST-9"
        Enter 2
        Type "1.5"
        Enter
        Expect answers {"day": "2024-03-01", "due": true, "team": "blue", "price": 1.5}

        """)
    let played = try DetachedCommand(["test", "again.keys"], folder: folder)
    #expect(played.output == "1 passed, 0 failed\n")
  }

  @Test(
    "a recording plays in the language and the time zone that it was made in",
    arguments: [
      (["LANG": "de_DE.UTF-8"], ["morgen", "1,5", "1. 3. 2026 9:00"]),
      (["LANG": "C.UTF-8", "TZ": "Europe/Berlin"], ["2027-07-01", "1.5", "2027-07-01 9:00"]),
      (["LANG": "en_US.UTF-8", "TZ": "UTC"], ["2027-07-01", "1.5", "2027-07-01 9:00"]),
    ])
  func world(variables: [String: String], typed: [String]) throws {
    folder.write(
      "r.yaml", "formline: 1\nfields: [{id: d, type: date}, {id: n, type: number}, {id: at, type: datetime}]\n")
    let environment = ["TERM": "xterm-256color", "HOME": folder.path].merging(variables) { $1 }
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["r.yaml"], "--no-draft", "--record", folder["r.keys"]],
      environment: environment)
    #expect(command.shows("At"))
    command.send(typed.map { $0 + "\t" }.joined() + "\u{1B}[21~")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardError, as: UTF8.self) == "")
    let script = folder.read("r.keys") ?? ""
    #expect(script.contains("LC_MESSAGES") == (variables["LANG"] == "de_DE.UTF-8"), "\(script)")
    #expect(script.contains("Env TZ") == (variables["TZ"] == "Europe/Berlin"), "\(script)")
    let played = try DetachedCommand(["test", "r.keys"], folder: folder)
    #expect(played.output == "1 passed, 0 failed\n", "\(played.output) \(script)")
  }

  @Test func `what the machine suggested is typed in the script, and a secret stays as it was chosen`() throws {
    folder.write(
      "user.yaml",
      """
      formline: 1
      fields:
        - {id: name, contentType: name}
        - {id: tags, type: multiselect, secret: true, options: [ab, abc, abcd]}

      """)
    folder.write(".gitconfig", "[user]\n  name = Zoe Machine\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["user.yaml"], "--record", folder["again.keys"], "--inputrc", "none"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Name"))
    command.send("Z")
    #expect(command.shows(" Machine"))
    command.send("\u{1b}[C\r \u{1b}[B\u{1b}[B \r")
    #expect(command.finish() == .exited(status: 0))
    #expect(String(decoding: command.standardError, as: UTF8.self) == "")
    #expect(
      folder.read("again.keys") == """
        # Play it with TAGS=… formline test SCRIPT
        Form user.yaml
        Type "Zoe Machine"
        Enter
        Type $TAGS
        Enter
        Expect answers {"name": "Zoe Machine", "tags": "$TAGS"}

        """)
    let played = try DetachedCommand(["test", "again.keys"], environment: ["TAGS": "abcd,ab"], folder: folder)
    #expect(played.output == "1 passed, 0 failed\n")
  }

  @Test func `a recording that cannot play again says so, in the script too`() throws {
    folder.write(
      "now.yaml",
      "formline: 1\nfields:\n  - {id: name}\n  - {id: drawn, type: select, options: {command: [date, +%N]}}\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["now.yaml"], "--record", folder["again.keys"], "--allow-commands", "--yes"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "PATH": "/usr/bin:/bin"])
    #expect(command.shows("Name"))
    command.send("\r")
    #expect(command.shows("○"))
    command.send(" \r")
    #expect(command.finish() == .exited(status: 0))
    let complaint = "'\(folder["again.keys"])' does not play as it was recorded: line 10, Expect answers finds"
    #expect(String(decoding: command.standardError, as: UTF8.self).hasPrefix("formline: warning: \(complaint)"))
    #expect(folder.read("again.keys")?.hasPrefix("# \(complaint)") == true)
  }

  @Test func `a cancelled recording ends with that`() throws {
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["form.yaml"], "--record", folder["again.keys"]],
      environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Full name"))
    command.send("A\u{3}")
    #expect(command.finish() == .signalled(SIGINT))
    #expect(folder.read("again.keys") == "Form form.yaml\nType \"A\"\nCtrl+C\nExpect cancelled\n")
  }

  @Test func `a recording that a signal ends does not tell what was chosen in a secret field`() throws {
    folder.write("tag.yaml", "formline: 1\nfields: [{id: tag, type: select, secret: true, options: [ab, abc]}]\n")
    let command = try DrivenCommand(
      [Executable.formline, "run", folder["tag.yaml"], "--record", folder["again.keys"]],
      environment: ["TERM": "xterm-256color", "HOME": folder.path])
    #expect(command.shows("Tag"))
    command.send("\u{1b}[B")
    #expect(command.waits { ProcessState(of: command.process) == .sleeping })
    command.signal(SIGTERM)
    #expect(command.finish()?.status == 128 + SIGTERM)
    let script = try #require(folder.read("again.keys"))
    #expect(script.hasPrefix("Form tag.yaml\nNow ") && script.hasSuffix("\nExpect running\n"), "\(script)")
    #expect(script.split(separator: "\n").count == 3, "\(script)")
  }

  @Test func `a run with keys sees the world of scripts, whatever this machine is`() throws {
    folder.write(
      "world.yaml",
      "formline: 1\nfields:\n  - {id: user, default: {cel: env.USER}}\n  - {id: day, type: date, default: {cel: today}}\n"
    )
    folder.write("world.keys", "Env EXTRA \"x\"\nTab\nCtrl+End\nEnter\n")
    let command = try DetachedCommand(
      ["run", "world.yaml", "--keys", "world.keys"], environment: ["USER": "root", "TZ": "Asia/Tokyo"], folder: folder)
    #expect(command.output == #"{"user": "user", "day": "2026-01-01"}"# + "\n")
  }
}
