/// What a field has beside what every field has; one case for types that are edited alike.
///
/// Each is kept outside of the definition that has it, and what most fields have only once: a form may have thousands.
package indirect enum FieldKind: Sendable {
  /// A text without settings of its own.
  static let plainText = FieldKind.text(TextTraits())

  /// `text`, `password`, `textarea`, `path`.
  case text(TextTraits)
  /// `integer`, `number`; `multipleOf` counts from 0.
  case number(Limits<Number>)
  case boolean
  /// `select`, `multiselect`.
  case choice(ChoiceTraits)
  /// `date`, `time`, `datetime`; `multipleOf` is in days for dates and in seconds for the others.
  case moment(Limits<Moment>)
  case list(ListTraits)
  case computed(DefinitionExpression)
  case note
}
