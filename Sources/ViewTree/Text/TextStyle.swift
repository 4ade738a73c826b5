public import TerminalModel

private struct TextStyleKey: EnvironmentKey {
  static var defaultValue: Style { .plain }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// How text looks where it says nothing else.
  public var textStyle: Style {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// Whether controls accept input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

// The types are spelled out: `some View` of a generic extension is worked out at run time, a search through all
// conformances for each view that it is applied to.
extension View {
  /// Replaces the whole style of text inside this view.
  public func textStyle(_ style: Style) -> ModifiedContent<Self, EnvironmentModifier<Style>> {
    environment(\.textStyle, style)
  }

  /// Makes text inside this view bold.
  public func bold(_ isActive: Bool = true) -> ModifiedContent<Self, EnvironmentTransform<Style>> {
    attributes(.bold, isActive)
  }

  /// Makes text inside this view italic.
  public func italic(_ isActive: Bool = true) -> ModifiedContent<Self, EnvironmentTransform<Style>> {
    attributes(.italic, isActive)
  }

  /// Underlines text inside this view.
  public func underline(_ isActive: Bool = true) -> ModifiedContent<Self, EnvironmentTransform<Style>> {
    attributes(.underline, isActive)
  }

  /// Makes text inside this view faint.
  public func dim(_ isActive: Bool = true) -> ModifiedContent<Self, EnvironmentTransform<Style>> {
    attributes(.dim, isActive)
  }

  private func attributes(_ attributes: TextAttributes, _ isActive: Bool)
    -> ModifiedContent<Self, EnvironmentTransform<Style>>
  {
    transformEnvironment(\.textStyle) { style in
      if isActive { style.attributes.formUnion(attributes) } else { style.attributes.subtract(attributes) }
    }
  }

  /// Stops controls inside this view from taking focus. A disabled view stays so whatever is said inside it.
  public func disabled(_ isDisabled: Bool) -> ModifiedContent<Self, EnvironmentTransform<Bool>> {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
}
