/// A row that was made with all others. Inside a lazily made row it is in sight when that is.
final class EagerRow: RowPlace {
  var generation = 0

  init(index: Int, home: RowHome) {
    let mayBeOutOfSight = home.family.isLazy || home.inputs.rowPresence != nil
    super.init(index: index, home: home, presence: mayBeOutOfSight ? RowPresence(inside: home.inputs.rowPresence) : nil)
  }

  override func move(to home: RowHome) {
    super.move(to: home)
    presence?.follow(home.inputs.rowPresence)
  }
}

/// The rows of a `ForEach` by the ids of their elements.
final class EagerRows<ID: Hashable>: RowKeeping {
  let list: DynamicList
  var byID: [ID: EagerRow] = [:]
  /// The ids of the rows that are shown.
  private(set) var order: [ID] = []

  init(list: DynamicList) { self.list = list }

  func show(_ order: [ID]) {
    self.order = order
    var lists: [ViewList] = []
    for id in order { if let row = byID[id] { lists.append(row.list) } }
    list.content = .sequence(lists)
  }

  func holdsRow(identifiedBy id: AnyHashable) -> Bool { (id.base as? ID).map { byID[$0] != nil } ?? false }

  func release(_ id: AnyHashable) -> RowPlace? {
    guard let key = id.base as? ID, let row = byID[key], row.mayMove else { return nil }
    byID[key] = nil
    show(order.filter { $0 != key })
    return row
  }

  // They are taken as the collection is gone through, and none is left to be made.
  func takeRows(from family: RowFamily) {}
  func makeChangedRows(holding kinds: Set<RowFamily.Kind>) {}
}
