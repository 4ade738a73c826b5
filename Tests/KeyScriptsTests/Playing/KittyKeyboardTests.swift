import Testing

@testable import KeyScripts
@testable import TerminalEmulation

@Suite("A terminal that speaks the kitty keyboard protocol")
struct KittyKeyboardTests {
  /// Plays a script on such a terminal, with the bytes of every key that was pressed.
  private func outcome(_ lines: String, fields: String = "[{id: a}, {id: b}]") throws -> ScriptResult.Outcome {
    let folder = MemoryFolder([
      "a.yaml": "formline: 1\nfields: \(fields)\n", "a.keys": "Form a.yaml\nEnv TERM \"xterm-kitty\"\n" + lines,
    ])
    let player = folder.player()
    return player.play(try player.load("a.keys").get()).outcome
  }

  @Test("Ctrl-I is not Tab and Ctrl-M not Return, where they are bound")
  func confusedKeys() throws {
    let inputrc = """
      Inputrc "\\"\\\\e[105;5u\\": \\"eye\\""
      Inputrc "\\"\\\\e[109;5u\\": form-last-field"
      Inputrc "\\"\\\\e[13;2u\\": \\"return\\""

      """
    #expect(
      try outcome(
        inputrc + """
          Ctrl+I
          Shift+Enter
          Expect value a "eyereturn"
          Expect focus a
          Tab
          Expect focus b
          Shift+Tab
          Expect focus a
          Ctrl+M
          Expect focus b
          Enter
          Expect submitted

          """) == .passed)
  }

  @Test("where they are not, they do what they do elsewhere")
  func unboundKeys() throws {
    #expect(
      try outcome(
        """
        Ctrl+I
        Expect focus b
        Type "one two"
        Ctrl+W
        Ctrl+_
        Expect value b "one two"
        Alt+b
        Ctrl+K
        Alt+2
        Ctrl+B
        Ctrl+Y
        Expect value b "ontwoe "
        Ctrl+M
        Expect submitted

        """) == .passed)
  }

  @Test("Esc comes at once, and F1 opens the help")
  func escape() throws {
    #expect(
      try outcome(
        "F1\nExpect screen /Keys/\nEsc\nExpect no screen /Keys/\nExpect running\nEsc\nExpect cancelled\n") == .passed)
  }

  @Test("Shift-Return makes a line and Ctrl-Return submits in a text area")
  func textArea() throws {
    #expect(
      try outcome(
        "Type \"one\"\nShift+Enter\nType \"two\"\nCtrl+Enter\nExpect answers {\"a\": \"one\\ntwo\"}\n",
        fields: "[{id: a, type: textarea}]") == .passed)
  }

  @Test("each screen has flags of its own, and whoever leaves takes its own back")
  func stacks() {
    var terminal = VirtualTerminal(columns: 10, rows: 2)
    terminal.feed("\u{1b}[>1u\u{1b}[?1049h\u{1b}[>5u\u{1b}[?u")
    #expect(terminal.keyboardFlags == [5])
    #expect(String(decoding: terminal.takeReplies(), as: UTF8.self) == "\u{1b}[?5u")
    terminal.feed("\u{1b}[<u")
    #expect(terminal.keyboardFlags == [])
    terminal.feed("\u{1b}[?1049l")
    #expect(terminal.keyboardFlags == [1])
    terminal.feed("\u{1b}[<u\u{1b}[?u")
    #expect(String(decoding: terminal.takeReplies(), as: UTF8.self) == "\u{1b}[?0u")
  }
}
