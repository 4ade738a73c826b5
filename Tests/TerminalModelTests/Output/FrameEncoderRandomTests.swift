import Testing

@testable import TerminalModel

@Suite("random frames show the same as a full redraw")
struct FrameEncoderRandomTests {
  private static let capabilities = TerminalCapabilities()

  private func expectation(_ grid: CellGrid) -> [[TestTerminal.Cell]] {
    (0..<grid.rows).map { row in
      (0..<grid.columns).map { column in
        let text = grid.cluster(row: row, column: column)
        let style = grid.style(row: row, column: column)
        return TestTerminal.Cell(text: text, style: text == " " ? style.ofBlank : style)
      }
    }
  }

  private func seen(_ cells: [[TestTerminal.Cell]]) -> [[TestTerminal.Cell]] {
    cells.map { row in
      row.map { TestTerminal.Cell(text: $0.text, style: $0.text == " " ? $0.style.ofBlank : $0.style) }
    }
  }

  @Test(arguments: [false, true], [UInt64](1...60))
  func `inline, below a prompt, growing and shrinking`(newlineReturns: Bool, seed: UInt64) {
    var drawing = RandomDrawing(seed: seed)
    let height = 12
    var terminal = TestTerminal(columns: 24, rows: height, newlineReturns: newlineReturns)
    let promptRow = drawing.number(below: height)
    for _ in 0..<promptRow { terminal.feed(Array("prompt\r\n".utf8)) }
    var encoder = FrameEncoder(placement: .inline, capabilities: Self.capabilities)
    var grid = CellGrid(columns: 24, rows: 4)
    for frame in 0..<40 {
      if drawing.number(below: 8) == 0 {
        let rows = drawing.number(below: height) + 1
        grid.resize(columns: 24, rows: rows)
      }
      if drawing.number(below: 20) == 0 { encoder.redraw() }
      if drawing.number(below: 30) == 0 { terminal.feed(encoder.erase()) }
      for _ in 0...drawing.number(below: 4) { drawing.draw(on: &grid) }
      let cursor = drawing.cursor(in: grid)
      terminal.feed(encoder.encode(&grid, cursor: cursor))
      let top = terminal.row - encoder.cursorRow
      #expect(seen(Array(terminal.cells[top..<top + grid.rows])) == seen(expectation(grid)), "frame \(frame)")
      #expect(terminal.unknown == [])
      #expect(terminal.isCursorVisible == (cursor != nil))
      if let cursor { #expect([terminal.row - top, terminal.column] == [cursor.row, cursor.column]) }
      #expect(terminal.lines[(top + grid.rows)...].joined().isEmpty)
    }
    terminal.feed(encoder.erase())
    #expect(terminal.pen == .plain)
    #expect(terminal.isCursorVisible)
    let left = terminal.scrolledOut.map { $0.map(\.text).joined() } + terminal.lines
    #expect(left.allSatisfy { $0.isEmpty || $0.hasPrefix("prompt") })
    #expect(left.filter { !$0.isEmpty }.count == promptRow)
  }

  @Test(arguments: [UInt64](1...60))
  func `fullscreen, with the window resized`(seed: UInt64) {
    var drawing = RandomDrawing(seed: seed &* 7919)
    var grid = CellGrid(columns: 30, rows: 9)
    var terminal = TestTerminal(columns: 30, rows: 9)
    var encoder = FrameEncoder(placement: .fullscreen, capabilities: Self.capabilities)
    for frame in 0..<40 {
      if drawing.number(below: 15) == 0 {
        let (columns, rows) = (drawing.number(below: 40) + 1, drawing.number(below: 10) + 1)
        terminal = TestTerminal(columns: columns, rows: rows)
        terminal.feed(encoder.terminalResized(columns: columns, rows: rows))
        grid.resize(columns: columns, rows: rows)
        if let style = encoder.pen.style { terminal.pen = style }
        terminal.isCursorVisible = drawing.number(below: 2) == 0
      }
      for _ in 0...drawing.number(below: 4) { drawing.draw(on: &grid) }
      let cursor = drawing.cursor(in: grid)
      terminal.feed(encoder.encode(&grid, cursor: cursor))
      #expect(seen(terminal.cells) == seen(expectation(grid)), "frame \(frame)")
      #expect(terminal.unknown == [])
      #expect(terminal.isCursorVisible == (cursor != nil))
      if let cursor { #expect([terminal.row, terminal.column] == [cursor.row, cursor.column]) }
    }
  }

  @Test(arguments: [UInt64](1...40))
  func `clusters that a terminal finds wider displace nothing else`(seed: UInt64) {
    var drawing = RandomDrawing(seed: seed)
    var terminal = TestTerminal(columns: 40, rows: 3, widths: .scalars)
    var encoder = FrameEncoder(placement: .inline, capabilities: Self.capabilities)
    var grid = CellGrid(columns: 40, rows: 3)
    for row in 0..<3 {
      grid.write("👍🏽👩‍👩‍👧", row: row, column: drawing.number(below: 10), style: .plain, clip: grid.bounds)
      grid.write("│ text", row: row, column: 20, style: drawing.style(), clip: grid.bounds)
    }
    terminal.feed(encoder.encode(&grid, cursor: CursorPosition(row: 1, column: 30)))
    for row in 0..<3 {
      #expect(terminal.cells[row][20..<26].map(\.text).joined() == "│ text")
    }
    #expect(terminal.column == 30)
  }
}
