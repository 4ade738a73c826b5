internal import ContentTypes

/// Why a text is not a date or a time.
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

  /// The sentence a person sees; lower case at the start unless a name begins it, no final period.
  package var message: String {
    switch self {
    case .notADate(let text): "'\(text)' is not a date; write it like 2026-02-28"
    case .notATime(let text): "'\(text)' is not a time; write it like 14:30"
    case .notADateTime(let text): "'\(text)' is not a date and time; write it like 2026-02-28 14:30"
    case .noSuchYear(let year): "there is no year \(year)"
    case .noSuchMonth(let month): "there is no month \(month)"
    case .noSuchDay(let day, let year, let month):
      day < 1
        ? "there is no day \(day)"
        : "\(Self.monthName(month)) \(year) has \(CalendarDate.days(inMonth: month, of: year)) days"
    case .noSuchHour(let hour): "there is no hour \(hour)"
    case .noSuchMinute(let minute): "there is no minute \(minute)"
    case .noSuchSecond(let second): "there is no second \(second)"
    case .noSuchOffset(let text): "'\(text)' is not a UTC offset; write it like +01:00 or Z"
    }
  }

  private static func monthName(_ month: Int) -> String {
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ][month - 1]
  }
}
