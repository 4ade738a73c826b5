import FormDefinitions
import TerminalModel
import Testing

/// Theme files, and what is wrong with them.
@Suite struct ThemeReaderTests {
  private func read(_ text: String) -> (changes: ThemeReader.Changes, mistakes: [String]) {
    let read = ThemeReader.read(
      Array(text.utf8), path: "t.yaml", roles: ["title", "hint"], themes: ["standard", "dark"])
    return (read.changes, read.diagnostics.map { "\($0.line):\($0.column): \($0.message) | \($0.help ?? "")" })
  }

  @Test func `a theme begins with another one and changes parts of the styles of roles`() {
    let (changes, mistakes) = read(
      """
      extends: dark
      title: {foreground: "#0a10fF", background: 236, bold: true, underline: false}
      hint: bright-cyan
      """)
    #expect(mistakes == [])
    #expect(changes.base == "dark")
    let old = Style(foreground: .ansi(1), attributes: [.underline, .italic])
    #expect(
      changes.styles["title"]?.applied(to: old)
        == Style(foreground: .rgb(10, 16, 255), background: .palette(236), attributes: [.bold, .italic]))
    #expect(
      changes.styles["hint"]?.applied(to: old) == Style(foreground: .ansi(14), attributes: [.underline, .italic]))
  }

  @Test func `an empty file changes nothing, and JSON is read as well`() {
    #expect(read("# nothing yet\n").mistakes == [])
    #expect(read("{\"hint\": {\"foreground\": \"default\"}}").changes.styles["hint"]?.foreground == .standard)
  }

  @Test func `every mistake is told at its place, with what would be right`() {
    let (changes, mistakes) = read(
      """
      extends: darc
      titel: red
      title: {foreground: cian, background: 256, bold: yes, blink: true}
      hint: #888888
      """)
    #expect(
      mistakes == [
        "1:10: unknown theme 'darc' | did you mean 'dark'? Themes are standard, dark",
        "2:1: unknown key 'titel' in a theme | did you mean 'title'? Keys of a theme are extends, title, hint",
        "3:21: 'cian' is not a colour | did you mean 'cyan'?",
        "3:39: '256' is not a colour | write it like cyan, 80 or \"#5fd7d7\"",
        "3:50: 'bold' must be true or false, not text 'yes' | write one of the two words, without quotes",
        "3:55: unknown key 'blink' in a style | keys of a style are foreground, background, bold, dim, italic, "
          + "underline, reverse, strikethrough",
        "4:6: a colour must be a name, a number from 0 to 255, or \"#rrggbb\" in quotes, not nothing | write it like "
          + "cyan, 80 or \"#5fd7d7\"",
      ])
    #expect(changes.base == nil && changes.styles["title"]?.foreground == nil)
  }

  @Test(arguments: ["- a", "just text", "3", "title: [red]", "title: {a: {b: c}}", "\u{1}", "{"])
  func `what is no theme at all is told, and stops nothing`(text: String) { #expect(!read(text).mistakes.isEmpty) }
}
