/// The labels of a list in lower case, one after the other, for filtering as somebody types.
///
/// 40,000 labels are one array of bytes; looking through it costs a few nanoseconds a byte, and what has been typed
/// further is only looked for in what matched before.
struct OptionIndex {
  private var bytes: [UInt8] = []
  /// Where each label begins, and the end.
  private var starts: [Int] = [0]
  private var lastWords: [[UInt8]] = []
  private var lastMatches: [Int]?

  /// Reads every label once.
  init(_ options: any OptionProvider) {
    for index in 0..<options.count {
      append(options.label(at: index))
      starts.append(bytes.count)
    }
  }

  private mutating func append(_ label: String) {
    let start = bytes.count
    bytes.append(contentsOf: label.utf8)
    for index in start..<bytes.count {
      guard bytes[index] < 0x80 else {
        bytes.removeSubrange(start...)
        bytes.append(contentsOf: label.lowercased().utf8)
        return
      }
      if (0x41...0x5a).contains(bytes[index]) { bytes[index] |= 0x20 }
    }
  }

  /// The labels that contain every word of the filter, by index; those that begin with the first word come first.
  mutating func matches(for filter: String) -> [Int] {
    let words = filter.lowercased().split(separator: " ").map { Array($0.utf8) }
    guard let first = words.first else { return Array(0..<starts.count - 1) }
    let candidates = lastWords.isEmpty || !narrows(words) ? nil : lastMatches
    var beginning: [Int] = []
    var containing: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      func look(at index: Int) {
        let label = UnsafeBufferPointer(rebasing: bytes[starts[index]..<starts[index + 1]])
        guard words.allSatisfy({ Self.contains(label, $0) }) else { return }
        if label.starts(with: first) { beginning.append(index) } else { containing.append(index) }
      }
      if let candidates { candidates.forEach(look) } else { (0..<starts.count - 1).forEach(look) }
    }
    // What was looked through in the order of the last answer is put back into the order of the list.
    if candidates != nil {
      beginning.sort()
      containing.sort()
    }
    lastWords = words
    lastMatches = beginning + containing
    return beginning + containing
  }

  /// Whether labels that contain all of `words` contained all words of the last filter.
  private func narrows(_ words: [[UInt8]]) -> Bool {
    words.count >= lastWords.count && zip(words, lastWords).allSatisfy { $0.starts(with: $1) }
  }

  private nonisolated static func contains(_ label: UnsafeBufferPointer<UInt8>, _ word: [UInt8]) -> Bool {
    guard label.count >= word.count, let first = word.first else { return word.isEmpty }
    var start = 0
    while start <= label.count - word.count {
      if label[start] == first {
        var length = 1
        while length < word.count, label[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      start += 1
    }
    return false
  }
}
