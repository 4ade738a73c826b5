package import AttributeGraph
public import TerminalModel

private struct TextStyleKey: EnvironmentKey {
  static var defaultValue: Style { .plain }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The style of text, unless the text sets its own.
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

// The return types are explicit: for a `some View` of a generic extension, the runtime would search all conformances,
// for each view.
extension View {
  /// Replaces the whole style of text inside this view.
  public func textStyle(_ style: Style) -> some View {
    environment({ $1(&$0.textStyle) }, style)
  }

  /// Makes text inside this view bold.
  public func bold(_ isActive: Bool = true) -> some View {
    attributes(.bold, isActive)
  }

  /// Makes text inside this view italic.
  public func italic(_ isActive: Bool = true) -> some View {
    attributes(.italic, isActive)
  }

  /// Underlines text inside this view, in its own colour.
  public func underline(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    attributes(.underline, isActive)
  }

  /// Strikes text inside this view through, if the terminal supports it.
  public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil
  ) -> some View {
    attributes(.strikethrough, isActive)
  }

  /// Makes text inside this view faint.
  public func dim(_ isActive: Bool = true) -> some View {
    attributes(.dim, isActive)
  }

  private func attributes(_ attributes: TextAttributes, _ isActive: Bool)
    -> some View
  {
    transformEnvironment({ $1(&$0.textStyle) }) { style in
      if isActive { style.attributes.formUnion(attributes) } else { style.attributes.subtract(attributes) }
    }
  }

  /// Prevents controls inside this view from taking focus. A disabled view cannot be enabled again from inside it.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment({ $1(&$0.isEnabled) }) { $0 = $0 && !isDisabled }
  }
}

/// Gives text inside the content a colour.
package struct ForegroundStyleModifier: PrimitiveModifier, Animatable {
  var color: Color

  /// The interpolated colour.
  package var animatableData: ColorVector {
    get { ColorVector(color) }
    set { color = newValue.color(towards: color) ?? color }
  }

  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(
      ColoredEnvironment(base: inputs.environment, modifier: modifier, place: inputs.surroundings))
    return content(inner)
  }
}

/// The environment inside; it changes with every frame while the colour is animated.
private struct ColoredEnvironment: Rule {
  let base: Attribute<EnvironmentValues>
  let modifier: Attribute<ForegroundStyleModifier>
  let place: MotionSurroundings
  var motion = MovingValue<ForegroundStyleModifier>()
  var last: (base: EnvironmentValues, color: Color, values: EnvironmentValues)?

  mutating func evaluate(in graph: Graph) -> EnvironmentValues {
    let base = graph.value(base)
    let color = base.shown(
      motion.step(
        from: last.map { ForegroundStyleModifier(color: $0.color) }, to: graph.value(modifier), in: graph, at: place,
        where: EnvironmentValues.hasColorsBetween
      ).color)
    if let last, last.base == base, last.color == color { return last.values }
    var values = base
    if base.textStyle.foreground != color { values.textStyle.foreground = color }
    last = (base, color, values)
    return values
  }
}

extension View {
  /// Colours the text inside this view. Changes are animated between colours with components, which those of the
  /// terminal's palette lack.
  public func foregroundStyle(_ color: Color) -> some View {
    modifier(ForegroundStyleModifier(color: color))
  }

  /// Colours the text inside this view. The secondary colour is ignored: there are no such levels.
  public func foregroundStyle(
    _ primary: Color, _ secondary: Color
  ) -> some View { foregroundStyle(primary) }

  /// Colours the text inside this view; the old name of `foregroundStyle(_:)`.
  public func foregroundColor(_ color: Color?) -> some View {
    foregroundStyle(color ?? .standard)
  }
}

extension Text {
  /// This text in a colour; the old name of `foregroundStyle(_:)`.
  public nonisolated func foregroundColor(_ color: Color?) -> Text { foregroundStyle(color ?? .standard) }
}

private struct TextOrderKey: EnvironmentKey {
  static var defaultValue: TextOrder { .asWritten }
}

private struct ColorDepthKey: EnvironmentKey {
  static var defaultValue: ColorDepth { .trueColor }
}

extension EnvironmentValues {
  /// The number of colours that the terminal shows.
  package var colorDepth: ColorDepth {
    get { self[ColorDepthKey.self] }
    set { self[ColorDepthKey.self] = newValue }
  }

  /// Where texts begin on the screen, and who orders them.
  package var textOrder: TextOrder {
    get { self[TextOrderKey.self] }
    set { self[TextOrderKey.self] = newValue }
  }

  /// True if colours can be interpolated; with sixteen they cannot.
  static func hasColorsBetween(_ environment: EnvironmentValues) -> Bool { environment.colorDepth >= .palette256 }

  /// An interpolated colour as the terminal shows it, so that only visible changes are drawn.
  func shown(_ color: Color) -> Color {
    guard case .rgb = color, colorDepth == .palette256 else { return color }
    return color.degraded(to: .palette256)
  }
}
