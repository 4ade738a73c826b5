package import Values
internal import Wording

extension KindReader {
  /// Parses a number with the language's separators, or in the usual notation of programs: `1.234,5` in German, `1e3`.
  /// - Parameter unit: A unit that may precede or follow the number.
  package func number(_ text: String, unit: String? = nil, isWhole: Bool = false) throws(Misreading) -> DecimalNumber {
    let readings = readings(of: text, unit: unit, isWhole: isWhole)
    guard let number = readings.first else { throw .notANumber }
    if let other = readings.last, other != number {
      throw .twoReadings(written(number), written(other))
    }
    return number
  }

  /// The number of a text whose comma and point are exchanged, as other languages write it: `12,5` in English.
  package func numberOfOtherLanguages(_ text: String, unit: String? = nil) -> DecimalNumber? {
    try? number(String(text.map { $0 == "," ? "." : $0 == "." ? "," : $0 }), unit: unit)
  }

  /// The unit, and its other names if it is a common currency.
  private static func names(ofUnit unit: String) -> [String] {
    unit.isEmpty ? [] : [unit] + (currencies.first { $0.contains(unit.lowercased()) } ?? [])
  }

  private static let currencies = [
    ["€", "eur", "euros", "euro"], ["$", "us$", "usd"], ["£", "gbp"], ["¥", "円", "jpy"], ["元", "cny", "rmb"],
    ["chf", "fr."],
  ]

  private func readings(of text: String, unit: String?, isWhole: Bool) -> [DecimalNumber] {
    var typed = text.plainlyTyped
    guard typed.utf8.count <= DecimalNumber.longestText else { return [] }
    let units = unit.map { Self.names(ofUnit: $0) } ?? []
    if let place = units.lazy.compactMap({ typed.range(ofUnit: $0) }).first {
      typed.removeSubrange(place)
      typed = String(typed.trimmed)
    }
    var rest = typed[...]
    let isNegative = rest.first == "-" || rest.first == "−"
    if isNegative || rest.first == "+" { rest = rest.dropFirst().trimmed }
    guard let first = rest.first, first.isASCIIDigit || first == "." || first == symbols.decimal else { return [] }
    let sign = isNegative ? "-" : ""
    if isWhole, let both = fractionOrGroup(rest) { return both.compactMap { DecimalNumber(sign + $0) } }
    let readings = [local(rest), plain(rest)].compactMap { $0 }.compactMap { DecimalNumber(sign + $0) }
    // For an integer, only integral readings count.
    let whole = readings.filter { $0.fraction.isEmpty }
    return isWhole && !whole.isEmpty ? whole : readings
  }

  /// Both readings of a number such as `1.000`: some people separate a fraction with the mark, others groups. A comma
  /// in a language that groups by commas is unique.
  private func fractionOrGroup(_ text: Substring) -> [String]? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == 2, 1...3 ~= parts[0].count, parts[1].count == 3, parts[0].first != "0",
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return nil }
    guard text.contains(".") || symbols.decimal == "," else { return nil }
    return [parts.joined(separator: "."), parts.joined()]
  }

  /// The text, if it is in the notation of programs.
  private func plain(_ text: Substring) -> String? {
    text.allSatisfy { $0.isASCIIDigit || ".eE+-".contains($0) } ? String(text) : nil
  }

  /// Converts the language's notation to that of programs. The first group has 1 to 3 digits and no leading 0.
  private func local(_ text: Substring) -> String? {
    let symbols = symbols
    // Where apostrophes stand between groups, as in Switzerland, a point can only be the decimal one.
    let isSwiss = text.contains { $0 == "'" || $0 == "’" } && !text.contains(symbols.decimal)
    let halves = text.split(
      separator: isSwiss ? "." : symbols.decimal, maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = halves.count == 2 ? halves[1] : ""
    guard fraction.allSatisfy(\.isASCIIDigit) else { return nil }
    let marks = Set(halves[0].filter { !$0.isASCIIDigit })
    guard let mark = marks.first else { return halves[0] + (fraction.isEmpty ? "" : "." + fraction) }
    guard marks.count == 1, mark.isBlank || mark == "'" || mark == "’" || String(mark) == symbols.group else {
      return nil
    }
    let groups = halves[0].split(separator: mark, omittingEmptySubsequences: false)
    guard 1...3 ~= groups[0].count, groups[0].first != "0", groups.last?.count == 3,
      // English groups are read everywhere.
      [3, symbols.groupSize].contains(where: { size in groups.dropFirst().dropLast().allSatisfy { $0.count == size } })
    else { return nil }
    return groups.joined() + (fraction.isEmpty ? "" : "." + fraction)
  }

  private var symbols: NumberSymbols { NumberSymbols(LocaleName(posix: language.rawValue)) }

  /// A number that can be typed unambiguously: ungrouped, with the language's decimal separator.
  package func written(_ number: DecimalNumber) -> String {
    inNumerals(symbols.text(of: number, usesGroups: false))
  }

  private func inNumerals(_ text: String) -> String {
    symbols.decimal == "." ? language.numerals.shown(number: text) : language.numerals.shown(text)
  }

  /// A number for display.
  package func shown(_ number: DecimalNumber, _ style: NumberStyle) -> String {
    guard style.isGiven else { return written(number) }
    let text = symbols.text(of: number, leastPlaces: style.decimals ?? 0)
    return style.withUnit(inNumerals(text))
  }

  /// A number in a field without focus: as displayed, unless that would be parsed differently.
  package func legible(_ number: DecimalNumber, _ style: NumberStyle, isWhole: Bool) -> String {
    let text = shown(number, style)
    if !style.isGiven || (try? self.number(text, unit: style.unit, isWhole: isWhole)) == number { return text }
    return style.withUnit(written(number))
  }
}

extension String {
  /// The range of a unit at either end.
  fileprivate func range(ofUnit unit: String) -> Range<Index>? {
    let (text, unit) = (lowercased(), unit.lowercased())
    guard text.count == count else { return nil }
    if text.hasSuffix(unit) { return index(endIndex, offsetBy: -unit.count)..<endIndex }
    // A minus may precede the unit: `-$5`.
    let sign = text.hasPrefix("-") ? 1 : 0
    guard text.dropFirst(sign).hasPrefix(unit) else { return nil }
    let start = index(startIndex, offsetBy: sign)
    return start..<index(start, offsetBy: unit.count)
  }
}
