public import ViewTree

/// Where a toolbar item stands: always in the bottom row.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// In the row whatever has focus.
  case automatic
  /// In the row whatever has focus.
  case bottomBar
  /// In the row as long as a text is edited, as the row above a software keyboard.
  case keyboard
}

/// Views of a toolbar that stand together.
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
  public var body: some View {
    if placement != .keyboard || toolbar.isEditingText { content }
  }
}

/// One view of a toolbar.
public struct ToolbarItem<Content> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// An item in the bottom row.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: View where Content: View {
  public var body: some View { ToolbarItemGroup(placement: placement) { content } }
}
