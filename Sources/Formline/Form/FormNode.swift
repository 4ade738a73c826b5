package import ViewTree

/// Stacks the rows of a form and aligns the content beside their labels.
package final class FormNode: LazyStackNode {
  /// Below this many columns labels stand above what they belong to.
  static let narrowWidth = 44.0
  /// From this width on, content below a label is indented.
  private static let indentedWidth = 30.0
  /// Labels take at most this share of a row, but always so many columns.
  private static let labelShare = 0.4
  private static let leastLabelLimit = 8.0

  /// Columns of the widest label.
  private var widestLabel = 0.0
  /// The width of labels of which rows may not have been made yet.
  var knownLabelWidth = 0.0 { didSet { if knownLabelWidth != oldValue { setNeedsLayout() } } }

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
    alignLabels()
    return super.measure(proposal)
  }

  package override func rowsWereMade() { alignLabels() }

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
    return FormColumns(
      labelWidth: min(widestLabel, limit), isStacked: style == .grouped || width < Self.narrowWidth || isTooLong,
      isTrailing: style == .columns, indentation: width >= Self.indentedWidth ? 2 : 0)
  }

  private func alignLabels() {
    // A long form does not know the labels of rows that were never visible: the width is kept, and only changes are
    // checked.
    let isLong = items.count > eagerItems
    var widest = max(knownLabelWidth, isLong ? widestLabel : 0)
    for child in children where !isLong || child.needsLayout {
      forEachRow(from: child) { widest = max(widest, $0.idealLabelWidth) }
    }
    guard widest != widestLabel else { return }
    widestLabel = widest
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
