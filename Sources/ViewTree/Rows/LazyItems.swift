/// The items of a lazy stack from top to bottom: nodes that exist, and rows that may not have been made yet.
package struct LazyItems {
  /// A part of the items: the nodes of one item, or consecutive rows of one `ForEach`.
  private enum Part {
    case nodes([DisplayNode])
    case rows(Rows, Range<Int>, [any NodeWrapping])
  }

  /// Identifies an item, even after it has moved.
  enum Key {
    case node(DisplayNode)
    case row(Row)
  }

  private var parts: [Part] = []
  /// The index of the first item of each part, and the total count.
  private var starts: [Int] = [0]

  package var count: Int { starts[starts.count - 1] }

  mutating func append(_ nodes: [DisplayNode]) {
    guard !nodes.isEmpty else { return }
    parts.append(.nodes(nodes))
    starts.append(count + 1)
  }

  /// Appends rows, including those that are still shown while they leave.
  mutating func append(_ rows: Rows, wrappers: [any NodeWrapping], in container: ContainerNode) {
    for stretch in rows.stretches {
      if !stretch.rows.isEmpty {
        parts.append(.rows(rows, stretch.rows, wrappers))
        starts.append(count + stretch.rows.count)
      }
      guard let row = stretch.departure?.row else { continue }
      Self.collectNodes(of: row, wrappers, in: container)
      append(row.nodes)
    }
  }

  /// The part of an item, and the item's index in the `ForEach` if it is a row.
  private func locate(_ index: Int) -> (part: Part, offset: Int) {
    let place = starts.partitioningIndex { $0 > index } - 1
    let part = parts[place]
    guard case .rows(_, let range, _) = part else { return (part, 0) }
    return (part, range.lowerBound + index - starts[place])
  }

  // Nodes.

  /// The nodes of an item; nil if its row has not been made.
  func nodes(of index: Int) -> [DisplayNode]? {
    let (part, offset) = locate(index)
    switch part {
    case .nodes(let nodes): return nodes
    case .rows(let rows, _, _): return rows.row(at: offset)?.nodes
    }
  }

  /// The `ForEach` of an item, and the item's index there; nil if the item is not a row.
  private func place(of index: Int) -> (rows: Rows, index: Int)? {
    guard case (.rows(let rows, _, _), let offset) = locate(index) else { return nil }
    return (rows, offset)
  }

  func row(of index: Int) -> Row? { place(of: index).flatMap { $0.rows.row(at: $0.index) } }

  func key(of index: Int) -> Key? { row(of: index).map { .row($0) } ?? nodes(of: index)?.first.map { .node($0) } }

  func makeNodes(of index: Int, in container: ContainerNode) -> [DisplayNode] {
    let (part, offset) = locate(index)
    switch part {
    case .nodes(let nodes): return nodes
    case .rows(let rows, _, let wrappers):
      let row = rows.makeRow(at: offset)
      Self.collectNodes(of: row, wrappers, in: container)
      return row.nodes
    }
  }

  /// The indices of the items that have been made, in order.
  var made: [Int] {
    var indices: [Int] = []
    forEachMade { index, _, _ in indices.append(index) }
    return indices
  }

  /// The items that have been made, in order, each with its nodes and, if it is a row, that row.
  func forEachMade(_ body: (Int, [DisplayNode], Row?) -> Void) {
    for (place, part) in parts.enumerated() {
      switch part {
      case .nodes(let nodes): body(starts[place], nodes, nil)
      case .rows(let rows, let range, _):
        for row in rows.made where range.contains(row.index) {
          body(starts[place] + row.index - range.lowerBound, row.nodes, row)
        }
      }
    }
  }

  /// The nodes of the items that have been made, in order.
  var madeNodes: [DisplayNode] {
    var nodes: [DisplayNode] = []
    forEachMade { _, made, _ in nodes += made }
    return nodes
  }

  static func collectNodes(of row: Row, _ wrappers: [any NodeWrapping], in container: ContainerNode) {
    var nodes: [DisplayNode] = []
    row.list.flatten(into: &nodes, container: container)
    row.nodes = wrap(nodes, wrappers)
    row.wrappers = wrappers
  }

  /// Wraps nodes in those of the enclosing modifiers; the last wrapper is the innermost.
  static func wrap(_ nodes: [DisplayNode], _ wrappers: [any NodeWrapping]) -> [DisplayNode] {
    wrappers.reversed().reduce(nodes) { nodes, wrapper in nodes.map(wrapper.wrapAlone) }
  }

  func discard(_ index: Int) {
    guard let rows = place(of: index)?.rows, let row = row(of: index) else { return }
    row.forgetNodes()
    rows.discard(row)
  }

  // Looking up.

  /// The item that contains a child of the stack.
  func index(of child: DisplayNode) -> Int { made.first { nodes(of: $0)?.contains { $0 === child } ?? false } ?? 0 }

  /// The node next to another one of the same item.
  func sibling(of child: DisplayNode, at index: Int, by step: Int) -> DisplayNode? {
    guard let nodes = nodes(of: index), let place = nodes.firstIndex(where: { $0 === child }) else { return nil }
    return nodes.indices.contains(place + step) ? nodes[place + step] : nil
  }

  func index(of key: Key) -> Int? {
    for (place, part) in parts.enumerated() {
      switch (part, key) {
      case (.nodes(let nodes), .node(let node)) where nodes[0] === node: return starts[place]
      // A row may have moved to another section.
      case (.rows(let rows, let range, _), .row(let row))
      where range.contains(row.index) && rows.row(at: row.index) === row:
        return starts[place] + row.index - range.lowerBound
      default: break
      }
    }
    return nil
  }

  /// - Parameter guess: Where the element is likely to be in its collection.
  func index(identifiedBy id: AnyHashable, near guess: Int?) -> Int? {
    for (place, part) in parts.enumerated() {
      guard case .rows(let rows, let range, _) = part, let index = rows.index(identifiedBy: id, near: guess),
        range.contains(index)
      else { continue }
      return starts[place] + index - range.lowerBound
    }
    return nil
  }

  func indices(identifiedBy ids: Set<AnyHashable>) -> [(id: AnyHashable, index: Int)] {
    parts.indices.flatMap { place -> [(id: AnyHashable, index: Int)] in
      guard case .rows(let rows, let range, _) = parts[place] else { return [] }
      return rows.indices(identifiedBy: ids).filter { range.contains($0.index) }
        .map { ($0.id, starts[place] + $0.index - range.lowerBound) }
    }
  }

  /// The id of the element that an item belongs to; nil if the item is not a row.
  func identifier(of index: Int) -> AnyHashable? { place(of: index).flatMap { $0.rows.identifier(at: $0.index) } }

  /// The nearest item, from one on in a direction, that may contain something focusable, passing over rows of which it
  /// is known that they do not; nil if there is none.
  func firstThatMayHaveFocus(from start: Int, by step: Int) -> Int? {
    var index = start
    while index >= 0, index < count {
      let (part, offset) = locate(index)
      guard case .rows(let rows, let range, _) = part, rows.knowsFocusable else { return index }
      let first = index - offset
      if let found = rows.focusable(from: offset, by: step), range.contains(found) { return first + found }
      index = step > 0 ? first + range.upperBound : first + range.lowerBound - 1
    }
    return nil
  }

  /// True if it is known of an item without making it that it may contain something focusable.
  func knowsFocusable(at index: Int) -> Bool { place(of: index)?.rows.knowsFocusable ?? false }
}
