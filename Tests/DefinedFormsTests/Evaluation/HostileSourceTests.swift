import DefinedForms
import FormDefinitions
import FormTesting
import Formline
import KeyScripts
import TerminalModel
import Testing

/// Options and suggestions that files and commands give: shown as what they are, and taken to the byte.
@Suite struct HostileSourceTests {
  /// Those of one line.
  nonisolated static let texts = HostileTextTests.texts.filter { !$0.contains(where: \.isNewline) }

  private func form(_ fields: String, giving text: String) async throws -> FormSession<String> {
    let form = try FormSession<String>(
      definition: "formline: 1\nfields:\n\(fields)", columns: 60, rows: 20,
      commands: .answered { _, _ in (status: 0, output: "first\n\(text)\n") })
    await form.settle()
    return form
  }

  @Test("options of a command", arguments: texts)
  func options(text: String) async throws {
    let form = try await form("  - {id: pick, type: select, options: {command: [list]}}", giving: text)
    HostileTextTests.expectInert(form, "closed")
    form.press("Space")
    HostileTextTests.expectInert(form, "open")
    form.press("Down")
    HostileTextTests.expectInert(form, "marked")
    form.press("Enter")
    HostileTextTests.expectInert(form, "chosen")
    #expect(form.value(of: "pick") == .string(text))
  }

  @Test("suggestions of a command", arguments: texts)
  func suggestions(text: String) async throws {
    let form = try await form("  - {id: word, suggestions: {command: [list]}}", giving: "zz" + text)
    form.type("zz")
    await form.settle()
    HostileTextTests.expectInert(form, "suggested")
    form.press("Alt+Down")
    HostileTextTests.expectInert(form, "listed")
    form.press("Down")
    form.press("Enter")
    HostileTextTests.expectInert(form, "taken")
    // What nobody would type is not suggested at all.
    #expect([.string("zz"), .string("zz" + text)].contains(form.value(of: "word")))
  }

  @Test("options and suggestions of a file", arguments: texts)
  func files(text: String) throws {
    let source = "fields: [{id: pick, type: select, options: {lines: words}}, {id: word, suggestions: {lines: words}}]"
    let reading = DefinitionReader.read(Array("formline: 1\n\(source)".utf8), path: "form.yaml") { _ in
      .success(Array("first\n\(text)\n".utf8))
    }
    let definition = try #require(reading.definition)
    #expect(reading.diagnostics.isEmpty)
    let (host, form) = VirtualHost.showing(
      definition, FormConfiguration(), columns: 60, rows: 20, capabilities: TerminalCapabilities())
    for key in ["Space", "Down", "Enter", "Tab", "Alt+Down", "Down"] {
      host.press(try #require(Key(parsing: key)))
      host.show()
      HostileTextTests.expectInert(host.terminal, key)
    }
    #expect(form.value(of: "pick") == .string(text))
  }
}
