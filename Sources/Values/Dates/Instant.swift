/// An instant in the years 1 to 9999, with the UTC offset in which it is displayed (RFC 3339 `date-time`).
///
/// Two instants are equal if they denote the same time, whatever their offsets.
public struct Instant: Sendable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down, without leap seconds.
  public let seconds: Int64
  /// The fraction of the second, 0 to 999,999,999; from 1,000,000,000 on during the leap second that follows `seconds`.
  public let nanoseconds: Int32
  private let offset: Int16
  /// True if offset 0 means UTC, written `Z`, and not a place, written `+00:00`.
  private let isUTC: Bool
  /// True for a date: a time of day anywhere, stored as if in UTC.
  package private(set) var isFloating = false

  /// The first and last second, at any offset.
  private static let range: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  private static let billion: Int32 = 1_000_000_000

  /// Nil outside the years 1 to 9999, in UTC or in local time, and for an offset of a day or more.
  ///
  /// - Parameters:
  ///   - utcOffset: Minutes east of UTC.
  ///   - isUTC: False for a place whose offset happens to be 0.
  package init?(seconds: Int64, nanoseconds: Int32 = 0, utcOffset: Int = 0, isUTC: Bool = true) {
    guard Self.range.contains(seconds), 0..<(2 * Self.billion) ~= nanoseconds, -1439...1439 ~= utcOffset,
      Self.range.contains(seconds + Int64(utcOffset) * 60)
    else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
    offset = Int16(utcOffset)
    self.isUTC = isUTC
  }

  private init(epoch: Void) { (seconds, nanoseconds, offset, isUTC) = (0, 0, 0, true) }

  /// 1970-01-01T00:00:00Z.
  package static let epoch = Instant(epoch: ())

  /// The instant of a local time at an offset (minutes east of UTC). Nil outside the years 1 to 9999.
  package init?(_ local: LocalDateTime, utcOffset: Int = 0, isUTC: Bool = true) {
    let isLeap = local.time.second == 60
    let days = local.date.daysSinceEpoch * 86_400
    self.init(
      seconds: Int64(days + local.time.secondOfDay - utcOffset * 60 - (isLeap ? 1 : 0)),
      nanoseconds: Int32(local.time.nanosecond) + (isLeap ? Self.billion : 0), utcOffset: utcOffset, isUTC: isUTC)
  }

  /// Midnight at the start of a day in no particular time zone.
  package init?(startOf date: CalendarDate) {
    self.init(LocalDateTime(date, .first))
    isFloating = true
  }

  /// Two instants that can be compared. Beside a date, which has no time zone, the other counts by its local time.
  package static func onOneClock(_ first: Instant, _ second: Instant) -> (Instant, Instant) {
    first.isFloating == second.isFloating ? (first, second) : (first.asIfInUTC, second.asIfInUTC)
  }

  /// The duration between two instants, by local time where one is a date.
  package static func span(from first: Instant, to second: Instant) -> Duration {
    let (first, second) = onOneClock(first, second)
    return second.since(first)
  }

  private var asIfInUTC: Instant {
    Instant(seconds: seconds + Int64(utcOffset) * 60, nanoseconds: nanoseconds) ?? self
  }

  /// The offset in which the instant is displayed, in minutes east of UTC, -1439 to 1439.
  public var utcOffset: Int { Int(offset) }

  /// The date and time of day at the instant's own offset.
  public var local: LocalDateTime {
    guard let local = local(utcOffset: utcOffset) else { preconditionFailure("an instant outside the calendar") }
    return local
  }

  /// The date and time of day at an offset in minutes east of UTC; nil outside the years 1 to 9999.
  package func local(utcOffset: Int) -> LocalDateTime? {
    let sum = seconds + Int64(utcOffset) * 60
    guard Self.range.contains(sum) else { return nil }
    let days = Int((sum >= 0 ? sum : sum - 86_399) / 86_400)
    let rest = Int(sum) - days * 86_400
    let isLeap = nanoseconds >= Self.billion
    let time = ClockTime(
      hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60 + (isLeap ? 1 : 0),
      nanosecond: Int(nanoseconds % Self.billion))
    // With a fractional-hour offset, `ClockTime` cannot represent the leap second, so the next second is used.
    guard let time else { return withoutLeapSecond?.local(utcOffset: utcOffset) }
    return LocalDateTime(CalendarDate(daysSinceEpoch: days), time)
  }

  /// The instant some seconds later, or earlier if negative, at the same offset; clamped to the first and last instant.
  package func adding(seconds count: Int) -> Instant {
    guard count != 0, let start = withoutLeapSecond else { return self }
    let shift = Int64(utcOffset) * 60
    let lowest = max(Self.range.lowerBound, Self.range.lowerBound - shift)
    let highest = min(Self.range.upperBound, Self.range.upperBound - shift)
    let (sum, overflow) = start.seconds.addingReportingOverflow(Int64(count))
    let target = overflow ? (count < 0 ? lowest : highest) : min(max(sum, lowest), highest)
    return Instant(seconds: target, nanoseconds: start.nanoseconds, utcOffset: utcOffset, isUTC: isUTC) ?? self
  }

  /// The instant a duration later, or earlier if negative; nil outside the years 1 to 9999.
  package func advanced(by span: Duration) -> Instant? {
    let (whole, attoseconds) = span.components
    let (sum, overflow) = seconds.addingReportingOverflow(whole)
    guard !overflow, Self.range.contains(sum) else { return nil }
    let fraction = Int64(nanoseconds) + attoseconds / 1_000_000_000
    let carry = fraction < 0 ? -1 : fraction / Int64(Self.billion)
    var later = Instant(
      seconds: sum + carry, nanoseconds: Int32(fraction - carry * Int64(Self.billion)), utcOffset: utcOffset,
      isUTC: isUTC)
    later?.isFloating = isFloating
    return later
  }

  package func since(_ other: Instant) -> Duration {
    .seconds(seconds - other.seconds) + .nanoseconds(Int64(nanoseconds) - Int64(other.nanoseconds))
  }

  /// For a leap second, the second that follows; nil after the last instant.
  private var withoutLeapSecond: Instant? {
    nanoseconds < Self.billion
      ? self
      : Instant(seconds: seconds + 1, nanoseconds: nanoseconds - Self.billion, utcOffset: utcOffset, isUTC: isUTC)
  }
}

extension Instant: Comparable, Hashable {
  public static func == (left: Instant, right: Instant) -> Bool {
    left.seconds == right.seconds && left.nanoseconds == right.nanoseconds
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(seconds)
    hasher.combine(nanoseconds)
  }
}

// MARK: Text

extension Instant: CustomStringConvertible {
  /// Parses `2026-02-28T14:30:00+01:00`. `T` may also be `t`, a blank or `_`; seconds may be omitted, and so may the
  /// offset, which is then that of `zone`. Throws what is wrong with any other text.
  package init(
    parsing text: some StringProtocol, zone: @autoclosure () -> ZoneRules = .utc
  ) throws(CalendarError) {
    let bytes = Substring(text).utf8
    guard bytes.count > 11, let separator = bytes.dropFirst(10).first, "Tt _".utf8.contains(separator) else {
      throw .notADateTime(String(text))
    }
    let start = bytes.index(bytes.startIndex, offsetBy: 11)
    let end = bytes[start...].firstIndex { "Zz+-".utf8.contains($0) } ?? bytes.endIndex
    let local: LocalDateTime
    do throws(CalendarError) {
      local = LocalDateTime(
        try CalendarDate(parsing: Substring(bytes.prefix(10))), try ClockTime(parsing: Substring(bytes[start..<end])))
    } catch .notADate, .notATime {
      throw .notADateTime(String(text))
    }
    let zoneText = Substring(bytes[end...])
    var reader = DigitReader(zoneText)
    let made: Instant?
    if reader.isAtEnd {
      made = zone().instant(at: local)
    } else {
      guard let offset = reader.utcOffset(), reader.isAtEnd else { throw .noSuchOffset(String(zoneText)) }
      made = Instant(local, utcOffset: offset, isUTC: zoneText.utf8.count == 1)
    }
    guard let instant = made else { throw .notADateTime(String(text)) }
    // A leap second must end a UTC day (RFC 3339, section 5.7).
    guard local.time.second < 60 || (instant.seconds + 1).isMultiple(of: 86_400) else { throw .noSuchSecond(60) }
    self = instant
  }

  /// Parses strict RFC 3339, with `T`, seconds and an offset; nil for anything else.
  public init?(rfc3339 text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[16] == UInt8(ascii: ":"),
      bytes[17...].contains(where: { "Zz+-".utf8.contains($0) })
    else { return nil }
    do throws(CalendarError) { try self.init(parsing: text) } catch { return nil }
  }

  /// RFC 3339 `date-time` at its own offset, with `Z` for UTC. The fraction has no trailing zeros.
  public var description: String {
    let local = local
    return "\(local.date.iso)T\(local.time.partialTime)\(offsetText)"
  }

  /// As people write it: `2026-02-28 14:30`, followed by the offset if the zone does not tell it: because
  /// it has another one then, or two.
  package func short(in zone: ZoneRules) -> String {
    let local = local
    let meanings = zone.instants(at: local)
    let isOwn = meanings.count == 1 && meanings[0].offsetText == offsetText
    return "\(local.date.iso) \(local.time.iso)" + (isOwn ? "" : offsetText)
  }

  private var offsetText: String {
    guard utcOffset != 0 || !isUTC else { return "Z" }
    let minutes = abs(utcOffset)
    return "\(utcOffset < 0 ? "-" : "+")\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
  }

  /// Parses `UTC`, `Z`, `+02:00`, `-08:00` or `02:00` into minutes east of UTC; nil for named zones.
  package static func utcOffset(_ zone: String) -> Int? {
    if zone == "UTC" { return 0 }
    var reader = DigitReader(zone.first?.isNumber == true ? "+" + zone : zone)
    guard let offset = reader.utcOffset(), reader.isAtEnd else { return nil }
    return offset
  }
}
