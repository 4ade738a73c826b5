package import ContentTypes

/// A day, a time and the offset from UTC they are in (RFC 3339 `date-time`).
///
/// Two are equal when they are the same instant, whatever their offsets.
package struct ZonedDateTime: Sendable {
  package let date: CalendarDate
  package let time: TimeOfDay
  /// Minutes east of UTC, -1439 to 1439.
  package let utcOffset: Int

  /// An offset of a day or more is held to the last minute below it.
  package init(date: CalendarDate, time: TimeOfDay, utcOffset: Int) {
    self.date = date
    self.time = time
    self.utcOffset = min(max(utcOffset, -1439), 1439)
  }

  /// Reads `2026-02-28T14:30:00+01:00`. `t`, a blank or `_` do for `T`, seconds may be left out, and so may the offset:
  /// then `defaultUTCOffset` (in minutes) holds.
  package init(parsing text: String, defaultUTCOffset: Int = 0) throws(CalendarError) {
    let bytes = Array(text.utf8)
    guard bytes.count > 11, "Tt _".utf8.contains(bytes[10]) else { throw .notADateTime(text) }
    var clock = bytes[11...]
    var offset = defaultUTCOffset
    if clock.last == UInt8(ascii: "Z") || clock.last == UInt8(ascii: "z") {
      clock = clock.dropLast()
      offset = 0
    } else if let sign = clock.firstIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) {
      offset = try Self.offset(clock[sign...])
      clock = clock[..<sign]
    }
    do throws(CalendarError) {
      date = try CalendarDate(parsing: String(decoding: bytes[..<10], as: UTF8.self))
      time = try TimeOfDay(parsing: String(decoding: clock, as: UTF8.self))
    } catch .notADate, .notATime {
      throw .notADateTime(text)
    }
    utcOffset = offset
  }

  /// Seconds after 1970-01-01T00:00:00Z, without the fraction.
  package var secondsSinceEpoch: Int { date.daysSinceEpoch * 86_400 + time.secondOfDay - utcOffset * 60 }

  /// The moment some seconds later or earlier, at the same offset.
  package func adding(seconds: Int) -> ZonedDateTime {
    let (sum, overflow) = (secondsSinceEpoch + utcOffset * 60).addingReportingOverflow(seconds)
    let total = overflow ? (seconds < 0 ? Int.min / 2 : .max / 2) : sum
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    return ZonedDateTime(
      date: CalendarDate(daysSinceEpoch: days),
      time: TimeOfDay(secondOfDay: total - days * 86_400, nanosecond: time.nanosecond), utcOffset: utcOffset)
  }

  private static func offset(_ bytes: ArraySlice<UInt8>) throws(CalendarError) -> Int {
    let digits = Array(bytes.dropFirst())
    guard digits.count == 5, digits[2] == UInt8(ascii: ":"), let hours = DigitText.value(digits[0..<2]), hours < 24,
      let minutes = DigitText.value(digits[3..<5]), minutes < 60
    else { throw .noSuchOffset(String(decoding: bytes, as: UTF8.self)) }
    return (hours * 60 + minutes) * (bytes.first == UInt8(ascii: "-") ? -1 : 1)
  }
}

extension ZonedDateTime: Comparable, Hashable {
  package static func == (left: ZonedDateTime, right: ZonedDateTime) -> Bool {
    left.secondsSinceEpoch == right.secondsSinceEpoch && left.time.nanosecond == right.time.nanosecond
  }

  package static func < (left: ZonedDateTime, right: ZonedDateTime) -> Bool {
    (left.secondsSinceEpoch, left.time.nanosecond) < (right.secondsSinceEpoch, right.time.nanosecond)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(secondsSinceEpoch)
    hasher.combine(time.nanosecond)
  }
}

extension ZonedDateTime: CustomStringConvertible {
  /// RFC 3339 `date-time`; UTC is `Z`.
  package var description: String { "\(date.iso)T\(time)\(offset)" }

  private var offset: String {
    guard utcOffset != 0 else { return "Z" }
    let minutes = abs(utcOffset)
    let sign = utcOffset < 0 ? "-" : "+"
    return "\(sign)\(DigitText.padded(minutes / 60, to: 2)):\(DigitText.padded(minutes % 60, to: 2))"
  }

  /// As people write it: `2026-02-28 14:30`, with the offset where it is not the one that holds for a text without any
  /// (in minutes).
  package func short(defaultUTCOffset: Int) -> String {
    "\(date.iso) \(time.short)" + (utcOffset == defaultUTCOffset ? "" : offset)
  }
}
