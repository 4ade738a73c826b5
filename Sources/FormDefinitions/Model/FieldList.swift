/// The fields of a form or row, of which one is found by its id.
package struct FieldList: Sendable {
  package let fields: [FieldDefinition]
  private let places = LookUpTable<[String: Int]>()

  package init(_ fields: [FieldDefinition]) { self.fields = fields }

  /// The first field with an id.
  package func field(_ id: String) -> FieldDefinition? { places.first(id, in: fields, by: \.id) }
}
