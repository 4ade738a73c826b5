/// A line of text as it stands on the screen: its clusters from left to right (UAX #9), and which column is which place
/// of the text.
package struct VisualLine {
  private struct Cluster {
    let utf8: Range<Int>
    let columns: Int
    /// Relative to the first cluster on the screen.
    var column = 0
  }

  /// From left to right, with brackets that are read from the right mirrored.
  package let text: String
  package let columns: Int
  /// True if the line is read from the right.
  package let isFromRight: Bool
  /// In the order of the text.
  private let clusters: [Cluster]

  /// nil for a text that stands on the screen in its own order. Cost: linear in the text.
  package init?(_ line: Substring) {
    guard BidiText.isNeeded(by: line.unicodeScalars) else { return nil }
    let scalars = Array(line.unicodeScalars)
    let bidi = BidiText(scalars)
    var clusters: [Cluster] = []
    var characters: [Character] = []
    /// The cluster that begins at a scalar.
    var begun: [Int?] = Array(repeating: nil, count: scalars.count)
    var (scalar, offset) = (0, 0)
    for character in line {
      begun[scalar] = clusters.count
      var shown = character
      if bidi.isMirrored(scalar), character.unicodeScalars.count == 1 {
        shown = Character(BidiText.mirrored(scalars[scalar]))
      }
      let length = character.utf8.count
      clusters.append(Cluster(utf8: offset..<offset + length, columns: TextWidth.columns(of: character)))
      characters.append(shown)
      scalar += character.unicodeScalars.count
      offset += length
    }
    var visual = ""
    var column = 0
    for place in bidi.order() {
      guard let cluster = begun[place] else { continue }
      clusters[cluster].column = column
      column += clusters[cluster].columns
      visual.append(characters[cluster])
    }
    text = visual
    columns = column
    isFromRight = bidi.baseLevel == 1
    self.clusters = clusters
  }

  /// The column of the character at an offset in UTF-8 bytes; at the end of the text, the one after it in the direction
  /// in which the line is read, which is -1 where that is from the right.
  package func column(at offset: Int) -> Int {
    clusters.first { $0.utf8.upperBound > offset }?.column ?? (isFromRight ? -1 : columns)
  }

  /// The offset of the character at a column; the end of the text beside it on the side where it ends, its beginning on
  /// the other.
  package func utf8Offset(atColumn column: Int) -> Int {
    if let cluster = clusters.first(where: { $0.column..<$0.column + $0.columns ~= column }) {
      return cluster.utf8.lowerBound
    }
    return (column < 0) == isFromRight ? clusters.last?.utf8.upperBound ?? 0 : 0
  }
}
