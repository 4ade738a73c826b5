public import ContentTypes
public import ViewTree

extension Text {
  /// A value in a format, in the user's locale.
  ///
  ///     Text(total, format: .currency(code: "EUR"))
  public init<Format: FieldFormat>(_ value: Format.Value, format: Format) {
    // What it looks like in the C locale tells values apart, and says what a label says.
    self.init(format.format(value, locale: nil)) { format.format(value, locale: $0.locale) }
  }
}
