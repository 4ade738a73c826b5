package import ViewTree

/// Stacks the rows of a form and aligns the content beside their labels.
package final class FormNode: LazyStackNode {
  /// Below this many columns labels stand above what they belong to.
  static let narrowWidth = 44.0
  /// From this width on, content below a label is indented.
  private static let indentedWidth = 30.0
  /// Labels take at most this share of a row, but always so many columns.
  private static let labelShare = 0.4
  /// Where the others need less, labels that are wrapped take no more than this share, but always so many columns.
  private static let wrappedShare = 0.3
  private static let leastWrappedLimit = 24.0
  private static let leastLabelLimit = 8.0

  /// Columns of the widest label.
  private var widestLabel = 0.0
  /// Those of the widest one that stands on one line, where another is wrapped.
  private var widestWholeLabel = 0.0
  /// The width of labels of which rows may not have been made yet.
  var knownLabelWidth = 0.0 { didSet { if knownLabelWidth != oldValue { setNeedsLayout() } } }

  /// The columns of rows that stand as a table where there is room; none in other forms.
  var tableColumns: [FieldTableColumn] = [] { didSet { if tableColumns != oldValue { setNeedsLayout() } } }
  /// How they stand now.
  private(set) var plan: FieldTablePlan? {
    didSet { if plan != oldValue { for child in children { child.setNeedsLayout() } } }
  }

  /// Where the columns of the table would stand in a width; nil if there is none, or it has no room.
  func plan(in width: Double?) -> FieldTablePlan? {
    guard let width, width >= Self.narrowWidth, !tableColumns.isEmpty, items.count > 0 else { return nil }
    return FieldTablePlan(tableColumns, rows: items.count, width: cellCount(width))
  }

  /// True if all rows are made, however many there are.
  var isMadeWhole = false
  var style = FormStyle.automatic {
    didSet {
      guard style != oldValue else { return }
      forEachRow(in: self) { $0.setNeedsLayout() }
      setNeedsDisplay()
    }
  }

  /// A form that is not long is made whole, so that its labels have one width from the start.
  package override var eagerItems: Int { isMadeWhole ? .max : 64 }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    plan = plan(in: proposal.width)
    alignLabels(in: proposal.width)
    return super.measure(proposal)
  }

  package override func rowsWereMade() { alignLabels(in: size.width) }

  /// Texts among the rows begin where labels do.
  package override func leading(of row: DisplayNode) -> Double {
    let isText = row is TextNode || (row as? StackNode).map(holdsTextsAlone) ?? false
    return isText ? FieldRowNode.margin : 0
  }

  private func holdsTextsAlone(_ stack: StackNode) -> Bool {
    !stack.children.isEmpty && stack.children.allSatisfy { $0 is TextNode || $0 is Spacer.Node }
  }

  /// How rows of a width are divided.
  func columns(in width: Double?) -> FormColumns {
    guard let width else { return FormColumns(labelWidth: widestLabel, isStacked: style == .grouped, indentation: 2) }
    let limit = max(Self.leastLabelLimit, (width * Self.labelShare).rounded(.down))
    let isTooLong = style == .question && widestLabel > limit
    let wrapped = max(widestWholeLabel, Self.leastWrappedLimit, (width * Self.wrappedShare).rounded(.down))
    return FormColumns(
      labelWidth: widestLabel > limit ? min(wrapped, limit) : widestLabel,
      isStacked: style == .grouped || width < Self.narrowWidth || isTooLong,
      isTrailing: style == .columns, indentation: width >= Self.indentedWidth ? 2 : 0)
  }

  private func alignLabels(in width: Double?) {
    // A long form does not know the labels of rows that were never visible: the width is kept, and only changes are
    // checked.
    let isLong = items.count > eagerItems
    var widest = max(knownLabelWidth, isLong ? widestLabel : 0)
    var whole = isLong ? widestWholeLabel : 0
    let limit = width.map { max(Self.leastLabelLimit, ($0 * Self.labelShare).rounded(.down)) } ?? .infinity
    for child in children where !isLong || child.needsLayout {
      forEachRow(from: child) {
        widest = max(widest, $0.idealLabelWidth)
        if $0.idealLabelWidth <= limit { whole = max(whole, $0.idealLabelWidth) }
      }
    }
    guard widest != widestLabel || whole != widestWholeLabel else { return }
    (widestLabel, widestWholeLabel) = (widest, whole)
    forEachRow(in: self) { $0.setNeedsLayout() }
  }

  private func forEachRow(in node: DisplayNode, _ body: (FieldRowNode) -> Void) {
    for child in node.children { forEachRow(from: child, body) }
  }

  private func forEachRow(from node: DisplayNode, _ body: (FieldRowNode) -> Void) {
    if let row = node as? FieldRowNode { body(row) } else { forEachRow(in: node, body) }
  }
}

/// How the rows of a form are divided between labels and what belongs to them.
struct FormColumns: Equatable {
  var labelWidth: Double
  /// True if labels stand above.
  var isStacked: Bool
  /// True if labels end where the values beside them begin.
  var isTrailing = false
  /// Columns by which what stands below a label is moved in.
  var indentation = 0.0
}
