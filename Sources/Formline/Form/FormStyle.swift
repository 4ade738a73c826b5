public import ViewTree

/// How a form arranges labels and what belongs to them.
public nonisolated struct FormStyle: Hashable, Sendable {
  enum Kind {
    case automatic, columns, grouped
  }

  let kind: Kind

  /// Labels in a column, values beside them; above them on narrow terminals.
  public static let automatic = FormStyle(kind: .automatic)
  /// Labels end where the values beside them begin; above them on narrow terminals.
  public static let columns = FormStyle(kind: .columns)
  /// Labels above what belongs to them.
  public static let grouped = FormStyle(kind: .grouped)
}

private struct FormStyleKey: EnvironmentKey {
  static var defaultValue: FormStyle { .automatic }
}

extension EnvironmentValues {
  /// How forms inside arrange labels.
  package var formStyle: FormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how forms inside this view arrange labels and what belongs to them.
  public func formStyle(_ style: FormStyle) -> some View { environment(\.formStyle, style) }
}
