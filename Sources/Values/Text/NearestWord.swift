/// Suggests corrections of misspelt words.
package enum NearestWord {
  /// The help for a word that is unknown, `did you mean 'name'?`; nil if no candidate is similar.
  package static func hint(for word: some StringProtocol, among candidates: some Sequence<String>) -> String? {
    to(word, among: candidates).map { "did you mean '\($0)'?" }
  }

  /// The candidate with the smallest edit distance (insertions, deletions, substitutions, transpositions of neighbours;
  /// case-insensitive), if that is one, or at most a third of the shorter word's length, and less than this length; else
  /// the first candidate with the word as a prefix, from three letters on. Considers 64 letters. Costs the product of the
  /// lengths for each candidate of similar length.
  package static func to(_ word: some StringProtocol, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return nil }
    let beginning = String(String.UnicodeScalarView(wanted))
    let wantedLetters = letters(of: beginning)
    var best: (word: String, mistakes: Int)?
    var completion: String?
    for candidate in candidates {
      // Nearly all candidates end here, and there may be thousands for each of a thousand words.
      if let wantedLetters, let offeredLetters = letters(of: candidate),
        (wantedLetters & ~offeredLetters).nonzeroBitCount > max(1, wanted.count / 3)
      {
        continue
      }
      let lowercased = candidate.lowercased()
      if completion == nil, wanted.count >= 3, lowercased.hasPrefix(beginning) { completion = candidate }
      let offered = Array(lowercased.unicodeScalars.prefix(64))
      let shorter = min(wanted.count, offered.count)
      // Only fewer mistakes than the best has are of interest.
      let limit = min(max(1, shorter / 3), shorter - 1, (best?.mistakes ?? .max) - 1)
      guard limit >= 0, abs(wanted.count - offered.count) <= limit else { continue }
      if let mistakes = mistakes(wanted, offered, atMost: limit) { best = (candidate, mistakes) }
    }
    return best?.word ?? completion
  }

  /// The letters of an ASCII text as bits, without case; nil for others. An edit brings at most one letter.
  private static func letters(of text: String) -> UInt64? {
    var letters: UInt64 = 0
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A: letters |= 1 << (byte - 0x61)
      case 0x41...0x5A: letters |= 1 << (byte - 0x41)
      case 0x30...0x39: letters |= 1 << (byte - 0x30 + 26)
      case 0x80...: return nil
      default: letters |= 1 << (byte % 28 + 36)
      }
    }
    return letters
  }

  /// The optimal string alignment distance; nil beyond a limit.
  private static func mistakes(_ left: [UnicodeScalar], _ right: [UnicodeScalar], atMost limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      current.reserveCapacity(last.count)
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforeLast, last) = (last, current)
      // A transposition skips a row, so that two of them tell what is left to come.
      if let least = last.min(), let before = beforeLast.min(), min(least, before) > limit { return nil }
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
