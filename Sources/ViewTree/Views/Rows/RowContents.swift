/// The `ForEach`s inside a row, as they know it: it does not hold the row, whose views they are.
final class RowContents {
  let family: RowFamily
  private var references: [RowHome.Reference] = []

  init(family: RowFamily) { self.family = family }

  var homes: [RowHome] { references.compactMap(\.home) }

  func add(_ home: RowHome) { references.append(RowHome.Reference(home: home)) }
  func remove(_ home: RowHome) { references.removeAll { $0.home == nil || $0.home === home } }
}
