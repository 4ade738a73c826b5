import FoundationXML
import TestSupport
import Testing

@Suite struct ShowTests {
  private let folder = TemporaryFolder()

  init() { folder.write("form.yaml", TestForm.text) }

  @Test func `the first screen is printed as text`() throws {
    let command = try DetachedCommand(["show", "form.yaml"], environment: [:], folder: folder)
    #expect(command.status == 0)
    #expect(command.error == "")
    #expect(command.output.hasPrefix("  Order\n"))
    #expect(command.output.contains("Full name *"))
    #expect(!command.output.contains("\u{1B}"))
  }

  @Test func `the colours of a terminal can be kept`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--format", "ansi"], environment: [:], folder: folder)
    #expect(command.output.hasPrefix("  \u{1B}[1mOrder\u{1B}[0m\n"))
    let plain = try DetachedCommand(["show", "form.yaml"], environment: [:], folder: folder)
    #expect(command.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain.output)
  }

  @Test func `a page gets an element that brings its style`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--format", "html"], environment: [:], folder: folder)
    #expect(command.output.hasPrefix("<pre style=\"background:#1b1f27;color:#d5dae3;"))
    #expect(command.output.contains("\n  <span style=\"font-weight:bold\">Order</span>\n"))
    #expect(command.output.hasSuffix("\n</pre>\n"))
    let light = try DetachedCommand(
      ["show", "form.yaml", "--format", "html", "--theme", "light"], environment: [:], folder: folder)
    #expect(light.output.hasPrefix("<pre style=\"background:#fbfbfd;color:#24292f;"))
  }

  @Test func `a picture says what it shows, and is well-formed whatever the texts`() throws {
    folder.write(
      "form.yaml", "formline: 1\ntitle: <b> & \"co\"\nfields: [{id: a, label: '<script>&', placeholder: '\"漢字\"'}]\n")
    let command = try DetachedCommand(["show", "form.yaml", "--format", "svg"], environment: [:], folder: folder)
    #expect(command.error == "")
    #expect(command.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"752\""))
    #expect(command.output.contains("<title>&lt;b&gt; &amp; &quot;co&quot;</title>"))
    #expect(try XMLDocument(xmlString: command.output).rootElement()?.name == "svg")
  }

  @Test func `secrets are not shown`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--set", "code=hunter2"], folder: folder)
    #expect(command.status == 0)
    #expect(!command.output.contains("hunter2"))
  }

  @Test func `the schema is printed`() throws {
    let command = try DetachedCommand(["schema"])
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("{\n  \"$schema\": "))
  }
}
