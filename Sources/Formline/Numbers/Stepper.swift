package import LineEditing
import TerminalModel
public import ViewTree

/// A value that goes up and down in steps: `‹ 3 ›` with Up, Down, `+`, `-` or the mouse.
///
///     Stepper("Guests", value: $guests, in: 1...8)
public struct Stepper: View {
  let title: String
  /// What stands between the signs.
  let text: String
  let step: (Int) -> Void
  let canStep: (_ up: Bool) -> Bool
  @Controlled private var control: StepperControl

  /// A stepper that changes a value within bounds.
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.title = title
    text = value.wrappedValue.description
    self.step = { count in
      for _ in 0..<min(abs(count), 1000) {
        let next = value.wrappedValue.advanced(by: count > 0 ? step : -step)
        value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
      }
    }
    canStep = { $0 ? value.wrappedValue < bounds.upperBound : value.wrappedValue > bounds.lowerBound }
  }

  /// A stepper that changes a value without bounds.
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: String, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.title = title
    text = value.wrappedValue.description
    self.step = { count in
      for _ in 0..<min(abs(count), 1000) {
        value.wrappedValue = value.wrappedValue.advanced(by: count > 0 ? step : -step)
      }
    }
    canStep = { _ in true }
  }

  /// A stepper that runs an action for each step; without an action it does not go that way.
  public init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.title = title
    text = ""
    step = { count in for _ in 0..<min(abs(count), 1000) { count > 0 ? onIncrement?() : onDecrement?() } }
    canStep = { $0 ? onIncrement != nil : onDecrement != nil }
  }

  /// A stepper within bounds, with a text as its label.
  public init<Value: Strideable & CustomStringConvertible>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, label: () -> Text
  ) {
    self.init(label().plainText, value: value, in: bounds, step: step)
  }

  /// A stepper without bounds, with a text as its label.
  public init<Value: Strideable & CustomStringConvertible>(
    value: Binding<Value>, step: Value.Stride = 1, label: () -> Text
  ) {
    self.init(label().plainText, value: value, step: step)
  }

  /// A stepper that runs an action for each step, with a text as its label.
  public init(label: () -> Text, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label().plainText, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public var body: some View {
    FieldRow(title) {
      StepperLeaf(text: text, isFocused: control.isFocused, control: control, step: step, canStep: canStep)
        .focusTarget(control)
    }
  }
}

private struct StepperLeaf: LeafView {
  let text: String
  let isFocused: Bool
  let control: StepperControl
  let step: (Int) -> Void
  let canStep: (_ up: Bool) -> Bool

  final class Node: DisplayNode {
    var text = ""
    var isFocused = false
    var goesDown = true
    var goesUp = true
    var theme = Theme.standard

    private var columns: Int { TextWidth.columns(of: text) + (text.isEmpty ? 3 : 4) }

    override func measure(_ proposal: ProposedViewSize) -> Size { Size(width: Double(columns), height: 1) }

    override func draw(in canvas: Canvas) {
      func sign(_ isOn: Bool) -> Style { isOn ? (isFocused ? theme.focusedLabel : theme.hint) : theme.placeholder }
      canvas.write("‹", at: .zero, style: sign(goesDown))
      let end = canvas.write(text, at: Point(x: 2, y: 0), style: isFocused ? theme.selection : theme.value)
      canvas.write("›", at: Point(x: Double(text.isEmpty ? 2 : end + 1), y: 0), style: sign(goesUp))
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    control.step = step
    let text = DisplayText.visible(text, lines: .single)
    if text != node.text {
      node.text = text
      node.setNeedsLayoutIfAnswersChanged()
    }
    node.isFocused = isFocused
    node.goesDown = canStep(false)
    node.goesUp = canStep(true)
    node.theme = environment.controlTheme
    node.setNeedsDisplay()
  }
}

/// The behaviour of a stepper.
package final class StepperControl: Control {
  var step: (Int) -> Void = { _ in }

  package override var submitTrigger: SubmitTriggers? { .text }
  package override var cursor: Point? { Point(x: 2, y: 0) }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-up": step(command.count)
    case "form-down": step(-command.count)
    default: return false
    }
    return true
  }

  package override func ran(_ function: String) {
    switch function {
    case "forward-char": step(1)
    case "backward-char": step(-1)
    default: break
    }
  }

  package override func typed(_ text: String) {
    switch text {
    case "+": step(1)
    case "-": step(-1)
    default: break
    }
  }

  package override func click(at point: Point) {
    guard let node else { return }
    if point.x < 1 { step(-1) } else if point.x >= node.size.width - 1 { step(1) }
  }
}
