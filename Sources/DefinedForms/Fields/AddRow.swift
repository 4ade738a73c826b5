import Formline
import LineEditing
import TerminalModel
import ViewTree

/// The last line of a list of rows: a button that adds one with Return, Space, `+` or the mouse. If no more rows fit,
/// Return submits the list like a field.
struct AddRow: View {
  let title: String
  let isFull: Bool
  let add: () -> Void
  @Controlled private var control: AddRowControl
  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - isFull: True if no row may be added.
  ///   - add: Adds a row at the end.
  init(_ title: String, isFull: Bool, add: @escaping () -> Void) {
    self.title = title
    self.isFull = isFull
    self.add = add
  }

  var body: some View {
    control.behaviour.add = isFull ? nil : add
    let isFocused = control.isFocused
    return Text(isFull ? title : "[ + \(title) ]")
      .textStyle(isFull ? theme.disabled : isFocused ? theme.focusedLabel : theme.button)
      .focusTarget(control)
  }
}

typealias AddRowControl = DelegatingControl<AddRowBehaviour>

final class AddRowBehaviour: ControlBehaviour {
  unowned let control: Control
  /// Nil while no row may be added.
  var add: (() -> Void)?

  init(of control: Control) { self.control = control }

  var viewName: String { "Button" }
  var contents: ControlContents { ControlContents() }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.submit], and: Key(.space), Key(typing: "+"), text: .helpPressButton)
  }

  var submitTrigger: SubmitTriggers? { .text }
  func typed(_ text: String) {
    if let add, text == " " || text == "+" { add() } else { control.dropText() }
  }

  func perform(_ command: EditorCommand) -> Bool {
    guard command.name == .submit, let add else { return false }
    add()
    return true
  }

  func click(at point: Point) { add?() }
}
