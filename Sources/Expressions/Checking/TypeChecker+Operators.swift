extension TypeChecker {
  mutating func binary(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: SyntaxNode.ID, _ right: SyntaxNode.ID
  ) -> ExpressionType {
    let leftType = type(of: left)
    let rightType = type(of: right)
    let range = tree.ranges[node]
    switch operation {
    case .equal, .notEqual:
      if !leftType.isComparable(with: rightType) {
        report(.neverEqual(operation, leftType, rightType, tree.text(left), tree.text(right), at: range))
      }
      return .bool
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if !leftType.isOrdered(with: rightType) {
        let isChain = if case .binary(let inner, _, _) = tree.nodes[left] { inner.isOrdering } else { false }
        report(
          isChain
            ? .chainedComparison(operation, at: range)
            : .cannotCombine(operation, leftType, rightType, tree.text(left), tree.text(right), at: range))
      }
      return .bool
    case .in:
      checkMembership(node, leftType, rightType, right)
      return .bool
    case .add, .subtract, .multiply, .divide, .remainder:
      let results = operation.results(leftType, rightType)
      if results.isEmpty {
        report(.cannotCombine(operation, leftType, rightType, tree.text(left), tree.text(right), at: range))
        return .any
      }
      return results.dropFirst().allSatisfy { $0 == results[0] } ? results[0] : .any
    }
  }

  mutating func negation(_ node: SyntaxNode.ID, _ operand: SyntaxNode.ID) -> ExpressionType {
    let type = type(of: operand)
    if type == .any { return .any }
    if type.mayBe(.int) { return .int }
    if type.mayBe(.double) { return .double }
    report(.cannotNegate(type, at: tree.ranges[node]))
    return .any
  }

  private mutating func checkMembership(
    _ node: SyntaxNode.ID, _ element: ExpressionType, _ range: ExpressionType, _ rangeNode: SyntaxNode.ID
  ) {
    switch range.unwrapped {
    case .any: break
    case .list(let member), .map(let member, _):
      if !element.isComparable(with: member) { report(.neverIn(element, member, range, at: tree.ranges[node])) }
    case .record:
      if !element.isComparable(with: .string) { report(.neverIn(element, .string, range, at: tree.ranges[node])) }
    default: report(.notAContainer(tree.text(rangeNode), range, at: tree.ranges[rangeNode]))
    }
  }
}

extension BinaryOperator {
  var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// The types an arithmetic operator may yield for operands of these types; none when it cannot take them.
  fileprivate func results(_ left: ExpressionType, _ right: ExpressionType) -> [ExpressionType] {
    if self == .add, case .list(let a) = left.unwrapped, case .list(let b) = right.unwrapped {
      return [.list(of: a.joined(with: b))]
    }
    return arithmetic.filter { left.mayBe($0.left) && right.mayBe($0.right) }.map(\.result)
  }

  private var arithmetic: [(left: ExpressionType, right: ExpressionType, result: ExpressionType)] {
    let integers: [(left: ExpressionType, right: ExpressionType, result: ExpressionType)] = [
      (.int, .int, .int), (.uint, .uint, .uint),
    ]
    let numbers = integers + [(.double, .double, .double)]
    return switch self {
    case .add:
      numbers + [
        (.string, .string, .string), (.bytes, .bytes, .bytes), (.list(of: .any), .list(of: .any), .list(of: .any)),
        (.timestamp, .duration, .timestamp), (.duration, .timestamp, .timestamp), (.duration, .duration, .duration),
      ]
    case .subtract:
      numbers + [
        (.timestamp, .timestamp, .duration), (.timestamp, .duration, .timestamp), (.duration, .duration, .duration),
      ]
    case .multiply, .divide: numbers
    case .remainder: integers
    default: []
    }
  }
}

extension ExpressionType {
  /// Whether `==` can be true.
  fileprivate func isComparable(with other: ExpressionType) -> Bool {
    // A question whether something is null is allowed of everything.
    self == .null || other == .null || unwrapped.mayBe(other.unwrapped) || (isNumeric && other.isNumeric)
      || isEqualInParts(other)
  }

  /// Lists and maps of numbers of different types may be equal.
  private func isEqualInParts(_ other: ExpressionType) -> Bool {
    switch (unwrapped, other.unwrapped) {
    case (.list(let a), .list(let b)): a.isComparable(with: b)
    case (.map, .map), (.record, .map), (.map, .record), (.record, .record): true
    default: false
    }
  }

  /// Whether `<` and its relatives are defined.
  fileprivate func isOrdered(with other: ExpressionType) -> Bool {
    if isNumeric && other.isNumeric { return true }
    let ordered: [ExpressionType] = [.int, .uint, .double, .string, .bytes, .bool, .timestamp, .duration]
    return ordered.contains { kind in
      mayBe(kind) && (other.mayBe(kind) || (kind.isNumeric && other.isNumeric))
    }
  }
}
