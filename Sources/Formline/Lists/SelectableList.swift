import TerminalModel
public import ViewTree

/// A list whose rows can be chosen: with Return, Space or the mouse. Moving does not choose.
public struct SelectableList<Content: View>: View {
  let content: Content
  let selection: RowSelection

  init(_ content: Content, _ selection: RowSelection) {
    self.content = content
    self.selection = selection
  }

  public var body: some View { ScrollView { SelectableRows(content: content, selection: selection) } }
}

/// The chosen rows of a list or a table, and how to choose others. A row is known by its tag, by default the id of its
/// element.
struct RowSelection {
  /// The number of rows that may be chosen.
  enum Kind {
    case none, one, several
  }

  let kind: Kind
  /// The tags of the chosen rows; adds a dependency to a body or rule.
  let chosen: () -> Set<AnyHashable>
  /// Chooses a row; toggles it if several may be chosen.
  let choose: (AnyHashable) -> Void

  static let none = RowSelection(kind: .none, chosen: { [] }, choose: { _ in })

  /// - Parameter takesBack: True if a row that is chosen again is chosen no longer.
  static func one<Value: Hashable>(_ selection: Binding<Value?>, takesBack: Bool) -> RowSelection {
    RowSelection(kind: .one) {
      selection.wrappedValue.map { [PickerSelection.tag($0)] } ?? []
    } choose: { tag in
      guard let value = tag.base as? Value else { return }
      let isChosen = selection.wrappedValue == value
      if !isChosen || takesBack { selection.wrappedValue = isChosen ? nil : value }
    }
  }

  static func several<Value: Hashable>(_ selection: Binding<Set<Value>>) -> RowSelection {
    RowSelection(kind: .several) {
      Set(selection.wrappedValue.map { PickerSelection.tag($0) })
    } choose: { tag in
      if let value = tag.base as? Value { selection.wrappedValue.formSymmetricDifference([value]) }
    }
  }
}

private struct SelectableRows<Content: View>: ContainerView {
  let content: Content
  let selection: RowSelection

  static func contentInputs(_ inputs: ViewInputs, node: SelectableRowsNode) -> ViewInputs {
    inputs.inStack(along: .vertical).with(
      RowMarks { [unowned node] list, id in
        let row = SelectableRowNode(host: node.host)
        row.id = PickerSelection.tag(id)
        row.rows = node
        row.hold(list, inputs: inputs)
        return .node(row)
      })
  }

  static func makeNode(inputs: ViewInputs) -> SelectableRowsNode {
    let node = SelectableRowsNode(host: inputs.host)
    FocusStore.of(inputs.host).watch(for: node) { [unowned node] in node.focusDidMove() }
    return node
  }

  func update(_ node: SelectableRowsNode, environment: EnvironmentValues) {
    node.selection = selection
    node.theme = environment.theme
    node.markChosen(selection.chosen())
  }
}

/// The rows of a list with a selection.
final class SelectableRowsNode: LazyStackNode, PlainNode {
  fileprivate var selection: RowSelection?
  fileprivate var theme = Theme.standard
  /// The row with focus, which has a mark.
  @Anchored fileprivate private(set) var focusedRow: SelectableRowNode?
  /// The tags of the chosen rows.
  fileprivate private(set) var chosen: Set<AnyHashable> = []

  fileprivate func focusDidMove() {
    let row = FocusStore.of(host).focused?.node?.enclosing(SelectableRowNode.self)
    focusedRow?.setNeedsDisplay()
    focusedRow = row?.rows === self ? row : nil
    focusedRow?.setNeedsDisplay()
  }

  fileprivate func markChosen(_ chosen: Set<AnyHashable>) {
    let changed = self.chosen.symmetricDifference(chosen)
    self.chosen = chosen
    guard !changed.isEmpty else { return }
    func mark(in node: DisplayNode) {
      for row in node.reading({ $0 as? SelectableRowNode }) {
        if row.tag.map(changed.contains) ?? false { row.setNeedsDisplay() }
        // Rows of a tree are inside those above them.
        for child in row.children { mark(in: child) }
      }
    }
    mark(in: self)
  }
}

/// A row that can be chosen, with a mark before it.
final class SelectableRowNode: ContainerNode {
  var id: AnyHashable?
  @Anchored fileprivate var rows: SelectableRowsNode?
  var isChosen: Bool { tag.map { rows?.chosen.contains($0) ?? false } ?? false }
  private static let margin = 2.0

  fileprivate func hold(_ list: ViewList, inputs: ViewInputs) {
    let target = FocusNode(host: host)
    let control = RowControl(inputs: inputs)
    target.content = list
    target.control = control
    control.node = target
    content = .node(target)
  }

  /// The tag set in the row, but not in a row inside it, or else the id of its element.
  var tag: AnyHashable? {
    reading { node in
      (node as? TagNode).map(\.tag) ?? (node is SelectableRowNode && node !== self ? .some(nil) : nil)
    }
    .lazy.compactMap { $0 }.first ?? id
  }

  func choose() -> Bool {
    guard let tag, let selection = rows?.selection else { return false }
    selection.choose(tag)
    return true
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max(0, $0 - Self.margin) }, height: proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    let content = children.first?.size(fitting: inner(proposal)) ?? .zero
    return Size(width: content.width + Self.margin, height: content.height)
  }

  override func layOut(in size: Size) {
    guard let child = children.first else { return }
    child.place(at: Point(x: Self.margin, y: 0), size: child.size(fitting: inner(proposal(answeredBy: size))))
  }

  override func draw(in canvas: Canvas) {
    let theme = rows?.theme ?? .standard
    let hasFocus = rows?.focusedRow === self
    let style = hasFocus ? theme.focusedLabel : theme.selection
    canvas.write(isChosen ? "✓" : hasFocus ? "›" : " ", at: .zero, style: style)
  }
}

extension List {
  /// A list with at most one chosen row.
  public init<Value: Hashable, Rows: View>(selection: Binding<Value?>, @ViewBuilder content: () -> Rows)
  where Content == SelectableList<Rows> {
    self.init(whole: SelectableList(content(), RowSelection.one(selection, takesBack: true)))
  }

  /// A list with any number of chosen rows.
  public init<Value: Hashable, Rows: View>(selection: Binding<Set<Value>>, @ViewBuilder content: () -> Rows)
  where Content == SelectableList<Rows> {
    self.init(whole: SelectableList(content(), RowSelection.several(selection)))
  }

  /// A row for each identifiable element; at most one is chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Data.Element.ID?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == SelectableList<ForEach<Data, Data.Element.ID, Row>> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each identifiable element; any number can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Data.Element.ID>>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == SelectableList<ForEach<Data, Data.Element.ID, Row>> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, identified by a member of the element; at most one is chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<ID?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == SelectableList<ForEach<Data, ID, Row>> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element, identified by a member of the element; any number can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<ID>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == SelectableList<ForEach<Data, ID, Row>> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each element of a collection reached through a binding; rows can be deleted and moved.
  public init<Base: RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions, @ViewBuilder rowContent: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base: MutableCollection & RandomAccessCollection, Base.Index == Int, Base.Element: Identifiable,
    Content == ForEach<
      BoundElements<Base, Base.Element.ID>, Base.Element.ID, EditedRow<EditedRow<Row>>
    >
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }

  /// A row for each number of a constant range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }
}

extension ForEach {
  /// A view for each element of a collection reached through a binding; rows can be deleted and moved.
  public init<Base: RangeReplaceableCollection, Row: View>(
    _ data: Binding<Base>, editActions: EditActions, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Row
  )
  where
    Base: MutableCollection & RandomAccessCollection, Base.Index == Int, Base.Element: Identifiable,
    Data == BoundElements<Base, Base.Element.ID>, ID == Base.Element.ID, Content == EditedRow<EditedRow<Row>>
  {
    self = ForEach<BoundElements<Base, Base.Element.ID>, Base.Element.ID, Row>(data, content: content)
      .onDelete(perform: editActions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil)
      .onMove(perform: editActions.contains(.move) ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

/// The edits that the rows of a list allow.
public nonisolated struct EditActions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Rows can be moved.
  public static let move = EditActions(rawValue: 1)
  /// Rows can be deleted.
  public static let delete = EditActions(rawValue: 2)
  /// All edits.
  public static let all: EditActions = [.move, .delete]
}
