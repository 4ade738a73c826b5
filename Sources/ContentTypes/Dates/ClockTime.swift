/// A time of day to the minute, without a time zone.
public struct ClockTime: Hashable, Sendable, Comparable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int

  /// The time, or nil if a clock never shows it.
  public init?(hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// `14:05`.
  public var iso: String {
    CalendarDate.padded(hour, digits: 2) + ":" + CalendarDate.padded(minute, digits: 2)
  }

  /// The time some minutes later, or earlier, round midnight.
  package func adding(minutes: Int) -> ClockTime {
    let sum = ((hour * 60 + minute + minutes % 1440) % 1440 + 1440) % 1440
    return ClockTime(hour: sum / 60, minute: sum % 60) ?? self
  }

  /// 00:00.
  public static let first = ClockTime(hour: 0)
  /// 23:59.
  public static let last = ClockTime(hour: 23, 59)

  private init(hour: Int, _ minute: Int = 0) {
    self.hour = hour
    self.minute = minute
  }

  /// Earlier is less.
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}
