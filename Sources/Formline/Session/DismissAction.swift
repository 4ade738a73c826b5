public import ViewTree

/// Ends the form that a view runs in; from the environment as `dismiss`.
///
///     @Environment(\.dismiss) private var dismiss
///     …
///     Button("Done") { dismiss() }
public struct DismissAction {
  let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the form: `run()` then gives `.submitted`. Outside of a running form it does nothing.
  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Ends the form that the view runs in.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
