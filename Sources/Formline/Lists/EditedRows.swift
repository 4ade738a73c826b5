import LineEditing
public import ViewTree

extension ForEach where ID: Hashable, Content: View {
  /// Lets the user delete rows: with an item of the bottom row while focus is in the row, and with the key of
  /// `form-remove-row`. Focus moves to the row that takes its place. The action receives the offset of the row.
  @_disfavoredOverload
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    deletingRows(action.map { act in { act([$0]) } })
  }

  /// Lets the user move rows with the keys of `form-move-row-up` and `form-move-row-down`, while focus is in the row.
  /// The action receives the offset of the row, and the offset before which to insert it.
  @_disfavoredOverload
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    movingRows(action)
  }

  // Where a condition chooses between a method and nil, the compiler finds nothing without these.

  /// Lets the user delete rows, by an action of the main actor; see the other `onDelete(perform:)`.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    deletingRows(action.map { act in { act([$0]) } })
  }

  /// Lets the user move rows, by an action of the main actor; see the other `onMove(perform:)`.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    movingRows(action.map { act in { act($0, $1) } })
  }

  private func deletingRows(_ delete: ((_ place: Int) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    wrappingRows { content, place in
      EditedRow(content: content, editing: RowEditing(place: place, delete: delete))
    }
  }

  private func movingRows(_ action: ((IndexSet, Int) -> Void)?) -> ForEach<Data, ID, EditedRow<Content>> {
    let last = rowCount - 1
    return wrappingRows { content, place in
      EditedRow(
        content: content,
        editing: RowEditing(place: place, move: action.map { RowEditing.moving($0, last: last) }))
    }
  }
}

/// The edits that a row allows.
struct RowEditing {
  /// The offset of the row in its collection.
  let place: () -> Int?
  var delete: ((_ place: Int) -> Void)?
  var move: ((_ place: Int, _ count: Int) -> Void)?

  func without(_ actions: EditActions) -> RowEditing {
    RowEditing(
      place: place, delete: actions.contains(.delete) ? nil : delete, move: actions.contains(.move) ? nil : move)
  }

  /// Moves rows, limited to the range of the collection.
  static func moving(_ act: @escaping (IndexSet, Int) -> Void, last: Int) -> (_ place: Int, _ count: Int) -> Void {
    { place, count in
      let end = min(max(0, place + count), last)
      if end != place { act([place], end > place ? end + 1 : end) }
    }
  }
}

/// A row that can be deleted or moved.
public struct EditedRow<Content: View>: View {
  let content: Content
  let editing: RowEditing
  @FocusState var isInside: Bool
  @State var forbidden: EditActions = []
  @Attached var focus: FocusStore
  @Environment(\.isFocused) private var isRowFocused
  @Environment(\.language) private var language

  public var body: some View {
    let allowed = editing.without(forbidden)
    content
      .onPreferenceChange(ForbiddenEdits.self) { forbidden = $0 }
      .modifier(RowScope(editing: allowed))
      .focused($isInside)
      .toolbar {
        if isInside || isRowFocused, let delete = allowed.delete {
          Button(Message.formRemoveItem.text(in: language), role: .destructive) {
            focus.keepingFocusBeside { editing.place().map(delete) }
          }
          .keyboardShortcut(key: CommandName.removeRowKey)
        }
      }
  }
}

/// The edits that a row forbids.
private struct ForbiddenEdits: PreferenceKey {
  static var defaultValue: EditActions { [] }
  static func reduce(value: inout EditActions, nextValue: () -> EditActions) { value.formUnion(nextValue()) }
}

extension View {
  /// Prevents the row that contains this view from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(ForbiddenEdits.self) { if isDisabled { $0.insert(.delete) } }
  }

  /// Prevents the row that contains this view from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    transformPreference(ForbiddenEdits.self) { if isDisabled { $0.insert(.move) } }
  }

  /// Adds items to the bottom row while focus is in this row.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View { modifier(RowActions(actions: content())) }
}

/// The side of a row.
public nonisolated enum HorizontalEdge: Hashable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing
}

/// Shows items in the bottom row while focus is in the content.
private struct RowActions<Actions: View>: ViewModifier {
  let actions: Actions
  @FocusState var isInside: Bool
  @Environment(\.isFocused) private var isRowFocused

  func body(content: Content) -> some View {
    content.modifier(RowScope(editing: nil)).focused($isInside).toolbar { if isInside || isRowFocused { actions } }
  }
}

extension RowEditing {
  func commands(in store: FocusStore) -> RowCommands {
    RowCommands(adds: false, removes: delete != nil, moves: move != nil) { command in
      guard let place = place() else { return false }
      switch command {
      case .removeRow:
        guard let delete else { return false }
        store.keepingFocusBeside { delete(place) }
      case .move(let count):
        guard let move else { return false }
        move(place, count)
      case .addRow, .findRow: return false
      }
      return true
    }
  }
}

/// A button that toggles the edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @Environment(\.language) private var language

  /// A button for the list around it, or for the one whose `editMode` it finds in its environment.
  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button((isEditing ? Message.formDoneItem : .formEditItem).text(in: language)) {
      mode?.wrappedValue = isEditing ? .inactive : .active
    }
    .disabled(mode == nil)
  }
}
