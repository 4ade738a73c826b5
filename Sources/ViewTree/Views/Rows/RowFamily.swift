import AttributeGraph

/// The `ForEach`s inside the rows of another one, between which rows may move in an update.
///
/// A row whose element is gone is set aside. What has come to its element in another `ForEach` takes it from there; what
/// nobody has taken when all are up to date ends.
final class RowFamily {
  /// Which rows are alike.
  struct Kind: Hashable {
    /// The type of the `ForEach`.
    let source: ObjectIdentifier
    let isLazy: Bool
  }

  /// A row whose element is gone from its `ForEach`, and where it stood.
  struct Leaving {
    let row: RowPlace
    weak var list: DynamicList?
    let place: Int

    func end() {
      let home = row.home
      guard let list else { return row.subgraph.remove() }
      Departure.take(row.list, at: place, from: list, row.subgraph, home.inputs)
    }
  }

  private struct Key: Hashable {
    let kind: Kind
    let id: AnyHashable
  }

  private let owner: Subgraph
  private unowned let host: ViewHost
  private var homes: [Kind: [ObjectIdentifier: RowHome.Reference]] = [:]
  private var leaving: [Key: Leaving] = [:]
  private var late: [AttributeID] = []

  init(owner: Subgraph, host: ViewHost) {
    self.owner = owner
    self.host = host
  }

  func add(_ home: RowHome) { homes[home.kind, default: [:]][ObjectIdentifier(home)] = RowHome.Reference(home: home) }
  func remove(_ home: RowHome) { homes[home.kind]?[ObjectIdentifier(home)] = nil }
  func count(of kind: Kind) -> Int { homes[kind]?.count ?? 0 }
  func homes(of kind: Kind) -> [RowHome] { homes[kind]?.values.compactMap(\.home) ?? [] }

  /// Returns false when there is a row for that id already.
  func setAside(_ departure: Leaving, as id: AnyHashable, of kind: Kind) -> Bool {
    let key = Key(kind: kind, id: id)
    guard leaving[key] == nil else { return false }
    departure.row.isLeaving = true
    host.graph.setAside(departure.row.subgraph, in: owner)
    leaving[key] = departure
    host.rowsMove(in: self)
    return true
  }

  func take(_ id: AnyHashable, for home: RowHome) -> RowPlace? {
    let key = Key(kind: home.kind, id: id)
    guard let row = leaving[key]?.row, row.home.suits(home) else { return nil }
    leaving[key] = nil
    return row
  }

  var hasLeaving: Bool { !leaving.isEmpty }

  /// The ids of the rows of a kind that wait to be taken.
  func waiting(_ kind: Kind) -> [AnyHashable] { leaving.keys.filter { $0.kind == kind }.map(\.id) }

  func evaluateOnceMore(_ output: AttributeID) {
    late.append(output)
    host.rowsMove(in: self)
  }

  // The end of an update.

  /// All that was dirty is up to date: who waited for others is evaluated again, and lazy homes take what is theirs.
  func settle() {
    for output in late where host.graph.isValid(output) { host.graph.invalidate(output) }
    late.removeAll()
    for kind in Set(leaving.keys.lazy.map(\.kind)) where kind.isLazy {
      for home in homes(of: kind) { home.keeper?.takeRows(from: self) }
    }
  }

  /// What nobody has taken ends.
  func end() {
    let rest = leaving
    leaving = [:]
    for departure in rest.values { departure.end() }
  }
}
