import ViewTree

/// The rows of a table as its control sees them, whatever they show.
struct TableRows {
  let count: Int
  let selection: TableSelection
  let id: (Int) -> AnyHashable
  /// The place of an id. Linear in the rows.
  let index: (AnyHashable) -> Int?
  /// Sorts by a column, or turns its order round.
  let sort: (Int) -> Void

  static let none = TableRows(count: 0, selection: .none, id: { _ in 0 }, index: { _ in nil }, sort: { _ in })
}

/// Which rows are chosen, and how others are.
struct TableSelection {
  /// How many rows may be chosen.
  enum Kind {
    case none, one, several
  }

  let kind: Kind
  let chosen: Set<AnyHashable>
  /// Chooses a row; with several, turns it on or off.
  let choose: (AnyHashable) -> Void

  static let none = TableSelection(kind: .none, chosen: [], choose: { _ in })

  static func one<ID: Hashable>(_ selection: Binding<ID?>) -> TableSelection {
    let chosen = selection.wrappedValue
    return TableSelection(kind: .one, chosen: chosen.map { [AnyHashable($0)] } ?? []) { id in
      if let id = id.base as? ID, id != chosen { selection.wrappedValue = id }
    }
  }

  static func several<ID: Hashable>(_ selection: Binding<Set<ID>>) -> TableSelection {
    let chosen = selection.wrappedValue
    return TableSelection(kind: .several, chosen: Set(chosen.map { AnyHashable($0) })) { id in
      if let id = id.base as? ID { selection.wrappedValue = chosen.symmetricDifference([id]) }
    }
  }

  func contains(_ id: AnyHashable) -> Bool { chosen.contains(id) }
}
