package import LineEditing
import TerminalModel
public import ViewTree

/// A value between two bounds, on a line: Left and Right, Home and End, PageUp and PageDown, the digits for tenths of
/// the range, or the mouse.
///
///     Slider("Volume", value: $volume, in: 0...100, step: 5)
public struct Slider: View {
  let title: String
  private var labelViews: LabelViews?
  private var ends: (least: AnyView, most: AnyView)?
  private var editing: ((Bool) -> Void)?
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let set: (Double) -> Void
  @Controlled private var control: SliderControl

  /// A slider over a range. With a step, values are multiples of it from the lower bound; without one, any value can be
  /// set.
  public init<Value: BinaryFloatingPoint>(
    _ title: String = "", value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil
  ) {
    self.title = title
    self.value = Double(value.wrappedValue)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    set = { value.wrappedValue = Value($0) }
  }

  /// A slider with any label. With a step, values are multiples of it from the lower bound; without one, any value can
  /// be set. `onEditingChanged` receives true before a change and false after it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> some View = { EmptyView() }, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    let label = LabelViews.reading(label())
    self.init(label.title, value: value, in: bounds, step: step)
    labelViews = label.views
    editing = onEditingChanged
  }

  /// A slider with any label, and with labels at its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View, onEditingChanged: ((Bool) -> Void)? = nil
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    ends = (AnyView(minimumValueLabel()), AnyView(maximumValueLabel()))
  }

  public var body: some View {
    FieldRow(title, labelViews) {
      if let ends {
        HStack(spacing: 1) {
          ends.least
          slider
          ends.most
        }
      } else {
        slider
      }
    }
  }

  private var slider: some View {
    SliderLeaf(
      value: value, bounds: bounds, step: step, isFocused: control.isFocused, control: control, set: changes
    )
    .focusTarget(control)
  }

  /// Sets the value, and reports the change to `onEditingChanged`.
  private var changes: (Double) -> Void {
    guard let editing else { return set }
    return { [set] value in
      editing(true)
      set(value)
      editing(false)
    }
  }
}

private struct SliderLeaf: LeafView {
  let value: Double
  let bounds: ClosedRange<Double>
  let step: Double?
  let isFocused: Bool
  let control: SliderControl
  let set: (Double) -> Void

  final class Node: DisplayNode {
    @Anchored var control: SliderControl?
    var isFocused = false
    var theme = Theme.standard
    /// The maximum length of the line.
    private static let mostColumns = 30.0

    override func measure(_ proposal: ProposedViewSize) -> Size {
      let width = proposal.finiteWidth ?? Self.mostColumns
      return Size(width: max(3, min(width, Self.mostColumns)), height: 1)
    }

    /// The length of the line, excluding the value at its right.
    var lineColumns: Int { max(2, cellCount(size.width) - label.count - 1) }

    private var label: String { control?.label ?? "" }

    override func draw(in canvas: Canvas) {
      guard let control else { return }
      let columns = lineColumns
      let knob = Int((control.share * Double(columns - 1)).rounded())
      canvas.write(
        String(repeating: "━", count: knob), at: .zero, style: isFocused ? theme.focusedLabel : theme.selection)
      canvas.write("●", at: Point(x: Double(knob), y: 0), style: isFocused ? theme.focusedLabel : theme.selection)
      canvas.write(
        String(repeating: "─", count: columns - knob - 1), at: Point(x: Double(knob + 1), y: 0), style: theme.hint)
      canvas.write(label, at: Point(x: Double(columns + 1), y: 0), style: theme.value)
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    control.value = value
    control.bounds = bounds
    control.step = step
    control.set = set
    control.line = node
    node.control = control
    node.isFocused = isFocused
    node.theme = environment.controlTheme
    control.columns = { [weak node] in node?.lineColumns ?? 2 }
    node.setNeedsDisplay()
  }
}

package final class SliderControl: Control {
  var value = 0.0
  var bounds = 0.0...1.0
  var step: Double?
  var set: (Double) -> Void = { _ in }
  var columns: () -> Int = { 2 }
  @Anchored var line: DisplayNode?

  override func help(_ contents: HelpContents) -> [HelpEntry] {
    contents.entries([(["forward-char", "backward-char"], .nextValue), (["form-submit"], .submitField)])
  }

  package override var submitTrigger: SubmitTriggers? { .text }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// The position of the value in the range, from 0 to 1.
  var share: Double { length > 0 && value.isFinite ? min(max(0, (value - bounds.lowerBound) / length), 1) : 0 }

  /// The value as a decimal: rounded to 2 places without a step in a range up to 10, otherwise to 6.
  var label: String {
    let places = step == nil && length <= 10 ? 2 : 6
    return value.isFinite ? (value.decimal?.rounded(toPlaces: places).description ?? "") : ""
  }

  /// One step, or a twentieth of the range.
  private var stride: Double { step ?? length / 20 }

  private func go(to wanted: Double) {
    var next = wanted
    if let step { next = bounds.lowerBound + ((wanted - bounds.lowerBound) / step).rounded() * step }
    // Avoid rounding errors, such as 0.30000000000000004 for steps of 0.1.
    next = (next * 1e9).rounded() / 1e9
    set(min(max(next, bounds.lowerBound), bounds.upperBound))
  }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-page-up": go(to: value + length / 5)
    case "form-page-down": go(to: value - length / 5)
    default: return false
    }
    return true
  }

  package override func ran(_ function: String) {
    switch function {
    case "forward-char": go(to: value + stride)
    case "backward-char": go(to: value - stride)
    case "beginning-of-line": go(to: bounds.lowerBound)
    case "end-of-line": go(to: bounds.upperBound)
    default: break
    }
  }

  package override func typed(_ text: String) {
    switch text {
    case "+": go(to: value + stride)
    case "-": go(to: value - stride)
    default: if let digit = Int(text) { go(to: bounds.lowerBound + length * Double(digit) / 10) }
    }
  }

  package override func click(at point: Point) {
    let columns = columns()
    guard Int(point.x) < columns else { return }
    go(to: bounds.lowerBound + length * Double(Int(point.x)) / Double(columns - 1))
  }

  package override var cursor: Point? { Point(x: (share * Double(columns() - 1)).rounded(), y: 0) }
}
