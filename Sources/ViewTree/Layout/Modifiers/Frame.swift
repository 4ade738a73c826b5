/// Gives the content a size, or bounds for one, and aligns it within.
public struct FrameModifier: LayoutModifier {
  nonisolated struct Bounds: Equatable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?

    /// The length of the frame for a proposed length and the length that the content chooses.
    func resolve(offered: Double?, content: Double) -> Double {
      var length = content
      if let offered {
        if maximum != nil { length = max(content, offered) }
        if minimum != nil { length = min(length, max(offered, minimum ?? 0)) }
      } else if let ideal {
        length = ideal
      }
      if let maximum { length = min(length, max(maximum, minimum ?? 0)) }
      if let minimum { length = max(length, minimum) }
      return length
    }

    /// The length proposed to the content.
    func offer(_ offered: Double?) -> Double? {
      guard var length = offered ?? ideal else { return nil }
      if let maximum { length = min(length, maximum) }
      if let minimum { length = max(length, minimum) }
      return length
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

    static func fixed(_ length: Double?) -> Bounds { Bounds(minimum: length, ideal: length, maximum: length) }
  }

  var width: Bounds
  var height: Bounds
  let alignment: Alignment

  /// The interpolated lengths.
  public typealias AnimatableData = FrameLengths
  /// The lengths that are set both before and after a change.
  public var animatableData: FrameLengths {
    get { FrameLengths(width, height) }
    set { newValue.apply(to: &width, &height) }
  }

  package final class Node: UnaryNode {
    var width = Bounds() { didSet { if width != oldValue { setNeedsLayout() } } }
    var height = Bounds() { didSet { if height != oldValue { setNeedsLayout() } } }
    var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

    package override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }

    package override func measure(_ proposal: ProposedViewSize) -> Size {
      let content = contentSize(proposal)
      return Size(
        width: width.resolve(offered: proposal.width, content: content.width),
        height: height.resolve(offered: proposal.height, content: content.height))
    }

    package override func childFrame(in size: Size) -> Rect {
      let content = contentSize(proposal(answeredBy: size))
      return Rect(origin: alignment.origin(of: content, in: size), size: content)
    }
  }

  package static var mayBeInert: Bool { true }
  package var isInert: Bool { width.isEmpty && height.isEmpty }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.width = width
    node.height = height
    node.alignment = alignment
  }
}

extension View {
  /// Gives this view a fixed width, height or both.
  /// - Parameters:
  ///   - width: The width in columns; the view's own if nil.
  ///   - height: The height in rows; the view's own if nil.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, FrameModifier> {
    modifier(FrameModifier(width: .fixed(width), height: .fixed(height), alignment: alignment))
  }

  /// Bounds the size of this view. With a maximum of infinity, it takes all that is proposed.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, FrameModifier> {
    modifier(
      FrameModifier(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight), alignment: alignment))
  }
}

/// The lengths of a frame, to be interpolated. A missing or infinite one is NaN, as are sums with it: such a length
/// changes at once.
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

  /// True if there is nothing to interpolate between the two.
  public static func == (a: FrameLengths, b: FrameLengths) -> Bool {
    a.lengths.indices.allSatisfy { a.lengths[$0] == b.lengths[$0] || a.lengths[$0].isNaN || b.lengths[$0].isNaN }
  }

  /// Copies the lengths that are not NaN.
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
