public import AttributeGraph
public import ViewTree
import Wording

/// Shows a question below the form; see `View.alert(_:isPresented:actions:message:)`.
public struct DialogModifier<Actions: View, Message: View>: PrimitiveModifier {
  let title: String
  let isPresented: Binding<Bool>
  /// False while the subject of the question is nil.
  var hasSubject = true
  let actions: Actions
  let message: Message

  public static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outputs = content(inputs)
    let store = DialogStore.of(inputs.host)
    // The question inherits the environment of the view, but not its focus, submit and exit actions.
    let graph = inputs.graph
    let end = { [unowned graph] in graph.peek(modifier).isPresented.wrappedValue = false }
    let own = inputs.with(FocusBindings(list: [])).with(SubmitChain()).with(DialogDismissal(action: end))
      .with(ExitCommand { [unowned store] in if !store.pressCancel() { end() } })
    let dialog = inputs.graph.makeProjection(modifier, \.dialog)
    let list = Optional<Dialog<Actions, Message>>._makeView(dialog, inputs: own).list
    let entry = store.add(list)
    inputs.graph.onRemoval { store.remove(entry) }
    return outputs
  }

  /// The question, while it is presented.
  private var dialog: Dialog<Actions, Message>? {
    guard hasSubject, isPresented.wrappedValue else { return nil }
    return Dialog(title: title, actions: actions, message: message)
  }
}

/// The question itself: a title, a message and buttons.
struct Dialog<Actions: View, Message: View>: View {
  let title: String
  let actions: Actions
  let message: Message
  @Environment(\.theme) private var theme
  @Environment(\.language) private var language

  init(title: String, actions: Actions, message: Message) {
    self.title = title
    self.actions = actions
    self.message = message
  }

  var body: some View {
    VStack {
      if !title.isEmpty { Text(title).textStyle(theme.title) }
      message
      HStack(spacing: 2) {
        // A question without buttons could not be left.
        if Actions.self == EmptyView.self { Button(Phrase.okItem.text(in: language)) {} } else { actions }
      }
    }
    .padding(.horizontal, 2)
    .padding(.top, 1)
    .modifier(DialogScope())
  }
}

/// Ends a dialog; every button inside does so once its action has run.
struct DialogDismissal {
  let action: () -> Void
}

extension View {
  /// Asks a question while a condition is true, with OK if it has no buttons. Its buttons and Esc end it; focus then
  /// returns to where it was.
  public func alert<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    modifier(DialogModifier(title: title, isPresented: isPresented, actions: actions(), message: message()))
  }

  /// Asks a question without a further message.
  public func alert<Actions: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) {}
  }

  /// Asks a question about something, while a condition is true and there is something.
  public func alert<Subject, Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> Actions, @ViewBuilder message: (Subject) -> Message
  ) -> some View {
    modifier(
      DialogModifier(
        title: title, isPresented: isPresented, hasSubject: subject != nil, actions: subject.map(actions),
        message: subject.map(message)))
  }

  /// Asks a question about something, without a further message.
  public func alert<Subject, Actions: View>(
    _ title: String, isPresented: Binding<Bool>, presenting subject: Subject?,
    @ViewBuilder actions: (Subject) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: subject, actions: actions) { _ in }
  }
}

extension View {
  /// Offers several ways to go on while a condition is true; in a terminal the same as an alert.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View { alert(titleVisibility.text(title), isPresented: isPresented, actions: actions, message: message) }

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

/// How the title of a question is shown.
public enum Visibility: Hashable, Sendable {
  /// As it suits a terminal: titles are shown.
  case automatic
  /// It is shown.
  case visible
  /// It is left out.
  case hidden

  fileprivate func text(_ title: String) -> String { self == .hidden ? "" : title }
}
