import AttributeGraph

/// The elements of a collection that bindings stand for, found by their ids wherever they move.
final class ElementTable<Base: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let base: Location<Base>
  let id: KeyPath<Base.Element, ID>
  private var locations: [ID: ElementLocation<Base, ID>] = [:]

  private init(base: Location<Base>, id: KeyPath<Base.Element, ID>) {
    self.base = base
    self.id = id
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
