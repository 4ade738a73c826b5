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
    case .add: return try sum(node, left, right)
    case .subtract: return try difference(node, left, right)
    case .multiply, .divide, .remainder: return try product(node, operation, left, right)
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

  private func exact<Number: FixedWidthInteger>(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ result: (partialValue: Number, overflow: Bool)
  ) throws(EvaluationError) -> Number {
    if result.overflow { throw error(.overflow(operation: operation.rawValue), node) }
    return result.partialValue
  }

  private func inRange<Value>(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ value: Value?
  ) throws(EvaluationError) -> Value {
    guard let value else { throw error(.overflow(operation: operation.rawValue), node) }
    return value
  }

  private mutating func sum(
    _ node: SyntaxNode.ID, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (left, right) {
    case (.int(let a), .int(let b)): return .int(try exact(node, .add, a.addingReportingOverflow(b)))
    case (.uint(let a), .uint(let b)): return .uint(try exact(node, .add, a.addingReportingOverflow(b)))
    case (.double(let a), .double(let b)): return .double(a + b)
    case (.string(let a), .string(let b)):
      try make(a.utf8.count + b.utf8.count, node)
      return .string(a + b)
    case (.bytes(let a), .bytes(let b)):
      try make(a.count + b.count, node)
      return .bytes(a + b)
    case (.list(let a), .list(let b)):
      try make(elements: a.count + b.count, node)
      return .list(a + b)
    case (.timestamp(let instant), .duration(let span)), (.duration(let span), .timestamp(let instant)):
      return .timestamp(try inRange(node, .add, instant.advanced(by: span)))
    case (.duration(let a), .duration(let b)): return .duration(try inRange(node, .add, (a + b).ifExpressible))
    default: throw mismatch(node, .add, left, right)
    }
  }

  private func difference(
    _ node: SyntaxNode.ID, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (left, right) {
    case (.int(let a), .int(let b)): .int(try exact(node, .subtract, a.subtractingReportingOverflow(b)))
    case (.uint(let a), .uint(let b)): .uint(try exact(node, .subtract, a.subtractingReportingOverflow(b)))
    case (.double(let a), .double(let b)): .double(a - b)
    case (.timestamp(let a), .timestamp(let b)):
      .duration(try inRange(node, .subtract, Instant.span(from: b, to: a).inNanoseconds))
    case (.timestamp(let instant), .duration(let span)):
      .timestamp(try inRange(node, .subtract, instant.advanced(by: .zero - span)))
    case (.duration(let a), .duration(let b)): .duration(try inRange(node, .subtract, (a - b).ifExpressible))
    default: throw mismatch(node, .subtract, left, right)
    }
  }

  /// `*`, `/` and `%`. Integer division truncates toward zero; the least int divided by -1 overflows.
  private func product(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch (operation, left, right) {
    case (.divide, .int, .int(0)), (.divide, .uint, .uint(0)), (.remainder, .int, .int(0)),
      (.remainder, .uint, .uint(0)):
      throw error(.divisionByZero(operation: operation.rawValue), node)
    case (.multiply, .int(let a), .int(let b)):
      return .int(try exact(node, operation, a.multipliedReportingOverflow(by: b)))
    case (.divide, .int(let a), .int(let b)): return .int(try exact(node, operation, a.dividedReportingOverflow(by: b)))
    case (.remainder, .int(let a), .int(let b)):
      return .int(try exact(node, operation, a.remainderReportingOverflow(dividingBy: b)))
    case (.multiply, .uint(let a), .uint(let b)):
      return .uint(try exact(node, operation, a.multipliedReportingOverflow(by: b)))
    case (.divide, .uint(let a), .uint(let b)): return .uint(a / b)
    case (.remainder, .uint(let a), .uint(let b)): return .uint(a % b)
    case (.multiply, .double(let a), .double(let b)): return .double(a * b)
    case (.divide, .double(let a), .double(let b)): return .double(a / b)
    default: throw mismatch(node, operation, left, right)
    }
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
