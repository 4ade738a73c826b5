import AttributeGraph
public import ViewTree

/// An app's custom way of arranging views.
///
///     struct Flow: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size { … }
///       func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///     Flow() { Text("one"); Text("two") }
@MainActor
public protocol Layout {
  /// The type of a value that is computed once for both functions; nothing by default.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The cache for new subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after something about the subviews has changed; by default, makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the layout for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places each subview; those not placed are centred.
  /// - Parameters:
  ///   - bounds: The available space, with its origin at the upper left.
  ///   - proposal: The proposal that `bounds` answered.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Arranges views.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// Nothing: this layout remembers nothing between measuring and placing.
  public func makeCache(subviews: Subviews) {}
}

/// Views in an app's custom layout.
struct LayoutContainer<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  static func makeNode(inputs: ViewInputs) -> LayoutNode<L> { LayoutNode(host: inputs.host) }
  static func made(_ node: LayoutNode<L>, of view: AttributeID) { node.view = view }
  static func contentInputs(_ inputs: ViewInputs, node: LayoutNode<L>) -> ViewInputs { inputs.inStack(along: nil) }
  func update(_ node: LayoutNode<L>, environment: EnvironmentValues) { node.layout = layout }
}
