import Values

/// The match of a typed word in a label.
///
/// The best match is the whole label, then its prefix, then the prefix of a word in it, then the inside of one.
/// Otherwise the letters may match in order: the fewer letters between them, the better.
struct WordMatch: Equatable {
  /// The rank; 0 is best.
  let rank: Int
  /// The range from the first matching letter to the last.
  let range: Range<Int>
  /// True if there are other letters between the matching ones.
  let isScattered: Bool

  /// Finds a non-empty word; both must be in lower case. Linear in the label for most labels.
  nonisolated static func find<Label: RandomAccessCollection, Word: RandomAccessCollection>(
    _ word: Word, in label: Label
  ) -> WordMatch?
  where Label.Element: Letter, Word.Element == Label.Element, Label.Index == Int, Word.Index == Int {
    findWhole(word, in: label) ?? findScattered(word, in: label)
  }

  private nonisolated static func findWhole<Label: RandomAccessCollection, Word: RandomAccessCollection>(
    _ word: Word, in label: Label
  ) -> WordMatch?
  where Label.Element: Letter, Word.Element == Label.Element, Label.Index == Int, Word.Index == Int {
    let count = word.count
    guard count > 0, label.count >= count else { return nil }
    let first = word[word.startIndex]
    var inside: Int?
    var next = label.startIndex
    while let start = Label.Element.place(of: first, in: label, from: next), start + count <= label.endIndex {
      next = start + 1
      var length = 1
      while length < count, label[start + length] == word[word.startIndex + length] { length += 1 }
      guard length == count else { continue }
      if start == label.startIndex {
        return WordMatch(rank: label.count == count ? 0 : 1, range: start..<start + count, isScattered: false)
      }
      if label[start - 1].separatesWords { return WordMatch(rank: 2, range: start..<start + count, isScattered: false) }
      inside = inside ?? start
    }
    return inside.map { WordMatch(rank: 3, range: $0..<$0 + count, isScattered: false) }
  }

  private nonisolated static func findScattered<Label: RandomAccessCollection, Word: RandomAccessCollection>(
    _ word: Word, in label: Label
  ) -> WordMatch?
  where Label.Element: Letter, Word.Element == Label.Element, Label.Index == Int, Word.Index == Int {
    guard word.count > 1, label.count > word.count else { return nil }
    var end = label.startIndex
    for letter in word {
      guard let place = Label.Element.place(of: letter, in: label, from: end) else { return nil }
      end = place + 1
    }
    // A backward search from the last letter finds the shortest range that ends there.
    var start = end
    var next = word.endIndex
    while next > word.startIndex {
      start -= 1
      if label[start] == word[next - 1] { next -= 1 }
    }
    let begins = start == label.startIndex || label[start - 1].separatesWords
    let gaps = end - start - word.count
    return WordMatch(rank: 8 + min(gaps, 60) * 2 - (begins ? 1 : 0), range: start..<end, isScattered: true)
  }
}

/// An element of a word: a byte for searching, a character for marking matches.
protocol Letter: Equatable {
  /// True if a word may begin after it.
  nonisolated var separatesWords: Bool { get }

  /// The first index of a letter in a label, from a start index on.
  nonisolated static func place<Label: RandomAccessCollection>(
    of letter: Self, in label: Label, from start: Int
  ) -> Int? where Label.Element == Self, Label.Index == Int
}

extension Letter {
  nonisolated static func place<Label: RandomAccessCollection>(
    of letter: Self, in label: Label, from start: Int
  ) -> Int? where Label.Element == Self, Label.Index == Int { label[start...].firstIndex(of: letter) }
}

extension UInt8: Letter {
  nonisolated var separatesWords: Bool { !(self >= 0x80 || (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10) }

  nonisolated static func place<Label: RandomAccessCollection>(
    of letter: UInt8, in label: Label, from start: Int
  ) -> Int? where Label.Element == UInt8, Label.Index == Int {
    let first = label.startIndex
    let found = label.withContiguousStorageIfAvailable { $0.firstPlace(of: letter, from: start - first) }
    return found.map { $0.map { first + $0 } } ?? label[start...].firstIndex(of: letter)
  }
}

extension Character: Letter {
  nonisolated var separatesWords: Bool { isASCII && !isLetter && !isNumber }
}

/// Marks the characters of a label that the words of a filter match. Its buffers are reused for one label after another.
struct MarkedLabel {
  /// One flag for each character of the label.
  private(set) var isMarked: [Bool] = []
  private var filter = ""
  /// The words of the filter, split once for all labels.
  private var words = FilterWords<Character>()
  private var letters: [Character] = []

  mutating func read(_ label: String, filter: String) {
    letters.removeAll(keepingCapacity: true)
    isMarked.removeAll(keepingCapacity: true)
    for character in label {
      letters.append(Character(character.lowercased().first.map(String.init) ?? " "))
      isMarked.append(false)
    }
    if filter != self.filter {
      words.read(filter.lazy.flatMap { $0.lowercased() }, space: " ")
      self.filter = filter
    }
    for range in words.ranges { mark(words.letters[range]) }
  }

  private mutating func mark(_ word: ArraySlice<Character>) {
    guard let match = WordMatch.find(word, in: letters) else { return }
    var next = word.startIndex
    for place in match.range where next < word.endIndex && (!match.isScattered || letters[place] == word[next]) {
      isMarked[place] = true
      next += 1
    }
  }
}
