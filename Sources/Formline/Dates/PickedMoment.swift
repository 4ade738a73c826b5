import TerminalDriver
import Values
import ViewTree
import Wording

/// What a `DatePicker` edits: a date and a time, or one of them.
struct PickedMoment {
  let selection: Binding<LocalDateTime?>
  /// Limits the components.
  let range: ClosedRange<LocalDateTime>
  /// The edited components; the others are kept.
  let components: DatePickerComponents

  /// The moment with its components moved into the range.
  private func limited(_ moment: LocalDateTime) -> LocalDateTime {
    func limit<Part: Comparable>(_ part: Part, _ first: Part, _ last: Part) -> Part { min(max(part, first), last) }
    let (first, last) = (range.lowerBound, range.upperBound)
    return switch components {
    case .date: LocalDateTime(limit(moment.date, first.date, last.date), moment.time)
    case .hourAndMinute: LocalDateTime(moment.date, limit(moment.time, first.time, last.time))
    default: limit(moment, first, last)
    }
  }

  // The text.

  /// The value as text; a value outside the range does not parse, and an empty text is nil.
  var formatted: FormattedValue<LocalDateTime?> {
    FormattedValue(
      value: selection, format: { moment, locale in moment.map { format($0, locale: locale) } ?? "" },
      parse: { text, locale in
        if text.allSatisfy(\.isWhitespace) { return .some(nil) }
        guard let moment = parse(text, locale: locale), limited(moment) == moment else { return nil }
        return .some(moment)
      })
  }

  private func format(_ moment: LocalDateTime, locale: LocaleName?) -> String {
    switch components {
    case .date: DateFormat.dateTime.format(moment.date, locale: locale)
    case .hourAndMinute: TimeFormat.dateTime.format(moment.time, locale: locale)
    default: DateTimeFormat.dateTime.format(moment, locale: locale)
    }
  }

  private func parse(_ text: String, locale: LocaleName?) -> LocalDateTime? {
    let kept = selection.wrappedValue ?? .first
    return switch components {
    case .date: DateFormat.dateTime.parse(text, locale: locale).map { LocalDateTime($0, kept.time) }
    case .hourAndMinute: TimeFormat.dateTime.parse(text, locale: locale).map { LocalDateTime(kept.date, $0) }
    default: DateTimeFormat.dateTime.parse(text, locale: locale)
    }
  }

  /// The prompt, which shows the format of the text.
  func hint(locale: LocaleName?, in language: DisplayLanguage) -> String {
    switch components {
    case .date: DateFormat.dateTime.hint(locale: locale, in: language)
    case .hourAndMinute: Message.formTimeHint.text(in: language)
    default: DateTimeFormat.dateTime.hint(locale: locale, in: language)
    }
  }

  // Stepping and choosing.

  /// Steps the part at a UTF-8 offset of the text; without a value, starts at the present.
  /// - Returns: The offset in the new text, for the next step.
  func step(by count: Int, at point: Int, environment: EnvironmentValues) -> Int {
    guard let moment = selection.wrappedValue else {
      choose(present(environment.facts.facts) ?? range.lowerBound)
      return point
    }
    let place = point - startOfTime(in: moment, locale: environment.locale)
    guard place >= 0 else {
      choose(LocalDateTime(moment.date.adding(days: count), moment.time))
      return point
    }
    let minutes = place <= 2 ? count * 60 : count
    let chosen = choose(
      components.contains(.date)
        ? moment.adding(minutes: minutes) : LocalDateTime(moment.date, moment.time.adding(minutes: minutes)))
    return place + startOfTime(in: chosen, locale: environment.locale)
  }

  /// The offset of the time in the text; beyond its end if only the day is shown.
  private func startOfTime(in moment: LocalDateTime, locale: LocaleName?) -> Int {
    switch components {
    case .date: .max
    case .hourAndMinute: 0
    default: DateFormat.dateTime.format(moment.date, locale: locale).utf8.count + 1
    }
  }

  private func present(_ facts: SystemFacts) -> LocalDateTime? {
    guard components.contains(.date) else { return facts.now.map { LocalDateTime(.first, $0) } }
    return facts.today.map { LocalDateTime($0, facts.now ?? .first) }
  }

  /// The calendar's choice; nil without a calendar. A time is kept; without one, it is the earliest of the day.
  var date: DateChoice? {
    guard components.contains(.date) else { return nil }
    return DateChoice(day: { selection.wrappedValue?.date }, range: range.lowerBound.date...range.upperBound.date) {
      choose(LocalDateTime($0, selection.wrappedValue?.time ?? .first))
    }
  }

  @discardableResult
  private func choose(_ moment: LocalDateTime) -> LocalDateTime {
    let chosen = limited(moment)
    selection.wrappedValue = chosen
    return chosen
  }
}

extension CalendarDate {
  /// The current day in the user's time zone.
  public static var today: CalendarDate {
    let time = LocalTime.now
    return CalendarDate(year: time.year, month: time.month, day: time.day) ?? .first
  }
}
