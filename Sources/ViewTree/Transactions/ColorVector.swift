import TerminalModel

/// Colours to be interpolated, in red, green and blue. Those of the terminal's own palette are no numbers, nor is what is
/// added to them: such a colour is there at once.
nonisolated public struct ColorVector: VectorArithmetic {
  private var first: SIMD4<Double>
  /// Those behind the first; mostly none.
  private var others: [SIMD4<Double>] = []

  init(_ color: Color?) { first = Self.components(color) }

  init(_ colors: [Color?]) {
    first = Self.components(colors.first ?? nil)
    others = colors.dropFirst().map(Self.components)
  }

  private init(_ first: SIMD4<Double>, _ others: [SIMD4<Double>]) {
    self.first = first
    self.others = others
  }

  private static func components(_ color: Color?) -> SIMD4<Double> {
    guard let known = color?.components else { return SIMD4(repeating: .nan) }
    return SIMD4(Double(known.red), Double(known.green), Double(known.blue), 0)
  }

  public static var zero: ColorVector { ColorVector(.zero, []) }
  public static func + (a: ColorVector, b: ColorVector) -> ColorVector { a.combined(with: b, +) }
  public static func - (a: ColorVector, b: ColorVector) -> ColorVector { a.combined(with: b, -) }

  public mutating func scale(by factor: Double) {
    first *= factor
    for index in others.indices { others[index] *= factor }
  }

  private func combined(
    with other: ColorVector, _ operation: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> ColorVector {
    ColorVector(operation(first, other.first), zip(others, other.others).map(operation))
  }

  /// Whether there is no way from one to the other.
  public static func == (a: ColorVector, b: ColorVector) -> Bool {
    guard a.others.count == b.others.count else { return true }
    return isSame(a.first, b.first) && zip(a.others, b.others).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool { a == b || a.x.isNaN || b.x.isNaN }

  /// A colour that stands where `color` does on the way: that one, if it is there already or has no components.
  func color(at index: Int = 0, towards color: Color?) -> Color? {
    let components = index == 0 ? first : others.count >= index ? others[index - 1] : SIMD4(repeating: .nan)
    guard !components.x.isNaN, let color, !Self.isSame(components, Self.components(color)) else { return color }
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value, 0), 255).rounded()) }
    return .rgb(byte(components.x), byte(components.y), byte(components.z))
  }
}
