import Testing

@testable import TerminalEmulation

@Suite("Resizing the virtual terminal")
struct ResizingTests {
  /// Feeds a terminal, resizes it and shows scrollback, a bar, the screen with the cursor as `|`.
  func shown(_ stream: String, from: (Int, Int), to: (Int, Int)) -> [String] {
    var terminal = VirtualTerminal(columns: from.0, rows: from.1)
    terminal.feed(stream)
    terminal.resize(columns: to.0, rows: to.1)
    terminal.feed("|")
    return terminal.scrollbackLines + ["--"] + terminal.lines
  }

  @Test("wrapped text flows into a wider screen")
  func wider() {
    #expect(shown("abcdefgh\r\nij", from: (5, 4), to: (10, 4)) == ["--", "abcdefgh", "ij|", "", ""])
  }

  @Test("long rows wrap on a narrower screen")
  func narrower() {
    #expect(shown("abcdefgh\r\nij", from: (10, 4), to: (5, 4)) == ["--", "abcde", "fgh", "ij|", ""])
  }

  @Test("narrow and wide again is as before")
  func thereAndBack() {
    var terminal = VirtualTerminal(columns: 10, rows: 5)
    terminal.feed("漢字漢字漢\r\nabcdefghijkl\r\nx")
    let lines = terminal.lines
    terminal.resize(columns: 3, rows: 5)
    #expect(terminal.lines == ["abc", "def", "ghi", "jkl", "x"])
    #expect(terminal.scrollbackLines == ["漢", "字", "漢", "字", "漢"])
    terminal.resize(columns: 10, rows: 5)
    #expect(terminal.scrollbackLines + terminal.lines == lines)
    #expect(lines == ["漢字漢字漢", "abcdefghij", "kl", "x", ""])
  }

  @Test("fewer rows take the empty ones below first")
  func fewerRowsBelow() {
    #expect(shown("a\r\nb", from: (5, 5), to: (5, 3)) == ["--", "a", "b|", ""])
  }

  @Test("and those with text, where the cursor is above them")
  func fewerRowsOfText() {
    #expect(shown("a\r\nb\r\nc\u{1b}[H", from: (5, 3), to: (5, 2)) == ["--", "|", "b"])
  }

  @Test("then push rows off the top")
  func fewerRows() {
    #expect(shown("a\r\nb\r\nc\r\nd", from: (5, 5), to: (5, 2)) == ["a", "b", "--", "c", "d|"])
  }

  @Test("more rows bring back what scrolled off")
  func moreRows() {
    #expect(shown("a\r\nb\r\nc\r\nd", from: (5, 2), to: (5, 3)) == ["a", "--", "b", "c", "d|"])
  }

  @Test("the alternate screen is cut, the main one behind it flows")
  func alternate() {
    var terminal = VirtualTerminal(columns: 10, rows: 3)
    terminal.feed("abcdefgh\u{1b}[?1049h\u{1b}[Halternate")
    terminal.resize(columns: 5, rows: 3)
    #expect(terminal.lines == ["alter", "", ""])
    terminal.feed("\u{1b}[?1049l|")
    #expect(terminal.lines == ["abcde", "fgh|", ""])
  }
}
