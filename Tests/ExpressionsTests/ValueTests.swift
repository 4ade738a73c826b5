import Testing

@testable import Expressions

struct ValueTests {
  @Test("every day from 1 to 9999 has the date that counting gives")
  func calendar() {
    var (year, month, day) = (1, 1, 1)
    var number = Timestamp.dayNumber(year: 1, month: 1, day: 1)
    // Every day of the first 800 years, then of the last 400: the calendar repeats after 400.
    while year <= 800 {
      if day == 1 || day >= 28 {
        let parts = CalendarComponents(Timestamp(seconds: Int64(number) * 86_400)!)
        #expect((parts.year, parts.month, parts.day) == (year, month, day))
      }
      number += 1
      day += 1
      if day > Timestamp.days(inMonth: month, ofYear: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(Timestamp("9999-12-31T23:59:59.999999999Z")?.rfc3339 == "9999-12-31T23:59:59.999999999Z")
    #expect(Timestamp("1970-01-01")?.seconds == 0)
    #expect(Timestamp("2000-02-29")?.dateText == "2000-02-29")
  }

  @Test("an instant, a span and a number read back from their text", arguments: 1...5 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let instant = try #require(
        Timestamp(
          seconds: .random(in: -62_135_596_800...253_402_300_799, using: &random),
          nanoseconds: .random(in: 0..<1_000_000_000, using: &random)))
      #expect(Timestamp(instant.rfc3339) == instant)
      let span = Duration.nanoseconds(Int64.random(in: .min ... .max, using: &random))
      #expect(Duration(expressionText: span.expressionText) == span)
      #expect(instant.advanced(by: span).map { $0.since(instant) } ?? span == span)
      let number = Double(bitPattern: .random(in: .min ... .max, using: &random))
      if number.isFinite { #expect(Double(expressionText: number.expressionText) == number) }
      let cents = Int.random(in: 0...1_000_000_000, using: &random)
      #expect((Double(cents) / 100).fixed(digits: 2) == "\(cents / 100).\(padded(cents % 100, 2))")
    }
  }

  @Test("exact equality tells values apart that the language calls equal")
  func exactEquality() {
    #expect(ExpressionValue.int(1) != .double(1))
    #expect(ExpressionValue.int(1).isEqual(to: .double(1)))
    #expect(ExpressionValue.double(.nan) == .double(.nan))
    #expect(!ExpressionValue.double(.nan).isEqual(to: .double(.nan)))
    #expect(ExpressionValue.string("\u{e9}") != .string("e\u{301}"))
    #expect((["a": 1, "b": 2] as ExpressionValue) != ["b": 2, "a": 1])
    #expect((["a": 1, "b": 2] as ExpressionValue).isEqual(to: ["b": 2, "a": 1]))
    #expect(Set<ExpressionValue>([1, 1.0, .uint(1), "1", 1]).count == 4)
  }
}
