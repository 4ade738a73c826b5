import TestSupport
import Testing

/// What a definition wants beyond asking: refused by name, until the person who starts the form grants it.
struct GrantTests {
  private let folder = TemporaryFolder()
  private static let environment = ["TEAM": "blue", "TOKEN": "t0ken", "HOME": "/home/ada", "USER": "ada"]

  init() {
    folder.write(
      "team.yaml", "formline: 1\nfields:\n  - {id: name}\n  - {id: team, default: {cel: env.TEAM}}\n")
    folder.write("team.keys", "Form team.yaml\nExpect value team \"blue\"\nCtrl+End\nEnter\nExpect submitted\n")
    folder.write("given.keys", "Env TEAM \"red\"\nForm team.yaml\nCtrl+End\nEnter\n")
    folder.write(
      "commands.yaml",
      """
      formline: 1
      fields:
        - {id: name, check: {command: [touch, ran]}}
        - {id: fruit, type: select, options: {command: [touch, ran]}}
        - {id: colour, suggestions: {command: [touch, ran]}}

      """)
    folder.write("hint.yaml", "formline: 1\nfields:\n  - {id: colour, suggestions: {command: [touch, ran]}}\n")
  }

  private func run(_ arguments: String...) throws -> DetachedCommand {
    try DetachedCommand(arguments, environment: Self.environment, folder: folder)
  }

  private static let refusal = """
    team.yaml:4:31: error: the definition may not read the environment variable 'TEAM'
    4 |   - {id: team, default: {cel: env.TEAM}}
      |                               ^^^^^^^^
    help: --allow-env TEAM lets it; has(env.TEAM) asks whether it may

    """

  @Test(
    "a variable is refused by every command that reads definitions, at its place, with the option that grants it",
    arguments: [
      ["run", "team.yaml", "--no-input"], ["check", "team.yaml"], ["show", "team.yaml"], ["fuzz", "team.yaml"],
      ["record", "team.yaml", "--to", "new.keys"], ["replay", "team.keys", "--to", "film.cast"],
      ["run", "team.yaml", "--keys", "team.keys"], ["swift", "team.yaml"], ["convert", "team.yaml"],
      ["show", "team.yaml", "--allow-env", "HOME,TEAMS"],
    ])
  func refused(arguments: [String]) throws {
    let command = try DetachedCommand(arguments, environment: Self.environment, folder: folder)
    #expect(command.error == Self.refusal)
    #expect(command.output == "" && command.status == 64)
    #expect(folder.names.filter { $0.hasPrefix("new") || $0.hasPrefix("film") } == [])
  }

  @Test func `a script whose form is refused something does not play`() throws {
    let command = try run("test", "team.keys")
    #expect(command.output.contains(Self.refusal.dropLast()) && command.output.hasSuffix("\n0 passed, 1 failed\n"))
    #expect(command.status == 64)
  }

  @Test func `variables stand in one order`() throws {
    folder.write("all.yaml", "formline: 1\nfields: [{id: all, default: {cel: \"env.map(name, name).join(',')\"}}]\n")
    let command = try run("run", "all.yaml", "--no-input", "--allow-env", "TOKEN,TEAM")
    #expect(command.output == #"{"all": "HOME,TEAM,TOKEN,USER"}"# + "\n")
  }

  @Test func `a variable that is granted is read`() throws {
    #expect(
      try run("run", "team.yaml", "--no-input", "--allow-env", "OTHER,TEAM").output
        == "{\"name\": null, \"team\": \"blue\"}\n")
    #expect(try run("show", "team.yaml", "--allow-env", "TEAM").output.contains("blue"))
    #expect(try run("check", "team.yaml", "--allow-env", "OTHER", "--allow-env", "TEAM").status == 0)
    #expect(try run("test", "team.keys", "--allow-env", "TEAM").output == "1 passed, 0 failed\n")
    #expect(try run("replay", "team.keys", "--allow-env", "TEAM", "--to", "film.cast").status == 0)
    #expect(try run("fuzz", "team.yaml", "--allow-env", "TEAM", "--scripts", "1", "--seed", "1").status == 0)
  }

  @Test func `a script grants what its Env lines set`() throws {
    let answers = try run("run", "team.yaml", "--keys", "given.keys")
    #expect(answers.output == "{\"name\": null, \"team\": \"red\"}\n" && answers.status == 0)
    #expect(try run("test", "given.keys").status == 0)
  }

  @Test(
    "expressions see four names, and those that were granted",
    arguments: [
      ("has(env.TOKEN)", "false"), ("'TOKEN' in env", "false"), ("env.exists(k, k == 'TOKEN')", "false"),
      ("has(env.TOKEN) ? env.TOKEN : 'none'", "\"none\""), ("env.HOME + env.USER", "\"/home/adaada\""),
      ("env.map(k, k).filter(k, !(k in ['HOME', 'USER', 'TEAM', 'LANG', 'TERM']))", "[]"), ("env.TEAM", "\"blue\""),
      ("env['TO' + 'KEN']", "null"), ("env == {}", "false"),
    ])
  func visible(expression: String, value: String) throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: a, type: computed, cel: \"\(expression)\"}]\n")
    let command = try run("run", "form.yaml", "--no-input", "--allow-env", "TEAM")
    #expect(command.output == "{\"a\": \(value)}\n")
  }

  @Test(
    "a variable is read only behind a question whether it is there",
    arguments: [
      ("has(env.TOKEN) && env.TOKEN != ''", true), ("env.TOKEN != '' && has(env.TOKEN)", true),
      ("!has(env.TOKEN) || env.TOKEN == ''", true), ("!has(env.TOKEN) ? false : env['TOKEN'] == ''", true),
      ("'TOKEN' in env ? env.TOKEN == '' : false", true), ("!(has(env.TOKEN) && 1 == 1) || env.TOKEN == ''", true),
      ("has(env.TOKEN) || env.TOKEN == ''", false), ("has(env.TOKEN) ? false : env.TOKEN == ''", false),
      ("has(env.TEAM) ? env.TOKEN == '' : false", false), ("[env].exists(e, e.TOKEN == '')", true),
    ])
  func guarded(condition: String, isRead: Bool) throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: a, when: \"\(condition)\"}]\n")
    #expect(try run("run", "form.yaml", "--no-input").status == (isRead ? 0 : 64))
  }

  @Test("what is no list of names is wrong usage", arguments: ["", "A,", "TEAM=blue", "A B", "1A"])
  func names(text: String) throws {
    let command = try run("check", "hint.yaml", "--allow-env", text)
    #expect(command.status == 64)
    #expect(command.error.contains("write names of variables separated by commas, such as EDITOR,TEAM."))
  }

  @Test(
    "commands for options and checks are refused, each at its place",
    arguments: [["run", "--no-input"], ["show"], ["fuzz"], ["record", "--to", "new.keys"]])
  func commands(arguments: [String]) throws {
    let command = try DetachedCommand(
      [arguments[0], "commands.yaml"] + arguments.dropFirst(), environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(
      command.error == """
        commands.yaml:3:33: error: the definition may not run 'touch'
        3 |   - {id: name, check: {command: [touch, ran]}}
          |                                 ^^^^^^^^^^^^
        help: --allow-commands lets it run its commands
        commands.yaml:4:50: error: the definition may not run 'touch'
        4 |   - {id: fruit, type: select, options: {command: [touch, ran]}}
          |                                                  ^^^^^^^^^^^^
        help: --allow-commands lets it run its commands

        """)
    #expect(command.status == 64)
    #expect(!folder.names.contains("ran"))
  }

  @Test func `a command for suggestions is left out, and not announced`() throws {
    let command = try DetachedCommand(
      ["run", "hint.yaml", "--accessible"], input: "red\n", environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(command.output == "{\"colour\": \"red\"}\n" && command.status == 0)
    #expect(!command.error.contains("touch"))
    #expect(!folder.names.contains("ran"))
  }

  @Test func `show runs the commands that it is granted`() throws {
    folder.write("fruit.yaml", "formline: 1\nfields: [{id: fruit, type: select, options: {command: [echo, pear]}}]\n")
    let command = try DetachedCommand(
      ["show", "fruit.yaml", "--allow-commands"], environment: ["PATH": "/usr/bin:/bin"], folder: folder)
    #expect(command.output.contains("pear"))
  }

  @Test func `a script types no variable that is not granted, but into a secret field`() throws {
    folder.write("login.yaml", "formline: 1\nfields: [{id: code, type: password}, {id: name}]\n")
    folder.write("login.keys", "Form login.yaml\nType $TOKEN\nTab\nType $TOKEN\nTab\nEnter\n")
    folder.write("secret.keys", "Form login.yaml\nType $TOKEN\nTab 2\nEnter\n")
    let refusal = """
      login.keys:4:6: error: the script may type the environment variable 'TOKEN' only into a secret field
      4 | Type $TOKEN
        |      ^^^^^^
      help: --allow-env TOKEN lets it type it anywhere

      """
    for call in [
      ["run", "login.yaml", "--keys", "login.keys"], ["replay", "login.keys", "--to", "film.svg"],
    ] {
      let command = try DetachedCommand(call, environment: Self.environment, folder: folder)
      #expect(command.error == refusal && command.output == "" && command.status == 64)
    }
    let tested = try run("test", "login.keys")
    #expect(tested.status == 64 && tested.output.contains(refusal.dropLast()) && !tested.output.contains("t0ken"))
    let answers = "{\"code\": \"t0ken\", \"name\": \"t0ken\"}\n"
    #expect(try run("run", "login.yaml", "--keys", "login.keys", "--allow-env", "TOKEN").output == answers)
    #expect(try run("test", "login.keys", "--allow-env", "TOKEN").status == 0)
    #expect(
      try run("run", "login.yaml", "--keys", "secret.keys").output == "{\"code\": \"t0ken\", \"name\": null}\n")
  }

  @Test func `a script sees no names of files outside its folder, and its folder is not left by links`() throws {
    folder.makeFolder("scripts")
    folder.makeFolder("scripts/own")
    folder.write("scripts/own/apple.txt", "")
    folder.write("hunter2.txt", "hunter3")
    folder.link("scripts/away", to: "..")
    folder.link("scripts/linked.keys", to: "../hunter2.txt")
    folder.write("scripts/form.yaml", "formline: 1\nfields: [{id: file, type: path}]\n")
    for (name, path) in [("out", "../hun"), ("root", folder["hun"]), ("away", "away/hun"), ("own", "own/app")] {
      folder.write("scripts/\(name).keys", "Form form.yaml\nType \"\(path)\"\nTab\nExpect screen /apple/\n")
    }
    let command = try run("test", "scripts")
    #expect(command.status == 1 && command.output.hasSuffix("\n1 passed, 3 failed\n"))
    #expect(!command.output.contains("hunter"))
    #expect(try run("test", "scripts", "--filter", "out", "--allow-files").output.contains("hunter2.txt"))
  }

  @Test func `names of files reach no terminal as they are`() throws {
    let name = "a\u{1B}[31m\n::error::b"
    folder.write("form.yaml", "formline: 1\nfields: [{id: a}]\n")
    folder.write(name + ".keys", "Form form.yaml\nExpect screen /zz/\n")
    let shown = "a␛[31m␊::error::b"
    #expect(try run("test", name + ".keys").output.hasPrefix("\(shown).keys:2: Expect screen"))
    #expect(try run("run", name + ".yaml").error.hasPrefix("formline: cannot read '\(shown).yaml': "))
    #expect(try run("check", name + ".yaml").error.hasPrefix("formline: cannot read '\(shown).yaml': "))
  }

  @Test func `a snapshot that is a link to another folder is not shown`() throws {
    folder.makeFolder("scripts")
    folder.write("token.txt", "hunter2\n")
    folder.write("scripts/form.yaml", "formline: 1\nfields: [{id: name}]\n")
    folder.write("scripts/form.keys", "Form form.yaml\nSnapshot empty\nExpect running\n")
    folder.link("scripts/empty.screen", to: "../token.txt")
    let command = try run("test", "scripts/form.keys")
    #expect(command.status == 1 && !command.output.contains("hunter2"))
    #expect(folder.read("token.txt") == "hunter2\n")
  }

  @Test("updating a snapshot that is a link replaces the link, never its target", arguments: ["rc", "new"])
  func linkedSnapshot(target: String) throws {
    folder.makeFolder("scripts")
    folder.write("rc", "alias secret\n")
    folder.write("scripts/rc", "alias secret\n")
    folder.write("scripts/form.yaml", "formline: 1\ntitle: 'touch PWN #'\nfields: [{id: name}]\n")
    folder.write("scripts/form.keys", "Form form.yaml\nSnapshot away\nSnapshot near\nExpect running\n")
    folder.link("scripts/away.screen", to: "../" + target)
    folder.link("scripts/near.screen", to: target)
    for grants in [[], ["--allow-files"]] {
      let refused = try DetachedCommand(["test", "scripts/form.keys"] + grants, folder: folder)
      #expect(refused.output.contains("is a symbolic link; 'formline test --update' writes it"))
      #expect(!refused.output.contains("alias"))
    }
    let command = try run("test", "--update", "--allow-files", "scripts/form.keys")
    #expect(command.status == 1 && !command.output.contains("alias"))
    #expect(folder.read("rc") == "alias secret\n" && folder.read("scripts/rc") == "alias secret\n")
    #expect(folder.names == ["commands.yaml", "given.keys", "hint.yaml", "rc", "scripts", "team.keys", "team.yaml"])
    #expect(!folder.names(in: "scripts").contains("new"))
    #expect(folder.read("scripts/away.screen")?.contains("touch PWN #") == true)
    #expect(try run("test", "scripts/form.keys").status == 0)
  }

  @Test func `a mistake in the file weighs more than what was not granted`() throws {
    folder.write("form.yaml", "formline: 1\nfields: [{id: a, typ: text, default: {cel: env.TEAM}}]\n")
    let command = try run("run", "form.yaml", "--no-input")
    #expect(command.status == 65)
    #expect(command.error.contains("unknown key 'typ'") && command.error.contains("--allow-env TEAM"))
  }

  @Test(
    "a script has readline read no file, however it is written",
    arguments: [
      "$include FILE", "  $ Include FILE", "set bell-style none\\n$include FILE",
    ])
  func include(line: String) throws {
    folder.write("token.txt", "hunter2: x\n")
    let text = line.replacing("FILE", with: folder["token.txt"])
    folder.write("form.keys", "Form hint.yaml\nInputrc \"\(text)\"\nEnter\n")
    let command = try run("test", "form.keys")
    #expect(command.status == 65 && !command.output.contains("hunter2"))
    #expect(command.output.hasPrefix("form.keys:2:1: error: a script has no other files read by readline\n"))
  }

  @Test(
    "of a file outside its folder that is no form, a script shows nothing",
    arguments: [
      "../token.txt", "link.yaml", "below/../../token.txt",
    ])
  func outsideForm(path: String) throws {
    folder.makeFolder("scripts")
    folder.makeFolder("scripts/below")
    folder.write("token.txt", "hunter2: x\n")
    folder.link("scripts/link.yaml", to: "../token.txt")
    folder.write("scripts/form.keys", "Form \(path)\nEnter\n")
    let command = try run("test", "scripts/form.keys")
    #expect(command.status == 65 && !command.output.contains("hunter2"))
    #expect(
      command.output.contains("it has mistakes and is outside the script's folder; 'formline check' names them"))
    let granted = try run("test", "scripts/form.keys", "--allow-files")
    #expect(granted.output.contains("no form can be recognised in this file") && granted.output.contains("hunter2"))
  }
}
