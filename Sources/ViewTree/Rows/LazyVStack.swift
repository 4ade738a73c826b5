/// A vertical stack that makes the rows of a `ForEach` only once they become visible.
///
/// Inside a `ScrollView`, 40,000 rows cost as much as the visible ones, even if rows have `id(_:)`, with several
/// `ForEach`, and in sections. A row keeps its state while off-screen. If elements are inserted or removed above the
/// visible part, that part stays in place.
public struct LazyVStack<Content: View>: ContainerView {
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: Double

  /// Stacks views from top to bottom.
  /// - Parameters:
  ///   - alignment: How views of different widths are aligned.
  ///   - spacing: The length between neighbours, by default 0; see ``Lengths``.
  ///   - pinnedViews: Ignored: everything scrolls.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing.map(Lengths.rows(ofGap:)) ?? 0
    self.content = content()
  }

  package static func makeNode(inputs: ViewInputs) -> LazyStackNode { LazyStackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: LazyStackNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: LazyStackNode, environment: EnvironmentValues) {
    node.alignment = alignment.share
    node.spacing = spacing
  }
}

/// The views to pin while rows scroll; ignored, since everything scrolls.
public nonisolated struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
