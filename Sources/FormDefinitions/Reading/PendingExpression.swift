internal import Expressions

/// An expression that was parsed, and waits to be checked against the fields.
struct PendingExpression {
  var expression: DefinitionExpression
  /// The key it stands under.
  var key: String
  /// Whether it must come out true or false.
  var isCondition: Bool
  /// The field whose value `self` is; nil where there is no `self`.
  var selfType: ExpressionType?
  /// The fields of the rows it stands in, innermost first.
  var rowFields: [[FieldDefinition]] = []
}
