import TerminalModel
public import ViewTree

/// The progress of a task: `▰▰▰▰▰▰▰▱▱▱▱▱ 58%`; without a value, only that it is in progress: `…`.
///
/// There is no animation, so an idle form costs nothing.
public struct ProgressView: View {
  private let label: ControlLabel
  let share: Double?
  private var current: AnyView?

  /// Progress of unknown extent.
  public init(_ title: some LabelText = "") {
    label = ControlLabel(title)
    share = nil
  }

  /// A part of a total; nil if it is unknown.
  public init<Value: BinaryFloatingPoint>(_ title: some LabelText = "", value: Value?, total: Value = 1) {
    label = ControlLabel(title)
    share = value.map { Self.share(of: $0, in: 0...max(0, total)) }
  }

  /// Progress of unknown extent, with any label.
  public init(@ViewBuilder label: () -> some View) {
    self.label = ControlLabel(views: label())
    share = nil
  }

  /// A part of a total, with any label, and with a view for the current value, by default the percentage.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    self.label = ControlLabel(views: label())
    share = value.map { Self.share(of: $0, in: 0...max(0, total)) }
    current = .unlessEmpty(currentValueLabel())
  }

  public var body: some View { FieldRow(label) { ShareLine(share: share, current: current) } }

  /// The position of a value between bounds, from 0 to 1.
  fileprivate static func share<Value: BinaryFloatingPoint>(of value: Value, in bounds: ClosedRange<Value>) -> Double {
    let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
    return length > 0 ? min(max(0, (Double(value) - Double(bounds.lowerBound)) / length), 1) : 0
  }
}

/// A value between two bounds, as a line with labels at its ends and the value after it.
public struct Gauge: View {
  private let label: ControlLabel
  private let line: ShareLine

  /// A value between bounds, with a view for it, by default the percentage, and with labels at the ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() }
  ) {
    self.label = ControlLabel(views: label())
    line = ShareLine(
      share: ProgressView.share(of: value, in: bounds), current: .unlessEmpty(currentValueLabel()),
      least: .unlessEmpty(minimumValueLabel()), most: .unlessEmpty(maximumValueLabel()))
  }

  public var body: some View { FieldRow(label) { line } }
}

/// A line for a share, with views beside it.
private struct ShareLine: View {
  let share: Double?
  /// Shown instead of the percentage.
  let current: AnyView?
  var least: AnyView?
  var most: AnyView?

  var body: some View {
    HStack(spacing: 1) {
      least
      ProgressLeaf(share: share, showsShare: current == nil)
      most
      current
    }
  }
}

private struct ProgressLeaf: LeafView {
  let share: Double?
  /// True to show the percentage after the line.
  var showsShare = true

  final class Node: DisplayNode, PlainNode {
    var share: Double? {
      didSet {
        guard share != oldValue else { return }
        setNeedsDisplay()
        if (share == nil) != (oldValue == nil) { setNeedsLayout() }
      }
    }
    var showsShare = true { didSet { if showsShare != oldValue { setNeedsDisplay() } } }
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
    private static let mostColumns = 30.0

    override func measure(_ proposal: ProposedViewSize) -> Size {
      guard share != nil else { return Size(width: 1, height: 1) }
      let width = proposal.finiteWidth ?? Self.mostColumns
      return Size(width: max(1, min(width, Self.mostColumns)), height: 1)
    }

    override func draw(in canvas: Canvas) {
      guard let share else {
        canvas.write("…", at: .zero, style: theme.hint)
        return
      }
      let label = showsShare ? " \(Int((share * 100).rounded(.down)))%" : ""
      let columns = max(1, cellCount(size.width) - label.count)
      let done = Int((share * Double(columns)).rounded(.down))
      canvas.write(String(repeating: "▰", count: done), at: .zero, style: theme.selection)
      canvas.write(String(repeating: "▱", count: columns - done), at: Point(x: Double(done), y: 0), style: theme.hint)
      canvas.write(label, at: Point(x: Double(columns), y: 0), style: theme.value)
    }
  }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.share = share
    node.showsShare = showsShare
    node.theme = environment.controlTheme
  }
}
