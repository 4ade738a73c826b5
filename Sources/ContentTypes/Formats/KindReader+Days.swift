package import Values
internal import Wording

extension KindReader {
  /// Parses a date such as `5.2.2026`, `2/15/2027`, `2026-2-5`, `20260205`, `5 Feb 2026`, `tomorrow`, `+3`, `in 3 days`,
  /// `friday`; without a year, as in `15.02.`, `15/02` and `3 march`, the next such day.
  package func date(_ text: String) throws(Misreading) -> CalendarDate {
    let typed = text.plainlyTyped
    if typed.hasShape("0000-00-00"), typed.utf8.count == 10 { return try checked(typed) }
    guard typed.utf8.count <= Self.longestMoment else { throw .calendar(.notADate(text)) }
    let words = typed.folded
    if let date = try relativeDate(words) { return date }
    if let date = try numericDate(words) { return date }
    if let date = try dateInWords(words) { return date }
    throw .calendar(.notADate(text))
  }

  private func checked(_ iso: String) throws(Misreading) -> CalendarDate {
    do throws(CalendarError) { return try CalendarDate(parsing: iso) } catch { throw .calendar(error) }
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
      for (phrase, days) in words.spans {
        if let count = phrase.numbers(in: name, words.numbers)?.first { return today.adding(days: count * days) }
      }
      if let date = try weekday(name, in: words, after: today) { return date }
    }
    return nil
  }

  /// Parses `friday`, `this friday`, and words for the one in the next week; `next friday` means two days.
  private func weekday(
    _ name: String, in words: CalendarWords, after today: CalendarDate
  ) throws(Misreading) -> CalendarDate? {
    func index(_ name: String) -> Int? { words.weekdays.firstIndex { $0.contains(name) } }
    func ahead(_ weekday: Int) -> Int { (weekday - today.weekday + 7) % 7 }
    let affixes = words.weekdayAffixes
    let names = [name] + affixes.coming.compactMap { name.without(affix: $0) }
    if let weekday = names.lazy.compactMap(index).first {
      guard ahead(weekday) > 0 else { throw .twoReadings(today.iso, today.adding(days: 7).iso) }
      return today.adding(days: ahead(weekday))
    }
    if let weekday = affixes.next.lazy.compactMap({ name.without(affix: $0).flatMap(index) }).first {
      let first = today.adding(days: ahead(weekday) == 0 ? 7 : ahead(weekday))
      throw .twoReadings(first.iso, first.adding(days: 7).iso)
    }
    if let weekday = affixes.nextWeek.lazy.compactMap({ name.without(affix: $0).flatMap(index) }).first {
      return today.adding(days: 7 - today.weekday + weekday)
    }
    return nil
  }

  private enum Order { case dayFirst, monthFirst }
  static let likelyYears = 1900...2199

  private func numericDate(_ text: String) throws(Misreading) -> CalendarDate? {
    var (parts, separators) = text.numberParts
    // Korean has its points behind each part.
    if separators == [".", ".", "."] { separators.removeLast() }
    if text.utf8.count == 8, text.allSatisfy(\.isASCIIDigit) {
      let iso = "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
      let isYearLast = (Int(text.suffix(4)).map { Self.likelyYears.contains($0) }) ?? false
      guard isYearLast, (try? CalendarDate(parsing: iso)) == nil else { return try checked(iso) }
      // 15022027 is no day of the year 1502.
      (parts, separators) = ([text.prefix(2), text.dropFirst(2).prefix(2), text.suffix(4)], ["/", "/"])
    }
    if parts.count == 2, separators == [".", "."] || [["月", "日"], ["월", "일"]].contains(separators) {
      let (day, month) = separators[0] == "." ? (parts[0], parts[1]) : (parts[1], parts[0])
      return try next(month: String(month), day: String(day))
    }
    if parts.count == 2, separators == ["/"] {
      let days = orders(separator: "/").compactMap { order in
        let (month, day) = order == .dayFirst ? (parts[1], parts[0]) : (parts[0], parts[1])
        return try? next(month: String(month), day: String(day))
      }
      return try onlyDay(days.map(\.iso))
    }
    guard parts.count == 3, parts.allSatisfy({ 1...4 ~= $0.count }) else { return nil }
    let isEastAsian = [["年", "月", "日"], ["년", "월", "일"]].contains(separators)
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
    return try onlyDay(
      of: years(parts[2]).flatMap { year in
        orders(separator: separators[0]).map { order in
          order == .dayFirst ? date(year, parts[1], parts[0]) : date(year, parts[0], parts[1])
        }
      })
  }

  /// The day that all readings name; nil without any.
  private func onlyDay(_ readings: [String]) throws(Misreading) -> CalendarDate? {
    guard let day = readings.first else { return nil }
    if let other = readings.first(where: { $0 != day }) { throw .twoReadings(day, other) }
    return try checked(day)
  }

  /// The possible orders of day and month before a year. With points, the day comes first; with slashes or hyphens, the
  /// order is ambiguous in some languages, such as English.
  private func orders(separator: String) -> [Order] {
    separator != "." && CalendarWords.of(language).monthMayBeFirst ? [.monthFirst, .dayFirst] : [.dayFirst]
  }

  /// Parses `5 Feb 2026`, `February 5, 2026`, `3 march`, `5. Februar 2026`, `le 1er mars 2026`; a year of two digits is
  /// the last word.
  private func dateInWords(_ text: String) throws(Misreading) -> CalendarDate? {
    var month: Int?
    var year: Substring?
    var day: Substring?
    let words = vocabularies
    let parts = text.split { $0.isBlank || ",.-/".contains($0) }
    for (place, word) in parts.enumerated() {
      let digits = word.prefix(while: \.isASCIIDigit)
      let suffix = String(word.dropFirst(digits.count))
      let mayBeYear = digits.count == 4 || digits.count == 2 && day != nil && place == parts.count - 1
      if mayBeYear, suffix.isEmpty, year == nil {
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
    guard let month, let day else { return nil }
    guard let year else { return try next(month: String(month), day: String(day)) }
    return try onlyDay(of: years(year).map { "\($0)-\(month.padded(to: 2))-\(String(day).padded(to: 2))" })
  }

  /// A year of two digits may be of this century or the last.
  private func years(_ year: Substring) -> [Substring] { year.count == 4 ? [year] : ["20" + year, "19" + year] }

  /// The day that all readings name that are one.
  private func onlyDay(of candidates: [String]) throws(Misreading) -> CalendarDate? {
    let days = candidates.filter { (try? CalendarDate(parsing: $0)) != nil }
    return try days.isEmpty ? checked(candidates[0]) : onlyDay(days)
  }

  /// The next such day from today on; there is a February 29 within eight years.
  private func next(month: String, day: String) throws(Misreading) -> CalendarDate? {
    guard let today, month.count <= 2, day.count <= 2 else { return nil }
    let dates = (0...8).lazy.map { "\((today.year + $0).padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }
    for date in dates {
      if let date = try? CalendarDate(parsing: date), date >= today { return date }
    }
    return try checked(dates.first ?? "")
  }

  private static let ordinals: Set = ["", "st", "nd", "rd", "th", "er", "º"]
}

extension String {
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

  /// The text without a word or words that it begins or ends with, of which a blank is a part; nil without them.
  fileprivate func without(affix: String) -> String? {
    hasPrefix(affix) ? String(dropFirst(affix.count)) : hasSuffix(affix) ? String(dropLast(affix.count)) : nil
  }
}
