/// The labels of a list in lower case, one after the other, for filtering as somebody types.
///
/// 40,000 labels are one array of bytes. Labels without all the letters that were typed are told by a mask; what has
/// been typed further is only looked for in what matched before.
struct OptionIndex {
  private var bytes: [UInt8] = []
  /// Where each label begins, and the end.
  private var starts: [Int] = [0]
  /// Which bytes occur in each label, by their low six bits.
  private var masks: [UInt64] = []
  private var lastWords: [[UInt8]] = []
  /// What matched last, in the order of the list.
  private var lastFound: [Int] = []

  /// Reads every label once.
  init(_ options: any OptionProvider) {
    let count = options.count
    starts.reserveCapacity(count + 1)
    masks.reserveCapacity(count)
    for index in 0..<count { append(at: index, of: options) }
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
      bytes.removeSubrange(start...)
      bytes.append(contentsOf: options.label(at: index).lowercased().utf8)
      mask = bytes[start...].reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
    starts.append(bytes.count)
    masks.append(mask)
  }

  /// The labels in which every word of the filter is found, by index: the best matches first, equally good ones in the
  /// order of the list. See `WordMatch` for what is good.
  mutating func matches(for filter: String) -> [Int] {
    let words = filter.lowercased().split(separator: " ").map { Array($0.utf8) }
    guard !words.isEmpty else {
      lastWords = []
      return Array(0..<masks.count)
    }
    let candidates = lastWords.isEmpty || !narrows(words) ? nil : lastFound
    var found: [Int] = []
    var ranks: [UInt8] = []
    let mask = words.joined().reduce(UInt64(0)) { $0 | 1 << UInt64($1 & 63) }
    bytes.withUnsafeBufferPointer { bytes in
      func look(at index: Int) {
        guard masks[index] & mask == mask else { return }
        let label = UnsafeBufferPointer(rebasing: bytes[starts[index]..<starts[index + 1]])
        var rank = 0
        for word in words {
          guard let match = word.withUnsafeBufferPointer({ WordMatch.find($0, in: label) }) else { return }
          rank += match.rank
        }
        found.append(index)
        ranks.append(UInt8(min(rank, 255)))
      }
      if let candidates { candidates.forEach(look) } else { for index in masks.indices { look(at: index) } }
    }
    lastWords = words
    lastFound = found
    return Self.ordered(found, by: ranks)
  }

  /// The same indices by rank, those of one rank as they were. Linear: there are few ranks.
  private static func ordered(_ found: [Int], by ranks: [UInt8]) -> [Int] {
    var places = [Int](repeating: 0, count: 257)
    for rank in ranks { places[Int(rank) + 1] += 1 }
    for rank in 1...256 { places[rank] += places[rank - 1] }
    return [Int](unsafeUninitializedCapacity: found.count) { buffer, count in
      for (place, rank) in ranks.enumerated() {
        buffer[places[Int(rank)]] = found[place]
        places[Int(rank)] += 1
      }
      count = found.count
    }
  }

  /// Whether labels that match all of `words` matched all words of the last filter.
  private func narrows(_ words: [[UInt8]]) -> Bool {
    words.count >= lastWords.count && zip(words, lastWords).allSatisfy { $0.starts(with: $1) }
  }
}
