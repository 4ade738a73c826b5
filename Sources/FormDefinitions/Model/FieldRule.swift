/// A rule of one field, in which `self` is its value.
package struct FieldRule: Sendable {
  /// Must come out true.
  package var rule: DefinitionExpression
  /// What the person is told when it does not; nil when the file says nothing.
  package var message: String?
}
