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

  /// Earlier is less.
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    (left.hour, left.minute) < (right.hour, right.minute)
  }
}
