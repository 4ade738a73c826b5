import AttributeGraph

/// A way of arranging views, to be written by an app.
///
///     struct Flow: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size { … }
///       func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { … }
///     }
///     Flow() { Text("one"); Text("two") }
@MainActor
public protocol Layout {
  /// A value computed once for both functions; nothing by default.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The cache for new subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after something about the subviews has changed; makes a new one by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the whole when it is offered `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Places each subview; others are centred.
  /// - Parameters:
  ///   - bounds: The room, with its origin at the upper left.
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
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout of the app.
struct LayoutContainer<L: Layout, Content: View>: ContainerView {
  let layout: L
  let content: Content

  static func makeNode(inputs: ViewInputs) -> LayoutNode<L> { LayoutNode(host: inputs.host) }
  static func made(_ node: LayoutNode<L>, of view: AttributeID) { node.view = view }
  static func contentInputs(_ inputs: ViewInputs, node: LayoutNode<L>) -> ViewInputs { inputs.inStack(along: nil) }
  func update(_ node: LayoutNode<L>, environment: EnvironmentValues) { node.layout = layout }
}

/// A value that a view gives the layout around it.
@MainActor
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// Attaches a value for the layout around the content; see `View.layoutValue(key:value:)`.
public struct LayoutValueModifier<Key: LayoutValueKey>: LayoutModifier {
  let value: Key.Value

  package static func makeNode(inputs: ViewInputs) -> LayoutValueNode { LayoutValueNode(host: inputs.host) }

  package func update(_ node: LayoutValueNode, environment: EnvironmentValues) {
    node.values[ObjectIdentifier(Key.self)] = value
    node.setNeedsLayout()
    node.valuesDidChange?()
  }
}

/// Carries values for the layout around it.
package final class LayoutValueNode: UnaryNode {
  var values: [ObjectIdentifier: Any] = [:]
  var valuesDidChange: (() -> Void)?
}

extension View {
  /// Gives the layout around this view a value, which it reads by the key.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> ModifiedContent<Self, LayoutValueModifier<Key>> {
    modifier(LayoutValueModifier(value: value))
  }
}
