import ContentTypes
import Testing
import Values

@Suite struct DateFormatTests {
  private static let day = CalendarDate(year: 2026, month: 7, day: 4)

  @Test(
    "days are written in the locale's order",
    arguments: [
      ("C", "2026-07-04", "YYYY-MM-DD"), ("en_US", "7/4/2026", "MM/DD/YYYY"), ("en_GB", "04/07/2026", "DD/MM/YYYY"),
      ("de_DE", "04.07.2026", "DD.MM.YYYY"), ("sv_SE", "2026-07-04", "YYYY-MM-DD"),
      ("nl_NL", "04-07-2026", "DD-MM-YYYY"),
      ("ja_JP", "2026/07/04", "YYYY/MM/DD"), ("hu_HU", "2026. 07. 04.", "YYYY. MM. DD."),
      ("pl_PL", "4.07.2026", "DD.MM.YYYY"), ("ko_KR", "2026. 7. 4.", "YYYY. MM. DD."),
      ("zh_TW", "2026/7/4", "YYYY/MM/DD"), ("ar_EG", "4/7/2026", "DD/MM/YYYY"), ("bg_BG", "4.07.2026", "DD.MM.YYYY"),
      ("xx_XX", "04/07/2026", "DD/MM/YYYY"), ("de_XX", "04.07.2026", "DD.MM.YYYY"),
    ])
  func writing(locale: String, text: String, hint: String) throws {
    let locale = LocaleName(posix: locale)
    let day = try #require(Self.day)
    #expect(DateFormat.dateTime.format(day, locale: locale) == text)
    #expect(DateFormat.dateTime.hint(locale: locale) == hint)
    #expect(DateFormat.dateTime.parse(text, locale: locale) == day)
    #expect(DateFormat.iso8601.format(day, locale: locale) == "2026-07-04")
  }

  @Test(
    "the week begins on Monday, Saturday or Sunday",
    arguments: [
      ("de_DE", 0), ("en_GB", 0), ("en_US", 6), ("en", 6), ("ar", 5), ("ar_EG", 5), ("ar_MA", 0), ("ar_AE", 0),
      ("fa_IR", 5), ("he_IL", 6), ("hi", 6), ("zh_CN", 0), ("zh_TW", 6), ("ja", 6), ("dv_MV", 4), ("xx_XX", 0),
    ])
  func weeks(locale: String, weekday: Int) {
    #expect(LocaleName(posix: locale)?.firstWeekday == weekday)
  }

  @Test(
    "what a person types is read",
    arguments: [
      ("de_DE", "4.7.26", "2026-07-04"), ("de_DE", "4.7.2026", "2026-07-04"), ("de_DE", "2026-07-04", "2026-07-04"),
      ("en_US", "7-4-26", "2026-07-04"), ("en_GB", "4 7 2026", "2026-07-04"), ("C", "2026-7-4", "2026-07-04"),
      ("de_DE", "31.2.2026", nil), ("en_US", "4.7", nil), ("C", "4 July 2026", nil), ("C", "", nil),
      ("C", "2026-07-04T00:00", nil), ("C", "20260704", nil), ("en_US", "7/4/126", nil),
    ] as [(String, String, String?)])
  func reading(locale: String, text: String, iso: String?) {
    #expect(DateFormat.dateTime.parse(text, locale: LocaleName(posix: locale))?.iso == iso)
  }

  @Test(
    "times are read with a colon, a point, or am and pm",
    arguments: [
      ("14:05", "14:05"), ("9", "09:00"), ("9.30", "09:30"), ("2:05 pm", "14:05"), ("12 AM", "00:00"),
      ("12pm", "12:00"),
      ("9h30", "09:30"), ("24:00", nil), ("9:60", nil), ("13 pm", nil), ("", nil), ("9:5:1", nil), ("noon", "12:00"),
    ] as [(String, String?)])
  func times(text: String, iso: String?) {
    #expect(TimeFormat().parse(text, locale: nil)?.iso == iso)
  }
}
