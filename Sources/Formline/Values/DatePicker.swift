public import ViewTree

/// A day, typed in the locale's order, stepped with Up and Down, or chosen from the calendar that Alt-Down opens; or a
/// time of day, typed as `14:05` or `2:05 pm`, whose hour or minute Up and Down step, whichever the cursor is in.
///
///     DatePicker("Arrival", selection: $arrival, in: today...)
///     DatePicker("At", selection: $time)
public struct DatePicker: View {
  let title: String
  // One of the two: as members of their own they can be compared.
  private let day: PickedDay?
  private let time: PickedTime?
  @Controlled private var control: TextControl

  private var choice: any PickedMoment {
    if let day { return day }
    guard let time else { preconditionFailure("a DatePicker picks a day or a time") }
    return time
  }

  /// A picker of a day within a range.
  public init(
    _ title: String, selection: Binding<CalendarDate>,
    in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last
  ) {
    self.init(title, selection: selection.orNone, in: range)
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
    day = PickedDay(selection: selection, range: range)
    time = nil
  }

  /// A picker of a time of day within a range.
  public init(
    _ title: String, selection: Binding<ClockTime>, in range: ClosedRange<ClockTime> = ClockTime.first...ClockTime.last
  ) {
    self.init(title, selection: selection.orNone, in: range)
  }

  /// A picker of a time of day that may be missing: an empty text is none.
  public init(
    _ title: String, selection: Binding<ClockTime?>, in range: ClosedRange<ClockTime> = ClockTime.first...ClockTime.last
  ) {
    self.title = title
    day = nil
    time = PickedTime(selection: selection, range: range)
  }

  public var body: some View {
    let choice = choice
    let text = choice.text(of: control)
    FieldRow(title) {
      TextLine(
        text: text.wrappedValue, binding: text, prompt: choice.hint(locale: control.environment.locale),
        isFocused: control.isFocused, isSecure: false, isRevealed: true, control: control, suggestions: nil,
        step: { [unowned control] count, point in
          choice.step(by: count, at: point, facts: control.environment.facts.facts)
          return point
        },
        date: choice.date
      )
      .focusTarget(control)
    }
  }
}

extension Binding {
  /// The same value where there may be none; setting none keeps it.
  fileprivate var orNone: Binding<Value?> {
    Binding<Value?> {
      wrappedValue
    } set: {
      if let value = $0 { wrappedValue = value }
    }
  }
}
