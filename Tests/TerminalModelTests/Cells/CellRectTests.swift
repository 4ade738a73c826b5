import Testing

@testable import TerminalModel

@Suite("rectangles of cells")
struct CellRectTests {
  private let rect = CellRect(column: 2, row: 1, columns: 4, rows: 3)

  @Test func `the intersection has the cells of both`() {
    #expect(
      rect.intersection(CellRect(column: 4, row: 0, columns: 9, rows: 2))
        == CellRect(column: 4, row: 1, columns: 2, rows: 1))
    #expect(rect.intersection(CellRect(column: 6, row: 0, columns: 9, rows: 9)) == .empty)
    #expect(rect.intersection(rect) == rect)
  }

  @Test func `the union is around both, and an empty one adds nothing`() {
    #expect(
      rect.union(CellRect(column: 8, row: 0, columns: 1, rows: 1)) == CellRect(column: 2, row: 0, columns: 7, rows: 4))
    #expect(rect.union(.empty) == rect)
    #expect(CellRect.empty.union(rect) == rect)
  }

  @Test func `a cell on the right or lower edge is outside`() {
    #expect(rect.contains(column: 2, row: 1))
    #expect(rect.contains(column: 5, row: 3))
    #expect(!rect.contains(column: 6, row: 3))
    #expect(!rect.contains(column: 5, row: 4))
    #expect(rect.contains(.empty))
    #expect(!rect.contains(rect.offset(byColumns: 1)))
  }

  @Test func `an offset moves and keeps the size`() {
    #expect(rect.offset(byColumns: -2, rows: 1) == CellRect(column: 0, row: 2, columns: 4, rows: 3))
  }
}
