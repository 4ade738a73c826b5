package import ViewTree

/// How much room the rows of a form take.
package nonisolated enum FormDensity: Hashable, Sendable {
  /// A blank line after every field, and sections with a rule.
  case roomy
  /// A blank line after a field with a description or an error, and sections with a rule.
  case comfortable
  case compact
  /// Compact, and only the focused field shows its description.
  case short
}

extension FormDensity {
  package var hasRules: Bool { self == .roomy || self == .comfortable }
}

private struct FormDensityKey: EnvironmentKey { static var defaultValue: FormDensity { .compact } }

extension EnvironmentValues {
  /// The density of forms inside.
  package var formDensity: FormDensity {
    get { self[FormDensityKey.self] }
    set { self[FormDensityKey.self] = newValue }
  }
}
