/// A day of the Gregorian calendar without a time zone. Always a day that exists, year 1 to 9999.
public struct CalendarDate: Hashable, Sendable, Comparable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The date, or nil if there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.days(inMonth: month, of: year) ~= day else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The following day; the last day of the year 9999 follows itself.
  public var next: CalendarDate {
    CalendarDate(year: year, month: month, day: day + 1)
      ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1)
      ?? self
  }

  /// RFC 3339's full-date: `2026-03-01`.
  public var iso: String {
    Self.padded(year, digits: 4) + "-" + Self.padded(month, digits: 2) + "-" + Self.padded(day, digits: 2)
  }

  /// Earlier is less.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// How many days a month (1 to 12) has in a year.
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

  static func padded(_ number: Int, digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
