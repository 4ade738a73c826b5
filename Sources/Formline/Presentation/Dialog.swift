public import ViewTree
import Wording

/// A question with a title, a message and buttons.
struct Dialog<Actions: View, Message: View>: View {
  let title: String
  let actions: Actions
  let message: Message
  @Environment(\.theme) private var theme
  @Environment(\.language) private var language

  var body: some View {
    VStack {
      if !title.isEmpty { Text(title).textStyle(theme.title) }
      message
      HStack(spacing: 2) {
        // A question without buttons could not be left.
        if Actions.self == EmptyView.self { Button(Wording.Message.formOkItem.text(in: language)) {} } else { actions }
      }
    }
    .padding(.horizontal, 2)
    .padding(.top, 1)
    .modifier(LayerScope())
  }
}

extension View {
  /// Asks a question while a condition is true, with OK if it has no buttons. Its buttons and Esc end it; focus then
  /// returns to where it was.
  public func alert(
    _ title: some LabelText, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View = { EmptyView() }
  ) -> some View {
    question(Dialog(title: title.labelText, actions: actions(), message: message()), while: isPresented)
  }

  /// Asks a question about a subject, while a condition is true and there is a subject.
  public func alert<Subject>(
    _ title: some LabelText, isPresented: Binding<Bool>, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> some View, @ViewBuilder message: (Subject) -> some View
  ) -> some View {
    let dialog = subject.map { Dialog(title: title.labelText, actions: actions($0), message: message($0)) }
    return question(dialog, while: isPresented)
  }

  /// Asks a question about a subject, without a further message.
  public func alert<Subject>(
    _ title: some LabelText, isPresented: Binding<Bool>, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: subject, actions: actions) { _ in }
  }

  private func question(_ dialog: (some View)?, while isPresented: Binding<Bool>) -> some View {
    modifier(
      PresentationModifier(
        place: .question, presented: { isPresented.wrappedValue ? dialog : nil },
        end: { isPresented.wrappedValue = false }))
  }
}

extension View {
  /// Shows an error, while a condition is true and there is an error.
  public func alert<Failure: Error>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> some View
  ) -> some View {
    alert(error.map { "\($0)" } ?? "", isPresented: isPresented, presenting: error) { [actions = actions()] _ in actions
    }
  }

  /// Shows an error with a message, while a condition is true and there is an error.
  public func alert<Failure: Error>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> some View,
    @ViewBuilder message: (Failure) -> some View
  ) -> some View {
    alert(
      error.map { "\($0)" } ?? "", isPresented: isPresented, presenting: error, actions: actions, message: message)
  }

  /// Shows an `Alert` while a condition is true.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return self.alert(alert.title, isPresented: isPresented) {
      AlertButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  /// Shows an `Alert` about an item, while there is one.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let alert = item.wrappedValue.map(content)
    return self.alert(alert?.title.labelText ?? "", isPresented: item.isPresent(), presenting: alert) {
      AlertButtons(buttons: $0.buttons)
    } message: {
      $0.message
    }
  }
}

/// A question in SwiftUI's older form, without views.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A question with one button, by default OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// A question with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of a question.
  public struct Button {
    /// Nil for the default text in the user's language.
    let label: String?
    let role: ButtonRole?
    let action: () -> Void

    /// A button that continues.
    public static func `default`(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label.plainText, role: nil, action: action ?? {})
    }

    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label.plainText, role: .cancel, action: action ?? {})
    }

    /// A button that cancels, labelled in the user's language.
    public static func cancel(_ action: (() -> Void)? = nil) -> Button {
      Button(label: nil, role: .cancel, action: action ?? {})
    }

    /// A button for a destructive action.
    public static func destructive(_ label: Text, action: (() -> Void)? = nil) -> Button {
      Button(label: label.plainText, role: .destructive, action: action ?? {})
    }
  }
}

private struct AlertButtons: View {
  let buttons: [Alert.Button]
  @Environment(\.language) private var language

  var body: some View {
    if buttons.isEmpty { Button(Wording.Message.formOkItem.text(in: language)) {} }
    ForEachNumber(below: buttons.count) { place in
      let button = buttons[place]
      Button(button.label ?? Message.formCancelItem.text(in: language), role: button.role, action: button.action)
    }
  }
}

extension Binding {
  /// True while there is a value; setting it to false removes the value.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool> {
      wrappedValue != nil
    } set: {
      if !$0 { wrappedValue = nil }
    }
  }
}

extension View {
  /// Offers several choices while a condition is true; in a terminal the same as an alert.
  public func confirmationDialog(
    _ title: some LabelText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> some View, @ViewBuilder message: () -> some View = { EmptyView() }
  ) -> some View { alert(titleVisibility.text(title), isPresented: isPresented, actions: actions, message: message) }

  /// Offers several choices about a subject, while a condition is true and there is a subject.
  public func confirmationDialog<Subject>(
    _ title: some LabelText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting subject: Subject?, @ViewBuilder actions: (Subject) -> some View,
    @ViewBuilder message: (Subject) -> some View
  ) -> some View {
    alert(
      titleVisibility.text(title), isPresented: isPresented, presenting: subject, actions: actions, message: message)
  }

  /// Offers several choices about a subject, without a further message.
  public func confirmationDialog<Subject>(
    _ title: some LabelText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting subject: Subject?, @ViewBuilder actions: (Subject) -> some View
  ) -> some View {
    alert(titleVisibility.text(title), isPresented: isPresented, presenting: subject, actions: actions)
  }
}

/// The visibility of a question's title.
public enum Visibility: Hashable, Sendable {
  /// As it suits a terminal: the title is shown.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden

  fileprivate func text(_ title: some LabelText) -> String { self == .hidden ? "" : title.labelText }
}
