/// Where texts begin on the screen, and who orders them.
package enum TextOrder: Hashable, Sendable {
  /// From the left; the terminal gets each text as it is.
  case asWritten
  /// From the left; each text in the order in which it stands on the screen (UAX #9).
  case fromLeft
  /// From the right; each text in the order in which it stands on the screen. One with any letter that is read from the
  /// right is: its sentence is of that language, whatever it begins with.
  case fromRight
}

/// A line of text as it stands on the screen: its clusters from left to right (UAX #9), and which column is which place
/// of the text. Columns count from the edge at which the line begins, 0 for the one beside it.
package struct VisualLine {
  /// A cluster of the line.
  package struct Cluster {
    let utf8: Range<Int>
    let columns: Int
    /// As it is shown: brackets that are read from the right are mirrored.
    let character: Character
    /// Relative to the leftmost cluster.
    fileprivate(set) var column = 0
  }

  /// In the order of the text.
  private var clusters: [Cluster] = []
  /// The clusters from left to right, by their places in the text.
  private var order: [Int] = []
  package private(set) var columns = 0
  /// True if the line is read from the right.
  package let isFromRight: Bool
  private let beginsAtRight: Bool
  /// True if some of it is read from the left and some from the right.
  package let isMixed: Bool

  /// The direction in which a line is ordered; nil for one that stands on the screen in its own order. Cost: that of
  /// reading up to the first letter from the right; a comparison for a character below U+0590.
  package static func direction(of line: Substring, _ textOrder: TextOrder) -> BidiText.Direction? {
    switch textOrder {
    case .asWritten: nil
    case .fromRight: BidiText.isNeeded(by: line.unicodeScalars) ? .rightToLeft : .leftToRight
    case .fromLeft where !BidiText.isNeeded(by: line.unicodeScalars): nil
    case .fromLeft:
      line.unicodeScalars.lazy.map(BidiClass.init).levelOfFirstLetter == 1 ? .rightToLeft : .leftToRight
    }
  }

  /// nil for a text that stands on the screen in its own order. Cost: linear in the text.
  /// - Parameter direction: That of the line of which this is a part; nil for a whole one.
  package init?(_ line: Substring, _ textOrder: TextOrder = .fromLeft, direction: BidiText.Direction? = nil) {
    guard let direction = direction ?? Self.direction(of: line, textOrder) else { return nil }
    let scalars = Array(line.unicodeScalars)
    let marked = direction == .rightToLeft ? MarkedSentence(scalars) : nil
    let bidi = BidiText(marked?.scalars ?? scalars, direction: direction)
    isFromRight = bidi.baseLevel == 1
    beginsAtRight = textOrder == .fromRight
    isMixed = Set(bidi.levels.compactMap { $0.map { $0 & 1 } }).count > 1
    /// The cluster that begins at a scalar.
    var begun: [Int?] = Array(repeating: nil, count: bidi.levels.count)
    var (scalar, offset) = (0, 0)
    for character in line {
      let place = marked?.places[scalar] ?? scalar
      begun[place] = clusters.count
      let length = character.utf8.count
      let isMirrored = bidi.isMirrored(place) && character.unicodeScalars.count == 1
      clusters.append(
        Cluster(
          utf8: offset..<offset + length, columns: TextWidth.columns(of: character),
          character: isMirrored ? Character(Reflection.of(scalars[scalar])) : character))
      scalar += character.unicodeScalars.count
      offset += length
    }
    order = bidi.order().compactMap { begun[$0] }
    for place in order {
      clusters[place].column = columns
      columns += clusters[place].columns
    }
  }

  /// A line as it stands on the screen, from left to right; of one that stands there, the text that is read. Linear.
  package static func reordered(_ line: String) -> String {
    VisualLine(line[...]).map { String($0.clustersFromLeft.map(\.character)) } ?? line
  }

  package var clustersFromLeft: some Sequence<Cluster> { order.lazy.map { clusters[$0] } }

  /// True if the place after the end of the line is at the edge where it begins: its letters move away from it.
  package var growsAtEdge: Bool { isFromRight != beginsAtRight }

  /// The column of the character at an offset in UTF-8 bytes; at the end of the text, the one after it in the direction
  /// in which the line is read, which is -1 where that is the edge. Linear in the text.
  package func column(at offset: Int) -> Int {
    guard let cluster = clusters.first(where: { $0.utf8.upperBound > offset }) else {
      return growsAtEdge ? -1 : columns
    }
    return beginsAtRight ? columns - cluster.column - cluster.columns : cluster.column
  }

  /// The offset beside that of a place, by sight: the next column, or the one before. Nil at the edges of the line. Linear
  /// in the text.
  /// - Parameter isForward: True for a higher column.
  package func utf8Offset(beside offset: Int, isForward: Bool) -> Int? {
    let columns = growsAtEdge ? -1..<columns : 0..<columns + 1
    let width = clusters.first { $0.utf8.contains(offset) }?.columns ?? 1
    let column = column(at: offset) + (isForward ? width : -1)
    return columns.contains(column) ? utf8Offset(atColumn: column) : nil
  }

  /// The offset of the character at a column; the end of the text beside it on the side where it ends, its beginning on
  /// the other.
  package func utf8Offset(atColumn column: Int) -> Int {
    let fromLeft = beginsAtRight ? columns - 1 - column : column
    if let cluster = clusters.first(where: { $0.column..<$0.column + $0.columns ~= fromLeft }) {
      return cluster.utf8.lowerBound
    }
    return (column < 0) == growsAtEdge ? clusters.last?.utf8.upperBound ?? 0 : 0
  }
}
