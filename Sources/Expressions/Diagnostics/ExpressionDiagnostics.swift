/// All syntax mistakes of an expression, in the order of their places; never empty.
package struct ExpressionDiagnostics: Error, Hashable, Sendable {
  package let all: [ExpressionDiagnostic]
}
