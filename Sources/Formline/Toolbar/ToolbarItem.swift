public import ViewTree

/// Where a toolbar item stands.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The bottom row, as the row above a software keyboard.
  case keyboard
}

/// Views of a toolbar that stand together.
public struct ToolbarItemGroup<Content> {
  let content: Content

  /// A group of items in the bottom row.
  public init(placement: ToolbarItemPlacement = .keyboard, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarItemGroup: View where Content: View {
  public var body: some View { content }
}

/// One view of a toolbar.
public struct ToolbarItem<Content> {
  let content: Content

  /// An item in the bottom row.
  public init(placement: ToolbarItemPlacement = .keyboard, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarItem: View where Content: View {
  public var body: some View { content }
}
