/// A date and a time of day without a time zone.
public struct LocalDateTime: Hashable, Sendable, Comparable {
  /// The day.
  public var date: CalendarDate
  /// The time of that day.
  public var time: ClockTime

  /// A time on a day.
  public init(_ date: CalendarDate, _ time: ClockTime) {
    self.date = date
    self.time = time
  }

  /// ISO 8601 without an offset: `2026-03-01T14:05`.
  public var iso: String { "\(date.iso)T\(time.iso)" }

  /// The time some minutes later, or earlier if negative, possibly on another day; clamped to the first and last.
  package func adding(minutes: Int) -> LocalDateTime {
    // More than the whole calendar.
    let limit = 10_000 * 366 * 1440
    let sum = time.hour * 60 + time.minute + min(max(minutes, -limit), limit)
    let days = sum >= 0 ? sum / 1440 : (sum - 1439) / 1440
    let day = date.daysSinceEpoch + days
    guard day >= CalendarDate.first.daysSinceEpoch else { return .first }
    guard day <= CalendarDate.last.daysSinceEpoch else { return .last }
    return LocalDateTime(CalendarDate(daysSinceEpoch: day), time.adding(minutes: minutes))
  }

  /// The beginning of 0001-01-01.
  public static let first = LocalDateTime(.first, .first)
  /// The last minute of 9999-12-31.
  public static let last = LocalDateTime(.last, .last)

  /// True if `left` is earlier.
  public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
