/// A list of the type `set` or `map` of Kubernetes (`x-kubernetes-list-type`): `==` and `+` find its items by what they
/// are, or by their keys, wherever they stand. Everything else sees a list (kubernetes/apiserver, `pkg/cel/common`).
package struct AssociativeList: Hashable, Sendable {
  package let items: [ExpressionValue]
  /// The members that together tell one item from another; nil for a set, whose items do so themselves.
  package let keys: [String]?

  package init(_ items: [ExpressionValue], keys: [String]?) { (self.items, self.keys) = (items, keys) }

  private func key(of item: ExpressionValue) -> [ExpressionValue] {
    guard let keys else { return [item.identity] }
    guard case .map(let members) = item else { return [] }
    return keys.map { members[field: $0]?.identity ?? .null }
  }

  /// True if another list has the same items, in any order.
  func hasSameItems(as others: [ExpressionValue], budget: inout Int) -> Bool {
    guard items.count == others.count else { return false }
    budget -= items.count + others.count
    let own = Dictionary(items.map { (key(of: $0), $0) }, uniquingKeysWith: { $1 })
    return others.allSatisfy { other in
      guard let item = own[key(of: other)] else { return false }
      return keys == nil || item.isEqual(to: other, budget: &budget)
    }
  }

  /// The union of two sets, or the items of both maps: one of the other map takes the place of its counterpart. What has
  /// none comes behind, in its order.
  func adding(_ others: [ExpressionValue]) -> AssociativeList {
    var sum = items
    var places = Dictionary(items.enumerated().map { (key(of: $1), $0) }, uniquingKeysWith: { $1 })
    for other in others {
      let key = key(of: other)
      if let place = places[key] {
        if keys != nil { sum[place] = other }
      } else {
        places[key] = sum.count
        sum.append(other)
      }
    }
    return AssociativeList(sum, keys: keys)
  }
}

extension ExpressionValue {
  /// The items of a list of any type; nil for other values.
  var listItems: [ExpressionValue]? {
    switch self {
    case .list(let items): items
    case .library(.list(let list)): list.items
    default: nil
    }
  }

  /// A list of any type as one without.
  var plain: ExpressionValue { if case .library(.list(let list)) = self { .list(list.items) } else { self } }

  /// Numbers that are equal have the same, and objects with equal members in any order.
  fileprivate var identity: ExpressionValue {
    switch self {
    case .list(let items): .list(items.map(\.identity))
    case .library(.list(let list)): .list(list.items.map(\.identity))
    case .map(let map):
      .map(
        ExpressionMap(
          zip(map.keys, map.values).map { (key: $0.identity, value: $1.identity) }
            .sorted { $0.key.order(to: $1.key) == .before }))
    default: lookupKey ?? self
    }
  }
}

extension [ExpressionValue] {
  /// The values with lists of any type as ones without.
  var plain: Self { contains { if case .library(.list) = $0 { true } else { false } } ? map(\.plain) : self }
}
