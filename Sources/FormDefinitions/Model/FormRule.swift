/// A rule across fields.
package struct FormRule: Sendable {
  /// Must come out true.
  package var rule: DefinitionExpression
  /// What the person is told when it does not.
  package var message: String
  /// The fields whose error it is; the fields that the rule reads when the file names none.
  package var fields: [String]
}
