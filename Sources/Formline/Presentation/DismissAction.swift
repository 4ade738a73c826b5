public import ViewTree

/// Ends the screen that contains a view, or the form where there is none over it; the type of `dismiss` in the environment.
///
///     @Environment(\.dismiss) private var dismiss
///     …
///     Button("Done") { dismiss() }
public struct DismissAction {
  let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  /// Ends the screen, or else the form: `run()` then returns `.submitted`. Outside of a running form it has no effect.
  public func callAsFunction() { action() }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

extension EnvironmentValues {
  /// Ends the screen that contains the view, or the form.
  public package(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
