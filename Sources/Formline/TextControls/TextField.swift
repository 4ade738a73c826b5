public import AttributeGraph
import TerminalModel
public import ViewTree

/// One line of text, edited by readline: a string, or a value in a format.
///
///     TextField("Name", text: $name)
///     TextField("Price", value: $price, format: .currency(code: "EUR"))
public struct TextField: View {
  let title: String
  /// What is edited; nil for a value in a format.
  let text: Binding<String>?
  var valueText: ((TextControl) -> Binding<String>)?
  let prompt: String?
  var axis = Axis.horizontal
  var editing: EditingActions?
  @Controlled private var control: TextControl
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.suggestionProvider) private var suggestionProvider
  @Environment(\.textContentType) private var contentType
  @Environment(\.valueStep) private var valueStep
  @Environment(\.editFilter) private var editFilter

  /// A field that edits a string.
  /// - Parameters:
  ///   - title: Its label in a form; outside one, what stands in the empty field.
  ///   - prompt: What stands in the empty field.
  public init(_ title: String, text: Binding<String>, prompt: String? = nil) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  /// A field that grows: along the vertical axis, a text that is wider than the field takes more rows. Return submits
  /// it as it does any field; Ctrl-V Ctrl-J, readline's quoted insert, makes a new line.
  public init(_ title: String, text: Binding<String>, prompt: String? = nil, axis: Axis) {
    self.init(title, text: text, prompt: prompt)
    self.axis = axis
  }

  /// A field that says when somebody begins and ends to edit it, and when Return submits it; `focused` and `onSubmit`
  /// say more.
  /// - Parameters:
  ///   - onEditingChanged: Told true when the field gains focus and false when it loses it, not when its text changes.
  ///   - onCommit: Runs behind the `onSubmit` actions around the field.
  public init(
    _ title: String, text: Binding<String>, prompt: String? = nil, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text, prompt: prompt)
    editing = EditingActions(changed: onEditingChanged, commit: onCommit)
  }

  /// A field that says when Return submits it.
  public init(_ title: String, text: Binding<String>, prompt: String? = nil, onCommit: @escaping () -> Void) {
    self.init(title, text: text, prompt: prompt, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// A field that edits a value.
  ///
  /// The value follows each key with which the text is one; the text takes on its format when the field is submitted or
  /// left. If it is no value then, the last one stands there again.
  public init<Format: FieldFormat>(
    _ title: String, value: Binding<Format.Value>, format: Format, prompt: String? = nil
  ) {
    let source = FormattedValue(
      value: value, format: { format.format($0, locale: $1) }, parse: { format.parse($0, locale: $1) })
    self.title = title
    self.text = nil
    valueText = { $0.binding(for: source) }
    self.prompt = prompt
  }

  /// A field that edits a value that may be missing: an empty text is none.
  public init<Format: FieldFormat>(
    _ title: String, value: Binding<Format.Value?>, format: Format, prompt: String? = nil
  ) {
    let source = FormattedValue<Format.Value?>(
      value: value, format: { $0.map { [locale = $1] in format.format($0, locale: locale) } ?? "" },
      parse: { $0.allSatisfy(\.isWhitespace) ? .some(nil) : format.parse($0, locale: $1).map { .some($0) } })
    self.title = title
    self.text = nil
    valueText = { $0.binding(for: source) }
    self.prompt = prompt
  }

  public var body: some View {
    let text = text ?? valueText?(control) ?? .constant("")
    // A password is one, whichever field it is typed into.
    let isConcealed = contentType?.isConcealed ?? false
    FieldRow(title) {
      TextLine(
        text: text.wrappedValue, binding: text,
        prompt: prompt ?? (areLabelsHidden ? title : nil), isFocused: control.isFocused,
        isSecure: isConcealed, isRevealed: control.isRevealed, control: control, suggestions: suggestionProvider,
        step: valueStep, filter: editFilter, contentType: contentType, editing: editing
      )
      .focusTarget(control)
    }
  }

  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    // The axis belongs to the identity of a field: nothing is paid for the other one.
    guard inputs.graph.peek(view).axis == .horizontal else {
      return GrowingTextField._makeView(inputs.graph.makeProjection(view, \.growing), inputs: inputs)
    }
    return inputs.makeBody(of: view) {
      $0.body
    } then: {
      Body._makeView($0, inputs: $1)
    }
  }
}

/// One line of text that is not shown: a dot stands for each character. F7 shows it until the field is left.
public struct SecureField: View {
  let title: String
  let text: Binding<String>
  let prompt: String?
  @Controlled private var control: TextControl
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.editFilter) private var editFilter
  @Environment(\.textContentType) private var contentType

  /// A field that edits a secret.
  public init(_ title: String, text: Binding<String>, prompt: String? = nil) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  public var body: some View {
    FieldRow(title) {
      TextLine(
        text: text.wrappedValue, binding: text,
        prompt: prompt ?? (areLabelsHidden ? title : nil), isFocused: control.isFocused,
        isSecure: true, isRevealed: control.isRevealed, control: control, suggestions: nil, step: nil,
        filter: editFilter, contentType: contentType
      )
      .focusTarget(control)
    }
  }
}

/// Shows the text of a field and keeps its control up to date.
struct TextLine: LeafView {
  let text: String
  let binding: Binding<String>
  /// What stands in the empty field; nil for an example of what its text means.
  let prompt: String?
  let isFocused: Bool
  let isSecure: Bool
  let isRevealed: Bool
  let control: TextControl
  let suggestions: SuggestionProvider?
  let step: ValueStep?
  var filter: EditFilter?
  var contentType: TextContentType?
  var trigger = SubmitTriggers.text
  var editing: EditingActions?
  /// The day that the text is, where it is one.
  var date: DateChoice?

  static func makeNode(inputs: ViewInputs) -> TextLineNode { TextLineNode(host: inputs.host) }

  func update(_ node: TextLineNode, environment: EnvironmentValues) {
    control.text = binding
    control.isSecure = isSecure
    if isSecure { control.focus.holdsSecrets = true }
    control.suggestions = suggestions
    control.step = step
    control.filter = filter
    control.contentType = contentType
    control.trigger = trigger
    control.editing = editing
    control.date = date
    control.line = node
    if let lines = environment.pastedLines { control.pastedLines = lines }
    control.show(text)
    node.control = control
    node.hidesLength = environment.hidesSecretLength
    node.update(
      text: text, prompt: DisplayText.visible(prompt ?? control.example(in: environment)), isFocused: isFocused,
      isMasked: isSecure && !isRevealed, theme: environment.controlTheme)
  }
}

// Labels and prompts as texts. What they say is taken; how it looks is the theme's affair.
extension TextField {
  /// A field that edits a string, with a text as its prompt.
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt?.plainText)
  }

  /// A field that may grow, with a text as its prompt.
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(title, text: text, prompt: prompt?.plainText, axis: axis)
  }

  /// A field that edits a string, with a text as its label.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, label: () -> Text) {
    self.init(label().plainText, text: text, prompt: prompt?.plainText, axis: axis)
  }

  /// A field that edits a value, with a text as its prompt.
  @_disfavoredOverload
  public init<Format: FieldFormat>(_ title: String, value: Binding<Format.Value>, format: Format, prompt: Text?) {
    self.init(title, value: value, format: format, prompt: prompt?.plainText)
  }

  /// A field that edits a value that may be missing, with a text as its prompt.
  @_disfavoredOverload
  public init<Format: FieldFormat>(_ title: String, value: Binding<Format.Value?>, format: Format, prompt: Text?) {
    self.init(title, value: value, format: format, prompt: prompt?.plainText)
  }

  /// A field that edits a value, with a text as its label.
  public init<Format: FieldFormat>(
    value: Binding<Format.Value>, format: Format, prompt: Text? = nil, label: () -> Text
  ) {
    self.init(label().plainText, value: value, format: format, prompt: prompt?.plainText)
  }

  /// A field that edits a value that may be missing, with a text as its label.
  public init<Format: FieldFormat>(
    value: Binding<Format.Value?>, format: Format, prompt: Text? = nil, label: () -> Text
  ) {
    self.init(label().plainText, value: value, format: format, prompt: prompt?.plainText)
  }
}

extension SecureField {
  /// A field that edits a secret, with a text as its prompt.
  @_disfavoredOverload
  public init(_ title: String, text: Binding<String>, prompt: Text?) {
    self.init(title, text: text, prompt: prompt?.plainText)
  }

  /// A field that edits a secret, with a text as its label.
  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    self.init(label().plainText, text: text, prompt: prompt?.plainText)
  }
}

/// What an app wants to be told of a text field, beside its text.
struct EditingActions {
  /// Somebody begins to edit the field, or ends to.
  let changed: (Bool) -> Void
  /// Return submits the field.
  let commit: () -> Void
}
