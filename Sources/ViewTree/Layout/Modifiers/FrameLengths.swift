/// The lengths of a frame, to be interpolated. One that is not given, or has no end, is no number, nor is what is added
/// to that: such a length is there at once.
nonisolated public struct FrameLengths: VectorArithmetic {
  private var lengths: SIMD8<Double>

  init(_ width: FrameModifier.Bounds, _ height: FrameModifier.Bounds) {
    func number(_ length: Double?) -> Double { length.map { $0.isFinite ? $0 : .nan } ?? .nan }
    lengths = SIMD8(
      number(width.minimum), number(width.ideal), number(width.maximum), number(height.minimum), number(height.ideal),
      number(height.maximum), 0, 0)
  }

  private init(_ lengths: SIMD8<Double>) { self.lengths = lengths }

  public static var zero: FrameLengths { FrameLengths(.zero) }
  public static func + (a: FrameLengths, b: FrameLengths) -> FrameLengths { FrameLengths(a.lengths + b.lengths) }
  public static func - (a: FrameLengths, b: FrameLengths) -> FrameLengths { FrameLengths(a.lengths - b.lengths) }
  public mutating func scale(by factor: Double) { lengths *= factor }

  /// Whether there is no way from one to the other.
  public static func == (a: FrameLengths, b: FrameLengths) -> Bool {
    a.lengths.indices.allSatisfy { a.lengths[$0] == b.lengths[$0] || a.lengths[$0].isNaN || b.lengths[$0].isNaN }
  }

  /// Takes over the lengths that are numbers.
  func apply(to width: inout FrameModifier.Bounds, _ height: inout FrameModifier.Bounds) {
    func take(_ index: Int, _ length: inout Double?) { if !lengths[index].isNaN { length = lengths[index] } }
    take(0, &width.minimum)
    take(1, &width.ideal)
    take(2, &width.maximum)
    take(3, &height.minimum)
    take(4, &height.ideal)
    take(5, &height.maximum)
  }
}
