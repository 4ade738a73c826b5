/// The text of a line as a string, made after each edit in the memory of the string before the last one.
///
/// Whoever was given that one has as a rule gone on to a newer one. If somebody still holds it, Swift makes a copy: no
/// string that was given out ever changes.
struct ReusedText {
  private(set) var string = ""
  /// How often there was no memory to use again: it was too small, or somebody held the string in it.
  private(set) var storageGrowths = 0
  private var newer = Memory()
  private var older = Memory()

  /// The string becomes these bytes, repaired where they are not UTF-8. Costs a look at all of them, and memory only
  /// where they need more than the string before the last one had.
  ///
  /// - Parameter isSecret: whether no memory is used again that would keep the end of a longer text.
  mutating func become(_ bytes: UnsafeRawBufferPointer, isSecret: Bool) {
    guard bytes.count > Self.inlineBytes else {
      if isSecret { letGo() }
      string = String(decoding: bytes, as: UTF8.self)
      return
    }
    swap(&newer, &older)
    if !newer.hold(bytes, isSecret: isSecret) { storageGrowths += 1 }
    string = newer.string
  }

  /// Whoever was given the string makes something else of it at once: what comes next is made in the same memory, as
  /// the string before it is still in use.
  mutating func willBeRevised() {
    string = ""
    swap(&newer, &older)
  }

  /// Gives back the memory that is kept for texts to come.
  mutating func letGo() {
    newer = Memory()
    older = Memory()
  }

  /// A string of so many bytes has no memory of its own.
  fileprivate static let inlineBytes = 15
}

extension ReusedText {
  private struct Memory {
    var string = ""
    /// The most bytes it has held; it has room for twice as many at most.
    var mostBytes = 0

    /// - Returns: whether the memory is the one there was.
    mutating func hold(_ bytes: UnsafeRawBufferPointer, isSecret: Bool) -> Bool {
      let isTooLarge = mostBytes > 1024 + 4 * bytes.count
      if mostBytes == 0 || isTooLarge || (isSecret && bytes.count < string.utf8.count) {
        string = ""
        string.reserveCapacity(isSecret ? max(Self.secretBytes, 2 * bytes.count) : bytes.count)
        mostBytes = 0
      }
      let isFresh = mostBytes == 0
      let place = place
      replaceWhatDiffers(from: bytes)
      mostBytes = max(mostBytes, bytes.count)
      return !isFresh && place == self.place
    }

    /// Where the string lies.
    private var place: UnsafePointer<UInt8>? {
      mutating get { string.withUTF8 { $0.baseAddress } }
    }

    /// Memory for a secret is seldom found too small.
    private static let secretBytes = 128

    private mutating func replaceWhatDiffers(from bytes: UnsafeRawBufferPointer) {
      let same = string.withUTF8 { Self.sameEnds(of: UnsafeRawBufferPointer($0), and: bytes) }
      var rest = UnsafeRawBufferPointer(rebasing: bytes[same.start..<bytes.count - same.end])
      let isTyped = rest.count <= Self.typedBytes
      var start = same.start
      repeat {
        let count = isTyped ? Self.inlinePiece(of: rest) : rest.count
        let piece = String(decoding: UnsafeRawBufferPointer(rebasing: rest[..<count]), as: UTF8.self)
        string.replaceSubrange(range(between: (start, same.end)), with: piece)
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        // What is put in next stands before the end that is the same.
        start = string.utf8.count - same.end
      } while !rest.isEmpty
    }

    /// A longer change than this is made with a string of its own, and at once.
    private static let typedBytes = 256

    /// How much of the bytes is whole scalars and needs no memory as a string.
    private static func inlinePiece(of bytes: UnsafeRawBufferPointer) -> Int {
      guard bytes.count > ReusedText.inlineBytes else { return bytes.count }
      let ends = ReusedText.inlineBytes - 3...ReusedText.inlineBytes
      return ends.last { !isContinuation(bytes[$0]) } ?? ReusedText.inlineBytes
    }

    // The view of the bytes holds the string, which would be copied if it were changed meanwhile.
    private func range(between same: (start: Int, end: Int)) -> Range<String.Index> {
      let utf8 = string.utf8
      return utf8.index(utf8.startIndex, offsetBy: same.start)..<utf8.index(utf8.endIndex, offsetBy: -same.end)
    }

    /// How many bytes at the beginning and at the end are the same, of which `old` has whole scalars.
    private static func sameEnds(
      of old: UnsafeRawBufferPointer, and new: UnsafeRawBufferPointer
    ) -> (start: Int, end: Int) {
      let shorter = min(old.count, new.count)
      var start = 0
      while start + 8 <= shorter, word(in: old, at: start) == word(in: new, at: start) { start += 8 }
      while start < shorter, old[start] == new[start] { start += 1 }
      while start > 0, start < old.count, isContinuation(old[start]) { start -= 1 }
      var end = 0
      let rest = shorter - start
      while end + 8 <= rest, word(in: old, at: old.count - end - 8) == word(in: new, at: new.count - end - 8) {
        end += 8
      }
      while end < rest, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
      while end > 0, isContinuation(old[old.count - end]) { end -= 1 }
      return (start, end)
    }

    private static func word(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
  }
}
