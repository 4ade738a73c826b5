public import AttributeGraph
public import TerminalModel

/// Gives text inside the content a colour.
public struct ForegroundStyleModifier: PrimitiveModifier, Animatable {
  var color: Color

  /// What is interpolated.
  public var animatableData: ColorVector {
    get { ColorVector(color) }
    set { color = newValue.color(towards: color) ?? color }
  }

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    var inner = inputs
    inner.environment = inputs.graph.makeRule(
      ColoredEnvironment(base: inputs.environment, modifier: modifier, place: inputs.surroundings))
    return content(inner)
  }
}

/// The environment inside; another one with every frame while the colour is on its way.
private struct ColoredEnvironment: Rule {
  let base: Attribute<EnvironmentValues>
  let modifier: Attribute<ForegroundStyleModifier>
  let place: MotionSurroundings
  var motion = MovingValue<ForegroundStyleModifier>()
  var last: (base: EnvironmentValues, color: Color, values: EnvironmentValues)?

  init(base: Attribute<EnvironmentValues>, modifier: Attribute<ForegroundStyleModifier>, place: MotionSurroundings) {
    self.base = base
    self.modifier = modifier
    self.place = place
  }

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
  /// Gives text inside this view a colour. In an animated change it goes through the colours between two that have
  /// components; those of the terminal's own palette have none.
  public func foregroundStyle(_ color: Color) -> ModifiedContent<Self, ForegroundStyleModifier> {
    modifier(ForegroundStyleModifier(color: color))
  }
}
