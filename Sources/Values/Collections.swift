extension Dictionary {
  /// The values by their keys; of equal keys, that of the first.
  @inlinable package init(firstOfEach pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}

extension BidirectionalCollection {
  /// The elements without those at either end that satisfy a condition.
  package func trimming(while condition: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: condition)
    guard let last = rest.lastIndex(where: { !condition($0) }) else { return rest }
    return rest[...last]
  }
}
