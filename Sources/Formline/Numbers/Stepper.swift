public import ContentTypes
import LineEditing
import TerminalModel
public import ViewTree

/// A value changed in steps: `‹ 3 ›` with Left, Right, `+`, `-`, Shift-Up, Shift-Down or the mouse.
///
///     Stepper("Guests", value: $guests, in: 1...8)
public struct Stepper: View {
  private let label: ControlLabel
  /// The text between the signs.
  let text: String
  let step: (Int) -> Void
  let canStep: (_ up: Bool) -> Bool
  /// The value in a format.
  private var shown: ((LocaleName?) -> String)?
  @Controlled private var control: StepperControl

  private init<Value: Strideable & CustomStringConvertible>(
    _ label: ControlLabel, _ value: Binding<Value>, _ bounds: StepBounds<Value>, by step: Value.Stride,
    _ onEditingChanged: ((Bool) -> Void)?
  ) {
    self.label = label
    text = value.wrappedValue.description
    let act = { (count: Int) in
      for _ in 0..<min(count.magnitude, 1000) {
        guard let next = value.wrappedValue.stepped(by: count > 0 ? step : -step, within: bounds) else { return }
        value.wrappedValue = next
      }
    }
    self.step = reporting(act, to: onEditingChanged)
    canStep = { value.wrappedValue.stepped(by: $0 ? step : -step, within: bounds) != nil }
  }

  private init(
    _ label: ControlLabel, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: ((Bool) -> Void)?
  ) {
    self.label = label
    text = ""
    let act = { (count: Int) in for _ in 0..<min(count.magnitude, 1000) { count > 0 ? onIncrement?() : onDecrement?() }
    }
    step = reporting(act, to: onEditingChanged)
    canStep = { $0 ? onIncrement != nil : onDecrement != nil }
  }

  public var body: some View {
    FieldRow(label) {
      StepperLeaf(
        text: shown?(control.environment.locale) ?? text, isFocused: control.isFocused, control: control, step: step,
        canStep: canStep
      )
      .focusTarget(control)
    }
  }
}

extension Stepper {
  /// A stepper that changes a value within bounds. A step beyond a bound does nothing. `onEditingChanged` receives true
  /// before a step and false after it.
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: some LabelText, value: Binding<Value>, in bounds: some RangeExpression<Value>, step: Value.Stride = 1,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) { self.init(ControlLabel(title), value, StepBounds(bounds), by: step, onEditingChanged) }

  /// A stepper that changes a value within the range of its type.
  public init<Value: Strideable & CustomStringConvertible>(
    _ title: some LabelText, value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: ((Bool) -> Void)? = nil
  ) { self.init(ControlLabel(title), value, StepBounds(), by: step, onEditingChanged) }

  /// A stepper that shows its value in a format.
  public init<Format: FieldFormat>(
    _ title: some LabelText, value: Binding<Format.Value>, in bounds: some RangeExpression<Format.Value>,
    step: Format.Value.Stride = 1, format: Format, onEditingChanged: ((Bool) -> Void)? = nil
  ) where Format.Value: Strideable & CustomStringConvertible {
    self.init(ControlLabel(title), value, StepBounds(bounds), by: step, onEditingChanged)
    shown = { format.format(value.wrappedValue, locale: $0) }
  }

  /// A stepper that shows its value in a format, within the range of its type.
  public init<Format: FieldFormat>(
    _ title: some LabelText, value: Binding<Format.Value>, step: Format.Value.Stride = 1, format: Format,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) where Format.Value: Strideable & CustomStringConvertible {
    self.init(ControlLabel(title), value, StepBounds(), by: step, onEditingChanged)
    shown = { format.format(value.wrappedValue, locale: $0) }
  }

  /// A stepper within bounds, with any label.
  public init<Value: Strideable & CustomStringConvertible>(
    value: Binding<Value>, in bounds: some RangeExpression<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> some View, onEditingChanged: ((Bool) -> Void)? = nil
  ) { self.init(ControlLabel(views: label()), value, StepBounds(bounds), by: step, onEditingChanged) }

  /// A stepper without bounds, with any label.
  public init<Value: Strideable & CustomStringConvertible>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> some View,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) { self.init(ControlLabel(views: label()), value, StepBounds(), by: step, onEditingChanged) }

  /// A stepper that runs an action for each step; without an action, it does not step in that direction.
  public init(_ title: some LabelText, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(ControlLabel(title), onIncrement, onDecrement, nil)
  }

  /// A stepper that runs an action for each step, with any label.
  public init(
    @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: ((Bool) -> Void)? = nil
  ) { self.init(ControlLabel(views: label()), onIncrement, onDecrement, onEditingChanged) }
}

private struct StepperLeaf: LeafView {
  let text: String
  let isFocused: Bool
  let control: StepperControl
  let step: (Int) -> Void
  let canStep: (_ up: Bool) -> Bool

  final class Node: DisplayNode, PlainNode {
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

  func update(_ node: Node, environment: EnvironmentValues) {
    control.behaviour.step = step
    let text = DisplayText.visible(text, lines: .single)
    control.behaviour.text = text
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

typealias StepperControl = DelegatingControl<StepperBehaviour>

final class StepperBehaviour: ControlBehaviour {
  unowned let control: Control
  var step: (Int) -> Void = { _ in }
  /// The value, as shown.
  var text = ""

  init(of control: Control) { self.control = control }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.forwardChar, .backwardChar], and: Key(typing: "+"), Key(typing: "-"), text: .helpNextValue)
      + contents.entries([([.stepUp, .stepDown], .helpNextValue), ([.submit], .helpSubmitField)])
  }

  var viewName: String { "Stepper" }
  var contents: ControlContents { ControlContents(value: text) }
  var submitTrigger: SubmitTriggers? { .text }
  var cursor: Point? { Point(x: 2, y: 0) }
  /// True once a key has stepped since focus came: before that, Up and Down only move on.
  private var stepsWithArrows = false

  func focusDidEnter() { stepsWithArrows = false }

  private func change(by count: Int) {
    stepsWithArrows = true
    step(count)
  }

  func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .up where stepsWithArrows: change(by: command.count)
    case .down where stepsWithArrows: change(by: -command.count)
    case .stepUp: change(by: command.count)
    case .stepDown: change(by: -command.count)
    case .forwardChar: change(by: command.steps)
    case .backwardChar: change(by: -command.steps)
    default: return false
    }
    return true
  }

  func typed(_ text: String) {
    switch text {
    case "+": change(by: 1)
    case "-": change(by: -1)
    default: break
    }
  }

  func click(at point: Point) {
    guard let node = control.node else { return }
    if point.x < 1 { change(by: -1) } else if point.x >= node.size.width - 1 { change(by: 1) }
  }
}

/// The bounds of a value.
private struct StepBounds<Value: Comparable> {
  private(set) var least: Value?
  private(set) var most: Value?
  /// The excluded upper bound of a half-open range.
  private(set) var end: Value?

  init() {}

  init(_ range: some RangeExpression<Value>) {
    switch range {
    case let range as ClosedRange<Value>: (least, most) = (range.lowerBound, range.upperBound)
    case let range as PartialRangeFrom<Value>: least = range.lowerBound
    case let range as PartialRangeThrough<Value>: most = range.upperBound
    case let range as Range<Value>: (least, end) = (range.lowerBound, range.upperBound)
    case let range as PartialRangeUpTo<Value>: end = range.upperBound
    default: break
    }
  }

  func contains(_ value: Value) -> Bool {
    least.map { $0 <= value } ?? true && most.map { value <= $0 } ?? true && end.map { value < $0 } ?? true
  }
}

extension Strideable {
  /// The value after a step; nil if it is out of bounds or not representable. A value out of bounds is moved to the
  /// nearer bound.
  fileprivate func stepped(by step: Stride, within bounds: StepBounds<Self>) -> Self? {
    let next: Self
    if let integer = self as? any FixedWidthInteger, let step = step as? Int {
      // The standard library's `advanced(by:)` traps on integer overflow.
      guard let sum = integer.adding(step) as? Self else { return nil }
      next = sum
    } else {
      next = advanced(by: step)
    }
    if let least = bounds.least, self < least { return least }
    if let most = bounds.most, self > most { return most }
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
