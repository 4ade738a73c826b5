import AttributeGraph

/// Keeps one subgraph alive for each element id.
struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  typealias Source = ForEach<Data, ID, Content>

  let view: Attribute<Source>
  let home: RowHome
  let rows: EagerRows<ID>
  var generation = 0
  var mistakes: ForEachMistakes

  init(view: Attribute<Source>, home: RowHome, rows: EagerRows<ID>) {
    self.view = view
    self.home = home
    self.rows = rows
    mistakes = ForEachMistakes(of: view, host: home.inputs.host)
  }

  private var inputs: ViewInputs { home.inputs }
  private var order: [ID] { rows.order }

  mutating func evaluate(in graph: Graph) -> Int {
    let source = graph.value(view)
    let count = source.count
    mistakes.look(at: source, last: generation > 0 ? order.count : nil)
    if mistakes.isProbing, count == order.count, source.data.allSatisfy({ rows.byID[source.id($0)] == nil }) {
      mistakes.foundUnstableIDs()
      return 0
    }
    generation += 1
    var ids: [ID] = []
    ids.reserveCapacity(count)
    var isSameOrder = true
    let wasNumbered = home.isNumbered
    home.isNumbered = home.mayExchange && source.isNumbered
    // Asked for once something new is there: most changes bring nothing.
    var givers: [RowHome]?
    var waits = false
    // By index: iterators and mapped collections are types that the runtime has to look conformances up for.
    var index = source.data.startIndex
    for offset in 0..<count {
      let id = source.id(source.data[index])
      source.data.formIndex(after: &index)
      guard mistakes.accepts(id) else { continue }
      if let row = rows.byID[id] {
        guard row.generation != generation else {
          mistakes.foundDuplicate(id)
          continue
        }
        row.generation = generation
        row.index = offset
      } else if home.isLeaving {
        continue
      } else if home.mayTakeRows, let row = home.take(AnyHashable(id), to: offset) as? EagerRow {
        row.generation = generation
        rows.byID[id] = row
      } else if isWaitedFor(id, &givers, in: graph) {
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
    let removed = removeRows(wasNumbered: wasNumbered)
    if waits { home.evaluateOnceMore() }
    mistakes.noteReplacement(ofAll: removed > 1 && removed == order.count && ids.count == removed)
    if !isSameOrder || ids.count != order.count { rows.show(ids) }
    return 0
  }

  /// Whether another home that is still to be brought up to date holds the row of an element and may give it up.
  private func isWaitedFor(_ id: ID, _ givers: inout [RowHome]?, in graph: Graph) -> Bool {
    // The first time, those that were there before have given up what is wanted here, unless they have moved.
    guard generation > 1 || inputs.host.hasMovedRows else { return false }
    let homes = givers ?? home.givers(in: graph)
    givers = homes
    return homes.contains { $0.holdsRow(identifiedBy: AnyHashable(id)) }
  }

  private func makeRow(at offset: Int, identifiedBy id: ID, in graph: Graph) -> EagerRow {
    let row = EagerRow(index: offset, home: home)
    row.generation = generation
    row.makeContent(ForEachRowContent<Data, ID, Content>(place: row))
    if let marks = inputs.trait(RowMarks.self) {
      // The rows of a range that never changes are known by their places, as in SwiftUI.
      let mark = graph.untracked { graph.value(view).isConstantRange } ? AnyHashable(offset) : AnyHashable(id)
      row.list = graph.withSubgraph(row.subgraph) { marks.mark(row.list, mark) }
    }
    return row
  }

  private mutating func removeRows(wasNumbered: Bool) -> Int {
    var leaving: [(id: ID, row: EagerRow, place: Int)] = []
    for (place, id) in order.enumerated() {
      guard let row = rows.byID[id], row.generation != generation else { continue }
      rows.byID[id] = nil
      row.isLeaving = true
      leaving.append((id, row, place - leaving.count))
    }
    for (id, row, place) in leaving {
      home.giveUp(row, AnyHashable(id), wasNumbered: wasNumbered, leaving: rows.list, at: place)
    }
    return leaving.count
  }
}
