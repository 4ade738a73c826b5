public import ViewTree

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls leave out their labels; true outside forms, where the label of a text field is its prompt.
  package var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of controls inside this view.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
