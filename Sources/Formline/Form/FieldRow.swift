package import AttributeGraph
import TerminalModel
package import ViewTree

/// A row of a form: a mark for focus, a label, and the content. Outside of a form, or with hidden labels, only the
/// content.
package struct FieldRow<Content> {
  let title: String
  let isRequired: Bool
  let content: Content

  package init(_ title: String, isRequired: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isRequired = isRequired
    self.content = content()
  }
}

extension FieldRow: View, PrimitiveView where Content: View {
  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let areLabelsHidden = inputs.graph.makeProjection(inputs.environment) { $0.areLabelsHidden }
    return inputs.switching(on: areLabelsHidden, key: { $0 }) { areLabelsHidden, inputs in
      let content = inputs.graph.makeProjection(view) { $0.content }
      guard !areLabelsHidden else { return Content._makeView(content, inputs: inputs) }
      let node = FieldRowNode(host: inputs.host)
      _ = inputs.graph.makeOutput(UpdateRow(view: view, environment: inputs.environment, node: node))
      var inner = inputs
      inner.environment = inputs.graph.makeRule(HideLabels(base: inputs.environment))
      node.content = Content._makeView(content, inputs: inner).list
      return ViewOutputs(node)
    }
  }

  private struct UpdateRow: Rule {
    let view: Attribute<FieldRow<Content>>
    let environment: Attribute<EnvironmentValues>
    let node: FieldRowNode

    func evaluate(in graph: Graph) -> Int {
      let row = graph.value(view)
      node.title = DisplayText.visible(row.title)
      node.isRequired = row.isRequired
      let environment = graph.value(environment)
      node.theme = environment.theme
      node.isEnabled = environment.isEnabled
      return 0
    }
  }
}

/// The control of a row leaves out the label that the row shows.
private struct HideLabels: Rule {
  let base: Attribute<EnvironmentValues>

  func evaluate(in graph: Graph) -> EnvironmentValues {
    var values = graph.value(base)
    values.areLabelsHidden = true
    return values
  }
}

/// Lays a label beside its content, or above it in a narrow row.
package final class FieldRowNode: ContainerNode {
  /// Columns before the label, for the mark of the focused row.
  static let margin = 2.0
  /// Columns between the label and the content.
  static let gap = 2.0
  /// A blank at which no line is broken.
  private static let joint = "\u{A0}"

  var title = "" { didSet { if title != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  var isRequired = false { didSet { if isRequired != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  /// The label stands beside the content, or above it.
  package override var drawsBehindChildren: Bool { false }

  /// The columns the label takes at most.
  var idealLabelWidth: Double { Double(TextWidth.columns(of: title) + (isRequired ? 2 : 0)) }

  @Anchored private var knownForm: FormNode?

  private var form: FormNode? {
    if let knownForm { return knownForm }
    var node = parent
    while let current = node {
      if let form = current as? FormNode {
        knownForm = form
        return form
      }
      node = current.parent
    }
    return nil
  }

  /// Where the label and the content stand in a row of a width.
  private func columns(in width: Double?) -> FormColumns {
    form?.columns(in: width) ?? FormColumns(labelWidth: idealLabelWidth, isStacked: false)
  }

  /// The label in lines, for a row of a width: it is wrapped where it does not fit.
  private func labelLines(_ columns: FormColumns, width: Double?) -> [[StyledText]] {
    let isMarked = hasFocus
    let style = isMarked ? theme.focusedLabel : isEnabled ? theme.label : theme.disabled
    var runs = [StyledText(title, style: style)]
    // The star never begins a line.
    if isRequired { runs += [StyledText(Self.joint, style: .plain), StyledText("*", style: theme.required)] }
    let room = columns.isStacked ? width.map { $0 - Self.margin } : columns.labelWidth
    let limit = form?.style == .question ? Self.mostTitleLines : nil
    return TextWrapping.lines(of: runs, columns: room.map { max(1, cellCount($0)) }, limit: limit).map { line in
      line.map { StyledText($0.text.replacing(Self.joint, with: " "), style: $0.style) }
    }
  }

  private func contentFrame(width: Double?) -> (origin: Point, width: Double?) {
    let columns = columns(in: width)
    guard !columns.isStacked else {
      let rows = title.isEmpty ? 0 : labelLines(columns, width: width).count
      let left = Self.margin + columns.indentation
      return (Point(x: left, y: Double(rows)), width.map { max(1, $0 - left) })
    }
    let left = Self.margin + columns.labelWidth + Self.gap
    return (Point(x: left, y: 0), width.map { max(1, $0 - left) })
  }

  /// A question leaves room for its answer.
  private static let mostTitleLines = 4

  // Focus.

  /// The innermost row that a node stands in.
  static func around(_ node: DisplayNode?) -> FieldRowNode? {
    var node = node
    while let current = node {
      if let row = current as? FieldRowNode { return row }
      node = current.parent
    }
    return nil
  }

  /// True if focus is inside, and in no row inside this one.
  private var hasFocus: Bool {
    guard let focused = FocusStore.of(host).focused?.node else { return false }
    return Self.around(focused) === self
  }

  /// Focus has entered or left.
  func focusDidMove() {
    let columns = columns(in: size.width)
    let width = columns.isStacked ? size.width : Self.margin + columns.labelWidth
    setNeedsDisplay(Rect(origin: .zero, size: Size(width: width, height: size.height)))
  }

  /// The control that a press on the label gives focus to.
  var firstControl: Control? { controls.first }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let frame = contentFrame(width: proposal.width)
    let content = stack.measure(children, proposal: ProposedViewSize(width: frame.width, height: nil))
    let columns = columns(in: proposal.width)
    let isWrapped = !columns.isStacked && idealLabelWidth > columns.labelWidth
    let labelRows = isWrapped ? labelLines(columns, width: proposal.width).count : 1
    return Size(
      width: proposal.width ?? frame.origin.x + content.width,
      height: max(Double(labelRows), frame.origin.y + content.height))
  }

  package override func layOut(in size: Size) {
    let frame = contentFrame(width: size.width)
    var position = frame.origin
    for child in children {
      let childSize = child.size(fitting: ProposedViewSize(width: frame.width, height: nil))
      child.place(at: position, size: childSize)
      position.y += childSize.height
    }
  }

  /// True if the damaged cells reach into the label or the mark. Those of an edit do not.
  private func isHeadDamaged(in canvas: Canvas) -> Bool {
    guard let content = children.first?.origin else { return true }
    return canvas.clip.column < cellCount(canvas.origin.x + max(content.x, Self.margin + 1))
      || canvas.clip.row < cellCount(canvas.origin.y + content.y)
  }

  package override func draw(in canvas: Canvas) {
    guard isHeadDamaged(in: canvas) else { return }
    let columns = columns(in: size.width)
    let isMarked = hasFocus
    if isMarked {
      for row in 0..<cellCount(size.height) {
        canvas.write("▌", at: Point(x: 0, y: Double(row)), style: theme.focusedLabel)
      }
    }
    for (row, line) in labelLines(columns, width: size.width).enumerated() {
      var column = Self.margin
      if columns.isTrailing, !columns.isStacked {
        column += max(0, columns.labelWidth - Double(TextWrapping.width(of: line)))
      }
      canvas.write(line, at: Point(x: column, y: Double(row)))
    }
  }
}
