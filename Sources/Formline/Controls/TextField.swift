import TerminalModel
public import ViewTree

/// One line of text, edited by readline.
public struct TextField: View {
  let title: String
  let text: Binding<String>
  let prompt: String?
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

  public var body: some View {
    FieldRow(title) {
      TextLine(
        text: text.wrappedValue, binding: text, prompt: prompt ?? (areLabelsHidden ? title : ""),
        isFocused: control.isFocused, isSecure: false, isRevealed: true, control: control,
        suggestions: suggestionProvider, step: valueStep, filter: editFilter
      )
      .focusTarget(control)
    }
  }
}

/// One line of text that is not shown: a dot stands for each character.
public struct SecureField: View {
  let title: String
  let text: Binding<String>
  let prompt: String?
  @Controlled private var control: TextControl
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.editFilter) private var editFilter

  /// A field that edits a secret.
  public init(_ title: String, text: Binding<String>, prompt: String? = nil) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  public var body: some View {
    FieldRow(title) {
      TextLine(
        text: text.wrappedValue, binding: text, prompt: prompt ?? (areLabelsHidden ? title : ""),
        isFocused: control.isFocused, isSecure: true, isRevealed: control.isRevealed, control: control,
        suggestions: nil, step: nil, filter: editFilter
      )
      .focusTarget(control)
    }
  }
}

/// Shows the text of a field and keeps its control up to date.
struct TextLine: LeafView {
  let text: String
  let binding: Binding<String>
  let prompt: String
  let isFocused: Bool
  let isSecure: Bool
  let isRevealed: Bool
  let control: TextControl
  let suggestions: SuggestionProvider?
  let step: ValueStep?
  let filter: EditFilter?

  static func makeNode(inputs: ViewInputs) -> TextLineNode { TextLineNode(host: inputs.host) }

  func update(_ node: TextLineNode, environment: EnvironmentValues) {
    control.text = binding
    control.isSecure = isSecure
    if isSecure { control.focus.holdsSecrets = true }
    control.suggestions = suggestions
    control.step = step
    control.filter = filter
    control.line = node
    if let lines = environment.pastedLines { control.pastedLines = lines }
    control.show(text)
    node.control = control
    node.hidesLength = environment.hidesSecretLength
    node.update(
      text: text, prompt: DisplayText.visible(prompt), isFocused: isFocused, isMasked: isSecure && !isRevealed,
      theme: environment.controlTheme)
  }
}
