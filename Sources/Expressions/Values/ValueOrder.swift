/// How one value stands to another.
package enum ValueOrder: Sendable {
  case before
  case same
  case after
  /// One of them is NaN: neither smaller, larger nor equal.
  case unordered

  init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .before : left > right ? .after : left == right ? .same : .unordered
  }

  /// Compares an integer with a double by mathematical value, without rounding the integer. `whole` is the double's
  /// whole part, nil when the integer type does not reach that far.
  init<Integer: FixedWidthInteger>(_ integer: Integer, _ double: Double, whole: Integer?) {
    if double.isNaN {
      self = .unordered
    } else if let whole {
      let fraction = double - Double(whole)
      self = integer != whole || fraction == 0 ? ValueOrder(integer, whole) : fraction > 0 ? .before : .after
    } else {
      self = double > 0 ? .before : .after
    }
  }

  var reversed: ValueOrder {
    switch self {
    case .before: .after
    case .after: .before
    case .same, .unordered: self
    }
  }
}
