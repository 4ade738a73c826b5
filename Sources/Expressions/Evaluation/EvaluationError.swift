/// Why an expression has no value.
///
/// It never carries the content of a variable, which may be secret: only names and the author's own text.
package struct EvaluationError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// A name that nothing is known about.
    case unknownName(String)
    case unknownFunction(String)
    /// Something that is null was used where a value is needed: its text, and by what.
    case unanswered(String, operation: String)
    /// The operation is not defined for values of these kinds.
    case operands(operation: String, [ExpressionKind])
    case overflow(operation: String)
    case divisionByZero(operation: String)
    case indexOutOfRange(index: Int64, count: Int)
    /// The key, where the author wrote it out.
    case missingKey(String?)
    case duplicateKey
    case conversion(to: ExpressionKind, from: ExpressionKind)
    case invalidPattern
    case position(function: String)
    case limit(function: String)
    case timeZone
    case formatting(String)
    case notAnExpression
    case tooManySteps
  }

  package let cause: Cause
  /// UTF-8 offsets into the source of the expression.
  package let range: Range<Int>

  /// What is null and must not be, if that is the cause: a variable's name, or the text of a field of one.
  package var unansweredVariable: String? {
    if case .unanswered(let name, _) = cause { name } else { nil }
  }
}
