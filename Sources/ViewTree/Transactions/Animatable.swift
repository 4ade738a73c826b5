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
      var inner = inputs
      inner.modifierContents.append(content)
      return Body._makeView(body, inputs: inner)
    }
  }
}

extension ViewInputs {
  /// An attribute that goes where another one is at once, or takes the time of an animation for it.
  func animated<Value: Animatable>(_ value: Attribute<Value>) -> Attribute<Value> {
    graph.makeRule(AnimatedValue(target: value, inputs: self))
  }
}

/// A value on its way. It depends on the time of the frame only while it moves, so nothing wakes up for it when still.
private struct AnimatedValue<Value: Animatable>: Rule {
  /// A way from one value to another.
  struct Motion {
    let from: Value.AnimatableData
    let way: Value.AnimatableData
    let animation: Animation
    let start: UInt64

    /// Where it is; nil at the end.
    func position(at time: UInt64) -> Value.AnimatableData? {
      guard let progress = animation.progress(after: Double(time - start) / 1e9) else { return nil }
      var part = way
      part.scale(by: progress)
      return from + part
    }
  }

  let target: Attribute<Value>
  let inputs: ViewInputs
  /// Where the way ends, and what is shown.
  var last: (target: Value.AnimatableData, shown: Value.AnimatableData)?
  var motion: Motion?

  init(target: Attribute<Value>, inputs: ViewInputs) {
    self.target = target
    self.inputs = inputs
  }

  mutating func evaluate(in graph: Graph) -> Value {
    var value = graph.value(target)
    let wanted = value.animatableData
    let host = inputs.host
    if let last, last.target != wanted { motion = motion(from: last.shown, to: wanted, in: graph) }
    var shown = wanted
    if let motion {
      if let position = motion.position(at: max(motion.start, graph.value(host.frameTime))) {
        shown = position
        host.requestFrame()
      } else {
        self.motion = nil
      }
    }
    last = (wanted, shown)
    value.animatableData = shown
    return value
  }

  private func motion(from: Value.AnimatableData, to: Value.AnimatableData, in graph: Graph) -> Motion? {
    let transaction = inputs.transaction
    guard let animation = transaction.animation, !transaction.disablesAnimations, let clock = inputs.host.clock,
      !graph.peek(inputs.environment).accessibilityReduceMotion
    else { return nil }
    return Motion(from: from, way: to - from, animation: animation, start: clock.now)
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
