import TerminalDriver
import Values
import ViewTree
import Wording

/// The kind of value of a `DatePicker`: a day, a time of day, or both.
protocol PickedMoment {
  /// The text of the field, parsed with each key.
  func text(of control: TextControl) -> Binding<String>
  /// The prompt, which shows the format of the text.
  func hint(locale: LocaleName?, in language: DisplayLanguage) -> String
  /// Steps the part at a UTF-8 offset of the text; without a value, starts at the present.
  /// - Returns: The offset in the new text, for the next step.
  func step(by count: Int, at point: Int, environment: EnvironmentValues) -> Int
  /// The calendar's choice; nil without a calendar.
  func date(environment: EnvironmentValues) -> DateChoice?
}

struct PickedDay: PickedMoment {
  let selection: Binding<CalendarDate?>
  let range: ClosedRange<CalendarDate>

  func text(of control: TextControl) -> Binding<String> {
    control.binding(for: selection.formatted(as: DateFormat.dateTime, in: range))
  }

  func hint(locale: LocaleName?, in language: DisplayLanguage) -> String {
    DateFormat.dateTime.hint(locale: locale, in: language)
  }

  func step(by count: Int, at point: Int, environment: EnvironmentValues) -> Int {
    let day = selection.wrappedValue?.adding(days: count) ?? environment.facts.facts.today ?? range.lowerBound
    selection.wrappedValue = min(max(day, range.lowerBound), range.upperBound)
    return point
  }

  func date(environment: EnvironmentValues) -> DateChoice? {
    DateChoice(day: { selection.wrappedValue }, range: range, choose: { selection.wrappedValue = $0 })
  }
}

struct PickedTime: PickedMoment {
  let selection: Binding<ClockTime?>
  let range: ClosedRange<ClockTime>

  func text(of control: TextControl) -> Binding<String> {
    control.binding(for: selection.formatted(as: TimeFormat.dateTime, in: range))
  }

  func hint(locale: LocaleName?, in language: DisplayLanguage) -> String { Phrase.timeHint.text(in: language) }

  func step(by count: Int, at point: Int, environment: EnvironmentValues) -> Int {
    let minutes = point <= 2 ? 60 : 1
    let time =
      selection.wrappedValue?.adding(minutes: count * minutes) ?? environment.facts.facts.now ?? range.lowerBound
    selection.wrappedValue = min(max(time, range.lowerBound), range.upperBound)
    return point
  }

  func date(environment: EnvironmentValues) -> DateChoice? { nil }
}

struct PickedDayAndTime: PickedMoment {
  let selection: Binding<LocalDateTime?>
  let range: ClosedRange<LocalDateTime>

  func text(of control: TextControl) -> Binding<String> {
    control.binding(for: selection.formatted(as: DateTimeFormat.dateTime, in: range))
  }

  func hint(locale: LocaleName?, in language: DisplayLanguage) -> String {
    DateTimeFormat.dateTime.hint(locale: locale, in: language)
  }

  func step(by count: Int, at point: Int, environment: EnvironmentValues) -> Int {
    guard let moment = selection.wrappedValue else {
      choose(present(environment) ?? range.lowerBound)
      return point
    }
    func startOfTime(_ moment: LocalDateTime) -> Int {
      DateFormat.dateTime.format(moment.date, locale: environment.locale).utf8.count + 1
    }
    let place = point - startOfTime(moment)
    let next =
      place < 0
      ? LocalDateTime(moment.date.adding(days: count), moment.time)
      : moment.adding(minutes: place <= 2 ? count * 60 : count)
    let chosen = choose(next)
    return place < 0 ? point : place + startOfTime(chosen)
  }

  func date(environment: EnvironmentValues) -> DateChoice? {
    DateChoice(day: { selection.wrappedValue?.date }, range: range.lowerBound.date...range.upperBound.date) { day in
      // The time is kept; without one, it is the earliest of the day.
      choose(LocalDateTime(day, selection.wrappedValue?.time ?? .first))
    }
  }

  private func present(_ environment: EnvironmentValues) -> LocalDateTime? {
    let facts = environment.facts.facts
    return facts.today.map { LocalDateTime($0, facts.now ?? .first) }
  }

  @discardableResult
  private func choose(_ moment: LocalDateTime) -> LocalDateTime {
    let chosen = min(max(moment, range.lowerBound), range.upperBound)
    selection.wrappedValue = chosen
    return chosen
  }
}

extension Binding {
  /// The value as text; a value outside the range does not parse, and an empty text is nil.
  fileprivate func formatted<Format: FieldFormat>(
    as format: Format, in range: ClosedRange<Format.Value>
  ) -> FormattedValue<Value> where Value == Format.Value?, Format.Value: Comparable {
    FormattedValue(
      value: self, format: { value, locale in value.map { format.format($0, locale: locale) } ?? "" },
      parse: { text, locale in
        if text.allSatisfy(\.isWhitespace) { return .some(nil) }
        guard let value = format.parse(text, locale: locale), range.contains(value) else { return nil }
        return .some(value)
      })
  }
}

extension CalendarDate {
  /// The current day in the user's time zone.
  public static var today: CalendarDate {
    let time = LocalTime.now
    return CalendarDate(year: time.year, month: time.month, day: time.day) ?? .first
  }
}
