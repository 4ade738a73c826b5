/// What a field starts with.
package indirect enum DefaultValue: Sendable {
  case literal(AnswerValue)
  /// Computed again whenever something it reads changes, until the person edits the field.
  case computed(DefinitionExpression)
}
