internal import Values

/// A telephone number as people write it: digits in any grouping, 3 to 15 of them (ITU-T E.164 section 6), with an
/// optional `+` and an optional extension. Whether the number exists is not a question of form.
enum TelephoneRule {
  enum Problem: Equatable {
    case tooFewDigits(Int)
    case tooManyDigits(Int)
    case misplacedPlus
    case unexpected(Character)
    case unknownCountryCode(String)
    case notACountryCode
    case notAPart
  }

  static func problem(in text: Substring) -> Problem? {
    let number = withoutExtension(text)
    if let wrong = number.first(where: { !$0.isASCIIDigit && !isGrouping($0) && $0 != "+" }) {
      return .unexpected(wrong)
    }
    if let plus = number.lastIndex(of: "+"), !number[..<plus].allSatisfy({ $0 == "(" || $0.isWhitespace }) {
      return .misplacedPlus
    }
    let digits = number.count(where: \.isASCIIDigit)
    if digits < 3 { return .tooFewDigits(digits) }
    // A number dialled abroad may carry the prefix 00 or 011 before its fifteen digits.
    let longest = number.contains("+") ? 15 : 18
    return digits > longest ? .tooManyDigits(digits) : nil
  }

  static func countryCodeProblem(in text: Substring) -> Problem? {
    var digits = text.hasPrefix("+") ? text.dropFirst() : text
    if !text.hasPrefix("+"), text.hasPrefix("00") { digits = text.dropFirst(2) }
    guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return .notACountryCode }
    let isKnown = Country.all.contains { $0.callingCode == digits }
    return isKnown ? nil : .unknownCountryCode(String(digits.prefix(4)))
  }

  static func partProblem(in text: Substring) -> Problem? {
    let isPart = text.contains(where: \.isASCIIDigit) && text.allSatisfy { $0.isASCIIDigit || isGrouping($0) }
    return isPart ? nil : .notAPart
  }

  private static func isGrouping(_ character: Character) -> Bool {
    character.isWhitespace || "-().,/*#;–·".contains(character)
  }

  /// The number before `ext. 12`, `x12` or RFC 3966's `;ext=12`.
  private static func withoutExtension(_ text: Substring) -> Substring {
    let letters = text.firstIndex { $0.isLetter }
    guard let letters, letters != text.startIndex else { return text }
    let word = text[letters...].prefix { $0.isLetter }.lowercased()
    let number = text[text.index(letters, offsetBy: word.count)...]
    guard ["x", "ext", "extension"].contains(word), number.contains(where: \.isASCIIDigit),
      number.allSatisfy({ $0.isASCIIDigit || " .:=".contains($0) })
    else { return text }
    return text[..<letters]
  }
}
