internal import Expressions
internal import FormDefinitions

/// Whether whole numbers become too large when they are computed. Unlimited, every sum of numbers could; what counts is
/// what limits allow, and of numbers without them those that people type.
struct OverflowWalk {
  private let form: ProofForm
  private let tree: SyntaxTree
  /// The field that is `self`.
  private let field: Int?
  private var leaves = false
  /// How many computed fields are between this expression and the one that is asked about.
  private let depth: Int

  private static let greatestDepth = 3

  /// True if an operation in the expression leaves the whole numbers of 64 bits.
  static func leaves(_ placed: PlacedExpression, of form: ProofForm) -> Bool {
    var walk = OverflowWalk(form, placed.expression, of: placed.field, depth: 0)
    _ = walk.range(placed.expression.tree.root)
    return walk.leaves
  }

  private init(_ form: ProofForm, _ expression: Expression, of field: Int?, depth: Int) {
    (self.form, tree, self.field, self.depth) = (form, expression.tree, field, depth)
  }

  /// Where a whole number lies; nil if that is not known.
  private mutating func range(_ node: SyntaxNode.ID) -> ClosedRange<Int64>? {
    switch tree.nodes[node] {
    case .constant(.int(let value)): return value...value
    case .variable(let slot): return range(of: tree.variables[slot].name)
    case .negate(let operand):
      return range(operand).flatMap { combine(0...0, $0) { $0.subtractingReportingOverflow($1) } }
    case .binary(let operation, let left, let right):
      let (one, other) = (range(left), range(right))
      guard let one, let other else { return nil }
      switch operation {
      case .add: return combine(one, other) { $0.addingReportingOverflow($1) }
      case .subtract: return combine(one, other) { $0.subtractingReportingOverflow($1) }
      case .multiply: return combine(one, other) { $0.multipliedReportingOverflow(by: $1) }
      default: return nil
      }
    case .conditional(let test, let then, let otherwise):
      _ = range(test)
      let (one, other) = (range(then), range(otherwise))
      guard let one, let other else { return nil }
      return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
    case let other:
      for part in other.parts { _ = range(part) }
      return nil
    }
  }

  /// The extremes of an operation are among those of its operands.
  private mutating func combine(
    _ one: ClosedRange<Int64>, _ other: ClosedRange<Int64>,
    by operation: (Int64, Int64) -> (partialValue: Int64, overflow: Bool)
  ) -> ClosedRange<Int64>? {
    var results: [Int64] = []
    for left in [one.lowerBound, one.upperBound] {
      for right in [other.lowerBound, other.upperBound] {
        let (value, overflows) = operation(left, right)
        if overflows { leaves = true } else { results.append(value) }
      }
    }
    guard results.count == 4, let least = results.min(), let most = results.max() else { return nil }
    return least...most
  }

  private func range(of name: String) -> ClosedRange<Int64>? {
    guard let index = name == "self" ? field : form.index(of: name) else { return nil }
    switch form.fields[index].kind {
    case .number(let limits, _): return form.fields[index].type == .integer ? limits.usualWholeNumbers : nil
    case .computed(let expression, _) where depth < Self.greatestDepth:
      var walk = OverflowWalk(form, expression.expression, of: index, depth: depth + 1)
      return walk.range(expression.expression.tree.root)
    default: return nil
    }
  }
}

extension Limits<Number> {
  /// The limits, and where there are none on a side, the greatest number that is taken to be typed.
  var usual: ClosedRange<Number> {
    let most = Number.integer(1_000_000)
    let low = minimum ?? exclusiveMinimum
    let high = maximum ?? exclusiveMaximum
    let least = low ?? Swift.min(.integer(-1_000_000), high ?? most)
    return least...Swift.max(least, high ?? most)
  }

  fileprivate var usualWholeNumbers: ClosedRange<Int64>? {
    guard let range = wholeNumbers else { return nil }
    let isOpenBelow = minimum == nil && exclusiveMinimum == nil
    let isOpenAbove = maximum == nil && exclusiveMaximum == nil
    let least = isOpenBelow ? Swift.min(-1_000_000, range.upperBound) : range.lowerBound
    return least...(isOpenAbove ? Swift.max(1_000_000, least) : range.upperBound)
  }
}
