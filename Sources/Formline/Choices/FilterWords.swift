/// The words of a filter, one behind the other, in memory that the words of the next filter have too.
struct FilterWords<Element: Letter> {
  /// The letters of all words.
  private(set) var letters: [Element] = []
  /// Where each word is among the letters.
  private(set) var ranges: [Range<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }

  /// - Parameter space: What stands between words.
  mutating func read(_ text: some Sequence<Element>, space: Element) {
    letters.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    var start = 0
    for letter in text {
      guard letter == space else {
        letters.append(letter)
        continue
      }
      end(wordFrom: &start)
    }
    end(wordFrom: &start)
  }

  private mutating func end(wordFrom start: inout Int) {
    if start < letters.count { ranges.append(start..<letters.count) }
    start = letters.count
  }

  /// Whether what has all of these words has all of the others too, since each begins with one of them.
  func narrows(_ others: FilterWords) -> Bool {
    ranges.count >= others.ranges.count
      && zip(ranges, others.ranges).allSatisfy { letters[$0].starts(with: others.letters[$1]) }
  }
}
