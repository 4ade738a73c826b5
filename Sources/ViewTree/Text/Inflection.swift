/// Foundation's automatic grammar agreement, as far as forms need it: `^[\(count) file](inflect: true)` is `1 file` or
/// `2 files`. The last word is put into the plural by the rules of English; write texts of other languages out.
nonisolated enum Inflection {
  private static let start = "^["
  private static let end = "](inflect: true)"

  /// A pattern with its inflected parts replaced.
  /// - Parameters:
  ///   - pattern: The text, with `placeholder` in place of each value.
  ///   - values: The values as texts, in order.
  static func applied(to pattern: String, placeholder: Character, values: [String]) -> String {
    // Texts without a bracket are most, and a search for a text is dear.
    guard pattern.utf8.contains(UInt8(ascii: "[")), pattern.contains(end) else { return pattern }
    var result = ""
    var rest = pattern[...]
    var used = 0
    while let close = rest.firstRange(of: end), let open = rest[..<close.lowerBound].lastRange(of: start) {
      result += rest[..<open.lowerBound]
      used += rest[..<open.lowerBound].count { $0 == placeholder }
      let phrase = rest[open.upperBound..<close.lowerBound]
      let count = phrase.count { $0 == placeholder }
      let numbers = values.dropFirst(used).prefix(count) + phrase.split(separator: " ").map(String.init)
      let number = numbers.lazy.compactMap(Double.init).first
      result += number == nil || number == 1 ? String(phrase) : pluralized(phrase)
      used += count
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "mouse": "mice",
  ]

  private static func pluralized(_ phrase: Substring) -> String {
    let start = phrase.lastIndex(of: " ").map { phrase.index(after: $0) } ?? phrase.startIndex
    return phrase[..<start] + plural(of: String(phrase[start...]))
  }

  private static func plural(of word: String) -> String {
    if let known = irregular[word] { return known }
    guard let last = word.last, last.isLetter else { return word }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    let isVowel = word.dropLast().last.map { "aeiou".contains($0) } ?? true
    return last == "y" && !isVowel ? word.dropLast() + "ies" : word + "s"
  }
}

extension Substring {
  fileprivate nonisolated func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
  fileprivate nonisolated func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
