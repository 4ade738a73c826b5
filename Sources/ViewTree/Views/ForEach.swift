public import AttributeGraph

/// A view for each element of a collection. The element's id decides the identity of its view, so state moves
/// with the element when the collection is reordered.
public struct ForEach<Data: RandomAccessCollection, ID, Content> {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content
  var isConstantRange = false
  /// Whether the view of an element may take focus, where that is known without making it; see `focusable(when:)`.
  var mayHaveFocus: ((Data.Element) -> Bool)?

  static var subject: String { "ForEach<\(Data.self)> of \(Content.self)" }
}

extension ForEach: View, PrimitiveView where ID: Hashable, Content: View {
  public static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    guard !inputs.makesRowsLazily else {
      let rows = ForEachLazyRows(
        source: graph.peek(view), view: view, inputs: inputs, owner: graph.currentSubgraph)
      _ = graph.makeOutput(UpdateLazyRows(view: view, rows: rows))
      return ViewOutputs(.lazy(rows))
    }
    let list = DynamicList()
    let rows = EagerRows<ID>()
    list.part = { id in (id.base as? ID).flatMap { rows.byID[$0]?.list } }
    _ = graph.makeOutput(
      ForEachRows(view: view, inputs: inputs, list: list, owner: graph.currentSubgraph, rows: rows))
    return ViewOutputs(.dynamic(list))
  }

  /// Says of which elements the view may take focus, so that moving focus through lazy rows makes only those.
  package func focusable(when mayHaveFocus: @escaping (Data.Element) -> Bool) -> ForEach {
    var copy = self
    copy.mayHaveFocus = mayHaveFocus
    return copy
  }
}

extension ForEach {
  /// A view for each element, identified by a member of the element.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach {
  /// A view for each element, identified by what a function gives: made faster than with a key path.
  package init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// A view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// A view for each number of a range that never changes; a range that does is reported once.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content, isConstantRange: true)
  }
}

/// A row that was made with all others.
private final class EagerRow: RowPlace {
  let subgraph: Subgraph
  var list: ViewList = .empty
  var generation = 0

  init(index: Int, subgraph: Subgraph) {
    self.subgraph = subgraph
    super.init(index: index)
  }
}

/// The rows of a `ForEach` by the ids of their elements.
private final class EagerRows<ID: Hashable> {
  var byID: [ID: EagerRow] = [:]
}

/// Keeps one subgraph alive for each element id.
private struct ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  typealias Source = ForEach<Data, ID, Content>

  /// What a programmer can do wrong; each is reported once.
  enum Mistake {
    case duplicate, unstable, changingRange
  }

  let view: Attribute<Source>
  let inputs: ViewInputs
  let list: DynamicList
  let owner: Subgraph
  let rows: EagerRows<ID>
  var order: [ID] = []
  var generation = 0
  var mistakes: Set<Mistake> = []
  /// How many times one after the other every id was a new one.
  var replacements = 0

  init(view: Attribute<Source>, inputs: ViewInputs, list: DynamicList, owner: Subgraph, rows: EagerRows<ID>) {
    self.view = view
    self.inputs = inputs
    self.list = list
    self.owner = owner
    self.rows = rows
  }

  mutating func evaluate(in graph: Graph) -> Int {
    let source = graph.value(view)
    generation += 1
    if let first = source.data.first, source.id(first) != source.id(first) {
      warn(
        .unstable,
        "the id of an element of \(Source.subject) is another one each time it is asked for: ids must be stable")
    }
    var ids: [ID] = []
    ids.reserveCapacity(source.data.count)
    var isSameOrder = true
    // By index: iterators and mapped collections are types that the runtime has to look conformances up for.
    var index = source.data.startIndex
    for offset in 0..<source.data.count {
      let id = source.id(source.data[index])
      source.data.formIndex(after: &index)
      if let row = rows.byID[id] {
        guard row.generation != generation else {
          warn(.duplicate, "duplicate id \(id) in \(Source.subject): only the first view with it is shown")
          continue
        }
        row.generation = generation
        row.index = offset
      } else {
        let row = makeRow(at: offset, of: source, in: graph)
        rows.byID[id] = row
        if generation > 1 { inputs.insert(row.list) }
      }
      if isSameOrder, ids.count >= order.count || order[ids.count] != id { isSameOrder = false }
      ids.append(id)
    }
    let removed = removeRows(in: graph)
    if source.isConstantRange, generation > 1, ids.count != order.count {
      warn(.changingRange, "\(Source.subject) is for a range that never changes, but it changed: name an id")
    }
    replacements = removed > 1 && removed == order.count && ids.count == removed ? replacements + 1 : 0
    // A page of other rows is nothing special; other rows each time are.
    if replacements == 2 { warn(.unstable, "all ids of \(Source.subject) change at every update: ids must be stable") }
    if !isSameOrder || ids.count != order.count {
      order = ids
      var lists: [ViewList] = []
      for id in ids { if let row = rows.byID[id] { lists.append(row.list) } }
      list.content = .sequence(lists)
    }
    return 0
  }

  private func makeRow(at offset: Int, of source: Source, in graph: Graph) -> EagerRow {
    let subgraph = graph.withSubgraph(owner) { graph.makeSubgraph() }
    let row = EagerRow(index: offset, subgraph: subgraph)
    row.generation = generation
    row.list = graph.withSubgraph(subgraph) {
      graph.untracked {
        let content = graph.makeRule(ForEachRowContent(view: view, place: row))
        return Content._makeView(content, inputs: inputs).list
      }
    }
    return row
  }

  private mutating func removeRows(in graph: Graph) -> Int {
    var removed = 0
    var place = 0
    for id in order {
      guard let row = rows.byID[id], row.generation != generation else {
        place += 1
        continue
      }
      row.isLeaving = true
      Departure.take(row.list, at: place, from: list, row.subgraph, inputs)
      rows.byID[id] = nil
      removed += 1
    }
    return removed
  }

  private mutating func warn(_ mistake: Mistake, _ message: @autoclosure () -> String) {
    if mistakes.insert(mistake).inserted { inputs.host.report(message()) }
  }
}

/// The view value of one row, made anew when the collection or the closure changes.
struct ForEachRowContent<Data: RandomAccessCollection, ID: Hashable, Content: View>: Rule {
  let view: Attribute<ForEach<Data, ID, Content>>
  let place: RowPlace
  var last: Content?

  mutating func evaluate(in graph: Graph) -> Content {
    if place.isLeaving, let last { return last }
    let source = graph.value(view)
    // Elements behind a binding are found by their ids: the row depends on its own element, not on the collection.
    let element = graph.untracked {
      place.index < source.data.count
        ? source.data[source.data.index(source.data.startIndex, offsetBy: place.index)] : nil
    }
    if let element {
      let content = source.content(element)
      last = content
      return content
    }
    guard let last else { preconditionFailure("a row of ForEach was made for an element that does not exist") }
    return last
  }
}
