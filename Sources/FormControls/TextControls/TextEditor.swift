public import ViewTree

/// Several lines of text, edited by readline. Return starts a new line; Ctrl-J submits. Suggestions and problems of its
/// `textContentType` are shown as in a `TextField`.
public struct TextEditor: View {
  let text: Binding<String>
  let prompt: String?
  private let height: TextAreaHeight
  private var isSecure = false
  @Controlled private var control: TextControl

  /// An editor of `rows` visible rows; by default as many as proposed, in a form four. The default prompt is an example
  /// of its content type.
  public init(text: Binding<String>, prompt: String? = nil, rows: Int? = nil) {
    self.text = text
    self.prompt = prompt
    height = rows.map { .fixed(rows: max(1, $0)) } ?? .flexible(rows: 4)
  }

  /// This editor for a secret of several lines, such as a key: a dot is shown for each character.
  package func secure() -> TextEditor { changing(self) { $0.isSecure = true } }

  public var body: some View {
    var input = TextInput<TextAreaNode>(control, text: text, prompt: prompt)
    input.lines = .several
    input.height = height
    input.isSecure = isSecure
    return input.focusTarget(control)
  }
}
