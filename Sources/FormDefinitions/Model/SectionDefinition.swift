/// A group of fields: a heading in a scrolling form, a page in a paged one.
package struct SectionDefinition: Sendable {
  package var id: String?
  package var title: String?
  package var description: String?
  /// Whether the section exists; nil is always.
  package var when: DefinitionExpression?
  package var fields: [FieldDefinition] = []
  /// Runs after the form's `onSubmit` and before the field's own.
  package var onSubmit: ActionDefinition?
  /// Whether the form's `onSubmit` is kept out.
  package var submitScope = false
  package var range = SourceRange.beginning
  /// Where the id stands.
  var idRange = SourceRange.beginning

  package init() {}
}
