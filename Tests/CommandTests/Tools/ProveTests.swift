import TestSupport
import Testing
import Values

/// `formline prove`, `check --prove` and `test --coverage`, from outside.
@Suite struct ProveTests {
  private let folder = TemporaryFolder()

  private static let good = """
    formline: 1
    fields:
      - {id: kind, type: select, options: [a, b], required: true}
      - {id: rack, when: kind == 'a', required: true}

    """
  private static let wrong = """
    formline: 1
    fields:
      - {id: kind, type: select, options: [a, b], required: true}
      - {id: rack, when: kind == 'blade', required: true}
      - {id: units, type: integer, minimum: 0, maximum: 40}
      - {id: share, type: computed, cel: 100 / (units - 20)}
      - {id: pw, type: password}
      - {id: hint, when: pw == 'hunter2'}

    """

  @Test func `a form without findings is 0`() throws {
    folder.write("a.yaml", Self.good)
    let command = try DetachedCommand(["prove", "a.yaml"], folder: folder)
    #expect(command.output == "1 form: 0 found, 0 undecided\n")
    #expect(command.status == 0 && command.error == "")
  }

  @Test func `findings are 1, each with its place and the conditions that exclude each other`() throws {
    folder.write("a.yaml", Self.wrong)
    let command = try DetachedCommand(["prove", "a.yaml"], folder: folder)
    #expect(command.status == 1)
    #expect(
      command.output.hasPrefix(
        """
        a.yaml:4:22: warning: never: 'rack' is never shown
        4 |   - {id: rack, when: kind == 'blade', required: true}
          |                      ^^^^^^^^^^^^^^^
        help: these exclude each other: 'when' of 'rack': kind == 'blade'; the options of 'kind'

        """))
    #expect(command.output.hasSuffix("1 form: 3 found, 0 undecided\n"))
  }

  @Test func `every witness plays as it is written`() throws {
    folder.write("a.yaml", Self.wrong)
    let command = try DetachedCommand(["prove", "a.yaml", "--scripts", "found"], folder: folder)
    #expect(command.output.contains("played by found/a-share-fails.keys"))
    #expect(folder.read("found/a-share-fails.keys")?.contains("Expect value share null") == true)
    let played = try DetachedCommand(["test", "found"], folder: folder)
    #expect(played.output.hasSuffix("2 passed, 0 failed\n"))
  }

  @Test func `findings are data, with the script or its path`() throws {
    folder.write("a.yaml", Self.wrong)
    let texts = try DetachedCommand(["prove", "--problems", "json", "a.yaml"], folder: folder)
    let found = try texts.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(found.map { $0["verdict"]?.string } == ["never", "can", "can"])
    #expect(found.map { $0["kind"]?.string } == ["unreachable", "failure", "secret"])
    #expect(found.map { $0["id"]?.string } == ["rack", "share", "pw"])
    #expect(found.map { $0["script"] == nil } == [true, false, false])
    #expect(found[1]["script"]?.string?.hasPrefix("Form a.yaml\n") == true)
    let paths = try DetachedCommand(["prove", "--problems", "json", "a.yaml", "--scripts", "found"], folder: folder)
    #expect(paths.output.contains("\"script\": \"found/a-share-fails.keys\""))
  }

  @Test func `a definition that check refuses is refused alike`() throws {
    folder.write("a.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n")
    let command = try DetachedCommand(["prove", "a.yaml"], folder: folder)
    #expect(command.status == 1 && command.output == "")
    #expect(command.error.hasPrefix("a.yaml:3:13: error: unknown key 'tipe' in a field"))
    #expect(try DetachedCommand(["prove", "absent.yaml"], folder: folder).status == 66)
  }

  @Test func `every file is reported, and the worst decides the status, as check does`() throws {
    folder.write("a.yaml", Self.wrong)
    for name in ["b", "c"] { folder.write("\(name).yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n") }
    let command = try DetachedCommand(["prove", "a.yaml", "b.yaml", "c.yaml", "absent.yaml"], folder: folder)
    #expect(command.output.contains("never: 'rack' is never shown"))
    #expect(command.output.hasSuffix("1 form: 3 found, 0 undecided\n"))
    #expect(command.error.contains("b.yaml:3:13: error: unknown key 'tipe' in a field"))
    #expect(command.error.contains("c.yaml:3:13: error: unknown key 'tipe' in a field"))
    #expect(command.error.hasSuffix("cannot read 'absent.yaml': No such file or directory\n"))
    for (files, status) in [(["a", "b", "absent"], 66), (["a", "b"], 1), (["a"], 1), (["b", "c"], 1)] {
      for command in ["prove", "check"] where files.contains("b") || command == "prove" {
        #expect(
          try DetachedCommand([command] + files.map { "\($0).yaml" }, folder: folder).status == status, "\(files)")
      }
    }
  }

  @Test func `mistakes are data beside findings`() throws {
    folder.write("a.yaml", Self.wrong)
    folder.write("b.yaml", "formline: 1\nfields:\n  - {id: a, tipe: text}\n")
    let files = ["b.yaml", "a.yaml", "absent.yaml"]
    let command = try DetachedCommand(["prove", "--problems", "json"] + files, folder: folder)
    let lines = try command.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    #expect(lines.map { $0["verdict"]?.string } == ["never", "can", "can", nil, nil])
    #expect(lines.map { $0["path"]?.string } == ["a.yaml", "a.yaml", "a.yaml", "b.yaml", "absent.yaml"])
    #expect(command.status == 66 && command.error == "")
    let checked = try DetachedCommand(["check", "--problems", "json"] + files, folder: folder)
    #expect(command.output.hasSuffix(checked.output))
  }

  @Test func `check reports both for continuous integration`() throws {
    folder.write("a.yaml", Self.wrong)
    let github = try DetachedCommand(["check", "--prove", "--format", "github", "a.yaml"], folder: folder)
    #expect(github.status == 1)
    #expect(github.output.hasPrefix("::warning file=a.yaml,line=4,col=22,endColumn=37::never: 'rack' is never shown"))
    let sarif = try DetachedCommand(["check", "--prove", "--format", "sarif", "a.yaml"], folder: folder)
    #expect(sarif.status == 1 && sarif.output.contains("can happen: the value of 'share' can fail"))
    folder.write("b.yaml", Self.good)
    #expect(try DetachedCommand(["check", "--prove", "b.yaml"], folder: folder).status == 0)
  }

  @Test func `a cover reaches everything that can be reached`() throws {
    folder.write("a.yaml", Self.wrong)
    let proof = try DetachedCommand(["prove", "a.yaml", "--cover", "cover"], folder: folder)
    // What is found is told all the same.
    #expect(proof.status == 1)
    #expect(proof.output.contains("cannot be reached: 'rack' is shown\n"))
    #expect(proof.output.contains("never: 'rack' is never shown"))
    folder.write("b.yaml", Self.good)
    #expect(try DetachedCommand(["prove", "b.yaml", "--cover", "cover-b"], folder: folder).status == 0)
    let command = try DetachedCommand(["test", "cover", "--coverage"], folder: folder)
    #expect(command.status == 0)
    #expect(command.output.contains(" reached (100 %)\n"))
    #expect(command.output.contains("  cannot be reached: 'rack' is shown\n"))
    #expect(!command.output.contains("not reached"))
  }

  @Test func `a cover reaches what is in rows`() throws {
    folder.write(
      "r.yaml",
      """
      formline: 1
      fields:
        - {id: plan, type: select, options: [team, free]}
        - id: items
          type: list
          fields:
            - {id: kind, type: select, options: [a, b], required: true}
            - {id: size, type: integer, when: kind == 'a' && plan == 'team', required: true, minimum: 1}
            - {id: note, validate: [{rule: self.size() < 5, message: Too long}]}
            - {id: tags, type: map, fields: [{id: value, when: kind == 'b'}]}

      """)
    let cover = try DetachedCommand(["prove", "r.yaml", "--cover", "cover"], folder: folder)
    #expect(cover.status == 0, "\(cover.output) \(cover.error)")
    #expect(!cover.error.contains("reached"), "\(cover.error)")
    let coverage = try DetachedCommand(["test", "cover", "--coverage"], folder: folder)
    #expect(coverage.status == 0, "\(coverage.output)")
    #expect(coverage.output.contains("(100 %)"), "\(coverage.output)")
    let points = try DetachedCommand(["test", "cover", "--coverage", "--problems", "json"], folder: folder).output
    for point in [
      "in a row of 'items', 'size' is shown", "in a row of 'items', 'kind' is \\\"b\\\"",
      "in a row of 'items', 'note' says: Too long", "in a row of 'items', 'size' says: Size is required",
      "in a row of 'items', 'when' of 'size' is false", "in a row of 'items', in a row of 'tags', 'value' is shown",
    ] {
      #expect(points.contains(#""point": "\#(point)", "reached": true"#), "\(point) \(points)")
    }
  }

  @Test(arguments: [
    "fields: [{id: p, type: path, mustExist: true, kind: file, required: true}]",
    "fields: [{id: p, type: path, mustExist: true, kind: directory, required: true}]",
    "fields: [{id: p, type: path, mustExist: true, required: true}]",
    "fields: [{id: p, type: path, kind: directory, required: true}]",
    "fields: [{id: l, type: list, minItems: 1, fields: [{id: n}]}]",
    "fields: [{id: l, type: list, minItems: 2, item: {type: text}}]",
    "fields: [{id: l, type: map, minItems: 1, item: {type: integer}}]",
    "fields: [{id: l, type: multiselect, minItems: 2, options: [a, b, c]}]",
    "fields: [{id: l, type: list, required: true, minItems: 2, item: {type: text}}]",
    """
    fields:
      - {id: l, type: list, minItems: 1, fields: [{id: n, type: integer, required: true, minimum: 0}]}
      - {id: s, type: computed, cel: "l.map(r, r.n).sum()", validate: [{rule: self == 100, message: Not all}]}
    """,
    "review: true\nfields: [{id: a, required: true}]",
    "fields: [{id: a, type: textarea, onSubmit: [{focus: c}]}, {id: b}, {id: c}]",
    "review: true\nlayout: pages\nsections: [{title: One, fields: [{id: a}]}, {title: Two, fields: [{id: b, type: textarea}]}]",
  ])
  func `a form is covered, and its scripts pass`(form: String) throws {
    folder.write("review.yaml", "formline: 1\n\(form)\n")
    let proof = try DetachedCommand(["prove", "review.yaml", "--cover", "cover"], folder: folder)
    #expect(proof.status == 0 && !proof.output.contains("not reached"), "\(proof.output)")
    let command = try DetachedCommand(["test", "cover", "--coverage"], folder: folder)
    #expect(command.status == 0 && command.output.contains("(100 %)"), "\(command.output)")
  }

  @Test func `coverage is data, too`() throws {
    folder.write("a.yaml", Self.good)
    folder.write("a.keys", "Form a.yaml\nSpace\nExpect visible rack\nExpect running\n")
    let command = try DetachedCommand(["test", "a.keys", "--coverage", "--problems", "json"], folder: folder)
    let points = try command.output.split(separator: "\n").map { try JSONParser.parse(String($0)) }
    func isReached(_ point: String) -> JSONValue? { points.first { $0["point"]?.string == point }?["reached"] }
    #expect(isReached("'rack' is shown") == .bool(true))
    #expect(isReached("'kind' is \"b\"") == .bool(false))
  }

  @Test func `without time everything is undecided, and that is 0`() throws {
    folder.write("a.yaml", Self.wrong)
    // The shortest time that can be given.
    let command = try DetachedCommand(["prove", "--timeout", "1ms", "a.yaml"], folder: folder)
    #expect([0, 1].contains(command.status), "\(command.status)")
    #expect(command.status != 124)
  }

  @Test func `commands and hosts are not asked`() throws {
    folder.write(
      "a.yaml",
      """
      formline: 1
      fields:
        - {id: kind, type: select, options: {command: [touch, ran]}, required: true}
        - {id: x, check: {command: [touch, ran]}, when: kind != null}

      """)
    _ = try DetachedCommand(["prove", "--allow-commands", "a.yaml"], folder: folder)
    #expect(folder.read("ran") == nil)
  }
}
