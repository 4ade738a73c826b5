import TerminalModel

/// A line of text with the columns of its clusters. A change measures only the clusters around it.
struct MeasuredLine {
  /// Where a cluster ends, from the start of the line.
  private struct End: Equatable {
    var utf8: Int
    var column: Int
  }

  private(set) var text = ""
  private var ends: [End] = []
  /// The clusters around a change, kept so that a key allocates nothing.
  private var measured: [End] = []
  /// The clusters that the last update has measured.
  private(set) var clustersMeasured = 0

  /// The columns of the whole line.
  var columns: Int { ends.last?.column ?? 0 }

  /// Sets the text.
  /// - Parameter columns: The columns of a cluster that is not a printable character of ASCII, which has one.
  /// - Returns: The column of the first cluster that is another one now; nil if there is none.
  @discardableResult
  mutating func update(_ newText: String, columns: (Character) -> Int) -> Int? {
    guard newText != text else {
      // Of a secret, no further copy is kept.
      text = newText
      return nil
    }
    let change = TextChange(from: text, to: newText)
    // The next character decides where a cluster ends.
    let head = ends.partitioningIndex { $0.utf8 >= change.start }
    let start = head > 0 ? ends[head - 1] : End(utf8: 0, column: 0)
    var last = start
    var tail = ends.count
    let bytes = newText.utf8Span.span
    while last.utf8 < bytes.count {
      if bytes.isPrintableASCII(at: last.utf8), last.utf8 + 1 == bytes.count || bytes[last.utf8 + 1] < 0x80 {
        last = End(utf8: last.utf8 + 1, column: last.column + 1)
      } else {
        let character = newText[newText.utf8.index(newText.startIndex, offsetBy: last.utf8)]
        last = End(utf8: last.utf8 + character.utf8.count, column: last.column + columns(character))
      }
      measured.append(last)
      guard last.utf8 >= bytes.count - change.end else { continue }
      // Behind a boundary that both texts have, equal texts have equal clusters.
      let standing = ends.partitioningIndex { $0.utf8 >= last.utf8 - change.shift }
      guard standing < ends.count, ends[standing].utf8 == last.utf8 - change.shift else { continue }
      let columnShift = last.column - ends[standing].column
      tail = standing + 1
      if change.shift != 0 || columnShift != 0 {
        for index in tail..<ends.count {
          ends[index].utf8 += change.shift
          ends[index].column += columnShift
        }
      }
      break
    }
    ends.replaceSubrange(head..<tail, with: measured)
    clustersMeasured = measured.count
    measured.removeAll(keepingCapacity: measured.count < 64)
    text = newText
    return start.column
  }

  /// The column of the cluster that an offset in UTF-8 bytes lies in, or behind the text.
  func column(at utf8Offset: Int) -> Int {
    let index = ends.partitioningIndex { $0.utf8 > utf8Offset }
    return index > 0 ? ends[index - 1].column : 0
  }

  /// The offset in UTF-8 bytes of the cluster at a column, or of the end of the text.
  func utf8Offset(atColumn column: Int) -> Int {
    let index = ends.partitioningIndex { $0.column > column }
    return index > 0 ? ends[index - 1].utf8 : 0
  }

  /// The clusters that lie in columns, also in part, and the column of the first of them.
  func part(_ range: Range<Int>) -> (text: Substring, column: Int) {
    let first = ends.partitioningIndex { $0.column > range.lowerBound }
    let start = first > 0 ? ends[first - 1] : End(utf8: 0, column: 0)
    guard first < ends.count, !range.isEmpty else { return ("", start.column) }
    let last = min(ends.count - 1, ends.partitioningIndex { $0.column >= range.upperBound })
    if first == 0, last == ends.count - 1 { return (text[...], 0) }
    let text = Substring(text.utf8.dropFirst(start.utf8).prefix(ends[last].utf8 - start.utf8))
    return (text, start.column)
  }
}

extension Span<UInt8> {
  fileprivate func isPrintableASCII(at index: Int) -> Bool { self[index] >= 0x20 && self[index] < 0x7F }
}
