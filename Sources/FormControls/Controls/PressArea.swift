package import TerminalModel
package import ViewTree

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
