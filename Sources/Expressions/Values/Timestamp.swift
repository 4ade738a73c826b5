/// An instant in coordinated universal time, from 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z.
///
/// The calendar is the proleptic Gregorian one, without leap seconds (RFC 3339; days are counted as in Howard Hinnant's
/// "chrono-Compatible Low-Level Date Algorithms").
package struct Timestamp: Hashable, Comparable, Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  package let seconds: Int64
  /// What `seconds` leaves over, 0 to 999,999,999.
  package let nanoseconds: Int32

  /// Nil when the instant is outside the years 1 to 9999 or `nanoseconds` is not below a thousand million.
  package init?(seconds: Int64, nanoseconds: Int32 = 0) {
    guard (-62_135_596_800...253_402_300_799).contains(seconds), (0..<1_000_000_000).contains(nanoseconds) else {
      return nil
    }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Nil when there is no such date or time of day (February 30, 24:00, a leap second).
  package init?(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0
  ) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Timestamp.days(inMonth: month, ofYear: year)).contains(day),
      (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1_000_000_000).contains(nanosecond)
    else { return nil }
    let days = Timestamp.dayNumber(year: year, month: month, day: day)
    self.init(
      seconds: Int64(days * 86_400 + hour * 3600 + minute * 60 + second), nanoseconds: Int32(nanosecond))
  }

  package static func < (left: Timestamp, right: Timestamp) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  /// The instant a span later (earlier when it is negative); nil outside the years 1 to 9999.
  package func advanced(by span: Duration) -> Timestamp? {
    let (spanSeconds, attoseconds) = span.components
    let (sum, overflow) = seconds.addingReportingOverflow(spanSeconds)
    if overflow { return nil }
    var total = sum
    var fraction = Int64(nanoseconds) + attoseconds / 1_000_000_000
    if fraction < 0 {
      fraction += 1_000_000_000
      total -= 1
    } else if fraction >= 1_000_000_000 {
      fraction -= 1_000_000_000
      total += 1
    }
    return Timestamp(seconds: total, nanoseconds: Int32(fraction))
  }

  /// The span from another instant to this one.
  package func since(_ other: Timestamp) -> Duration {
    .seconds(seconds - other.seconds) + .nanoseconds(Int64(nanoseconds) - Int64(other.nanoseconds))
  }

  /// How many days a month has, month from 1.
  package static func days(inMonth month: Int, ofYear year: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since 1970-01-01.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
