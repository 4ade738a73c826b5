internal import Values

/// Formats and parses numbers with the symbols of a locale.
struct NumberText {
  let symbols: NumberSymbols
  var usesGroups = true

  /// The digits with separators, after a minus for negative numbers.
  func text(of number: DecimalNumber, leastPlaces: Int = 0) -> String {
    let padding = String(repeating: "0", count: max(0, leastPlaces - number.fraction.count))
    let fraction = number.fraction + padding
    return (number.isNegative ? "-" : "") + grouped(number.whole)
      + (fraction.isEmpty ? "" : String(symbols.decimal) + fraction)
  }

  private func grouped(_ digits: String) -> String {
    guard usesGroups, !symbols.group.isEmpty, digits.count >= 3 + symbols.leastBeforeGroup else { return digits }
    var groups: [Substring] = []
    var rest = digits[...]
    while rest.count > (groups.isEmpty ? 3 : symbols.groupSize) {
      let group = rest.suffix(groups.isEmpty ? 3 : symbols.groupSize)
      groups.append(group)
      rest = rest.dropLast(group.count)
    }
    return ([rest] + groups.reversed()).joined(separator: symbols.group)
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
    let group = symbols.group.first
    // A point typed on a numeric keypad is also a decimal separator, unless it separates thousands.
    let pointIsDecimal = group != "." || Self.isLonePoint(in: text)
    var digits = ""
    var hasPoint = false
    for character in text {
      let isDecimal = character == symbols.decimal || (character == "." && pointIsDecimal)
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
  let leastBeforeGroup: Int
  /// The digits of the groups before the last, which has three: two in India (CLDR's `#,##,##0.###`).
  let groupSize: Int
  /// The percent sign, with a gap where the locale has one.
  let percent: Surrounding
  /// `¤`, which stands for a currency's sign, likewise.
  let amount: Surrounding

  static let noBreakSpace = "\u{A0}"

  /// Without a locale, digits are those of programs and not grouped.
  init(_ locale: LocaleName?) {
    guard let conventions = locale.map(LocaleConventions.of) else {
      self.init(decimal: ".", group: "", percent: Surrounding(after: "%"), amount: Surrounding(before: "¤"))
      return
    }
    self = conventions.numbers
  }

  init(
    decimal: Character, group: String, leastBeforeGroup: Int = 1, groupSize: Int = 3, percent: Surrounding,
    amount: Surrounding
  ) {
    self.decimal = decimal
    self.group = group
    self.leastBeforeGroup = leastBeforeGroup
    self.groupSize = groupSize
    self.percent = percent
    self.amount = amount
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
