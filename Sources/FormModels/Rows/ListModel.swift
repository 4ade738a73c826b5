import AttributeGraph
package import Expressions
package import FormDefinitions

/// The rows of a list while a form runs.
///
/// The list observes no row by itself: a field that stores another value tells its row's list, which forgets what it
/// knows of that row. What is computed from all rows depends on a count of these changes and on what the rows read
/// outside the list, and is brought up to date without a field for every row; see `RowModel`.
package final class ListModel {
  package let traits: ListTraits
  /// The field that has these rows.
  package unowned let field: FieldModel
  /// An object that whoever shows the list keeps with it.
  package var attachment: AnyObject?
  private var rowsNow: [RowModel] = []
  /// Counts how often rows came, went or moved.
  private let arrangements: Stored<Int>
  /// Counts the changes of values in rows.
  private let changes: Stored<Int>
  /// Counts how often rows got fields.
  private let makings: Stored<Int>
  private var hasUncountedMakings = false
  /// The rows that have fields, in the order in which they got them.
  private var madeNow: [RowModel] = []
  /// True if nothing can be said of a row without its fields.
  package let needsFields: Bool
  /// What the values of rows read outside the list.
  private var surroundings: Surroundings
  /// The same, and what their rules and demands read; that may be the list itself.
  private var surroundingsOfRules: Surroundings
  /// The fields of a row to validate again when another field, of the row or outside the list, has changed.
  package private(set) lazy var readers = RuleReaders(traits)
  /// The aggregates over the rows that are kept up to date.
  var aggregates: [KnownAggregate] = []
  /// What has changed since the rows were saved in a draft; nil until they are.
  var journal: RowJournal?
  private var missingCount = MissingCount()

  /// The rows as expressions see them.
  package private(set) lazy var expressionValue = Computed<ExpressionValue>(host: host, in: field.lifetime) {
    [unowned self] in
    switch traits.shape {
    case .objects: .list(mapRows { value(of: $0) })
    case .values: .list(mapRows { $0.typedValue(at: 0) })
    case .entries, .entriesOfObjects: answer.value.expressionValue(for: field.definition)
    }
  }
  /// The answer: a list of objects or values, or an object.
  package private(set) lazy var answer = Computed<AnswerValue>(host: host, in: field.lifetime) { [unowned self] in
    traits.answer(of: mapRows { answer(of: $0) })
  }
  /// The column totals, by field of a row; nil for columns that are not totalled.
  package private(set) lazy var totals = Computed<[String?]>(host: host, in: field.lifetime) { [unowned self] in
    traits.fields.enumerated().map { index, column in
      column.isAddedUp ? total(of: column, mapRows { $0.expressionValue(at: index) }) : nil
    }
  }

  /// - Parameter start: The answer with which it begins.
  package init(_ traits: ListTraits, of field: FieldModel, start: AnswerValue = .null) {
    self.traits = traits
    self.field = field
    needsFields = traits.fields.contains(where: \.needsItsField)
    surroundings = Surroundings(traits.namesOfValues)
    surroundingsOfRules = Surroundings(traits.namesOfValues.union(traits.namesOfRules))
    let host = field.form.host
    arrangements = Stored(0, host: host, in: field.lifetime)
    changes = Stored(0, host: host, in: field.lifetime)
    makings = Stored(0, host: host, in: field.lifetime)
    rowsNow = makeRows(of: start)
  }

  package var host: any ModelHost { field.form.host }
  private var graph: Graph { field.form.graph }

  /// The rows from top to bottom. In a rule, they become a dependency.
  package var rows: [RowModel] {
    _ = arrangements.value
    return rowsNow
  }

  /// The rows that have fields, from top to bottom; the others show nothing and have no problems that anybody knows of.
  /// In a rule, they become a dependency.
  package var madeRows: [RowModel] {
    _ = (arrangements.value, makings.value)
    if madeNow.count == rowsNow.count { return rowsNow }
    return madeNow.sorted { $0.position < $1.position }
  }

  /// True if another row may be added.
  package var hasRoom: Bool { traits.items.maxItems.map { rows.count < $0 } ?? true }

  // What is computed from all rows.

  /// A value of each row. In a rule, what it is made from becomes a dependency.
  private func mapRows<Value>(_ value: (RowModel) -> Value) -> [Value] {
    guard !needsFields else { return rows.map(value) }
    _ = (arrangements.value, changes.value)
    surroundings.take(surroundings.values(around: field))
    return graph.untracked { rowsNow.map(value) }
  }

  private func knownOf(_ row: RowModel) -> KnownRow {
    row.known.surroundings == surroundings.changes ? row.known : KnownRow(surroundings: surroundings.changes)
  }

  private func value(of row: RowModel) -> ExpressionValue {
    guard !needsFields else { return row.expressionValue }
    var known = knownOf(row)
    if let value = known.value { return value }
    let value = row.expressionValue
    known.value = value
    row.known = known
    return value
  }

  /// True if the elements that expressions see are the rows, one by one, and need no fields.
  var hasElements: Bool { !needsFields && (traits.shape == .objects || traits.shape == .values) }

  /// The rows, if the list exists. In a rule, everything in them becomes a dependency.
  func observe() -> [RowModel]? {
    guard field.exists.value else { return nil }
    _ = (arrangements.value, changes.value)
    surroundings.take(surroundings.values(around: field))
    return rowsNow
  }

  /// A count of how often something has changed that values in the rows read outside the list.
  var surroundingsOfValues: Int { surroundings.changes }

  /// The same, up to date.
  var surroundingsNow: Int {
    surroundings.take(graph.untracked { surroundings.values(around: field) })
    return surroundings.changes
  }

  /// True if drafts may have changes of single rows: they are found by their positions.
  var hasJournal: Bool { hasElements && field.row == nil }

  /// A row as drafts have it in the list.
  func keptContents(of row: RowModel) -> AnswerValue {
    let answer = graph.untracked { self.answer(of: row) }
    guard case .list(let rows) = Draft.kept(traits.answer(of: [answer]), of: field.definition) else { return .null }
    return rows.first ?? .null
  }

  /// A row as expressions see it in the list.
  func element(_ row: RowModel) -> ExpressionValue {
    traits.shape == .values ? row.typedValue(at: 0) : value(of: row)
  }

  private func answer(of row: RowModel) -> AnswerValue {
    guard !needsFields else { return row.answer }
    var known = knownOf(row)
    if let answer = known.answer { return answer }
    let answer = row.answer
    known.answer = answer
    row.known = known
    return answer
  }

  /// The number of missing answers in the rows. In a rule, what it is made from becomes a dependency, except the answers
  /// themselves.
  package var missing: Int {
    guard !needsFields else { return rows.reduce(0) { $0 + $1.missing } }
    _ = arrangements.value
    if hasConditions { _ = changes.value }
    followRules()
    return graph.untracked { missingCount.count(in: rowsNow) }
  }

  /// Notices whether something has changed that the rules of rows read. In a rule, it becomes a dependency.
  private func followRules() {
    if surroundingsOfRules.take(surroundingsOfRules.values(around: field)) { missingCount.forgetAll() }
  }

  /// True if it depends on values whether answers are required.
  private lazy var hasConditions = traits.fields.contains {
    $0.required.expression != nil || $0.when.expression != nil || $0.enabled.expression != nil || $0.list != nil
  }

  /// True if no field of a row without fields has a problem.
  private func isValid(_ row: RowModel) -> Bool {
    if row.isValid?.surroundings == surroundingsOfRules.changes { return row.isValid?.value ?? false }
    let isValid = row.problemsOfValues.isEmpty
    row.isValid = (isValid, surroundingsOfRules.changes)
    return isValid
  }

  /// The rows to validate field by field: those with fields, and those without that have problems.
  package var rowsToValidate: [RowModel] {
    guard !needsFields else { return rows }
    followRules()
    return rows.filter { $0.isMade || !isValid($0) }
  }

  /// An answer with as many rows, for a list of which only their number is judged. In a rule, that becomes a dependency.
  var answerByCount: AnswerValue? {
    guard field.definition.rules.isEmpty, !traits.items.uniqueItems, !traits.hasKeys else { return nil }
    return .list(Array(repeating: .null, count: rows.count))
  }

  /// The indices of two rows of a map with the same key. In a rule, the keys become a dependency.
  package var rowsWithSameKey: (Int, Int)? { traits.hasKeys ? Self.sameKeys(mapRows { $0.answer(at: 0).text }) : nil }

  static func sameKeys(_ keys: [String]) -> (Int, Int)? {
    var places: [String: Int] = [:]
    for (index, key) in keys.enumerated() {
      if let first = places.updateValue(index, forKey: key) { return (first, index) }
    }
    return nil
  }

  private func total(of column: FieldDefinition, _ values: [ExpressionValue]) -> String {
    guard let sum = try? Self.sum?.evaluate({ _ in .list(values) }).get() else { return "" }
    return column.asComputed.shownText(of: AnswerValue(sum), zone: field.form.zone)
  }

  private static let sum = try? Expression(parsing: "values.sum()")

  // Told by rows.

  /// Called when a field of a row has stored a value, or a list in it has changed.
  func rowDidChange(_ row: RowModel) {
    row.forgetKnown()
    missingCount.rowDidChange(row)
    for aggregate in aggregates { aggregate.rowDidChange(at: row.position) }
    journal?.rowDidChange(row)
    changes.value &+= 1
    field.row.map { $0.list.rowDidChange($0) }
  }

  /// Called when a row has got fields.
  func rowWasMade(_ row: RowModel) {
    madeNow.append(row)
    guard graph.isEvaluating else { return makings.value &+= 1 }
    guard !hasUncountedMakings else { return }
    hasUncountedMakings = true
    host.afterUpdate { [weak self] in
      self?.hasUncountedMakings = false
      self?.makings.value &+= 1
    }
  }

  // By the person.

  /// Adds a row.
  /// - Parameter index: Its index; nil to append.
  /// - Returns: The row; nil if the list is full.
  @discardableResult
  package func addRow(at index: Int? = nil) -> RowModel? {
    guard hasRoom else { return nil }
    let row = RowModel([], at: 0, of: self)
    insert(row, at: index ?? .max)
    return row
  }

  private func insert(_ row: RowModel, at index: Int) {
    let index = min(index, rowsNow.count)
    rowsNow.insert(row, at: index)
    for aggregate in aggregates { aggregate.rowWasInserted(at: index) }
    journal?.rowWasInserted(row, at: index)
    missingCount.rowWasInserted(row)
    rowsDidMove()
    wasEdited()
  }

  /// Removes a row and its fields, none of which may have focus.
  package func remove(_ row: RowModel) {
    rowsNow.remove(at: row.position)
    for aggregate in aggregates { aggregate.rowWasRemoved(at: row.position) }
    journal?.rowWasRemoved(row, at: row.position)
    missingCount.rowWasRemoved(row)
    end([row])
    rowsDidMove()
    wasEdited()
  }

  /// Restores a removed row with its answers.
  package func restore(_ removed: RemovedRow) -> RowModel {
    let row = RowModel(removed.members, at: 0, of: self)
    for (id, text) in removed.texts {
      if let field = row.field(id), field.text.current != text { field.read(text) }
    }
    insert(row, at: removed.index)
    return row
  }

  /// Moves a row down, or up if negative, as far as possible.
  /// - Returns: False if it has not moved.
  package func move(_ row: RowModel, by count: Int) -> Bool {
    let target = min(max(0, row.position + count), rowsNow.count - 1)
    guard target != row.position else { return false }
    rowsNow.remove(at: row.position)
    rowsNow.insert(row, at: target)
    journal?.rowWasMoved(from: row.position, to: target)
    for aggregate in aggregates {
      aggregate.rowWasRemoved(at: row.position)
      aggregate.rowWasInserted(at: target)
    }
    rowsDidMove()
    wasEdited()
    return true
  }

  private func wasEdited() {
    field.wasEdited()
    field.form.fieldDidChange(field)
  }

  // From outside.

  /// Replaces all rows with a value that was prefilled, a default, set by an action or read from a draft.
  package func replaceRows(with value: AnswerValue) {
    let old = rowsNow
    rowsNow = makeRows(of: value)
    for aggregate in aggregates { aggregate.rowsWereReplaced() }
    journal?.rowsWereReplaced()
    missingCount.forgetAll()
    end(old)
    rowsDidMove()
  }

  private func makeRows(of value: AnswerValue) -> [RowModel] {
    traits.rows(of: value).enumerated().map { RowModel($1.rowMembers, at: $0, of: self) }
  }

  private func rowsDidMove() {
    for (index, row) in rowsNow.enumerated() { row.move(to: index) }
    arrangements.value &+= 1
    field.row.map { $0.list.rowDidChange($0) }
  }

  /// Frees removed rows, once their views are gone.
  private func end(_ rows: [RowModel]) {
    let living = rows.filter(\.isInGraph)
    guard !living.isEmpty else { return }
    for row in living where row.isMade {
      madeNow.removeAll { $0 === row }
      for field in row.fields { field.stopCommands() }
    }
    host.afterUpdate { for row in living { row.end() } }
  }

  /// True if fields of the rows, or of rows in them, are computed.
  package private(set) lazy var computes = traits.computes

  /// Forgets secret values in rows that have no fields.
  package func wipeSecrets() { for row in rowsNow { row.wipeSecrets() } }
}

extension ListTraits {
  fileprivate var computes: Bool { fields.contains { $0.type == .computed || $0.list?.computes ?? false } }
}

extension FieldDefinition {
  /// The total of secret values would be a secret, too.
  package var isAddedUp: Bool { isTotalled && !isSecret }
}
