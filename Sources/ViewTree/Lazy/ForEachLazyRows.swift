import AttributeGraph

/// The rows of a `ForEach` in a lazy stack, found again by the ids of their elements.
final class ForEachLazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
  typealias Source = ForEach<Data, ID, Content>

  private(set) var source: Source
  /// How many elements there were at the last update. A collection behind a binding may have changed since.
  private var lastCount: Int
  let inputs: ViewInputs
  let home: RowHome
  /// The collection before the update going on, where rows are sections.
  private(set) var replaced: Source?
  /// Whether rows are made that nobody has asked to see.
  var isMakingUnseen = false
  /// The update in which the collection was last looked at.
  private(set) var lastUpdate = 0
  private var hasBeenUpdated = false
  var rowsByID: [ID: LazyRow] = [:]
  /// In order.
  var made: [LazyRow] = []
  private var mistakes: ForEachMistakes
  /// What there was at the last change, from when a row with a transition was made.
  private var knownIDs: Set<ID>?
  /// The animated change in which elements have come, and what was there before; until the layout that shows them.
  private var arrival: (transaction: Transaction, before: Set<ID>)?

  init(source: Source, view: Attribute<Source>, inputs: ViewInputs) {
    self.source = source
    lastCount = source.count
    mistakes = ForEachMistakes(of: view, host: inputs.host)
    self.inputs = inputs
    lastUpdate = inputs.host.updateNumber
    home = RowHome(view: view, inputs: inputs, mayExchange: Source.elementsMayMove)
    home.isNumbered = home.mayExchange && source.isNumbered
    super.init()
    home.keeper = self
  }

  // What has only been made was given the collection of now.
  override var isOutOfDate: Bool {
    (hasBeenUpdated || inputs.host.hasMovedRows) && (home.output.map(inputs.graph.isDirty) ?? false)
  }
  override var isLeaving: Bool { home.isLeaving }
  override var count: Int { source.count }
  override var madeRows: [LazyRow] { made }

  func element(at index: Int) -> Data.Element {
    source.data[source.data.index(source.data.startIndex, offsetBy: index)]
  }

  override func madeRow(at index: Int) -> LazyRow? {
    let place = made.partitioningIndex { $0.index >= index }
    return place < made.count && made[place].index == index ? made[place] : nil
  }

  override func makeRow(at index: Int) -> LazyRow {
    if let row = madeRow(at: index) { return row }
    let id = source.id(element(at: index))
    let place = made.partitioningIndex { $0.index >= index }
    if rowsByID[id] == nil, home.mayTakeRows, let row = home.take(AnyHashable(id), to: index) as? LazyRow {
      rowsByID[id] = row
      made.insert(row, at: place)
      return row
    }
    let row = LazyRow(index: index, home: home, isSeen: !isMakingUnseen)
    made.insert(row, at: place)
    guard mistakes.accepts(id) else { return row }
    guard rowsByID[id] == nil else {
      mistakes.foundDuplicate(id)
      return row
    }
    rowsByID[id] = row
    row.makeContent(ForEachRowContent<Data, ID, Content>(place: row))
    insert(row, id)
    return row
  }

  override func index(identifiedBy id: AnyHashable) -> Int? {
    if let id = id.base as? ID {
      if let row = rowsByID[id] { return row.index }
      if let index = source.data.enumerated().first(where: { source.id($0.element) == id })?.offset { return index }
    }
    guard count > 0, source.content(element(at: 0)) is any IdentifiedView else { return nil }
    return source.data.enumerated().first { (source.content($0.element) as? any IdentifiedView)?.identifier == id }?
      .offset
  }

  override func indices(identifiedBy ids: Set<AnyHashable>) -> [(id: AnyHashable, index: Int)] {
    var found: [(id: AnyHashable, index: Int)] = []
    let elements = Set(ids.compactMap { $0.base as? ID })
    if !elements.isEmpty {
      for (index, element) in source.data.enumerated() {
        let id = source.id(element)
        if elements.contains(id) { found.append((AnyHashable(id), index)) }
      }
    }
    guard found.count < ids.count, count > 0, source.content(element(at: 0)) is any IdentifiedView else { return found }
    for (index, element) in source.data.enumerated() {
      guard let id = (source.content(element) as? any IdentifiedView)?.identifier, ids.contains(id) else { continue }
      found.append((id, index))
    }
    return found
  }

  override func identifier(at index: Int) -> AnyHashable? { AnyHashable(source.id(element(at: index))) }

  override func mayHaveFocus(at index: Int) -> Bool? { source.mayHaveFocus?(element(at: index)) }

  override func discard(_ row: LazyRow) {
    made.removeAll { $0 === row }
    // The row of a duplicate id is nobody's.
    if row.index < count, case let id = source.id(element(at: row.index)), rowsByID[id] === row { rowsByID[id] = nil }
    row.subgraph.remove()
  }

  // Updating.

  /// The collection is another one: rows go with their elements, and those whose element is gone end. Costs the rows
  /// made as long as their elements stay where they are.
  func update(to source: Source) {
    let count = source.count
    let hasOtherCount = count != lastCount
    mistakes.look(at: source, last: lastCount)
    let wasEmpty = lastCount == 0
    lastCount = count
    let known = firstIDs
    if holdsRows {
      replaced = self.source
      inputs.host.afterUpdate { [weak self] in self?.replaced = nil }
    }
    self.source = source
    lastUpdate = inputs.host.updateNumber
    hasBeenUpdated = true
    if mistakes.isProbing, !hasOtherCount, known.isDisjoint(with: firstIDs) { return mistakes.foundUnstableIDs() }
    let wasNumbered = home.isNumbered
    home.isNumbered = home.mayExchange && source.isNumbered
    var isInPlace = true
    for (id, row) in rowsByID where row.index >= count || source.id(element(at: row.index)) != id { isInPlace = false }
    guard !isInPlace || hasOtherCount else { return mistakes.noteReplacement(ofAll: false) }
    let rowCount = rowsByID.count
    noteArrivals(wasEmpty: wasEmpty)
    if !isInPlace { moveRows(wasNumbered: wasNumbered) }
    mistakes.noteReplacement(ofAll: rowCount > 1 && rowsByID.isEmpty && !hasOtherCount)
    // Rows of duplicate ids belong to no element and go with their place.
    for row in made where row.index >= count { row.subgraph.remove() }
    made.removeAll { $0.index >= count }
    container?.childrenDidChange()
  }

  /// The ids of some elements, while it is looked whether they are stable: rows may not have been made again.
  private var firstIDs: Set<ID> {
    mistakes.isProbing ? Set((0..<min(count, 10)).map { source.id(element(at: $0)) }) : []
  }

  private func moveRows(wasNumbered: Bool) {
    let before = made
    var kept: [ID: LazyRow] = [:]
    if !rowsByID.isEmpty {
      for (index, element) in source.data.enumerated() {
        let id = source.id(element)
        guard let row = rowsByID[id], kept[id] == nil else { continue }
        row.index = index
        kept[id] = row
        if kept.count == rowsByID.count { break }
      }
    }
    let leaving = rowsByID.filter { kept[$0.key] == nil }
    let duplicates = made.filter { row in !rowsByID.values.contains { $0 === row } }
    rowsByID = kept
    made = kept.values.sorted { $0.index < $1.index }
    for row in leaving.values { row.isLeaving = true }
    let places = placesOfLeaving(in: before)
    for (id, row) in leaving {
      row.forgetNodes()
      let isInSight = row.presence?.isInSight ?? true
      home.giveUp(
        row, AnyHashable(id), wasNumbered: wasNumbered, leaving: isInSight ? self : nil,
        at: places[ObjectIdentifier(row)] ?? 0)
    }
    for row in duplicates { row.subgraph.remove() }
  }

  /// Before which rows those stood that leave.
  private func placesOfLeaving(in before: [LazyRow]) -> [ObjectIdentifier: Int] {
    var places: [ObjectIdentifier: Int] = [:]
    // At the beginning they stood before the first that stays.
    var next = before.first { !$0.isLeaving }?.index
    for row in before {
      if row.isLeaving {
        places[ObjectIdentifier(row)] = min(next ?? row.index, count)
      } else {
        next = row.index + 1
      }
    }
    return places
  }

  // Transitions.

  /// Lets a row that was just made come, if its element has come in an animated change; rows that only come into sight
  /// are there.
  private func insert(_ row: LazyRow, _ id: ID) {
    let passages = row.list.passages
    guard !passages.isEmpty else { return }
    if knownIDs == nil { knownIDs = ids }
    guard let arrival, !arrival.before.contains(id) else { return }
    for passage in passages { passage.enter(with: arrival.transaction) }
  }

  private var ids: Set<ID> { Set(source.data.lazy.map { [source] in source.id($0) }) }

  /// The collection has changed. Linear in its elements where rows have transitions.
  private func noteArrivals(wasEmpty: Bool) {
    guard let before = knownIDs ?? (wasEmpty ? [] : nil) else { return }
    if knownIDs != nil { knownIDs = ids }
    guard inputs.mayAnimate, inputs.host.clock != nil else { return }
    let transaction = inputs.transaction
    guard transaction.animation != nil else { return }
    arrival = (transaction, before)
    inputs.host.afterLayout { [weak self] in self?.arrival = nil }
  }
}

/// Brings lazy rows up to date with their `ForEach`.
struct UpdateLazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let rows: ForEachLazyRows<Data, ID, Content>

  func evaluate(in graph: Graph) -> Int {
    let source = graph.value(view)
    rows.update(to: source)
    return 0
  }
}
