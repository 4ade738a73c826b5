import TerminalModel

/// A text as lines of the screen, broken at line breaks and, if too long, after the last space that fits or between
/// wide characters; a word longer than a line is broken inside. A change wraps only the lines that it touches again.
struct SoftWrappedText {
  /// A line of the screen: the bytes of the text that it shows.
  struct Line: Equatable {
    let start: Int
    let end: Int

    fileprivate func moved(by bytes: Int) -> Line { Line(start: start + bytes, end: end + bytes) }
  }

  private(set) var text = ""
  /// The width of a line. A space at the end may be one column beyond it, as may the cursor.
  private(set) var columns = 0
  private(set) var lines: [Line] = [Line(start: 0, end: 0)]
  /// The lines that an update has wrapped. Empty between updates, and kept to reuse its memory.
  private var broken: [Line] = []

  /// Sets the text or the width.
  ///
  /// - Parameters:
  ///   - watched: The visible lines.
  ///   - lineDidChange: Called for each of them that looks different.
  mutating func update(
    text newText: String, columns newColumns: Int, watching watched: Range<Int> = 0..<0,
    lineDidChange: (Int) -> Void = { _ in }
  ) {
    guard newColumns != columns || newText != text else { return }
    let kept = newColumns == columns ? Self.commonLines(text, newText) : (start: 0, end: 0)
    let tailStart = text.utf8.count - kept.end
    let head = lines.partitioningIndex { $0.end >= kept.start }
    let tail = kept.end == 0 ? lines.count : lines.partitioningIndex { $0.start >= tailStart }
    let change = Change(replaced: head..<tail, shift: newText.utf8.count - text.utf8.count, oldText: text)
    text = newText
    columns = newColumns
    // The line break before the tail ends the last line.
    wrap(kept.start..<newText.utf8.count - kept.end)
    for index in watched where looksDifferent(index, after: change) { lineDidChange(index) }
    if change.shift != 0 { for index in tail..<lines.count { lines[index] = lines[index].moved(by: change.shift) } }
    lines.replaceSubrange(head..<tail, with: broken)
    broken.removeAll(keepingCapacity: true)
  }

  /// The effect of an update: ``broken`` replaces some lines, and those after them move.
  private struct Change {
    let replaced: Range<Int>
    let shift: Int
    let oldText: String
  }

  private func looksDifferent(_ index: Int, after change: Change) -> Bool {
    guard index >= change.replaced.lowerBound else { return false }
    let old = index < lines.count ? lines[index] : nil
    let new = line(index, after: change)
    guard let old, let new else { return (old == nil) != (new == nil) }
    return Self.part(of: change.oldText, in: old) != shown(new)
  }

  private func line(_ index: Int, after change: Change) -> Line? {
    let place = index - change.replaced.lowerBound
    if place < broken.count { return broken[place] }
    let moved = change.replaced.upperBound + place - broken.count
    return moved < lines.count ? lines[moved].moved(by: change.shift) : nil
  }

  /// The part of the text that a line shows.
  func shown(_ line: Line) -> Substring { Self.part(of: text, in: line) }

  private static func part(of text: String, in line: Line) -> Substring {
    Substring(text.utf8.dropFirst(line.start).prefix(line.end - line.start))
  }

  /// The line of the screen that shows an offset in the text.
  func line(showing utf8Offset: Int) -> Int? {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].start <= utf8Offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The number of bytes in equal whole lines at the beginning and at the end of both texts, including line breaks.
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
        // The tail begins after its line break.
        return (start, max(0, end - 1))
      }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  // MARK: Breaking

  private mutating func wrap(_ range: Range<Int>) {
    var rest = Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count)).utf8
    // A range before a tail ends with a line break, which is not a separate line.
    if range.upperBound < text.utf8.count, rest.last == Self.newline { rest = rest.dropLast() }
    var offset = range.lowerBound
    while let end = rest.firstIndex(of: Self.newline) {
      let line = rest[..<end]
      wrap(Substring(line), at: offset)
      offset += line.count + 1
      rest = rest[rest.index(after: end)...]
    }
    wrap(Substring(rest), at: offset)
  }

  private mutating func wrap(_ line: Substring, at offset: Int) {
    let isShort = line.utf8.count <= columns && line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    guard !isShort else { return broken.append(Line(start: offset, end: offset + line.utf8.count)) }
    var start = line.startIndex
    var used = 0
    // The last place to break the line, and the columns before it.
    var place: (index: String.Index, used: Int)?
    func bytes(to end: String.Index) -> Int { offset + line.utf8.distance(from: line.startIndex, to: end) }
    for index in line.indices {
      let character = line[index]
      let width = DisplayText.columns(of: character)
      let isBlank = character == " "
      if width > 1, index > start { place = (index, used) }
      while used + width > columns + (isBlank ? 1 : 0), index > start {
        var end = (index: index, used: used)
        if let place, place.index > start, fits(line[place.index...]) { end = place }
        broken.append(Line(start: bytes(to: start), end: bytes(to: end.index)))
        start = end.index
        used -= end.used
        place = nil
      }
      used += width
      if isBlank { place = (line.index(after: index), used) }
    }
    broken.append(Line(start: bytes(to: start), end: bytes(to: line.endIndex)))
  }

  /// True if the text up to its first break opportunity fits into one line.
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
