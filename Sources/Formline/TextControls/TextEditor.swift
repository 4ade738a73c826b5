public import ViewTree

/// Several lines of text, edited by readline line by line. Return makes a new line; Ctrl-J submits.
///
/// What its `textContentType` suggests and finds wrong is shown as in a `TextField`.
public struct TextEditor: View {
  let text: Binding<String>
  let prompt: String?
  private let height: TextAreaHeight
  private var isSecure = false
  @Controlled private var control: TextControl

  /// An editor of so many visible rows: by default as many as it is offered, as by a `frame(height:)` around it; in a
  /// form, four. The prompt stands in the empty editor: by default an example of what its text means.
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
    var input = TextInput<TextAreaNode>(control, text: text, prompt: prompt)
    input.lines = .several
    input.height = height
    input.isSecure = isSecure
    return input.focusTarget(control)
  }
}
