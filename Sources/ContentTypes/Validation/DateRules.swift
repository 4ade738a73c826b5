internal import Values

/// Dates of birth in any usual order; messages recommend the ISO format.
enum BirthdateRule {
  enum Problem: Equatable {
    case notADate
    case month(Int)
    case day(month: Int, year: Int)
    case future
    case tooLongAgo(years: Int)
    case notAYear
  }

  /// The oldest person on record reached 122.
  private static let longestLife = 130

  static func problem(in text: Substring, context: ValidationContext) -> Problem? {
    guard let readings = readings(of: text, region: context.region), let likely = readings.first else {
      return .notADate
    }
    guard let date = readings.lazy.compactMap(\.date).first else {
      return 1...12 ~= likely.month ? .day(month: likely.month, year: likely.year) : .month(likely.month)
    }
    guard let today = context.today else { return nil }
    if date > today { return .future }
    return date.year < today.year - longestLife ? .tooLongAgo(years: longestLife) : nil
  }

  static func yearProblem(in text: Substring, today: CalendarDate?) -> Problem? {
    guard text.count == 4, text.allSatisfy(\.isASCIIDigit), let year = Int(text), year > 0 else { return .notAYear }
    guard let today else { return nil }
    if year > today.year { return .future }
    return year < today.year - longestLife ? .tooLongAgo(years: longestLife) : nil
  }

  /// The RFC 3339 full-date if the text has a unique reading; else the text.
  static func normalized(_ text: Substring, region: String?) -> String {
    let dates = Set((readings(of: text, region: region) ?? []).compactMap(\.date))
    guard dates.count == 1, let date = dates.first else { return String(text) }
    return date.iso
  }

  private struct Reading {
    let year: Int
    let month: Int
    let day: Int
    var date: CalendarDate? { CalendarDate(year: year, month: month, day: day) }
  }

  /// The readings of three numbers, likeliest first: four digits are the year; the order of day and month follows ISO
  /// 8601 after a year, else the separator or the region.
  private static func readings(of text: Substring, region: String?) -> [Reading]? {
    let parts = text.split(omittingEmptySubsequences: false) { "-/.".contains($0) }.map(\.trimmed)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if parts[0].count == 4, parts[1].count <= 2, parts[2].count <= 2 {
      return [Reading(year: numbers[0], month: numbers[1], day: numbers[2])]
    }
    guard parts[2].count == 4, parts[0].count <= 2, parts[1].count <= 2 else { return nil }
    let dayFirst = Reading(year: numbers[2], month: numbers[1], day: numbers[0])
    let monthFirst = Reading(year: numbers[2], month: numbers[0], day: numbers[1])
    guard text.contains("/") else { return [dayFirst] }
    switch region {
    case "US", "PH", "PR", "GU", "AS", "MP", "VI": return [monthFirst]
    case nil: return [dayFirst, monthFirst]
    default: return [dayFirst]
    }
  }
}

/// The last month of a card's validity: `MM/YY` or `MM/YYYY`, with `/`, `-`, `.`, a space or nothing between.
enum CardExpirationRule {
  enum Problem: Equatable {
    case notAMonthAndYear, month, expired, tooFar
    case notAYear, yearPast, yearTooFar
  }

  /// No card is issued for a longer time.
  private static let longestYears = 20

  static func problem(in text: Substring, today: CalendarDate?) -> Problem? {
    guard let (month, year) = monthAndYear(text) else { return .notAMonthAndYear }
    guard 1...12 ~= month else { return .month }
    guard let today else { return nil }
    let full = century(of: year, today: today)
    if (full, month) < (today.year, today.month) { return .expired }
    return full > today.year + longestYears ? .tooFar : nil
  }

  static func yearProblem(in text: Substring, today: CalendarDate?) -> Problem? {
    guard text.allSatisfy(\.isASCIIDigit), text.count == 2 || text.count == 4, let year = Int(text) else {
      return .notAYear
    }
    guard let today else { return nil }
    let full = century(of: year, today: today)
    if full < today.year { return .yearPast }
    return full > today.year + longestYears ? .yearTooFar : nil
  }

  /// `MM/YY`, or the text itself if it is not a month and year.
  static func normalized(_ text: Substring) -> String {
    guard let (month, year) = monthAndYear(text), 1...12 ~= month else { return String(text) }
    return "\(month.padded(to: 2))/\((year % 100).padded(to: 2))"
  }

  private static func monthAndYear(_ text: Substring) -> (month: Int, year: Int)? {
    var parts = text.split { "/-. ".contains($0) }
    if parts.count == 1, text.count == 4 || text.count == 6 { parts = [text.prefix(2), text.dropFirst(2)] }
    guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      parts[0].count <= 2, parts[1].count == 2 || parts[1].count == 4,
      let month = Int(parts[0]), let year = Int(parts[1])
    else { return nil }
    return (month, year)
  }

  private static func century(of year: Int, today: CalendarDate) -> Int {
    year < 100 ? today.year / 100 * 100 + year : year
  }
}

/// RFC 3339 with optional parts: a date, a time of day, or both separated by `T` or a space.
enum DateTimeRule {
  enum Problem: Equatable {
    case form
    case date
    case time
  }

  static func problem(in text: Substring) -> Problem? {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == "t" || $0 == " " }
    guard !parts.isEmpty else { return .form }
    do throws(CalendarError) {
      if parts.count == 2 || !text.contains(":") { _ = try CalendarDate(parsing: parts[0]) }
      if parts.count == 2 || text.contains(":") { _ = try ClockTime(parsingFullTime: parts[parts.count - 1]) }
      return nil
    } catch {
      switch error {
      case .notADate, .notATime, .notADateTime, .noSuchOffset: return .form
      case .noSuchYear, .noSuchMonth, .noSuchDay: return .date
      case .noSuchHour, .noSuchMinute, .noSuchSecond: return .time
      }
    }
  }
}
