/// A row as the views inside know it: what is in it and what stands around it. It does not hold the row, whose views
/// they are.
final class RowContents {
  /// What the ancestors of the row have set, where it stands at present.
  var traits: TraitChain?
  /// Whether something inside is the content of a modifier around the row, which belongs to one place.
  private(set) var isBoundToPlace = false
  /// Whether the row is only seen leaving.
  var isLeaving = false
  private let outer: RowContents?
  private let family: RowFamily
  /// How many contents of modifiers the row was given.
  private let givenContents: Int
  private var references: [RowHome.Reference] = []

  init(inputs: ViewInputs, family: RowFamily) {
    traits = inputs.traits
    outer = inputs.row
    self.family = family
    givenContents = inputs.modifierContents.count
  }

  /// Whether the row, or one around it, is only seen leaving: it shows what there was, but for what has gone elsewhere.
  var isInsideLeaving: Bool { isLeaving || (outer?.isInsideLeaving ?? false) }

  /// The `ForEach`s inside.
  var homes: [RowHome] { references.compactMap(\.home) }

  func add(_ home: RowHome) { references.append(RowHome.Reference(home: home)) }
  func remove(_ home: RowHome) { references.removeAll { $0.home == nil || $0.home === home } }

  /// A view inside stands for the content of one of the modifiers around it, counted from the outermost.
  func showsContent(at index: Int) {
    if index < givenContents, index >= family.givenContents { isBoundToPlace = true }
    outer?.showsContent(at: index)
  }
}
