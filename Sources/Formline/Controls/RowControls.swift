import TerminalModel
package import ViewTree

/// The last line of a list of rows: Space, `+` or the mouse adds one, Return submits the list as a field.
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
    return HStack(spacing: 1) {
      Text("+ " + title).textStyle(isFull ? theme.placeholder : isFocused ? theme.focusedLabel : theme.value)
      if isFocused, !isFull { Text(Key(.space).name).textStyle(theme.key) }
    }
    .focusTarget(control)
  }
}

/// The behaviour of the last line of a list.
package final class AddRowControl: Control {
  /// Nil while no row may be added.
  var add: (() -> Void)?

  package override var submitTrigger: SubmitTriggers? { .text }
  package override var cursor: Point? { .zero }
  package override func typed(_ text: String) { if text == " " || text == "+" { add?() } }
  package override func click(at point: Point) { add?() }
}

/// Text that runs an action when it is pressed with the mouse. It never takes focus: its action has a key elsewhere.
package struct PressArea: View {
  let text: String
  let action: () -> Void
  @Controlled private var control: PressAreaControl
  @Environment(\.theme) private var theme

  package init(_ text: String, action: @escaping () -> Void) {
    self.text = text
    self.action = action
  }

  package var body: some View {
    control.action = action
    return Text(text).textStyle(theme.hint).focusTarget(control)
  }
}

/// The behaviour of a press area.
package final class PressAreaControl: Control {
  var action: () -> Void = {}

  package override var takesFocus: Bool { false }
  package override func click(at point: Point) { action() }
}
