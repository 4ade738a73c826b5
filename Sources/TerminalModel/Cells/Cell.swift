/// One column of one row of the screen.
struct Cell: Hashable, Sendable {
  var glyph: Glyph
  var style: Style

  static let blank = Cell(glyph: .blank, style: .plain)

  /// Whether the cell looks like one that was erased.
  var isPlainBlank: Bool { glyph == .blank && style.ofBlank == .plain }

  /// Whether the terminal shows the same for both, although they may not be equal.
  func looksLike(_ other: Cell) -> Bool {
    self == other || (glyph == .blank && other.glyph == .blank && style.ofBlank == other.style.ofBlank)
  }
}
