package import Values
package import Wording

/// Parses a date, a time or a number in the form's language.
///
/// Text is accepted only if its meaning is unique. If there are two meanings, it is refused and both are named. ISO
/// 8601 is parsed as such in every language.
package struct KindReader {
  package let language: DisplayLanguage
  /// The person's current date; nil if unknown, in which case words such as `tomorrow` are not accepted.
  package let today: CalendarDate?

  package init(language: DisplayLanguage, today: CalendarDate?) {
    self.language = language
    self.today = today
  }

  /// Longer text cannot be a date or time.
  static let longestMoment = 60

  /// The vocabulary of the form's language, followed by English.
  private var vocabularies: [CalendarWords] {
    language == .english ? [.of(.english)] : [.of(language), .of(.english)]
  }
}

/// Why text cannot be parsed.
package enum Misreading: Error, Hashable, Sendable {
  case calendar(CalendarError)
  case notANumber
  /// The text has these two meanings.
  case twoReadings(String, String)
}

// MARK: Days

extension KindReader {
  /// Parses a date such as `5.2.2026`, `2/15/2027`, `2026-2-5`, `20260205`, `5 Feb 2026`, `tomorrow`, `+3`, `friday`.
  package func date(_ text: String) throws(Misreading) -> CalendarDate {
    let typed = text.plainlyTyped
    if typed.hasISODate, typed.utf8.count == 10 { return try checked(typed) }
    guard typed.utf8.count <= Self.longestMoment else { throw .calendar(.notADate(text)) }
    let words = typed.lowercased()
    if let date = try relativeDate(words) { return date }
    if let date = try numericDate(words) { return date }
    if let date = try dateInWords(words) { return date }
    throw .calendar(.notADate(text))
  }

  private func checked(_ iso: String) throws(Misreading) -> CalendarDate {
    do throws(CalendarError) { return try CalendarDate(parsing: iso) } catch { throw .calendar(error) }
  }

  private func checked(time iso: String) throws(Misreading) -> ClockTime {
    do throws(CalendarError) { return try ClockTime(parsing: iso) } catch { throw .calendar(error) }
  }

  private func relativeDate(_ text: String) throws(Misreading) -> CalendarDate? {
    guard let today, let first = text.first else { return nil }
    if first == "+" || first == "-" {
      let digits = text.dropFirst().trimmed
      guard 1...4 ~= digits.count, digits.allSatisfy(\.isASCIIDigit), let days = Int(digits) else { return nil }
      return today.adding(days: first == "-" ? -days : days)
    }
    let name = text.last == "." ? String(text.dropLast()) : text
    for words in vocabularies {
      if let days = words.days[name] { return today.adding(days: days) }
      guard let weekday = words.weekdays.firstIndex(where: { $0.contains(name) }) else { continue }
      let ahead = (weekday - today.weekday + 7) % 7
      guard ahead > 0 else { throw .twoReadings(today.iso, today.adding(days: 7).iso) }
      return today.adding(days: ahead)
    }
    return nil
  }

  private enum Order { case dayFirst, monthFirst }

  private func numericDate(_ text: String) throws(Misreading) -> CalendarDate? {
    if text.utf8.count == 8, text.allSatisfy(\.isASCIIDigit) {
      return try checked("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))")
    }
    let (parts, separators) = text.numberParts
    guard parts.count == 3, parts.allSatisfy({ 1...4 ~= $0.count }) else { return nil }
    let isEastAsian = separators == ["年", "月", "日"]
    guard
      isEastAsian || separators.count == 2 && separators[0] == separators[1] && [".", "/", "-"].contains(separators[0])
    else { return nil }
    func date(_ year: Substring, _ month: Substring, _ day: Substring) -> String {
      "\(String(year).padded(to: 4))-\(String(month).padded(to: 2))-\(String(day).padded(to: 2))"
    }
    if parts[0].count == 4 {
      guard parts[1].count <= 2, parts[2].count <= 2 else { return nil }
      return try checked(date(parts[0], parts[1], parts[2]))
    }
    guard !isEastAsian, parts[0].count <= 2, parts[1].count <= 2, parts[2].count != 3, parts[2].count != 1 else {
      return nil
    }
    // A two-digit year may be of this century or the last.
    let years = parts[2].count == 4 ? [parts[2]] : ["20" + parts[2], "19" + parts[2]]
    let candidates = years.flatMap { year in
      orders(separator: separators[0]).map { order in
        order == .dayFirst ? date(year, parts[1], parts[0]) : date(year, parts[0], parts[1])
      }
    }
    let days = candidates.filter { (try? CalendarDate(parsing: $0)) != nil }
    guard let day = days.first else { return try checked(candidates[0]) }
    if let other = days.first(where: { $0 != day }) { throw .twoReadings(day, other) }
    return try checked(day)
  }

  /// The possible orders of day and month before a year. With points, the day comes first; with slashes or hyphens, the
  /// order is ambiguous in English, Chinese and Japanese.
  private func orders(separator: String) -> [Order] {
    switch language {
    case .german, .french, .spanish: [.dayFirst]
    case .english, .chinese, .japanese: separator == "." ? [.dayFirst] : [.monthFirst, .dayFirst]
    }
  }

  /// Parses `5 Feb 2026`, `February 5, 2026`, `5. Februar 2026`, `le 1er mars 2026`.
  private func dateInWords(_ text: String) throws(Misreading) -> CalendarDate? {
    var month: Int?
    var year: Substring?
    var day: Substring?
    let words = vocabularies
    for word in text.split(whereSeparator: { $0.isBlank || ",.-/".contains($0) }) {
      let digits = word.prefix(while: \.isASCIIDigit)
      let suffix = String(word.dropFirst(digits.count))
      if digits.count == 4, suffix.isEmpty, year == nil {
        year = digits
      } else if 1...2 ~= digits.count, Self.ordinals.contains(suffix), day == nil {
        day = digits
      } else if digits.isEmpty, month == nil,
        let found = words.lazy.compactMap({ $0.months.firstIndex { $0.contains(suffix) } }).first
      {
        month = found + 1
      } else if !words.contains(where: { $0.fillers.contains(suffix) }) || !digits.isEmpty {
        return nil
      }
    }
    guard let month, let year, let day else { return nil }
    return try checked("\(year)-\(month.padded(to: 2))-\(String(day).padded(to: 2))")
  }

  private static let ordinals: Set = ["", "st", "nd", "rd", "th", "er", "º"]
}

// MARK: Times

extension KindReader {
  /// Parses a time such as `9`, `9:5`, `0930`, `9:30 pm`, `9h30`, `9 Uhr`, `下午9点30分`.
  package func time(_ text: String) throws(Misreading) -> ClockTime {
    var typed = text.plainlyTyped.lowercased()
    if typed.isISOTime { return try checked(time: typed) }
    guard typed.utf8.count <= Self.longestMoment else { throw .calendar(.notATime(text)) }
    let isAfternoon = takeHalf(of: &typed)
    guard let parts = clockParts(typed), let hour = Int(parts[0]) else { throw .calendar(.notATime(text)) }
    var shown = hour
    if let isAfternoon {
      guard 1...12 ~= hour else { throw .calendar(.notATime(text)) }
      shown = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let rest = parts.dropFirst().map { String($0).padded(to: 2) }
    return try checked(time: ([shown.padded(to: 2)] + (rest.isEmpty ? ["00"] : rest)).joined(separator: ":"))
  }

  /// Removes a marker such as am or pm from a time; nil if there is none.
  private func takeHalf(of text: inout String) -> Bool? {
    for words in vocabularies {
      for (half, isAfternoon) in [(words.morning, false), (words.afternoon, true)] {
        for word in half {
          let rest =
            text.hasSuffix(word) ? text.dropLast(word.count) : text.hasPrefix(word) ? text.dropFirst(word.count) : nil
          guard let rest, rest.last?.isLetter != true || rest.last.map({ "点時时分半".contains($0) }) == true else {
            continue
          }
          text = String(rest.trimmed)
          return isAfternoon
        }
      }
    }
    return nil
  }

  /// The digits of hour, minute and second.
  private func clockParts(_ text: String) -> [Substring]? {
    var text = text
    if text.allSatisfy(\.isASCIIDigit), [3, 4, 6].contains(text.count) {
      let minutes = text.count == 6 ? text.dropLast(2).suffix(2) : text.suffix(2)
      let hour = text.dropLast(text.count == 6 ? 4 : 2)
      return [hour, minutes] + (text.count == 6 ? [text.suffix(2)] : [])
    }
    text = text.replacing("uhr", with: ":").replacing("h", with: ":").replacing("半", with: "30")
    for mark in "点點時时" { text = text.replacing(String(mark), with: ":") }
    for mark in ["分", "秒"] {
      guard text.contains(mark) else { continue }
      text = text.hasSuffix(mark) ? String(text.dropLast()) : text.replacing(mark, with: ":")
    }
    if text.hasSuffix(":"), text.count > 1 || text.contains(where: \.isASCIIDigit) {
      text = String(text.trimmed.dropLast())
    }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }.map(\.trimmed)
    guard 1...3 ~= parts.count, parts.allSatisfy({ 1...2 ~= $0.count && $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    return parts
  }

  /// Parses a date and time such as `5.2.2026 9:30`, `tomorrow 9 pm`, `20260205T0930`.
  package func dateTime(_ text: String) throws(Misreading) -> LocalDateTime {
    let typed = text.plainlyTyped
    guard typed.utf8.count <= Self.longestMoment else { throw .calendar(.notADateTime(text)) }
    var reason = Misreading.calendar(.notADateTime(text))
    for place in typed.indices where typed[place].separatesDateFromTime {
      // The separator belongs to neither part, except for `日`, which ends a date.
      let head = String((typed[place] == "日" ? typed[...place] : typed[..<place]).trimmed)
      let tail = String(typed[typed.index(after: place)...].trimmed)
      do throws(Misreading) {
        let date = try date(head)
        do throws(Misreading) {
          return LocalDateTime(date, try time(tail))
        } catch {
          if case .calendar(.notATime) = error { continue }
          reason = error
        }
      } catch {
        // The beginning was meant as a date only if the rest is a time.
        if case .twoReadings(let one, let other) = error, let time = try? time(tail) {
          reason = .twoReadings("\(one) \(time.iso)", "\(other) \(time.iso)")
        } else if case .calendar(.notADate) = error {
          continue
        } else if (try? time(tail)) != nil {
          reason = error
        }
      }
    }
    throw reason
  }
}

// MARK: Numbers

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

  private func readings(of text: String, unit: String?, isWhole: Bool) -> [DecimalNumber] {
    var typed = text.plainlyTyped
    guard typed.utf8.count <= DecimalNumber.longestText else { return [] }
    if let unit, !unit.isEmpty, let place = typed.range(ofUnit: unit) {
      typed.removeSubrange(place)
      typed = String(typed.trimmed)
    }
    var rest = typed[...]
    let isNegative = rest.first == "-" || rest.first == "−"
    if isNegative || rest.first == "+" { rest = rest.dropFirst().trimmed }
    guard let first = rest.first, first.isASCIIDigit || first == "." || first == symbols.decimal else { return [] }
    let sign = isNegative ? "-" : ""
    let readings = [local(rest), plain(rest)].compactMap { $0 }.compactMap { DecimalNumber(sign + $0) }
    // For an integer, only integral readings count.
    let whole = readings.filter { $0.fraction.isEmpty }
    return isWhole && !whole.isEmpty ? whole : readings
  }

  /// The text, if it is in the notation of programs.
  private func plain(_ text: Substring) -> String? {
    text.allSatisfy { $0.isASCIIDigit || ".eE+-".contains($0) } ? String(text) : nil
  }

  /// Converts the language's notation to that of programs. The first group has 1 to 3 digits and no leading 0.
  private func local(_ text: Substring) -> String? {
    let symbols = symbols
    let halves = text.split(separator: symbols.decimal, maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = halves.count == 2 ? halves[1] : ""
    guard fraction.allSatisfy(\.isASCIIDigit) else { return nil }
    let marks = Set(halves[0].filter { !$0.isASCIIDigit })
    guard let mark = marks.first else { return halves[0] + (fraction.isEmpty ? "" : "." + fraction) }
    guard marks.count == 1, mark.isBlank || mark == "'" || mark == "’" || String(mark) == symbols.group else {
      return nil
    }
    let groups = halves[0].split(separator: mark, omittingEmptySubsequences: false)
    guard 1...3 ~= groups[0].count, groups[0].first != "0", groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
      return nil
    }
    return groups.joined() + (fraction.isEmpty ? "" : "." + fraction)
  }

  private var symbols: NumberSymbols { NumberSymbols(LocaleName(posix: language.rawValue)) }

  /// A number that can be typed unambiguously: ungrouped, with the language's decimal separator.
  package func written(_ number: DecimalNumber) -> String {
    NumberText(symbols: symbols, usesGroups: false).text(of: number)
  }

  /// A number for display.
  package func shown(_ number: DecimalNumber, _ style: NumberStyle) -> String {
    guard style.isGiven else { return written(number) }
    let text = NumberText(symbols: symbols).text(of: number, leastPlaces: style.decimals ?? 0)
    return style.withUnit(text)
  }

  /// A number in a field without focus: as displayed, unless that would be parsed differently.
  package func legible(_ number: DecimalNumber, _ style: NumberStyle, isWhole: Bool) -> String {
    let text = shown(number, style)
    if !style.isGiven || (try? self.number(text, unit: style.unit, isWhole: isWhole)) == number { return text }
    return style.withUnit(written(number))
  }
}

// MARK: Texts

extension String {
  /// The text without surrounding white space, with runs of white space replaced by one blank, and with full-width
  /// digits and punctuation of East Asian keyboards replaced by ASCII.
  fileprivate var plainlyTyped: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFF01...0xFF5E: text.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      case 0x3002: text.append(".")
      case 0x2212: text.append("-")
      default: text.append(scalar)
      }
    }
    return String(text).collapsed
  }

  /// True if it begins like an ISO date.
  fileprivate var hasISODate: Bool { hasShape("0000-00-00") }

  fileprivate var isISOTime: Bool { hasShape("00:00") && (utf8.count == 5 || hasShape("00:00:00")) }

  /// True if its beginning has digits where the shape has `0`, and otherwise the same characters as the shape.
  private func hasShape(_ shape: String) -> Bool {
    utf8.count >= shape.utf8.count
      && zip(utf8, shape.utf8).allSatisfy { $1 == UInt8(ascii: "0") ? 0x30...0x39 ~= $0 : $0 == $1 }
  }

  /// The runs of digits and the separator after each, without blanks; empty if the text does not begin with a digit.
  fileprivate var numberParts: (parts: [Substring], separators: [String]) {
    var parts: [Substring] = []
    var separators: [String] = []
    var rest = self[...]
    while let first = rest.first, first.isASCIIDigit {
      let part = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(part.count)
      parts.append(part)
      let separator = rest.prefix { !$0.isASCIIDigit }
      rest = rest.dropFirst(separator.count)
      if !separator.isEmpty { separators.append(String(separator.filter { !$0.isBlank })) }
    }
    return rest.isEmpty ? (parts, separators) : ([], [])
  }

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

extension Character {
  fileprivate var separatesDateFromTime: Bool { isBlank || self == "," || self == "T" || self == "日" }
}
