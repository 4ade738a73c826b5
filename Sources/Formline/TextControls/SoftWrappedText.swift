import TerminalModel

/// A text as lines of the screen: broken at its line breaks and, where a line is too long, behind the last blank that
/// fits or between wide characters. Only a word that fits no line is broken itself, wherever the line ends.
///
/// After a change only the lines of text that it touched are broken again.
struct SoftWrappedText {
  /// A line of the screen: which bytes of the text it shows, and what it looks like.
  struct Line: Equatable {
    var start: Int
    var end: Int
    let shown: String
  }

  private(set) var text = ""
  /// Columns of a line. A blank at the end may stand one column further, where the cursor also finds room.
  private(set) var columns = 0
  private(set) var lines: [Line] = [Line(start: 0, end: 0, shown: "")]

  /// Shows another text, or the same in another width.
  mutating func update(text newText: String, columns newColumns: Int) {
    guard newColumns != columns || newText != text else { return }
    let isSameWidth = newColumns == columns
    columns = newColumns
    let kept = isSameWidth ? Self.commonLines(text, newText) : (start: 0, end: 0)
    let shift = newText.utf8.count - text.utf8.count
    let head = lines.prefix { $0.end < kept.start }
    let tail = kept.end == 0 ? [] : lines.drop { $0.start < text.utf8.count - kept.end }
    text = newText
    var wrapped = Array(head)
    wrap(kept.start..<newText.utf8.count - kept.end, into: &wrapped)
    if !tail.isEmpty {
      // The line break in front of the tail has ended the last line.
      wrapped += tail.map { Line(start: $0.start + shift, end: $0.end + shift, shown: $0.shown) }
    }
    lines = wrapped
  }

  /// The line of the screen that shows a place in the text.
  func line(showing utf8Offset: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// How many bytes at the beginning and at the end of both texts are whole lines that are the same, the line breaks
  /// between them and the rest included.
  private static func commonLines(_ old: String, _ new: String) -> (start: Int, end: Int) {
    var (old, new) = (old, new)
    return old.withUTF8 { old in
      new.withUTF8 { new in
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        while start > 0, new[start - 1] != newline { start -= 1 }
        while end > 0, new[new.count - end] != newline { end -= 1 }
        // The tail begins behind its line break.
        return (start, max(0, end - 1))
      }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  // MARK: Breaking

  private func wrap(_ range: Range<Int>, into lines: inout [Line]) {
    var offset = range.lowerBound
    var rest = text.utf8.dropFirst(offset).prefix(range.count)
    // A range that ends before a tail ends in a line break, which is not a line of its own.
    if range.upperBound < text.utf8.count, rest.last == Self.newline { rest = rest.dropLast() }
    for line in rest.split(separator: Self.newline, omittingEmptySubsequences: false) {
      wrap(Substring(line), at: offset, into: &lines)
      offset += line.count + 1
    }
  }

  private func wrap(_ line: Substring, at offset: Int, into lines: inout [Line]) {
    let isShort = line.utf8.count <= columns && line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    guard !isShort else {
      lines.append(Line(start: offset, end: offset + line.utf8.count, shown: String(line)))
      return
    }
    var start = line.startIndex
    var used = 0
    // Where the line may be broken, and the columns before that.
    var place: (index: String.Index, used: Int)?
    func append(upTo end: String.Index) {
      let bytes =
        line.utf8.distance(from: line.startIndex, to: start)..<line.utf8.distance(from: line.startIndex, to: end)
      lines.append(
        Line(
          start: offset + bytes.lowerBound, end: offset + bytes.upperBound,
          shown: DisplayText.visible(String(line[start..<end]))))
      start = end
    }
    for index in line.indices {
      let character = line[index]
      let width = DisplayText.columns(of: character)
      let isBlank = character == " "
      if width > 1, index > start { place = (index, used) }
      while used + width > columns + (isBlank ? 1 : 0), index > start {
        var end = (index: index, used: used)
        if let place, place.index > start, fits(line[place.index...]) { end = place }
        append(upTo: end.index)
        used -= end.used
        place = nil
      }
      used += width
      if isBlank { place = (line.index(after: index), used) }
    }
    append(upTo: line.endIndex)
  }

  /// Whether what a text begins with, up to where it may be broken, has room in one line.
  private func fits(_ text: Substring) -> Bool {
    var used = 0
    for character in text where used <= columns {
      let width = DisplayText.columns(of: character)
      if character == " " || (width > 1 && used > 0) { return true }
      used += width
    }
    return used <= columns
  }
}
