import TestSupport
import Testing
import Values

/// Helm charts as forms of their values, through the whole command.
@Suite struct ChartTests {
  private let folder = TemporaryFolder()
  private static let files = ManualCommandTests.root + "/Tests/Infrastructure/charts/"

  init() {
    folder.makeFolder("chart")
    folder.write("chart/Chart.yaml", "apiVersion: v2\nname: web\nversion: 1.0.0\n")
    folder.write(
      "chart/values.yaml",
      """
      # -- How many run
      replicas: 1
      image:
        # The name of the image.
        name: nginx
        tag: "1.25"
      ## @param text [string] A text of its own
      text: hello
      labels: {}
      hosts: [a.example]
      enabled: true

      """)
    folder.write(
      "chart/values.schema.json",
      """
      {"type": "object", "properties": {"replicas": {"type": "integer", "minimum": 1, "maximum": 9},
        "extra": {"type": "string"}}}
      """)
  }

  private func run(_ arguments: String..., input: String = "") throws -> DetachedCommand {
    try DetachedCommand(["run", "chart", "--no-input"] + arguments, input: input, folder: folder)
  }

  @Test func `only what differs is printed, and nothing is an empty object`() throws {
    #expect(try run().output == "{}\n")
    let command = try run("--set", "image.tag=1.26", "--set", "replicas=3", "--set", "enabled=yes")
    #expect(command.error == "")
    #expect(command.output == "replicas: 3\nimage:\n  tag: \"1.26\"\n")
  }

  @Test(
    "what takes the place of a map of the chart is told of",
    arguments: [
      ("{labels: a}", "labels", "text"), ("{image: 5}", "image", "a whole number"), ("{labels: {a: b}}", nil, ""),
    ])
  func maps(answers: String, name: String?, kind: String) throws {
    let command = try run("--answers", "-", input: answers)
    #expect(command.status == 0)
    let remark = name.map {
      "formline: warning: '\($0)' is a map in the chart, and \(kind) here, which takes its place\n"
    }
    #expect(command.error == remark ?? "", "\(command.error)")
  }

  @Test func `the values that are edited are given first`() throws {
    folder.write("my.yaml", "replicas: 3\ntext: own\n")
    #expect(try run("--old", "my.yaml").output == "replicas: 3\ntext: own\n")
    let both = try run("--answers", "-", "--old", "my.yaml", input: "{replicas: 4}")
    #expect(both.output == "replicas: 4\ntext: own\n")
  }

  @Test func `a default that is taken away is null, and lists are whole`() throws {
    let command = try run(
      "--answers", "-", input: "{image: {tag: null}, hosts: [b.example, c.example], labels: {a: {b: 1}}}")
    #expect(command.error == "")
    #expect(
      command.output
        == "image:\n  tag: null\nlabels:\n  a:\n    b: 1\nhosts:\n- b.example\n- c.example\n")
    let again = try run("--answers", "-", input: command.output)
    #expect(again.output == command.output)
  }

  @Test(arguments: [
    (["text"], "text: null\n"), (["image.tag"], "image:\n  tag: null\n"),
    (["image.name", "image.tag"], "image:\n  name: null\n  tag: null\n"),
  ])
  func `what is cleared is null, also where nothing else is in its object`(cleared: [String], values: String) throws {
    let assignments = cleared.flatMap { ["--set", "\($0)="] }
    let command = try DetachedCommand(["run", "chart", "--no-input"] + assignments, folder: folder)
    #expect(command.output == values, "\(command.error)")
  }

  @Test(
    "what nobody answered is not taken away, however much is asked",
    arguments: [
      ["--all"], ["--only", "o"], ["--only", "o.r"], ["--only", "o.q"], ["--all", "--set", "o.r.t=2"],
      ["--answers", "o.json"], ["--all", "--answers", "o.json"], ["--only", "o", "--answers", "o.json"],
    ])
  func untouched(arguments: [String]) throws {
    folder.write("o.json", #"{"o": {}}"#)
    folder.write(
      "chart/values.yaml", "o: {q: 1, b: true, s: x, l: [1], e: {}, r: {t: 2, d: {deep: 1.5}}}\nn: null\nx: ''\n")
    folder.makeFolder("chart/charts")
    folder.makeFolder("chart/charts/sub")
    folder.write("chart/charts/sub/Chart.yaml", "apiVersion: v2\nname: sub\nversion: 1.0.0\n")
    folder.write("chart/charts/sub/values.yaml", "p: {port: 80, on: true}\n")
    let command = try DetachedCommand(["run", "chart", "--no-input"] + arguments, folder: folder)
    #expect(command.output == "{}\n", "\(command.error)")
    let changed = try DetachedCommand(
      ["run", "chart", "--no-input", "--set", "o.r.t=3"] + arguments.filter { $0 != "o.r.t=2" && $0 != "--set" },
      folder: folder)
    #expect(changed.output == "o:\n  r:\n    t: 3\n", "\(changed.error)")
  }

  @Test func `a subchart that leads out of the chart is left out, and that is said`() throws {
    folder.makeFolder("secret")
    folder.write("secret/values.yaml", "token: abc123\n")
    folder.makeFolder("chart/charts")
    folder.link("chart/charts/s", to: "../../secret")
    let command = try DetachedCommand(["show", "chart"], folder: folder)
    #expect(command.error.contains("'charts/s' leads out of the chart: it is left out"))
    #expect(!command.output.contains("only s"))
  }

  @Test func `values that the chart does not know stay`() throws {
    let given = "replicas: 2\nother:\n  deep: 1\n"
    #expect(try run("--answers", "-", input: given).output == given)
  }

  @Test func `the schema judges the merged values`() throws {
    let command = try run("--set", "replicas=12")
    #expect(command.status == 2)
    #expect(command.error.contains("replicas"))
  }

  @Test(
    "all values are judged, as they are given, those of subcharts by their own schemas with what is global",
    arguments: [
      ("{image: {foo: 1}}", "image.foo"), ("{global: {g: 5}}", "al.global.g"), ("{al: {z: 9}}", "al.z"),
      ("{text: 5}", "text"), ("{extra: 5}", "extra"),
    ])
  func judged(given: String, place: String) throws {
    folder.makeFolder("chart/charts")
    folder.makeFolder("chart/charts/al")
    folder.write("chart/charts/al/values.yaml", "z: 3\n")
    folder.write(
      "chart/charts/al/values.schema.json",
      #"{"properties": {"z": {"maximum": 5}, "global": {"properties": {"g": {"maximum": 3}}}}}"#)
    folder.write(
      "chart/values.schema.json",
      """
      {"properties": {"text": {"type": "string"}, "extra": {"type": "string"},
        "image": {"additionalProperties": false, "properties": {"name": {}, "tag": {}}}}}
      """)
    let command = try run("--answers", "-", input: given)
    #expect(command.status == 2)
    #expect(command.error.contains("\(place): "), "\(command.error)")
  }

  @Test(
    "an empty value is one, null takes away, and an empty object changes nothing",
    arguments: [
      (#"text: """#, #"text: """#), ("hosts: []", "hosts: []"), ("image: null", "image: null"), ("image: {}", "{}"),
      ("labels: {a: ''}", "labels:\n  a: \"\""), ("hosts: [a, '']", "hosts:\n- a\n- \"\""),
      ("image: {tag: null}", "image:\n  tag: null"), ("text: hello", "{}"), ("none: null", "{}"),
    ])
  func empty(given: String, written: String) throws {
    let command = try run("--answers", "-", input: given)
    #expect(command.error == "")
    #expect(command.output == written + "\n")
  }

  @Test(
    "what a chart's own values break is an excuse for these values alone",
    arguments: [
      ("{}", true), ("other: 1", true), ("port: 0", true), ("port: -5", false), ("port: 80", true),
      ("kind: Z", false), ("kind: a", true), ("hosts: ['']", true), ("hosts: ['', '']", false), ("hosts: [x]", true),
      ("o: {b: 1}", false), ("o: {a: 1}", true),
    ])
  func brokenDefaults(given: String, isTaken: Bool) throws {
    folder.write("chart/values.yaml", "port: 0\nkind: ''\nhosts: ['']\no: {}\n")
    folder.write(
      "chart/values.schema.json",
      """
      {"properties": {"port": {"minimum": 1}, "kind": {"enum": ["a"]}, "hosts": {"items": {"minLength": 1}},
        "o": {"anyOf": [{"required": ["a"]}, {"required": ["c"]}]}}}
      """)
    for arguments in [["--no-input"], ["--keys", "a.keys"]] {
      folder.write("a.keys", "Ctrl+X\nCtrl+S\n")
      folder.write("v.yaml", given + "\n")
      let command = try DetachedCommand(["run", "chart", "--answers", "v.yaml"] + arguments, folder: folder)
      #expect((command.status == 0) == isTaken, "\(given) \(arguments): \(command.output) \(command.error)")
      if !isTaken { #expect(command.output == "") }
    }
  }

  @Test(
    "a schema that refuses its own values says of what",
    arguments: [
      (#"{"maxProperties": 1}"#, "the whole breaks 'maxProperties'"),
      (#"{"properties": {"image": {"required": ["digest"], "maxProperties": 1}}}"#, "image breaks 'maxProperties'"),
      (##"{"allOf": [{"$ref": "#"}]}"##, "there is too much to check"),
    ])
  func contradiction(schema: String, reason: String) throws {
    folder.write("chart/values.schema.json", schema)
    let command = try DetachedCommand(["check", "chart"], folder: folder)
    #expect(
      command.error.contains("values.schema.json refuses the chart's own values: \(reason)\n"), "\(command.error)")
  }

  @Test func `a chart is checked as one, alone and in a folder`() throws {
    for path in ["chart", "."] {
      let command = try DetachedCommand(["check", path], folder: folder)
      #expect(command.error == "")
      #expect(command.output == "1 definition checked, no mistakes\n")
    }
  }

  @Test func `a reference that leads out is YAML of any kind, with a warning`() throws {
    folder.write(
      "chart/values.schema.json",
      #"{"properties": {"image": {"$ref": "https://x.org/x.json"}, "f": {"$ref": "https://x.org/x.json"}}}"#)
    let command = try run("--set", "f={b: 1}", "--set", "image={c: [2]}")
    #expect(command.error.contains("warning: values.schema.json: '$ref' leads out of the file"), "\(command.error)")
    #expect(command.output == "image:\n  c:\n  - 2\nf:\n  b: 1\n")
  }

  @Test func `a program is asked for what YAML stands for, with the chart's schema and value`() throws {
    folder.write("chart/values.schema.json", #"{"properties": {"rules": {"type": "array", "maxItems": 2}}}"#)
    folder.write("chart/values.yaml", "name: a\nrules: [{c: 1}]\n")
    let found = try JSONParser.parse(DetachedCommand(["questions", "chart"], folder: folder).output)
    guard case .array(let questions)? = found["questions"] else {
      Issue.record("\(found)")
      return
    }
    let rules = questions.first { $0["id"] == "rules" }
    #expect(rules?["schema"] == ["type": "array", "maxItems": 2, "default": [["c": 1]]])
    #expect(found["answers"]?["rules"] == [["c": 1]])
    #expect(try run("--answers", "-", input: #"{"rules": [{"c": 2}]}"#).output == "rules:\n- c: 2\n")
  }

  @Test func `helm-docs' words for a default and for what is left out are known`() throws {
    folder.write("chart/values.yaml", "# -- A\n# @default -- much\na: 1\n# -- B\n# @ignored\nb: 2\n")
    let shown = try DetachedCommand(["show", "chart", "--rows", "60"], folder: folder)
    #expect(shown.output.contains("Default: much"), "\(shown.output)")
    #expect(!shown.output.contains("B"), "\(shown.output)")
    #expect(try run("--answers", "-", input: "b: 3\n").output == "b: 3\n")
  }

  nonisolated private static let endless: [String] = {
    let doubling = (0..<40).map { place -> String in
      let next = ##"{"$ref": "#/$defs/d\##(place + 1)"}"##
      return ##""d\##(place)": {"allOf": [\##(next), \##(next)]}, "##
    }
    return [
      ##"{"allOf": [{"$ref": "#"}], "properties": {"text": {"description": "The end"}}}"##,
      ##"{"properties": {"text": {"$ref": "#/$defs/d0"}}, "$defs": {"## + doubling.joined()
        + ##""d40": {"description": "The end"}}}"##,
    ]
  }()

  @Test("a schema whose parts name itself, or one another over and over, ends", arguments: endless)
  func references(schema: String) throws {
    folder.write("chart/values.schema.json", schema)
    let shown = try DetachedCommand(["show", "chart", "--rows", "60"], folder: folder)
    #expect(shown.status == 0, "\(shown.error)")
    #expect(shown.output.contains("The end"), "\(shown.output)")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `comments are descriptions`(lineEnd: String) throws {
    folder.write(
      "chart/values.yaml",
      "# -- How many run\nreplicas: 1\n## @param text A text of its own\ntext: hello\n".replacing("\n", with: lineEnd))
    let shown = try DetachedCommand(["show", "chart", "--rows", "60"], folder: folder)
    for text in ["How many run", "A text of its own"] { #expect(shown.output.contains(text), "\(shown.output)") }
    #expect(!shown.output.contains("-- How"))
  }

  @Test(
    "charts of projects run, and three values are edited",
    arguments: [
      ("metallb", "{}\n", ["controller.enabled=no", "speaker.memberlist.enabled=no", "loadBalancerClass=x"]),
      // Its schema requires a policy, which its values leave to the person.
      ("external-dns", "", ["policy=sync", "txtOwnerId=me", "image.tag=v1"]),
    ])
  func charts(name: String, unedited: String, assignments: [String]) throws {
    let nothing = try DetachedCommand(["run", Self.files + name, "--no-input"], folder: folder)
    #expect(nothing.output == unedited, "\(nothing.error)")
    let edited = try DetachedCommand(
      ["run", Self.files + name, "--no-input"] + assignments.flatMap { ["--set", $0] }, folder: folder)
    #expect(edited.status == 0, "\(edited.error)")
    let values = edited.output.split(separator: "\n").filter { !$0.hasSuffix(":") }
    #expect(values.count == 3, "\(edited.output)")
  }
}
