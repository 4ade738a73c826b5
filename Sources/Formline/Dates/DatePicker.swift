import Values
public import ViewTree

/// A day, a time of day, or both, in the locale's order: typed, stepped with Shift-Up and Shift-Down, or, if it includes
/// a day, chosen from the calendar that Alt-Down opens. The part at the cursor is stepped; once the text was edited, Up
/// and Down do the same.
///
///     DatePicker("Arrival", selection: $arrival, in: today...)
///     DatePicker("At", selection: $time)
///     DatePicker("Meeting", selection: $meeting)
public struct DatePicker: View {
  private let label: ControlLabel
  private let picked: PickedMoment
  @Controlled private var control: TextControl

  private init<Value: DatePickerValue>(
    _ label: ControlLabel, _ selection: Binding<Value?>, from least: Value?, through most: Value?,
    _ displayed: DatePickerComponents
  ) {
    self.label = label
    let all = Value.datePickerComponents
    let components = displayed.isDisjoint(with: all) ? all : displayed.intersection(all)
    let moment = Binding<LocalDateTime?> {
      selection.wrappedValue?.localDateTime
    } set: {
      selection.wrappedValue = $0.map { Value($0) }
    }
    // A range of moments does not limit the time of day alone.
    let isLimited = components.contains(.date) || !all.contains(.date)
    let first = isLimited ? least?.localDateTime : nil
    let last = isLimited ? most?.localDateTime : nil
    picked = PickedMoment(selection: moment, range: (first ?? .first)...(last ?? .last), components: components)
  }

  public var body: some View {
    let environment = control.environment
    var input = TextInput<TextLineNode>(
      control, text: control.binding(for: picked.formatted),
      prompt: picked.hint(locale: environment.locale, in: control.language))
    input.step = ValueStep { [unowned control] count, point in
      picked.step(by: count, at: point, environment: control.environment)
    }
    input.date = picked.date
    return FieldRow(label) { input.focusTarget(control) }
  }
}

extension DatePicker {
  /// A picker of a value within a range, or of one of its components: the other one is kept.
  public init<Value: DatePickerValue>(
    _ title: some LabelText, selection: Binding<Value>, in range: ClosedRange<Value>? = nil,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      ControlLabel(title), selection.orNone, from: range?.lowerBound, through: range?.upperBound, displayedComponents)
  }

  /// A picker of a value from a lower bound on.
  public init<Value: DatePickerValue>(
    _ title: some LabelText, selection: Binding<Value>, in range: PartialRangeFrom<Value>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(ControlLabel(title), selection.orNone, from: range.lowerBound, through: nil, displayedComponents) }

  /// A picker of a value up to an upper bound.
  public init<Value: DatePickerValue>(
    _ title: some LabelText, selection: Binding<Value>, in range: PartialRangeThrough<Value>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) { self.init(ControlLabel(title), selection.orNone, from: nil, through: range.upperBound, displayedComponents) }

  /// A picker of an optional value: an empty text is nil.
  public init<Value: DatePickerValue>(
    _ title: some LabelText, selection: Binding<Value?>, in range: ClosedRange<Value>? = nil,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
  ) {
    self.init(
      ControlLabel(title), selection, from: range?.lowerBound, through: range?.upperBound, displayedComponents)
  }

  /// A picker of a value within a range, with any label.
  public init<Value: DatePickerValue>(
    selection: Binding<Value>, in range: ClosedRange<Value>? = nil,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) {
    self.init(
      ControlLabel(views: label()), selection.orNone, from: range?.lowerBound, through: range?.upperBound,
      displayedComponents)
  }
}

extension DatePicker {
  /// A picker of a value from a lower bound on, with any label.
  public init<Value: DatePickerValue>(
    selection: Binding<Value>, in range: PartialRangeFrom<Value>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) {
    self.init(
      ControlLabel(views: label()), selection.orNone, from: range.lowerBound, through: nil, displayedComponents)
  }

  /// A picker of a value up to an upper bound, with any label.
  public init<Value: DatePickerValue>(
    selection: Binding<Value>, in range: PartialRangeThrough<Value>,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], @ViewBuilder label: () -> some View
  ) {
    self.init(
      ControlLabel(views: label()), selection.orNone, from: nil, through: range.upperBound, displayedComponents)
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

/// A value that a `DatePicker` edits: a day, a time of day, or both.
public protocol DatePickerValue: Comparable {
  /// The components of the value.
  static var datePickerComponents: DatePickerComponents { get }
  /// The value at a date and a time, of which it takes its components.
  init(_ moment: LocalDateTime)
  /// The value's date and time; a component that it lacks is the first.
  var localDateTime: LocalDateTime { get }
}

extension CalendarDate: @MainActor DatePickerValue {
  public static var datePickerComponents: DatePickerComponents { .date }
  public init(_ moment: LocalDateTime) { self = moment.date }
  public var localDateTime: LocalDateTime { LocalDateTime(self, .first) }
}

extension ClockTime: @MainActor DatePickerValue {
  public static var datePickerComponents: DatePickerComponents { .hourAndMinute }
  public init(_ moment: LocalDateTime) { self = moment.time }
  public var localDateTime: LocalDateTime { LocalDateTime(.first, self) }
}

extension LocalDateTime: @MainActor DatePickerValue {
  public static var datePickerComponents: DatePickerComponents { [.date, .hourAndMinute] }
  public init(_ moment: LocalDateTime) { self = moment }
  public var localDateTime: LocalDateTime { self }
}
