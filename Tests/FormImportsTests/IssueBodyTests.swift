import FormDefinitions
import FormImports
import Testing

/// The text of an issue, written and read back.
struct IssueBodyTests {
  private static let form = ConversionTests.issue(
    """
    - {type: markdown, attributes: {value: Hello}}
    - {type: input, id: in-put, attributes: {label: Input}}
    - {type: textarea, id: log, attributes: {label: Log, render: shell}}
    - {type: dropdown, id: one, attributes: {label: One, options: [a, b]}}
    - {type: dropdown, id: some, attributes: {label: Some, multiple: true, options: ['x', 'x, y', z]}}
    - {type: checkboxes, id: boxes, attributes: {label: Boxes, options: [{label: p}, {label: q}]}}
    """)

  private static let unanswered = """
    ### Input

    _No response_

    ### Log

    ```shell

    ```

    ### One

    None

    ### Some

    _No response_

    ### Boxes

    - [ ] p
    - [ ] q
    """

  private static let answered = """
    ### Input

    ### not a section

    ### Log

    ```shell
    $ x
    ### Input
    ```

    ### One

    b

    ### Some

    x, y, z

    ### Boxes

    - [ ] p
    - [x] q
    """

  private static let answers: [(id: String, value: AnswerValue)] = [
    ("in_put", .string("  ### not a section\n")), ("log", .string("$ x\n### Input")), ("one", .string("b")),
    ("some", .list([.string("z"), .string("x, y")])), ("boxes", .list([.string("q")])),
  ]

  private func issue(_ kind: ImportedKind = .issueForm) throws -> IssueForm {
    try #require(ConversionTests.read(Self.form, kind)?.issue)
  }

  @Test func `nothing answered`() throws { #expect(try issue().body([]) == Self.unanswered) }

  @Test func `everything answered, in the order of the form`() throws {
    #expect(try issue().body(Self.answers) == Self.answered)
  }

  @Test func `Gitea says the same of every kind, and its fence is longer than any inside`() throws {
    let gitea = try issue(.giteaIssueForm)
    #expect(
      gitea.body([]).hasPrefix("### Input\n\n_No response_\n\n### Log\n\n_No response_\n\n### One\n\n_No response_"))
    #expect(gitea.body([("log", .string("```\nx"))]).contains("````shell\n```\nx\n````"))
  }

  @Test(arguments: [answered, unanswered]) func `what is read is written again`(body: String) throws {
    let issue = try issue()
    let (answers, strays) = issue.answers(fromBody: body)
    #expect(strays == [])
    guard case .object(let members) = answers else { return #expect(Bool(false)) }
    let ids = ["in-put": "in_put"]
    #expect(issue.body(members.map { (id: ids[$0.name] ?? $0.name, value: $0.value) }) == body)
  }

  @Test func `sections in another order, boxes with X, lines that end in CR LF, and what is no answer`() throws {
    let body = "Hi\r\n\r\n### Boxes\r\n\r\n- [X] q\r\n- [x] w\r\n\r\n### One\r\n\r\nc\r\n\r\n### Input\r\n\r\nv\r\n"
    let (answers, strays) = try issue().answers(fromBody: body)
    #expect(
      answers == .object([.init("in-put", .string("v")), .init("one", .null), .init("boxes", .list([.string("q")]))]))
    #expect(strays == ["Hi", "c", "- [x] w"])
  }

  @Test func `the issue for the API leaves out what is empty`() throws {
    let file = "title: 'T: '\nlabels: a, b\nassignees: []\n" + Self.form
    let issue = try #require(ConversionTests.read(file)?.issue)
    let text = issue.issue([(id: "title", value: .string("T: x"))]).text(.spaced)
    #expect(text.hasPrefix("{\"title\": \"T: x\", \"body\": \"### Input"))
    #expect(text.hasSuffix(", \"labels\": [\"a\", \"b\"]}"))
  }

  @Test func `a heading in a fence is text, wherever its own section stands`() throws {
    let body = "### Log\n\n```shell\n### Input\n```\nmore\n```\n\n### Input\n\nv"
    let (answers, strays) = try issue().answers(fromBody: body)
    #expect(strays == [])
    #expect(answers == .object([.init("in-put", .string("v")), .init("log", .string("### Input\n```\nmore"))]))
  }

  @Test func `half of a body gives half of the answers`() throws {
    let (answers, strays) = try issue().answers(fromBody: "### One\n\nb\n\n### Some\n\nx, y, z\n")
    #expect(strays == [])
    #expect(answers == .object([.init("one", .string("b")), .init("some", .list([.string("x, y"), .string("z")]))]))
  }

  @Test func `options that are parts of one another are told apart, however many there are`() throws {
    let form = ConversionTests.issue(
      "- {type: dropdown, id: some, attributes: {label: Some, multiple: true, options: ['a', 'a, a', 'b']}}")
    let issue = try #require(ConversionTests.read(form)?.issue)
    let many = Array(repeating: "a", count: 2000).joined(separator: ", ")
    #expect(issue.answers(fromBody: "### Some\n\n\(many), c").strays == ["\(many), c"])
    #expect(issue.answers(fromBody: "### Some\n\n\(many)").strays == [])
  }

  @Test func `what Gitea shows in the form, in the issue, or in both`() throws {
    let form = """
      name: B
      about: d
      body:
      - {type: markdown, visible: [content], attributes: {value: "Sent by the form\\n"}}
      - {type: input, id: a, visible: [form], attributes: {label: A}}
      - {type: input, id: b, attributes: {label: B, hide_label: true}}
      - {type: dropdown, id: c, attributes: {label: C, multiple: true, list: true, options: [x, 'y, z']}}
      - {type: input, id: d, visible: [content], attributes: {label: D}}
      - {type: input, id: f, visible: [content], attributes: {label: F, value: fixed}}
      - {type: checkboxes, id: e, attributes: {label: E, options: [{label: p, visible: [form]}, {label: q, visible: [content]}, {label: r}]}}

      """
    let read = try #require(ConversionTests.read(form, .giteaIssueForm))
    let issue = try #require(read.issue)
    #expect(read.reading.definition?.fields.map(\.answerName) == ["a", "b", "c", "e"])
    let body = issue.body([
      ("a", .string("hidden")), ("b", .string("bare")), ("c", .list([.string("x"), .string("y, z")])),
      ("e", .list([.string("p"), .string("r")])),
    ])
    #expect(
      body == """
        Sent by the form

        bare

        ### C

        - x
        - y, z

        ### D

        _No response_

        ### F

        fixed

        ### E

        - [ ] q
        - [x] r
        """)
    let (answers, _) = issue.answers(fromBody: body)
    #expect(
      answers == .object([.init("c", .list([.string("x"), .string("y, z")])), .init("e", .list([.string("r")]))]))
  }

  /// Texts that an issue's text keeps as they are.
  private static let texts = ["x", "two\n\nparagraphs", "# heading", "- item\n- [x] box", "a, b", "`code`", "é 漢 🙂"]

  @Test(arguments: [ImportedKind.issueForm, .giteaIssueForm, .discussionForm])
  func `of every form, answers that are written are read again, and written the same`(kind: ImportedKind) throws {
    var count = 0
    for item in try ConversionCaseTests.cases(of: kind) {
      guard let form = ConversionCaseTests.form(item.file, kind), form.reading.isUsable,
        let issue = form.issue, let definition = form.reading.definition
      else { continue }
      for seed in 0..<4 {
        var given: [(id: String, value: AnswerValue)] = []
        for (index, field) in definition.fields.enumerated() where field.hasAnswer && (seed == 0) != (index % 2 == 1) {
          guard let options = field.choice?.options.known?.map(\.value) else {
            let text = Self.texts[(seed + index) % Self.texts.count]
            given.append((field.id, .string(field.type == .text ? text.replacing("\n", with: " ") : text)))
            continue
          }
          let some = options.enumerated().filter { seed & ($0.offset + 1) != 0 }.map(\.element)
          given.append((field.id, field.type == .select ? options[seed % options.count] : .list(some)))
        }
        let body = issue.body(given)
        let (answers, strays) = issue.answers(fromBody: body)
        guard case .object(let members) = answers else { continue }
        #expect(strays == [], "\(item.name)")
        let ids = Dictionary(definition.fields.map { ($0.answerName, $0.id) }, uniquingKeysWith: { $1 })
        #expect(issue.body(members.map { (ids[$0.name] ?? $0.name, $0.value) }) == body, "\(item.name)")
        count += 1
      }
    }
    #expect(count >= 100)
  }

  @Test(
    "a heading in a fence that was typed is text, unless nobody closed the fence",
    arguments: [
      ("x\n```\n### One\n\na\n```\ny", "```\n### One\n\na\n```", "b"),
      ("~~~ md\n### One\n~~~~", "~~~ md\n### One\n~~~~", "b"), ("```\nx", "```\nx", "b"),
    ])
  func fences(typed: String, kept: String, one: String) throws {
    let read = try issue().answers(fromBody: "### Input\n\n\(typed)\n\n### Log\n\n```shell\n$ x\n```\n\n### One\n\nb\n")
    guard case .object(let members) = read.answers else { return #expect(Bool(false)) }
    let input = members.first { $0.name == "in-put" }?.value.text ?? ""
    #expect(input.contains(kept))
    #expect(members.first { $0.name == "one" }?.value == .string(one))
    #expect(members.first { $0.name == "log" }?.value == .string("$ x"))
  }
  @Test("only what ends a line of a file does so in a body", arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\u{B}"])
  func lineEndings(character: String) throws {
    let text = "a\(character)b\(character)### One"
    for end in ["\n", "\r\n"] {
      let body = "### Input\n\n\(text)\n\n### One\n\nb\n".replacing("\n", with: end)
      let (answers, strays) = try issue().answers(fromBody: body)
      guard case .object(let members) = answers else { return #expect(Bool(false)) }
      #expect(members.first { $0.name == "in-put" }?.value == .string(text))
      #expect(members.first { $0.name == "one" }?.value == .string("b"))
      #expect(strays == [])
    }
  }
}
