/// Why an expression has no value. Contains names and source text, never the value of a variable, which may be secret.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case unknownName(String)
    case unknownFunction(String)
    /// The source text of a null operand, and the operation that requires a value.
    case unanswered(String, operation: String)
    /// The operation is undefined for values of these kinds.
    case operands(operation: String, [ExpressionKind])
    case overflow(operation: String)
    case divisionByZero(operation: String)
    case indexOutOfRange(index: Int64, count: Int)
    /// The key, if it is a literal.
    case missingKey(String?)
    case duplicateKey
    case conversion(to: ExpressionKind, from: ExpressionKind)
    case invalidPattern
    case position(function: String)
    case timeZone
    case formatting(String)
    case notAnExpression
    case tooManySteps
    case tooManyBytes
  }

  package let cause: Cause
  /// UTF-8 offsets into the source of the expression.
  package let range: Range<Int>

  /// The null operand, if that is the cause: the name of a variable, or the source text of its field.
  package var unansweredVariable: String? { if case .unanswered(let name, _) = cause { name } else { nil } }
}

/// The messages of evaluation errors: lower case, no final period.
extension EvaluationError {
  package var message: String {
    switch cause {
    case .unknownName(let name): "unknown name '\(name)'"
    case .unknownFunction(let name): "unknown function '\(name)'"
    case .unanswered(let name, let operation): "'\(name.shortened)' has no value, and '\(operation)' needs one"
    case .operands(let operation, let kinds):
      "'\(operation)' is not defined for \(kinds.map(\.shortName).joined(separator: " and "))"
    case .overflow(let operation): "the result of '\(operation)' is too large"
    case .divisionByZero(let operation): operation == "%" ? "remainder of a division by zero" : "division by zero"
    case .indexOutOfRange(let index, let count): "there is no element \(index) in a list of \(count)"
    case .missingKey(let key?): "there is no key '\(key.shortened)'"
    case .missingKey(nil): "there is no such key"
    case .duplicateKey: "a key stands twice in the map"
    case .conversion(let target, let source): "this \(source.shortName) is no \(target.shortName)"
    case .invalidPattern: "the text is no valid pattern"
    case .position(let function): "'\(function)' was given a position outside the text"
    case .timeZone: "time zones are written as UTC or as an offset such as +02:00"
    case .formatting(let problem): problem
    case .notAnExpression: "the expression has a syntax mistake"
    case .tooManySteps: "expression takes too long"
    case .tooManyBytes: "expression makes too much text"
    }
  }
}
