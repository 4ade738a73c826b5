internal import Values
internal import Wording

/// Dates of birth in any usual order; messages recommend the ISO format.
enum BirthdateRule {
  /// The oldest person on record reached 122.
  private static let longestLife = 130

  static func problem(in text: Substring, context: ValidationContext) -> ContentSentence? {
    guard let readings = readings(of: text, region: context.region), let likely = readings.first else {
      return ContentSentence(.birthdate)
    }
    guard let date = readings.lazy.compactMap(\.date).first else {
      let (month, year) = (likely.month, likely.year)
      guard 1...12 ~= month else { return ContentSentence(.birthdate, .clause(.problemNoMonth(month: month))) }
      let count = CalendarDate.days(inMonth: month, of: year)
      return ContentSentence(.birthdate, .daysOfMonth(month: month, year: year, count: count))
    }
    guard let today = context.today else { return nil }
    return date > today ? ContentSentence(.birthdate, .inFuture) : ageProblem(year: date.year, today: today)
  }

  static func yearProblem(in text: Substring, today: CalendarDate?) -> ContentSentence? {
    guard text.count == 4, text.allSatisfy(\.isASCIIDigit), let year = Int(text), year > 0 else {
      return ContentSentence(.birthYear)
    }
    return today.flatMap { ageProblem(year: year, today: $0) }
  }

  private static func ageProblem(year: Int, today: CalendarDate) -> ContentSentence? {
    if year > today.year { return ContentSentence(.birthdate, .inFuture) }
    return year < today.year - longestLife ? ContentSentence(.birthdate, .tooLongAgo(years: longestLife)) : nil
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
  /// No card is issued for a longer time.
  private static let longestYears = 20

  static func problem(in text: Substring, today: CalendarDate?) -> ContentSentence? {
    guard let (month, year) = monthAndYear(text) else { return ContentSentence(.cardExpiration) }
    guard 1...12 ~= month else { return ContentSentence(.cardExpiration, .clause(.faultCardMonth)) }
    return fault(ofYear: year, month, today: today).map { ContentSentence(.expirationDate, $0) }
  }

  static func yearProblem(in text: Substring, today: CalendarDate?) -> ContentSentence? {
    guard text.allSatisfy(\.isASCIIDigit), text.count == 2 || text.count == 4, let year = Int(text) else {
      return ContentSentence(.expirationYear)
    }
    return fault(ofYear: year, today: today).map { ContentSentence(.expirationYear, example: nil, $0) }
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

  /// - Parameter year: Of two digits, in this century.
  private static func fault(ofYear year: Int, _ month: Int = 12, today: CalendarDate?) -> ContentFault? {
    guard let today else { return nil }
    let full = year < 100 ? today.year / 100 * 100 + year : year
    if (full, month) < (today.year, today.month) { return .cardExpired }
    return full > today.year + longestYears ? .clause(.faultCardValidTooLong(years: longestYears)) : nil
  }
}

/// RFC 3339 with optional parts: a date, a time of day, or both separated by `T` or a space.
enum DateTimeRule {
  static func problem(in text: Substring) -> ContentSentence? {
    let parts = text.split(maxSplits: 1) { $0 == "T" || $0 == "t" || $0 == " " }
    guard !parts.isEmpty else { return ContentSentence(.dateTime) }
    do throws(CalendarError) {
      if parts.count == 2 || !text.contains(":") { _ = try CalendarDate(parsing: parts[0]) }
      if parts.count == 2 || text.contains(":") { _ = try ClockTime(parsingFullTime: parts[parts.count - 1]) }
      return nil
    } catch {
      let fault: ContentFault? =
        switch error {
        case .notADate, .notATime, .notADateTime, .noSuchOffset: nil
        case .noSuchYear, .noSuchMonth, .noSuchDay: .clause(.faultNoSuchDay)
        case .noSuchHour, .noSuchMinute, .noSuchSecond: .clause(.faultNoSuchTime)
        }
      return ContentSentence(.dateTime, fault)
    }
  }
}
