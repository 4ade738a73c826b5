import AttributeGraph

/// Where the rows of one list wait that their `ForEach` has let go, until the update ends. The list is a lazy stack or,
/// elsewhere, an outermost `ForEach` with all those inside.
///
/// An element may go from one `ForEach` of the list to another in one update, as from section to section: the row with
/// its id is taken from here then, so that its state stays. Rows inside a row that waits can be taken as well.
final class RowExchange {
  /// Rows are exchanged among those that are alike.
  struct Kind: Hashable {
    /// The type of the `ForEach`, and with it those of its elements, ids and views.
    let source: ObjectIdentifier
    let isLazy: Bool
    /// The axis of the stack around, by which spacers and dividers inside were made.
    let axis: Axis?
  }

  private struct Key: Hashable {
    let kind: Kind
    let id: AnyHashable
  }

  /// A row whose element is gone, and where it stood.
  private struct Waiting {
    let row: Row
    /// Whether its id only counted the elements.
    let wasNumbered: Bool
    /// What shows the row while it is seen leaving; nil if it is out of sight.
    weak var shownBy: Rows?
    let place: Int
    /// How many rows had been let go before.
    let turn: Int
    /// Whether no other row waits with the same id.
    var isUnique = true

    func end() {
      guard let shownBy, shownBy.subgraph.isValid, shownBy.inputs.mayAnimate else { return row.subgraph.remove() }
      row.isLeaving = true
      shownBy.inputs.graph.move(row.subgraph, into: shownBy.subgraph)
      Departure.take(row.list, row: row, at: place, from: shownBy, row.subgraph, shownBy.inputs)
    }
  }

  private struct Member { weak var rows: Rows? }

  /// Whether rows may be out of sight.
  let isLazy: Bool
  /// Rows wait in the subgraph of the list, for their own `ForEach` may be gone.
  private let subgraph: Subgraph
  private unowned let host: ViewHost
  private let modifierContents: Int
  private var members: [Kind: [ObjectIdentifier: Member]] = [:]
  private var waiting: [Key: Waiting] = [:]
  private var letGoCount = 0
  /// Rows inside a row that waits, by kind and id: which `ForEach` holds them. Without ids that several hold. Nil until it
  /// is asked for.
  private var insideWaiting: [Key: Rows]?

  /// The exchange for content of the current subgraph.
  init(inputs: ViewInputs, isLazy: Bool) {
    host = inputs.host
    subgraph = host.graph.currentSubgraph
    modifierContents = inputs.modifierContents.count
    self.isLazy = isLazy
  }

  /// Whether rows made with such inputs can stand anywhere in the list. In the body of a view modifier they cannot: they
  /// may show the content of the modifier, which stands in one place.
  func accepts(_ inputs: ViewInputs) -> Bool { inputs.modifierContents.count == modifierContents }

  func add(_ rows: Rows) { members[rows.kind, default: [:]][ObjectIdentifier(rows)] = Member(rows: rows) }
  func remove(_ rows: Rows) { members[rows.kind]?[ObjectIdentifier(rows)] = nil }

  /// Whether there are rows to take.
  var hasWaiting: Bool { !waiting.isEmpty }

  /// The element of a row is gone from its `ForEach`.
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

  /// The row of an element that has come to `rows`, if one waits and its id is unique in the list.
  func take(_ id: AnyHashable, for rows: Rows) -> Row? {
    let key = Key(kind: rows.kind, id: id)
    if let known = waiting[key] {
      guard known.isUnique, !known.wasNumbered || !rows.isNumbered, !isHeld(key, besides: rows) else { return nil }
      waiting[key] = nil
      host.hasMovedRows = true
      return known.row
    }
    guard let holder = holdersInsideWaiting[key], holder !== rows, host.graph.isSetAside(holder.subgraph),
      !holder.isNumbered || !rows.isNumbered, !isHeld(key, besides: rows), let row = holder.release(id)
    else { return nil }
    host.hasMovedRows = true
    return row
  }

  /// Whether a `ForEach` that stays has a row with the same id.
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

  /// Ends the rows that were not taken, in the order in which they were let go.
  fileprivate func end() {
    insideWaiting = nil
    let rest = waiting.values.sorted { $0.turn < $1.turn }
    waiting = [:]
    for waiting in rest { waiting.end() }
  }
}

/// The phase of an update in which rows are made.
extension ViewHost {
  /// A `ForEach` may have to take or make rows when everything is evaluated.
  func rowsDidChange(_ rows: Rows) { changedRows.append(rows) }

  /// Whether some `ForEach` waits for `makeRows()`.
  var hasChangedRows: Bool { !changedRows.isEmpty && changedRows.contains(where: mayMakeRows) }

  /// False, for the time being, of a `ForEach` inside a row that waits, and of one that is dirty.
  private func mayMakeRows(of rows: Rows) -> Bool {
    rows.subgraph.isValid && !graph.isSetAside(rows.subgraph) && !(rows.output.map(graph.isDirty) ?? false)
  }

  /// Called when nothing is dirty: every `ForEach` has let go of the rows whose elements are gone. First all take the rows
  /// that wait for them. What is inside those may be dirty then, and let go of more rows when it is evaluated. So missing
  /// rows are made only when nothing has become dirty.
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

  /// At the end of an update: ends the rows that were not taken, and reports that others have moved.
  func endRows() {
    if !busyExchanges.isEmpty {
      let exchanges = busyExchanges
      busyExchanges = []
      for exchange in exchanges { exchange.end() }
    }
    if !changedRows.isEmpty { changedRows.removeAll { !$0.subgraph.isValid } }
    guard hasMovedRows else { return }
    hasMovedRows = false
    if let rowsDidMove { afterUpdate(rowsDidMove) }
  }
}
