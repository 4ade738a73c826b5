/// Which parts of a moment a `DatePicker` shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// Bits, one a part.
  public let rawValue: Int

  /// The parts of some bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of day to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
