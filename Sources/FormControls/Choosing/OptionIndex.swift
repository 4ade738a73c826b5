/// The names of a list's entries in lower case, in one buffer, to be filtered with each key.
///
/// A longer filter searches only the last matches. Buffers are reused.
struct OptionIndex {
  private var bytes: [UInt8] = []
  /// The offset of each label, and the end.
  private var starts: [Int] = [0]
  private var words = FilterWords()
  private var lastWords = FilterWords()
  /// The last filter if nothing matches it: neither does anything match a longer one.
  private var vain: String?
  /// The last matches in the order of the list, and their ranks.
  private var found: [Int] = []
  private var ranks: [UInt8] = []
  /// The next index for each rank among the matches.
  private var places = [Int](repeating: 0, count: 257)
  private var lastFound: [Int] = []

  private var count: Int { starts.count - 1 }

  init(_ options: any OptionProvider) { extend(options) }

  /// Reads labels that were appended since.
  mutating func extend(_ options: any OptionProvider) {
    let first = count
    options.appendLabels(from: first, to: &bytes, ends: &starts)
    lowerLabels(from: first)
    // The previous matches may not include all labels that match now.
    words = FilterWords()
    vain = nil
  }

  private mutating func lowerLabels(from first: Int) {
    let start = starts[first]
    var all: UInt8 = 0
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in start..<bytes.count {
        let byte = bytes[place]
        all |= byte
        bytes[place] = byte &- 0x41 < 26 ? byte | 0x20 : byte
      }
    }
    guard all >= 0x80 else { return }
    // Non-ASCII letters may take more or fewer bytes in lower case.
    let labels = zip(starts[first...], starts[(first + 1)...]).map { bytes[$0..<$1] }
    bytes.removeSubrange(start...)
    for (index, label) in labels.enumerated() {
      if label.contains(where: { $0 >= 0x80 }) {
        bytes.append(contentsOf: String(decoding: label, as: UTF8.self).folded.utf8)
      } else {
        bytes.append(contentsOf: label)
      }
      starts[first + index + 1] = bytes.count
    }
  }

  /// Finds the entries whose names contain every word of the filter, by index: best matches first (see `WordMatch`),
  /// those first in which several words stand together as they were typed; then in the order of the list. Letters that
  /// only follow each other count where no name has the words as they were typed.
  mutating func find(_ filter: String, in matches: inout [Int]) {
    if let vain, filter.hasPrefix(vain) { return matches.removeAll(keepingCapacity: true) }
    swap(&words, &lastWords)
    swap(&found, &lastFound)
    words.read(filter)
    matches.removeAll(keepingCapacity: true)
    guard !words.isEmpty else { return matches.append(contentsOf: 0..<count) }
    found.removeAll(keepingCapacity: true)
    ranks.removeAll(keepingCapacity: true)
    if !lastWords.isEmpty && words.narrows(lastWords) { look(among: lastFound) } else { look(among: 0..<count) }
    vain = found.isEmpty ? filter : nil
    putInOrder(&matches)
  }

  /// True if a name of one of these entries has the text, with its blanks, at its start or that of a word.
  func hasName(with text: String, among entries: [Int]) -> Bool {
    let wanted = Array(text.folded.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        entries.contains { entry in
          guard entry < count else { return false }
          let names = UnsafeBufferPointer(rebasing: bytes[starts[entry]..<starts[entry + 1]])
          return (WordMatch.find(wanted, in: names)?.rank ?? .max) <= WordMatch.lastRankOfStart
        }
      }
    }
  }

  private mutating func look(among labels: some Sequence<Int>) {
    let (words, bytes, starts) = (words, bytes, starts)
    bytes.withUnsafeBufferPointer { bytes in
      words.letters.withUnsafeBufferPointer { letters in
        for index in labels {
          let label = UnsafeBufferPointer(rebasing: bytes[starts[index]..<starts[index + 1]])
          var rank: Int? = 0
          var isScattered = false
          for range in words.ranges {
            let word = UnsafeBufferPointer(rebasing: letters[range])
            guard let sum = rank, let match = WordMatch.find(word, in: label) else {
              rank = nil
              break
            }
            rank = sum + match.rank
            isScattered = isScattered || match.isScattered
          }
          guard var rank else { continue }
          if words.ranges.count > 1 {
            let together = WordMatch.find(letters, in: label).flatMap { $0.isScattered ? nil : $0.rank }
            rank = together ?? WordMatch.lastRankOfWhole + 1 + rank
          }
          found.append(index)
          rank = min(rank, Self.firstScattered - 1)
          ranks.append(UInt8(isScattered ? Self.firstScattered + rank : rank))
        }
      }
    }
  }

  /// The ranks of matches in which the letters of a word only follow each other.
  private static let firstScattered = 128

  /// Sorts the matches by rank; stable. Linear, since there are few ranks.
  private mutating func putInOrder(_ matches: inout [Int]) {
    for rank in places.indices { places[rank] = 0 }
    for rank in ranks { places[Int(rank) + 1] += 1 }
    for rank in 1...256 { places[rank] += places[rank - 1] }
    let wholes = places[Self.firstScattered]
    matches.append(contentsOf: repeatElement(0, count: wholes > 0 ? wholes : found.count))
    for (place, rank) in ranks.enumerated() where wholes == 0 || rank < Self.firstScattered {
      matches[places[Int(rank)]] = found[place]
      places[Int(rank)] += 1
    }
  }
}

/// The words of a filter in lower case, in one buffer, which the next filter reuses.
struct FilterWords {
  /// The bytes of all words, a space between them.
  private(set) var letters: [UInt8] = []
  /// The range of each word among the bytes.
  private(set) var ranges: [Range<Int>] = []

  var isEmpty: Bool { ranges.isEmpty }

  mutating func read(_ filter: String) {
    letters.removeAll(keepingCapacity: true)
    ranges.removeAll(keepingCapacity: true)
    var start: Int?
    func endWord() {
      if let start { ranges.append(start..<letters.count) }
      start = nil
    }
    func append(_ byte: UInt8) {
      guard byte != UInt8(ascii: " ") else { return endWord() }
      if start == nil {
        if !letters.isEmpty { letters.append(UInt8(ascii: " ")) }
        start = letters.count
      }
      letters.append(byte)
    }
    // The same as `folded`, without a string for the whole.
    for scalar in filter.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
      } else {
        scalar.properties.lowercaseMapping.withoutMarks.utf8.forEach(append)
      }
    }
    endWord()
  }

  /// True if a text with all of these words also has all of the others: each of them is a prefix of one of these.
  func narrows(_ others: FilterWords) -> Bool {
    ranges.count >= others.ranges.count
      && zip(ranges, others.ranges).allSatisfy { letters[$0].starts(with: others.letters[$1]) }
  }
}
