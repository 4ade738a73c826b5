/// The screen as cells, with the damage since the last frame.
///
/// Columns and rows count from 0 at the top left. Only changes cause damage. A wide cluster is never halved:
/// overwriting one half blanks the other.
package struct CellGrid: Sendable {
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The cells in row order, `columns` for each row.
  var cells: [Cell]
  var clusters = ClusterTable()
  var links: [String] = []
  /// The damaged columns of each row.
  package internal(set) var damage: [Range<Int>]
  /// The rows that may have damage, so that an idle frame checks none.
  var damagedRows: Range<Int>
  /// The number of cells that have actually changed since `resetCounters()`.
  package internal(set) var cellsWritten = 0
  /// True if a clip has cut a wide cluster since the last reset: the caller may want to draw with a wider clip.
  package var hasCutCluster = false
  /// From the right, everything is written and filled in its mirror image, in columns that count from the right edge;
  /// cells, damage and clusters count from the left.
  package var textOrder = TextOrder.asWritten {
    didSet { (ordersText, isFromRight) = (textOrder != .asWritten, textOrder == .fromRight) }
  }
  // Told apart once, since every key asks.
  package private(set) var ordersText = false
  package private(set) var isFromRight = false
  /// Rows that have scrolled together since the last frame, so that the terminal can scroll them, too.
  package internal(set) var scrolled: ScrolledRows?

  /// A blank grid, damaged throughout.
  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
    damage = Array(repeating: 0..<self.columns, count: self.rows)
    damagedRows = 0..<self.rows
  }

  /// Changes the size. Everything becomes blank and damaged, even if the size stays.
  package mutating func resize(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(.blank, count: self.columns * self.rows))
    clusters = ClusterTable()
    scrolled = nil
    damageAll()
  }

  package var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  package mutating func resetCounters() { cellsWritten = 0 }

  /// The number that makes a `Style` a hyperlink to `address`; the same for the same address, 0 once 65,535 are used.
  package mutating func link(to address: String) -> UInt16 { links.number(of: address) }
}

extension [String] {
  /// The number of a text, from 1, which is added if it is new; 0 once 65,535 are used.
  mutating func number(of text: String) -> UInt16 {
    if let known = firstIndex(of: text) { return UInt16(known + 1) }
    if count == UInt16.max { return 0 }
    append(text)
    return UInt16(count)
  }
}

extension CellGrid {
  package mutating func clearDamage() {
    for row in damagedRows { damage[row] = 0..<0 }
    damagedRows = 0..<0
  }

  package mutating func damageAll() {
    damage = Array(repeating: 0..<columns, count: rows)
    damagedRows = 0..<rows
  }

  /// Notes that rows have scrolled together since the last frame: a hint, which affects only the bytes of the frame.
  package mutating func noteScroll(_ new: ScrolledRows) {
    let earlier = scrolled.flatMap { $0.rows == new.rows ? $0.distance : nil } ?? 0
    scrolled = ScrolledRows(rows: new.rows, distance: earlier + new.distance)
  }

  mutating func addDamage(row: Int, columns changed: Range<Int>) {
    damage[row] = Self.hull(of: damage[row], and: changed)
    damagedRows = Self.hull(of: damagedRows, and: row..<row + 1)
  }

  private static func hull(of one: Range<Int>, and other: Range<Int>) -> Range<Int> {
    if one.isEmpty { return other }
    if other.isEmpty { return one }
    return min(one.lowerBound, other.lowerBound)..<max(one.upperBound, other.upperBound)
  }
}

extension CellGrid {
  /// True if an edge of a rectangle, in columns as they are written, cuts a wide cluster.
  package func hasWideCluster(acrossEdgesOf rect: CellRect) -> Bool {
    let rect = onScreen(rect.intersection(bounds))
    return (rect.row..<rect.maxRow).contains { row in
      isContinuation(row: row, column: rect.column) || isContinuation(row: row, column: rect.maxColumn)
    }
  }

  /// The text of a row without its trailing blanks.
  package func text(row: Int) -> String {
    var text = ""
    for column in 0..<usedColumns(row: row) { append(cells[row * columns + column].glyph, to: &text) }
    return text
  }

  package var lines: [String] { (0..<rows).map { text(row: $0) } }

  package func style(row: Int, column: Int) -> Style { cells[row * columns + column].style }

  /// The cluster that starts in a cell; empty in the second column of a wide one.
  package func cluster(row: Int, column: Int) -> String {
    var text = ""
    append(cells[row * columns + column].glyph, to: &text)
    return text
  }

  /// The number of columns of a row up to its last glyph.
  private func usedColumns(row: Int) -> Int {
    let cellsOfRow = cells[row * columns..<(row + 1) * columns]
    guard let last = cellsOfRow.lastIndex(where: { $0.glyph != .blank }) else { return 0 }
    return last - cellsOfRow.startIndex + 1
  }

  private func append(_ glyph: Glyph, to text: inout String) {
    if let index = glyph.clusterIndex {
      text += clusters[index]
    } else if let scalar = glyph.scalar {
      text.unicodeScalars.append(scalar)
    }
  }
}

/// One column of one row of the screen.
struct Cell: Hashable, Sendable {
  var glyph: Glyph
  private var packed: PackedStyle

  init(glyph: Glyph, style: Style) {
    self.glyph = glyph
    packed = PackedStyle(style)
  }

  var style: Style {
    get { packed.style }
    set { packed = PackedStyle(newValue) }
  }

  var hasLink: Bool { packed.link != 0 }

  static let blank = Cell(glyph: .blank, style: .plain)

  /// True if the cell looks erased.
  var isPlainBlank: Bool { glyph == .blank && packed.isErased }

  /// True if both cells look the same on the terminal.
  func looksLike(_ other: Cell) -> Bool {
    self == other || (glyph == .blank && other.glyph == .blank && style.ofBlank == other.style.ofBlank)
  }
}

/// The content of a cell: a cluster of one scalar as its value, a longer one as an index in a `ClusterTable`.
struct Glyph: Hashable, Sendable {
  private let code: UInt32

  private init(code: UInt32) { self.code = code }

  init(_ scalar: Unicode.Scalar) { code = scalar.value }

  init(ascii byte: UInt8) { code = UInt32(byte) }

  init(clusterIndex: Int) { code = Glyph.clusterFlag | UInt32(clusterIndex) }

  private static let clusterFlag: UInt32 = 0x8000_0000
  static let blank = Glyph(ascii: 0x20)
  static let replacement = Glyph("\u{FFFD}")
  /// The second column of a wide cluster.
  static let continuation = Glyph(code: 0x4000_0000)

  var isASCII: Bool { code < 0x80 }

  /// The only scalar of the cluster; nil for longer clusters and for `continuation`.
  var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

  /// The index of a cluster of several scalars.
  var clusterIndex: Int? { code & Glyph.clusterFlag != 0 ? Int(code & ~Glyph.clusterFlag) : nil }
}

/// Grapheme clusters of several scalars, numbered so that a cell stays a few bytes.
struct ClusterTable: Sendable {
  private(set) var clusters: [String] = []
  private var indices: [String: Int] = [:]

  /// With more clusters than this, unused ones are removed.
  static let crowded = 4096

  mutating func index(of cluster: String) -> Int {
    if let known = indices[cluster], clusters[known].unicodeScalars.elementsEqual(cluster.unicodeScalars) {
      return known
    }
    let index = clusters.count
    clusters.append(cluster)
    indices[cluster] = index
    return index
  }

  subscript(index: Int) -> String { clusters[index] }

  /// Removes every cluster that no cell of `cells` shows, and renumbers the others.
  mutating func compact(_ cells: inout [Cell]) {
    var kept = ClusterTable()
    for position in cells.indices {
      guard let index = cells[position].glyph.clusterIndex else { continue }
      cells[position].glyph = Glyph(clusterIndex: kept.index(of: clusters[index]))
    }
    self = kept
  }
}
