import LineEditing
import TerminalModel
import ViewTree

typealias TableControl = DelegatingControl<TableBehaviour>

/// Moves among the rows of a table, chooses and sorts them.
final class TableBehaviour: ControlBehaviour, Listing {
  unowned let control: Control
  var rows = TableRows.none { didSet { rowsDidChange() } }
  @Anchored var frame: TableFrameNode?
  /// The row on which keys act. Rows depend on it.
  private let highlight: Tracked<AnyHashable?>
  /// The last known index of that row.
  private var place = 0

  init(of control: Control) {
    self.control = control
    let inputs = control.inputs
    highlight = Tracked(nil, host: inputs.host, in: inputs.graph.currentSubgraph)
  }

  var viewName: String { "Table" }
  var contents: ControlContents {
    ControlContents(value: frame?.selectedTexts.joined(separator: ", ") ?? "")
  }
  var listing: (any Listing)? { self }
  var submitTrigger: SubmitTriggers? { .text }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    let choosing: Message? =
      switch rows.selection.kind {
      case .none: nil
      case .one: .helpChoose
      case .several: .helpChooseOrNot
      }
    return contents.entries([([.up, .down], .helpLineAboveBelow), ([.beginningOfLine, .endOfLine], .helpStartEnd)])
      + (choosing.map { [contents.entry(Key(.space), $0)] } ?? [])
      + (rows.sort != nil ? [contents.entry(.helpDigits, .helpSort)] : [])
  }

  /// True for the row on which keys act; adds a dependency to a rule.
  func isHighlighted(_ id: AnyHashable) -> Bool { control.isFocused && highlight.value == id }

  /// The index of the highlighted row; nil before there is one, and if its row is gone.
  private var highlighted: Int? {
    guard let id = highlight.current else { return nil }
    if place < rows.count, rows.id(place) == id { return place }
    guard let index = rows.index(id) else { return nil }
    place = index
    return index
  }

  /// Called when the rows or their order have changed: the highlighted row stays highlighted and visible.
  private func rowsDidChange() {
    guard control.focus.focused === control, let id = highlight.current, place >= rows.count || rows.id(place) != id
    else {
      return
    }
    control.host.afterUpdate { [weak self] in self?.findHighlightAgain() }
  }

  private func findHighlightAgain() {
    if let index = highlighted { return frame?.reveal(index) ?? () }
    setHighlight(at: min(place, rows.count - 1))
  }

  func focusDidEnter() {
    guard highlighted == nil else { return }
    setHighlight(at: rows.selection.chosen().lazy.compactMap { self.rows.index($0) }.min() ?? 0, choosing: false)
  }

  // Moving.

  private func setHighlight(at index: Int, choosing: Bool = true) {
    guard rows.count > 0 else {
      highlight.value = nil
      return
    }
    place = min(max(0, index), rows.count - 1)
    highlight.value = rows.id(place)
    frame?.reveal(place)
    if choosing, rows.selection.kind == .one { rows.selection.choose(rows.id(place)) }
  }

  private func move(by count: Int) {
    guard let start = highlighted else { return setHighlight(at: 0) }
    setHighlight(at: start + count)
  }

  func perform(_ command: EditorCommand) -> Bool {
    let page = max(1, (frame?.roomForRows ?? 2) - 1)
    let ends = max(1, rows.count)
    switch command.name {
    case .up: move(by: -command.count)
    case .down: move(by: command.count)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .firstField, .beginningOfLine: move(by: -ends)
    case .lastField, .endOfLine: move(by: ends)
    case .submit:
      if rows.selection.kind == .one, let index = highlighted { rows.selection.choose(rows.id(index)) }
      return false
    default: return false
    }
    return true
  }

  // Choosing and sorting.

  func typed(_ text: String) {
    if text == " ", let index = highlighted { return rows.selection.choose(rows.id(index)) }
    if let digit = Int(text), digit > 0 { rows.sort?(digit - 1) }
  }

  func click(at point: Point) {
    guard let frame else { return }
    if let column = frame.column(at: point) { return rows.sort?(column) ?? () }
    guard let index = frame.row(at: point), index < rows.count else { return }
    setHighlight(at: index)
    if rows.selection.kind == .several { rows.selection.choose(rows.id(index)) }
  }

  var cursor: Point? { highlighted.flatMap { frame?.origin(ofRow: $0) } }
}
