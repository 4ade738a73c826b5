import Pictures
import TerminalModel
import TestSupport
import Testing

@testable import TerminalEmulation

@Suite("The virtual terminal")
struct VirtualTerminalTests {
  /// What a stream makes of a screen of 10 by 4: its lines, and the cursor's column and row from 0.
  nonisolated struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let stream: String
    let lines: [String]
    let cursor: [Int]

    init(_ name: String, _ stream: String, _ lines: [String], _ column: Int, _ row: Int) {
      self.name = name
      self.stream = stream
      self.lines = lines + Array(repeating: "", count: 4 - lines.count)
      cursor = [column, row]
    }

    var testDescription: String { name }
  }

  nonisolated static let examples = [
    Example("text", "Ada", ["Ada"], 3, 0),
    Example("CR and LF", "one\r\ntwo\nthree", ["one", "two", "   three"], 8, 2),
    Example("a full row leaves the wrap pending", "0123456789", ["0123456789"], 9, 0),
    Example("the next character wraps", "0123456789a", ["0123456789", "a"], 1, 1),
    Example("CR ends the pending wrap", "0123456789\rX", ["X123456789"], 1, 0),
    Example("without autowrap the last column is overwritten", "\u{1b}[?7l0123456789abc", ["012345678c"], 9, 0),
    Example("backspace moves only", "abc\u{8}\u{8}X", ["aXc"], 2, 0),
    Example("tab stops", "\tX\tY", ["        XY"], 9, 0),
    Example("own tab stops", "\u{1b}[4G\u{1b}H\r\tX\u{1b}[3g\r\tY", ["   X     Y"], 9, 0),
    Example("back tab", "\u{1b}[10G\u{1b}[ZX", ["        X"], 9, 0),
    Example("the screen scrolls", "a\r\nb\r\nc\r\nd\r\ne", ["b", "c", "d", "e"], 1, 3),
    Example("cursor position", "\u{1b}[2;3HX\u{1b}[HY\u{1b}[99;99fZ", ["Y", "  X", "", "         Z"], 9, 3),
    Example(
      "relative movement", "\u{1b}[3;5H\u{1b}[AU\u{1b}[BD\u{1b}[2CR\u{1b}[9DL", ["", "    U", "L    D  R"], 1, 2),
    Example("next and previous line", "ab\u{1b}[2EX\u{1b}[FY", ["ab", "Y", "X"], 1, 1),
    Example("column and row", "\u{1b}[5GX\u{1b}[3dY", ["    X", "", "     Y"], 6, 2),
    Example("erase to the end of the line", "abcdef\u{1b}[3G\u{1b}[K", ["ab"], 2, 0),
    Example("erase to the start of the line", "abcdef\u{1b}[3G\u{1b}[1K", ["   def"], 2, 0),
    Example("erase the line", "abcdef\u{1b}[3G\u{1b}[2K", [], 2, 0),
    Example("erase below", "one\r\ntwo\r\nthree\u{1b}[2;2H\u{1b}[J", ["one", "t"], 1, 1),
    Example("erase above", "one\r\ntwo\r\nthree\u{1b}[2;2H\u{1b}[1J", ["", "  o", "three"], 1, 1),
    Example("erase all", "one\r\ntwo\u{1b}[2J", [], 3, 1),
    Example("erase characters", "abcdef\u{1b}[2G\u{1b}[3X", ["a   ef"], 1, 0),
    Example("insert characters", "abcdefghij\u{1b}[2G\u{1b}[2@", ["a  bcdefgh"], 1, 0),
    Example("delete characters", "abcdef\u{1b}[2G\u{1b}[2P", ["adef"], 1, 0),
    Example("insert lines", "a\r\nb\r\nc\u{1b}[2H\u{1b}[L", ["a", "", "b", "c"], 0, 1),
    Example("delete lines", "a\r\nb\r\nc\u{1b}[2H\u{1b}[M", ["a", "c"], 0, 1),
    Example("scroll up", "a\r\nb\r\nc\u{1b}[S", ["b", "c"], 1, 2),
    Example("scroll down", "a\r\nb\r\nc\u{1b}[T", ["", "a", "b", "c"], 1, 2),
    Example("margins", "a\r\nb\r\nc\r\nd\u{1b}[2;3r\u{1b}[3H\nX", ["a", "c", "X", "d"], 1, 2),
    Example("reverse index", "a\r\nb\u{1b}[H\u{1b}MX", ["X", "a", "b"], 1, 0),
    Example("index and next line", "a\u{1b}Db\u{1b}Ec", ["a", " b", "c"], 1, 2),
    Example("save and restore", "ab\u{1b}7\u{1b}[3;3HX\u{1b}8c", ["abc", "", "  X"], 3, 0),
    Example("save and restore as CSI", "ab\u{1b}[s\u{1b}[3;3HX\u{1b}[uc", ["abc", "", "  X"], 3, 0),
    Example("the alternate screen hides the main one", "main\u{1b}[?1049h\u{1b}[HX", ["X"], 1, 0),
    Example("and gives it back", "main\u{1b}[?1049h\u{1b}[HX\u{1b}[?1049l!", ["main!"], 5, 0),
    Example("repeat", "ab\u{1b}[3b", ["abbbb"], 5, 0),
    Example("reset", "ab\u{1b}[2;3r\u{1b}cX", ["X"], 1, 0),
    Example("strings are not shown", "a\u{1b}]0;t\u{7}b\u{1b}P1|17\u{1b}\\c\u{1b}_x\u{1b}\\d", ["abcd"], 4, 0),
    Example("CAN ends a sequence", "a\u{1b}[12\u{18}b", ["ab"], 2, 0),
    Example("a control within a sequence is executed", "a\u{1b}[\r2CX", ["a X"], 3, 0),
    Example("a spoiled sequence is skipped whole", "a\u{1b}[1 2hb", ["ab"], 2, 0),
    Example("wide characters fill two cells", "漢字X", ["漢字X"], 5, 0),
    Example("a wide character does not fit into the last column", "\u{1b}[10G漢", ["", "漢"], 2, 1),
    Example("half a wide character is none", "漢字\u{1b}[2GX", [" X字"], 2, 0),
    Example("nor is the other half", "漢字\u{1b}[3GX", ["漢X"], 3, 0),
    Example("combining marks join", "e\u{301}X", ["e\u{301}X"], 2, 0),
    Example("also in the last column", "012345678e\u{301}X", ["012345678e\u{301}", "X"], 1, 1),
    Example("emoji of several scalars are one cluster", "👩‍👩‍👧X🇩🇪X👍🏽X", ["👩‍👩‍👧X🇩🇪X👍🏽X"], 9, 0),
    Example("a selector makes an emoji wide", "☺\u{fe0f}X", ["☺\u{fe0f}X"], 3, 0),
    Example("a mark without a base is lost", "\u{301}X", ["X"], 1, 0),
    Example("joining ends where the cursor moved", "👩\u{1b}[1C👧", ["👩 👧"], 5, 0),
  ]

  @Test("a stream gives a screen", arguments: examples)
  func example(_ example: Example) {
    var terminal = VirtualTerminal(columns: 10, rows: 4)
    terminal.feed(example.stream)
    #expect(terminal.lines == example.lines)
    #expect([terminal.cursor.column, terminal.cursor.row] == example.cursor)
  }

  @Test("sequences may be split anywhere", arguments: examples)
  func split(_ example: Example) {
    var terminal = VirtualTerminal(columns: 10, rows: 4)
    for byte in example.stream.utf8 { terminal.feed([byte]) }
    #expect(terminal.lines == example.lines)
  }

  @Test("ill-formed UTF-8 becomes one replacement character for each maximal part")
  func illFormed() {
    var terminal = VirtualTerminal(columns: 20, rows: 1)
    terminal.feed([0x61, 0xff, 0x62, 0xe6, 0xbc, 0x63, 0xc0, 0xaf, 0xe2, 0x1b, 0x5b, 0x43, 0x64])
    #expect(terminal.line(0) == "a\u{fffd}b\u{fffd}c\u{fffd}\u{fffd}\u{fffd} d")
  }

  @Test("what scrolls off the main screen is kept, not what leaves the alternate one or a region")
  func scrollback() {
    var terminal = VirtualTerminal(columns: 10, rows: 2)
    terminal.feed("a\r\nb\r\nc\u{1b}[?1049hx\r\ny\r\nz\u{1b}[?1049l\r\nd")
    #expect(terminal.scrollbackLines == ["a", "b"])
    #expect(terminal.lines == ["c", "d"])
    terminal.feed("\u{1b}[3J")
    #expect(terminal.scrollbackLines == [])
  }

  nonisolated static let styles: [(String, String)] = [
    ("", "plain"), ("\u{1b}[1;3;4m", "bold italic underline"), ("\u{1b}[1m\u{1b}[22m", "plain"),
    ("\u{1b}[2;5;7;8;9;53m", "dim blink inverse concealed strikethrough overline"),
    ("\u{1b}[2;5;7;8;9;53m\u{1b}[22;25;27;28;29;55m", "plain"),
    ("\u{1b}[31;42m", "red on green"), ("\u{1b}[94;107m", "bright-blue on bright-white"),
    ("\u{1b}[38;5;208;48;2;16;32;48m", "color208 on #102030"),
    ("\u{1b}[38:5:208;48:2::16:32:48m", "color208 on #102030"),
    ("\u{1b}[38:2:1:2:3m", "#010203"), ("\u{1b}[4:3;58;5;1m", "curly-underline underlined-red"),
    ("\u{1b}[21m", "double-underline"), ("\u{1b}[4:0m", "plain"), ("\u{1b}[31;42m\u{1b}[39;49m", "plain"),
    ("\u{1b}[1;31m\u{1b}[m", "plain"), ("\u{1b}[38;5;300;1m", "bold"), ("\u{1b}[38;2;1m", "plain"),
    ("\u{1b}]8;id=1;https://example.org/;x\u{7}", "link <https://example.org/;x>"),
    ("\u{1b}]8;;https://example.org\u{1b}\\\u{1b}]8;;\u{1b}\\", "plain"),
  ]

  @Test("SGR and OSC 8 style the cells", arguments: styles)
  func style(stream: String, expected: String) {
    var terminal = VirtualTerminal(columns: 10, rows: 1)
    terminal.feed(stream + "x")
    #expect(terminal.style(row: 0, column: 0).description == expected)
  }

  @Test("erased cells keep the background only")
  func backgroundColourErase() {
    var terminal = VirtualTerminal(columns: 10, rows: 1)
    terminal.feed("\u{1b}[1;4;31;44m\u{1b}[K")
    #expect(terminal.style(row: 0, column: 9).description == "on blue")
  }

  @Test("modes, title, clipboard, cursor shape, bells and keyboard flags are recorded")
  func records() {
    var terminal = VirtualTerminal(columns: 10, rows: 1)
    terminal.feed("\u{1b}[?25l\u{1b}[?1000;1006;2004h\u{1b}]2;Sign up\u{1b}\\\u{1b}]52;c;QWRh\u{7}\u{1b}[5 q\u{7}")
    terminal.feed("\u{1b}[>1u\u{1b}[>5u\u{1b}[<u")
    #expect(!terminal.cursorVisible)
    #expect(terminal.modes == [.autowrap, .mouseClicks, .mouseSGR, .bracketedPaste])
    #expect(terminal.title == "Sign up")
    #expect(terminal.clipboard == "QWRh")
    #expect(terminal.cursorShape == 5)
    #expect(terminal.bells == 1)
    #expect(terminal.keyboardFlags == [1])
    #expect(terminal.unsupported == [])
    terminal.feed("\u{1b}[!p\u{1b}[?25h")
    #expect(terminal.cursorVisible)
  }

  @Test("queries are answered")
  func replies() {
    var terminal = VirtualTerminal(columns: 10, rows: 4)
    terminal.feed("\u{1b}[2;3H\u{1b}[6n\u{1b}[c\u{1b}[?u\u{1b}[?2026$p\u{1b}[18t")
    #expect(
      String(decoding: terminal.takeReplies(), as: UTF8.self)
        == "\u{1b}[2;3R\u{1b}[?62;22c\u{1b}[?0u\u{1b}[?2026;2$y\u{1b}[8;4;10t")
    #expect(terminal.takeReplies() == [])
  }

  @Test("sequences it does not know are listed")
  func unsupported() {
    var terminal = VirtualTerminal(columns: 10, rows: 4)
    terminal.feed("\u{1b}[4h\u{1b}[?69h\u{1b}#8\u{1b}]999;x\u{7}")
    #expect(terminal.unsupported == ["CSI 4h", "CSI ?69h", "ESC #8", "OSC 999;x"])
  }

  @Test("a label is found where it stands")
  func find() {
    var terminal = VirtualTerminal(columns: 20, rows: 2)
    terminal.feed("\r\n漢字 [ Submit ]")
    #expect(terminal.find("Submit").map { [$0.column, $0.row] } == [7, 1])
    #expect(terminal.find("Cancel") == nil)
    #expect(terminal.find("") == nil)
  }

  @Test("snapshots: text alone, or with styles")
  func snapshots() {
    var terminal = VirtualTerminal(columns: 20, rows: 4)
    terminal.feed("\u{1b}[1;32mName\u{1b}[m: Ada\r\n\r\n  \u{1b}[4m漢\u{1b}[m")
    #expect(terminal.snapshot(.plain) == "Name: Ada\n\n  漢\n")
    #expect(
      terminal.snapshot(.styled) == """
        20x4, cursor 5 3
        1|Name: Ada
         :1-4 bold green
        2|
        3|  漢
         :3-4 underline

        """)
    #expect(VirtualTerminal(columns: 5, rows: 2).snapshot(.plain) == "")
    #expect(VirtualTerminal(columns: 5, rows: 2).snapshot(.styled) == "5x2, cursor 1 1\n")
  }

  @Test("random bytes never break it")
  func randomBytes() {
    var random = SeededGenerator(seed: 3)
    let likely = Array("\u{1b}[];?0123456789HABCDJKLMPSTXr@mhlsuéß漢👩‍👧\r\n\t\u{8}".utf8)
    for _ in 0..<300 {
      var terminal = VirtualTerminal(
        columns: Int.random(in: 1...12, using: &random), rows: Int.random(in: 1...6, using: &random))
      for _ in 0..<4 {
        terminal.feed(
          (0..<200).map { _ in
            Int.random(in: 0..<8, using: &random) == 0
              ? UInt8.random(in: 0...255, using: &random) : likely.randomElement(using: &random) ?? 0
          })
        terminal.resize(columns: Int.random(in: 1...12, using: &random), rows: Int.random(in: 1...6, using: &random))
        expectSound(terminal)
      }
    }
  }

  private func expectSound(_ terminal: VirtualTerminal) {
    #expect(terminal.screen.count == terminal.rows)
    #expect(
      (0..<terminal.rows).contains(terminal.cursor.row) && (0..<terminal.columns).contains(terminal.cursor.column))
    for row in terminal.screen {
      #expect(row.cells.count == terminal.columns)
      for (column, cell) in row.cells.enumerated() where cell.content == .continuation {
        guard column > 0, case .character = row.cells[column - 1].content else {
          Issue.record("half a wide cluster")
          continue
        }
      }
    }
  }

  /// Every mark cost the length of the cluster: 20,000 of them took 19 seconds.
  @Test(arguments: ["\u{301}", "\u{200D}"])
  func `a cluster keeps 32 marks, and a million cost no more each`(mark: String) {
    var terminal = VirtualTerminal(columns: 10, rows: 2)
    terminal.feed(Array(("a" + String(repeating: mark, count: 1_000_000) + "b").utf8))
    #expect(terminal.lines[0].unicodeScalars.count <= 2 + TextWidth.longestCluster)
    #expect(terminal.lines[0].hasSuffix("b"))
  }
}
