extension Timestamp {
  /// Reads RFC 3339: `2026-05-01T10:00:00Z`, with a fraction of up to nine digits and any offset; also a bare date,
  /// which is its midnight in UTC. Nil for anything else, also for a date that does not exist.
  package init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.take("-"), let month = reader.number(digits: 2),
      reader.take("-"), let day = reader.number(digits: 2)
    else { return nil }
    if reader.isAtEnd {
      self.init(year: year, month: month, day: day)
      return
    }
    guard reader.take("T") || reader.take("t"), let hour = reader.number(digits: 2), reader.take(":"),
      let minute = reader.number(digits: 2), reader.take(":"), let second = reader.number(digits: 2)
    else { return nil }
    var nanosecond = 0
    if reader.take(".") {
      guard let fraction = reader.fraction(digits: 9) else { return nil }
      nanosecond = fraction
    }
    guard let offset = reader.offsetSeconds(), reader.isAtEnd,
      let local = Timestamp(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond)
    else { return nil }
    self.init(seconds: local.seconds - Int64(offset), nanoseconds: local.nanoseconds)
  }

  /// RFC 3339 in UTC, with as many digits of fraction as there are: `2026-05-01T10:00:00.5Z`.
  package var rfc3339: String {
    let parts = CalendarComponents(self)
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))"
    return "\(dateText)T\(time)\(fractionText(nanoseconds: parts.nanosecond))Z"
  }

  /// The date in UTC, `2026-05-01`.
  package var dateText: String {
    let parts = CalendarComponents(self)
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }

  /// Seconds east of Greenwich for `UTC`, `Z`, `+02:00`, `-08:00` or `02:00`; nil for named zones, whose rules are not
  /// here to be looked up.
  static func offsetSeconds(_ zone: String) -> Int? {
    if zone == "UTC" { return 0 }
    let hasSign =
      zone.utf8.first.map { [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "Z")].contains($0) } ?? false
    var reader = DigitReader(hasSign ? zone : "+" + zone)
    guard let offset = reader.offsetSeconds(), reader.isAtEnd else { return nil }
    return offset
  }
}

/// `.5` for 500,000,000 nanoseconds, nothing for none.
func fractionText(nanoseconds: Int) -> String {
  if nanoseconds == 0 { return "" }
  var digits = padded(nanoseconds, 9)
  while digits.hasSuffix("0") { digits.removeLast() }
  return "." + digits
}

/// A non-negative number with leading zeros up to a width.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
