public import AttributeGraph
import TerminalModel

/// A view or a modifier whose body can be evaluated for intermediate values.
///
/// When its data changes in an animated transaction, the body is evaluated for each frame with interpolated data. A
/// change without an animation, or with `accessibilityReduceMotion`, is made at once.
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
  /// The type of the interpolated data.
  associatedtype AnimatableData: VectorArithmetic
  /// The interpolated data.
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
    inputs.makeBody(of: inputs.animated(view))
  }
}

extension ViewModifier where Self: Animatable {
  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    makeBody(of: inputs.animated(modifier), inputs: inputs, content: content)
  }
}

extension ViewInputs {
  /// An attribute that follows another one, animated if the transaction says so.
  func animated<Value: Animatable>(_ value: Attribute<Value>) -> Attribute<Value> {
    graph.makeRule(AnimatedValue(target: value, place: surroundings))
  }
}

/// A value that may be animated to its target.
private struct AnimatedValue<Value: Animatable>: Rule {
  let target: Attribute<Value>
  let place: MotionSurroundings
  var shown: Value?
  var moving = MovingValue<Value>()

  mutating func evaluate(in graph: Graph) -> Value {
    let value = moving.step(from: shown, to: graph.value(target), in: graph, at: place)
    shown = value
    return value
  }
}

private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True to make changes at once instead of animating them.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}

/// A type that can be interpolated: its values can be added and multiplied by a number.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every component.
  mutating func scale(by factor: Double)
}

nonisolated extension Double: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= factor }
}

nonisolated extension Float: VectorArithmetic {
  public mutating func scale(by factor: Double) { self *= Float(factor) }
}

/// Two values that are interpolated together.
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// A pair of two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
}

/// The animatable data of a type with nothing to interpolate.
nonisolated public struct EmptyAnimatableData: VectorArithmetic {
  /// Makes empty data.
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  public mutating func scale(by factor: Double) {}
}

/// Colours to be interpolated as red, green and blue. Colours of the terminal's palette are NaN, as are sums with them:
/// such a colour changes at once.
nonisolated public struct ColorVector: VectorArithmetic {
  private var colors: [SIMD4<Double>]

  init(_ color: Color?) { self.init([color]) }

  init(_ colors: [Color?]) { self.colors = colors.map(Self.components) }

  private init(components: [SIMD4<Double>]) { colors = components }

  private static func components(_ color: Color?) -> SIMD4<Double> {
    guard let known = color?.components else { return SIMD4(repeating: .nan) }
    return SIMD4(Double(known.red), Double(known.green), Double(known.blue), 0)
  }

  public static var zero: ColorVector { ColorVector(components: [.zero]) }
  public static func + (a: ColorVector, b: ColorVector) -> ColorVector { a.combined(with: b, +) }
  public static func - (a: ColorVector, b: ColorVector) -> ColorVector { a.combined(with: b, -) }

  public mutating func scale(by factor: Double) {
    for index in colors.indices { colors[index] *= factor }
  }

  private func combined(
    with other: ColorVector, _ operation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> ColorVector {
    ColorVector(components: zip(colors, other.colors).map(operation))
  }

  /// True if there is nothing to interpolate between the two.
  public static func == (a: ColorVector, b: ColorVector) -> Bool {
    a.colors.count != b.colors.count || zip(a.colors, b.colors).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool { a == b || a.x.isNaN || b.x.isNaN }

  /// The interpolated colour on the way to `color`, or `color` itself if it is reached or has no components.
  func color(at index: Int = 0, towards color: Color?) -> Color? {
    guard index < colors.count, let color, !Self.isSame(colors[index], Self.components(color)) else { return color }
    let components = colors[index]
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 255).rounded()) }
    return .rgb(byte(components.x), byte(components.y), byte(components.z))
  }
}
