internal import Values

extension Evaluation {
  mutating func binary(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch operation {
    case .equal, .notEqual:
      let areEqual = left.isEqual(to: right, budget: &steps)
      try charge(0, node)
      return .bool(areEqual == (operation == .equal))
    case .less: return .bool(try order(node, operation, left, right) == .before)
    case .greater: return .bool(try order(node, operation, left, right) == .after)
    case .lessOrEqual:
      let order = try order(node, operation, left, right)
      return .bool(order == .before || order == .same)
    case .greaterOrEqual:
      let order = try order(node, operation, left, right)
      return .bool(order == .after || order == .same)
    case .in: return .bool(try contains(node, left, right, operands(node)))
    case .add, .subtract, .multiply, .divide, .remainder: return try arithmetic(node, operation, left, right)
    }
  }

  func negation(
    _ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ value: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch value {
    case .int(.min): throw error(.overflow(operation: "-"), node)
    case .int(let number): return .int(-number)
    case .double(let number): return .double(-number)
    default: throw failure(node, "-", [operand], [value])
    }
  }

  private func operands(_ node: SyntaxNode.ID) -> [SyntaxNode.ID] {
    guard case .binary(_, let left, let right) = tree.nodes[node] else { return [] }
    return [left, right]
  }

  private func mismatch(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
  ) -> EvaluationError { failure(node, operation.rawValue, operands(node), [left, right]) }

  private mutating func order(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ValueOrder {
    if case .string(let text) = left { try charge(text.utf8.count / Evaluation.bytesPerStep, node) }
    guard let order = left.order(to: right) else { throw mismatch(node, operation, left, right) }
    return order
  }

  private mutating func arithmetic(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    func inRange<Value>(_ value: Value?) throws(EvaluationError) -> Value {
      guard let value else { throw error(.overflow(operation: operation.rawValue), node) }
      return value
    }
    switch (operation, left, right) {
    case (_, .int(let a), .int(let b)): return .int(try whole(operation, a, b, node, in: operation.rawValue))
    case (_, .uint(let a), .uint(let b)): return .uint(try whole(operation, a, b, node, in: operation.rawValue))
    case (.add, .double(let a), .double(let b)): return .double(a + b)
    case (.subtract, .double(let a), .double(let b)): return .double(a - b)
    case (.multiply, .double(let a), .double(let b)): return .double(a * b)
    case (.divide, .double(let a), .double(let b)): return .double(a / b)
    case (.add, .string(let a), .string(let b)):
      try make(a.utf8.count + b.utf8.count, node)
      return .string(a + b)
    case (.add, .bytes(let a), .bytes(let b)):
      try make(a.count + b.count, node)
      return .bytes(a + b)
    case (.add, .list(let a), .list(let b)):
      try make(elements: a.count + b.count, node)
      return .list(a + b)
    case (.add, .library(.list(let a)), _):
      guard let others = right.listItems else { throw mismatch(node, operation, left, right) }
      try make(elements: a.items.count + others.count, node)
      return .library(.list(a.adding(others)))
    case (.add, .list, .library(.list(let b))): return try arithmetic(node, operation, left, .list(b.items))
    case (.add, .timestamp(let instant), .duration(let span)), (.add, .duration(let span), .timestamp(let instant)):
      return .timestamp(try inRange(instant.advanced(by: span)))
    case (.subtract, .timestamp(let instant), .duration(let span)):
      return .timestamp(try inRange(instant.advanced(by: .zero - span)))
    case (.add, .duration(let a), .duration(let b)): return .duration(try inRange((a + b).ifExpressible))
    case (.subtract, .duration(let a), .duration(let b)): return .duration(try inRange((a - b).ifExpressible))
    case (.subtract, .timestamp(let a), .timestamp(let b)):
      return .duration(try inRange(Instant.span(from: b, to: a).inNanoseconds))
    default: throw mismatch(node, operation, left, right)
    }
  }

  /// An operation of integers. Division truncates toward zero; the least int divided by -1 overflows.
  /// - Parameter name: The operation in messages.
  func whole<Number: FixedWidthInteger>(
    _ operation: BinaryOperator, _ a: Number, _ b: Number, _ node: SyntaxNode.ID, in name: String
  ) throws(EvaluationError) -> Number {
    if b == 0, operation == .divide || operation == .remainder { throw error(.divisionByZero(operation: name), node) }
    let (result, overflows) =
      switch operation {
      case .add: a.addingReportingOverflow(b)
      case .subtract: a.subtractingReportingOverflow(b)
      case .multiply: a.multipliedReportingOverflow(by: b)
      case .divide: a.dividedReportingOverflow(by: b)
      case .remainder: a.remainderReportingOverflow(dividingBy: b)
      default: preconditionFailure("a comparison is no arithmetic")
      }
    if overflows { throw error(.overflow(operation: name), node) }
    return result
  }
}

extension Duration {
  /// This duration if its nanoseconds fit in 64 bits (292 years), the limit of other implementations for differences of
  /// timestamps.
  fileprivate var inNanoseconds: Duration? {
    let (nanoseconds, overflow) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let rest = components.attoseconds / 1_000_000_000
    return overflow || nanoseconds.addingReportingOverflow(rest).overflow ? nil : self
  }
}
