import Formline
import Testing

@Suite struct DatePickerTests {
  private struct Dates: View {
    let log: Log
    var locale: LocaleName?
    @State private var arrival = CalendarDate(year: 2026, month: 7, day: 4) ?? .first
    @State private var departure: CalendarDate?

    var body: some View {
      Form {
        DatePicker("Arrival", selection: $arrival, in: day(1)...day(31))
        DatePicker("Departure", selection: $departure)
      }
      .environment(\.locale, locale)
      .onChange(of: arrival) { _, day in log(day.iso) }
      .onChange(of: departure) { _, day in log(day?.iso ?? "none") }
    }

    private func day(_ day: Int) -> CalendarDate { CalendarDate(year: 2026, month: 7, day: day) ?? .first }
  }

  private func open(_ locale: String = "de_DE") -> (form: TestForm, log: Log) {
    let log = Log()
    let form = TestForm(columns: 50) { Dates(log: log, locale: LocaleName(posix: locale)) }
    form.press("Tab")
    return (form, log)
  }

  @Test("a day is typed in the locale's order, stepped, and kept in its range")
  func typing() {
    let (form, log) = open()
    #expect(
      form.lines.prefix(2) == [
        "▌ Arrival    04.07.2026                         ▾", "  Departure  DD.MM.YYYY                         ▾",
      ])
    form.press("Shift+Up", "Alt+9", "Shift+Down")
    #expect(log.take() == ["2026-07-05", "2026-07-01"])
    form.press("Ctrl+U")
    form.type("9.8.26")
    #expect(log.take() == [])
    form.press("Tab")
    #expect(form.lines[0] == "  Arrival    01.07.2026                         ▾")
    form.type("1.2.30")
    #expect(log.take() == ["2030-02-01"])
    form.press("Ctrl+U")
    #expect(log.take() == ["none"])
  }

  @Test("Alt-Down opens a month below the field, its week beginning as in the region")
  func calendar() {
    let (form, _) = open()
    form.press("Alt+Down")
    #expect(
      form.linesWithCursor.prefix(9) == [
        "▌ Arrival    04.07.2026                         ▾", "▌            ‹    July 2026     ›",
        "▌            Mo Tu We Th Fr Sa Su", "▌                   1  2  3  4▏  5", "▌             6  7  8  9 10 11 12",
        "▌            13 14 15 16 17 18 19", "▌            20 21 22 23 24 25 26", "▌            27 28 29 30 31", "▌",
      ])
    let american = open("en_US").form
    american.press("Alt+Down")
    #expect(american.lines[2...3] == ["▌            Su Mo Tu We Th Fr Sa", "▌                      1  2  3  4"])
  }

  @Test("arrow keys move by days and weeks, PageUp and PageDown by months, all within the range; Return takes")
  func moving() {
    let (form, log) = open()
    form.press("Alt+Down", "Right", "Down", "Enter")
    #expect(log.take() == ["2026-07-12"])
    #expect(
      form.lines.prefix(2) == [
        "▌ Arrival    12.07.2026                         ▾", "  Departure  DD.MM.YYYY                         ▾",
      ])
    form.press("Alt+Down", "PageDown", "Space")
    #expect(log.take() == ["2026-07-31"])
    form.press("Alt+Down", "Home", "Left", "Tab")
    #expect(log.take() == ["2026-07-01"])
    form.press("Alt+Down", "Alt+9", "Right", "Alt+-", "Right", "Enter")
    #expect(log.take() == ["2026-07-09"])
    #expect(form.markedRow == "Arrival")
  }

  @Test("Esc closes the calendar and takes nothing; so does typing, which goes on in the field")
  func closing() {
    let (form, log) = open()
    form.press("Alt+Down", "Right", "Esc")
    #expect(form.lines[1] == "  Departure  DD.MM.YYYY                         ▾")
    #expect(log.take() == [])
    form.press("Tab", "Alt+Down")
    form.type("3")
    #expect(
      form.linesWithCursor.prefix(2) == [
        "  Arrival    04.07.2026                         ▾", "▌ Departure  3▏                                  ▾",
      ])
  }

  @Test("the mouse takes a day and turns the months")
  func mouse() {
    let (form, log) = open()
    form.press("Tab")
    form.type("4.7.2026")
    _ = log.take()
    form.press("Alt+Down")
    form.click("›")
    #expect(form.lines[2].contains("August 2026"))
    form.click("31")
    #expect(log.take() == ["2026-08-31"])
  }

  private struct Times: View {
    let log: Log
    @State private var start = ClockTime(hour: 9, minute: 30) ?? .first
    @State private var end: ClockTime?

    var body: some View {
      Form {
        DatePicker("Start", selection: $start, in: .first...(ClockTime(hour: 20, minute: 0) ?? .last))
        DatePicker("End", selection: $end)
      }
      .onChange(of: start) { _, time in log(time.iso) }
      .onChange(of: end) { _, time in log(time?.iso ?? "none") }
    }
  }

  @Test("a time of day is typed, and its hour or minute stepped, whichever the cursor is in")
  func times() {
    let log = Log()
    let form = TestForm(columns: 50) { Times(log: log) }
    form.press("Tab")
    #expect(
      form.lines.prefix(2) == [
        "▌ Start  09:30                                 ▴▾", "  End    HH:MM                                 ▴▾",
      ])
    form.press("Shift+Up", "Home", "Up", "Alt+Down")
    #expect(log.take() == ["09:31", "10:31"])
    form.press("Ctrl+K")
    form.type("9.15 pm")
    #expect(log.take() == ["09:00", "09:01", "09:15"])
    form.press("Tab")
    #expect(form.lines[0] == "  Start  09:15                                 ▴▾")
    form.type("2:05 pm")
    form.press("Tab")
    #expect(log.take() == ["02:00", "02:05", "14:05"])
    #expect(form.lines[1] == "  End    14:05                                 ▴▾")
    form.press("Tab", "Ctrl+U", "Down", "Down")
    #expect(log.take() == ["none", "00:00", "23:00"])
  }
}
