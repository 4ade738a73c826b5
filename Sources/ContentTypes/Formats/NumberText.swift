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
    guard usesGroups, !symbols.group.isEmpty, digits.count > (symbols.groupsFromFive ? 4 : 3) else { return digits }
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

/// The number symbols of a locale (Unicode CLDR, "Number Symbols" and "Number Formats").
struct NumberSymbols: Hashable, Sendable {
  /// The position of the currency sign.
  enum CurrencyPlace: Hashable, Sendable { case before, beforeWithSpace, after }

  let decimal: Character
  /// Separates groups of digits; empty if digits are not grouped.
  let group: String
  /// True if four-digit numbers are not grouped.
  let groupsFromFive: Bool
  /// The digits of the groups before the last, which has three: two in India (CLDR's `#,##,##0.###`).
  let groupSize: Int
  /// The text between a number and the percent sign.
  let percentGap: String
  let currencyPlace: CurrencyPlace

  static let noBreakSpace = "\u{A0}"
  static let narrowNoBreakSpace = "\u{202F}"

  init(_ locale: LocaleName?) {
    guard let locale else {
      self.init(decimal: ".", group: "", percentGap: "", currencyPlace: .before)
      return
    }
    let style = Self.style(of: locale)
    self.init(
      decimal: style.decimal, group: style.group, groupsFromFive: style.decimal == "," && Self.groupsFromFive(locale),
      groupSize: locale.language == "hi" || locale.region == "IN" ? 2 : 3,
      percentGap: Self.spacedPercent.contains(locale.language) ? Self.noBreakSpace : "",
      currencyPlace: Self.currencyPlace(in: locale, usesPoint: style.decimal == "."))
  }

  private init(
    decimal: Character, group: String, groupsFromFive: Bool = false, groupSize: Int = 3,
    percentGap: String, currencyPlace: CurrencyPlace
  ) {
    self.decimal = decimal
    self.group = group
    self.groupsFromFive = groupsFromFive
    self.groupSize = groupSize
    self.percentGap = percentGap
    self.currencyPlace = currencyPlace
  }

  private static func style(of locale: LocaleName) -> (decimal: Character, group: String) {
    switch (locale.language, locale.region) {
    case ("de", "CH"), ("de", "LI"), ("it", "CH"), ("gsw", _), ("rm", _): (".", "’")
    case ("de", "AT"), ("pt", "PT"), ("en", "ZA"): (",", noBreakSpace)
    case ("es", let region?) where Self.spanishWithPoint.contains(region): (".", ",")
    case ("fr", _): (",", narrowNoBreakSpace)
    case (let language, _) where Self.commaAndPoint.contains(language): (",", ".")
    case (let language, _) where Self.commaAndSpace.contains(language): (",", noBreakSpace)
    default: (".", ",")
    }
  }

  private static func groupsFromFive(_ locale: LocaleName) -> Bool {
    ["es", "pl", "bg"].contains(locale.language) || locale == LocaleName(posix: "pt_PT")
  }

  private static func currencyPlace(in locale: LocaleName, usesPoint: Bool) -> CurrencyPlace {
    switch (locale.language, locale.region) {
    case ("nl", _), ("da", "GL"), ("de", "AT"), ("de", "CH"), ("de", "LI"), ("it", "CH"), ("pt", "BR"), ("nb", _),
      ("no", _):
      .beforeWithSpace
    case ("tr", _), ("id", _): .before
    default: usesPoint ? .before : .after
    }
  }

  private static let spanishWithPoint: Set = [
    "MX", "US", "PR", "GT", "HN", "NI", "PA", "PE", "SV", "DO",
  ]
  private static let commaAndPoint: Set = [
    "de", "es", "it", "nl", "pt", "id", "tr", "da", "el", "hr", "sl", "sr", "bs", "mk", "ro", "ca", "gl", "eu", "vi",
    "is", "az",
  ]
  private static let commaAndSpace: Set = [
    "cs", "sk", "pl", "ru", "uk", "bg", "sv", "nb", "nn", "no", "fi", "hu", "lt", "lv", "et", "be", "kk", "hy", "ka",
    "sq", "af",
  ]
  private static let spacedPercent: Set = [
    "de", "fr", "es", "ru", "uk", "cs", "sk", "sv", "nb", "nn", "no", "fi", "da", "ro", "lt", "sl", "hr", "be", "bg",
  ]
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
