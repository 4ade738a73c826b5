public import ViewTree

extension View {
  /// Offers several ways to go on while a condition is true; in a terminal the same as an alert.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    alert(titleVisibility.text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Offers several ways to go on, without a further message.
  public func confirmationDialog<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(titleVisibility.text(title), isPresented: isPresented, actions: actions) {}
  }

  /// Offers several ways to go on with something, while a condition is true and there is something.
  public func confirmationDialog<Subject, Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> Actions, @ViewBuilder message: (Subject) -> Message
  ) -> some View {
    alert(
      titleVisibility.text(title), isPresented: isPresented, presenting: subject, actions: actions, message: message)
  }

  /// Offers several ways to go on with something, without a further message.
  public func confirmationDialog<Subject, Actions: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> Actions
  ) -> some View {
    alert(titleVisibility.text(title), isPresented: isPresented, presenting: subject, actions: actions) { _ in }
  }
}

/// Whether the title of a question is shown.
public enum Visibility: Hashable, Sendable {
  /// As it suits a terminal: titles are shown.
  case automatic
  /// It is shown.
  case visible
  /// It is left out.
  case hidden

  fileprivate func text(_ title: String) -> String { self == .hidden ? "" : title }
}
