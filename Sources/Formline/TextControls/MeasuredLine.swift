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
  /// The clusters that the last update has measured.
  private(set) var clustersMeasured = 0

  /// The columns of the whole line.
  var columns: Int { ends.last?.column ?? 0 }

  /// Sets the text.
  /// - Parameter columns: The columns of a cluster.
  /// - Returns: The column of the first cluster that is another one now; nil if there is none.
  @discardableResult
  mutating func update(_ newText: String, columns: (Character) -> Int) -> Int? {
    guard newText != text else { return nil }
    let same = Self.commonEnds(text, newText)
    let shift = newText.utf8.count - text.utf8.count
    // The next character decides where a cluster ends.
    let head = ends.partitioningIndex { $0.utf8 >= same.start }
    let start = head > 0 ? ends[head - 1] : End(utf8: 0, column: 0)
    var measured: [End] = []
    var last = start
    var tail = ends.count
    for character in newText[newText.utf8.index(newText.startIndex, offsetBy: start.utf8)...] {
      last = End(utf8: last.utf8 + character.utf8.count, column: last.column + columns(character))
      measured.append(last)
      guard last.utf8 >= newText.utf8.count - same.end else { continue }
      // Behind a boundary that both texts have, equal texts have equal clusters.
      let standing = ends.partitioningIndex { $0.utf8 >= last.utf8 - shift }
      guard standing < ends.count, ends[standing].utf8 == last.utf8 - shift else { continue }
      let columnShift = last.column - ends[standing].column
      tail = standing + 1
      if shift != 0 || columnShift != 0 {
        for index in tail..<ends.count {
          ends[index].utf8 += shift
          ends[index].column += columnShift
        }
      }
      break
    }
    ends.replaceSubrange(head..<tail, with: measured)
    clustersMeasured = measured.count
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
    let text = Substring(text.utf8.dropFirst(start.utf8).prefix(ends[last].utf8 - start.utf8))
    return (text, start.column)
  }

  /// The number of bytes that are equal at the beginning and at the end of both texts, in whole scalars.
  private static func commonEnds(_ old: String, _ new: String) -> (start: Int, end: Int) {
    let (old, new) = (old.utf8Span.span, new.utf8Span.span)
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, start < new.count && isContinuation(new[start]) || start < old.count && isContinuation(old[start])
    {
      start -= 1
    }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, isContinuation(new[new.count - end]) { end -= 1 }
    return (start, end)
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
