extension StringProtocol {
  /// Without whitespace at either end.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return self[endIndex...] }
    return self[first...last]
  }

  /// Trimmed, with every run of whitespace inside made one space.
  var collapsed: String {
    var collapsed = ""
    for word in split(whereSeparator: \.isBlank) {
      if !collapsed.isEmpty { collapsed += " " }
      collapsed += String(word)
    }
    return collapsed
  }

  /// Without the characters that people put between groups of digits.
  var withoutGrouping: String {
    String(filter { !$0.isBlank && $0 != "-" })
  }
}
