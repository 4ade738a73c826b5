package import FormDefinitions

/// The fields in form order, each list after the fields of its rows.
extension FormModel {
  /// The existing fields of the form and of rows that have fields. In a rule, they become dependencies.
  package var presentInMadeRows: [FieldModel] { list(present, rows: \.madeRows) { $0.exists.value } }

  /// Every such field, existing or not.
  package var fieldsInMadeRows: [FieldModel] { graph.untracked { list(fields, rows: \.madeRows) { _ in true } } }

  /// The existing fields of which a condition is true. Only lists whose rows have such fields are looked into, and their
  /// rows get fields.
  package func existingInRows(where isWanted: (FieldDefinition) -> Bool) -> [FieldModel] {
    func rows(_ list: ListModel) -> [RowModel] { list.traits.anyField(isWanted) ? list.rows : [] }
    return graph.untracked { list(existing, rows: rows) { isWanted($0.definition) && $0.exists.value } }
  }

  private func list(
    _ fields: [FieldModel], rows: (ListModel) -> [RowModel], where isIncluded: (FieldModel) -> Bool
  ) -> [FieldModel] {
    guard fields.contains(where: { $0.list != nil }) else { return fields.filter(isIncluded) }
    return fields.flatMap { field -> [FieldModel] in
      let inner = field.list.map { list in
        rows(list).flatMap { self.list($0.fields, rows: rows, where: isIncluded) }
      }
      return (inner ?? []) + (isIncluded(field) ? [field] : [])
    }
  }

  /// Visits fields and the existing ones in their rows until a visit answers false.
  /// - Returns: False if one did.
  @discardableResult
  package func visit(
    _ fields: [FieldModel], rows: (ListModel) -> [RowModel], _ visit: (FieldModel) -> Bool
  ) -> Bool {
    for field in fields {
      for row in field.list.map(rows) ?? [] {
        guard self.visit(row.fields.filter({ $0.exists.value }), rows: rows, visit) else { return false }
      }
      guard visit(field) else { return false }
    }
    return true
  }

  // One after the other, which makes only the rows on the way.

  /// The first field that can be asked for.
  package var firstReachable: FieldModel? { firstReachable(among: fields) }

  fileprivate func firstReachable(among fields: [FieldModel]) -> FieldModel? {
    graph.untracked {
      var found: FieldModel?
      visit(fields.filter { $0.exists.value }, rows: \.rowsToAsk) { field in
        if field.isAskable { found = field }
        return found == nil
      }
      return found
    }
  }

  /// The first field of a section that can be asked for.
  package func firstReachable(in section: Int) -> FieldModel? { firstReachable(among: sections[section]) }

  /// The last field that can be asked for: a list, and not a field in its rows.
  package var lastReachable: FieldModel? { existing.last(where: \.isAskable) }

  /// The next field that can be asked for, or the one before; nil at the end.
  package func reachable(after field: FieldModel, forward: Bool = true) -> FieldModel? {
    forward
      ? reachable(from: next(after: field)) { next(after: $0) }
      : reachable(from: previous(before: field)) { previous(before: $0) }
  }

  private func reachable(from first: FieldModel?, _ step: (FieldModel) -> FieldModel?) -> FieldModel? {
    graph.untracked {
      var field = first
      while let current = field, !current.isAskable { field = step(current) }
      return field
    }
  }

  /// The first field of what belongs to a field: in the first row of a list that can be asked for.
  private func start(of field: FieldModel) -> FieldModel {
    field.list?.rowsToAsk.first?.fields.first.map(start) ?? field
  }

  private func next(after field: FieldModel) -> FieldModel? {
    if let next = field.sibling(by: 1) { return start(of: next) }
    guard let row = field.row else { return nil }
    return row.sibling(by: 1)?.fields.first.map(start) ?? row.list.field
  }

  private func previous(before field: FieldModel) -> FieldModel? {
    if let last = field.list?.rowsToAsk.last?.fields.last { return last }
    var place = field
    while true {
      if let previous = place.sibling(by: -1) { return previous }
      guard let row = place.row else { return nil }
      if let last = row.sibling(by: -1)?.fields.last { return last }
      place = row.list.field
    }
  }

  // Places.

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

extension FieldModel {
  /// The field beside it in the form or in its row; nil for one whose row is gone.
  fileprivate func sibling(by step: Int) -> FieldModel? {
    let fields = row?.fields ?? form.fields
    guard let index = fields.firstIndex(where: { $0 === self }), fields.indices.contains(index + step) else {
      return nil
    }
    return fields[index + step]
  }

  /// True if it comes before another field in form order.
  package func isBefore(_ other: FieldModel) -> Bool { path.lexicographicallyPrecedes(other.path) }

  /// The indices of fields and rows that lead to it; a list comes after its rows.
  private var path: [Int] {
    let fields = row?.fields ?? form.fields
    let index = fields.firstIndex { $0 === self } ?? 0
    let before = row.map { $0.list.field.path.dropLast() + [$0.position] } ?? []
    return before + [index, .max]
  }
}

extension RowModel {
  /// The row below or above; nil at the end, and for a row that is gone.
  fileprivate func sibling(by step: Int) -> RowModel? {
    let rows = list.rows
    guard rows.indices.contains(position), rows[position] === self, rows.indices.contains(position + step) else {
      return nil
    }
    return rows[position + step]
  }

  /// The first field that can be asked for.
  package var firstReachable: FieldModel? { list.field.form.firstReachable(among: fields) }
}

extension ListModel {
  /// The rows whose fields may be asked for: none if the list cannot be.
  fileprivate var rowsToAsk: [RowModel] {
    field.isAskable && traits.fields.contains(where: \.type.isEditable) ? rows : []
  }
}

extension ListTraits {
  /// True if a field of the rows, or of rows in them, satisfies a condition.
  fileprivate func anyField(_ isWanted: (FieldDefinition) -> Bool) -> Bool {
    fields.contains { isWanted($0) || $0.list?.anyField(isWanted) ?? false }
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
