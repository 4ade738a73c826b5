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

  package var firstReachable: FieldModel? { reachable(from: 0) }

  /// The first field of a section that can be asked for.
  package func firstReachable(in section: Int) -> FieldModel? {
    guard let first = sections[section].first, let found = reachable(from: first.order),
      let outermost = found.outermost, outermost.order < first.order + sections[section].count
    else { return nil }
    return found
  }

  private func reachable(from order: Int) -> FieldModel? {
    graph.untracked { askable(from: order, by: 1).map(start) }
  }

  /// The last field that can be asked for: a list, and not a field in its rows.
  package var lastReachable: FieldModel? { graph.untracked { askable(from: fields.count - 1, by: -1) } }

  /// The next field that can be asked for, or the one before; nil at the end.
  package func reachable(after field: FieldModel, forward: Bool = true) -> FieldModel? {
    graph.untracked { forward ? next(after: field) : previous(before: field) }
  }

  /// The first field of what belongs to one that can be asked for: in the first row of a list with such a field.
  fileprivate func start(of field: FieldModel) -> FieldModel {
    field.list?.rowToAsk(from: 0, by: 1)?.asked(from: 0, by: 1).map(start) ?? field
  }

  private func next(after field: FieldModel) -> FieldModel? {
    guard let row = field.row else { return askable(from: field.order + 1, by: 1).map(start) }
    if let next = row.asked(from: field.order + 1, by: 1) { return start(of: next) }
    if let next = row.list.rowToAsk(after: row, by: 1)?.asked(from: 0, by: 1) { return start(of: next) }
    let list = row.list.field
    return list.isAskable ? list : next(after: list)
  }

  private func previous(before field: FieldModel) -> FieldModel? {
    if let last = field.list?.lastToAsk { return last }
    var place = field
    while let row = place.row {
      if let previous = row.asked(from: place.order - 1, by: -1) { return previous }
      if let last = row.list.rowToAsk(after: row, by: -1)?.lastToAsk { return last }
      place = row.list.field
    }
    return askable(from: place.order - 1, by: -1)
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
  /// The field of the form that it belongs to: itself, or the list around all rows.
  var outermost: FieldModel? { row.map { $0.list.field.outermost } ?? self }

  /// True if it comes before another field in form order.
  package func isBefore(_ other: FieldModel) -> Bool { path.lexicographicallyPrecedes(other.path) }

  /// The indices of fields and rows that lead to it; a list comes after its rows.
  private var path: [Int] {
    let before = row.map { $0.list.field.path.dropLast() + [$0.position] } ?? []
    return before + [order, .max]
  }
}

extension RowModel {
  /// The nearest field that can be asked for, from an index on in a direction.
  fileprivate func asked(from index: Int, by step: Int) -> FieldModel? {
    let fields = fields
    return stride(from: index, to: step > 0 ? fields.count : -1, by: step).lazy.map { fields[$0] }
      .first(where: \.isAskable)
  }

  fileprivate var lastToAsk: FieldModel? { asked(from: list.traits.fields.count - 1, by: -1) }

  /// The first field that can be asked for, in rows inside the row, too.
  package var firstReachable: FieldModel? {
    let form = list.field.form
    return form.graph.untracked { asked(from: 0, by: 1).map(form.start) }
  }
}

extension ListModel {
  /// The nearest row with a field that can be asked for, from an index on in a direction. Rows that have none get no
  /// fields.
  fileprivate func rowToAsk(from index: Int, by step: Int) -> RowModel? {
    guard field.isAskable, rowsAreAsked != .never else { return nil }
    let rows = rows
    return stride(from: index, to: step > 0 ? rows.count : -1, by: step).lazy.map { rows[$0] }
      .first { self.rowsAreAsked == .always || $0.isAskable }
  }

  /// The index of that row.
  package func indexOfRowToAsk(from index: Int, by step: Int) -> Int? {
    graph.untracked { rowToAsk(from: index, by: step)?.position }
  }

  /// The same, beyond a row. None if that is gone.
  fileprivate func rowToAsk(after row: RowModel, by step: Int) -> RowModel? {
    guard row.isInList else { return nil }
    return rowToAsk(from: row.position + step, by: step)
  }

  fileprivate var lastToAsk: FieldModel? { rowToAsk(from: rows.count - 1, by: -1)?.lastToAsk }
}

extension ListTraits {
  /// True if a field of the rows, or of rows in them, satisfies a condition.
  fileprivate func anyField(_ isWanted: (FieldDefinition) -> Bool) -> Bool {
    fields.contains { isWanted($0) || $0.list?.anyField(isWanted) ?? false }
  }
}

/// What the person took away by one key, and may want back.
package enum TakenAway {
  case row(RemovedRow)
  case answer(FieldModel, AnswerValue)

  /// The list of the row, or the field.
  var field: FieldModel {
    switch self {
    case .row(let removed): removed.list.field
    case .answer(let field, _): field
    }
  }

  /// Nil for a text, which readline brings back, for secrets, and where nothing is.
  init?(clearing field: FieldModel) {
    let answer = field.finalAnswer
    guard !field.isTyped, !field.definition.holdsSecrets, !field.definition.isUnanswered(by: answer) else { return nil }
    self = .answer(field, answer)
  }
}

extension FormModel {
  /// Takes a field's answer away.
  package func clear(_ field: FieldModel) {
    takeAway(TakenAway(clearing: field)) { field.edit(.null) }
  }
}

/// The contents of a removed row: its answers and typed text, without secrets.
package struct RemovedRow {
  package let list: ListModel
  package let index: Int
  package let members: [AnswerValue.Member]
  /// What the row was, as it was given.
  let (isGiven, origin): (Bool, Int?)
  let originsInside: [String: RowOrigins]
  package let texts: [String: String]

  package init(_ row: RowModel, at index: Int) {
    let open = row.fields.filter { !$0.definition.holdsSecrets }
    // Defaults come by themselves, where they came before.
    members =
      open.filter { $0.definition.type.isEditable && $0.hasOwnValue }.map { .init($0.definition.id, $0.contentsNow) }
      + row.strangers
    texts = open.filter { $0.isTyped && !$0.text.current.isEmpty }
      .reduce(into: [:]) { $0[$1.definition.id] = $1.text.current }
    list = row.list
    (isGiven, origin, originsInside) = (row.isGiven, row.origin, row.originsInside)
    self.index = index
  }
}
