import DefinedForms
import FormModels
import FormDefinitions
import Testing

/// Sources outside that are given answers: asked again when one changes, old answers dropped, failures said.
struct LiveSourceTests {
  private static let cascade = """
    fields:
      - {id: region, type: select, options: [eu, us], default: eu}
      - {id: cluster, type: select, required: true, options: {command: [clusters], of: [region]}}
      - {id: note}
    """

  private func eu(_ more: String = "") -> String { "clusters < {\"region\": \"eu\"}\n" + more }
  private func us(_ more: String = "") -> String { "clusters < {\"region\": \"us\"}\n" + more }

  @Test func `a source is given the answers it depends on, and asked again when one changes`() async throws {
    let form = try CommandForm(Self.cascade)
    await form.settle()
    #expect(form.log == [eu()])
    try await form.press("Down")
    try await form.press("Space")
    #expect(form.form.value(of: "region") == .string("us"))
    #expect(form.log == [eu(), eu(" is stopped"), us()])
    #expect(form.screen.contains("loading…"))
    try await form.finish(.printed("u1\nu2\n"))
    #expect(form.form.model.field("cluster")?.currentOptions.map(\.label) == ["u1", "u2"])
    // What it said once holds as long as the form runs.
    try await form.press("Up")
    try await form.press("Space")
    try await form.finish(.printed("e1\n"))
    try await form.press("Down")
    try await form.press("Space")
    #expect(form.form.model.field("cluster")?.currentOptions.map(\.label) == ["u1", "u2"])
    #expect(form.log == [eu(), eu(" is stopped"), us(), eu()])
  }

  @Test func `what is chosen is shown though the source fails, or offers only a part`() async throws {
    let form = try CommandForm(
      """
      fields:
        - {id: note}
        - {id: o, type: select, options: {command: [one]}}
        - {id: m, type: multiselect, options: {command: [several]}}
      """, prefilled: ["o": .string("other"), "m": .list([.string("x"), .string("y")])])
    for _ in 0..<2 { try await form.finish(.failed(reason: "down")) }
    #expect(form.screen.contains("other"))
    #expect(form.screen.contains("x, y"))
    for key in ["Tab", "Tab"] { try await form.press(key) }
    #expect(form.screen.contains("2 chosen"))
    #expect(form.form.value(of: "m") == .list([.string("x"), .string("y")]))
  }

  @Test func `a value that is offered no more is told of at once, and keeps the form open`() async throws {
    let form = try CommandForm(Self.cascade, prefilled: ["cluster": .string("e1")])
    try await form.finish(.printed("e1\ne2\n"))
    #expect(form.form.errors(of: "cluster") == [])
    try await form.press("Down")
    try await form.press("Space")
    try await form.finish(.printed("u1\n"))
    #expect(form.form.errors(of: "cluster") == ["'e1' is not offered now: choose another"])
    #expect(form.screen.contains("e1"))
    try await form.press("F10")
    #expect(form.form.session.outcome == nil)
    // It is offered again.
    try await form.press("Shift+Tab")
    try await form.press("Up")
    try await form.press("Space")
    #expect(form.form.value(of: "region") == .string("eu"))
    #expect(form.form.errors(of: "cluster") == [])
    try await form.press("F10")
    #expect(form.form.session.outcome == .submitted)
  }

  @Test func `a list says that there is nothing to choose, once the source has said so, and until it says otherwise`()
    async throws
  {
    let form = try CommandForm(Self.cascade)
    try await form.press("Down")
    #expect(form.screen.contains("choose…"))
    try await form.finish(.printed(""))
    #expect(form.screen.contains("no options"))
    try await form.press("Space")
    #expect(form.screen.contains("choose…"))
    try await form.finish(.printed("u1\n"))
    #expect(!form.screen.contains("no options"))
  }

  @Test func `a failure is said in the source's own words, and a key asks again`() async throws {
    let form = try CommandForm(Self.cascade)
    try await form.press("Tab")
    try await form.finish(.exited(status: 1, output: [], message: "no route to clusters.example.com"))
    let sentence = "The options could not be loaded: no route to clusters.example.com"
    #expect(form.form.errors(of: "cluster") == [sentence])
    #expect(form.form.toolbarLabels.contains("Ask again"))
    // It must be answered, so nothing is submitted without it; asked again, it fails in the same way.
    try await form.press("F10")
    try await form.finish(.exited(status: 1, output: [], message: "no route to clusters.example.com"))
    #expect(form.form.session.outcome == nil)
    try await form.press("F12")
    #expect(form.log == [eu(), eu(), eu()])
    try await form.finish(.printed("e1\n"))
    #expect(form.form.errors(of: "cluster") == [])
    #expect(!form.form.toolbarLabels.contains("Ask again"))
  }

  @Test func `a source that is late, and one that is optional, do not keep the form open`() async throws {
    let form = try CommandForm(
      "fields: [{id: cluster, type: select, options: {command: [clusters], of: []}}]",
      prefilled: ["cluster": .string("e1")])
    try await form.finish(.timedOut)
    #expect(form.form.errors(of: "cluster") == ["The options could not be loaded: it took too long"])
    try await form.press("F10")
    try await form.finish(.timedOut)
    #expect(form.form.session.outcome == .submitted)
  }

  @Test func `a check is given the answers too, and made again when one changes`() async throws {
    let form = try CommandForm(
      """
      fields:
        - {id: zone, type: select, options: [a, b], default: a}
        - {id: name, check: {command: [free], of: [zone]}}
        - {id: note}
      """)
    await form.type("\tweb\t")
    #expect(form.log == ["free < {\"name\": \"web\", \"zone\": \"a\"}\n"])
    try await form.finish(.exited(status: 1, output: [], message: "web is taken in a"))
    #expect(form.form.errors(of: "name") == ["web is taken in a"])
    try await form.press("Ctrl+Home")
    try await form.press("Down")
    try await form.press("Space")
    #expect(form.log.last == "free < {\"name\": \"web\", \"zone\": \"b\"}\n")
    try await form.finish(.accepted)
    #expect(form.form.errors(of: "name") == [])
  }

  @Test(
    "what a source is not given is said when the definition is read",
    arguments: [
      ("{command: [x], of: [nome]}", "'of' names no field: 'nome'"),
      ("{command: [x], of: [pin]}", "'pin' is a secret, and secrets are given to no source"),
      ("{command: [x], of: [hello]}", "'of' names no field: 'hello'"),
      ("{command: [x], host: y}", "'options' takes exactly one of 'lines', 'list', 'cel', 'command' or 'host'"),
      ("{host: a b}", "the name of a host must be letters, digits, '_', '-' and '.', not 'a b'"),
    ])
  func mistakes(options: String, message: String) {
    let text = """
      formline: 1
      fields:
        - {id: pin, secret: true}
        - {id: a, type: select, options: \(options)}
      """
    let reading = DefinitionReader.read(Array(text.utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    #expect(reading.diagnostics.map(\.message) == [message])
  }

  @Test func `no host is asked about a secret`() {
    let text = "formline: 1\nfields: [{id: pin, type: password, check: {host: pins}}]\n"
    let reading = DefinitionReader.read(Array(text.utf8), path: "form.yaml") { _ in
      .failure(ResourceError(reason: "no such file"))
    }
    #expect(
      reading.diagnostics.map(\.message) == [
        "a host is not asked about a secret: secrets go out when the form is submitted"
      ])
  }
}
