public import ViewTree

/// Whether a list is being edited. Rows can always be edited, so this only means what the app makes of it.
public nonisolated enum EditMode: Hashable, Sendable {
  /// The list is not being edited.
  case inactive
  /// The list is being edited for one action.
  case transient
  /// The list is being edited.
  case active
  /// True unless inactive.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// The edit mode of the enclosing list.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
