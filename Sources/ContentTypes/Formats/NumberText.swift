internal import Values

/// Numbers written and read with the symbols of a locale.
struct NumberText {
  let symbols: NumberSymbols
  var usesGroups = true

  /// The digits with separators, and a minus before them.
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
    while rest.count > 3 {
      groups.append(rest.suffix(3))
      rest = rest.dropLast(3)
    }
    return ([rest] + groups.reversed()).joined(separator: symbols.group)
  }

  /// The number that a person has typed: a sign in front, groups however they fall, one decimal separator with or
  /// without digits after it. Spaces mean nothing. Nil for everything else.
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

  /// The digits without groups, the decimal separator as a point.
  private func withPoint(_ text: Substring) -> String {
    let group = symbols.group.first
    // A point of a keypad is a decimal separator too, unless it separates thousands.
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

  /// Whether `1.5` is meant: one point, and not three digits behind it.
  private static func isLonePoint(in text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1].count != 3 && !text.contains(",")
  }

  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one == other || ("'’".contains(one) && "'’".contains(other))
  }
}
