import Platform
import TestSupport
import Testing

/// Optional parts of custom resources and charts, opened while the form runs.
@Suite(.serialized) struct OpenPartCommandTests {
  private let folder = TemporaryFolder()

  private static let widget = """
    apiVersion: apiextensions.k8s.io/v1
    kind: CustomResourceDefinition
    metadata: {name: widgets.example.com}
    spec:
      group: example.com
      names: {kind: Widget, plural: widgets}
      scope: Cluster
      versions:
      - name: v1
        served: true
        storage: true
        schema:
          openAPIV3Schema:
            type: object
            properties:
              spec:
                type: object
                required: [size]
                properties:
                  size: {type: integer, maximum: 9}
                  code: {type: string, format: password}
                  tags: {type: array, items: {type: string}}
                  word: {type: string, pattern: "^[a-z]+$"}
                  inner:
                    type: object
                    description: What is inside
                    required: [first]
                    properties:
                      first: {type: string, description: The first one}
                      second: {type: string}
                      deep: {type: object, properties: {a: {type: string}, b: {type: boolean}}}

    """

  init() {
    folder.write("widget.yaml", Self.widget)
    for name in ["chart", "chart/charts", "chart/charts/cache"] { folder.makeFolder(name) }
    folder.write("chart/Chart.yaml", "apiVersion: v2\nname: web\nversion: 1.0.0\n")
    folder.write(
      "chart/values.yaml",
      """
      replicas: 1
      hosts: [a.example]
      image:
        # The name of the image.
        name: nginx
        tag: "1.25"
      text: hello

      """)
    folder.write(
      "chart/values.schema.json",
      #"{"type": "object", "properties": {"replicas": {"type": "integer", "maximum": 9}}}"#)
    folder.write("chart/charts/cache/Chart.yaml", "apiVersion: v2\nname: cache\nversion: 1.0.0\n")
    folder.write("chart/charts/cache/values.yaml", "size: 1Gi\nauth:\n  user: me\n")
  }

  private func play(_ form: String, _ lines: String) throws -> DetachedCommand {
    folder.write("a.keys", "Form widget.yaml\n" + lines)
    return try DetachedCommand(["run", form, "--keys", "a.keys"], folder: folder)
  }

  /// The way to the field after `metadata`.
  private static let toSpec = "Type \"w\"\nTab 3\n"

  @Test(
    "what was typed in a custom resource stays when a part of it is opened",
    arguments: [
      ("Type \"3\"", "Expect value spec_size 3", "", "  size: 3\n"),
      (
        "Type \"70\"", "Expect error spec_size /at most 9/", "Shift+Tab 4\nCtrl+U\nType \"7\"", "  size: 7\n"
      ),
      (
        "Type \"3\"\nTab\nType \"sesame\"", "Expect value spec_code \"sesame\"", "", "  size: 3\n  code: sesame\n"
      ),
      (
        "Type \"3\"\nTab 2\nF8\nType \"red\"\nF8\nType \"blue\"", "Expect value spec_tags [\"red\", \"blue\"]", "",
        "  size: 3\n  tags:\n  - red\n  - blue\n"
      ),
      (
        "Type \"3\"\nTab 3\nType \"NO\"", "Expect error spec_word /must look like/",
        "Shift+Tab\nCtrl+U\nType \"yes\"", "  size: 3\n  word: \"yes\"\n"
      ),
      (
        "Type \"3\"\nShift+Tab 2\nF8\nType \"app\"\nTab\nType \"x\"",
        "Expect value metadata_labels {\"app\": \"x\"}", "", "  size: 3\n"
      ),
    ] as [(String, String, String, String)])
  func customResource(typed: String, expected: String, mended: String, written: String) throws {
    let command = try play(
      "widget.yaml",
      Self.toSpec + typed + "\nF5\nExpect screen /What is inside/\nType \"inner\"\nEnter\n"
        + "Expect focus spec_inner_first\n" + expected + "\nType \"one\"\n" + mended + "\nF10\n")
    #expect(command.error == "")
    let labels = written == "  size: 3\n" && typed.contains("app") ? "\n  labels:\n    app: x" : ""
    #expect(
      command.output
        == "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\(labels)\nspec:\n\(written)"
        + "  inner:\n    first: one\n")
  }

  @Test(
    "what was typed in a chart stays when a part of it is opened",
    arguments: [
      ("Ctrl+U\nType \"3\"", "Expect value replicas 3", "replicas: 3\n", ""),
      (
        "Tab 2\nF8\nType \"b.example\"", "Expect value hosts [\"a.example\", \"b.example\"]",
        "hosts:\n- a.example\n- b.example\n", ""
      ),
      ("Tab 3\nCtrl+U\nType \"bye\"", "Expect value text \"bye\"", "", "text: bye\n"),
    ] as [(String, String, String, String)])
  func chart(typed: String, expected: String, before: String, after: String) throws {
    let command = try play(
      "chart",
      "Expect screen /Image: 2 values, opened with F5 or --only image/\n"
        + "Expect screen /Cache: 2 values, opened with F5 or --only cache/\n" + typed
        + "\nF5\nType \"name of the image\"\nEnter\nExpect focus image_name\n" + expected
        + "\nCtrl+U\nType \"httpd\"\nF5\nType \"cache.auth\"\nEnter\nExpect focus cache_auth_user\n"
        + expected + "\nCtrl+U\nType \"you\"\nF10\n")
    #expect(command.error == "")
    let lines = command.output.split(separator: "\n").map(String.init)
    let wanted = before + "image:\n  name: httpd\n" + after + "cache:\n  auth:\n    user: you\n"
    #expect(Set(lines) == Set(wanted.split(separator: "\n").map(String.init)), "\(command.output)")
  }

  @Test func `only what differs is printed, and an object inside is opened in turn`() throws {
    let command = try play(
      "widget.yaml",
      Self.toSpec + """
        Type "3"
        F5
        Type "inner"
        Esc
        Expect focus spec_size
        F5
        Type "inner"
        Enter
        Expect screen /Deep: 2 values, opened with F5 or --only spec.inner.deep/
        F5
        Type "inner.deep"
        Enter
        Expect focus spec_inner_deep_a
        Expect value spec_size 3
        F10
        Expect submitted

        """)
    #expect(command.error == "")
    #expect(command.output == "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n  size: 3\n")
  }

  @Test func `formline test plays it, too`() throws {
    folder.write(
      "a.keys",
      "Form widget.yaml\nF5\nType \"spec.inner.second\"\nEnter\nExpect focus spec_inner_second\n"
        + "Type \"x\"\nExpect value spec_inner_second \"x\"\nExpect running\n")
    let command = try DetachedCommand(["test", "a.keys"], folder: folder)
    #expect(command.output == "1 passed, 0 failed\n", "\(command.output) \(command.error)")
  }

  // MARK: On a terminal

  private func run(_ options: String...) throws -> DrivenCommand {
    try DrivenCommand(
      [Executable.formline, "run", folder["widget.yaml"], "--inputrc", "none"] + options,
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "XDG_STATE_HOME": folder["state"]])
  }

  @Test(arguments: [false, true])
  func `a draft has what was opened, and its answers`(resumes: Bool) throws {
    let first = try run()
    #expect(first.shows("Widget"))
    first.send("web\t\t\t3\u{1B}[15~")
    #expect(first.shows("What is inside"))
    first.send("inner\r")
    #expect(first.shows("Deep: 2 values"))
    first.send("uno\txyz")
    #expect(first.shows("xyz"))
    first.signal(SIGTERM)
    #expect(first.finish()?.status == 128 + SIGTERM)
    let second = try resumes ? run("--resume") : run()
    if !resumes {
      #expect(second.shows("Resume where you left off? 4 answers from "))
      second.send("\r")
    }
    #expect(second.shows("uno"))
    #expect(second.shows("xyz"))
    // Focus is where it was.
    second.send("z\u{1B}[21~")
    #expect(second.finish() == .exited(status: 0))
    #expect(
      String(decoding: second.standardOutput, as: UTF8.self).hasSuffix(
        "spec:\n  size: 3\n  inner:\n    first: uno\n    second: xyzz\n"))
    #expect(folder.names(in: "state/formline/drafts") == [])
  }

  @Test func `plain questions ask what a draft has opened`() throws {
    let first = try run()
    #expect(first.shows("Widget"))
    first.send("web\t\t\t3\u{1B}[15~")
    #expect(first.shows("What is inside"))
    first.send("inner\r")
    #expect(first.shows("Deep: 2 values"))
    first.send("uno")
    #expect(first.shows("uno"))
    first.signal(SIGTERM)
    #expect(first.finish()?.status == 128 + SIGTERM)
    let second = try run("--accessible", "--resume")
    for _ in 0..<14 { second.send("\r") }
    #expect(second.finish() == .exited(status: 0))
    #expect(
      String(decoding: second.standardOutput, as: UTF8.self).hasSuffix("spec:\n  size: 3\n  inner:\n    first: uno\n"))
  }

  @Test(
    "plain questions open a part where somebody asks for it, and go on where they were",
    arguments: [
      // The rest of the questions, then what is written below `metadata`.
      ("a path", ["3", "open", "spec.inner", "uno", "", "", "", ""], "  size: 3\n  inner:\n    first: uno\n"),
      ("a number", ["3", "open", "3", "uno", "", "", ""], "  size: 3\n  inner:\n    first: uno\n"),
      (
        "words that list what has them", ["3", "open", "zzz", "first one", "3", "uno", "", "", ""],
        "  size: 3\n  inner:\n    first: uno\n"
      ),
      ("none", ["3", "open", "", "code"], "  size: 3\n  code: code\n"),
      ("none by 'back'", ["3", "open", "back", "code"], "  size: 3\n  code: code\n"),
      (
        "a part in a part", ["3", "open", "spec.inner.first", "open", "spec.inner.deep.a", "A", "uno", "", "", "", ""],
        "  size: 3\n  inner:\n    first: uno\n    deep:\n      a: A\n"
      ),
      (
        "back out of it", ["3", "open", "spec.inner.first", "uno", "back", "dos", "back", "back", "4", "", "", "", ""],
        "  size: 4\n  inner:\n    first: dos\n"
      ),
      (
        "in a row", ["3", "", "y", "open", "spec.inner.first", "uno", "", "red", "", "", ""],
        "  size: 3\n  tags:\n  - red\n  inner:\n    first: uno\n"
      ),
      ("a refused answer", ["x", "open", "spec.inner.first", "uno", "3"], "  size: 3\n  inner:\n    first: uno\n"),
      ("an answer that is the word", ["3", "", "", "\\open"], "  size: 3\n  word: open\n"),
      ("a secret kept", ["3", "sesame", "open", "2", "uno"], "  size: 3\n  code: sesame\n  inner:\n    first: uno\n"),
    ] as [(String, [String], String)])
  func plainQuestions(of what: String, lines: [String], written: String) throws {
    let answers = ["w", "", ""] + lines + Array(repeating: "", count: 12)
    let command = try DetachedCommand(
      ["run", "widget.yaml", "--accessible"], input: answers.map { $0 + "\n" }.joined(), folder: folder)
    #expect(command.status == 0)
    #expect(
      command.output == "apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: w\nspec:\n" + written,
      "\(command.error)")
  }

  @Test func `what plain questions opened is in the draft`() throws {
    let first = try DetachedCommand(
      ["run", "widget.yaml", "--accessible", "--draft", "d.json"], input: "w\n\n\n3\nopen\nspec.inner\nuno\n",
      folder: folder)
    #expect(first.status == 69)
    let second = try DetachedCommand(
      ["run", "widget.yaml", "--accessible", "--draft", "d.json", "--resume"],
      input: String(repeating: "\n", count: 14), folder: folder)
    #expect(second.output.hasSuffix("spec:\n  size: 3\n  inner:\n    first: uno\n"), "\(second.output) \(second.error)")
  }

  @Test func `plain questions on a terminal name no closed part, and end with a review, where one can be opened`()
    throws
  {
    let command = try run("--accessible")
    #expect(command.shows("'open' at any question: Add a field"))
    for line in ["web", "", "", "3", "", "", ""] { command.send(line + "\r") }
    #expect(command.shows("Size: 3"))
    #expect(command.shows("Submit? "))
    #expect(!command.shows("Inner"))
    command.send("open\rinner\rspec.inner\runo\r\r\r")
    #expect(command.shows("First: uno"))
    command.send("\r")
    #expect(command.finish() == .exited(status: 0))
    #expect(
      String(decoding: command.standardOutput, as: UTF8.self).hasSuffix("spec:\n  size: 3\n  inner:\n    first: uno\n"))
  }

  @Test func `a form that asks for everything has no word for it`() throws {
    folder.write("name.yaml", "formline: 1\nfields: [{id: name}]\n")
    let command = try DetachedCommand(["run", "name.yaml", "--accessible"], input: "open\n", folder: folder)
    #expect(command.output == "{\"name\": \"open\"}\n", "\(command.error)")
    #expect(!command.error.contains("'open'"))
  }

  @Test func `what was typed while a form is recorded plays again`() throws {
    let recorded = try run("--record", folder["b.keys"])
    #expect(recorded.shows("Widget"))
    recorded.send("web\t\t\t3\u{1B}[15~")
    #expect(recorded.shows("What is inside"))
    recorded.send("inner\r")
    #expect(recorded.shows("Deep: 2 values"))
    recorded.send("one\u{1B}[21~")
    #expect(recorded.finish() == .exited(status: 0))
    let again = try DetachedCommand(["test", "b.keys"], folder: folder)
    #expect(again.output == "1 passed, 0 failed\n", "\(again.output) \(again.error) \(folder.read("b.keys") ?? "")")
  }
}
