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

  /// A stepper that changes a value within bounds. A step that would pass a bound does nothing.
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
  ) { self.init(title, value: value, bounds: bounds, step: step) }

  /// A stepper that changes a value as far as its type goes.
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: String, value: Binding<Value>, step: Value.Stride = 1
  ) { self.init(title, value: value, bounds: nil, step: step) }

  private init<Value: Strideable & CustomStringConvertible>(
    _ title: String, value: Binding<Value>, bounds: ClosedRange<Value>?, step: Value.Stride
  ) {
    self.title = title
    text = value.wrappedValue.description
    self.step = { count in
      for _ in 0..<min(count.magnitude, 1000) {
        guard let next = value.wrappedValue.stepped(by: count > 0 ? step : -step, within: bounds) else { return }
        value.wrappedValue = next
      }
    }
    canStep = { value.wrappedValue.stepped(by: $0 ? step : -step, within: bounds) != nil }
  }

  /// A stepper that runs an action for each step; without an action it does not go that way.
  public init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.title = title
    text = ""
    step = { count in for _ in 0..<min(count.magnitude, 1000) { count > 0 ? onIncrement?() : onDecrement?() } }
    canStep = { $0 ? onIncrement != nil : onDecrement != nil }
  }

  /// A stepper within bounds, with a text as its label.
  public init<Value: Strideable & CustomStringConvertible>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, label: () -> Text
  ) { self.init(label().plainText, value: value, in: bounds, step: step) }

  /// A stepper without bounds, with a text as its label.
  public init<Value: Strideable & CustomStringConvertible>(
    value: Binding<Value>, step: Value.Stride = 1, label: () -> Text
  ) { self.init(label().plainText, value: value, step: step) }

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

extension Strideable {
  /// The value after a step; nil if it is out of bounds or not representable. A value out of bounds is moved to the
  /// nearer bound.
  fileprivate func stepped(by step: Stride, within bounds: ClosedRange<Self>?) -> Self? {
    let next: Self
    if let integer = self as? any FixedWidthInteger, let step = step as? Int {
      // The standard library's `advanced(by:)` traps where an integer has no room for the sum.
      guard let sum = integer.adding(step) as? Self else { return nil }
      next = sum
    } else {
      next = advanced(by: step)
    }
    guard let bounds else { return next }
    guard bounds.contains(self) else { return min(max(self, bounds.lowerBound), bounds.upperBound) }
    return bounds.contains(next) ? next : nil
  }
}

extension FixedWidthInteger {
  fileprivate func adding(_ step: Int) -> Self? {
    if let small = Int(exactly: self) {
      let (sum, isOut) = small.addingReportingOverflow(step)
      if !isOut { return Self(exactly: sum) }
    }
    guard let distance = Self(exactly: step.magnitude) else { return nil }
    let (sum, isOut) = step < 0 ? subtractingReportingOverflow(distance) : addingReportingOverflow(distance)
    return isOut ? nil : sum
  }
}
