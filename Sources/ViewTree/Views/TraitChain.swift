/// What the ancestors of a view have set, the innermost first. Looked up when it is asked for, since the row of a
/// `ForEach` around the view may stand elsewhere by then.
final class TraitChain {
  private enum Link {
    case trait(ObjectIdentifier, AnyObject)
    /// What an ancestor has made of the trait further out.
    case derived(ObjectIdentifier, (TraitChain?) -> AnyObject)
    /// What is further out is what stands around the row now.
    case row(RowContents)
  }

  /// A trait by itself. The type that it is found by says what it is, so that nothing has to be cast.
  private final class Box<T> {
    let trait: T
    init(_ trait: T) { self.trait = trait }
  }

  private let link: Link
  private let outer: TraitChain?
  /// What was derived last, and how many rows had moved by then.
  private var latest: (value: AnyObject, moves: Int)?

  private init(_ link: Link, outer: TraitChain?) {
    self.link = link
    self.outer = outer
  }

  convenience init<T>(_ trait: T, outer: TraitChain?) {
    self.init(.trait(ObjectIdentifier(T.self), Box(trait)), outer: outer)
  }

  convenience init<T>(deriving derive: @escaping (T?) -> T, outer: TraitChain?) {
    self.init(.derived(ObjectIdentifier(T.self)) { Box(derive($0?.trait(T.self))) }, outer: outer)
  }

  convenience init(of row: RowContents) { self.init(.row(row), outer: nil) }

  /// How many rows have moved in all trees: what was derived before is derived anew.
  static var moves = 0

  func trait<T>(_ type: T.Type) -> T? {
    let key = ObjectIdentifier(type)
    var current: TraitChain? = self
    while let chain = current {
      switch chain.link {
      case .trait(let type, let value):
        if type == key { return unsafeDowncast(value, to: Box<T>.self).trait }
        current = chain.outer
      case .derived(let type, let derive):
        if type == key { return unsafeDowncast(chain.value(derive), to: Box<T>.self).trait }
        current = chain.outer
      case .row(let row): current = row.traits
      }
    }
    return nil
  }

  private func value(_ derive: (TraitChain?) -> AnyObject) -> AnyObject {
    if let latest, latest.moves == Self.moves { return latest.value }
    let value = derive(outer)
    latest = (value, Self.moves)
    return value
  }
}
