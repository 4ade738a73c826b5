import TerminalModel
package import ViewTree

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
