/// Fields, of which one is found by its id.
package struct FieldTable: Sendable {
  package let fields: [FieldDefinition]
  private let places = LookUpTable<[String: Int]>()

  package init(_ fields: [FieldDefinition]) { self.fields = fields }

  /// The first field with an id.
  package func field(_ id: String) -> FieldDefinition? {
    let table = places.forSearch {
      Dictionary(zip(fields.lazy.map(\.id), fields.indices), uniquingKeysWith: { first, _ in first })
    }
    return table.map { $0[id].map { fields[$0] } } ?? fields.first { $0.id == id }
  }
}
