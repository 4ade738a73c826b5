package import FormDefinitions

extension FormModel {
  /// These fields and the existing ones in their rows, each list last. In a rule, existence becomes a dependency.
  package static func withRows(_ fields: [FieldModel]) -> [FieldModel] { withRows(fields) { $0.exists.value } }

  /// Every field including those in rows, existing or not, each list after its rows.
  package var fieldsInRows: [FieldModel] { graph.untracked { Self.withRows(fields) { _ in true } } }

  private static func withRows(_ fields: [FieldModel], where isIncluded: (FieldModel) -> Bool) -> [FieldModel] {
    guard fields.contains(where: { $0.list != nil }) else { return fields }
    return fields.flatMap { field -> [FieldModel] in
      guard let list = field.list else { return [field] }
      return list.rows.flatMap { withRows($0.fields.filter(isIncluded), where: isIncluded) } + [field]
    }
  }

  /// The field at a place such as `guests[0].name`.
  package func fieldInRow(_ place: String) -> FieldModel? {
    guard place.last != "]", let bracket = place.lastIndex(of: "]"), let open = place[..<bracket].lastIndex(of: "["),
      let index = Int(place[place.index(after: open)..<bracket]), place[place.index(after: bracket)] == ".",
      let list = field(String(place[..<open]))?.list
    else { return nil }
    let rows = graph.untracked { list.rows }
    guard rows.indices.contains(index) else { return nil }
    return rows[index].field(String(place[place.index(bracket, offsetBy: 2)...]))
  }

  /// The field that a name refers to in another field's action: its row takes precedence over the form.
  package func field(_ name: String, meantBy origin: FieldModel?) -> FieldModel? {
    var row = origin?.row
    while let current = row {
      if let field = current.field(name) { return field }
      row = current.list.field.row
    }
    return field(name)
  }
}

/// The contents of a removed row: its answers and typed text, without secrets.
package struct RemovedRow {
  package let list: ListModel
  package let index: Int
  package let members: [AnswerValue.Member]
  /// The texts of its fields, by id.
  package let texts: [String: String]

  /// Nil for a row without answers.
  package init?(_ row: RowModel, at index: Int) {
    let open = row.fields.filter { !$0.definition.holdsSecrets }
    members = open.filter { $0.definition.type.isEditable && !$0.answer.isEmpty }
      .map { .init($0.definition.id, $0.answer) }
    texts = open.filter { $0.isTyped && !$0.text.current.isEmpty }
      .reduce(into: [:]) { $0[$1.definition.id] = $1.text.current }
    guard !members.isEmpty || !texts.isEmpty else { return nil }
    list = row.list
    self.index = index
  }
}
