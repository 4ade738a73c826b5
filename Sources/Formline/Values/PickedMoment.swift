import ViewTree

/// What a `DatePicker` picks: a day or a time of day.
protocol PickedMoment {
  /// What is typed, parsed as long as somebody types.
  func text(of control: TextControl) -> Binding<String>
  /// What to type.
  func hint(locale: LocaleName?) -> String
  /// Up and Down, with the cursor behind so many bytes of the text; without a value, the present one.
  func step(by count: Int, at point: Int, facts: SystemFacts)
  /// What the calendar chooses from; nil where there is none.
  var date: DateChoice? { get }
}

struct PickedDay: PickedMoment {
  let selection: Binding<CalendarDate?>
  let range: ClosedRange<CalendarDate>

  func text(of control: TextControl) -> Binding<String> {
    control.binding(for: selection.formatted(as: DateFormat.dateTime, in: range))
  }

  func hint(locale: LocaleName?) -> String { DateFormat.dateTime.hint(locale: locale) }

  func step(by count: Int, at point: Int, facts: SystemFacts) {
    let day = selection.wrappedValue?.adding(days: count) ?? facts.today ?? range.lowerBound
    selection.wrappedValue = min(max(day, range.lowerBound), range.upperBound)
  }

  var date: DateChoice? {
    DateChoice(day: { selection.wrappedValue }, range: range, choose: { selection.wrappedValue = $0 })
  }
}

struct PickedTime: PickedMoment {
  let selection: Binding<ClockTime?>
  let range: ClosedRange<ClockTime>

  func text(of control: TextControl) -> Binding<String> {
    control.binding(for: selection.formatted(as: TimeFormat.dateTime, in: range))
  }

  func hint(locale: LocaleName?) -> String { "HH:MM" }

  func step(by count: Int, at point: Int, facts: SystemFacts) {
    let minutes = point <= 2 ? 60 : 1
    let time = selection.wrappedValue?.adding(minutes: count * minutes) ?? facts.now ?? range.lowerBound
    selection.wrappedValue = min(max(time, range.lowerBound), range.upperBound)
  }

  var date: DateChoice? { nil }
}

extension Binding {
  /// The value as text; one outside the range is none, and so is no value an empty text.
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
