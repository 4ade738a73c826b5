public import AttributeGraph

/// A view or a modifier whose body can be evaluated for the values between two.
///
/// When its data changes in an animated transaction, the body is evaluated for each frame with data in between. A
/// change without an animation, or where `accessibilityReduceMotion` holds, is made at once.
///
///     struct Bar: View, Animatable {
///       var share: Double
///       var animatableData: Double {
///         get { share }
///         set { share = newValue }
///       }
///       var body: some View { Text(String(repeating: "█", count: Int(share * 20))) }
///     }
public protocol Animatable {
  /// The type of what is interpolated.
  associatedtype AnimatableData: VectorArithmetic
  /// What is interpolated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is interpolated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension View where Self: Animatable {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    inputs.makeBody(of: inputs.animated(view)) {
      $0.body
    } then: {
      Body._makeView($0, inputs: $1)
    }
  }
}

extension ViewModifier where Self: Animatable {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    inputs.makeBody(of: inputs.animated(modifier)) {
      $0.body(content: _ViewModifier_Content())
    } then: { body, inputs in
      makeContent(of: body, inputs: inputs, content: content)
    }
  }
}

extension ViewInputs {
  /// An attribute that goes where another one is at once, or takes the time of an animation for it.
  func animated<Value: Animatable>(_ value: Attribute<Value>) -> Attribute<Value> {
    graph.makeRule(AnimatedValue(target: value, place: surroundings))
  }
}

/// A value on its way.
private struct AnimatedValue<Value: Animatable>: Rule {
  let target: Attribute<Value>
  let place: MotionSurroundings
  var interpolation: Interpolation<Value>?

  init(target: Attribute<Value>, place: MotionSurroundings) {
    self.target = target
    self.place = place
  }

  mutating func evaluate(in graph: Graph) -> Value {
    let value = graph.value(target)
    var interpolation = interpolation ?? Interpolation(at: value)
    defer { self.interpolation = interpolation }
    return interpolation.step(to: value, in: graph, at: place)
  }
}

private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether changes are to be made at once instead of being animated.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
