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
  package unowned let field: FieldModel
  /// An object that whoever shows the list keeps with it.
  package var attachment: AnyObject?
  var rowsNow: [RowModel] = []
  var shifts = RowShifts()
  /// Counts how often rows came, went or moved.
  let arrangements: Stored<Int>
  /// Counts the changes of values in rows.
  let changes: Stored<Int>
  /// Counts how often rows got fields.
  let makings: Stored<Int>
  var hasUncountedMakings = false
  /// The rows that have fields, in the order in which they got them.
  var madeNow: [RowModel] = []
  /// The number of rows with fields at which those that are no longer needed lose theirs.
  var mostMade = fewMade
  /// The rows whose indices somebody observes.
  var observedNow: [RowModel] = []
  /// True if nothing can be said of a row without its fields.
  package let needsFields: Bool
  /// True if rows may lose their fields again. Rows with secrets would keep them twice.
  private(set) lazy var letsFieldsGo = !needsFields && !field.definition.holdsSecrets
  /// What the values of rows read outside the list.
  private var surroundings: Surroundings
  /// The same, and what their rules and demands read; that may be the list itself.
  var surroundingsOfRules: Surroundings
  /// The fields of a row to validate again when another field, of the row or outside the list, has changed.
  package private(set) lazy var readers = RuleReaders(traits)
  /// The fields of a row, for rows that have none of their own.
  private(set) lazy var rowTraits = RowTraits(traits)
  /// The aggregates over the rows that are kept up to date.
  var aggregates: [KnownAggregate] = []
  /// What has changed since the rows were saved in a draft; nil until they are.
  var journal: RowJournal?
  /// Of what the list was given; nil if that is nothing.
  private(set) lazy var digestOfGiven = field.form.inputs.prefilled[field.id].map { given in
    GivenRows.digest(of: Draft.kept(given, of: field.definition))
  }
  var missingCount = MissingCount()
  /// Rows that must differ and do not; made when that is first asked.
  private(set) var madeSameRows: SameRows?
  private(set) lazy var hasDefaultsWithObjects = traits.hasDefaultsWithObjects
  /// True if it depends on values whether answers are required.
  private(set) lazy var hasConditions = traits.hasConditions

  /// The rows as expressions see them.
  package private(set) lazy var expressionValue = Computed<ExpressionValue>(host: host, in: field.lifetime) {
    [unowned self] in
    switch traits.shape {
    case .objects: .list(mapRows { value(of: $0) })
    case .values: .list(mapRows(\.typedValue))
    case .entries, .entriesOfObjects: answer.value.expressionValue(for: field.definition)
    }
  }
  /// The answer: a list of objects or values, or an object.
  package private(set) lazy var answer = Computed<AnswerValue>(host: host, in: field.lifetime) { [unowned self] in
    guard hasElements else { return traits.answer(of: mapRows { answer(of: $0) }) }
    let rows = observeRows()
    return graph.untracked {
      // Taken out meanwhile: what is evaluated for an answer may tell the list of a change.
      var known = KnownAnswers()
      swap(&known, &knownAnswers)
      let answers = known.take(of: rows, (arrangements.current, surroundings.changes)) { element($0) }
      knownAnswers = known
      return .list(answers)
    }
  }
  /// The answers of the rows as elements of the list.
  var knownAnswers = KnownAnswers()
  /// The column totals, by field of a row; nil for columns that are not totalled.
  package private(set) lazy var totals = Computed<[String?]>(host: host, in: field.lifetime) { [unowned self] in
    traits.fields.enumerated().map { index, column in
      column.isAddedUp ? column.asComputed.shownText(of: total(ofColumn: index), zone: field.form.zone) : nil
    }
  }

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
  var graph: Graph { field.form.graph }

  /// The rows from top to bottom. In a rule, they become a dependency.
  package var rows: [RowModel] {
    _ = arrangements.value
    return rowsNow
  }

  /// A row by its index, for a view that must not hold all rows: adding one would copy them. A row of its own if there is
  /// none, for a view that was not told of that yet.
  package func row(at index: Int) -> RowModel {
    rowsNow.indices.contains(index) ? rowsNow[index] : RowModel([], at: index, of: self)
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
  func mapRows<Value>(_ value: (RowModel) -> Value) -> [Value] {
    guard !needsFields else { return rows.map(value) }
    let rows = observeRows()
    return graph.untracked { rows.map(value) }
  }

  /// The rows. In a rule, everything in them becomes a dependency.
  private func observeRows() -> [RowModel] {
    _ = (arrangements.value, changes.value)
    surroundings.take(surroundings.values(around: field))
    return rowsNow
  }

  /// A row's answer as the list has it.
  private func element(_ row: RowModel) -> AnswerValue {
    traits.shape == .values ? answer(of: row).rowMembers.first?.value ?? .null : answer(of: row)
  }

  private func knownOf(_ row: RowModel) -> KnownRow {
    row.known.surroundings == surroundings.changes ? row.known : KnownRow(surroundings: surroundings.changes)
  }

  private func value(of row: RowModel) -> ExpressionValue { known(\.value, of: row) { $0.expressionValue } }

  private func answer(of row: RowModel) -> AnswerValue { known(\.answer, of: row) { $0.answer } }

  private func known<Value>(
    _ member: WritableKeyPath<KnownRow, Value?>, of row: RowModel, or find: (RowModel) -> Value
  ) -> Value {
    guard !needsFields else { return find(row) }
    var known = knownOf(row)
    if let value = known[keyPath: member] { return value }
    let value = find(row)
    known[keyPath: member] = value
    row.known = known
    return value
  }

  /// True if the elements that expressions see are the rows, one by one, and need no fields.
  var hasElements: Bool { !needsFields && (traits.shape == .objects || traits.shape == .values) }

  /// The rows, if the list exists. In a rule, everything in them becomes a dependency.
  func observe() -> [RowModel]? {
    field.exists.value ? observeRows() : nil
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

  /// Rows of a map differ in their keys, others in their answers.
  var sameRows: SameRows {
    if let madeSameRows { return madeSameRows }
    let made = SameRows(of: self) { [unowned self] row in
      traits.isMap ? .string(row.answer(at: 0).text) : element(row)
    }
    madeSameRows = made
    return made
  }

  /// The rows as another list may begin with them. Not the answer of the list: entries of a map may have no key yet, or
  /// the same one.
  var contentsNow: AnswerValue { .list(rowsNow.map(contents)) }

  private func contents(of row: RowModel) -> AnswerValue {
    let members = row.membersNow
    guard traits.shape == .values else { return .object(members) }
    return members.first?.value ?? graph.untracked { row.isMade ? row.fields[0].contentsNow : row.answer(at: 0) }
  }

  /// A row as drafts have it in the list.
  func keptContents(of row: RowModel) -> AnswerValue {
    guard case .list(let rows) = Draft.kept(.list([contents(of: row)]), of: field.definition) else { return .null }
    return rows.first ?? .null
  }

  /// A row as expressions see it in the list.
  func element(_ row: RowModel) -> ExpressionValue {
    traits.shape == .values ? row.typedValue : value(of: row)
  }

  /// The sum of a column; null if it has none.
  private func total(ofColumn index: Int) -> AnswerValue {
    let sum: Result<ExpressionValue, EvaluationError>?
    if let expression = sums[index] {
      sum = field.form.standing(expression).evaluate()
    } else {
      let values = mapRows { $0.expressionValue(at: index) }
      sum = Self.sum?.evaluate { _ in .list(values) }
    }
    return AnswerValue((try? sum?.get()) ?? .null)
  }

  /// For columns of a list that expressions find: the sums as expressions over it, brought up to date by changed rows.
  private lazy var sums: [Expression?] = traits.fields.map { column in
    guard column.isAddedUp, field.row == nil, hasElements else { return nil }
    let values = traits.shape == .values ? "" : ".map(row, row.\(column.id))"
    guard let sum = try? Expression(parsing: "\(field.definition.id)\(values).sum()"),
      sum.aggregates.map(\.list) == [field.definition.id]
    else { return nil }
    return sum
  }

  private static let sum = try? Expression(parsing: "values.sum()")

  private(set) lazy var rowsAreAsked = traits.rowsAreAsked

  /// True if fields of the rows, or of rows in them, have expressions.
  private(set) lazy var hasExpressions = traits.hasExpressions

}

extension ListTraits {
  fileprivate var hasExpressions: Bool {
    fields.contains { field in
      if case .computed? = field.defaultValue { return true }
      return field.type == .computed || field.choice?.options.expression != nil || field.list?.hasExpressions ?? false
        || [field.when, field.required, field.enabled].contains { $0.expression != nil }
    }
  }
}

extension FieldDefinition {
  /// The total of secret values would be a secret, too.
  package var isAddedUp: Bool { isTotalled && !isSecret }
}
