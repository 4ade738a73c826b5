import TerminalModel
public import ViewTree

/// Several lines of text, edited by readline line by line. Return makes a new line; Ctrl-J submits.
///
/// What its `textContentType` suggests and finds wrong is shown as in a `TextField`.
public struct TextEditor: View {
  let text: Binding<String>
  let prompt: String?
  let height: TextAreaNode.Height
  var isSecure = false
  @Controlled private var control: TextEditorControl
  @Environment(\.editFilter) private var editFilter

  /// An editor of so many visible rows.
  /// - Parameters:
  ///   - prompt: What stands in the empty editor; an example of what its text means if left out.
  ///   - rows: If left out, as many as it is offered, as by a `frame(height:)` around it; in a form, four.
  public init(text: Binding<String>, prompt: String? = nil, rows: Int? = nil) {
    self.text = text
    self.prompt = prompt
    height = rows.map { .fixed(rows: max(1, $0)) } ?? .flexible(rows: 4)
  }

  /// The same for a secret of several lines, such as a key: a dot stands for each character.
  package func secure() -> TextEditor {
    var editor = self
    editor.isSecure = true
    return editor
  }

  public var body: some View {
    TextArea(
      text: text.wrappedValue, binding: text, prompt: prompt, height: height, isFocused: control.isFocused,
      control: control, filter: editFilter, isSecure: isSecure
    )
    .focusTarget(control)
  }
}

struct TextArea: LeafView {
  let text: String
  let binding: Binding<String>
  /// What stands in the empty area; nil for an example of what its text means.
  let prompt: String?
  let height: TextAreaNode.Height
  let isFocused: Bool
  let control: TextEditorControl
  var filter: EditFilter?
  var isSecure = false

  static func makeNode(inputs: ViewInputs) -> TextAreaNode { TextAreaNode(host: inputs.host) }

  func update(_ node: TextAreaNode, environment: EnvironmentValues) {
    control.text = binding
    control.filter = filter
    control.area = node
    control.contentType = environment.textContentType
    control.suggestions = environment.suggestionProvider
    // A password is one, whichever field it is typed into.
    control.isSecure = isSecure || control.contentType?.isConcealed ?? false
    if control.isSecure { control.focus.holdsSecrets = true }
    control.show(text)
    node.control = control
    node.update(
      text: text, prompt: DisplayText.visible(prompt ?? control.example(in: environment)), height: height,
      isFocused: isFocused,
      theme: environment.controlTheme)
  }
}
