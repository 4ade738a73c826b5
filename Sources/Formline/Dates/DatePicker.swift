import Values
public import ViewTree

/// A day, a time of day, or both, in the locale's order: typed, stepped with Up and Down, or, if it includes a day,
/// chosen from the calendar that Alt-Down opens. Up and Down step the part at the cursor.
///
///     DatePicker("Arrival", selection: $arrival, in: today...)
///     DatePicker("At", selection: $time)
///     DatePicker("Meeting", selection: $meeting)
public struct DatePicker: View {
  let title: String
  private var labelViews: LabelViews?
  // One of these three is set: as separate members they can be compared.
  private var day: PickedDay?
  private var time: PickedTime?
  private var dayAndTime: PickedDayAndTime?
  @Controlled private var control: TextControl

  private var choice: any PickedMoment {
    if let day { return day }
    if let time { return time }
    guard let dayAndTime else { preconditionFailure("a DatePicker picks a day, a time or both") }
    return dayAndTime
  }

  private init(_ title: String) { self.title = title }

  public var body: some View {
    let choice = choice
    let environment = control.environment
    var input = TextInput<TextLineNode>(
      control, text: choice.text(of: control), prompt: choice.hint(locale: environment.locale, in: control.language))
    input.step = ValueStep { [unowned control] count, point in
      choice.step(by: count, at: point, environment: control.environment)
    }
    input.date = choice.date(environment: environment)
    return FieldRow(title, labelViews) { input.focusTarget(control) }
  }
}

// A day.
extension DatePicker {
  /// A picker of a day within a range.
  public init(
    _ title: String, selection: Binding<CalendarDate>,
    in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last
  ) { self.init(title, selection: selection.orNone, in: range) }

  /// A picker of a day from a lower bound on.
  public init(_ title: String, selection: Binding<CalendarDate>, in range: PartialRangeFrom<CalendarDate>) {
    self.init(title, selection: selection, in: range.lowerBound...CalendarDate.last)
  }

  /// A picker of a day up to an upper bound.
  public init(_ title: String, selection: Binding<CalendarDate>, in range: PartialRangeThrough<CalendarDate>) {
    self.init(title, selection: selection, in: CalendarDate.first...range.upperBound)
  }

  /// A picker of an optional day: an empty text is nil.
  public init(
    _ title: String, selection: Binding<CalendarDate?>,
    in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last
  ) {
    self.init(title)
    day = PickedDay(selection: selection, range: range)
  }
}

// A time of day.
extension DatePicker {
  /// A picker of a time of day within a range.
  public init(
    _ title: String, selection: Binding<ClockTime>, in range: ClosedRange<ClockTime> = ClockTime.first...ClockTime.last
  ) { self.init(title, selection: selection.orNone, in: range) }

  /// A picker of an optional time of day: an empty text is nil.
  public init(
    _ title: String, selection: Binding<ClockTime?>, in range: ClosedRange<ClockTime> = ClockTime.first...ClockTime.last
  ) {
    self.init(title)
    time = PickedTime(selection: selection, range: range)
  }
}

// A day and a time of day.
extension DatePicker {
  /// A picker of a moment within a range, or of one of its components: the other one is kept.
  public init(
    _ title: String, selection: Binding<LocalDateTime>,
    in range: ClosedRange<LocalDateTime> = LocalDateTime.first...LocalDateTime.last,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(title)
    switch displayedComponents {
    case .date: day = PickedDay(selection: selection.date.orNone, range: range.lowerBound.date...range.upperBound.date)
    case .hourAndMinute: time = PickedTime(selection: selection.time.orNone, range: ClockTime.first...ClockTime.last)
    default: dayAndTime = PickedDayAndTime(selection: selection.orNone, range: range)
    }
  }

  /// A picker of a moment from a lower bound on.
  public init(
    _ title: String, selection: Binding<LocalDateTime>, in range: PartialRangeFrom<LocalDateTime>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      title, selection: selection, in: range.lowerBound...LocalDateTime.last, displayedComponents: displayedComponents)
  }

  /// A picker of a moment up to an upper bound.
  public init(
    _ title: String, selection: Binding<LocalDateTime>, in range: PartialRangeThrough<LocalDateTime>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      title, selection: selection, in: LocalDateTime.first...range.upperBound, displayedComponents: displayedComponents)
  }

  /// A picker of an optional moment: an empty text is nil.
  public init(
    _ title: String, selection: Binding<LocalDateTime?>,
    in range: ClosedRange<LocalDateTime> = LocalDateTime.first...LocalDateTime.last
  ) {
    self.init(title)
    dayAndTime = PickedDayAndTime(selection: selection, range: range)
  }
}

extension Binding {
  /// An optional binding; setting nil keeps the value.
  fileprivate var orNone: Binding<Value?> {
    Binding<Value?> {
      wrappedValue
    } set: {
      if let value = $0 { wrappedValue = value }
    }
  }
}

/// The components of a moment that a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// A bit for each component.
  public let rawValue: Int

  /// The components from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of day to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

// With any label.
extension DatePicker {
  /// A picker of a day within a range.
  public init(
    selection: Binding<CalendarDate>, in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last,
    @ViewBuilder label: () -> some View
  ) {
    let label = LabelViews.reading(label())
    self.init(label.title, selection: selection, in: range)
    labelViews = label.views
  }

  /// A picker of a time of day within a range.
  public init(
    selection: Binding<ClockTime>, in range: ClosedRange<ClockTime> = ClockTime.first...ClockTime.last,
    @ViewBuilder label: () -> some View
  ) {
    let label = LabelViews.reading(label())
    self.init(label.title, selection: selection, in: range)
    labelViews = label.views
  }

  /// A picker of a moment within a range, or of one of its components: the other one is kept.
  public init(
    selection: Binding<LocalDateTime>,
    in range: ClosedRange<LocalDateTime> = LocalDateTime.first...LocalDateTime.last,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) {
    let label = LabelViews.reading(label())
    self.init(label.title, selection: selection, in: range, displayedComponents: displayedComponents)
    labelViews = label.views
  }
}
