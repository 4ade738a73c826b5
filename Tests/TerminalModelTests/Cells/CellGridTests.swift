import Testing

@testable import TerminalModel

@Suite("the grid of cells")
struct CellGridTests {
  private static let bold = Style(attributes: .bold)

  private func grid(_ columns: Int = 10, _ rows: Int = 2) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    grid.clearDamage()
    return grid
  }

  private func write(
    _ text: String, at column: Int, clip: Range<Int> = 0..<10, in grid: inout CellGrid
  ) -> Int {
    grid.write(
      text, row: 0, column: column, style: .plain,
      clip: CellRect(column: clip.lowerBound, row: 0, columns: clip.count, rows: 2))
  }

  @Test("a cell gives back any style, and looks erased where its style leaves nothing to see of a blank")
  func anyStyle() {
    let low: [UInt8] = [0, 1, 15, 128, 255]
    let colors =
      [Color.standard, .clear] + low.flatMap { [.ansi($0), .palette($0)] }
      + low.flatMap { red in low.flatMap { green in low.map { Color.rgb(red, green, $0) } } }
    let other = Style(foreground: .ansi(3), background: .palette(7), attributes: .bold, link: 9)
    for color in colors {
      for attributes in (0..<64).map(TextAttributes.init(rawValue:)) {
        for style in [
          Style(foreground: color, attributes: attributes), Style(background: color, attributes: attributes),
          Style(foreground: color, background: color, attributes: attributes, link: .max),
        ] {
          let cell = Cell(glyph: .blank, style: style)
          #expect(cell.style == style)
          #expect(cell.isPlainBlank == (style.ofBlank == .plain))
          #expect((cell == Cell(glyph: .blank, style: other)) == (style == other))
        }
      }
    }
  }

  @Test(
    "in a layout from the right, texts lie in the mirror image, and are read as they are",
    arguments: [
      ("hello", 0, 0..<10, "     hello", 5), ("hello", 7, 0..<10, "llo", 12), ("hello", 0, 2..<4, "      el", 5),
      ("日本", 1, 0..<10, "     日本", 5), ("אב c", 0, 0..<10, "      c בא", 4), ("▌", 0, 0..<10, "         ▐", 1),
      ("▌ ›", 0, 0..<10, "       ‹ ▐", 3), ("(ab)", 0, 0..<10, "      (ab)", 4),
      ("'ab' אב", 0, 0..<10, "   בא 'ab'", 7), ("  ab", 0, 0..<10, "      ab", 4), ("ab  ", 0, 0..<10, "        ab", 4),
    ] as [(String, Int, Range<Int>, String, Int)])
  func fromRight(text: String, column: Int, clip: Range<Int>, line: String, end: Int) {
    var grid = grid()
    grid.textOrder = .fromRight
    #expect(write(text, at: column, clip: clip, in: &grid) == end)
    #expect(grid.lines[0] == line)
  }

  @Test func `a line of several texts is ordered as a whole`() {
    var grid = grid()
    grid.textOrder = .fromLeft
    let end = grid.write([("אב ", .plain), ("גד", Self.bold)], row: 0, column: 0, clip: grid.bounds)
    #expect(end == 5)
    #expect(grid.lines[0] == "דג בא")
    #expect(grid.style(row: 0, column: 1) == Self.bold)
    #expect(grid.style(row: 0, column: 3) == .plain)
  }

  @Test(arguments: [
    ("hello", 0, 0..<10, "hello", 5),
    ("hello", 7, 0..<10, "       hel", 12),
    ("hello", -2, 0..<10, "llo", 3),
    ("hello", 0, 2..<4, "  ll", 5),
    ("日本", 1, 0..<10, " 日本", 5),
    ("日本", 0, 1..<4, "  本", 4),
    ("日本", 0, 0..<3, "日", 4),
    ("日本", -1, 0..<10, " 本", 3),
    ("👩‍👩‍👧x", 0, 0..<10, "👩‍👩‍👧x", 3),
    ("e\u{301}a", 0, 0..<10, "e\u{301}a", 2),
    ("a\u{1B}b\u{9B}", 0, 0..<10, "a\u{FFFD}b\u{FFFD}", 4),
    ("a\r\nb", 0, 0..<10, "a\u{FFFD}b", 3),
    ("\u{301}a", 0, 0..<10, "a", 1),
  ])
  func `text is written cluster by cluster and clipped`(
    text: String, column: Int, clip: Range<Int>, line: String, end: Int
  ) {
    var grid = grid()
    #expect(write(text, at: column, clip: clip, in: &grid) == end)
    #expect(grid.text(row: 0) == line)
    #expect(grid.lines == [line, ""])
  }

  @Test func `text outside the grid changes nothing but has its width`() {
    var grid = grid()
    #expect(grid.write("日本a", row: 5, column: 3, style: .plain, clip: grid.bounds) == 8)
    #expect(grid.write("ab", row: -1, column: 0, style: .plain, clip: grid.bounds) == 2)
    #expect(grid.write("ab", row: 0, column: 90, style: .plain, clip: grid.bounds) == 92)
    #expect(grid.damagedRows.isEmpty)
  }

  @Test(arguments: [(0, "x 本"), (1, " x本"), (2, "日x"), (3, "日 x")])
  func `overwriting one half of a wide cluster blanks the other`(column: Int, line: String) {
    var grid = grid()
    _ = write("日本", at: 0, in: &grid)
    _ = write("x", at: column, in: &grid)
    #expect(grid.text(row: 0) == line)
  }

  @Test func `filling and cutting leave no half of a wide cluster`() {
    var grid = grid()
    _ = write("日本語", at: 0, in: &grid)
    grid.fill(CellRect(column: 1, row: 0, columns: 2, rows: 1), style: Self.bold)
    #expect(grid.text(row: 0) == "    語")
    #expect(grid.style(row: 0, column: 0) == .plain)
    #expect(grid.style(row: 0, column: 1) == Self.bold)
    #expect(grid.style(row: 0, column: 3) == .plain)
  }

  @Test func `a cluster and its style are read back`() {
    var grid = grid()
    grid.write("a日", row: 1, column: 0, style: Self.bold, clip: grid.bounds)
    #expect((0..<4).map { grid.cluster(row: 1, column: $0) } == ["a", "日", "", " "])
    #expect((0..<4).map { grid.style(row: 1, column: $0) } == [Self.bold, Self.bold, Self.bold, .plain])
  }

  @Test func `resizing blanks and damages everything`() {
    var grid = grid()
    _ = write("hello", at: 0, in: &grid)
    grid.resize(columns: 4, rows: 3)
    #expect(grid.lines == ["", "", ""])
    #expect(grid.damage == [0..<4, 0..<4, 0..<4])
    grid.resize(columns: 0, rows: 0)
    #expect(grid.lines == [])
    grid.fill(CellRect(column: 0, row: 0, columns: 5, rows: 5), style: .plain)
  }

  // MARK: Damage

  @Test func `damage is what really changed`() {
    var grid = grid()
    _ = write("hello", at: 2, in: &grid)
    #expect(grid.damage == [2..<7, 0..<0])
    #expect(grid.cellsWritten == 5)
    grid.clearDamage()
    grid.resetCounters()
    _ = write("hallo", at: 2, in: &grid)
    #expect(grid.damage == [3..<4, 0..<0])
    #expect(grid.cellsWritten == 1)
    grid.clearDamage()
    _ = write("hallo", at: 2, in: &grid)
    grid.fill(CellRect(column: 0, row: 1, columns: 10, rows: 1), style: .plain)
    #expect(grid.damagedRows.isEmpty)
    #expect(grid.cellsWritten == 1)
  }

  @Test func `writing a wide cluster again damages nothing`() {
    var grid = grid()
    _ = write("日👍🏽", at: 0, in: &grid)
    grid.clearDamage()
    _ = write("日👍🏽", at: 0, in: &grid)
    #expect(grid.damagedRows.isEmpty)
  }

  @Test func `clusters that are gone are forgotten`() {
    var grid = grid(4, 1)
    grid.write("e\u{301}", row: 0, column: 0, style: .plain, clip: grid.bounds)
    for value in 0x4e00..<0x4e00 + ClusterTable.crowded + 100 {
      let text = String(Character(Unicode.Scalar(UInt32(value))!)) + "\u{301}"
      grid.write(text, row: 0, column: 2, style: .plain, clip: grid.bounds)
    }
    #expect(grid.clusters.clusters.count < 200)
    #expect(grid.cluster(row: 0, column: 0) == "e\u{301}")
    #expect(grid.cluster(row: 0, column: 2).unicodeScalars.last == "\u{301}")
  }

  /// After every change: no half of a wide cluster, and no change outside the damage.
  @Test(arguments: [UInt64](1...40))
  func `random drawings leave whole clusters and complete damage`(seed: UInt64) {
    var drawing = RandomDrawing(seed: seed)
    var grid = CellGrid(columns: 16, rows: 4)
    for _ in 0..<60 {
      let before = grid
      drawing.draw(on: &grid)
      for row in 0..<grid.rows {
        let isHalved = (0..<grid.columns).contains { column in
          let isWide = TextWidth.columns(of: grid.cluster(row: row, column: column)) == 2
          let hasSecond = column + 1 < grid.columns && grid.cluster(row: row, column: column + 1).isEmpty
          return isWide != hasSecond
        }
        #expect(!isHalved)
        let changed = (0..<grid.columns).filter { column in
          grid.cells[row * 16 + column].glyph != before.cells[row * 16 + column].glyph
            || grid.style(row: row, column: column) != before.style(row: row, column: column)
        }
        #expect(changed.allSatisfy { grid.damage[row].contains($0) })
      }
      if drawing.number(below: 4) == 0 { grid.clearDamage() }
    }
  }
}
