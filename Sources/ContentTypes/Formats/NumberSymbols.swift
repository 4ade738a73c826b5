internal import Values

/// The number symbols of a locale (Unicode CLDR, "Number Symbols" and "Number Patterns").
struct NumberSymbols: Hashable, Sendable {
  /// What stands before and after a number.
  struct Surrounding: Hashable, Sendable {
    var before = ""
    var after = ""

    /// A minus stands before all of it.
    func around(_ number: String) -> String {
      let sign = number.hasPrefix("-") ? "-" : ""
      return sign + before + number.dropFirst(sign.count) + after
    }
  }

  let decimal: Character
  /// Separates groups of digits; empty if digits are not grouped.
  let group: String
  /// The number of digits that stand at least before the first separator: 2 in Spain, which writes `1000`.
  var leastBeforeGroup = 1
  /// The digits of the groups before the last, which has three: two in India (CLDR's `#,##,##0.###`).
  var groupSize = 3
  /// The percent sign, with a gap where the locale has one.
  let percent: Surrounding
  /// `¤`, which stands for a currency's sign, likewise.
  let amount: Surrounding

  static let noBreakSpace = "\u{A0}"
}

extension NumberSymbols {
  /// Without a locale, digits are those of programs and not grouped.
  init(_ locale: LocaleName?) {
    self =
      locale.map(LocaleConventions.of)?.numbers
      ?? Self(decimal: ".", group: "", percent: Surrounding(after: "%"), amount: Surrounding(before: "¤"))
  }
}

/// Numbers as text, and back.
extension NumberSymbols {
  /// The digits with separators, after a minus for negative numbers.
  func text(of number: DecimalNumber, leastPlaces: Int = 0, usesGroups: Bool = true) -> String {
    let padding = String(repeating: "0", count: max(0, leastPlaces - number.fraction.count))
    let fraction = number.fraction + padding
    return (number.isNegative ? "-" : "") + (usesGroups ? grouped(number.whole) : number.whole)
      + (fraction.isEmpty ? "" : String(decimal) + fraction)
  }

  private func grouped(_ digits: String) -> String {
    guard !group.isEmpty, digits.count >= 3 + leastBeforeGroup else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > (groups.isEmpty ? 3 : groupSize) {
      groups.append(rest.suffix(groups.isEmpty ? 3 : groupSize))
      rest = rest[..<groups[groups.count - 1].startIndex]
    }
    return ([rest] + groups.reversed()).joined(separator: group)
  }

  /// Parses a leading sign, any grouping, one decimal separator and any spaces. nil for everything else.
  func number(in text: String) -> DecimalNumber? {
    guard text.utf8.count <= DecimalNumber.longestText else { return nil }
    var rest = text.filter { !$0.isWhitespace }[...]
    let sign = rest.first.flatMap { "-−".contains($0) ? "-" : $0 == "+" ? "+" : nil }
    if sign != nil { rest.removeFirst() }
    let digits = withPoint(rest)
    guard digits.first != "-", digits.first != "+", !digits.contains(where: { $0 == "e" || $0 == "E" }) else {
      return nil
    }
    return DecimalNumber((sign == "-" ? "-" : "") + digits)
  }

  /// The digits without grouping, with a point as the decimal separator.
  private func withPoint(_ text: Substring) -> String {
    let group = group.first
    // A point typed on a numeric keypad is also a decimal separator, unless it separates thousands.
    let pointIsDecimal = group != "." || Self.isLonePoint(in: text)
    var digits = ""
    var hasPoint = false
    for character in text {
      let isDecimal = character == decimal || (character == "." && pointIsDecimal)
      if isDecimal {
        digits.append(".")
        hasPoint = true
      } else if let group, !hasPoint, Self.isSame(character, group) {
        continue
      } else {
        digits.append(character)
      }
    }
    return digits.hasSuffix(".") ? String(digits.dropLast()) : digits
  }

  /// True if the only separator is a point not followed by exactly three digits, as in `1.5`.
  private static func isLonePoint(in text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count != 3 && !text.contains(",")
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || ("'’".contains(one) && "'’".contains(other))
  }
}

/// The display of a number: grouping, the minimum number of digits after the point, and a unit.
package struct NumberStyle: Hashable, Sendable {
  package var decimals: Int?
  package var unit: String?
  package var unitIsBefore = false

  package init() {}

  /// True if anything is set; otherwise numbers are displayed as typed.
  package var isGiven: Bool { decimals != nil || unit != nil }

  func withUnit(_ text: String) -> String {
    guard let unit else { return text }
    guard unitIsBefore else { return text + " " + unit }
    let gap = unit.last?.isLetter == true ? " " : ""
    return text.hasPrefix("-") && gap.isEmpty ? "-" + unit + text.dropFirst() : unit + gap + text
  }
}
