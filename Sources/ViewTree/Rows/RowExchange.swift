import AttributeGraph

/// Holds the rows that the `ForEach`s of one list have released, until the update ends. The list is a lazy stack or,
/// elsewhere, an outermost `ForEach` with all those inside.
///
/// An element may move from one `ForEach` of the list to another in one update, for example between sections. The new
/// `ForEach` then takes the row with its id from here, so that the row keeps its state. Rows inside a waiting row can
/// be taken as well.
final class RowExchange {
  /// Rows are exchanged only between `ForEach`s of the same kind.
  struct Kind: Hashable {
    /// The type of the `ForEach`, which includes those of its elements, ids and views.
    let source: ObjectIdentifier
    let isLazy: Bool
    /// The axis of the enclosing stack, for which spacers and dividers inside were made.
    let axis: Axis?
  }

  private struct Key: Hashable {
    let kind: Kind
    let id: AnyHashable
  }

  /// A row whose element is gone, and where it was.
  private struct Waiting {
    let row: Row
    /// Whether the row's id only numbered the elements.
    let wasNumbered: Bool
    /// Shows the row while its removal is animated; nil if the row is off-screen.
    weak var shownBy: Rows?
    let place: Int
    /// How many rows had been released when this one was.
    let turn: Int
    /// True if no other waiting row has the same id.
    var isUnique = true

    func end() {
      guard let shownBy, shownBy.subgraph.isValid, shownBy.inputs.surroundings.mayAnimate
      else { return row.subgraph.remove() }
      row.isLeaving = true
      shownBy.inputs.graph.move(row.subgraph, into: shownBy.subgraph)
      Departure.take(row.list, row: row, at: place, from: shownBy, row.subgraph, shownBy.inputs)
    }
  }

  private struct Member { weak var rows: Rows? }

  /// Whether rows may be off-screen.
  let isLazy: Bool
  /// Waiting rows belong to the subgraph of the list, since their own `ForEach` may be gone.
  private let subgraph: Subgraph
  private unowned let host: ViewHost
  private let modifierContents: Int
  private var members: [Kind: [ObjectIdentifier: Member]] = [:]
  private var waiting: [Key: Waiting] = [:]
  private var letGoCount = 0
  /// The `ForEach` of each row inside a waiting row, by kind and id; ids that several hold are left out. Computed
  /// lazily.
  private var insideWaiting: [Key: Rows]?

  /// Makes the exchange for the content of the current subgraph.
  init(inputs: ViewInputs, isLazy: Bool) {
    host = inputs.host
    subgraph = host.graph.currentSubgraph
    modifierContents = inputs.modifierContents.count
    self.isLazy = isLazy
  }

  /// Whether rows made with such inputs can move anywhere in the list. Rows in the body of a view modifier cannot: they
  /// may show the modifier's content, which exists in one place.
  func accepts(_ inputs: ViewInputs) -> Bool { inputs.modifierContents.count == modifierContents }

  func add(_ rows: Rows) { members[rows.kind, default: [:]][ObjectIdentifier(rows)] = Member(rows: rows) }
  func remove(_ rows: Rows) { members[rows.kind]?[ObjectIdentifier(rows)] = nil }

  var hasWaiting: Bool { !waiting.isEmpty }

  /// Called when the element of a row is gone from its `ForEach`: the row waits here, or ends.
  func letGo(_ row: Row, _ id: AnyHashable, of rows: Rows, wasNumbered: Bool, isSeen: Bool, at place: Int) {
    let key = Key(kind: rows.kind, id: id)
    letGoCount += 1
    let new = Waiting(row: row, wasNumbered: wasNumbered, shownBy: isSeen ? rows : nil, place: place, turn: letGoCount)
    guard rows.mayExchange, subgraph.isValid, waiting[key] == nil else {
      waiting[key]?.isUnique = false
      return new.end()
    }
    row.isLeaving = true
    host.graph.setAside(row.subgraph, in: subgraph)
    if waiting.isEmpty { host.busyExchanges.append(self) }
    waiting[key] = new
    insideWaiting = nil
  }

  /// The row of an element that has moved to `rows`, if one waits and its id is unique in the list.
  func take(_ id: AnyHashable, for rows: Rows) -> Row? {
    let key = Key(kind: rows.kind, id: id)
    if let known = waiting[key] {
      guard known.isUnique, !known.wasNumbered || !rows.isNumbered, !isHeld(key, besides: rows) else { return nil }
      waiting[key] = nil
      host.hasTransferredRows = true
      return known.row
    }
    guard let holder = holdersInsideWaiting[key], holder !== rows, host.graph.isSetAside(holder.subgraph),
      !holder.isNumbered || !rows.isNumbered, !isHeld(key, besides: rows), let row = holder.release(id)
    else { return nil }
    host.hasTransferredRows = true
    return row
  }

  /// Whether another `ForEach` that stays in the list has a row with the same id.
  private func isHeld(_ key: Key, besides rows: Rows) -> Bool {
    members[key.kind]?.values.contains { member in
      guard let other = member.rows, other !== rows, !other.isLeaving, !host.graph.isSetAside(other.subgraph)
      else { return false }
      return other.row(identifiedBy: key.id) != nil
    } ?? false
  }

  private var holdersInsideWaiting: [Key: Rows] {
    if let insideWaiting { return insideWaiting }
    var holders: [Key: [Rows]] = [:]
    for (kind, members) in members {
      for rows in members.values.compactMap(\.rows) where host.graph.isSetAside(rows.subgraph) {
        for id in rows.madeIDs { holders[Key(kind: kind, id: id), default: []].append(rows) }
      }
    }
    let unique = holders.compactMapValues { $0.count == 1 ? $0[0] : nil }
    insideWaiting = unique
    return unique
  }

  /// Ends the rows that were not taken, in the order of their release.
  fileprivate func end() {
    insideWaiting = nil
    let rest = waiting.values.sorted { $0.turn < $1.turn }
    waiting = [:]
    for waiting in rest { waiting.end() }
  }
}

/// The phase of an update in which rows are made.
extension ViewHost {
  /// Queues a `ForEach` that may have to take or make rows when everything is evaluated.
  func rowsDidChange(_ rows: Rows) { changedRows.append(rows) }

  /// Whether some queued `ForEach` is ready for `makeRows()`.
  var hasChangedRows: Bool { !changedRows.isEmpty && changedRows.contains(where: mayMakeRows) }

  /// False, for now, for a `ForEach` inside a waiting row and for a dirty one.
  private func mayMakeRows(of rows: Rows) -> Bool {
    rows.subgraph.isValid && !graph.isSetAside(rows.subgraph) && !(rows.output.map(graph.isDirty) ?? false)
  }

  /// Called when nothing is dirty: every `ForEach` has released the rows whose elements are gone. First, each takes the
  /// rows waiting for it. Their content may then be dirty and release more rows when it is evaluated, so missing rows
  /// are made only if nothing has become dirty.
  func makeRows() {
    while hasChangedRows {
      for rows in changedRows where mayMakeRows(of: rows) { rows.takeRows() }
      guard !graph.hasPendingOutputs else { return }
      let due = changedRows
      changedRows = []
      for rows in due where rows.subgraph.isValid {
        if mayMakeRows(of: rows) { rows.makeRows() } else { changedRows.append(rows) }
      }
    }
  }

  /// Ends the rows that were not taken at the end of an update, and reports that others have moved.
  func endRows() {
    if !busyExchanges.isEmpty {
      let exchanges = busyExchanges
      busyExchanges = []
      for exchange in exchanges { exchange.end() }
    }
    if !changedRows.isEmpty { changedRows.removeAll { !$0.subgraph.isValid } }
    guard hasTransferredRows else { return }
    hasTransferredRows = false
    if let rowsDidTransfer { afterUpdate(rowsDidTransfer) }
  }
}
