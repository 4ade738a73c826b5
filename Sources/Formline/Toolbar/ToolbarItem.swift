public import ViewTree

/// Where a toolbar item stands: always in the bottom row.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// In the row whatever has focus.
  case automatic
  /// In the row whatever has focus.
  case bottomBar
  /// In the row as long as a text is edited, as the row above a software keyboard.
  case keyboard

  /// What the form is for: in the row whatever has focus.
  public static let primaryAction = ToolbarItemPlacement.automatic
  /// What can be done besides: in the row whatever has focus.
  public static let secondaryAction = ToolbarItemPlacement.automatic
  /// What ends the form with its answers: in the row whatever has focus.
  public static let confirmationAction = ToolbarItemPlacement.automatic
  /// What ends the form without answers: in the row whatever has focus.
  public static let cancellationAction = ToolbarItemPlacement.automatic
  /// What takes something away for good: in the row whatever has focus.
  public static let destructiveAction = ToolbarItemPlacement.automatic
  /// How things stand: in the row whatever has focus.
  public static let status = ToolbarItemPlacement.automatic
  /// In the row whatever has focus: nothing stands above a form.
  public static let topBarLeading = ToolbarItemPlacement.automatic
  /// In the row whatever has focus: nothing stands above a form.
  public static let topBarTrailing = ToolbarItemPlacement.automatic
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
