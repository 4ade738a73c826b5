package import ViewTree

/// Stacks the rows of a form and aligns the content beside their labels.
package final class FormNode: LazyStackNode, PlainNode {
  /// Below this width, labels are above their content.
  static let narrowWidth = 44.0
  /// From this width on, content below a label is indented.
  private static let indentedWidth = 30.0
  /// Labels take at most this share of a row, but may always have `leastLabelLimit` columns.
  private static let labelShare = 0.4
  /// If the others need less, wrapped labels take at most this share, but may always have `leastWrappedLimit` columns.
  private static let wrappedShare = 0.3
  private static let leastWrappedLimit = 24.0
  private static let leastLabelLimit = 8.0

  private var widestLabel = 0.0
  /// The width of the widest label on one line, if another is wrapped.
  private var widestWholeLabel = 0.0
  /// The width of labels whose rows may not have been made yet.
  var knownLabelWidth = 0.0 { didSet { if knownLabelWidth != oldValue { setNeedsLayout() } } }

  /// The columns of rows that form a table if there is room; empty in other forms.
  var tableColumns: [FieldTableColumn] = [] {
    didSet {
      guard tableColumns != oldValue else { return }
      forgetPlans()
      setNeedsLayout()
    }
  }
  /// The layout of the table as it is placed.
  var plan: FieldTablePlan? { plan(in: size.width) }

  /// The layout of the table for a width; nil if there is no table, or it does not fit. The width alone decides, since a
  /// scrolling view measures its content for two.
  func plan(in width: Double?) -> FieldTablePlan? {
    guard let width, width >= Self.narrowWidth, !tableColumns.isEmpty, items.count > 0 else { return nil }
    if let known = knownPlans.first(where: { $0.width == width }) { return known.plan }
    let plan = FieldTablePlan(tableColumns, rows: items.count, width: cellCount(width))
    knownPlans = knownPlans.suffix(1) + [(width, plan)]
    return plan
  }

  /// The last two layouts.
  private var knownPlans: [(width: Double, plan: FieldTablePlan?)] = []
  /// The number of digits of the last row's number, for which those were made.
  private var numberColumns = 0

  /// Makes room for the numbers of the rows: those above 99 move all cells.
  private func widenNumbers() {
    let columns = "\(items.count)".count
    guard columns != numberColumns else { return }
    numberColumns = columns
    forgetPlans()
  }

  private func forgetPlans() {
    knownPlans = []
    for child in children { child.setNeedsLayout() }
  }

  var density = FormDensity.compact {
    didSet { if density != oldValue { forEachRow(in: self) { $0.setNeedsLayout() } } }
  }

  /// The width of boxes where there is room.
  var boxColumns = 46.0 {
    didSet {
      guard boxColumns != oldValue else { return }
      forEachRow(in: self) { $0.setNeedsLayout() }
      FormEdges.of(host).boxesDidChange()
    }
  }
  var style = FormArrangement.automatic {
    didSet {
      guard style != oldValue else { return }
      forEachRow(in: self) { $0.setNeedsLayout() }
      FormEdges.of(host).boxesDidChange()
      setNeedsDisplay()
    }
  }

  /// A form of moderate length is made whole, so that its labels have one width from the start.
  package override var eagerItems: Int { 64 }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    if !tableColumns.isEmpty { widenNumbers() }
    // The labels in a table are its headings.
    if plan(in: proposal.width) == nil { alignLabels(in: proposal.width) }
    separateRows()
    if isOutermost { FormEdges.of(host).note(self) }
    return super.measure(proposal)
  }

  package override func rowsWereMade() { if plan == nil { alignLabels(in: size.width) } }

  /// Texts among the rows are aligned with the labels.
  package override func leading(of row: DisplayNode) -> Double {
    let isText = row is TextNode || (row as? StackNode).map(holdsTextsAlone) ?? false
    return isText ? FieldRowNode.margin : 0
  }

  private func holdsTextsAlone(_ stack: StackNode) -> Bool {
    !stack.children.isEmpty && stack.children.allSatisfy { $0 is TextNode || $0 is Spacer.Node }
  }

  /// Tells each row whether another follows it, from which a description is separated.
  private func separateRows() {
    guard density.hasRules else { return }
    let rows = children
    for (row, next) in zip(rows, rows.dropFirst()) { (row as? FieldRowNode)?.isFollowed = next is FieldRowNode }
    (rows.last as? FieldRowNode)?.isFollowed = false
  }

  // The edges of the boxes, for what is aligned with them.

  /// The columns of the boxes in a row of a width.
  func boxes(in width: Double) -> Range<Double> {
    let columns = columns(in: width)
    let left = FieldRowNode.textColumn(columns) - 1
    return left..<max(left, min(width, left + boxColumns))
  }

  private var isOutermost: Bool { tableColumns.isEmpty && parent?.enclosing(FormNode.self) == nil }

  /// The division of rows for a width.
  func columns(in width: Double?) -> FormColumns {
    guard let width else { return FormColumns(labelWidth: widestLabel, isStacked: false, indentation: 2) }
    let limit = max(Self.leastLabelLimit, (width * Self.labelShare).rounded(.down))
    let isTooLong = style == .question && widestLabel > limit
    let wrapped = max(widestWholeLabel, Self.leastWrappedLimit, (width * Self.wrappedShare).rounded(.down))
    return FormColumns(
      labelWidth: widestLabel > limit ? min(wrapped, limit) : widestLabel,
      isStacked: width < Self.narrowWidth || isTooLong,
      isTrailing: style == .columns, indentation: width >= Self.indentedWidth ? 2 : 0)
  }

  private func alignLabels(in width: Double?) {
    // A long form does not know the labels of rows that were never visible: the width is kept, and only changed rows
    // are checked.
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
    if isOutermost { FormEdges.of(host).boxesDidChange() }
  }

  private func forEachRow(in node: DisplayNode, _ body: (FieldRowNode) -> Void) {
    for child in node.children { forEachRow(from: child, body) }
  }

  private func forEachRow(from node: DisplayNode, _ body: (FieldRowNode) -> Void) {
    if let row = node as? FieldRowNode { body(row) } else { forEachRow(in: node, body) }
  }
}

/// The division of a form's rows between labels and content.
struct FormColumns: Equatable {
  var labelWidth: Double
  /// True if labels are above their content.
  var isStacked: Bool
  /// True if labels are aligned with the values beside them.
  var isTrailing = false
  /// The indentation of content below a label, in columns.
  var indentation = 0.0
}
