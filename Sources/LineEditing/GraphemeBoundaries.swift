// Grapheme cluster boundaries (UAX #29) in a window of a UTF-8 text, for readline's character commands. They run on
// readline's stack and must not call into it.

/// The initial size of the window, in bytes; longer clusters make it grow.
private nonisolated let windowLength = 64
/// How many bytes back to look for a boundary that can be trusted.
private nonisolated let farthestBack = 1024

/// The boundary after `offset` in `text`; `length` at the end.
nonisolated func nextBoundary(_ text: UnsafePointer<CChar>, _ length: Int32, _ offset: Int32) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
  return Int32(graphemeBoundary(after: Int(offset), in: bytes))
}

/// The boundary before `offset` in `text`; 0 at the beginning.
nonisolated func previousBoundary(_ text: UnsafePointer<CChar>, _ length: Int32, _ offset: Int32) -> Int32 {
  let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
  return Int32(graphemeBoundary(before: Int(offset), in: bytes))
}

nonisolated func graphemeBoundary(after offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
  var window = windowLength
  while true {
    let end = scalarStart(atOrBefore: min(offset + window, bytes.count), in: bytes)
    let text = String(decoding: bytes[offset..<max(end, offset)], as: UTF8.self)
    guard let first = text.first else { return bytes.count }
    let boundary = offset + first.utf8.count
    // A cluster that fills the window may continue after it.
    if boundary < end || end == bytes.count { return min(boundary, bytes.count) }
    window *= 4
  }
}

nonisolated func graphemeBoundary(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
  let start = trustedBoundary(before: offset, in: bytes)
  let text = String(decoding: bytes[start..<offset], as: UTF8.self)
  guard let last = text.last else { return start }
  return max(offset - last.utf8.count, 0)
}

private nonisolated func scalarStart(atOrBefore offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
  var start = offset
  while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
  return start
}

/// A boundary before `offset` that needs no context: before printable ASCII or an ideograph, which only a few Prepend
/// characters of Indic scripts join.
private nonisolated func trustedBoundary(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
  let limit = max(0, offset - farthestBack)
  var start = scalarStart(atOrBefore: offset - 1, in: bytes)
  while start > limit {
    let lead = bytes[start]
    if (0x20...0x7E).contains(lead) || (0xE4...0xE9).contains(lead) { return start }
    start = scalarStart(atOrBefore: start - 1, in: bytes)
  }
  return start
}
