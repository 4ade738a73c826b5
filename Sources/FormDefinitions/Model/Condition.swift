/// A yes or no that may depend on the answers.
package enum Condition: Sendable {
  case always
  case never
  indirect case expression(DefinitionExpression)

  /// The expression, if there is one.
  package var expression: DefinitionExpression? {
    if case .expression(let expression) = self { expression } else { nil }
  }

  /// Whether it is no whatever is answered.
  var isNeverTrue: Bool {
    switch self {
    case .always: false
    case .never: true
    case .expression(let expression): expression.isNeverTrue
    }
  }
}
