import AttributeGraph

/// Keeps one subgraph alive for each element id.
struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  typealias Source = ForEach<Data, ID, Content>

  /// What a programmer can do wrong; each is reported once.
  enum Mistake {
    case duplicate, unstable, changingRange
  }

  let view: Attribute<Source>
  let home: RowHome
  let list: DynamicList
  let rows: EagerRows<ID>
  var order: [ID] = []
  var generation = 0
  var mistakes: Set<Mistake> = []
  /// How many times one after the other every id was a new one.
  var replacements = 0

  init(view: Attribute<Source>, home: RowHome, list: DynamicList, rows: EagerRows<ID>) {
    self.view = view
    self.home = home
    self.list = list
    self.rows = rows
  }

  private var inputs: ViewInputs { home.inputs }

  /// What is reported about, and where it stands.
  private var subject: String { Source.subject + inputs.host.place(of: view.id) }

  mutating func evaluate(in graph: Graph) -> Int {
    let source = graph.value(view)
    generation += 1
    if let first = source.data.first, source.id(first) != source.id(first) {
      warn(.unstable) {
        "the id of an element of \($0) is another one each time it is asked for: ids must be stable"
      }
    }
    var ids: [ID] = []
    ids.reserveCapacity(source.data.count)
    var isSameOrder = true
    // The first time there is nobody who has not given up yet what is wanted here.
    let givers = generation > 1 ? home.givers(in: graph) : []
    var waits = false
    // By index: iterators and mapped collections are types that the runtime has to look conformances up for.
    var index = source.data.startIndex
    for offset in 0..<source.data.count {
      let id = source.id(source.data[index])
      source.data.formIndex(after: &index)
      if let row = rows.byID[id] {
        guard row.generation != generation else {
          warn(.duplicate) { "duplicate id \(id) in \($0): only the first view with it is shown" }
          continue
        }
        row.generation = generation
        row.index = offset
      } else if home.mayTakeRows, let row = home.take(AnyHashable(id), to: offset) as? EagerRow {
        row.generation = generation
        rows.byID[id] = row
      } else if givers.contains(where: { $0.keeper?.holdsRow(identifiedBy: AnyHashable(id)) ?? false }) {
        waits = true
        continue
      } else {
        let row = makeRow(at: offset, identifiedBy: id, in: graph)
        rows.byID[id] = row
        if generation > 1 { inputs.insert(row.list) }
      }
      if isSameOrder, ids.count >= order.count || order[ids.count] != id { isSameOrder = false }
      ids.append(id)
    }
    let removed = removeRows()
    if waits { home.evaluateOnceMore() }
    if source.isConstantRange, generation > 1, ids.count != order.count {
      warn(.changingRange) { "\($0) is for a range that never changes, but it changed: name an id" }
    }
    replacements = removed > 1 && removed == order.count && ids.count == removed ? replacements + 1 : 0
    // A page of other rows is nothing special; other rows each time are.
    if replacements == 2 { warn(.unstable) { "all ids of \($0) change at every update: ids must be stable" } }
    if !isSameOrder || ids.count != order.count {
      order = ids
      var lists: [ViewList] = []
      for id in ids { if let row = rows.byID[id] { lists.append(row.list) } }
      list.content = .sequence(lists)
    }
    return 0
  }

  private func makeRow(at offset: Int, identifiedBy id: ID, in graph: Graph) -> EagerRow {
    let row = EagerRow(index: offset, home: home)
    row.generation = generation
    row.makeContent(ForEachRowContent<Data, ID, Content>(place: row), inputs: inputs)
    if let marks = inputs.trait(RowMarks.self) {
      // The rows of a range that never changes are known by their places, as in SwiftUI.
      let mark = graph.untracked { graph.value(view).isConstantRange } ? AnyHashable(offset) : AnyHashable(id)
      row.list = graph.withSubgraph(row.subgraph) { marks.mark(row.list, mark) }
    }
    return row
  }

  private mutating func removeRows() -> Int {
    var leaving: [(id: ID, row: EagerRow, place: Int)] = []
    for (place, id) in order.enumerated() {
      guard let row = rows.byID[id], row.generation != generation else { continue }
      rows.byID[id] = nil
      row.isLeaving = true
      leaving.append((id, row, place - leaving.count))
    }
    for (id, row, place) in leaving {
      row.giveUpRowsInside()
      home.giveUp(row, AnyHashable(id), leaving: list, at: place)
    }
    return leaving.count
  }

  private mutating func warn(_ mistake: Mistake, _ message: (_ subject: String) -> String) {
    if mistakes.insert(mistake).inserted { inputs.host.report(message(subject)) }
  }
}
