/// A time on the clock on the wall, without a place: RFC 3339 `partial-time`.
package struct TimeOfDay: Sendable, Hashable {
  package let hour: Int
  package let minute: Int
  /// 60 only in a leap second.
  package let second: Int
  /// 0 to 999,999,999.
  package let nanosecond: Int

  /// Throws what is impossible about the time.
  package init(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) throws(CalendarError) {
    guard (0...23).contains(hour) else { throw .noSuchHour(hour) }
    guard (0...59).contains(minute) else { throw .noSuchMinute(minute) }
    guard (0...59).contains(second) || (second == 60 && minute == 59) else { throw .noSuchSecond(second) }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = min(max(0, nanosecond), 999_999_999)
  }

  /// Reads `14:30`, `14:30:05` and `14:30:05.25`; digits beyond the ninth behind the point do not count.
  package init(parsing text: String) throws(CalendarError) {
    let bytes = text.utf8
    guard bytes.count >= 5, bytes.dropFirst(2).first == UInt8(ascii: ":"),
      let hour = DigitText.value(bytes.prefix(2)), let minute = DigitText.value(bytes.dropFirst(3).prefix(2))
    else { throw .notATime(text) }
    var second = 0
    var nanosecond = 0
    if bytes.count > 5 {
      guard bytes.count >= 8, bytes.dropFirst(5).first == UInt8(ascii: ":"),
        let value = DigitText.value(bytes.dropFirst(6).prefix(2))
      else { throw .notATime(text) }
      second = value
    }
    if bytes.count > 8 {
      let digits = bytes.dropFirst(9)
      guard bytes.dropFirst(8).first == UInt8(ascii: "."), !digits.isEmpty,
        digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 })
      else {
        throw .notATime(text)
      }
      let nine = digits.prefix(9)
      nanosecond = DigitText.value(nine) ?? 0
      for _ in nine.count..<9 { nanosecond *= 10 }
    }
    try self.init(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }

  /// Seconds after midnight.
  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// The time some seconds later or earlier, round the clock; a fraction of a second stays.
  package func adding(seconds: Int) -> TimeOfDay {
    let total = ((secondOfDay + seconds % 86_400) % 86_400 + 86_400) % 86_400
    return TimeOfDay(secondOfDay: total, nanosecond: nanosecond)
  }

  init(secondOfDay: Int, nanosecond: Int) {
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
    self.nanosecond = nanosecond
  }
}

extension TimeOfDay: Comparable {
  package static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.secondOfDay, left.nanosecond) < (right.secondOfDay, right.nanosecond)
  }
}

extension TimeOfDay {
  /// As people write it: `14:30`, with seconds only where there are some.
  package var short: String { second == 0 && nanosecond == 0 ? String(description.prefix(5)) : description }
}

extension TimeOfDay: CustomStringConvertible {
  /// RFC 3339 `partial-time`; the fraction only when there is one, without closing zeros.
  package var description: String {
    let clock =
      "\(DigitText.padded(hour, to: 2)):\(DigitText.padded(minute, to: 2)):\(DigitText.padded(second, to: 2))"
    guard nanosecond > 0 else { return clock }
    var fraction = DigitText.padded(nanosecond, to: 9)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(clock).\(fraction)"
  }
}
