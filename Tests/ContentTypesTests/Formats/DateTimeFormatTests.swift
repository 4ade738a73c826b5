import ContentTypes
import Testing
import Values

@Suite struct DateTimeFormatTests {
  private func moment(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) throws -> LocalDateTime {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    return LocalDateTime(date, try #require(ClockTime(hour: hour, minute: minute)))
  }

  @Test(
    "a day in the locale's order and a time are read in any usual way",
    arguments: [
      ("en_US", "7/21/2026 14:05"), ("en_US", "7/21/2026, 2:05 pm"), ("en_US", "7/21/26 2:05pm"),
      ("en_US", "2026-07-21T14:05"), ("de_DE", "21.07.2026 14:05"), ("de_DE", "21.7.26, 14.05"),
      ("de_DE", "  21. 7. 2026   14:05 "), ("ja_JP", "2026/07/21 14:05"),
    ])
  func reading(locale: String, text: String) throws {
    #expect(
      DateTimeFormat.dateTime.parse(text, locale: LocaleName(posix: locale)) == (try moment(2026, 7, 21, 14, 5)),
      "\(text)")
  }

  @Test(
    "what is no moment is none",
    arguments: ["", "14:05", "7/21/2026 25:00", "2/30/2026 10:00", "7/21/2026 14:05 x", "T", "7/21/2026T", ",,,"])
  func refusing(text: String) {
    #expect(DateTimeFormat.dateTime.parse(text, locale: LocaleName(posix: "en_US")) == nil)
  }

  @Test("a day alone is its beginning")
  func dayAlone() throws {
    #expect(DateTimeFormat.dateTime.parse("2026-07-21", locale: nil) == (try moment(2026, 7, 21, 0, 0)))
  }

  @Test("what is written is read again, and the hint has the same order, in the reader's letters")
  func writing() throws {
    let value = try moment(2026, 7, 21, 14, 5)
    let texts = ["en_US", "de_DE", "sv_SE"].map { DateTimeFormat.dateTime.format(value, locale: LocaleName(posix: $0)) }
    #expect(texts == ["7/21/2026 14:05", "21.07.2026 14:05", "2026-07-21 14:05"])
    let german = LocaleName(posix: "de_DE")
    #expect(DateTimeFormat.dateTime.hint(locale: german) == "DD.MM.YYYY HH:MM")
    #expect(DateTimeFormat.dateTime.hint(locale: german, in: .german) == "TT.MM.JJJJ HH:MM")
    #expect(DateFormat.dateTime.hint(locale: LocaleName(posix: "fr_FR"), in: .french) == "JJ/MM/AAAA")
  }

  @Test("minutes are carried over to the day, and stop at the ends of time")
  func stepping() throws {
    let value = try moment(2026, 12, 31, 23, 59)
    #expect(value.adding(minutes: 1) == (try moment(2027, 1, 1, 0, 0)))
    #expect(value.adding(minutes: 1).adding(minutes: -1) == value)
    #expect(value.adding(minutes: -1440 * 365) == (try moment(2025, 12, 31, 23, 59)))
    for count in [1, 1440, .max] { #expect(LocalDateTime.last.adding(minutes: count) == .last) }
    for count in [-1, -1440, .min] { #expect(LocalDateTime.first.adding(minutes: count) == .first) }
    #expect(value.iso == "2026-12-31T23:59")
  }
}
