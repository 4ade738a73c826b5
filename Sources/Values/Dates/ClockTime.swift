/// A time of day without a time zone, to the nanosecond.
public struct ClockTime: Hashable, Sendable, Comparable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59; 60 in a leap second at the end of an hour.
  public let second: Int
  /// The nanosecond, 0 to 999,999,999.
  public let nanosecond: Int

  /// Nil if there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second || second == 60 && minute == 59,
      0...999_999_999 ~= nanosecond
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// Parses an RFC 3339 partial-time, `14:30:05.25`; seconds may be omitted. Digits beyond nanoseconds are dropped.
  package init(parsing text: some StringProtocol) throws(CalendarError) {
    var reader = DigitReader(text)
    guard let hour = reader.number(digits: 2), reader.take(":"), let minute = reader.number(digits: 2) else {
      throw .notATime(String(text))
    }
    var (second, nanosecond) = (0, 0)
    if !reader.isAtEnd {
      guard reader.take(":"), let value = reader.number(digits: 2) else { throw .notATime(String(text)) }
      second = value
      if reader.take(".") {
        guard let fraction = reader.nanoseconds() else { throw .notATime(String(text)) }
        nanosecond = fraction
      }
    }
    guard reader.isAtEnd else { throw .notATime(String(text)) }
    guard hour <= 23 else { throw .noSuchHour(hour) }
    guard minute <= 59 else { throw .noSuchMinute(minute) }
    guard let time = ClockTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond) else {
      throw .noSuchSecond(second)
    }
    self = time
  }

  /// Parses an RFC 3339 full-time, `14:30:05+01:00`; seconds and offset may be omitted.
  package init(parsingFullTime text: some StringProtocol) throws(CalendarError) {
    let zone = text.firstIndex { "Zz+-".contains($0) } ?? text.endIndex
    var reader = DigitReader(text[zone...])
    guard reader.isAtEnd || (reader.utcOffset() != nil && reader.isAtEnd) else {
      throw .noSuchOffset(String(text[zone...]))
    }
    try self.init(parsing: text[..<zone])
  }

  /// True for an RFC 3339 full-time, with seconds and an offset; a leap second must end a UTC day.
  package static func isFullTime(_ text: some StringProtocol) -> Bool {
    var reader = DigitReader(text)
    guard let hour = reader.number(digits: 2), reader.take(":"), let minute = reader.number(digits: 2),
      reader.take(":"), let second = reader.number(digits: 2), hour < 24, minute < 60, second <= 60
    else { return false }
    if reader.take("."), reader.nanoseconds() == nil { return false }
    guard let offset = reader.utcOffset(), reader.isAtEnd else { return false }
    return second < 60 || (hour * 60 + minute - offset + 1) % 1440 == 0
  }

  private init(secondOfDay: Int, nanosecond: Int = 0) {
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    self.nanosecond = nanosecond
  }

  /// `14:05`, with non-zero seconds `14:05:09.5`.
  public var iso: String {
    second == 0 && nanosecond == 0 ? "\(hour.padded(to: 2)):\(minute.padded(to: 2))" : partialTime
  }

  /// The RFC 3339 partial-time, `14:05:00`; a fraction only if non-zero, without trailing zeros.
  package var partialTime: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))\(nanosecond.decimalFraction(digits: 9))"
  }

  /// Seconds after midnight; 86,400 in a leap second at the end of the day.
  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// The time some seconds later, or earlier if negative, wrapping at midnight; the fraction is kept.
  package func adding(seconds: Int) -> ClockTime {
    ClockTime(secondOfDay: ((secondOfDay + seconds % 86_400) % 86_400 + 86_400) % 86_400, nanosecond: nanosecond)
  }

  /// The time some minutes later, or earlier if negative, wrapping at midnight.
  package func adding(minutes: Int) -> ClockTime { adding(seconds: minutes % 1440 * 60) }

  /// 00:00.
  public static let first = ClockTime(secondOfDay: 0)
  /// 23:59.
  public static let last = ClockTime(secondOfDay: 86_340)

  /// True if `left` is earlier.
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    (left.secondOfDay, left.nanosecond) < (right.secondOfDay, right.nanosecond)
  }
}
