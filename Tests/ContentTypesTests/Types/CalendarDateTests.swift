import ContentTypes
import Testing

struct CalendarDateTests {
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
}
