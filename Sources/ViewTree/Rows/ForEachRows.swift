import AttributeGraph

/// The rows of one `ForEach`, found by the ids of their elements; see `Row` for the life of each.
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rows {
  typealias Source = ForEach<Data, ID, Content>

  private var source: Source
  /// The number of elements at the last update. A collection reached through a binding may have changed since.
  private var lastCount: Int
  private var rowsByID: [ID: Row] = [:]
  private var rowsInOrder: [Row] = []
  private var mistakes: ForEachMistakes
  private var isNumberedNow = false
  private var hasBeenUpdated = false
  private var hasMadeRows = false
  /// If the rows are sections: the indices of the new ones, at most `sectionsToMake`. They are made even off-screen,
  /// since a waiting row may have moved into one of them.
  private var newSections: [Int] = []
  /// If the rows are sections: the ids at the last update, as a collection reached through a binding changes before the
  /// next.
  private var sectionIDs: Set<ID>?
  /// The ids at the last change; tracked once a row with a transition has been made.
  private var knownIDs: Set<ID>?
  /// The animated change that inserted elements, and the ids before it; kept until the layout that shows them.
  private var arrival: (transaction: Transaction, before: Set<ID>)?

  init(source: Source, view: Attribute<Source>, inputs: ViewInputs) {
    self.source = source
    lastCount = source.count
    mistakes = ForEachMistakes(of: view, host: inputs.host)
    super.init(of: view, inputs: inputs)
    isNumberedNow = mayExchange && source.isNumbered
    output = inputs.graph.makeOutput { [self] in update(to: $0.value(view)) }.id
  }

  // Until its first update, a `ForEach` has the collection that it was made with, which is up to date.
  override var isOutOfDate: Bool {
    (hasBeenUpdated || inputs.host.hasTransferredRows) && (output.map(inputs.graph.isDirty) ?? false)
  }
  override var isNumbered: Bool { isNumberedNow }
  override var count: Int { source.count }
  override var made: [Row] { rowsInOrder }
  override var madeIDs: [AnyHashable] { rowsByID.keys.map { AnyHashable($0) } }

  private func position(of index: Int) -> Int { rowsInOrder.partitioningIndex { $0.index >= index } }

  override func row(at index: Int) -> Row? {
    let position = position(of: index)
    return position < rowsInOrder.count && rowsInOrder[position].index == index ? rowsInOrder[position] : nil
  }

  override func row(identifiedBy id: AnyHashable) -> Row? { (id.base as? ID).flatMap { rowsByID[$0] } }

  // Making.

  override func makeRow(at index: Int) -> Row { row(at: index) ?? makeRow(at: index, inserting: position(of: index)) }

  private func makeRow(at index: Int, inserting position: Int) -> Row {
    let id = source.id(source.element(at: index))
    if let row = take(id, to: index) {
      rowsInOrder.insert(row, at: position)
      return row
    }
    let row = Row(index: index, of: self)
    rowsInOrder.insert(row, at: position)
    guard mistakes.accepts(id) else { return row }
    guard rowsByID[id] == nil else {
      mistakes.foundDuplicate(id)
      return row
    }
    rowsByID[id] = row
    let marks = source.passesRows ? nil : inputs.trait(RowMarks.self)
    row.makeContent(RowContent<Data, ID, Content>(row: row), ownsTags: marks != nil)
    if isLazy, row.holdsRows, sectionIDs == nil { sectionIDs = ids }
    if let marks {
      // As in SwiftUI, the rows of a constant range are identified by their positions.
      let mark = source.isConstantRange ? AnyHashable(index) : AnyHashable(id)
      row.list = inputs.graph.withSubgraph(row.subgraph) { marks.mark(row.list, mark) }
    }
    if isLazy { insert(row, id) } else if hasMadeRows { inputs.insert(row.list) }
    return row
  }

  /// If rows are moving between `ForEach`s, each `ForEach` must release its leaving rows before any row is made.
  private func makeFirstRows() {
    hasBeenUpdated = true
    let isBusy = exchange.hasWaiting || inputs.host.hasTransferredRows
    isLazy || isBusy ? inputs.host.rowsDidChange(self) : inputs.graph.untracked { makeRows() }
  }

  override func makeRows() {
    defer { hasMadeRows = true }
    guard !isLeaving, isLazy ? exchange.hasWaiting && !newSections.isEmpty : rowsInOrder.count < count else { return }
    if isLazy {
      for index in newSections { _ = makeRow(at: index) }
    } else {
      makeMissingRows()
    }
    newSections = []
    container?.childrenDidChange()
  }

  private func makeMissingRows() {
    for index in 0..<count where index >= rowsInOrder.count || rowsInOrder[index].index != index {
      _ = makeRow(at: index, inserting: index)
    }
  }

  // Exchanging.

  private func take(_ id: ID, to index: Int) -> Row? {
    guard mayExchange, exchange.hasWaiting, rowsByID[id] == nil, let row = exchange.take(AnyHashable(id), for: self)
    else { return nil }
    row.transfer(to: self, at: index)
    rowsByID[id] = row
    return row
  }

  override func takeRows() {
    guard !isLeaving, mayExchange, exchange.hasWaiting else { return }
    let before = rowsInOrder.count
    for index in 0..<count where exchange.hasWaiting {
      guard let row = take(source.id(source.element(at: index)), to: index) else { continue }
      rowsInOrder.insert(row, at: position(of: index))
    }
    if rowsInOrder.count != before { container?.childrenDidChange() }
  }

  override func release(_ id: AnyHashable) -> Row? {
    guard let key = id.base as? ID, let row = rowsByID.removeValue(forKey: key) else { return nil }
    rowsInOrder.removeAll { $0 === row }
    row.forgetNodes()
    container?.childrenDidChange()
    inputs.host.rowsDidChange(self)
    return row
  }

  override func discard(_ row: Row) {
    rowsInOrder.removeAll { $0 === row }
    // A row with a duplicate id is not in `rowsByID`.
    if row.index < count, case let id = source.id(source.element(at: row.index)), rowsByID[id] === row {
      rowsByID[id] = nil
    }
    row.subgraph.remove()
  }

  // Looking up.

  override func indices(identifiedBy ids: Set<AnyHashable>) -> [(id: AnyHashable, index: Int)] {
    var found: [(id: AnyHashable, index: Int)] = []
    let elements = Set(ids.compactMap { $0.base as? ID })
    if let offset = source.offset {
      found = elements.compactMap { id in offset(id).map { (AnyHashable(id), $0) } }
    } else if !elements.isEmpty {
      for (index, element) in source.data.enumerated() {
        let id = source.id(element)
        if elements.contains(id) { found.append((AnyHashable(id), index)) }
      }
    }
    guard found.count < ids.count, let first = source.data.first, source.content(first) is any IdentifiedView else {
      return found
    }
    for (index, element) in source.data.enumerated() {
      guard let id = (source.content(element) as? any IdentifiedView)?.identifier, ids.contains(id) else { continue }
      found.append((id, index))
    }
    return found
  }

  override func identifier(at index: Int) -> AnyHashable? { AnyHashable(source.id(source.element(at: index))) }

  override var knowsFocusable: Bool { source.focusable != nil }
  override func focusable(from index: Int, by step: Int) -> Int? { source.focusable?(index, step) }

  // Updating.

  /// Adopts a changed collection: rows move with their elements, and rows whose element is gone are released. If no
  /// element has moved, this costs one step for each row that has been made.
  func update(to source: Source) {
    let count = source.count
    let hasOtherCount = count != lastCount
    mistakes.look(at: source, last: lastCount)
    let wasEmpty = lastCount == 0
    lastCount = count
    let known = firstIDs
    let areSections = isLazy && rowsInOrder.contains(where: \.holdsRows)
    let former = areSections ? sectionIDs ?? ids : []
    self.source = source
    sectionIDs = areSections ? ids : nil
    newSections = []
    guard hasBeenUpdated else {
      // What collects the views of others may have been told of them since this was made.
      if hasOtherCount { container?.childrenDidChange() }
      return makeFirstRows()
    }
    if mistakes.isProbing, !hasOtherCount, known.isDisjoint(with: firstIDs) { return mistakes.foundUnstableIDs() }
    let wasNumbered = isNumbered
    isNumberedNow = mayExchange && source.isNumbered
    let isInPlace =
      rowsByID.count == rowsInOrder.count
      && rowsByID.allSatisfy { $1.index < count && source.id(source.element(at: $1.index)) == $0 }
    guard !isInPlace || hasOtherCount else { return mistakes.noteReplacement(ofAll: false) }
    let rowCount = rowsByID.count
    if isLazy { noteArrivals(wasEmpty: wasEmpty) }
    if !isInPlace { matchRows(wasNumbered: wasNumbered) }
    mistakes.noteReplacement(ofAll: rowCount > 1 && rowsByID.isEmpty && !hasOtherCount)
    if areSections { newSections = Array(indices { !former.contains($0) }.prefix(Self.sectionsToMake)) }
    container?.childrenDidChange()
    inputs.host.rowsDidChange(self)
  }

  private static var sectionsToMake: Int { 100 }

  /// The indices of the elements whose ids satisfy a condition.
  private func indices(where isWanted: (ID) -> Bool) -> [Int] {
    (0..<count).filter { isWanted(source.id(source.element(at: $0))) }
  }

  /// The first few ids, for the check that ids are stable: rows need not have been made again for it.
  private var firstIDs: Set<ID> {
    mistakes.isProbing ? Set((0..<min(count, 10)).map { source.id(source.element(at: $0)) }) : []
  }

  private func matchRows(wasNumbered: Bool) {
    let before = rowsInOrder
    let kept = source.offset.map(keptRows) ?? keptRows()
    let gone = rowsByID.filter { kept[$0.key] == nil }.sorted { $0.value.index < $1.value.index }
    rowsByID = kept
    rowsInOrder = kept.values.sorted { $0.index < $1.index }
    for (_, row) in gone { row.isLeaving = true }
    let indices = indicesOfLeaving(in: before)
    for (id, row) in gone {
      row.forgetNodes()
      exchange.letGo(
        row, AnyHashable(id), of: self, wasNumbered: wasNumbered, isSeen: row.presence?.isInSight ?? true,
        at: indices[ObjectIdentifier(row)] ?? 0)
    }
    for row in before where !row.hasContent { row.subgraph.remove() }
  }

  /// The rows that stay, with their new indices. One step for each that has been made.
  private func keptRows(foundBy offset: (ID) -> Int?) -> [ID: Row] {
    rowsByID.filter { id, row in
      guard let index = offset(id) else { return false }
      row.index = index
      return true
    }
  }

  /// The same. A step for each element, up to the last that has a row.
  private func keptRows() -> [ID: Row] {
    var kept: [ID: Row] = [:]
    let rowCount = rowsByID.count
    // By index, since an iterator type costs the runtime conformance lookups.
    var position = source.data.startIndex
    for index in 0..<count where kept.count < rowCount {
      let id = source.id(source.data[position])
      source.data.formIndex(after: &position)
      guard let row = rowsByID[id], kept[id] == nil else { continue }
      row.index = index
      kept[id] = row
    }
    return kept
  }

  /// For each leaving row, the new index of the remaining row that follows it.
  private func indicesOfLeaving(in before: [Row]) -> [ObjectIdentifier: Int] {
    var indices: [ObjectIdentifier: Int] = [:]
    // Rows leaving at the beginning precede the first row that stays.
    var next = before.first { !$0.isLeaving }?.index
    for row in before {
      if row.isLeaving {
        indices[ObjectIdentifier(row)] = min(next ?? row.index, count)
      } else {
        next = row.index + 1
      }
    }
    return indices
  }

  // Transitions.

  /// Plays the insertion transition of a new row if an animated change inserted its element, but not if the row has
  /// only scrolled into view.
  private func insert(_ row: Row, _ id: ID) {
    let passages = row.list.passages
    guard !passages.isEmpty else { return }
    if knownIDs == nil { knownIDs = ids }
    guard let arrival, !arrival.before.contains(id) else { return }
    for passage in passages { passage.enter(with: arrival.transaction) }
  }

  private var ids: Set<ID> { Set(source.data.lazy.map { [source] in source.id($0) }) }

  /// Called when the collection has changed. Linear in the number of elements if rows have transitions.
  private func noteArrivals(wasEmpty: Bool) {
    guard let before = knownIDs ?? (wasEmpty ? [] : nil) else { return }
    if knownIDs != nil { knownIDs = ids }
    guard let transaction = inputs.surroundings.animatedTransaction else { return }
    arrival = (transaction, before)
    inputs.host.afterLayout { [weak self] in self?.arrival = nil }
  }
}
