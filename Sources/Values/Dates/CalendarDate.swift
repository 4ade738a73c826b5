/// A day of the proleptic Gregorian calendar without a time zone. Always valid, in the years 1 to 9999.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(inMonth: month, of: year) ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses an RFC 3339 full-date, `2026-02-28`, or throws what is wrong with it.
  package init(parsing text: some StringProtocol) throws(CalendarError) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2), reader.take("-"),
      let day = reader.number(digits: 2), reader.isAtEnd
    else { throw .notADate(String(text)) }
    guard year >= 1 else { throw .noSuchYear(year) }
    guard 1...12 ~= month else { throw .noSuchMonth(month) }
    guard let date = CalendarDate(year: year, month: month, day: day) else {
      throw .noSuchDay(day, year: year, month: month)
    }
    self = date
  }

  /// The RFC 3339 full-date: `2026-03-01`.
  public var iso: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// True if `left` is earlier.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The number of days in a month (1 to 12) of a year.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// 0001-01-01.
  public static let first = CalendarDate(daysSinceEpoch: .min)
  /// 9999-12-31.
  public static let last = CalendarDate(daysSinceEpoch: .max)

  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}

// The algorithms of Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms": years begin in March, so that the
// leap day is the last of its year, and eras have 400 years.
extension CalendarDate {
  /// The day `days` after 1970-01-01, clamped to the first and last day.
  package init(daysSinceEpoch days: Int) {
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
  }

  /// The number of days after 1970-01-01; negative before.
  package var daysSinceEpoch: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 is Monday, 6 is Sunday.
  package var weekday: Int { ((daysSinceEpoch + 3) % 7 + 7) % 7 }

  /// Days after January 1, from 0.
  package var dayOfYear: Int { (1..<month).reduce(day - 1) { $0 + Self.days(inMonth: $1, of: year) } }

  /// The following day; the last day of year 9999 is its own successor.
  public var next: CalendarDate { adding(days: 1) }

  /// The day some days later, or earlier if negative, clamped to the first and last day.
  package func adding(days: Int) -> CalendarDate {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return CalendarDate(daysSinceEpoch: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// The same day some months later, or earlier if negative; the last day of a month that is too short.
  package func adding(months: Int) -> CalendarDate {
    let index = min(max(12, year * 12 + month - 1 + min(max(months, -200_000), 200_000)), 9999 * 12 + 11)
    let lastDay = CalendarDate.days(inMonth: index % 12 + 1, of: index / 12)
    return CalendarDate(year: index / 12, month: index % 12 + 1, day: min(day, lastDay)) ?? self
  }
}

/// Why a text is not a valid date or time.
package enum CalendarError: Error, Sendable, Hashable {
  case notADate(String)
  case notATime(String)
  case notADateTime(String)
  case noSuchYear(Int)
  case noSuchMonth(Int)
  case noSuchDay(Int, year: Int, month: Int)
  case noSuchHour(Int)
  case noSuchMinute(Int)
  case noSuchSecond(Int)
  case noSuchOffset(String)
}
