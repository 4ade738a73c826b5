public import ViewTree

// Texts as labels.
extension DatePicker {
  /// A picker of a day within a range.
  public init(
    selection: Binding<CalendarDate>, in range: ClosedRange<CalendarDate> = CalendarDate.first...CalendarDate.last,
    label: () -> Text
  ) {
    self.init(label().plainText, selection: selection, in: range)
  }

  /// A picker of a time of day within a range.
  public init(
    selection: Binding<ClockTime>, in range: ClosedRange<ClockTime> = ClockTime.first...ClockTime.last,
    label: () -> Text
  ) {
    self.init(label().plainText, selection: selection, in: range)
  }

  /// A picker of a moment within a range.
  /// - Parameter displayedComponents: Which parts are shown and picked; the other one stays as it is.
  public init(
    selection: Binding<LocalDateTime>,
    in range: ClosedRange<LocalDateTime> = LocalDateTime.first...LocalDateTime.last,
    displayedComponents: DatePickerComponents = [.date, .hourAndMinute], label: () -> Text
  ) {
    self.init(label().plainText, selection: selection, in: range, displayedComponents: displayedComponents)
  }
}
