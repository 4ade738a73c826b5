public import ViewTree

/// A day, typed in the locale's order, stepped with Up and Down, or chosen from the calendar that Alt-Down opens.
///
///     DatePicker("Arrival", selection: $arrival, in: today...)
public struct DatePicker: View {
  let title: String
  let selection: Binding<CalendarDate?>
  let range: ClosedRange<CalendarDate>
  @Controlled private var control: TextControl

  /// A picker of a day within a range.
  public init(
    _ title: String, selection: Binding<CalendarDate>,
    in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last
  ) {
    let optional = Binding<CalendarDate?> {
      selection.wrappedValue
    } set: {
      if let day = $0 { selection.wrappedValue = day }
    }
    self.init(title, selection: optional, in: range)
  }

  /// A picker of a day from one on.
  public init(_ title: String, selection: Binding<CalendarDate>, in range: PartialRangeFrom<CalendarDate>) {
    self.init(title, selection: selection, in: range.lowerBound...CalendarDate.last)
  }

  /// A picker of a day up to one.
  public init(_ title: String, selection: Binding<CalendarDate>, in range: PartialRangeThrough<CalendarDate>) {
    self.init(title, selection: selection, in: CalendarDate.first...range.upperBound)
  }

  /// A picker of a day that may be missing: an empty text is none.
  public init(
    _ title: String, selection: Binding<CalendarDate?>,
    in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last
  ) {
    self.title = title
    self.selection = selection
    self.range = range
  }

  public var body: some View {
    let format = DateFormat.dateTime
    let text = control.binding(
      for: FormattedValue<CalendarDate?>(
        value: selection, format: { day, locale in day.map { format.format($0, locale: locale) } ?? "" }, parse: parse))
    FieldRow(title) {
      TextLine(
        text: text.wrappedValue, binding: text, prompt: format.hint(locale: control.environment.locale),
        isFocused: control.isFocused, isSecure: false, isRevealed: true, control: control, suggestions: nil,
        step: { count, point in
          step(by: count)
          return point
        },
        date: DateChoice(day: { selection.wrappedValue }, range: range, choose: { selection.wrappedValue = $0 })
      )
      .focusTarget(control)
    }
  }

  /// A day outside the range is none.
  private func parse(_ text: String, locale: LocaleName?) -> CalendarDate?? {
    if text.allSatisfy(\.isWhitespace) { return .some(nil) }
    guard let day = DateFormat.dateTime.parse(text, locale: locale), range.contains(day) else { return nil }
    return .some(day)
  }

  private func step(by count: Int) {
    let start = selection.wrappedValue ?? control.environment.facts.facts.today ?? range.lowerBound
    let day = selection.wrappedValue == nil ? start : start.adding(days: count)
    selection.wrappedValue = min(max(day, range.lowerBound), range.upperBound)
  }
}
