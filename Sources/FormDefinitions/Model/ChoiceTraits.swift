/// What a `select` or `multiselect` field has beside what every field has.
package struct ChoiceTraits: Sendable {
  package var options: OptionsSource
  /// `multiselect` only.
  package var items = ItemLimits()
}
