import LineEditing
import TerminalModel
public import ViewTree

/// A value between two bounds, on a line: Left and Right, Home and End, PageUp and PageDown, the digits for tenths of
/// the range, or the mouse.
///
///     Slider("Volume", value: $volume, in: 0...100, step: 5)
public struct Slider: View {
  private let label: ControlLabel
  private var least: AnyView?
  private var most: AnyView?
  private let scale: SliderScale
  @Controlled private var control: SliderControl

  /// A slider over a range. With a step, values are multiples of it from the lower bound; without one, any value can be
  /// set.
  public init<Value: BinaryFloatingPoint>(
    _ title: some LabelText, value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil
  ) {
    label = ControlLabel(title)
    scale = SliderScale(value, in: bounds, step: step)
  }

  /// A slider with any label, and with labels at its ends. `onEditingChanged` receives true before a change and false
  /// after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() }, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.label = ControlLabel(views: label())
    scale = SliderScale(value, in: bounds, step: step, reportingTo: onEditingChanged)
    least = .unlessEmpty(minimumValueLabel())
    most = .unlessEmpty(maximumValueLabel())
  }

  public var body: some View {
    FieldRow(label) {
      if least != nil || most != nil {
        HStack(spacing: 1) {
          least
          slider
          most
        }
      } else {
        slider
      }
    }
  }

  private var slider: some View {
    SliderLeaf(scale: scale, isFocused: control.isFocused, control: control).focusTarget(control)
  }
}

/// A value between two bounds, and how to change it.
struct SliderScale {
  var value = 0.0
  var bounds = 0.0...1.0
  var step: Double?
  var set: (Double) -> Void = { _ in }

  init() {}

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value?, reportingTo report: ((Bool) -> Void)? = nil
  ) {
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    set = reporting({ value.wrappedValue = Value($0) }, to: report)
  }

  var length: Double { bounds.upperBound - bounds.lowerBound }

  /// The position of the value in the range, from 0 to 1.
  var share: Double { length > 0 && value.isFinite ? min(max(0, (value - bounds.lowerBound) / length), 1) : 0 }

  /// The value as a decimal: rounded to 2 places without a step in a range up to 10, otherwise to 6.
  var label: String {
    let places = step == nil && length <= 10 ? 2 : 6
    return value.isFinite ? (value.decimal?.rounded(toPlaces: places).description ?? "") : ""
  }

  /// Sets the nearest value that the scale has.
  func go(to wanted: Double) {
    var next = wanted
    if let step { next = bounds.lowerBound + ((wanted - bounds.lowerBound) / step).rounded() * step }
    // Avoid rounding errors, such as 0.30000000000000004 for steps of 0.1.
    var places = 1e9
    while length * places < 1e9, places < 1e300 { places *= 10 }
    if (next * places).isFinite { next = (next * places).rounded() / places }
    set(min(max(next, bounds.lowerBound), bounds.upperBound))
  }

  func go(toShare share: Double) { go(to: bounds.lowerBound + length * share) }

  /// Moves by some steps, of a twentieth of the range without a step.
  func move(by count: Double) { go(to: value + count * (step ?? length / 20)) }
}

/// An action with a call of SwiftUI's `onEditingChanged` before and after it.
func reporting<Value>(
  _ action: @escaping (Value) -> Void, to onEditingChanged: ((Bool) -> Void)?
) -> (Value) -> Void {
  guard let onEditingChanged else { return action }
  return { value in
    onEditingChanged(true)
    action(value)
    onEditingChanged(false)
  }
}

private struct SliderLeaf: LeafView {
  let scale: SliderScale
  let isFocused: Bool
  let control: SliderControl

  final class Node: DisplayNode, PlainNode {
    var scale = SliderScale()
    var isFocused = false
    var theme = Theme.standard
    /// The maximum length of the line.
    private static let mostColumns = 30.0

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let width = proposal.finiteWidth ?? Self.mostColumns
      return Size(width: max(3, min(width, Self.mostColumns)), height: 1)
    }

    /// The length of the line, excluding the value at its right.
    var lineColumns: Int { max(2, cellCount(size.width) - scale.label.count - 1) }

    override func draw(in canvas: Canvas) {
      let columns = lineColumns
      let knob = Int((scale.share * Double(columns - 1)).rounded())
      let done = isFocused ? theme.focusedLabel : theme.selection
      canvas.write(String(repeating: "▰", count: knob), at: .zero, style: done)
      canvas.write("●", at: Point(x: Double(knob), y: 0), style: done)
      canvas.write(
        String(repeating: "▱", count: columns - knob - 1), at: Point(x: Double(knob + 1), y: 0), style: theme.hint)
      canvas.write(scale.label, at: Point(x: Double(columns + 1), y: 0), style: theme.value)
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) {
    control.behaviour.scale = scale
    control.behaviour.columns = { [weak node] in node?.lineColumns ?? 2 }
    node.scale = scale
    node.isFocused = isFocused
    node.theme = environment.controlTheme
    node.setNeedsDisplay()
  }
}

typealias SliderControl = DelegatingControl<SliderBehaviour>

final class SliderBehaviour: ControlBehaviour {
  unowned let control: Control
  var scale = SliderScale()
  var columns: () -> Int = { 2 }

  init(of control: Control) { self.control = control }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([.forwardChar, .backwardChar], and: Key(typing: "+"), Key(typing: "-"), text: .helpNextValue)
      + contents.entries([([.pageUp, .pageDown], .helpLargeSteps)]) + [contents.entry(.helpDigits, .helpLargeSteps)]
      + contents.entries([([.beginningOfLine, .endOfLine], .helpStartEnd), ([.submit], .helpSubmitField)])
  }

  var viewName: String { "Slider" }
  var contents: ControlContents { ControlContents(value: scale.label) }
  var submitTrigger: SubmitTriggers? { .text }

  func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case .pageUp: scale.go(to: scale.value + scale.length / 5)
    case .pageDown: scale.go(to: scale.value - scale.length / 5)
    case .forwardChar: scale.move(by: Double(command.steps))
    case .backwardChar: scale.move(by: -Double(command.steps))
    case .beginningOfLine: scale.go(to: scale.bounds.lowerBound)
    case .endOfLine: scale.go(to: scale.bounds.upperBound)
    default: return false
    }
    return true
  }

  func typed(_ text: String) {
    switch text {
    case "+": scale.move(by: 1)
    case "-": scale.move(by: -1)
    default: if let digit = Int(text) { scale.go(toShare: Double(digit) / 10) }
    }
  }

  func click(at point: Point) {
    let columns = columns()
    guard Int(point.x) < columns else { return }
    scale.go(toShare: Double(Int(point.x)) / Double(columns - 1))
  }

  var cursor: Point? { Point(x: (scale.share * Double(columns() - 1)).rounded(), y: 0) }
}
