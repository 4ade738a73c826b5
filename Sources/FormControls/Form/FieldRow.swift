package import AttributeGraph
import TerminalModel
package import ViewTree

/// A row of a form: a focus mark, a label, and the content. Outside of a form it has no mark; with hidden labels, or if
/// the label becomes a prompt there, only the content.
package struct FieldRow<Content> {
  let label: ControlLabel
  let isRequired: Bool
  /// The column, if rows of fields form a table.
  let column: Int?
  /// Whether the second view of the content describes the first.
  let isDescribed: Bool
  /// Whether the content shows the label as its prompt if the row does not.
  let isPrompted: Bool
  let content: Content

  package init(
    _ title: String, isRequired: Bool = false, column: Int? = nil, isDescribed: Bool = false,
    @ViewBuilder content: () -> Content
  ) {
    label = ControlLabel(title)
    self.isRequired = isRequired
    self.column = column
    self.isDescribed = isDescribed
    isPrompted = false
    self.content = content()
  }

  /// Makes a row with any label.
  package init(_ label: ControlLabel, isPrompted: Bool = false, @ViewBuilder content: () -> Content) {
    self.label = label
    self.isPrompted = isPrompted
    isRequired = false
    column = nil
    isDescribed = false
    self.content = content()
  }
}

extension FieldRow: View, PrimitiveView where Content: View {
  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let row = inputs.graph.peek(view)
    // Beside other views, only what has a label takes part in the columns of the form.
    let isBare = row.label.isEmpty && inputs.stackAxis == .horizontal
    let isPrompted = row.isPrompted
    let areLabelsHidden = inputs.graph.makeProjection(inputs.environment) {
      $0.labels == .hidden || $0.labels == .inRow || $0.labels == .outsideForms && isPrompted || isBare
    }
    return inputs.switching(on: areLabelsHidden, key: { $0 }) { areLabelsHidden, inputs in
      let content = inputs.graph.makeProjection(view) { $0.content }
      guard !areLabelsHidden else { return Content._makeView(content, inputs: inputs) }
      let node = FieldRowNode(host: inputs.host)
      _ = inputs.graph.makeOutput(UpdateRow(view: view, environment: inputs.environment, node: node))
      // The row shows the label, so the control does not.
      let inner = inputs.changingEnvironment { $0.labels = .inRow }
      let list = Content._makeView(content, inputs: inner).list
      guard let views = inputs.graph.peek(view).label.views else {
        node.content = list
        return ViewOutputs(node)
      }
      let label = inputs.graph.makeProjection(view) { ($0.label.views ?? views).view }
      let holder = ColumnNode(host: inputs.host)
      holder.content = AnyView._makeView(label, inputs: inner).list
      node.label = holder
      node.content = .sequence([.node(holder), list])
      return ViewOutputs(node)
    }
  }

  private struct UpdateRow: Rule {
    let view: Attribute<FieldRow<Content>>
    let environment: Attribute<EnvironmentValues>
    let node: FieldRowNode

    func evaluate(in graph: Graph) -> Int {
      let row = graph.value(view)
      node.title = DisplayText.visible(row.label.title)
      node.isRequired = row.isRequired
      node.column = row.column
      node.isDescribed = row.isDescribed
      let environment = graph.value(environment)
      node.standsAlone = environment.labels == .outsideForms
      node.theme = environment.theme
      node.isEnabled = environment.isEnabled
      node.isWrong = environment.textInput.isWrong
      return 0
    }
  }
}

extension ViewInputs {
  /// The same inputs with another environment; the attributes that `change` reads become dependencies.
  func changingEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> ViewInputs {
    changing(self) { $0.environment = graph.makeProjection(environment) { changing($0, change) } }
  }
}

/// Places a label beside its content, or above it in a narrow row.
package final class FieldRowNode: ContainerNode {
  /// The columns before the label, for the mark of focus or of a problem.
  package static let margin = 2.0
  /// The columns between the label and the content.
  private static let gap = 2.0

  /// The column in which texts of fields begin.
  static func textColumn(_ columns: FormColumns) -> Double {
    margin + (columns.isStacked ? columns.indentation : columns.labelWidth + gap)
  }

  /// A space at which no line is broken.
  private static let joint: Character = "\u{A0}"

  var title = "" { didSet { if title != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  /// True outside of forms: the row has no mark, and is only as wide as its content.
  var standsAlone = false { didSet { if standsAlone != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  private var margin: Double { standsAlone ? 0 : Self.margin }
  private var gap: Double { standsAlone && idealLabelWidth == 0 ? 0 : Self.gap }

  /// The views in place of the title; the first of the children.
  @Anchored var label: ColumnNode?
  /// The children except the label.
  private var contents: ArraySlice<DisplayNode> { children.dropFirst(label == nil ? 0 : 1) }
  var spokenTitle: String { label?.texts.joined(separator: " ") ?? title }

  var isRequired = false { didSet { if isRequired != oldValue { setNeedsLayout(); setNeedsDisplay() } } }
  /// True if the form has a problem with the field.
  var isWrong = false { didSet { if isWrong != oldValue { problemDidChange() } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
  var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }

  var column: Int? { didSet { if column != oldValue { setNeedsLayout() } } }
  var isDescribed = false { didSet { if isDescribed != oldValue { setNeedsLayout() } } }
  /// True if another row of a form with blank lines follows.
  var isFollowed = false { didSet { if isFollowed != oldValue { setNeedsLayout() } } }

  /// The label is beside the content, or above it.
  package override var drawsBehindChildren: Bool { false }

  /// The maximum width of the label.
  var idealLabelWidth: Double {
    if let label { return label.size(fitting: .unspecified).width }
    return Double(TextWidth.columns(of: title) + (isRequired ? 2 : 0))
  }

  /// The number of rows of the label, for a width of the row.
  private func labelRows(_ columns: FormColumns, width: Double?) -> Double {
    if let label { return label.size(fitting: labelProposal(columns, width: width)).height }
    guard columns.isStacked || idealLabelWidth > columns.labelWidth else { return title.isEmpty ? 0 : 1 }
    return title.isEmpty ? 0 : Double(labelLines(columns, width: width, isMarked: false).count)
  }

  private func labelProposal(_ columns: FormColumns, width: Double?) -> ProposedViewSize {
    ProposedViewSize(width: columns.isStacked ? width.map { $0 - margin } : columns.labelWidth, height: nil)
  }

  @Anchored private var knownForm: FormNode?

  var form: FormNode? {
    if knownForm == nil { knownForm = parent?.enclosing(FormNode.self) }
    return knownForm
  }

  /// The layout of the label and the content, for a width of the row.
  private func columns(in width: Double?) -> FormColumns {
    var columns =
      form?.columns(in: width) ?? FormColumns(labelWidth: idealLabelWidth, isStacked: isTooWideAlone(for: width))
    // A table takes the whole width below its label.
    if table?.plan(in: width) != nil { (columns.isStacked, columns.indentation) = (true, 0) }
    return columns
  }

  /// The rows of fields that form a table if there is room.
  private var table: FormNode? {
    guard let form = children.first as? FormNode, !form.tableColumns.isEmpty else { return nil }
    return form
  }

  /// Whether the label of a row outside of forms leaves too little of a width to its content.
  private func isTooWideAlone(for width: Double?) -> Bool {
    guard standsAlone, let width else { return false }
    let content = contents.reduce(0) { max($0, $1.size(fitting: .unspecified).width) }
    return idealLabelWidth + gap + min(content, 8) > width
  }

  /// False for a description that is shown only while the field has focus, and has its place then.
  private func isShown(_ child: DisplayNode) -> Bool {
    guard isDescribed, form?.density == .short, contents.count > 1 else { return true }
    return child !== contents[contents.startIndex + 1] || hasFocus
  }

  /// The blank line below a field of a roomy form, and below the remarks on one of a comfortable form.
  private func spacing(below remarks: Double) -> Double {
    guard isFollowed, let density = form?.density else { return 0 }
    return density == .roomy || remarks > 0 && density == .comfortable ? 1 : 0
  }

  /// The column at which a child begins, and its width: a table begins at the edge, where its rows are marked.
  private func place(of child: DisplayNode, in frame: (origin: Point, width: Double?), width: Double?) -> (
    x: Double, width: Double?
  ) {
    if child === children.first, table?.plan(in: width) != nil { return (0, width) }
    guard let box = child.leadingBox, box.inset > 0 else { return (frame.origin.x, frame.width) }
    let inset = Double(box.inset)
    return (frame.origin.x - inset, frame.width.map { min($0 + inset, form?.boxColumns ?? Self.boxColumns) })
  }

  /// The width of a box outside of forms.
  private static let boxColumns = 46.0

  // In a table.

  /// The cell of a table in place of a row.
  struct Cell: Equatable {
    /// The column of the table's row at which the cell begins.
    var start: Double
    var width: Double
    var rowWidth: Double
  }

  /// The cell in which the row of the table has placed the field. What is measured does not depend on it.
  private var cell: Cell? { didSet { if cell != oldValue { mustBePlacedAnew() } } }
  /// Where the remarks on the field begin: below all cells.
  private var remarksTop = 0.0 { didSet { if remarksTop != oldValue { mustBePlacedAnew() } } }

  /// Places the field in a cell, above the remarks on all fields of the row.
  func place(in cell: Cell, height: Double, remarksTop: Double) {
    self.cell = cell
    self.remarksTop = remarksTop
    place(at: Point(x: cell.start, y: 0), size: Size(width: cell.width, height: height))
  }

  /// Places the field no longer in a cell, but beside its label or below it.
  func leaveCell() { cell = nil }

  func controlHeight(in cell: Cell) -> Double {
    children.first?.size(fitting: ProposedViewSize(width: controlWidth(in: cell), height: nil)).height ?? 1
  }

  /// The remarks on the field, as wide as the table. Its description is included only while it has focus.
  private var remarks: ArraySlice<DisplayNode> { children.dropFirst(isDescribed && !hasFocus ? 2 : 1) }

  private func remarkSize(_ remark: DisplayNode, in cell: Cell) -> Size {
    remark.size(fitting: ProposedViewSize(width: cell.rowWidth - Self.margin, height: nil))
  }

  func remarksHeight(in cell: Cell) -> Double { remarks.reduce(0) { $0 + remarkSize($1, in: cell).height } }

  /// The width of the control: a box has its edges in the gaps between the cells.
  private func controlWidth(in cell: Cell) -> Double { cell.width + 2 * Double(children.first?.leadingBox?.inset ?? 0) }

  private func layOut(as cell: Cell) {
    if let control = children.first {
      let width = controlWidth(in: cell)
      control.place(
        at: Point(x: (cell.width - width) / 2, y: 0), size: Size(width: width, height: controlHeight(in: cell)))
    }
    for hidden in children.dropFirst().prefix(children.count - 1 - remarks.count) {
      hidden.place(at: .zero, size: .zero)
    }
    var y = remarksTop
    for remark in remarks {
      let size = remarkSize(remark, in: cell)
      // Below the cell, moved to the left as far as needed.
      let x = max(Self.margin, min(cell.start, cell.rowWidth - size.width))
      remark.place(at: Point(x: x - cell.start, y: y), size: size)
      y += size.height
    }
  }

  /// The label wrapped into lines, for a width of the row.
  /// - Parameter isMarked: True if it is drawn as that of the field with focus.
  private func labelLines(_ columns: FormColumns, width: Double?, isMarked: Bool) -> [[StyledText]] {
    let style = isMarked ? theme.focusedLabel : isEnabled ? theme.label : theme.disabled
    var runs = [StyledText(title, style: style)]
    // The star never begins a line.
    if isRequired { runs += [StyledText(String(Self.joint), style: .plain), StyledText("*", style: theme.required)] }
    let room = columns.isStacked ? width.map { $0 - margin } : columns.labelWidth
    let limit = form?.style == .question ? Self.mostTitleLines : nil
    let lines = TextWrapping.lines(of: runs, columns: room.map { max(1, cellCount($0)) }, limit: limit)
    // The joint is two bytes, of which this is the first.
    guard isRequired || title.utf8.contains(0xC2) else { return lines }
    return lines.map { line in
      line.map { run in
        StyledText(run.text.reduce(into: "") { $0.append($1 == Self.joint ? " " : $1) }, style: run.style)
      }
    }
  }

  private func contentFrame(width: Double?) -> (origin: Point, width: Double?) {
    let columns = columns(in: width)
    guard !columns.isStacked else {
      let left = margin + columns.indentation
      return (Point(x: left, y: labelRows(columns, width: width)), width.map { max(1, $0 - left) })
    }
    let left = margin + columns.labelWidth + gap
    return (Point(x: left, y: 0), width.map { max(1, $0 - left) })
  }

  /// Leaves room for the answer to a question.
  private static let mostTitleLines = 4

  // Focus.

  /// True if focus is inside this row, and not in a nested row.
  private var hasFocus: Bool {
    guard let focused = FocusStore.of(host).focused?.node else { return false }
    return focused.enclosing(FieldRowNode.self) === self
  }

  /// Called when focus has entered or left.
  func focusDidMove() {
    if cell != nil {
      (parent as? FieldTableRowNode)?.focusDidMove()
      if isDescribed { setNeedsLayout() }
      return
    }
    if isDescribed, form?.density == .short { setNeedsLayout() }
    let columns = columns(in: size.width)
    let width = columns.isStacked ? size.width : margin + columns.labelWidth
    setNeedsDisplay(Rect(origin: .zero, size: Size(width: width, height: size.height)))
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let frame = contentFrame(width: proposal.width)
    var content = Size.zero
    var remarks = 0.0
    for child in contents where isShown(child) {
      let place = place(of: child, in: frame, width: proposal.width)
      let size = child.size(fitting: ProposedViewSize(width: place.width, height: nil))
      content = Size(width: max(content.width, size.width), height: content.height + size.height)
      if child !== contents.first { remarks += size.height }
    }
    let columns = columns(in: proposal.width)
    let labelRows = columns.isStacked ? 1 : max(1, labelRows(columns, width: proposal.width))
    return Size(
      width: width(of: frame.origin.x + content.width, offered: proposal.width, columns),
      height: max(labelRows, frame.origin.y + content.height) + spacing(below: remarks))
  }

  private func width(of content: Double, offered: Double?, _ columns: FormColumns) -> Double {
    guard standsAlone else { return offered ?? content }
    return min(columns.isStacked ? max(content, idealLabelWidth) : content, offered ?? .infinity)
  }

  package override func layOut(in size: Size) {
    if let cell { return layOut(as: cell) }
    let frame = contentFrame(width: size.width)
    if let label {
      let columns = columns(in: size.width)
      let labelSize = label.size(fitting: labelProposal(columns, width: size.width))
      label.place(at: Point(x: margin, y: 0), size: labelSize)
    }
    var y = frame.origin.y
    var remarks = 0.0
    for child in contents {
      guard isShown(child) else {
        child.place(at: .zero, size: .zero)
        continue
      }
      let place = place(of: child, in: frame, width: size.width)
      let childSize = child.size(fitting: ProposedViewSize(width: place.width, height: nil))
      child.place(at: Point(x: place.x, y: y), size: childSize)
      y += childSize.height
      if child !== contents.first { remarks += childSize.height }
    }
    blankRows = spacing(below: remarks)
  }

  /// The rows at the end that separate the field from the next one.
  private var blankRows = 0.0

  /// True if the damaged cells include part of the label or the mark. Those of an edit do not.
  private func isHeadDamaged(in canvas: Canvas) -> Bool {
    guard let content = contents.first?.origin else { return true }
    return canvas.clip.column < cellCount(canvas.origin.x + max(content.x, margin + 1))
      || canvas.clip.row < cellCount(canvas.origin.y + content.y)
  }

  /// Called when a control inside shows another problem of its own, or none any more. A cell has the mark of its row.
  func problemDidChange() {
    let marked = cell == nil ? self : parent
    marked?.setNeedsDisplay(Rect(origin: .zero, size: Size(width: 1, height: 1)))
  }

  var showsProblem: Bool { isWrong || Self.showsProblem(self) }

  /// True if a control inside, and not in a nested row, shows a problem of its own.
  private static func showsProblem(_ node: DisplayNode) -> Bool {
    node.children.contains { child in
      !(child is FieldRowNode) && ((child as? FocusNode)?.problem != nil || showsProblem(child))
    }
  }

  package override func draw(in canvas: Canvas) {
    guard cell == nil, isHeadDamaged(in: canvas) else { return }
    let (columns, hasFocus) = (columns(in: size.width), hasFocus)
    if hasFocus, !standsAlone {
      // The rows of a table have their own marks.
      let first = table.map { $0.plan == nil ? 0 : cellCount($0.origin.y + $0.size.height) } ?? 0
      for row in first..<max(first, cellCount(size.height - blankRows)) {
        canvas.write("▌", at: Point(x: 0, y: Double(row)), style: theme.pointer)
      }
    }
    // Whoever hears what is new on the screen then hears whose problem it is.
    if !standsAlone, showsProblem { canvas.write("✗", at: .zero, style: theme.error) }
    for (row, line) in labelLines(columns, width: size.width, isMarked: hasFocus).enumerated() {
      var column = margin
      if columns.isTrailing, !columns.isStacked {
        column += max(0, columns.labelWidth - Double(TextWrapping.width(of: line)))
      }
      canvas.write(line, at: Point(x: column, y: Double(row)))
    }
  }
}
