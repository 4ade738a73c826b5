public import ViewTree

/// A value in a format, as text.
public struct FormattedText<Format: FieldFormat>: View {
  let value: Format.Value
  let format: Format
  @Environment(\.locale) private var locale

  init(value: Format.Value, format: Format) {
    self.value = value
    self.format = format
  }

  public var body: some View { Text(format.format(value, locale: locale)) }
}
