/// What differs between a text and its next version: one part between equal ends.
struct TextChange {
  /// The number of bytes that are equal at the beginning, in whole scalars.
  let start: Int
  /// The number of bytes that are equal at the end, in whole scalars.
  let end: Int
  /// The bytes by which the equal end moves.
  let shift: Int

  init(from old: String, to new: String) {
    let (before, after) = (old.utf8Span.span, new.utf8Span.span)
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    func isInside(_ bytes: Span<UInt8>) -> Bool { start < bytes.count && UTF8.isContinuation(bytes[start]) }
    while start > 0, isInside(before) || isInside(after) { start -= 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    while end > 0, UTF8.isContinuation(after[after.count - end]) { end -= 1 }
    (self.start, self.end, shift) = (start, end, after.count - before.count)
  }

  /// The change to a text of which nothing is known to be equal.
  init(ofAll old: String, to new: String) {
    (start, end, shift) = (0, 0, new.utf8.count - old.utf8.count)
  }
}
