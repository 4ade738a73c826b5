import Formline
import Testing

/// A `DatePicker` of a day with a time.
@Suite struct DayAndTimeTests {
  private static func moment(_ day: Int, _ hour: Int, _ minute: Int) -> LocalDateTime {
    guard let date = CalendarDate(year: 2026, month: 7, day: day), let time = ClockTime(hour: hour, minute: minute)
    else {
      preconditionFailure("there is such a moment")
    }
    return LocalDateTime(date, time)
  }

  private struct Meetings: View {
    let log: Log
    @State private var start: LocalDateTime?
    @State private var end = DayAndTimeTests.moment(4, 9, 30)

    var body: some View {
      Form {
        DatePicker("Start", selection: $start, in: DayAndTimeTests.moment(1, 8, 0)...DayAndTimeTests.moment(31, 18, 0))
        DatePicker("End", selection: $end)
        DatePicker("Day", selection: $end, displayedComponents: .date)
        DatePicker("Hour", selection: $end, displayedComponents: .hourAndMinute)
      }
      .environment(\.locale, LocaleName(posix: "de_DE"))
      .environment(\.facts, FactsSource { SystemFacts(today: CalendarDate(year: 2026, month: 7, day: 2)) })
      .onChange(of: start) { _, moment in log(moment?.iso ?? "none") }
      .onChange(of: end) { _, moment in log(moment.iso) }
    }
  }

  private func open() -> (TestForm, Log) {
    let log = Log()
    let form = TestForm(columns: 50) { Meetings(log: log) }
    form.press("Tab")
    return (form, log)
  }

  @Test("it is typed in the locale's order, the value following; out of the range is no value")
  func typing() {
    let (form, log) = open()
    #expect(
      form.lines.prefix(4) == [
        "▌ Start  DD.MM.YYYY HH:MM                       ▾", "  End    04.07.2026 09:30                       ▾",
        "  Day    04.07.2026                             ▾", "  Hour   09:30                                 ▴▾",
      ])
    form.type("3.7.2026 9:15")
    // A day alone begins at midnight; days before the range, and half a time, are no moments.
    #expect(log.take() == ["2026-07-03T00:00", "2026-07-03T09:00", "2026-07-03T09:01", "2026-07-03T09:15"])
    form.press("Tab")
    #expect(form.lines[0] == "  Start  03.07.2026 09:15                       ▾")
    form.press("Shift+Tab", "Ctrl+U")
    #expect(log.take() == ["none"])
    form.type("31.7.2026 19:00")
    form.press("Tab")
    #expect(log.take() == ["2026-07-31T00:00", "2026-07-31T01:00"].suffix(2))
    #expect(form.lines[0] == "  Start  31.07.2026 01:00                       ▾")
  }

  @Test("Shift-Up and Shift-Down, then Up and Down, step the part at the cursor, minutes over into the next day")
  func stepping() {
    let (form, log) = open()
    form.press("Tab", "Shift+Down")
    #expect(log.take() == ["2026-07-04T09:29"])
    form.press("Ctrl+A", "Up", "Up", "Alt+f", "Alt+f", "Alt+f", "Right", "Right", "Down")
    #expect(log.take() == ["2026-07-05T09:29", "2026-07-06T09:29", "2026-07-06T08:29"])
    for _ in 0..<9 { form.press("Down") }
    #expect(log.take().last == "2026-07-05T23:29")
    #expect(form.linesWithCursor[1] == "▌ End    05.07.2026 2▏3:29                       ▾")
  }

  @Test("without a value the first step is the present, within the range")
  func firstStep() {
    let (form, log) = open()
    form.press("Shift+Up", "Ctrl+A", "Down", "Down")
    #expect(log.take() == ["2026-07-02T00:00", "2026-07-01T08:00"])
  }

  @Test("the calendar chooses the day, and the time stays")
  func calendar() {
    let (form, log) = open()
    form.press("Tab", "Alt+Down")
    #expect(form.lines[2].contains("July 2026"))
    form.press("Right", "Enter")
    #expect(log.take() == ["2026-07-05T09:30"])
    #expect(form.lines[1] == "▌ End    05.07.2026 09:30                       ▾")
  }

  @Test("one part alone is picked, and the other one stays")
  func components() {
    let (form, log) = open()
    form.press("Tab", "Tab", "Shift+Up", "Tab", "Home", "Shift+Up")
    #expect(log.take() == ["2026-07-05T09:30", "2026-07-05T10:30"])
    #expect(form.lines[2] == "  Day    05.07.2026                             ▾")
    #expect(form.lines[3] == "▌ Hour   10:30                                 ▴▾")
  }
}
