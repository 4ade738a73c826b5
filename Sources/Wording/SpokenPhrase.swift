/// A phrase with numbers in it, in digits or in words: `in N days`, `half past H`, `M to H`.
///
/// A capital stands for a number, everything else for itself: the texts that are compared are in small letters.
package struct SpokenPhrase: Sendable {
  /// What stands before, between and after the numbers.
  private let pieces: [String]
  /// What each number is: a count `N`, an hour `H`, minutes `M`.
  private let kinds: [Character]
  /// Minutes after the hour that the phrase says without a number, negative before it; 1 or -1 for those of `M`.
  private let minutes: Int

  /// - Parameter minutes: For the phrase of a time, see above.
  init(_ pattern: Substring, minutes: Int = 0) {
    kinds = pattern.filter { "NHM".contains($0) }
    pieces = pattern.split(omittingEmptySubsequences: false, whereSeparator: { "NHM".contains($0) }).map(String.init)
    self.minutes = minutes
  }

  /// The numbers of a text that is this phrase, in order; nil for another text. Cost: linear in the text.
  /// - Parameter words: Numbers as words.
  package func numbers(in text: String, _ words: [String: Int]) -> [Int]? {
    guard text.hasPrefix(pieces[0]) else { return nil }
    var rest = text.dropFirst(pieces[0].count)
    var numbers: [Int] = []
    for (place, piece) in pieces.enumerated().dropFirst() {
      let isLast = place == pieces.count - 1
      let end =
        if isLast {
          rest.hasSuffix(piece) ? rest.index(rest.endIndex, offsetBy: -piece.count) : nil
        } else {
          rest.firstRange(of: piece)?.lowerBound
        }
      guard let end, let number = Self.number(rest[..<end], words) else { return nil }
      numbers.append(number)
      rest = rest[end...].dropFirst(piece.count)
    }
    return numbers
  }

  /// The hour of a time that is this phrase, and the minutes after it, negative before it.
  package func reading(of text: String, _ words: [String: Int]) -> (hour: Int, minutes: Int)? {
    guard let numbers = numbers(in: text, words), let hour = kinds.firstIndex(of: "H") else { return nil }
    guard let place = kinds.firstIndex(of: "M") else { return (numbers[hour], minutes) }
    return 1...59 ~= numbers[place] ? (numbers[hour], minutes * numbers[place]) : nil
  }

  private static func number(_ text: Substring, _ words: [String: Int]) -> Int? {
    if let number = words[String(text)] { return number }
    guard 1...3 ~= text.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }
}
