public import ViewTree

/// A type-erased layout: one layout can replace another while the views keep their identity.
///
///     let layout = isNarrow ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
///     layout { TextField("Name", text: $name) }
public struct AnyLayout: StackingLayout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var type: Any.Type
  }

  private let base: any Layout

  /// Erases the type of a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  var axis: Axis { (base as? any StackingLayout)?.axis ?? .vertical }

  public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(of: base, subviews) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    Self.size(base, proposal, subviews, &cache)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    Self.place(base, bounds, proposal, subviews, &cache)
  }

  private static func makeCache<L: Layout>(of layout: L, _ subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews), type: L.self)
  }

  private static func cache<L: Layout>(of layout: L, _ subviews: Subviews, _ cache: Cache) -> L.Cache {
    (cache.type == L.self ? cache.value as? L.Cache : nil) ?? layout.makeCache(subviews: subviews)
  }

  private static func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> Size {
    var value = Self.cache(of: layout, subviews, cache)
    defer { cache = Cache(value: value, type: L.self) }
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &value)
  }

  private static func place<L: Layout>(
    _ layout: L, _ bounds: Rect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) {
    var value = Self.cache(of: layout, subviews, cache)
    defer { cache = Cache(value: value, type: L.self) }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &value)
  }
}

/// The layout of `HStack`, for `AnyLayout`.
public struct HStackLayout: SimpleStackLayout {
  let stack: StackLayout

  /// Views side by side; see `HStack`.
  public init(alignment: VerticalAlignment = .top, spacing: Double? = nil) {
    stack = StackLayout(guide: GuideKey(alignment), spacing: spacing.map(Lengths.columns(ofGap:)) ?? 1)
  }
}

/// The layout of `VStack`, for `AnyLayout`.
public struct VStackLayout: SimpleStackLayout {
  let stack: StackLayout

  /// Views one below the other; see `VStack`.
  public init(alignment: HorizontalAlignment = .leading, spacing: Double? = nil) {
    stack = StackLayout(guide: GuideKey(alignment), spacing: spacing.map(Lengths.rows(ofGap:)) ?? 0)
  }
}

/// A layout that places its views as a stack does.
protocol SimpleStackLayout: StackingLayout {
  var stack: StackLayout { get }
}

extension SimpleStackLayout {
  var axis: Axis { stack.axis }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    Lengths.told(stack.measure(subviews.nodes, proposal: Lengths.cells(proposal)))
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    stack.place(subviews, in: Lengths.cells(bounds), proposal: Lengths.cells(proposal))
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
      subview.place(at: Point(x: bounds.origin.x + corner.x, y: bounds.origin.y + corner.y), proposal: proposal)
    }
  }
}

extension StackLayout {
  fileprivate func place(_ subviews: LayoutSubviews, in bounds: Rect, proposal: ProposedViewSize) {
    place(subviews.nodes, in: bounds.size, proposal: proposal, at: bounds.origin)
    subviews.placements.placed.formUnion(subviews.nodes.map(ObjectIdentifier.init))
  }
}
