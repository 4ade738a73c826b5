/// A row that was made with all others.
final class EagerRow: RowPlace {
  var generation = 0
}

/// The rows of a `ForEach` by the ids of their elements.
final class EagerRows<ID: Hashable>: RowKeeping {
  var byID: [ID: EagerRow] = [:]

  func holdsRow(identifiedBy id: AnyHashable) -> Bool { (id.base as? ID).map { byID[$0] != nil } ?? false }

  func giveUpRows() -> [(id: AnyHashable, row: RowPlace)] {
    defer { byID = [:] }
    return byID.map { (AnyHashable($0.key), $0.value) }
  }

  // They are taken as the collection is gone through.
  func takeRows(from family: RowFamily) {}
}
