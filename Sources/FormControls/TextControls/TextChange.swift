/// What differs between a text and its next version: one part between equal ends.
struct TextChange {
  /// The number of bytes that are equal at the beginning, in whole scalars.
  let start: Int
  /// The number of bytes that are equal at the end, in whole scalars.
  let end: Int
  /// The bytes by which the equal end moves.
  let shift: Int

  init(from old: String, to new: String) {
    (start, end, shift) = old.utf8Span.span.withUnsafeBufferPointer { before in
      new.utf8Span.span.withUnsafeBufferPointer { after in
        var start = before.commonPrefixCount(with: after)
        func isInside(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
          start < bytes.count && UTF8.isContinuation(bytes[start])
        }
        while start > 0, isInside(before) || isInside(after) { start -= 1 }
        var end = before.commonSuffixCount(with: after, atMost: min(before.count, after.count) - start)
        while end > 0, UTF8.isContinuation(after[after.count - end]) { end -= 1 }
        return (start, end, after.count - before.count)
      }
    }
  }

  /// The change to a text of which nothing is known to be equal.
  init(ofAll old: String, to new: String) {
    (start, end, shift) = (0, 0, new.utf8.count - old.utf8.count)
  }
}

extension Control {
  /// Leaves out the control characters that have come into the buffer since it held `known`, as a paste does; those come
  /// quoted, yanked, from an editor, or in place of another character.
  /// - Returns: True if there were any.
  func leaveOutControls(since known: String) -> Bool {
    let edited = buffer.text
    let lines = buffer.pastePolicy.newlines == .keep ? String.Lines.several : .joined
    guard edited != known, !insertsOneByte(since: known, edited) else { return false }
    let change = TextChange(from: known, to: edited)
    let added = String(Substring(edited.utf8.dropFirst(change.start).dropLast(change.end)))
    guard added.inLines(lines) != added, case let kept = edited.inLines(lines), kept != edited else { return false }
    buffer.revise(text: kept, point: min(buffer.point, kept.utf8.count))
    if buffer.pastePolicy.leavesOut(Array(added.utf8)) { show(notice: Message.formControlsLeftOut.text(in: language)) }
    return true
  }

  /// True if it is seen at a glance that a typed character came in, and no control character.
  private func insertsOneByte(since known: String, _ edited: String) -> Bool {
    let (point, bytes) = (buffer.point, edited.utf8Span.span)
    guard bytes.count == known.utf8.count + 1, point > 0 else { return false }
    // 0xC2 begins the control characters above ASCII, of which one may stand at point in place of a shorter character.
    return bytes[point - 1] >= 0x20 && bytes[point - 1] != 0x7F && (point == bytes.count || bytes[point] != 0xC2)
  }
}

/// 32 bytes at a time, then eight, since each key compares a whole text with the one before it.
extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes at the beginning that another text has there, too.
  fileprivate func commonPrefixCount(with other: Self) -> Int {
    let shorter = Swift.min(count, other.count)
    var length = 0
    while length + 32 <= shorter, difference(at: length, from: other, at: length) == 0 { length += 32 }
    while length + 8 <= shorter, word(at: length) == other.word(at: length) { length += 8 }
    while length < shorter, self[length] == other[length] { length += 1 }
    return length
  }

  /// The number of bytes at the end that another text has there, too, up to a limit.
  fileprivate func commonSuffixCount(with other: Self, atMost limit: Int) -> Int {
    var length = 0
    while length + 32 <= limit,
      difference(at: count - length - 32, from: other, at: other.count - length - 32) == 0
    {
      length += 32
    }
    while length + 8 <= limit, word(at: count - length - 8) == other.word(at: other.count - length - 8) { length += 8 }
    while length < limit, self[count - length - 1] == other[other.count - length - 1] { length += 1 }
    return length
  }

  /// 0 if 32 bytes are equal. One branch for all of them takes a third of the time of one for each word.
  private func difference(at position: Int, from other: Self, at place: Int) -> UInt64 {
    (word(at: position) ^ other.word(at: place)) | (word(at: position + 8) ^ other.word(at: place + 8))
      | (word(at: position + 16) ^ other.word(at: place + 16)) | (word(at: position + 24) ^ other.word(at: place + 24))
  }

  private func word(at position: Int) -> UInt64 {
    UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: position, as: UInt64.self)
  }
}
