/// Gives the content a size, or bounds for one, and aligns it within.
package struct FrameModifier: LayoutModifier {
  nonisolated struct Bounds: Equatable {
    var minimum: Double?
    var ideal: Double?
    var maximum: Double?
    /// True if the frame is never smaller than its content.
    var holdsContent = false

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
      return holdsContent ? max(length, content) : length
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

    /// The longest length that code has given.
    var longest: Double { [minimum, ideal, maximum].compactMap { $0?.isFinite == true ? $0 : nil }.max() ?? 0 }
  }

  var width: Bounds
  var height: Bounds
  let alignment: Alignment

  /// The interpolated lengths.
  package typealias AnimatableData = FrameLengths
  /// The lengths that are set both before and after a change.
  package var animatableData: FrameLengths {
    get { FrameLengths(width, height) }
    set { newValue.apply(to: &width, &height) }
  }

  package final class Node: UnaryNode {
    var width = Bounds() { didSet { if width != oldValue { boundsDidChange() } } }
    var height = Bounds() { didSet { if height != oldValue { boundsDidChange() } } }
    var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

    private func boundsDidChange() {
      setNeedsLayout()
      host.watchLengths(of: self)
    }

    override var givenLengths: [GivenLength] {
      [
        GivenLength("a frame's width of", width.longest, along: .horizontal),
        GivenLength("a frame's height of", height.longest, along: .vertical),
      ]
    }

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
  ///   - width: The width; the view's own if nil. See ``Lengths``.
  ///   - height: The height; the view's own if nil.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .given(.fixed(Lengths.columns(ofView: width))), height: .given(.fixed(Lengths.rows(ofView: height))),
        alignment: alignment))
  }

  /// Bounds the size of this view. With a maximum of infinity, it takes all that is proposed.
  /// - Note: Lengths are those of ``Lengths``.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    let width = FrameModifier.Bounds(
      minimum: Lengths.columns(ofView: minWidth), ideal: Lengths.columns(ofView: idealWidth),
      maximum: Lengths.columns(ofView: maxWidth))
    let height = FrameModifier.Bounds(
      minimum: Lengths.rows(ofView: minHeight), ideal: Lengths.rows(ofView: idealHeight),
      maximum: Lengths.rows(ofView: maxHeight))
    return modifier(FrameModifier(width: .given(width), height: .given(height), alignment: alignment))
  }

  /// Gives this view a fixed number of columns, of rows or both.
  package func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: .fixed(width.map(Double.init)), height: .fixed(height.map(Double.init)), alignment: alignment))
  }

  /// Bounds the rows of this view.
  package func frame(maxHeight rows: Int) -> some View {
    modifier(FrameModifier(width: .init(), height: .init(maximum: Double(rows)), alignment: .center))
  }
}

extension FrameModifier.Bounds {
  /// Bounds that code has given: in points they hold the content, whose cells do not shrink as type does.
  static func given(_ bounds: Self) -> Self {
    var bounds = bounds
    bounds.holdsContent = Lengths.areInPoints
    return bounds
  }
}

/// The lengths of a frame, to be interpolated. A missing or infinite one is NaN, as are sums with it: such a length
/// changes at once.
nonisolated package struct FrameLengths: VectorArithmetic {
  private var lengths: SIMD8<Double>

  init(_ width: FrameModifier.Bounds, _ height: FrameModifier.Bounds) {
    func number(_ length: Double?) -> Double { length.map { $0.isFinite ? $0 : .nan } ?? .nan }
    lengths = SIMD8(
      number(width.minimum), number(width.ideal), number(width.maximum), number(height.minimum), number(height.ideal),
      number(height.maximum), 0, 0)
  }

  private init(_ lengths: SIMD8<Double>) { self.lengths = lengths }

  package static var zero: FrameLengths { FrameLengths(.zero) }
  package static func + (a: FrameLengths, b: FrameLengths) -> FrameLengths { FrameLengths(a.lengths + b.lengths) }
  package static func - (a: FrameLengths, b: FrameLengths) -> FrameLengths { FrameLengths(a.lengths - b.lengths) }
  package mutating func scale(by factor: Double) { lengths *= factor }

  /// True if there is nothing to interpolate between the two.
  package static func == (a: FrameLengths, b: FrameLengths) -> Bool {
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
