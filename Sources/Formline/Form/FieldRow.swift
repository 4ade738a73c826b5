package import AttributeGraph
import TerminalModel
package import ViewTree

/// A row of a form: a mark when focus is inside, a label, and what belongs to it. Outside a form, or where labels are
/// hidden, only the content is there.
package struct FieldRow<Content: View>: PrimitiveView {
  let title: String
  let isRequired: Bool
  let content: Content

  package init(_ title: String, isRequired: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isRequired = isRequired
    self.content = content()
  }

  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let areLabelsHidden = inputs.graph.makeProjection(inputs.environment, \.areLabelsHidden)
    return inputs.switching(on: areLabelsHidden, key: { $0 }) { areLabelsHidden, inputs in
      let content = inputs.graph.makeProjection(view, \.content)
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
      node.theme = graph.value(environment).theme
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

private struct LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls leave out their labels; true outside forms, where the label of a text field is its prompt.
  package var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of controls inside this view.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

/// Lays a label beside its content, or above it where there is little room.
package final class FieldRowNode: ContainerNode {
  /// Columns before the label, for the mark of the focused row.
  static let margin = 2.0
  /// Columns between the label and the content.
  static let gap = 2.0

  var title = "" {
    didSet { if title != oldValue { setNeedsLayout(); setNeedsDisplay() } }
  }
  var isRequired = false {
    didSet { if isRequired != oldValue { setNeedsLayout(); setNeedsDisplay() } }
  }
  var theme = Theme.standard {
    didSet { if theme != oldValue { setNeedsDisplay() } }
  }
  /// Set while focus is inside.
  var isMarked = false {
    didSet {
      guard isMarked != oldValue else { return }
      setNeedsDisplay(Rect(origin: .zero, size: Size(width: Self.margin + labelWidth, height: size.height)))
    }
  }

  private var stack: StackLayout { StackLayout(axis: .vertical, alignment: 0, spacing: 0) }

  /// The columns the label takes at most.
  var idealLabelWidth: Double { Double(TextWidth.columns(of: title) + (isRequired ? 2 : 0)) }

  private var form: FormNode? {
    var node = parent
    while let current = node {
      if let form = current as? FormNode { return form }
      node = current.parent
    }
    return nil
  }

  private var labelWidth: Double { form?.labelWidth ?? idealLabelWidth }
  private var isStacked: Bool { form?.isStacked ?? false }

  private func contentFrame(width: Double?) -> (origin: Point, width: Double?) {
    guard !isStacked else {
      let rows = title.isEmpty ? 0.0 : 1.0
      return (Point(x: Self.margin, y: rows), width.map { max(1, $0 - Self.margin) })
    }
    let left = Self.margin + labelWidth + Self.gap
    return (Point(x: left, y: 0), width.map { max(1, $0 - left) })
  }

  /// The control that a press on the label gives focus to.
  var firstControl: Control? {
    var node: DisplayNode? = next(skippingChildren: false)
    while let current = node, current.isInside(self) {
      if let control = (current as? FocusNode)?.control { return control }
      node = current.next(skippingChildren: false)
    }
    return nil
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let frame = contentFrame(width: proposal.width)
    let content = stack.measure(children, proposal: ProposedViewSize(width: frame.width, height: nil))
    return Size(width: proposal.width ?? frame.origin.x + content.width, height: max(1, frame.origin.y + content.height))
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

  package override func draw(in canvas: Canvas) {
    if isMarked {
      for row in 0..<cellCount(size.height) {
        canvas.write("▌", at: Point(x: 0, y: Double(row)), style: theme.focusedLabel)
      }
    }
    let style = isMarked ? theme.focusedLabel : theme.label
    let room = cellCount(isStacked ? size.width - Self.margin : labelWidth)
    let mark = isRequired ? 2 : 0
    let label = TextWrapping.truncated([StyledText(title, style: style)], columns: max(1, room - mark))
    var column = cellCount(Self.margin)
    for run in label { column = canvas.write(run.text, at: Point(x: Double(column), y: 0), style: run.style) }
    if isRequired { canvas.write(" *", at: Point(x: Double(column), y: 0), style: theme.hint) }
  }
}
