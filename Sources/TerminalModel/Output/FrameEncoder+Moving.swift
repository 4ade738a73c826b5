extension FrameEncoder {
  /// Moves the cursor with the fewest bytes, and makes rows below the reserved ones if necessary.
  mutating func move(toRow row: Int, column: Int) {
    if row == cursorRow, column == cursorColumn { return }
    let down = row - cursorRow
    if down > 0, row >= reservedRows { return moveByNewlines(down, thenTo: column) }
    let across = motion(from: cursorColumn, to: column, mayOverwrite: down == 0)
    let direct = across.cost + (down == 0 ? 0 : Self.csiCost(abs(down)))
    if placement == .fullscreen, Self.positionCost(row: row, column: column) < direct {
      if down <= 0 || Self.positionCost(row: row, column: column) < newlineCost(down, thenTo: column) {
        return position(atRow: row, column: column)
      }
    }
    if down > 0, newlineCost(down, thenTo: column) <= direct { return moveByNewlines(down, thenTo: column) }
    if down != 0 { appendCSI(abs(down), down > 0 ? UInt8(ascii: "B") : UInt8(ascii: "A")) }
    cursorRow = row
    perform(across, to: column)
  }

  /// Scrolls the terminal if the region has fewer than `count` rows.
  mutating func reserveRows(_ count: Int) {
    if placement == .inline, count > reservedRows { move(toRow: count - 1, column: 0) }
  }

  /// Carriage return and newlines: works regardless of whether the terminal driver translates newlines, and even into
  /// rows that do not exist yet.
  private mutating func moveByNewlines(_ count: Int, thenTo column: Int) {
    if cursorColumn != 0 { output.append(0x0d) }
    if cursorRow + count >= reservedRows { setPlainBackground() }
    for _ in 0..<count { output.append(0x0a) }
    cursorRow += count
    cursorColumn = 0
    reservedRows = max(reservedRows, cursorRow + 1)
    perform(motion(from: 0, to: column, mayOverwrite: true), to: column)
  }

  private func newlineCost(_ count: Int, thenTo column: Int) -> Int {
    (cursorColumn == 0 ? 0 : 1) + count + motion(from: 0, to: column, mayOverwrite: false).cost
  }

  /// A row that scrolls in is erased with the current background colour, so that must be plain.
  private mutating func setPlainBackground() {
    if pen.style?.background != .standard || pen.style?.attributes.contains(.inverse) == true {
      setPen(.plain, forBlank: false)
    }
  }

  // MARK: Within a row

  private enum Motion {
    case none
    /// Left by backspaces.
    case backspaces(Int)
    case left(Int)
    case right(Int)
    case carriageReturn
    /// To the first column, then right.
    case carriageReturnRight
    case absolute
    /// Writes the cells in between again.
    case overwrite
  }

  private typealias PricedMotion = (motion: Motion, cost: Int)

  private func motion(from start: Int?, to column: Int, mayOverwrite: Bool) -> PricedMotion {
    if start == column { return (.none, 0) }
    if column == 0 { return (.carriageReturn, 1) }
    var best: PricedMotion = (.absolute, Self.csiCost(column + 1))
    func consider(_ motion: Motion, _ cost: Int) { if cost <= best.cost { best = (motion, cost) } }
    consider(.carriageReturnRight, 1 + Self.csiCost(column))
    guard let start else { return best }
    if column < start {
      consider(.left(start - column), Self.csiCost(start - column))
      consider(.backspaces(start - column), start - column)
    } else {
      consider(.right(column - start), Self.csiCost(column - start))
      if mayOverwrite, column - start <= best.cost, canOverwrite(start..<column) {
        consider(.overwrite, column - start)
      }
    }
    return best
  }

  private mutating func perform(_ priced: PricedMotion, to column: Int) {
    switch priced.motion {
    case .none: break
    case .backspaces(let count): output.append(contentsOf: repeatElement(0x08, count: count))
    case .left(let count): appendCSI(count, UInt8(ascii: "D"))
    case .right(let count): appendCSI(count, UInt8(ascii: "C"))
    case .carriageReturn: output.append(0x0d)
    case .carriageReturnRight:
      output.append(0x0d)
      appendCSI(column, UInt8(ascii: "C"))
    case .absolute: appendCSI(column + 1, UInt8(ascii: "G"))
    case .overwrite:
      let row = cursorRow * shownColumns
      for index in row + (cursorColumn ?? 0)..<row + column { appendGlyph(shown[index].glyph) }
    }
    cursorColumn = column
  }

  /// True if the cells in between have the current style and one byte each.
  private func canOverwrite(_ columns: Range<Int>) -> Bool {
    guard cursorRow < shownRows, columns.upperBound <= shownColumns, let style = pen.style else { return false }
    let row = cursorRow * shownColumns
    return shown[row + columns.lowerBound..<row + columns.upperBound].allSatisfy {
      $0.glyph.isASCII && $0.style == style
    }
  }

  // MARK: Costs in bytes

  private mutating func position(atRow row: Int, column: Int) {
    append("\u{1B}[")
    if row > 0 || column > 0 { output.append(decimal: row + 1) }
    if column > 0 {
      append(";")
      output.append(decimal: column + 1)
    }
    append("H")
    cursorRow = row
    cursorColumn = column
  }

  private static func positionCost(row: Int, column: Int) -> Int {
    if row == 0, column == 0 { return 3 }
    return 3 + digits(row + 1) + (column > 0 ? 1 + digits(column + 1) : 0)
  }

  private static func csiCost(_ count: Int) -> Int { count == 1 ? 3 : 3 + digits(count) }

  private static func digits(_ number: Int) -> Int { number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 5 }
}

/// Rows of the grid that have scrolled together since the last frame.
package struct ScrolledRows: Equatable, Sendable {
  package let rows: Range<Int>
  /// The number of rows by which the content has moved up; down if negative.
  package let distance: Int

  package init(rows: Range<Int>, distance: Int) {
    self.rows = rows
    self.distance = distance
  }
}

/// Scrolling by moving lines (ECMA-48: DL, 8.3.32, and IL, 8.3.67). Unlike a scrolling region, which is in rows of the
/// screen, this works below a prompt: lines deleted at one end are inserted at the other, so rows outside stay.
extension FrameEncoder {
  /// The approximate cost of moving lines in bytes.
  private static let movingCost = 16

  /// Moves lines if fewer cells must be written then.
  mutating func scroll(_ grid: inout CellGrid) {
    guard let scrolled = grid.scrolled else { return }
    grid.scrolled = nil
    let rows = scrolled.rows.clamped(to: 0..<min(shownRows, grid.rows, reservedRows))
    let distance = scrolled.distance
    guard repaint == .none, distance != 0, abs(distance) < rows.count else { return }
    let before = rows.reduce(0) { $0 + differences(in: $1, from: $1, of: grid) }
    let after = rows.reduce(0) { sum, row in
      let source = row + distance
      return sum + (rows.contains(source) ? differences(in: row, from: source, of: grid) : usedCells(in: row, of: grid))
    }
    guard after + Self.movingCost < before else { return }
    moveLines(rows, by: distance)
    for row in rows { grid.addDamage(row: row, columns: 0..<grid.columns) }
  }

  private mutating func moveLines(_ rows: Range<Int>, by distance: Int) {
    let count = abs(distance)
    let isUp = distance > 0
    move(toRow: isUp ? rows.lowerBound : rows.upperBound - count, column: 0)
    setPen(.plain, forBlank: false)
    appendCSI(count, UInt8(ascii: "M"))
    move(toRow: isUp ? rows.upperBound - count : rows.lowerBound, column: 0)
    appendCSI(count, UInt8(ascii: "L"))
    let blanks = repeatElement(Cell.blank, count: count * shownColumns)
    let start = rows.lowerBound * shownColumns
    let end = rows.upperBound * shownColumns
    let moved =
      isUp
      ? Array(shown[start + blanks.count..<end]) + blanks : blanks + Array(shown[start..<end - blanks.count])
    shown.replaceSubrange(start..<end, with: moved)
  }

  /// The number of cells of a row that must be written over a visible row.
  private func differences(in row: Int, from shownRow: Int, of grid: CellGrid) -> Int {
    let new = row * grid.columns
    let old = shownRow * shownColumns
    return (0..<grid.columns).reduce(0) { $0 + (isSame(grid.cells[new + $1], shown[old + $1], of: grid) ? 0 : 1) }
  }

  private func usedCells(in row: Int, of grid: CellGrid) -> Int {
    grid.cells[row * grid.columns..<(row + 1) * grid.columns].reduce(0) { $0 + ($1.isPlainBlank ? 0 : 1) }
  }

  /// The grid and the encoder number clusters of several scalars independently, so contents are compared.
  private func isSame(_ cell: Cell, _ other: Cell, of grid: CellGrid) -> Bool {
    guard let index = cell.glyph.clusterIndex else { return cell.looksLike(other) }
    guard let otherIndex = other.glyph.clusterIndex else { return false }
    return grid.clusters[index] == clusters[otherIndex] && cell.style == other.style
  }
}
