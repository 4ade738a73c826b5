import Glibc
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
