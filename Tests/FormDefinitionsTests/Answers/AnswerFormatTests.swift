import FormDefinitions
import Testing
import Values

/// Answers as each format writes them.
struct AnswerFormatTests {
  private let answers: [(id: String, value: AnswerValue)] = [
    ("name", .string("Ada")), ("bio", .string("one\ntwo")), ("tags", .list([.string("a")])), ("age", .null),
    ("quote", .string("it's $HOME")), ("n", .number(2.5)), ("yes", .bool(true)),
  ]

  @Test func `json is one object`() throws {
    #expect(
      try AnswerFormat.json.encode(answers)
        == #"{"name": "Ada", "bio": "one\ntwo", "tags": ["a"], "age": null, "quote": "it's $HOME", "n": 2.5, "yes": true}"#
        + "\n")
  }

  @Test func `yaml quotes what could be taken for something else`() throws {
    #expect(
      try AnswerFormat.yaml.encode(answers) == """
        name: Ada
        bio: "one\\ntwo"
        tags: ["a"]
        age: null
        quote: "it's $HOME"
        "n": 2.5
        "yes": true

        """)
  }

  @Test(arguments: [
    (1e-5, "1.0e-05"), (-1e21, "-1.0e+21"), (1.5e-7, "1.5e-07"), (0.25, "0.25"), (1e300, "1.0e+300"),
  ])
  func `a number is one to YAML 1.1 and 1.2`(number: Double, written: String) throws {
    let value = AnswerValue.number(number)
    #expect(try AnswerFormat.yaml.encode([("a", value)]) == "a: \(written)\n")
    let inner = AnswerValue.list([.object([.init("b", value)])])
    #expect(try AnswerFormat.yaml.encode([("a", inner)]) == "a: [{\"b\": \(written)}]\n")
    #expect(YAMLText.block(inner) == "- b: \(written)\n")
    #expect(AnswerValue(parsing: Array(written.utf8)) == value)
  }

  @Test func `env puts every value in double quotes`() throws {
    #expect(
      try AnswerFormat.env.encode(answers) == #"""
        name="Ada"
        bio="one\ntwo"
        tags="[\"a\"]"
        age=""
        quote="it's \$HOME"
        n="2.5"
        yes="true"

        """#)
  }

  @Test(
    "a value of env, and what the readers of such files make of it",
    arguments: [
      ("", #""""#), ("a b", #""a b""#), ("#no comment", ##""#no comment""##), (" x ", #"" x ""#), ("a=b", #""a=b""#),
      (#"\"#, #""\\""#), (#"\n"#, #""\\n""#), (#"say "hi""#, #""say \"hi\"""#), ("it's", #""it's""#),
      ("one\ntwo\n", #""one\ntwo\n""#), ("a\r\nb", #""a\r\nb""#), ("$HOME ${HOME} $5 $", #""\$HOME \${HOME} \$5 \$""#),
      (#"\$"#, #""\\\$""#), ("`id` $(id)", #""`id` \$(id)""#), ("漢字\u{301}", "\"漢字\u{301}\""),
      (#"C:\new\"x"#, #""C:\\new\\\"x""#), ("a\tb", "\"a\tb\""), ("!x; y & z | w", #""!x; y & z | w""#),
    ])
  func env(value: String, written: String) throws {
    #expect(try AnswerFormat.env.encode([("a", .string(value))]) == "a=\(written)\n")
    #expect(Dotenv.compose(written) == value)
    // systemd has no escapes for line breaks: those come as they are written.
    #expect(Dotenv.systemd(written) == Self.replacing(["\n": #"\n"#, "\r": #"\r"#], in: value))
    // python-dotenv has none for the dollar.
    #expect(Dotenv.python(written) == Self.replacing(["$": #"\$"#], in: value))
  }

  /// Scalar for scalar: CR LF is one character.
  private static func replacing(_ texts: [Unicode.Scalar: String], in value: String) -> String {
    value.unicodeScalars.map { texts[$0] ?? String($0) }.joined()
  }

  /// What is read back of a value in double quotes.
  private enum Dotenv {
    /// docker compose: Go's escapes and `\$`; a `$` without one would be a variable.
    static func compose(_ written: String) -> String? {
      unescaped(written, ["\\": "\\", "\"": "\"", "n": "\n", "r": "\r", "$": "$"], stops: "$\n")
    }

    /// systemd (`parse_env_file`): a backslash takes the meaning of what a shell would act on, and stays before anything
    /// else.
    static func systemd(_ written: String) -> String? {
      unescaped(written, ["\\": "\\", "\"": "\"", "`": "`", "$": "$"], stops: "\n")
    }

    /// python-dotenv (`_double_quote_escapes`).
    static func python(_ written: String) -> String? {
      unescaped(written, ["\\": "\\", "'": "'", "\"": "\"", "n": "\n", "r": "\r", "t": "\t"], stops: "\n")
    }

    private static func unescaped(
      _ written: String, _ escapes: [Unicode.Scalar: Unicode.Scalar], stops: String
    ) -> String? {
      var text = String.UnicodeScalarView()
      var scalars = written.unicodeScalars.dropFirst().dropLast()
      guard written.hasPrefix("\""), written.hasSuffix("\"") else { return nil }
      while let scalar = scalars.popFirst() {
        if scalar == "\\", let next = scalars.first {
          text.append(escapes[next] ?? "\\")
          if escapes[next] != nil { scalars.removeFirst() }
        } else if scalar == "\"" || stops.unicodeScalars.contains(scalar) {
          return nil
        } else {
          text.append(scalar)
        }
      }
      return String(text)
    }
  }

  @Test func `shell is safe to eval`() throws {
    #expect(
      try AnswerFormat.shell.encode(answers) == """
        name='Ada'
        bio='one
        two'
        tags='["a"]'
        age=''
        quote='it'\\''s $HOME'
        n='2.5'
        yes='true'

        """)
  }

  @Test("no variable has NUL", arguments: [AnswerFormat.shell, .env]) func nul(format: AnswerFormat) {
    #expect(throws: AnswerFormat.EncodingError.nulInVariable(id: "a")) {
      try format.encode([("a", .string("x\0y"))])
    }
    #expect(
      AnswerFormat.EncodingError.nulInVariable(id: "a").message
        == "the answer 'a' contains NUL, which a variable cannot hold")
  }

  @Test func `bash has several values as an array`() throws {
    let several: [(id: String, value: AnswerValue)] = [
      ("none", .list([])), ("tags", .list([.string("it's"), .null, .list([.integer(1)])])), ("n", .number(2.5)),
    ]
    #expect(try AnswerFormat.bash.encode(several) == "none=()\ntags=('it'\\''s' '' '[1]')\nn='2.5'\n")
    #expect(try AnswerFormat.shell.encode([("none", .list([]))]) == "none=''\n")
    #expect(throws: AnswerFormat.EncodingError.nulInVariable(id: "a")) {
      try AnswerFormat.bash.encode([("a", .list([.string("x\0")]))])
    }
  }

  @Test(
    "names that need a prefix, since almost everything on which programs act has capitals",
    arguments: [
      "PATH", "IFS", "BASH_ENV", "LD_PRELOAD", "PS4", "LC_ALL", "GNUMAKEFLAGS", "VIMINIT", "TAR_OPTIONS", "LESS",
      "SVN_SSH", "SYSTEMD_PAGER", "RUSTC_WRAPPER", "OPENSSL_CONF", "GTK_MODULES", "DOTNET_STARTUP_HOOKS", "KUBECONFIG",
      "_JAVA_OPTIONS", "Path", "a_PATH", "X",
    ])
  func capitals(name: String) throws {
    #expect(throws: VariableNames.Refusal.self) { try VariableNames.check(name) }
    try VariableNames.check(name, prefix: "form_")
    try VariableNames.check(name, prefix: "FORM_")
    #expect(throws: VariableNames.Refusal.capitals("form" + name)) { try VariableNames.check(name, prefix: "form") }
  }

  @Test(
    "names in small letters on which programs act",
    arguments: [
      "_", "http_proxy", "no_proxy", "npm_config_script_shell", "yarn_registry", "ac_cv_path_sed", "fish_user_paths",
      "path", "status", "functions", "prompt", "histchars", "NPM_CONFIG_REGISTRY", "HTTP_PROXY",
    ])
  func actedOn(name: String) {
    #expect(throws: VariableNames.Refusal.actedOn(name)) { try VariableNames.check(name) }
  }

  @Test(
    "a prefix does not lead to such names",
    arguments: [
      ("LD_", "PRELOAD"), ("LD_", "preload"), ("GIT_", "SSH_COMMAND"), ("npm_", "config_x"), ("p", "ath"), ("P", "ATH"),
      ("http_", "proxy"), ("_", "JAVA_OPTIONS"), ("NPM_", "CONFIG_X"), ("_", "X"),
    ])
  func prefixes(prefix: String, name: String) {
    #expect(throws: VariableNames.Refusal.self) { try VariableNames.check(name, prefix: prefix) }
  }

  @Test(
    "names that pass",
    arguments: ["name", "env", "home", "user", "git_branch", "node_count", "proxy", "a1", "x_", "statuses", "python"])
  func otherVariables(name: String) throws {
    try VariableNames.check(name)
    try VariableNames.check(name, prefix: "FORM_")
  }

  @Test func `no answers are still a document`() throws {
    #expect(try AnswerFormat.json.encode([]) == "{}\n")
    #expect(try AnswerFormat.yaml.encode([]) == "{}\n")
    #expect(try AnswerFormat.shell.encode([]) == "")
  }
}
