extension Expression {
  /// How many steps an evaluation may take unless told otherwise: a few tens of milliseconds. A step is a node that is
  /// evaluated, an element that is looked at, or 64 bytes of text.
  package static let defaultStepLimit = 1_000_000

  /// Evaluates the expression. `lookup` gives the value of a name, nil for one it does not know; it is asked only for
  /// what the result needs, and at most once a name when the expression has macros.
  ///
  /// Costs time in proportion to the size of the expression and of what it looks at, and never more than `stepLimit`.
  package func evaluate(
    stepLimit: Int = defaultStepLimit, _ lookup: (String) -> ExpressionValue?
  ) -> Result<ExpressionValue, EvaluationError> {
    let tree = tree
    return evaluateSlots(stepLimit: stepLimit) { lookup(tree.variables[$0].name) }
  }

  /// Evaluates the expression, names being given by their place in `variableNames`.
  package func evaluateSlots(
    stepLimit: Int = defaultStepLimit, _ read: (Int) -> ExpressionValue?
  ) -> Result<ExpressionValue, EvaluationError> {
    var evaluation = Evaluation(tree, steps: stepLimit)
    do throws(EvaluationError) {
      let value = try evaluation.value(of: tree.root, read)
      try evaluation.bound(value, tree.root)
      return .success(value)
    } catch {
      return .failure(error)
    }
  }
}
