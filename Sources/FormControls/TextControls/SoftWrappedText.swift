import TerminalModel

/// A text as lines of the screen, broken at line breaks and, if too long, after the last space that fits or between
/// wide characters; a word longer than a line is broken inside. A change breaks only the lines around it anew.
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
  /// The number of lines that the last update has broken.
  private(set) var linesBroken = 0

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
    let change = newColumns == columns ? TextChange(from: text, to: newText) : TextChange(ofAll: text, to: newText)
    let head = firstLine(affectedAt: change.start)
    let oldText = text
    text = newText
    columns = newColumns
    let tail = wrap(from: lines[head].start, changedTo: newText.utf8.count - change.end, shift: change.shift)
    let rewrapped = Rewrapping(replaced: head..<tail, shift: change.shift, oldText: oldText)
    for index in watched where looksDifferent(index, after: rewrapped) { lineDidChange(index) }
    if change.shift != 0 { for index in tail..<lines.count { lines[index] = lines[index].moved(by: change.shift) } }
    lines.replaceSubrange(head..<tail, with: broken)
    linesBroken = broken.count
    broken.removeAll(keepingCapacity: true)
  }

  /// The first line that a change at an offset may break elsewhere. Where a line ends depends on the word after it,
  /// which the next line begins with; a change at the start of a line also changes the one before.
  private func firstLine(affectedAt offset: Int) -> Int {
    var index = line(showing: offset) ?? 0
    for _ in 0..<2 where index > 0 && lines[index - 1].end == lines[index].start { index -= 1 }
    return index
  }

  /// The effect of an update: ``broken`` replaces some lines, and those after them move.
  private struct Rewrapping {
    let replaced: Range<Int>
    let shift: Int
    let oldText: String
  }

  private func looksDifferent(_ index: Int, after change: Rewrapping) -> Bool {
    guard index >= change.replaced.lowerBound else { return false }
    let old = index < lines.count ? lines[index] : nil
    let new = line(index, after: change)
    guard let old, let new else { return (old == nil) != (new == nil) }
    return Self.part(of: change.oldText, in: old) != shown(new)
  }

  private func line(_ index: Int, after change: Rewrapping) -> Line? {
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

  private static let newline = UInt8(ascii: "\n")

  // MARK: Breaking

  /// Wraps the text from an offset to its end, or to where a line begins after the change as one did before.
  /// - Returns: The first of the old lines that stand.
  private mutating func wrap(from start: Int, changedTo changeEnd: Int, shift: Int) -> Int {
    let lines = lines
    /// The old line that began where a new one does, if nothing from there on has changed.
    func standing(at offset: Int) -> Int? {
      guard offset >= changeEnd else { return nil }
      let index = lines.partitioningIndex { $0.start >= offset - shift }
      return index < lines.count && lines[index].start == offset - shift ? index : nil
    }
    var rest = Substring(text.utf8.dropFirst(start)).utf8
    var offset = start
    while let end = rest.firstIndex(of: Self.newline) {
      let line = rest[..<end]
      if let standing = wrap(Substring(line), at: offset, until: standing) { return standing }
      offset += line.count + 1
      if let standing = standing(at: offset) { return standing }
      rest = rest[rest.index(after: end)...]
    }
    return wrap(Substring(rest), at: offset, until: standing) ?? lines.count
  }

  /// Wraps one line of the text.
  /// - Parameter standing: Says at the beginning of a new line which of the old lines goes on from there, if any.
  private mutating func wrap(_ line: Substring, at offset: Int, until standing: (Int) -> Int?) -> Int? {
    let isShort = line.utf8.count <= columns && line.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
    if isShort {
      broken.append(Line(start: offset, end: offset + line.utf8.count))
      return nil
    }
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
        if let standing = standing(bytes(to: end.index)) { return standing }
        start = end.index
        used -= end.used
        place = nil
      }
      used += width
      if isBlank { place = (line.index(after: index), used) }
    }
    broken.append(Line(start: bytes(to: start), end: bytes(to: line.endIndex)))
    return nil
  }

  /// True if the text up to its first break opportunity fits into one line.
  private func fits(_ text: Substring) -> Bool {
    var used = 0
    for character in text {
      guard used <= columns else { return false }
      let width = DisplayText.columns(of: character)
      if character == " " || (width > 1 && used > 0) { return true }
      used += width
    }
    return used <= columns
  }
}
