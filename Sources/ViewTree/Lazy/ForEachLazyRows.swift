import AttributeGraph

/// The rows of a `ForEach` in a lazy stack, found again by the ids of their elements.
final class ForEachLazyRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: LazyRows {
  typealias Source = ForEach<Data, ID, Content>

  private var source: Source
  /// How many elements there were at the last update. A collection behind a binding may have changed since.
  private var lastCount: Int
  private let view: Attribute<Source>
  private let inputs: ViewInputs
  private let owner: Subgraph
  private var rowsByID: [ID: LazyRow] = [:]
  private var made: [LazyRow] = []
  private var hasReportedDuplicate = false

  init(source: Source, view: Attribute<Source>, inputs: ViewInputs, owner: Subgraph) {
    self.source = source
    lastCount = source.data.count
    self.view = view
    self.inputs = inputs
    self.owner = owner
  }

  override var count: Int { source.data.count }
  override var madeRows: [LazyRow] { made }

  private func element(at index: Int) -> Data.Element {
    source.data[source.data.index(source.data.startIndex, offsetBy: index)]
  }

  override func madeRow(at index: Int) -> LazyRow? {
    let place = made.partitioningIndex { $0.index >= index }
    return place < made.count && made[place].index == index ? made[place] : nil
  }

  override func makeRow(at index: Int) -> LazyRow {
    if let row = madeRow(at: index) { return row }
    let graph = inputs.graph
    let row = graph.withSubgraph(owner) { LazyRow(index: index, subgraph: graph.makeSubgraph()) }
    made.insert(row, at: made.partitioningIndex { $0.index >= index })
    let id = source.id(element(at: index))
    guard rowsByID[id] == nil else {
      reportDuplicate(id)
      return row
    }
    rowsByID[id] = row
    var inputs = inputs
    inputs.rowPresence = row.presence
    row.list = graph.withSubgraph(row.subgraph) {
      graph.untracked {
        let content = graph.makeRule(ForEachRowContent(view: view, place: row))
        return Content._makeView(content, inputs: inputs).list
      }
    }
    return row
  }

  private func reportDuplicate(_ id: ID) {
    guard !hasReportedDuplicate else { return }
    hasReportedDuplicate = true
    inputs.host.report("duplicate id \(id) in \(Source.subject): only the first view with it is shown")
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
    let count = source.data.count
    let hasOtherCount = count != lastCount
    lastCount = count
    self.source = source
    var isInPlace = true
    for (id, row) in rowsByID where row.index >= count || source.id(element(at: row.index)) != id { isInPlace = false }
    guard !isInPlace || hasOtherCount else { return }
    if !isInPlace { moveRows() }
    // Rows of duplicate ids belong to no element and go with their place.
    for row in made where row.index >= count { row.subgraph.remove() }
    made.removeAll { $0.index >= count }
    container?.childrenDidChange()
  }

  private func moveRows() {
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
    for (id, row) in rowsByID where kept[id] == nil { row.subgraph.remove() }
    for row in made where !kept.values.contains(where: { $0 === row }) { row.subgraph.remove() }
    rowsByID = kept
    made = kept.values.sorted { $0.index < $1.index }
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
