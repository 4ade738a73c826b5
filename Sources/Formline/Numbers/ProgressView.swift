import TerminalModel
public import ViewTree

/// The progress of a task: `━━━━━━━───── 58%`; without a value, only that it is in progress: `…`.
///
/// There is no animation, so an idle form costs nothing.
public struct ProgressView: View {
  let title: String
  private var labelViews: LabelViews?
  let share: Double?
  private var current: AnyView?

  /// Progress of unknown extent.
  public init(_ title: String = "") {
    self.title = title
    share = nil
  }

  /// A part of a total; nil if it is unknown.
  public init<Value: BinaryFloatingPoint>(_ title: String = "", value: Value?, total: Value = 1) {
    self.title = title
    share = value.map { total > 0 ? min(max(0, Double($0 / total)), 1) : 0 }
  }

  /// Progress of unknown extent, with any label.
  public init(@ViewBuilder label: () -> some View) {
    let label = LabelViews.reading(label())
    self.init(label.title)
    labelViews = label.views
  }

  /// A part of a total, with any label, and with a view for the current value, by default the percentage.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    let label = LabelViews.reading(label())
    self.init(label.title, value: value, total: total)
    labelViews = label.views
    let current = currentValueLabel()
    self.current = current is EmptyView ? nil : AnyView(current)
  }

  public var body: some View { FieldRow(title, labelViews) { ShareLine(share: share, current: current) } }
}

/// A value between two bounds, as a line with labels at its ends and the value after it.
public struct Gauge: View {
  private let title: String
  private let labelViews: LabelViews?
  private let share: Double
  private let ends: (least: AnyView, most: AnyView)?
  private let current: AnyView?

  /// A value between bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View
  ) { self.init(Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(), nil, nil) }

  /// A value between bounds, with a view for it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(), AnyView(currentValueLabel()), nil)
  }

  /// A value between bounds, with a view for it and labels at the ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(), AnyView(currentValueLabel()),
      (AnyView(minimumValueLabel()), AnyView(maximumValueLabel())))
  }

  private init(
    _ value: Double, _ least: Double, _ most: Double, _ label: some View, _ current: AnyView?,
    _ ends: (least: AnyView, most: AnyView)?
  ) {
    share = most > least ? min(max(0, (value - least) / (most - least)), 1) : 0
    (title, labelViews) = LabelViews.reading(label)
    self.current = current
    self.ends = ends
  }

  public var body: some View {
    FieldRow(title, labelViews) { ShareLine(share: share, current: current, ends: ends) }
  }
}

/// A line for a share, with views beside it.
private struct ShareLine: View {
  let share: Double?
  /// Shown instead of the percentage.
  let current: AnyView?
  var ends: (least: AnyView, most: AnyView)?

  var body: some View {
    HStack(spacing: 1) {
      if let ends { ends.least }
      ProgressLeaf(share: share, showsShare: current == nil)
      if let ends { ends.most }
      if let current { current }
    }
  }
}

private struct ProgressLeaf: LeafView {
  let share: Double?
  /// True to show the percentage after the line.
  var showsShare = true

  final class Node: DisplayNode {
    var share: Double? { didSet { if share != oldValue { setNeedsDisplay() } } }
    var showsShare = true { didSet { if showsShare != oldValue { setNeedsDisplay() } } }
    var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
    private static let mostColumns = 30.0

    override func measure(_ proposal: ProposedViewSize) -> Size {
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
      canvas.write(String(repeating: "━", count: done), at: .zero, style: theme.selection)
      canvas.write(String(repeating: "─", count: columns - done), at: Point(x: Double(done), y: 0), style: theme.hint)
      canvas.write(label, at: Point(x: Double(columns), y: 0), style: theme.value)
    }
  }

  static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  func update(_ node: Node, environment: EnvironmentValues) {
    node.share = share
    node.showsShare = showsShare
    node.theme = environment.theme
  }
}
