internal import Values

/// Whether a text from outside can stand in a field.
enum TextFitness {
  static func fault(in text: String, hasSeveralLines: Bool = false) -> SuggestionRejection.Reason? {
    if text.utf8.count > SuggestionEngine.longestText { return .tooLong }
    var isBlank = true
    for scalar in text.unicodeScalars {
      if isUnfit(scalar), !(hasSeveralLines && scalar == "\n") { return .controlCharacters }
      if scalar == "\u{FFFD}" { return .damaged }
      if isBlank, !scalar.properties.isWhitespace { isBlank = false }
    }
    return isBlank ? .blank : nil
  }

  /// C0, DEL, C1, line and paragraph separators, and the controls of the bidirectional algorithm (UAX #9 section 2).
  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C, 0xFEFF: true
    default: false
    }
  }
}
