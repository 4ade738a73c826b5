/// The layout of `HStack`, for `AnyLayout`.
public struct HStackLayout: StackingLayout {
  let alignment: VerticalAlignment
  let spacing: Double

  /// Views side by side; see `HStack`.
  public init(alignment: VerticalAlignment = .top, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing ?? 1
  }

  var axis: Axis { .horizontal }
  private var stack: StackLayout { StackLayout(alignment: alignment, spacing: spacing) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    stack.measure(subviews.nodes, proposal: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }
}

/// The layout of `VStack`, for `AnyLayout`.
public struct VStackLayout: StackingLayout {
  let alignment: HorizontalAlignment
  let spacing: Double

  /// Views one below the other; see `VStack`.
  public init(alignment: HorizontalAlignment = .leading, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing ?? 0
  }

  var axis: Axis { .vertical }
  private var stack: StackLayout { StackLayout(alignment: alignment, spacing: spacing) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    stack.measure(subviews.nodes, proposal: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    stack.place(subviews, in: bounds, proposal: proposal)
  }
}

/// The layout of `ZStack`, for `AnyLayout`.
public struct ZStackLayout: Layout {
  let alignment: Alignment

  /// Views on top of one another; see `ZStack`.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    subviews.reduce(.zero) { largest, subview in
      let size = subview.sizeThatFits(proposal)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      let corner = alignment.origin(of: subview.sizeThatFits(proposal), in: bounds.size)
      subview.place(
        at: Point(x: bounds.origin.x + corner.x, y: bounds.origin.y + corner.y), proposal: proposal)
    }
  }
}

extension StackLayout {
  fileprivate func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize) {
    place(subviews.nodes, in: bounds.size, proposal: proposal, at: bounds.origin)
    subviews.placements.placed.formUnion(subviews.nodes.map(ObjectIdentifier.init))
  }
}
