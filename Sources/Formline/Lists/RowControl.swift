import AttributeGraph
import LineEditing
import TerminalModel

/// Makes the content a row: row commands act on it, and it can have focus if nothing inside it can.
struct RowScope: ViewModifier {
  let editing: RowEditing?
  @Controlled var control: RowControl
  @Environment(\.theme) private var theme
  @Environment(\.isFocused) private var isRowFocused

  func body(content: Content) -> some View {
    let isFocused = control.isFocused
    HStack(spacing: 0) {
      Text(control.behaviour.isInner ? "" : isFocused ? "› " : "  ").textStyle(theme.focusedLabel)
      content.environment({ $1(&$0.isFocused) }, isFocused || isRowFocused)
        .modifier(EditedRowContent(editing: editing, control: control))
    }
    .focusTarget(control)
  }
}

/// The content of a row, which has the row's commands. If scopes are nested around one row, the outermost has the focus
/// and acts for all.
private struct EditedRowContent: PrimitiveModifier {
  let editing: RowEditing?
  let control: RowControl

  static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let store = FocusStore.of(inputs.host)
    let own = { [unowned graph, unowned store] () -> RowCommands? in
      guard graph.isValid(modifier.id) else { return nil }
      return graph.peek(modifier).editing?.commands(in: store)
    }
    let row = inputs.trait(OuterRow.self) ?? OuterRow(control: graph.peek(modifier).control)
    row.control.behaviour.scopes.append(own)
    return content(
      inputs.with(row).deriving { (outer: RowCommands?) in RowCommands([own(), outer].compactMap { $0 }) })
  }
}

/// The outermost row scope around a view.
private struct OuterRow {
  unowned let control: RowControl
}

extension FocusStore {
  /// Runs an action that removes the row with focus: focus moves to the control after it, or else before it.
  func keepingFocusBeside(_ action: () -> Void) {
    guard let focused, let node = focused.node else { return action() }
    var row: DisplayNode = node
    for case let target as FocusNode in node.ancestry where target.control is RowControl { row = target }
    func beside(_ direction: Direction) -> Control? {
      var next = neighbour(of: focused, direction)
      while let found = next, found.node?.isInside(row) == true { next = neighbour(of: found, direction) }
      return next
    }
    let target = beside(.next) ?? beside(.previous)
    action()
    request { [self] in
      let isLeft = self.focused?.node.map { !$0.isInTree } ?? true
      if isLeft, let target, accepts(target) { focus(target) }
    }
  }
}

typealias RowControl = DelegatingControl<RowBehaviour>

/// The behaviour of a row: it has focus if nothing inside it can, and is chosen in a list with a selection.
final class RowBehaviour: ControlBehaviour {
  unowned let control: Control
  /// True if nested in another row scope: the same row, with further actions.
  private(set) lazy var isInner = control.inputs.trait(OuterRow.self) != nil
  /// The row commands of the scopes around the row.
  fileprivate var scopes: [() -> RowCommands?] = []

  init(of control: Control) { self.control = control }

  var takesFocus: Bool {
    guard let node = control.node, !isInner, canBeChosen || hasActions else { return false }
    return !node.controls.contains { $0 !== control && $0.isEnabled && $0.takesFocus }
  }

  var viewName: String { "row" }
  var contents: ControlContents { ControlContents(value: control.node?.texts.joined(separator: " ") ?? "") }

  func help(_ contents: HelpContents) -> [HelpEntry] {
    canBeChosen ? [contents.entry(Key(.space), .helpChoose)] : []
  }

  func focusDidEnter() { selectable?.setNeedsDisplay() }
  func focusDidLeave() { selectable?.setNeedsDisplay() }

  func perform(_ command: EditorCommand) -> Bool {
    command.name == .submit && chooseRow()
  }

  /// False if the row allows no edit, and has no actions of its own.
  private var hasActions: Bool {
    scopes.contains { $0().map { $0.removes || $0.moves } ?? true }
  }

  var rowCommands: RowCommands? {
    let all = scopes.compactMap { $0() }
    return all.isEmpty ? control.inputs.trait(RowCommands.self) : RowCommands(all)
  }

  func typed(_ text: String) { if text != " " || !chooseRow() { control.dropText() } }
  func click(at point: Point) { _ = chooseRow() }

  /// True if the row is chosen in a list with a selection.
  var isChosen: Bool { selectable?.isChosen ?? false }

  var sharedStop: SharedStop? {
    control.node?.enclosing(LazyStackNode.self).map {
      SharedStop(container: $0, isChosen: isChosen)
    }
  }

  /// True in a list with a selection.
  var canBeChosen: Bool { selectable != nil }

  private func chooseRow() -> Bool { selectable?.choose() ?? false }

  private var selectable: SelectableRowNode? { control.node?.enclosing(SelectableRowNode.self) }
}
