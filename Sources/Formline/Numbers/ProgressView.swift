import TerminalModel
public import ViewTree

/// How far something has come: `━━━━━━━───── 58%`; without a value, that it goes on: `…`.
///
/// Nothing on the screen moves by itself, so an idle form costs nothing.
public struct ProgressView: View {
  let title: String
  private var labelViews: LabelViews?
  let share: Double?
  private var current: AnyView?

  /// Something whose end is not known.
  public init(_ title: String = "") {
    self.title = title
    share = nil
  }

  /// So much of a total; nil where it is not known how much.
  public init<Value: BinaryFloatingPoint>(_ title: String = "", value: Value?, total: Value = 1) {
    self.title = title
    share = value.map { total > 0 ? min(max(0, Double($0 / total)), 1) : 0 }
  }

  /// Something whose end is not known, with any label.
  public init(@ViewBuilder label: () -> some View) {
    let label = LabelViews.reading(label())
    self.init(label.title)
    labelViews = label.views
  }

  /// So much of a total, with any label, and with what says how much; the share by default.
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

/// A value between two bounds: a line, with labels at its ends and the value behind it.
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

  /// A value between bounds, with how it is shown.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      Double(value), Double(bounds.lowerBound), Double(bounds.upperBound), label(), AnyView(currentValueLabel()), nil)
  }

  /// A value between bounds, with how it is shown and labels at the ends.
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

/// A share as a line, and what stands beside it.
private struct ShareLine: View {
  let share: Double?
  /// Takes the place of the share in hundredths.
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
  /// True if the share stands behind the line, in hundredths.
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
