extension ExpressionValue {
  /// The language's `==`: numbers by their mathematical value whatever their type, maps without regard to order,
  /// values of other different types unequal, NaN unequal to everything.
  package func isEqual(to other: ExpressionValue) -> Bool {
    var budget = Int.max
    return isEqual(to: other, budget: &budget)
  }

  /// The same with a bound: gives up, answering false, when more than `budget` values were visited, which leaves the
  /// budget negative. Values may share parts, so that what is small in memory can be endless to walk.
  func isEqual(to other: ExpressionValue, budget: inout Int) -> Bool {
    budget -= 1
    if budget < 0 { return false }
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.string(let a), .string(let b)):
      budget -= a.utf8.count / Evaluation.bytesPerStep
      return a.hasSameScalars(as: b)
    case (.bytes(let a), .bytes(let b)):
      budget -= a.count / Evaluation.bytesPerStep
      return a == b
    case (.timestamp(let a), .timestamp(let b)): return a == b
    case (.duration(let a), .duration(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return false }
      for position in a.indices where !a[position].isEqual(to: b[position], budget: &budget) { return false }
      return true
    case (.map(let a), .map(let b)):
      guard a.count == b.count else { return false }
      for (key, value) in zip(a.keys, a.values) {
        guard let counterpart = b[key], value.isEqual(to: counterpart, budget: &budget) else { return false }
      }
      return true
    default:
      return numericOrder(to: other) == .same
    }
  }

  /// How two values stand to each other, where an order is defined; nil where none is (a string and an int, two lists).
  package func order(to other: ExpressionValue) -> ValueOrder? {
    switch (self, other) {
    case (.string(let a), .string(let b)):
      // UTF-8 sorts as scalars do.
      if a.hasSameScalars(as: b) { return .same }
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? .before : .after
    case (.bool(let a), .bool(let b)): return a == b ? .same : (b ? .before : .after)
    case (.bytes(let a), .bytes(let b)):
      return a == b ? .same : (a.lexicographicallyPrecedes(b) ? .before : .after)
    case (.timestamp(let a), .timestamp(let b)): return ValueOrder(a, b)
    case (.duration(let a), .duration(let b)): return ValueOrder(a, b)
    default: return numericOrder(to: other)
    }
  }

  private func numericOrder(to other: ExpressionValue) -> ValueOrder? {
    switch (self, other) {
    case (.int(let a), .int(let b)): ValueOrder(a, b)
    case (.uint(let a), .uint(let b)): ValueOrder(a, b)
    case (.double(let a), .double(let b)): ValueOrder(a, b)
    case (.int(let a), .uint(let b)): a < 0 ? .before : ValueOrder(UInt64(a), b)
    case (.uint(let a), .int(let b)): b < 0 ? .after : ValueOrder(a, UInt64(b))
    case (.int(let a), .double(let b)): ValueOrder(a, b, whole: b.truncatedInt)
    case (.uint(let a), .double(let b)): ValueOrder(a, b, whole: b.truncatedUInt)
    case (.double(let a), .int(let b)): ValueOrder(b, a, whole: a.truncatedInt).reversed
    case (.double(let a), .uint(let b)): ValueOrder(b, a, whole: a.truncatedUInt).reversed
    default: nil
    }
  }
}
