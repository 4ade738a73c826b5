import TestSupport
import Testing

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

  @Test func `values that the chart does not know stay`() throws {
    let given = "replicas: 2\nother:\n  deep: 1\n"
    #expect(try run("--answers", "-", input: given).output == given)
  }

  @Test func `the schema judges the merged values`() throws {
    let command = try run("--set", "replicas=12")
    #expect(command.status == 2)
    #expect(command.error.contains("replicas"))
  }

  @Test func `comments are descriptions`() throws {
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
