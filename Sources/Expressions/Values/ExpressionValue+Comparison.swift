internal import Values

extension ExpressionValue {
  /// The language's `==`: numbers by mathematical value across types, maps in any order, NaN unequal to everything.
  package func isEqual(to other: ExpressionValue) -> Bool {
    var budget = Int.max
    return isEqual(to: other, budget: &budget)
  }

  /// Like `isEqual(to:)`, visiting at most `budget` values; beyond it, returns false with a negative budget. Shared
  /// parts can make a small value expensive to traverse.
  func isEqual(to other: ExpressionValue, budget: inout Int) -> Bool {
    budget -= 1
    if budget < 0 { return false }
    // Apart, since a pair copies both.
    if case .string(let a) = self, case .string(let b) = other {
      budget -= a.utf8.count / Evaluation.bytesPerStep
      return a.hasSameScalars(as: b)
    }
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.bytes(let a), .bytes(let b)):
      budget -= a.count / Evaluation.bytesPerStep
      return a == b
    case (.timestamp, .timestamp): return order(to: other) == .same
    case (.duration(let a), .duration(let b)): return a == b
    case (.type(let a), .type(let b)): return a == b
    case (.library(.list(let a)), _):
      guard let others = other.listItems else { return false }
      return a.hasSameItems(as: others, budget: &budget)
    case (.list, .library(.list(let b))): return isEqual(to: .list(b.items), budget: &budget)
    case (.library(let a), .library(let b)): return a == b
    case (.optional(let a), .optional(let b)):
      guard let a, let b else { return a == nil && b == nil }
      return a.isEqual(to: b, budget: &budget)
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
    default: return numericOrder(to: other) == .same
    }
  }

  /// The order of two values; nil if none is defined (a string and an int, two lists).
  package func order(to other: ExpressionValue) -> ValueOrder? {
    switch (self, other) {
    case (.string(let a), .string(let b)):
      // UTF-8 sorts like Unicode scalars.
      if a.hasSameScalars(as: b) { return .same }
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? .before : .after
    case (.bool(let a), .bool(let b)): return a == b ? .same : (b ? .before : .after)
    case (.bytes(let a), .bytes(let b)): return a == b ? .same : (a.lexicographicallyPrecedes(b) ? .before : .after)
    case (.timestamp(let a), .timestamp(let b)):
      let (first, second) = Instant.onOneClock(a, b)
      return ValueOrder(first, second)
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

extension ExpressionValue: Hashable {
  /// Exact equality: same kind, same content, same order. For change detection, not for the language's `==`.
  package static func == (left: ExpressionValue, right: ExpressionValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.uint(let a), .uint(let b)): a == b
    case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
    case (.string(let a), .string(let b)): a.hasSameScalars(as: b)
    case (.bytes(let a), .bytes(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.map(let a), .map(let b)): a == b
    case (.timestamp(let a), .timestamp(let b)): a == b
    case (.duration(let a), .duration(let b)): a == b
    case (.type(let a), .type(let b)): a == b
    case (.optional(let a), .optional(let b)): a == b
    case (.library(let a), .library(let b)): a == b
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .null: break
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(value)
    case .uint(let value): hasher.combine(value)
    case .double(let value): hasher.combine(value.bitPattern)
    case .string(let value): hasher.combine(value)
    case .bytes(let value): hasher.combine(value)
    case .list(let value): hasher.combine(value)
    case .map(let value): hasher.combine(value)
    case .timestamp(let value): hasher.combine(value)
    case .duration(let value): hasher.combine(value)
    case .type(let value): hasher.combine(value)
    case .optional(let value): hasher.combine(value)
    case .library(let value): hasher.combine(value)
    }
  }
}

extension String {
  /// Equality by Unicode scalars. Swift's `==` is by canonical equivalence, which the language does not use; it comes
  /// first since it rejects quickly.
  func hasSameScalars(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}

/// The relation of one value to another.
package enum ValueOrder: Sendable {
  case before
  case same
  case after
  /// One of them is NaN: neither less, greater nor equal.
  case unordered

  init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .before : left > right ? .after : left == right ? .same : .unordered
  }

  /// Compares an integer with a double by mathematical value, without rounding. `whole` is the double's integral part;
  /// nil if the integer type cannot represent it.
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

/// Conversions without `rounded()`, which would link the C math library.
extension Double {
  /// The integral part as an int; nil if out of range or NaN.
  var truncatedInt: Int64? { self >= -0x1p63 && self < 0x1p63 ? Int64(self) : nil }

  /// The integral part as a uint; nil if out of range or NaN.
  var truncatedUInt: UInt64? { self > -1 && self < 0x1p64 ? UInt64(self) : nil }

  /// The number as an int, if it is exactly one.
  var exactInt: Int64? { truncatedInt.flatMap { Double($0) == self ? $0 : nil } }

  /// The number as a uint, if it is exactly one.
  var exactUInt: UInt64? { truncatedUInt.flatMap { Double($0) == self ? $0 : nil } }
}
