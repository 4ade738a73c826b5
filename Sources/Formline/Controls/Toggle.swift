package import LineEditing
import TerminalModel
public import ViewTree
import Wording

/// A choice between on and off: Space, `y`/`n`, Left/Right or a press of the mouse.
public struct Toggle: View {
  let title: String
  let isOn: Binding<Bool>
  private var secrecy = ToggleSecrecy.shown
  @Controlled private var control: ToggleControl

  /// A toggle that changes a Boolean value.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    self.isOn = isOn
  }

  /// A toggle with a text as its label.
  public init(isOn: Binding<Bool>, label: () -> Text) { self.init(label().plainText, isOn: isOn) }

  /// The same for a choice that is not shown.
  /// - Parameter isMade: Whether there is a choice to hide.
  package func secure(isMade: Bool) -> Toggle {
    var toggle = self
    toggle.secrecy = isMade ? .hidden : .open
    return toggle
  }

  public var body: some View {
    FieldRow(title) {
      ToggleMark(
        isOn: isOn.wrappedValue, binding: isOn, isFocused: control.isFocused, secrecy: secrecy, control: control
      )
      .focusTarget(control)
    }
  }
}

/// How a choice between on and off is drawn.
private enum ToggleSecrecy {
  case shown
  /// A secret without an answer.
  case open
  /// A secret with an answer.
  case hidden
}

/// Shows the state of a toggle.
private struct ToggleMark: LeafView {
  let isOn: Bool
  let binding: Binding<Bool>
  let isFocused: Bool
  let secrecy: ToggleSecrecy
  let control: ToggleControl

  final class Node: DisplayNode {
    @Anchored var control: ToggleControl?
    var secrecy = ToggleSecrecy.shown { didSet { if secrecy != oldValue { setNeedsDisplay() } } }
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    var isFocused = false { didSet { if isFocused != oldValue { setNeedsDisplay() } } }
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

    /// The names of the two states.
    private var words = ["no", "yes"]

    func say(_ language: DisplayLanguage) {
      words = [Phrase.no.text(in: language), Phrase.yes.text(in: language)]
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let widest = max(TextWidth.columns(of: words[0]), TextWidth.columns(of: words[1]), secrecy == .shown ? 0 : 6)
      return Size(width: Double(4 + widest), height: 1)
    }

    override func draw(in canvas: Canvas) {
      if secrecy != .shown, control?.isRevealed != true {
        let style = isFocused ? theme.selection : secrecy == .hidden ? theme.value : theme.placeholder
        canvas.write(secrecy == .hidden ? "[•] ••••••" : "[ ]", at: .zero, style: style)
        return
      }
      let style = isFocused ? theme.selection : isOn ? theme.value : theme.placeholder
      canvas.write(isOn ? "[✓] " + words[1] : "[ ] " + words[0], at: .zero, style: style)
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.isOn = isOn
    node.control = control
    node.secrecy = secrecy
    control.isSecret = secrecy != .shown
    control.mark = node
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
  var isSecret = false
  /// True while a secret is shown.
  private(set) var isRevealed = false
  @Anchored var mark: DisplayNode?

  package override func toggleReveal() {
    guard isSecret else { return }
    isRevealed.toggle()
    mark?.setNeedsDisplay()
  }

  package override var showsSecret: Bool { isSecret && isRevealed }

  package override func focusDidLeave() { if isRevealed { toggleReveal() } }

  package override func perform(_ command: EditorCommand) -> Bool {
    guard isSecret, command.name == "form-reveal" else { return false }
    toggleReveal()
    return true
  }

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
  package override func clickLabel() { isOn?.wrappedValue.toggle() }
}
