package import Expressions

/// An expression of a definition file with its text and place.
package struct DefinitionExpression: Sendable {
  /// As the file wrote it.
  package var source: String
  package var expression: Expression
  /// The field ids it reads; `self`, `focus`, `env`, `today` and `now` are not among them.
  package var fields: Set<String>
  package var range: SourceRange

  /// Whether it is an expression that reads nothing and says no.
  var isNeverTrue: Bool {
    expression.references.isEmpty && expression.evaluate { _ in nil } == .success(.bool(false))
  }
}
