import Testing

@testable import TerminalModel

@Suite("frames cost what changed")
struct FrameEncoderTests {
  private static let bold = Style(foreground: .ansi(2), attributes: .bold)

  /// A form of three rows with a field of the style, its cursor after `text`.
  private struct Scene {
    var grid = CellGrid(columns: 40, rows: 3)
    var encoder: FrameEncoder
    let style: Style
    var text = ""

    init(_ text: String, style: Style = .plain, placement: FrameEncoder.Placement = .inline) {
      encoder = FrameEncoder(placement: placement, capabilities: TerminalCapabilities())
      self.style = style
      grid.write("Name:", row: 0, column: 0, style: .plain, clip: grid.bounds)
      grid.write("Return next", row: 2, column: 0, style: Style(attributes: .dim), clip: grid.bounds)
      _ = show("")
      _ = show(text)
    }

    mutating func show(_ text: String, cursor: Int? = nil) -> String {
      self.text = text
      let end = grid.write(text, row: 0, column: 6, style: style, clip: grid.bounds)
      grid.fill(CellRect(column: end, row: 0, columns: 40 - end, rows: 1), style: .plain)
      let bytes = encoder.encode(&grid, cursor: CursorPosition(row: 0, column: cursor.map { 6 + $0 } ?? end))
      return DisplayText.visible(String(decoding: bytes, as: UTF8.self), lines: .single)
    }
  }

  @Test(arguments: [FrameEncoder.Placement.inline, .fullscreen])
  func `a character typed at the end costs one byte`(placement: FrameEncoder.Placement) {
    var scene = Scene("ab", placement: placement)
    #expect(scene.show("abc") == "c")
    #expect(scene.show("abcd") == "d")
    // A blank is there already: the cursor passes over it.
    #expect(scene.show("abcd ") == " ")
    #expect(scene.show("abcd é") == "é")
  }

  @Test func `in a styled field the style is set once`() {
    var scene = Scene("", style: Self.bold)
    // The row below was drawn last, dim: to reset is shorter than to end dim.
    #expect(scene.show("a") == "␛[0;1;32ma")
    #expect(scene.show("ab") == "b")
    #expect(scene.show("abc") == "c")
  }

  @Test func `a blank needs no change of style`() {
    var scene = Scene("ab", style: Self.bold)
    #expect(scene.show("a") == "␈ ␈")
    #expect(scene.show("ax") == "x")
  }

  @Test func `the rest of a row is erased when that is shorter`() {
    var scene = Scene("hello world", style: .plain)
    #expect(scene.show("hello") == "␛[5D␛[K␈")
    #expect(scene.show("hel") == "␈␈  ␈␈")
  }

  @Test func `moving the cursor takes the fewest bytes`() {
    var scene = Scene("hello world")
    #expect(scene.show("hello world", cursor: 10) == "␈")
    #expect(scene.show("hello world", cursor: 0) == "␛[7G")
    #expect(scene.show("hello world", cursor: 1) == "h")
    #expect(scene.show("hello world", cursor: 11) == "␛[10C")
  }

  @Test func `the same frame again costs nothing`() {
    var scene = Scene("hello")
    #expect(scene.show("hello") == "")
    scene.grid.damageAll()
    #expect(scene.show("hello") == "")
    scene.grid.fill(CellRect(column: 0, row: 2, columns: 40, rows: 1), style: .plain)
    scene.grid.write("Return next", row: 2, column: 0, style: Style(attributes: .dim), clip: scene.grid.bounds)
    #expect(scene.show("hello") == "")
  }

  @Test func `a blank in bold looks like any blank`() {
    var scene = Scene("hello")
    scene.grid.fill(CellRect(column: 20, row: 1, columns: 5, rows: 1), style: Self.bold)
    #expect(scene.show("hello") == "")
  }

  @Test func `the first frame makes its rows with newlines and goes back up`() {
    var grid = CellGrid(columns: 10, rows: 4)
    grid.write("a", row: 0, column: 0, style: .plain, clip: grid.bounds)
    grid.write("b", row: 2, column: 3, style: .plain, clip: grid.bounds)
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities())
    let bytes = encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 1))
    #expect(String(decoding: bytes, as: UTF8.self) == "\r\u{1B}[Ja\r\n\n   b\r\n\u{1B}[3A\u{1B}[C")
  }

  @Test func `the region grows at its bottom and shrinks by erasing`() {
    var terminal = TestTerminal(columns: 10, rows: 4)
    terminal.feed(Array("prompt\r\n".utf8))
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities())
    var grid = CellGrid(columns: 10, rows: 2)
    for rows in [2, 4, 1] {
      grid.resize(columns: 10, rows: rows)
      for row in 0..<rows { grid.write("row \(row)", row: row, column: 0, style: .plain, clip: grid.bounds) }
      terminal.feed(encoder.encode(&grid, cursor: nil))
      #expect(terminal.lines.filter { $0.hasPrefix("row") } == (0..<rows).map { "row \($0)" })
    }
    #expect(terminal.scrolledOut.count == 1)
    #expect(terminal.lines == ["row 0", "", "", ""])
    terminal.feed(encoder.erase())
    #expect(terminal.lines == ["", "", "", ""])
    #expect([terminal.row, terminal.column] == [0, 0])
  }

  @Test func `a hidden cursor is hidden once and shown once`() {
    let scene = Scene("ab")
    var (encoder, grid) = (scene.encoder, scene.grid)
    func encode(_ cursor: CursorPosition?) -> String {
      let bytes = encoder.encode(&grid, cursor: cursor)
      return DisplayText.visible(String(decoding: bytes, as: UTF8.self))
    }
    #expect(encode(nil) == "␛[?25l")
    #expect(encode(nil) == "")
    #expect(encode(CursorPosition(row: 0, column: 8)) == "␛[?25h")
  }

  @Test func `only a large frame is synchronised, or hides the cursor`() {
    func frame(_ capabilities: TerminalCapabilities, rows: Int) -> String {
      var grid = CellGrid(columns: 40, rows: rows)
      for row in 0..<rows {
        grid.write(String(repeating: "x", count: 39), row: row, column: 0, style: .plain, clip: grid.bounds)
      }
      var encoder = FrameEncoder(placement: .inline, capabilities: capabilities)
      return String(decoding: encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 0)), as: UTF8.self)
    }
    let synchronized = TerminalCapabilities(synchronizedOutput: true)
    #expect(!frame(synchronized, rows: 2).contains("?2026"))
    #expect(frame(synchronized, rows: 20).hasPrefix("\u{1B}[?2026h"))
    #expect(frame(synchronized, rows: 20).hasSuffix("\u{1B}[?2026l"))
    #expect(frame(TerminalCapabilities(), rows: 20).hasPrefix("\u{1B}[?25l"))
    #expect(frame(TerminalCapabilities(), rows: 20).hasSuffix("\u{1B}[?25h"))
    #expect(!frame(TerminalCapabilities(), rows: 2).contains("?25"))
  }

  @Test func `after a glyph in the last column the cursor is placed anew`() {
    var grid = CellGrid(columns: 5, rows: 2)
    grid.write("abcde", row: 0, column: 0, style: .plain, clip: grid.bounds)
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities())
    let bytes = encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 4))
    #expect(String(decoding: bytes, as: UTF8.self) == "\r\u{1B}[Jabcde\r\n\u{1B}[A\u{1B}[4C")
    #expect(encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 4)).isEmpty)
  }

  @Test func `redraw repaints everything from an unknown state`() {
    var scene = Scene("ab", style: Self.bold)
    scene.encoder.redraw()
    #expect(
      scene.show("ab") == "␍␛[m␛[JName: ␛[1;32mab␍␊␊␛[0;2mReturn next␛[2A␈␈␈␛[?25h")
  }

  @Test func `a cluster that a terminal finds narrower leaves nothing beside it`() {
    var terminal = TestTerminal(columns: 10, rows: 1, widths: .scalars)
    var grid = CellGrid(columns: 10, rows: 1)
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities())
    for text in ["abcdef", "❤️cdef"] {
      grid.write(text, row: 0, column: 0, style: .plain, clip: grid.bounds)
      terminal.feed(encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 6)))
    }
    #expect(terminal.lines == ["❤️ cdef"])
    #expect(terminal.column == 6)
  }

  @Test func `links are opened and closed around their cells`() {
    var grid = CellGrid(columns: 10, rows: 1)
    let link = grid.link(to: "https://example.com")
    #expect(grid.link(to: "https://example.com") == link)
    grid.write("go", row: 0, column: 0, style: Style(link: link), clip: grid.bounds)
    grid.write("x", row: 0, column: 2, style: .plain, clip: grid.bounds)
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities(hyperlinks: true))
    #expect(
      String(decoding: encoder.encode(&grid, cursor: CursorPosition(row: 0, column: 3)), as: UTF8.self)
        == "\r\u{1B}[J\u{1B}]8;;https://example.com\u{1B}\\go\u{1B}]8;;\u{1B}\\x")
    var plain = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities())
    grid.damageAll()
    #expect(
      String(decoding: plain.encode(&grid, cursor: CursorPosition(row: 0, column: 3)), as: UTF8.self)
        == "\r\u{1B}[Jgox")
  }

  @Test func `after the window narrowed the wrapped region is found and erased`() {
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities())
    var grid = CellGrid(columns: 20, rows: 3)
    grid.write("fifteen columns", row: 0, column: 0, style: .plain, clip: grid.bounds)
    grid.write("short", row: 1, column: 0, style: .plain, clip: grid.bounds)
    _ = encoder.encode(&grid, cursor: CursorPosition(row: 2, column: 12))
    // Rows above: 15 columns in two rows of ten, one row, and the cursor's own second row.
    #expect(String(decoding: encoder.terminalResized(columns: 10, rows: 24), as: UTF8.self) == "\r\u{1B}[4A\u{1B}[J")
    #expect(encoder.terminalResized(columns: 8, rows: 24).isEmpty)
    grid.resize(columns: 10, rows: 1)
    #expect(String(decoding: encoder.encode(&grid, cursor: nil), as: UTF8.self) == "\r\u{1B}[J\u{1B}[?25l")
  }

  @Test func `where lines are cut the cursor stays in its row`() {
    var encoder = FrameEncoder(placement: .inline, capabilities: TerminalCapabilities(reflowsLines: false))
    var grid = CellGrid(columns: 20, rows: 3)
    grid.write("fifteen columns", row: 0, column: 0, style: .plain, clip: grid.bounds)
    _ = encoder.encode(&grid, cursor: CursorPosition(row: 2, column: 12))
    #expect(String(decoding: encoder.terminalResized(columns: 10, rows: 24), as: UTF8.self) == "\r\u{1B}[2A\u{1B}[J")
  }

  @Test func `begin and end are mirror images`() {
    let capabilities = TerminalCapabilities(kittyKeyboard: true)
    let begin = FrameEncoder.begin(placement: .fullscreen, capabilities: capabilities, mouse: .clicks)
    let end = FrameEncoder.restoreEverything(placement: .fullscreen, capabilities: capabilities)
    #expect(
      String(decoding: begin, as: UTF8.self)
        == "\u{1B}[?1049h\u{1B}[H\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h\u{1B}[>5u")
    #expect(
      String(decoding: end, as: UTF8.self)
        == "\u{18}\u{1B}[?2026l\u{1B}]8;;\u{1B}\\\u{1B}[m\u{1B}[?25h"
        + "\u{1B}[<u\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?1049l")
    #expect(
      String(
        decoding: FrameEncoder.begin(placement: .inline, capabilities: TerminalCapabilities()), as: UTF8.self)
        == "\u{1B}[?2004h")
  }
}
