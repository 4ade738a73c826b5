import AttributeGraph
package import LineEditing
import TerminalModel
public import ViewTree
import Wording

extension ForEach where ID: Hashable, Content: View {
  /// Lets rows be taken away: by an item of the bottom row while focus is in the row, and by the key of
  /// `form-remove-row`. Focus goes to the row that takes its place. The action is given the offset of the row.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    wrappingRows { content, place in
      EditedRow(content: content, editing: RowEditing(place: place, delete: action.map { act in { act([$0]) } }))
    }
  }

  /// Lets rows be moved, by the keys of `form-move-row-up` and `form-move-row-down`, while focus is in the row. The
  /// action is given the offset of the row, and that of the one before which it is to stand.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    let last = rowCount - 1
    return wrappingRows { content, place in
      EditedRow(
        content: content,
        editing: RowEditing(place: place, move: action.map { RowEditing.moving($0, last: last) }))
    }
  }
}

/// What can be done to a row.
struct RowEditing {
  /// The offset of the row in its collection.
  let place: () -> Int?
  var delete: ((_ place: Int) -> Void)?
  var move: ((_ place: Int, _ count: Int) -> Void)?

  /// Moves rows as far as there are any.
  static func moving(_ act: @escaping (IndexSet, Int) -> Void, last: Int) -> (_ place: Int, _ count: Int) -> Void {
    { place, count in
      let end = min(max(0, place + count), last)
      if end != place { act([place], end > place ? end + 1 : end) }
    }
  }
}

/// What keys can do to the row of a list that a control stands in: one of a definition, or of a view.
package struct RowCommands {
  /// Whether rows can be added, taken away and moved: what the help says.
  let adds: Bool
  let removes: Bool
  let moves: Bool
  /// False where nothing was done.
  let perform: (RowCommand) -> Bool

  package init(adds: Bool, removes: Bool, moves: Bool, perform: @escaping (RowCommand) -> Bool) {
    self.adds = adds
    self.removes = removes
    self.moves = moves
    self.perform = perform
  }

  /// Those of several scopes around one row: the first that does something.
  init(_ all: [RowCommands]) {
    self.init(
      adds: all.contains(where: \.adds), removes: all.contains(where: \.removes), moves: all.contains(where: \.moves)
    ) { command in all.contains { $0.perform(command) } }
  }
}

/// What a key asks for.
package enum RowCommand {
  case addRow, removeRow
  /// Down, or up if negative.
  case move(by: Int)

  /// - Parameter name: The name of a readline function.
  package init?(_ name: String, count: Int) {
    switch name {
    case "form-add-row": self = .addRow
    case "form-remove-row": self = .removeRow
    case "form-move-row-up": self = .move(by: -max(1, count))
    case "form-move-row-down": self = .move(by: max(1, count))
    default: return nil
    }
  }

  /// The key that takes a row away, wherever `~/.inputrc` says nothing else.
  package static let removeKey = Key(.function(8), .shift)
}

/// A row that can be taken away or moved.
public struct EditedRow<Content: View>: View {
  let content: Content
  let editing: RowEditing
  @FocusState private var isInside: Bool
  @State private var locks = RowLocks()
  @Controlled private var anchor: RowAnchor
  @Environment(\.isFocused) private var isRowFocused
  @Environment(\.language) private var language

  init(content: Content, editing: RowEditing) {
    self.content = content
    self.editing = editing
  }

  public var body: some View {
    let allowed = locks.applied(to: editing)
    content
      .onPreferenceChange(RowLocksKey.self) { locks = $0 }
      .modifier(RowScope(editing: allowed))
      .focused($isInside)
      .toolbar {
        if isInside || isRowFocused, let delete = allowed.delete {
          Button(Phrase.removeItem.text(in: language), role: .destructive) {
            anchor.focus.keepingFocusBeside { editing.place().map(delete) }
          }
          .keyboardShortcut(key: RowCommand.removeKey)
        }
      }
  }
}

/// What a row does not allow.
private struct RowLocks: Equatable {
  var deleting = false
  var moving = false

  func applied(to editing: RowEditing) -> RowEditing {
    RowEditing(place: editing.place, delete: deleting ? nil : editing.delete, move: moving ? nil : editing.move)
  }
}

private struct RowLocksKey: PreferenceKey {
  static var defaultValue: RowLocks { RowLocks() }
  static func reduce(value: inout RowLocks, nextValue: () -> RowLocks) {
    let next = nextValue()
    value = RowLocks(deleting: value.deleting || next.deleting, moving: value.moving || next.moving)
  }
}

extension View {
  /// Keeps the row that this view stands in from being taken away.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowLocksKey.self) { $0.deleting = $0.deleting || isDisabled }
  }

  /// Keeps the row that this view stands in from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(RowLocksKey.self) { $0.moving = $0.moving || isDisabled }
  }

  /// Gives this row items of its own in the bottom row, while focus is in it.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View { modifier(RowActions(actions: content())) }
}

/// Side of a row.
public nonisolated enum HorizontalEdge: Hashable, Sendable { case leading, trailing }

/// Items of the bottom row while focus is in the content.
private struct RowActions<Actions: View>: ViewModifier {
  let actions: Actions
  @FocusState private var isInside: Bool
  @Environment(\.isFocused) private var isRowFocused

  init(actions: Actions) { self.actions = actions }

  func body(content: Content) -> some View {
    content.modifier(RowScope(editing: nil)).focused($isInside).toolbar { if isInside || isRowFocused { actions } }
  }
}

/// Makes the content a row: named commands of rows act on it, and it can have focus where nothing in it can.
private struct RowScope: ViewModifier {
  let editing: RowEditing?
  @Controlled private var control: RowControl
  @Environment(\.theme) private var theme
  @Environment(\.isFocused) private var isRowFocused

  init(editing: RowEditing?) { self.editing = editing }

  func body(content: Content) -> some View {
    let isFocused = control.isFocused
    HStack(spacing: 0) {
      Text(control.isInner ? "" : isFocused ? "› " : "  ").textStyle(theme.focusedLabel)
      content.modifier(RowCommandsModifier(editing: editing))
        .environment({ $1(&$0.isFocused) }, isFocused || isRowFocused)
        .modifier(RowOwner(control: control))
    }
    .focusTarget(control)
    .modifier(RowCommandsModifier(editing: editing, control: control))
  }
}

/// Says what named commands do to the row around.
private struct RowCommandsModifier: PrimitiveModifier {
  let editing: RowEditing?
  var control: RowControl?

  static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let store = FocusStore.of(inputs.host)
    let own = { [unowned graph, unowned store] () -> RowCommands? in
      guard graph.isValid(modifier.id) else { return nil }
      return graph.peek(modifier).editing?.commands(in: store)
    }
    if let control = graph.peek(modifier).control {
      // Of scopes around one row, the outermost has the focus and acts for all.
      (inputs.trait(OuterRow.self)?.control ?? control).scopes.append(own)
      return content(inputs)
    }
    return content(
      inputs.deriving { (outer: RowCommands?) in RowCommands([own(), outer].compactMap { $0 }) })
  }
}

/// The outermost row scope around a view.
private struct OuterRow {
  unowned let control: RowControl
}

/// Makes the row scopes inside belong to the same row.
private struct RowOwner: PrimitiveModifier {
  let control: RowControl

  static func _makeView(
    _ modifier: Attribute<Self>, inputs: ViewInputs, content: @escaping (ViewInputs) -> ViewOutputs
  ) -> ViewOutputs {
    let outer = inputs.trait(OuterRow.self) ?? OuterRow(control: inputs.graph.peek(modifier).control)
    return content(inputs.with(outer))
  }
}

extension RowEditing {
  fileprivate func commands(in store: FocusStore) -> RowCommands {
    RowCommands(adds: false, removes: delete != nil, moves: move != nil) { command in
      guard let place = place() else { return false }
      switch command {
      case .removeRow:
        guard let delete else { return false }
        store.keepingFocusBeside { delete(place) }
      case .move(let count):
        guard let move else { return false }
        move(place, count)
      case .addRow: return false
      }
      return true
    }
  }
}

/// Knows the focus of the tree that a row stands in; it has none itself.
package final class RowAnchor: Control {
  package override var takesFocus: Bool { false }
}

extension FocusStore {
  /// Runs an action that takes away the row that focus is in: focus goes to what stands behind it, or before it.
  func keepingFocusBeside(_ action: () -> Void) {
    guard let focused, let node = focused.node else { return action() }
    var row: DisplayNode = node
    var current: DisplayNode? = node
    while let parent = current {
      if let target = parent as? FocusNode, target.control is RowControl { row = target }
      current = parent.parent
    }
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

/// The behaviour of a row: it has focus where nothing in it can, and chooses itself in a list with a selection.
package final class RowControl: Control {
  /// True if another row scope stands around: the same row, with further actions.
  private(set) lazy var isInner = inputs.trait(OuterRow.self) != nil
  /// What the scopes around the row do with commands of rows.
  fileprivate var scopes: [() -> RowCommands?] = []

  package override var takesFocus: Bool {
    guard let node, !isInner else { return false }
    return !node.controls.contains { $0 !== self && $0.isEnabled && $0.takesFocus }
  }

  package override var cursor: Point? { .zero }
  package override func focusDidEnter() { selectable?.setNeedsDisplay() }
  package override func focusDidLeave() { selectable?.setNeedsDisplay() }

  package override func perform(_ command: EditorCommand) -> Bool {
    command.name == "form-submit" && chooseRow()
  }

  package override var rowCommands: RowCommands? {
    let all = scopes.compactMap { $0() }
    return all.isEmpty ? super.rowCommands : RowCommands(all)
  }

  package override func typed(_ text: String) { if text == " " { _ = chooseRow() } }
  package override func click(at point: Point) { _ = chooseRow() }

  /// True in a list with a selection.
  var canBeChosen: Bool { selectable != nil }

  private func chooseRow() -> Bool { selectable?.choose() ?? false }

  private var selectable: SelectableRowNode? {
    var current = node?.parent
    while let node = current {
      if let row = node as? SelectableRowNode { return row }
      current = node.parent
    }
    return nil
  }
}

/// Whether a list is being edited: rows can be edited all the time, so that it says only what the app makes of it.
public nonisolated enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// True unless it is inactive.
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether what stands around is being edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that turns the edit mode around it on and off.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.language) private var language

  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button((isEditing ? Phrase.doneItem : .editItem).text(in: language)) {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}
