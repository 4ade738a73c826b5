internal import Values

/// RFC 3339 with its parts optional: a date, a time of day, or both with `T` or a space between.
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
