import TestSupport
import Testing

@testable import Values

/// Days, times of day and instants, with their texts.
struct DateTests {
  @Test(
    arguments: [
      (2024, 2, 29, "2024-02-29"), (2023, 2, 29, nil), (1900, 2, 29, nil), (2000, 2, 29, "2000-02-29"),
      (2026, 4, 31, nil), (2026, 12, 31, "2026-12-31"), (2026, 13, 1, nil), (2026, 0, 1, nil), (0, 1, 1, nil),
      (987, 6, 5, "0987-06-05"), (10_000, 1, 1, nil), (2026, 1, 0, nil),
    ] as [(Int, Int, Int, String?)])
  func `only days that exist are dates`(year: Int, month: Int, day: Int, iso: String?) {
    #expect(CalendarDate(year: year, month: month, day: day)?.iso == iso)
  }

  @Test(arguments: [
    ("2024-02-28", "2024-02-29"), ("2023-02-28", "2023-03-01"), ("2026-12-31", "2027-01-01"),
    ("9999-12-31", "9999-12-31"),
  ])
  func `the next day crosses months and years`(day: String, next: String) throws {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    #expect(try #require(CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])).next.iso == next)
  }

  @Test func `a clock shows hours to 23 and minutes to 59`() {
    #expect(ClockTime(hour: 9, minute: 5)?.iso == "09:05")
    #expect(ClockTime(hour: 24, minute: 0) == nil)
    #expect(ClockTime(hour: 0, minute: 60) == nil)
  }

  @Test func `a time is read as it is written, with so many digits of a fraction as there are`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let digits = (0..<Int.random(in: 1...12, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
      let (hour, minute, second) = (
        Int.random(in: 0...23, using: &random), Int.random(in: 10...59, using: &random),
        Int.random(in: 10...59, using: &random)
      )
      let clock = "\(hour < 10 ? "0" : "")\(hour):\(minute):\(second)"
      let time = try ClockTime(parsing: clock + "." + digits.map(String.init).joined())
      let nanosecond = (digits + Array(repeating: 0, count: 9)).prefix(9).reduce(0) { $0 * 10 + $1 }
      #expect(time == ClockTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond))
      #expect(try ClockTime(parsing: time.partialTime) == time)
    }
  }

  @Test func `a month later is the last day of a month that is too short`() throws {
    let date = try CalendarDate(parsing: "2026-01-31")
    #expect(date.adding(months: 1).iso == "2026-02-28")
    #expect(date.adding(months: -2).iso == "2025-11-30")
    #expect(date.adding(months: 12).iso == "2027-01-31")
  }

  @Test func `day numbers agree with counting day by day`() throws {
    var date = try CalendarDate(parsing: "1999-12-28")
    let first = date.daysSinceEpoch
    #expect(first == 10_953)
    for offset in 0..<1500 {
      #expect(date.daysSinceEpoch == first + offset)
      #expect(CalendarDate(daysSinceEpoch: first + offset) == date)
      #expect(date.weekday == (1 + offset) % 7)
      date = date.next
    }
  }

  @Test func `every day has the date that counting gives`() throws {
    // The calendar repeats after 400 years.
    var (year, month, day) = (1, 1, 1)
    for number in CalendarDate.first.daysSinceEpoch... {
      if year > 800 { break }
      let date = CalendarDate(daysSinceEpoch: number)
      #expect((date.year, date.month, date.day) == (year, month, day))
      if day == 31 {
        #expect(date.dayOfYear == number - (try #require(CalendarDate(year: year, month: 1, day: 1))).daysSinceEpoch)
      }
      day += 1
      if day > CalendarDate.days(inMonth: month, of: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  @Test(
    arguments: [
      ("2026-05-01T10:00:00Z", "2026-05-01T10:00:00Z"), ("2026-05-01t10:00:00.50z", "2026-05-01T10:00:00.5Z"),
      ("9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.999999999Z"),
      ("2024-02-29T22:30:00-08:00", "2024-02-29T22:30:00-08:00"), ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z"),
      ("2017-01-01T01:59:60.25+02:00", "2017-01-01T01:59:60.25+02:00"),
      ("1969-12-31T23:59:59-00:30", "1969-12-31T23:59:59-00:30"),
      ("2026-05-01T10:00:00", nil), ("2026-05-01T10:00Z", nil), ("2026-05-01 10:00:00Z", nil), ("2026-05-01", nil),
      ("2026-05-01T10:00:60Z", nil), ("2026-05-01T22:59:60Z", nil), ("2026-02-30T10:00:00Z", nil),
      ("2026-05-01T24:00:00Z", nil), ("2026-05-01T10:00:00+24:00", nil), ("2026-05-01T10:00:00+1:00", nil),
      ("2026-05-01T10:00:00.Z", nil), ("2026-05-01T10:00:00Zx", nil), ("9999-12-31T23:59:59-01:00", nil),
      ("0001-01-01T00:00:00+01:00", nil), ("", nil), ("20260501T100000Z", nil),
    ] as [(String, String?)])
  func `RFC 3339 is read to the letter`(text: String, written: String?) {
    #expect(Instant(rfc3339: text)?.description == written)
  }

  @Test func `a leap second lies between its neighbours`() throws {
    let instants = try ["2016-12-31T23:59:59.9Z", "2016-12-31T23:59:60.5Z", "2017-01-01T00:00:00Z"].map {
      try #require(Instant(rfc3339: $0))
    }
    #expect(instants == instants.sorted())
    #expect(instants[2].since(instants[1]) == .milliseconds(-500))
    #expect(instants[1].adding(seconds: 1).description == "2017-01-01T00:00:01.5Z")
    #expect(instants[1].local(utcOffset: 60)?.iso == "2017-01-01T00:59:60.5")
    #expect(instants[1].local(utcOffset: 330)?.iso == "2017-01-01T05:30:00.5")
  }

  @Test func `instants stop at the ends of the calendar, whatever their clock shows`() throws {
    for offset in [-1439, -60, 0, 330, 1439] {
      let start = try #require(Instant(seconds: 0, utcOffset: offset))
      for count in [Int.min, -1, 1, Int.max] {
        let end = start.adding(seconds: count)
        #expect(1...9999 ~= end.local.date.year)
        #expect(count.magnitude == 1 ? end.seconds == Int64(count) : end.adding(seconds: count) == end)
      }
    }
    #expect(Instant(seconds: 0, utcOffset: 1440) == nil)
    #expect(Instant(seconds: .max) == nil)
    #expect(Instant.epoch.advanced(by: .seconds(Int64.max)) == nil)
    #expect(Instant.epoch.advanced(by: .milliseconds(-1))?.description == "1969-12-31T23:59:59.999Z")
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `an instant and a span read back from their text`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let instant = try #require(
        Instant(
          seconds: .random(in: -62_135_500_000...253_402_200_000, using: &random),
          nanoseconds: .random(in: 0..<1_000_000_000, using: &random),
          utcOffset: .random(in: -1439...1439, using: &random)))
      let read = try #require(Instant(rfc3339: instant.description))
      #expect(read == instant && read.utcOffset == instant.utcOffset)
      #expect(Instant(instant.local, utcOffset: instant.utcOffset) == instant)
      let span = Duration.nanoseconds(Int64.random(in: .min ... .max, using: &random))
      #expect(Duration(parsing: span.secondsText) == span)
      #expect(instant.advanced(by: span).map { $0.since(instant) } ?? span == span)
      if span > .zero { #expect(Duration(parsing: span.shortText) == span) }
    }
  }

  @Test(
    arguments: [
      ("90s", .seconds(90)), ("1h30m", .seconds(5400)), ("-1.5h", .seconds(-5400)), ("+250ms", .milliseconds(250)),
      ("1us", .microseconds(1)), ("1µs", .microseconds(1)), ("0.5ns", .zero),
      ("1.000000001s", .nanoseconds(1_000_000_001)),
      ("0", .zero), ("-0", .zero), ("87660000h", .seconds(315_576_000_000)), ("87660001h", nil), ("5", nil), ("", nil),
      ("-", nil), ("s", nil), (".s", nil), ("1d", nil), ("1 s", nil), ("1s ", nil), ("--1s", nil), ("00", nil),
    ] as [(String, Duration?)])
  func `a span is read as Go reads it`(text: String, span: Duration?) {
    #expect(Duration(parsing: text) == span)
  }

  @Test(
    arguments: [
      ("90", 90), ("0", 0), ("90s", 90), ("1h30m", 5400), ("1.5", nil), ("", nil), ("9999999999999", nil),
    ] as [(String, Int?)])
  func `the argument of an option is seconds, or has units`(text: String, seconds: Int?) {
    #expect(Duration(argument: text) == seconds.map { .seconds($0) })
  }

  @Test(
    arguments: [
      (.seconds(9000), "9000s", "150m"), (.milliseconds(-250), "-0.25s", nil), (.zero, "0s", "0ms"),
      (.microseconds(1500), "0.0015s", "1.5ms"), (.seconds(90), "90s", "90s"),
    ] as [(Duration, String, String?)])
  func `a span is written in seconds, or in the unit that suits it`(span: Duration, seconds: String, short: String?) {
    #expect(span.secondsText == seconds)
    if let short { #expect(span.shortText == short) }
  }
}
