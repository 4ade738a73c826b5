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

  @Test(
    "the first screen sees the variables that the form sees",
    arguments: ["'HOME' in env", "env.size() == 3", "env.exists(k, k == 'HOME')", "{'x': env}.x.HOME != ''"])
  func variables(condition: String) throws {
    folder.write("env.yaml", "formline: 1\nfields: [{id: seen, when: \"\(condition)\"}, {id: b}]\n")
    let environment = ["HOME": folder.path, "USER": "ada", "TERM": "xterm", "OTHER": "x"]
    let shown = try DetachedCommand(["show", "env.yaml"], environment: environment, folder: folder)
    #expect(shown.output.contains("Seen"), "\(shown.output) \(shown.error)")
    let answered = try DetachedCommand(["run", "env.yaml", "--no-input"], environment: environment, folder: folder)
    #expect(answered.output.contains("seen"))
  }

  @Test func `an expression that fails is told of wherever the form is`() throws {
    folder.write("e.yaml", "formline: 1\nfields: [{id: t}, {id: c, type: computed, cel: int(t)}]\n")
    folder.write("e.keys", "Form e.yaml\nType \"x\"\nF10\n")
    let sentence = "'c' has no value: this string is no int"
    for words in [["run", "--no-input", "--set", "t=x"], ["questions", "--set", "t=x"], ["show", "--set", "t=x"]] {
      let command = try DetachedCommand([words[0], "e.yaml"] + words.dropFirst(), folder: folder)
      #expect(command.error.contains("warning: " + sentence), "\(words): \(command.error)")
    }
    let played = try DetachedCommand(["test", "e.keys"], folder: folder)
    #expect((played.output + played.error).contains(sentence), "\(played.output) \(played.error)")
  }

  @Test func `fields take the room that is asked for`() throws {
    let path = folder.write(
      "form.yaml", "formline: 1\nfields: [{id: a, description: one}, {id: b, description: two}, {id: c}]\n")
    func rows(_ density: String) throws -> Int {
      try DetachedCommand(["show", path, "--density", density]).output.split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
    }
    #expect(try rows("comfortable") > rows("compact"))
  }

  @Test func `the colours of a terminal can be kept`() throws {
    let command = try DetachedCommand(["show", "form.yaml", "--format", "ansi"], environment: [:], folder: folder)
    #expect(command.output.hasPrefix("  \u{1B}[1;38;2;213;218;227mOrder\u{1B}[0m\n"))
    let plain = try DetachedCommand(["show", "form.yaml"], environment: [:], folder: folder)
    // In colours boxes have seams, and the button has no brackets.
    let text = command.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
    #expect(words(text) == words(plain.output))
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

  @Test func `a theme is a name, a file, or what the environment or the user's own file says`() throws {
    folder.write("mine.yaml", "extends: dark\ntitle: {foreground: \"#102030\", bold: false}\n")
    let title = "\u{1B}[38;2;16;32;48"
    func first(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
      let command = try DetachedCommand(
        ["show", "form.yaml", "--format", "ansi"] + arguments, environment: environment, folder: folder)
      #expect(command.status == 0)
      #expect(command.error == "")
      return command.output
    }
    #expect(try first(["--theme", "mine.yaml"]).contains(title))
    #expect(try first([], ["FORMLINE_THEME": "mine.yaml"]).contains(title))
    folder.makeFolder("formline")
    folder.write("formline/theme.yaml", "title: {foreground: \"#102030\", bold: false}\n")
    let own = ["XDG_CONFIG_HOME": folder.path]
    #expect(try first([], own).contains(title))
    #expect(try first([], own.merging(["FORMLINE_THEME": "mono"]) { $1 }) == first(["--theme", "mono"]))
    #expect(try first(["--theme", "high-contrast"]) != first(["--theme", "mono"]))
  }

  @Test func `every mistake in a theme file is told with its place, and the form has the standard theme`() throws {
    folder.write("bad.yaml", "extends: darc\ntitel: red\ntitle: {bold: 3}\n")
    let arguments = ["show", "form.yaml", "--format", "ansi"]
    let command = try DetachedCommand(arguments + ["--theme", "bad.yaml"], environment: [:], folder: folder)
    #expect(command.status == 0)
    for mistake in ["bad.yaml:1:10: ", "bad.yaml:2:1: ", "bad.yaml:3:15: "] { #expect(command.error.contains(mistake)) }
    #expect(command.output == (try DetachedCommand(arguments, environment: [:], folder: folder)).output)
  }

  @Test func `a theme that does not exist is wrong usage, a file that does not exist an input`() throws {
    let name = try DetachedCommand(["show", "form.yaml", "--theme", "drak"], environment: [:], folder: folder)
    #expect(name.status == 64)
    #expect(name.error.contains("themes are standard, dark, light, mono, high-contrast"))
    let file = try DetachedCommand(["show", "form.yaml", "--theme", "no.yaml"], environment: [:], folder: folder)
    #expect(file.status == 66)
    // A variable holds for many forms: it is told, and no form is refused for it.
    let variable = try DetachedCommand(["show", "form.yaml"], environment: ["FORMLINE_THEME": "drak"], folder: folder)
    #expect(variable.status == 0)
    #expect(variable.error.contains("FORMLINE_THEME"))
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
