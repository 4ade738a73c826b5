import AttributeGraph

/// The elements of a collection that bindings stand for, found by their ids wherever they move.
final class ElementTable<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let base: Location<Base>
  let id: KeyPath<Base.Element, ID>
  private var locations: [ID: ElementLocation<Base, ID>] = [:]
  /// Another value after each change of the collection but those of single elements through their locations: whoever
  /// reads elements depends on this, and an edit costs the same however many elements there are.
  private let shape: Attribute<Int>?

  private struct Shape: Rule {
    let base: Location<Base>
    var changes = 0

    mutating func evaluate(in graph: Graph) -> Int {
      _ = base.get()
      changes += 1
      return changes
    }
  }

  private init(base: Location<Base>, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
    shape = base.lifetime.map { lifetime in
      lifetime.graph.withSubgraph(lifetime.subgraph) { lifetime.graph.makeRule(Shape(base: base)) }
    }
  }

  /// The collection; whoever reads it depends on everything but edits of elements through their locations.
  func read() -> Base {
    guard let shape, let graph = base.graph, graph.isValid(shape.id) else { return base.get() }
    _ = graph.value(shape)
    return graph.untracked { base.get() }
  }

  /// Edits an element that stays the same one, in place. Nil if that cannot be done, else whether it is another now.
  func edit(at offset: Int, to value: Base.Element, transaction: Transaction) -> Bool? {
    // Other collections may do anything when they are written.
    guard let shape, Base.self == [Base.Element].self else { return nil }
    return base.modify(sparing: shape.id, transaction: transaction) { whole in
      let index = whole.index(whole.startIndex, offsetBy: offset)
      guard !ValueEquality.areEqual(whole[index], value) else { return false }
      whole[index] = value
      return true
    }
  }

  /// The same table for the same location and id.
  static func of(_ base: Location<Base>, id: KeyPath<Base.Element, ID>) -> ElementTable {
    base.attachment(for: id) { ElementTable(base: base, id: id) }
  }

  /// The location of an element; it lives as long as the subgraph in which it was first asked for.
  /// - Parameter offset: Where the element stands now.
  func location(of element: ID, at offset: Int, value: Base.Element) -> ElementLocation<Base, ID> {
    if let known = locations[element] { return known }
    let made = ElementLocation(table: self, element: element, offset: offset, value: value)
    locations[element] = made
    base.graph?.onRemoval { [weak self] in self?.forget(made) }
    return made
  }

  private func forget(_ location: ElementLocation<Base, ID>) {
    if locations[location.element] === location { locations[location.element] = nil }
  }
}
