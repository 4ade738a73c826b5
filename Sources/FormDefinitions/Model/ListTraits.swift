/// What a `list` field has beside what every field has.
package struct ListTraits: Sendable {
  /// The fields of one row; their ids are the names in the row's object.
  package var fields: [FieldDefinition]
  package var items = ItemLimits()
}
