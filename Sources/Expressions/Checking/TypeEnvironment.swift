/// What an expression may refer to.
package struct TypeEnvironment: Hashable, Sendable {
  /// The types of the variables. One that may have no value yet is `.nullable`.
  package var variables: [String: ExpressionType]

  package init(variables: [String: ExpressionType] = [:]) {
    self.variables = variables
  }
}
