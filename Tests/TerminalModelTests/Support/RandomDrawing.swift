import TestSupport

@testable import TerminalModel

/// Random drawings on a grid, of texts that terminals find hard.
struct RandomDrawing {
  var generator: SeededGenerator

  static let texts = [
    "a", "hello world", "  ", "日本語", "e\u{301}te\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪🇫🇷", "1️⃣", "❤️", "한국어", "│", "─────────",
    "x日y", "क्षि", "a\u{7}b",
  ]

  static let styles = [
    Style.plain, Style(attributes: .bold), Style(attributes: [.bold, .dim]), Style(attributes: [.dim, .underline]),
    Style(foreground: .ansi(1)),
    Style(foreground: .ansi(12), background: .ansi(4)), Style(background: .palette(200)),
    Style(foreground: .rgb(1, 2, 3), attributes: [.inverse, .italic]), Style(attributes: .strikethrough),
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(below bound: Int) -> Int { bound <= 0 ? 0 : Int.random(in: 0..<bound, using: &generator) }

  mutating func style() -> Style { Self.styles[number(below: Self.styles.count)] }

  mutating func rect(in grid: CellGrid) -> CellRect {
    CellRect(
      column: number(below: grid.columns) - 1, row: number(below: grid.rows) - 1,
      columns: number(below: grid.columns) + 1, rows: number(below: 3) + 1)
  }

  /// One random change.
  mutating func draw(on grid: inout CellGrid) {
    switch number(below: 7) {
    case 0: grid.fill(rect(in: grid), style: style())
    case 1: grid.fill(rect(in: grid), style: .plain)
    default:
      let text = Self.texts[number(below: Self.texts.count)]
      let clip = number(below: 3) == 0 ? rect(in: grid) : grid.bounds
      grid.write(
        text, row: number(below: grid.rows), column: number(below: grid.columns) - 2, style: style(), clip: clip)
    }
  }

  mutating func cursor(in grid: CellGrid) -> CursorPosition? {
    if number(below: 5) == 0 { return nil }
    return CursorPosition(row: number(below: grid.rows), column: number(below: grid.columns))
  }
}
