package import LineEditing
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

/// A text field along the vertical axis: as many rows as its text takes.
struct GrowingTextField: View {
  let title: String
  let text: Binding<String>
  let prompt: String?
  @Controlled private var control: GrowingTextControl
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init(title: String, text: Binding<String>, prompt: String?) {
    self.title = title
    self.text = text
    self.prompt = prompt
  }

  /// More rows than these are scrolled through.
  private static let mostRows = 6

  var body: some View {
    FieldRow(title) {
      TextArea(
        text: text.wrappedValue, binding: text, prompt: prompt ?? (areLabelsHidden ? title : nil),
        height: .growing(mostRows: Self.mostRows), isFocused: control.isFocused, control: control
      )
      .focusTarget(control)
    }
  }
}

extension TextField {
  /// The same field along the other axis.
  var growing: GrowingTextField {
    GrowingTextField(title: title, text: text ?? .constant(""), prompt: prompt)
  }
}

/// The behaviour of a field that grows: that of an editor, but Return submits.
package final class GrowingTextControl: TextEditorControl {
  package override func insertsNewline(for key: Int) -> Bool { false }

  override var returnKeyInList: PopupList.ReturnKey { .submits }
}

/// The behaviour of a text editor.
package class TextEditorControl: BoundTextControl {
  weak var area: TextAreaNode?
  /// Whether a secret is shown.
  private(set) var isRevealed = false
  /// The column that Up and Down aim at, as long as point is where they brought it.
  private var aim: (column: Int, point: Int)?

  package override func makeBuffer() -> LineBuffer {
    let buffer = LineBuffer(text: shown, kind: isSecure ? .secret : .text)
    buffer.pastePolicy.newlines = .keep
    // What completes a text completes all of it.
    buffer.completionWordBreaks = ""
    return buffer
  }

  package override var cursor: Point? { area?.cursor }

  override func screenDidChange() { area?.pointDidMove() }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-submit" where insertsNewline(for: command.key):
      buffer.insert("\n")
      bufferDidChange()
      return true
    case "form-up": return moveVertically(by: -command.count)
    case "form-down": return moveVertically(by: command.count)
    default: return super.perform(command)
    }
  }

  package override func toggleReveal() {
    guard isSecure else { return }
    isRevealed.toggle()
    area?.secrecyDidChange()
  }

  package override var showsSecret: Bool { isSecure && isRevealed }

  package override func focusDidLeave() {
    super.focusDidLeave()
    if isRevealed { toggleReveal() }
  }

  override var returnKeyInList: PopupList.ReturnKey { .staysForReturn }

  /// Whether the key that submits makes a new line here: Return does, Ctrl-J does not.
  package func insertsNewline(for key: Int) -> Bool { key == 13 }

  /// Moves point by screen lines, keeping its column. False at the first and the last line.
  private func moveVertically(by lines: Int) -> Bool {
    guard let area, let place = area.place(of: buffer.point) else { return false }
    let column = aim.flatMap { $0.point == buffer.point ? $0.column : nil } ?? place.column
    guard let offset = area.utf8Offset(line: place.line + lines, column: column) else { return false }
    buffer.point = offset
    aim = (column, offset)
    area.pointDidMove()
    return true
  }

  package override func click(at point: Point) {
    guard let area else { return }
    buffer.point = area.utf8Offset(at: point)
    area.pointDidMove()
  }
}
