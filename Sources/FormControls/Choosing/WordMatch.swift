import Values

/// The match of a typed word in the names of an entry, a name a line, all as UTF-8 in lower case.
///
/// The best match is a whole name, then the start of one, then that of a word in one, then the inside of a word.
/// Otherwise the letters may match in order: the fewer letters between them, the better.
struct WordMatch: Equatable {
  /// The rank; 0 is best.
  let rank: Int
  /// The rank of a match at the start of a word; those of a whole name and of its start are lower.
  nonisolated static let lastRankOfStart = 2
  /// The rank of a match inside a word; those of letters that only stand in order are higher.
  nonisolated static let lastRankOfWhole = 3
  /// The range from the first matching byte to the last.
  let range: Range<Int>
  /// True if there are other bytes between the matching ones.
  let isScattered: Bool

  /// Finds a non-empty word. Linear in the label for most labels.
  nonisolated static func find(
    _ word: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>
  ) -> WordMatch? { findWhole(word, in: label) ?? findScattered(word, in: label) }

  private nonisolated static func findWhole(
    _ word: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>
  ) -> WordMatch? {
    let count = word.count
    guard count > 0, label.count >= count else { return nil }
    let first = word[0]
    var best: (rank: Int, start: Int)?
    var next = 0
    while let start = label.firstPlace(of: first, from: next), start + count <= label.count {
      next = start + 1
      var length = 1
      while length < count, label[start + length] == word[length] { length += 1 }
      guard length == count else { continue }
      let rank = rank(start..<start + count, in: label)
      if rank < best?.rank ?? .max { best = (rank, start) }
      if rank == 0 { break }
    }
    return best.map { WordMatch(rank: $0.rank, range: $0.start..<$0.start + count, isScattered: false) }
  }

  private nonisolated static func rank(_ match: Range<Int>, in label: UnsafeBufferPointer<UInt8>) -> Int {
    let newline = UInt8(ascii: "\n")
    guard match.lowerBound > 0, label[match.lowerBound - 1] != newline else {
      return match.upperBound == label.count || label[match.upperBound] == newline ? 0 : 1
    }
    return separatesWords(label[match.lowerBound - 1]) ? lastRankOfStart : lastRankOfWhole
  }

  private nonisolated static func findScattered(
    _ word: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>
  ) -> WordMatch? {
    guard word.count > 1 else { return nil }
    var best: WordMatch?
    var name = 0
    while name + word.count < label.count {
      let end = label.firstPlace(of: UInt8(ascii: "\n"), from: name) ?? label.count
      if let match = findScattered(word, in: label, name..<end), match.rank < best?.rank ?? .max { best = match }
      name = end + 1
    }
    return best
  }

  /// Letters in order within one name.
  private nonisolated static func findScattered(
    _ word: UnsafeBufferPointer<UInt8>, in label: UnsafeBufferPointer<UInt8>, _ name: Range<Int>
  ) -> WordMatch? {
    guard name.count > word.count else { return nil }
    var end = name.lowerBound
    for letter in word {
      guard let place = label.firstPlace(of: letter, from: end), place < name.upperBound else { return nil }
      end = place + 1
    }
    // A backward search from the last letter finds the shortest range that ends there.
    var start = end
    var next = word.count
    while next > 0 {
      start -= 1
      if label[start] == word[next - 1] { next -= 1 }
    }
    let begins = start == name.lowerBound || separatesWords(label[start - 1])
    let gaps = end - start - word.count
    return WordMatch(rank: 8 + min(gaps, 60) * 2 - (begins ? 1 : 0), range: start..<end, isScattered: true)
  }

  /// True if a word may begin after a byte.
  nonisolated static func separatesWords(_ byte: UInt8) -> Bool {
    !(byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10)
  }
}

/// Marks the characters of a label that the words of a filter match. Its buffers are reused for one label after another.
struct MarkedLabel {
  /// One flag for each character of the label.
  private(set) var isMarked: [Bool] = []
  private var filter = ""
  /// The words of the filter, split once for all labels.
  private var words = FilterWords()
  /// The label in lower case, and for each byte the index of its character.
  private var bytes: [UInt8] = []
  private var characters: [Int] = []

  mutating func read(_ label: String, filter: String) {
    bytes.removeAll(keepingCapacity: true)
    characters.removeAll(keepingCapacity: true)
    isMarked.removeAll(keepingCapacity: true)
    for character in label {
      bytes.append(contentsOf: character.folded.utf8)
      characters.append(contentsOf: repeatElement(isMarked.count, count: bytes.count - characters.count))
      isMarked.append(false)
    }
    if filter != self.filter {
      words.read(filter)
      self.filter = filter
    }
    for range in words.ranges { mark(range) }
  }

  private mutating func mark(_ word: Range<Int>) {
    let match = bytes.withUnsafeBufferPointer { label in
      words.letters.withUnsafeBufferPointer { WordMatch.find(UnsafeBufferPointer(rebasing: $0[word]), in: label) }
    }
    guard let match else { return }
    var next = word.lowerBound
    for place in match.range
    where next < word.upperBound && (!match.isScattered || bytes[place] == words.letters[next]) {
      isMarked[characters[place]] = true
      next += 1
    }
  }
}
