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
    #expect(answers == .object([.init("in-put", .string("v")), .init("boxes", .list([.string("q")]))]))
    #expect(strays == ["Hi", "c", "- [x] w"])
  }

  @Test func `the issue for the API leaves out what is empty`() throws {
    let file = "title: 'T: '\nlabels: a, b\nassignees: []\n" + Self.form
    let issue = try #require(ConversionTests.read(file)?.issue)
    let text = issue.issue([(id: "title", value: .string("T: x"))]).text(.spaced)
    #expect(text.hasPrefix("{\"title\": \"T: x\", \"body\": \"### Input"))
    #expect(text.hasSuffix(", \"labels\": [\"a\", \"b\"]}"))
  }
}
