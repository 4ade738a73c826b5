import LineEditing
import TerminalModel
public import ViewTree
import Wording

/// A choice between on and off: Space, `y`/`n`, Left/Right or a press of the mouse.
public struct Toggle: View {
  let title: String
  let isOn: Binding<Bool>
  @Controlled private var control: ToggleControl

  /// A toggle that changes a Boolean value.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }

  public var body: some View {
    FieldRow(title) {
      ToggleMark(isOn: isOn.wrappedValue, binding: isOn, isFocused: control.isFocused, control: control)
        .focusTarget(control)
    }
  }
}

/// Shows the state of a toggle.
private struct ToggleMark: LeafView {
  let isOn: Bool
  let binding: Binding<Bool>
  let isFocused: Bool
  let control: ToggleControl

  final class Node: DisplayNode {
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    var isFocused = false { didSet { if isFocused != oldValue { setNeedsDisplay() } } }
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

    /// What the two states are called.
    private var words = ["no", "yes"]

    func say(_ language: DisplayLanguage) {
      words = [Phrase.no.text(in: language), Phrase.yes.text(in: language)]
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      Size(width: Double(4 + max(TextWidth.columns(of: words[0]), TextWidth.columns(of: words[1]))), height: 1)
    }

    override func draw(in canvas: Canvas) {
      let style = isFocused ? theme.selection : isOn ? theme.value : theme.placeholder
      canvas.write(isOn ? "[✓] " + words[1] : "[ ] " + words[0], at: .zero, style: style)
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.isOn = isOn
    node.isFocused = isFocused
    node.theme = environment.controlTheme
    let language = environment.language
    if language != .english { node.say(language) }
    control.yes = language.yes
    control.isOn = binding
  }
}

/// The behaviour of a toggle.
package final class ToggleControl: Control {
  var isOn: Binding<Bool>?
  /// The letter that says yes, beside `y`.
  var yes: Character = "y"

  package override var cursor: Point? { Point(x: 1, y: 0) }
  package override var submitTrigger: SubmitTriggers? { .text }

  package override func typed(_ text: String) {
    switch text {
    case " ", "x", "X": isOn?.wrappedValue.toggle()
    case "y", "Y", "t", "T", "1": isOn?.wrappedValue = true
    case "n", "N", "f", "F", "0": isOn?.wrappedValue = false
    default: if text.lowercased() == String(yes) { isOn?.wrappedValue = true }
    }
  }

  package override func ran(_ function: String) {
    switch function {
    case "forward-char", "backward-char", "vi-forward-char", "vi-backward-char": isOn?.wrappedValue.toggle()
    default: break
    }
  }

  package override func click(at point: Point) { isOn?.wrappedValue.toggle() }
}
