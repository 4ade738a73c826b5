package import LineEditing
package import TerminalModel
package import ViewTree

/// The last line of a list of rows: a button that adds one with Return, Space, `+` or the mouse. If no more rows fit,
/// Return submits the list like a field.
package struct AddRow: View {
  let title: String
  let isFull: Bool
  let add: () -> Void
  @Controlled private var control: AddRowControl
  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - isFull: True if no row may be added.
  ///   - add: Adds a row at the end.
  package init(_ title: String, isFull: Bool, add: @escaping () -> Void) {
    self.title = title
    self.isFull = isFull
    self.add = add
  }

  package var body: some View {
    control.add = isFull ? nil : add
    let isFocused = control.isFocused
    return Text(isFull ? title : "[ + \(title) ]")
      .textStyle(isFull ? theme.disabled : isFocused ? theme.focusedLabel : theme.button)
      .focusTarget(control)
  }
}

package final class AddRowControl: Control {
  /// Nil while no row may be added.
  var add: (() -> Void)?

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([([.submit], .pressButton)])
  }

  package override var submitTrigger: SubmitTriggers? { .text }
  package override var cursor: Point? { .zero }
  package override func typed(_ text: String) { if text == " " || text == "+" { add?() } }

  package override func perform(_ command: EditorCommand) -> Bool {
    guard command.name == .submit, let add else { return false }
    add()
    return true
  }

  package override func click(at point: Point) { add?() }
}

/// Text that runs an action when pressed with the mouse. It never takes focus: its action has a key elsewhere.
package struct PressArea: View {
  let text: String
  let style: Style?
  let action: () -> Void
  @Controlled private var control: PressAreaControl
  @Environment(\.theme) private var theme

  /// - Parameter style: The style; by default that of hints.
  package init(_ text: String, style: Style? = nil, action: @escaping () -> Void) {
    self.text = text
    self.style = style
    self.action = action
  }

  package var body: some View {
    control.action = action
    return Text(text).textStyle(style ?? theme.hint).focusTarget(control)
  }
}

package final class PressAreaControl: Control {
  var action: () -> Void = {}

  package override var takesFocus: Bool { false }
  package override func click(at point: Point) { action() }
}
