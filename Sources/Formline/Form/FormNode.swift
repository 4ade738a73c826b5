package import ViewTree

/// Stacks the rows of a form and gives their labels one width, so that what stands beside them lines up.
package final class FormNode: ContainerNode {
  /// Below this many columns labels stand above what they belong to.
  static let narrowWidth = 44.0
  /// Labels take at most this share of a row, but always so many columns.
  private static let labelShare = 0.4
  private static let leastLabelLimit = 8.0

  /// Columns of the widest label.
  private var widestLabel = 0.0
  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  package override var sequentialAxis: Axis? { .vertical }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    alignLabels()
    return stack.measure(children, proposal: proposal)
  }

  package override func layOut(in size: Size) { stack.place(children, in: size) }

  /// How rows of a width are divided.
  func columns(in width: Double?) -> FormColumns {
    guard let width else { return FormColumns(labelWidth: widestLabel, isStacked: false) }
    let limit = max(Self.leastLabelLimit, (width * Self.labelShare).rounded(.down))
    return FormColumns(labelWidth: min(widestLabel, limit), isStacked: width < Self.narrowWidth)
  }

  private func alignLabels() {
    var widest = 0.0
    forEachRow(in: self) { widest = max(widest, $0.idealLabelWidth) }
    guard widest != widestLabel else { return }
    widestLabel = widest
    forEachRow(in: self) { $0.setNeedsLayout() }
  }

  private func forEachRow(in node: DisplayNode, _ body: (FieldRowNode) -> Void) {
    for child in node.children {
      if let row = child as? FieldRowNode { body(row) } else { forEachRow(in: child, body) }
    }
  }
}

/// How the rows of a form are divided between labels and what belongs to them.
struct FormColumns: Equatable {
  var labelWidth: Double
  /// Whether labels stand above.
  var isStacked: Bool
}
