import Platform
import TestSupport
import Testing
import Values

@testable import FormSite

/// What is given and is in no answer, or in no list, is said at every door.
struct LeftOutTests {
  private static let form = """
    formline: 1
    fields:
      - {id: kind, type: select, options: [trip, visit], default: visit}
      - {id: seats, type: integer, when: kind == 'trip'}
      - {id: double, type: computed, cel: "kind + kind"}

    """
  private static let given = #"{"kind": "visit", "seats": 3, "double": "x"}"#
  private static let warnings = """
    formline: warning: 'seats' is given and left out: the field does not exist with the other answers
    formline: warning: 'double' is given and left out: the form computes it

    """

  @Test(arguments: ["change", "questions change"])
  func `an answer to a field that is not there, or that the form computes`(command: String) throws {
    let site = SiteFixture(change: Self.form)
    let served = try site.serve("bob", command, input: Self.given)
    #expect(served.status == 0, "\(served.error)")
    #expect(served.error.contains(Self.warnings), "\(served.error)")
    let right = try site.serve("bob", command, input: #"{"kind": "trip", "seats": 3, "double": "triptrip"}"#)
    #expect(right.status == 0 && !right.error.contains("left out"), "\(right.error)")
  }

  @Test func `what was known for a request already`() throws {
    let site = SiteFixture(change: Self.form)
    let asked = try site.own(
      "request", "change", "--to", "bob", "--id", "q", "--answers", "-", input: #"{"double": "x"}"#)
    #expect(asked.error.contains("'double' is given and left out: the form computes it"), "\(asked.error)")
  }

  @Test(arguments: [
    ["run", "--no-input"], ["questions"], ["show"], ["run", "--accessible"],
  ])
  func `the command says the same at its doors`(words: [String]) throws {
    let folder = TemporaryFolder()
    folder.write("form.yaml", Self.form)
    folder.write("given.json", Self.given)
    let done = try DetachedCommand(words + ["form.yaml", "--answers", "given.json"], input: "\n\n\n", folder: folder)
    #expect(done.status == 0, "\(done.error)")
    #expect(done.error.contains(Self.warnings), "\(done.error)")
  }

  // Lists.

  @Test(arguments: ["submissions", "export"])
  func `submissions of which a condition says nothing`(command: String) throws {
    let site = SiteFixture(change: "formline: 1\nfields: [{id: summary, required: true}, {id: risk}]\n")
    for risk in ["", #", "risk": "high""#, ""] { _ = try site.submit("{\"summary\": \"a\"\(risk)}") }
    let found = try site.own(command, "change", "--where", "risk.startsWith('h')")
    #expect(found.status == 0 && found.output.split(separator: "\n").count == 1)
    let sentence = "formline: --where says nothing of 2 submissions, which are left out; of "
    #expect(found.error.hasPrefix(sentence), "\(found.error)")
    #expect(found.error.hasSuffix("; 'risk != null && …' leaves them out without a word\n"), "\(found.error)")
    let silent = try site.own(command, "change", "--where", "risk != null && risk.startsWith('h')")
    #expect(silent.error == "" && silent.output == found.output)
    let number = try site.own(command, "change", "--where", "summary + 'b'")
    #expect(number.status == 64 || number.error.contains("neither true nor false"), "\(number.error)")
  }

  // Options.

  @Test func `a span may have a minus before it, and an option is there once`() throws {
    let site = SiteFixture()
    let id = try site.submit(#"{"summary": "a"}"#)
    for since in ["3d", "-3d"] {
      #expect(try site.own("submissions", "change", "--since", since).output.hasPrefix(id), "\(since)")
    }
    let twice = try site.serve("ada", "export change --raw --raw")
    #expect(twice.status == 64 && twice.error.contains("--raw is there twice"), "\(twice.error)")
  }

  @Test(arguments: [["check"], ["submissions", "change"], ["export", "change"], ["--version"]])
  func `output that cannot be written is 74`(words: [String]) throws {
    let site = SiteFixture()
    _ = try site.submit(#"{"summary": "a"}"#)
    let place = words == ["--version"] ? [] : [site.path]
    let full = try DetachedCommand(
      executable: Executable.site, [words[0]] + place + words.dropFirst(), output: .file("/dev/full"),
      environment: ["PATH": "/usr/bin:/bin"])
    #expect(full.status == 74, "\(full.status) \(full.error)")
    #expect(full.error.hasPrefix("formline: "), "\(full.error)")
  }

  @Test func `help over ssh needs no store`() throws {
    let site = SiteFixture(store: "postgresql://nobody@/none?host=/nonexistent")
    let help = try site.serve("bob", "help")
    #expect(help.status == 0 && help.output.contains("submissions"), "\(help.error)")
  }
}
