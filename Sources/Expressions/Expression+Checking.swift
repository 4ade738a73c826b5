extension Expression {
  /// What is certain to go wrong: unknown names and functions, wrong argument counts, operands of types that do not go
  /// together, in the order of the text. With `expected`, also a result that cannot be of that type.
  package func check(
    _ environment: TypeEnvironment, expecting expected: ExpressionType = .any
  ) -> [ExpressionDiagnostic] {
    var checker = TypeChecker(tree, environment)
    let type = checker.type(of: tree.root)
    if checker.diagnostics.isEmpty, !type.mayBe(expected) {
      checker.report(.unexpectedResult(type, expected: expected, at: tree.ranges[tree.root]))
    }
    let order = checker.diagnostics.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    return order.map(\.element)
  }

  /// The type of its result, `.any` where that depends on values.
  package func type(in environment: TypeEnvironment) -> ExpressionType {
    var checker = TypeChecker(tree, environment)
    return checker.type(of: tree.root)
  }
}
