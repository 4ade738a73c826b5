import AttributeGraph
package import LineEditing
import TerminalModel
public import ViewTree

/// Runs an action when it is pressed: with Return or Space while it has focus, with its key, or with the mouse.
public struct Button<Label> {
  let action: () -> Void
  let label: Label
  @Controlled private var control: ButtonControl
  @Environment(\.theme) private var theme
  @Environment(\.isInToolbar) private var isInToolbar
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.isEnabled) private var isEnabled

  /// A button with any label.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button: View where Label: View {
  public var body: some View {
    let isFocused = control.isFocused
    HStack(spacing: isInToolbar ? 1 : 0) {
      if isInToolbar {
        if let shortcut { Text(shortcut.name).textStyle(theme.key) }
        label.textStyle(isEnabled ? theme.value : theme.placeholder)
      } else {
        Text(isFocused ? "▸ " : "  ").textStyle(theme.focusedLabel)
        label.textStyle(isFocused ? theme.focusedLabel : isEnabled ? theme.value : theme.placeholder)
      }
    }
    .focusTarget(control)
    .modifier(ButtonSetup(control: control, action: action, isInToolbar: isInToolbar, shortcut: shortcut))
  }
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: String, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// Keeps the control of a button up to date with its view.
private struct ButtonSetup: PrimitiveModifier {
  let control: ButtonControl
  let action: () -> Void
  let isInToolbar: Bool
  let shortcut: Key?

  static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    _ = inputs.graph.makeOutput(Update(modifier: modifier))
    let control = inputs.graph.peek(modifier).control
    inputs.graph.onRemoval { control.shortcut = nil }
    return content(inputs)
  }

  private struct Update: Rule {
    let modifier: Attribute<ButtonSetup>

    func evaluate(in graph: Graph) -> Int {
      let setup = graph.value(modifier)
      setup.control.action = setup.action
      setup.control.isInToolbar = setup.isInToolbar
      setup.control.shortcut = setup.shortcut
      return 0
    }
  }
}

/// The behaviour of a button.
package final class ButtonControl: Control {
  var action: () -> Void = {}
  var isInToolbar = false
  var shortcut: Key? {
    didSet {
      guard shortcut != oldValue else { return }
      let shortcuts = KeyboardShortcuts.of(host)
      if let oldValue { shortcuts.remove(self, for: oldValue) }
      if let shortcut { shortcuts.add(self, for: shortcut) }
    }
  }

  package override var takesFocus: Bool { !isInToolbar }

  package override func perform(_ command: EditorCommand) -> Bool {
    guard command.name == "form-submit" else { return false }
    press()
    return true
  }

  package override func typed(_ text: String) {
    if text == " " { press() }
  }

  package override func click(at point: Point) { press() }

  /// Runs the action, if the button is enabled.
  package func press() {
    if isEnabled { action() }
  }
}
