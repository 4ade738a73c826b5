import AttributeGraph

/// The `ForEach`s between which rows may move in an update: those in one list (or lazy stack), or elsewhere those inside
/// one outer `ForEach`.
///
/// A row whose element is gone is set aside with all that is in it. Another `ForEach` to which the element has come takes
/// it from there, and what is inside goes one by one to where it is wanted, unless it goes along. What nobody has taken
/// when all are up to date ends.
final class RowFamily {
  /// Which rows are alike.
  struct Kind: Hashable {
    /// The type of the `ForEach`, and with it those of its elements, ids and views.
    let source: ObjectIdentifier
    let isLazy: Bool
    /// The axis of the stack around, by which spacers and dividers inside were made.
    let axis: Axis?
  }

  /// A row whose element is gone from its `ForEach`, and where it stood.
  struct Leaving {
    let row: RowPlace
    /// Whether its id was its place, as that of the first row of every section of numbered rows is.
    let wasNumbered: Bool
    weak var owner: (any DepartureOwner)?
    let place: Int

    /// The life of the row ends, or it is seen leaving.
    func end() {
      let home = row.home
      guard let owner, home.owner.isValid, home.inputs.mayAnimate else { return row.subgraph.remove() }
      row.contents.isLeaving = true
      home.inputs.graph.move(row.subgraph, into: home.owner)
      Departure.take(row.list, row: row as? LazyRow, at: place, from: owner, row.subgraph, home.inputs)
    }
  }

  private struct Key: Hashable {
    let kind: Kind
    let id: AnyHashable
  }

  /// How many contents of modifiers all in the family were given.
  let givenContents: Int
  /// Whether rows inside may be out of sight.
  let isLazy: Bool
  private let owner: Subgraph
  private unowned let host: ViewHost
  private var homes: [Kind: [ObjectIdentifier: RowHome.Reference]] = [:]
  private var leaving: [Key: Leaving] = [:]
  /// The homes in rows that are set aside, by kind; nil when that is to be found out anew.
  private var asideHomes: [Kind: [RowHome]]?
  private var late: [AttributeID] = []
  private var homeCount = 0
  private var hasMadeSections = false

  /// The family of what is made inside the current subgraph.
  init(inputs: ViewInputs, isLazy: Bool) {
    host = inputs.host
    owner = host.graph.currentSubgraph
    givenContents = inputs.modifierContents.count
    self.isLazy = isLazy
  }

  /// Takes in a `ForEach` and gives it a number: those made first have the lowest ones.
  func add(_ home: RowHome) -> Int {
    homes[home.kind, default: [:]][ObjectIdentifier(home)] = RowHome.Reference(home: home)
    homeCount += 1
    return homeCount
  }

  func remove(_ home: RowHome) { homes[home.kind]?[ObjectIdentifier(home)] = nil }

  /// In no order.
  func homes(of kind: Kind) -> [RowHome] { homes[kind]?.values.compactMap(\.home) ?? [] }

  /// Those that are set aside, or those that are not, in the order in which they were made.
  private func homes(of kind: Kind, areAside: Bool) -> [RowHome] {
    homes(of: kind).filter { $0.owner.isValid && host.graph.isSetAside($0.owner) == areAside }
      .sorted { $0.number < $1.number }
  }

  /// Returns false when there is a row for that id already.
  func setAside(_ departure: Leaving, as id: AnyHashable, of kind: Kind) -> Bool {
    let key = Key(kind: kind, id: id)
    guard leaving[key] == nil, owner.isValid else { return false }
    departure.row.isLeaving = true
    host.graph.setAside(departure.row.subgraph, in: owner)
    leaving[key] = departure
    forgetHomesAside(in: departure.row)
    host.rowsMove(in: self)
    return true
  }

  func take(_ id: AnyHashable, for home: RowHome) -> RowPlace? {
    let key = Key(kind: home.kind, id: id)
    var row: RowPlace?
    if let departure = leaving[key] {
      guard !departure.wasNumbered || !home.isNumbered else { return nil }
      leaving[key] = nil
      row = departure.row
    } else {
      let holder = homesAside[home.kind]?.first { holder in
        holder !== home && !(holder.isNumbered && home.isNumbered) && holder.holdsRow(identifiedBy: id)
      }
      row = holder?.keeper?.release(id)
    }
    guard let row else { return nil }
    forgetHomesAside(in: row)
    host.hasMovedRows = true
    return row
  }

  var hasLeaving: Bool { !leaving.isEmpty }

  /// Whether a row waits to be taken.
  func isWaiting(_ id: AnyHashable, of kind: Kind) -> Bool {
    leaving[Key(kind: kind, id: id)] != nil
      || homesAside[kind]?.contains { $0.holdsRow(identifiedBy: id) } ?? false
  }

  /// The kinds of rows that wait to be taken.
  private var waitingKinds: Set<Kind> {
    guard hasLeaving else { return [] }
    return Set(leaving.keys.lazy.map(\.kind)).union(homesAside.keys)
  }

  private func forgetHomesAside(in row: RowPlace) { if !row.contents.homes.isEmpty { asideHomes = nil } }

  private var homesAside: [Kind: [RowHome]] {
    if let asideHomes { return asideHomes }
    var found: [Kind: [RowHome]] = [:]
    for kind in homes.keys {
      let aside = homes(of: kind, areAside: true)
      if !aside.isEmpty { found[kind] = aside }
    }
    asideHomes = found
    return found
  }

  func evaluateOnceMore(_ output: AttributeID) {
    late.append(output)
    host.rowsMove(in: self)
  }

  // The end of an update.

  /// All that was dirty is up to date: who waited for others is evaluated again, and lazy homes take what is theirs.
  func settle() {
    for output in late where host.graph.isValid(output) { host.graph.invalidate(output) }
    late.removeAll()
    for kind in waitingKinds where kind.isLazy {
      for home in homes(of: kind, areAside: false) { home.keeper?.takeRows(from: self) }
    }
  }

  /// What nobody has taken may have gone to sections that a lazy stack has not made: those whose elements have changed
  /// are made, once in an update.
  func makeChangedSections() {
    guard hasLeaving, !hasMadeSections else { return }
    hasMadeSections = true
    let kinds = waitingKinds
    for kind in homes.keys where kind.isLazy {
      for home in homes(of: kind, areAside: false) { home.keeper?.makeChangedRows(holding: kinds) }
    }
  }

  /// What nobody has taken ends.
  func end() {
    hasMadeSections = false
    asideHomes = nil
    let rest = leaving
    leaving = [:]
    for departure in rest.values { departure.end() }
  }
}
