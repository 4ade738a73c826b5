import AttributeGraph
import TerminalModel
import ViewTree

/// One row of a table: marks and cells.
struct TableRowView<Cells: View>: PrimitiveView {
  let id: AnyHashable
  let isSelected: Bool
  let cells: Cells
  let control: TableControl

  static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let node = TableRowNode(host: inputs.host)
    let isMarked = graph.makeRule(IsMarked(view: view))
    _ = graph.makeOutput(UpdateRow(view: view, isMarked: isMarked, environment: inputs.environment, node: node))
    var inner = inputs.inStack(along: nil)
    inner.environment = graph.makeRule(RowEnvironment(base: inputs.environment, isMarked: isMarked))
    node.content = Cells._makeView(graph.makeProjection(view) { $0.cells }, inputs: inner).list
    return ViewOutputs(node)
  }

  /// True for the row on which keys act. Moving the highlight evaluates only the two rows concerned.
  private struct IsMarked: Rule {
    let view: Attribute<TableRowView>

    func evaluate(in graph: Graph) -> Bool {
      let row = graph.value(view)
      return row.control.behaviour.isHighlighted(row.id)
    }
  }

  private struct UpdateRow: Rule {
    let view: Attribute<TableRowView>
    let isMarked: Attribute<Bool>
    let environment: Attribute<EnvironmentValues>
    let node: TableRowNode

    func evaluate(in graph: Graph) -> Int {
      let row = graph.value(view)
      node.frame = row.control.behaviour.frame
      node.theme = graph.value(environment).theme
      node.marks = TableRowNode.Marks(
        isHighlighted: graph.value(isMarked), isSelected: row.isSelected,
        allowsSeveral: row.control.behaviour.rows.selection.kind == .several)
      return 0
    }
  }
}

/// Limits cells to one line, and sets the style of the highlighted row.
private struct RowEnvironment: Rule {
  let base: Attribute<EnvironmentValues>
  let isMarked: Attribute<Bool>

  func evaluate(in graph: Graph) -> EnvironmentValues {
    var values = graph.value(base)
    if values.lineLimit == nil { values.lineLimit = 1 }
    if graph.value(isMarked) { values.textStyle = values.theme.selection }
    return values
  }
}

/// Places the cells of a row in the columns of its table.
final class TableRowNode: ContainerNode {
  struct Marks: Equatable {
    var isHighlighted = false
    var isSelected = false
    var allowsSeveral = false
  }

  @Anchored var frame: TableFrameNode?
  var theme = Theme.standard { didSet { if theme != oldValue { setNeedsDisplay() } } }
  var marks = Marks() { didSet { if marks != oldValue { setNeedsDisplay() } } }

  private func cells() -> [(node: DisplayNode, left: Double, width: Double, size: Size)] {
    zip(children, frame?.places ?? []).map { node, place in
      (node, place.left, place.width, node.size(fitting: ProposedViewSize(width: place.width, height: nil)))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let cells = cells()
    let end = cells.last.map { $0.left + $0.width } ?? 0
    return Size(width: proposal.width ?? end, height: cells.reduce(1) { max($0, $1.size.height) })
  }

  override func layOut(in size: Size) {
    let alignments = frame?.columns.map(\.alignment.share) ?? []
    for (index, cell) in cells().enumerated() {
      let share = index < alignments.count ? alignments[index] : 0
      // A column without space shows nothing.
      let width = min(cell.size.width, cell.width)
      cell.node.place(
        at: Point(x: cell.left + ((cell.width - width) * share).rounded(.down), y: 0),
        size: Size(width: width, height: cell.width < 1 ? 0 : cell.size.height))
    }
  }

  override func draw(in canvas: Canvas) {
    if marks.isHighlighted { canvas.write("›", at: .zero, style: theme.pointer) }
    if marks.allowsSeveral {
      canvas.write(
        marks.isSelected ? "✓" : "·", at: Point(x: 2, y: 0), style: marks.isSelected ? theme.selection : theme.hint)
    } else if marks.isSelected, !marks.isHighlighted {
      canvas.write("●", at: .zero, style: theme.selection)
    }
  }
}
