import Formline

/// Says that a command works for a field.
struct FieldProgress: View {
  let field: FieldModel
  @Environment(\.theme) private var theme

  var body: some View {
    if let progress = field.progress { Text(progress).textStyle(theme.hint) }
  }
}
