package import AttributeGraph
public import ViewTree

/// Puts items into the bottom row; see `View.toolbar(content:)`.
package struct ToolbarModifier<Items> {
  let items: Items
}

extension ToolbarModifier: ViewModifier, PrimitiveModifier where Items: View {
  package static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let depth = inputs.trait(ToolbarDepth.self)?.modifiers ?? 0
    let outputs = content(inputs.with(ToolbarDepth(modifiers: depth + 1)))
    let store = ToolbarStore.of(inputs.host)
    let items = Items._makeView(inputs.graph.makeProjection(modifier) { $0.items }, inputs: inputs.inToolbar())
    let entry = ToolbarStore.Entry(items: items.list, content: outputs.list, depth: depth)
    store.add(entry)
    inputs.graph.onRemoval { store.remove(entry) }
    return outputs
  }
}

/// The number of enclosing `toolbar` modifiers.
private struct ToolbarDepth {
  let modifiers: Int
}

extension View {
  /// Puts items into the bottom row, which shows those of all views in view order; make them depend on focus to show
  /// only some.
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    modifier(ToolbarModifier(items: content()))
  }
}

private struct IsInToolbarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }
}

extension ViewInputs {
  /// The inputs for items: the environment of the view to which they are attached, but not its focus and submit
  /// actions.
  func inToolbar() -> ViewInputs {
    with(FocusBindings(list: [])).with(SubmitChain()).changingEnvironment { $0.isInToolbar = true }
  }
}

/// The place of a toolbar item; always in the bottom row.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// In the row regardless of focus.
  case automatic
  /// In the row regardless of focus.
  case bottomBar
  /// In the row while a text is edited, like the row above a software keyboard.
  case keyboard

  // SwiftUI's other places: there is no bar above a form.
  /// The same as `automatic`.
  public static let primaryAction = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let secondaryAction = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let confirmationAction = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let cancellationAction = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let destructiveAction = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let status = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let principal = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let navigation = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let title = ToolbarItemPlacement.automatic, largeTitle = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let navigationBarLeading = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let navigationBarTrailing = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let topBarLeading = ToolbarItemPlacement.automatic
  /// The same as `automatic`.
  public static let topBarTrailing = ToolbarItemPlacement.automatic
}

/// A group of views in a toolbar.
public struct ToolbarItemGroup<Content> {
  let placement: ToolbarItemPlacement
  let content: Content
  @Attached private var toolbar: ToolbarStore

  /// A group of items in the bottom row.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: View where Content: View {
  public var body: some View { if placement != .keyboard || toolbar.isEditingText { content } }
}

/// One view of a toolbar.
public typealias ToolbarItem = ToolbarItemGroup
