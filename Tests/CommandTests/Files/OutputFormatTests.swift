import TestSupport
import Testing

@Suite struct OutputFormatTests {
  /// Values that break careless writers.
  static let hostile = [
    "", " ", "'", "\"", "\\", "$(touch broken)", "`touch broken`", "a'; touch broken; '", "two\nlines", "end\n", "\t",
    "-n", "é́ 👩‍👩‍👧", "%s%n", "!history", "#", "null", "yes", "1e3", "- a", "a: b", "\u{1B}[31m", "\u{202E}abc", "\r", "~",
    "*", "\u{1B}]52;c;aGk=\u{7}", "\u{9B}31m\u{85}", "\u{2028}\u{2029}", "\u{200B}\u{FEFF}\u{2066}", "\u{1B}[201~",
    "\u{7F}\u{8}",
    "\r\n", "${IFS}", "&& touch broken", "| touch broken", "\\'", "'\\''", String(repeating: "long'", count: 20_000),
  ]

  /// What a text keeps of a value: no control characters but tabs and newlines.
  private static func kept(_ value: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.replacing("\r\n", with: "\n").replacing("\r", with: "\n").unicodeScalars
    where scalar == "\t" || scalar == "\n" || scalar.properties.generalCategory != .control {
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// A form with a text area for each of them, and all of them given.
  private func run(_ format: String, in folder: TemporaryFolder) throws -> String {
    let fields = Self.hostile.indices.map { "  - {id: v\($0), type: textarea}\n" }.joined()
    folder.write("form.yaml", "formline: 1\nfields:\n" + fields)
    let given = Self.hostile.enumerated().flatMap { ["--set", "v\($0)=\($1)"] }
    let command = try DetachedCommand(["run", "form.yaml", "--no-input", "--output", format] + given, folder: folder)
    #expect(command.status == 0)
    return command.output
  }

  @Test func `a shell that evaluates the answers gets every value as it is, and runs nothing`() throws {
    let folder = TemporaryFolder()
    folder.write("answers.sh", try run("shell", in: folder))
    let values = Self.hostile.indices.map { "\"$v\($0)\"" }.joined(separator: " ")
    let shell = try DetachedCommand(
      executable: "/bin/sh", ["-c", "eval \"$(cat answers.sh)\"; printf '%s|' \(values)"], folder: folder)
    #expect(shell.output == Self.hostile.map { Self.kept($0) + "|" }.joined())
    #expect(shell.error == "")
    #expect(!folder.names.contains("broken"))
  }

  @Test("json and yaml read back the same", arguments: ["json", "yaml"])
  func readingBack(format: String) throws {
    let folder = TemporaryFolder()
    folder.write("answers", try run(format, in: folder))
    let shell = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--output", "shell", "--answers", "answers"], folder: folder)
    #expect(shell.error == "")
    #expect(shell.output == (try run("shell", in: folder)))
  }

  @Test("env and lines give every value one line", arguments: ["env", "lines"])
  func oneLine(format: String) throws {
    let output = try run(format, in: TemporaryFolder())
    #expect(output.utf8.last == 0x0A)
    #expect(output.utf8.count(where: { $0 == 0x0A }) == Self.hostile.count)
    #expect(!output.utf8.contains(0x0D))
  }

  @Test func `a value whose end not every reader finds is told of`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: a}, {id: b}]\n")
    func run(_ a: String, _ b: String, _ format: String = "env") throws -> DetachedCommand {
      try DetachedCommand(
        ["run", "form.yaml", "--no-input", "--output", format, "--set", "a=\(a)", "--set", "b=\(b)"], folder: folder)
    }
    let command = try run(#"C:\dir\"#, "x")
    #expect(command.output == #"a="C:\\dir\\""# + "\n" + #"b="x""# + "\n")
    #expect(command.error.hasPrefix("formline: warning: 'a' ends in a backslash"))
    #expect(try run(#"C:\dir"#, #"x\"#).error == "")
    #expect(try run(#"C:\dir\"#, "x", "shell").error == "")
  }

  @Test(
    "each format has its shape",
    arguments: [
      ("json", "{\"name\": \"Ada\", \"code\": null, \"plan\": \"free\", \"news\": false}\n"),
      ("yaml", "name: Ada\ncode: null\nplan: free\nnews: false\n"),
      ("env", "name=\"Ada\"\ncode=\"\"\nplan=\"free\"\nseats=\"\"\nnews=\"false\"\n"),
      ("shell", "name='Ada'\ncode=''\nplan='free'\nseats=''\nnews='false'\n"),
      ("bash", "name='Ada'\ncode=''\nplan='free'\nseats=''\nnews='false'\n"), ("lines", "Ada\n\nfree\n\nfalse\n"),
    ])
  func shape(format: String, expected: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--set", "name=Ada", "--output", format], folder: folder)
    #expect(command.output == expected)
  }

  @Test func `a template of the user's gets the answers`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    folder.write("mail.txt", "Dear {{name}},\n{{#news}}\nyou will hear from us.\n{{/news}}\nPlan: {{plan}}\n")
    let command = try DetachedCommand(
      [
        "run", "form.yaml", "--no-input", "--set", "name=Ada & co", "--output", "template", "--template", "mail.txt",
        "--to", "out.txt",
      ], folder: folder)
    #expect(command.error == "")
    #expect(folder.read("out.txt") == "Dear Ada & co,\nPlan: free\n")
  }

  @Test(
    "a template that is wrong is told before anybody is asked",
    arguments: [
      (["--output", "template", "--template", "wrong.txt"], Int32(65)),
      (["--output", "template", "--template", "none.txt"], 66), (["--output", "template"], 64),
      (["--template", "wrong.txt"], 64), (["--output", "xml"], 64),
    ] as [([String], Int32)])
  func wrongTemplates(arguments: [String], status: Int32) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    folder.write("wrong.txt", "{{nmae}}")
    let command = try DetachedCommand(["run", "form.yaml"] + arguments, folder: folder)
    #expect(command.status == status)
    if status == 65 { #expect(command.error.hasPrefix("wrong.txt:1:3: error: no field is called 'nmae'\n")) }
  }

  /// A form most of which does not exist; rows have fields of their own.
  private static let hidden = """
    formline: 1
    fields:
      - {id: name}
      - {id: notes, when: "name == 'x'"}
      - {id: tags, type: multiselect, options: [a, b], when: "name == 'x'"}
      - {id: sure, type: boolean, when: "name == 'x'"}
      - {id: chosen, type: multiselect, options: [a, b]}
      - {id: rows, type: list, fields: [{id: a}, {id: b, when: "a == 'x'"}]}
      - {id: words, type: list, item: {type: text}}
      - {id: entries, type: map, item: {type: text}}
      - {type: note, description: Read this}
      - {id: password, type: password}
      - {id: letters, type: computed, cel: "name == null ? null : [name]"}

    """

  @Test(
    "variables and lines have every field, empty where there is no answer",
    arguments: [
      ("shell", "notes=''\ntags=''\nsure=''\nchosen=''\nrows=''\nwords=''\nentries=''\npassword=''\n"),
      ("bash", "notes=''\ntags=()\nsure=''\nchosen=()\nrows=()\nwords=()\nentries=''\npassword=''\n"),
      (
        "env",
        """
        notes=""
        tags=""
        sure=""
        chosen=""
        rows=""
        words=""
        entries=""
        password=""

        """
      ), ("lines", "\n\n\n\n\n\n\n\n"),
    ])
  func everyField(format: String, expected: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", Self.hidden)
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--set", "name=A", "--output", format], folder: folder)
    let (name, letters) =
      switch format {
      case "lines": ("A", #"["A"]"#)
      case "env": (#"name="A""#, #"letters="[\"A\"]""#)
      case "bash": ("name='A'", "letters=('A')")
      default: ("name='A'", #"letters='["A"]'"#)
      }
    #expect(command.output == name + "\n" + expected + letters + "\n")
    #expect(command.error == "")
  }

  @Test func `an answer of an earlier round or of the environment is not taken for one`() throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", Self.hidden)
    let shell = try DetachedCommand(
      executable: "/bin/bash",
      [
        "-c",
        """
        tags=(old older) letters=(old older)
        eval "$('\(Executable.formline)' run form.yaml --no-input --output bash)"
        echo "[$notes][${tags[*]}][${letters[*]}]"
        eval "$('\(Executable.formline)' run form.yaml --no-input --output bash --set name=x \\
          --set notes="it's" --set tags=a --set tags=b --set 'rows=[{"a": "[0]=1"}]')"
        printf '%s|' "$notes" "${tags[@]}" "${rows[@]}"
        """,
      ], environment: ["notes": "FROM_ENV"], folder: folder)
    #expect(shell.output == "[][][]\nit's|a|b|{\"a\":\"[0]=1\"}|")
    #expect(shell.error == "")
  }

  @Test("an answer's own name is its variable, where it can be one", arguments: ["shell", "env", "bash"])
  func ownName(format: String) throws {
    let folder = TemporaryFolder()
    folder.write(
      "form.yaml",
      "formline: 1\nfields: [{id: a, name: foo}, {id: what_happened, name: what-happened}, {id: x, name: y}, {id: z}]\n"
    )
    let command = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--output", format, "--set", "foo=1", "--set", "what-happened=2"],
      folder: folder)
    let quote = format == "env" ? "\"" : "'"
    #expect(
      command.output == "foo='1'\nwhat_happened='2'\ny=''\nz=''\n".replacing("'", with: quote), "\(command.error)")
    // An id never takes the name of another answer.
    folder.write("form.yaml", "formline: 1\nfields: [{id: x, name: y}, {id: y, name: z-z}]\n")
    let same = try DetachedCommand(
      ["run", "form.yaml", "--no-input", "--output", format, "--set", "x=1", "--set", "z-z=2"], folder: folder)
    #expect(same.output == "y='1'\ny_2='2'\n".replacing("'", with: quote), "\(same.error)")
  }

  @Test(
    "a terminal gets no controls but newline and tab, a pipe all",
    arguments: ["json", "lines", "shell", "env", "yaml", "bash", "template"])
  func controls(format: String) throws {
    let folder = TemporaryFolder()
    folder.write(
      "form.yaml",
      #"formline: 1\#nfields: [{id: a, type: computed, cel: "'x\\u001b]0;t\\u0007\\u009b\\t\\u202e'"}]\#n"#)
    let template = folder.write("t.txt", "{{a}}")
    let call =
      [Executable.formline, "run", folder["form.yaml"], "--no-input", "--output", format]
      + (format == "template" ? ["--template", template] : [])
    let terminal = try DrivenCommand(call, output: .terminal)
    #expect(terminal.finish() == .exited(status: 0))
    let shown = String(decoding: terminal.screen, as: UTF8.self)
    #expect(
      !shown.utf8.contains(0x1b) && !shown.unicodeScalars.contains { "\u{9b}\u{202e}".unicodeScalars.contains($0) })
    let isEscaped = format == "json" || format == "yaml"
    #expect(isEscaped || shown.contains("x␛]0;t␇⟨9B⟩\t"), "\(shown)")
    if format == "json" { #expect(shown.contains(#"x\u001b]0;t\u0007\u009b\t"#)) }
    for target in ["/dev/stdout", "/dev/tty"] {
      let named = try DrivenCommand(call + ["--to", target], output: .terminal)
      #expect(named.finish() == .exited(status: 0))
      #expect(named.screen == terminal.screen, "\(target)")
    }
    let piped = try DetachedCommand(Array(call.dropFirst()), folder: folder)
    if !isEscaped { #expect(piped.output.contains("x\u{1b}]0;t\u{7}\u{9b}\t")) }
  }

  @Test("a name on which shells or programs act needs a prefix", arguments: ["shell", "env", "bash"])
  func shellVariable(format: String) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", "formline: 1\nfields: [{id: name}, {id: PATH}, {id: BASH_ENV}]\n")
    let given = ["run", "form.yaml", "--no-input", "--output", format, "--set", "PATH=/tmp"]
    let refused = try DetachedCommand(given, folder: folder)
    #expect(refused.status == 64)
    #expect(refused.output == "")
    #expect(
      refused.error
        == "formline: a shell or program may act on a variable with capital letters such as 'PATH'; "
        + "'--prefix form_' writes it as 'form_PATH'\n")
    // Nor may a prefix make such a name.
    let loaded = try DetachedCommand(given + ["--prefix", "LD_"], folder: folder)
    #expect(loaded.status == 64)
    #expect(
      loaded.error
        == "formline: shells or programs act on the variable 'LD_name'; '--prefix form_' gives it another name\n")
    #expect(try DetachedCommand(given + ["--prefix", "P"], folder: folder).status == 64)
    let prefixed = try DetachedCommand(given + ["--prefix", "X_"], folder: folder)
    #expect(prefixed.status == 0)
    #expect(prefixed.output.contains(format == "env" ? "X_PATH=\"/tmp\"\n" : "X_PATH='/tmp'\n"))
  }

  @Test("a prefix begins a variable's name, of formats that have some", arguments: [["--prefix", "X_"]])
  func prefix(options: [String]) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", TestForm.text)
    #expect(try DetachedCommand(["run", "form.yaml", "--no-input"] + options, folder: folder).status == 64)
    let shell = ["run", "form.yaml", "--no-input", "--output", "shell", "--prefix"]
    #expect(try DetachedCommand(shell + ["1_"], folder: folder).status == 64)
    #expect(try DetachedCommand(shell + ["x;rm"], folder: folder).status == 64)
  }
}
