/// The labels of a list in lower case, in one buffer, for filtering with each key.
///
/// A mask of letters excludes most labels unread. A longer filter searches the last matches only. Buffers are reused.
struct OptionIndex {
  private var bytes: [UInt8] = []
  /// Where each label begins, and the end.
  private var starts: [Int] = [0]
  /// Which bytes occur in each label, by their low six bits.
  private var masks: [UInt64] = []
  private var words = FilterWords<UInt8>()
  private var lastWords = FilterWords<UInt8>()
  /// What matched last, in the order of the list, and how well.
  private var found: [Int] = []
  private var ranks: [UInt8] = []
  /// Where those of each rank go among the matches.
  private var places = [Int](repeating: 0, count: 257)
  /// What matched before.
  private var lastFound: [Int] = []

  /// Reads every label once.
  init(_ options: any OptionProvider) {
    let count = options.count
    starts.reserveCapacity(count + 1)
    masks.reserveCapacity(count)
    for index in 0..<count { append(at: index, of: options) }
  }

  /// Reads the labels that have come since, behind the others.
  mutating func extend(_ options: any OptionProvider) {
    for index in masks.count..<options.count { append(at: index, of: options) }
    // What matched before is not all that may match now.
    words = FilterWords()
  }

  private mutating func append(at index: Int, of options: any OptionProvider) {
    let start = bytes.count
    options.appendLabel(at: index, to: &bytes)
    var isASCII: UInt8 = 0
    var mask: UInt64 = 0
    let end = bytes.count
    bytes.withUnsafeMutableBufferPointer { bytes in
      for place in start..<end {
        var byte = bytes[place]
        isASCII |= byte
        if byte &- 0x41 < 26 {
          byte |= 0x20
          bytes[place] = byte
        }
        mask |= 1 << UInt64(byte & 63)
      }
    }
    if isASCII >= 0x80 {
      let label = String(decoding: bytes[start...], as: UTF8.self)
      bytes.removeSubrange(start...)
      bytes.append(contentsOf: label.lowercased().utf8)
      mask = bytes[start...].reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
    starts.append(bytes.count)
    masks.append(mask)
  }

  /// Finds the labels that contain every word of the filter, by index: best matches first (see `WordMatch`), then in
  /// the order of the list.
  mutating func find(_ filter: String, in matches: inout [Int]) {
    swap(&words, &lastWords)
    swap(&found, &lastFound)
    // What `lowercased()` is made of, without a string of the whole.
    words.read(filter.unicodeScalars.lazy.flatMap(\.properties.lowercaseMapping.utf8), space: UInt8(ascii: " "))
    matches.removeAll(keepingCapacity: true)
    guard !words.isEmpty else { return matches.append(contentsOf: masks.indices) }
    found.removeAll(keepingCapacity: true)
    ranks.removeAll(keepingCapacity: true)
    let mask = words.letters.reduce(UInt64(0)) { $0 | 1 << UInt64($1 & 63) }
    if !lastWords.isEmpty && words.narrows(lastWords) {
      for index in lastFound where masks[index] & mask == mask { look(at: index) }
    } else {
      for index in masks.indices where masks[index] & mask == mask { look(at: index) }
    }
    putInOrder(&matches)
  }

  private mutating func look(at index: Int) {
    let rank = bytes.withUnsafeBufferPointer { bytes in
      words.letters.withUnsafeBufferPointer { letters in
        let label = UnsafeBufferPointer(rebasing: bytes[starts[index]..<starts[index + 1]])
        return words.ranges.reduce(Int?(0)) { rank, range in
          let word = UnsafeBufferPointer(rebasing: letters[range])
          guard let rank, let match = WordMatch.find(word, in: label) else { return nil }
          return rank + match.rank
        }
      }
    }
    guard let rank else { return }
    found.append(index)
    ranks.append(UInt8(min(rank, 255)))
  }

  /// What was found by rank, and within one rank as it was. Linear: there are few ranks.
  private mutating func putInOrder(_ matches: inout [Int]) {
    matches.append(contentsOf: repeatElement(0, count: found.count))
    for rank in places.indices { places[rank] = 0 }
    for rank in ranks { places[Int(rank) + 1] += 1 }
    for rank in 1...256 { places[rank] += places[rank - 1] }
    for (place, rank) in ranks.enumerated() {
      matches[places[Int(rank)]] = found[place]
      places[Int(rank)] += 1
    }
  }
}

/// The words of a filter in one buffer, which the next filter reuses.
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

  /// True if a text with all of these words has all of the others too: each of them is the beginning of one of these.
  func narrows(_ others: FilterWords) -> Bool {
    ranges.count >= others.ranges.count
      && zip(ranges, others.ranges).allSatisfy { letters[$0].starts(with: others.letters[$1]) }
  }
}
