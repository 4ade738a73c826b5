package import LineEditing
import TerminalModel
public import ViewTree

/// Several lines of text, edited by readline line by line. Return makes a new line; Ctrl-J submits.
public struct TextEditor: View {
  let text: Binding<String>
  let prompt: String
  let rows: Int
  @Controlled private var control: TextEditorControl

  /// An editor of so many visible rows.
  public init(text: Binding<String>, prompt: String = "", rows: Int = 4) {
    self.text = text
    self.prompt = prompt
    self.rows = max(1, rows)
  }

  public var body: some View {
    TextArea(
      text: text.wrappedValue, binding: text, prompt: prompt, rows: rows, isFocused: control.isFocused, control: control
    )
    .focusTarget(control)
  }
}

private struct TextArea: LeafView {
  let text: String
  let binding: Binding<String>
  let prompt: String
  let rows: Int
  let isFocused: Bool
  let control: TextEditorControl

  static func makeNode(inputs: ViewInputs) -> TextAreaNode { TextAreaNode(host: inputs.host) }

  func update(_ node: TextAreaNode, environment: EnvironmentValues) {
    control.text = binding
    control.area = node
    control.show(text)
    node.control = control
    node.update(
      text: text, prompt: DisplayText.visible(prompt), rows: rows, isFocused: isFocused, theme: environment.theme)
  }
}

/// The behaviour of a text editor.
package final class TextEditorControl: Control {
  var text: Binding<String>?
  weak var area: TextAreaNode?
  private(set) var shown = ""
  /// The column that Up and Down aim at.
  private var keptColumn: Int?
  private var isMovingVertically = false

  package override func makeBuffer() -> LineBuffer { LineBuffer(text: shown, kind: .text) }
  package override var submitTrigger: SubmitTriggers? { .text }
  package override var cursor: Point? { area?.cursor }

  func show(_ value: String) {
    guard value != shown else { return }
    shown = value
    buffer.replace(text: value, undoable: true, point: nil)
  }

  package override func bufferDidChange() {
    if !isMovingVertically { keptColumn = nil }
    let edited = buffer.text
    if edited != shown {
      shown = edited
      text?.wrappedValue = edited
    }
    area?.pointDidMove()
  }

  package func replaceText(_ value: String) {
    buffer.replace(text: value, undoable: true, point: nil)
    bufferDidChange()
  }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-submit" where command.key == 13:
      buffer.insert("\n")
      bufferDidChange()
      return true
    case "form-up": return moveVertically(by: -max(1, command.count))
    case "form-down": return moveVertically(by: max(1, command.count))
    default: return false
    }
  }

  /// Moves point by screen lines, keeping its column. False at the first and the last line.
  private func moveVertically(by lines: Int) -> Bool {
    guard let area, let place = area.place(of: buffer.point) else { return false }
    let column = keptColumn ?? place.column
    guard let offset = area.utf8Offset(line: place.line + lines, column: column) else { return false }
    isMovingVertically = true
    buffer.point = offset
    bufferDidChange()
    isMovingVertically = false
    keptColumn = column
    return true
  }

  package override func click(at point: Point) {
    guard let area else { return }
    buffer.point = area.utf8Offset(at: point)
    area.pointDidMove()
  }
}
