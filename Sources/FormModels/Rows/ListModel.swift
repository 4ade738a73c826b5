package import AttributeGraph
package import Expressions
package import FormDefinitions

/// The rows of a list while a form runs.
package final class ListModel {
  package let traits: ListTraits
  /// The field that has these rows.
  package unowned let field: FieldModel
  private let present: Stored<[RowModel]>
  private var lastNumber = 0
  /// The fields of a row to validate again when another field, of the row or outside the list, has changed.
  package private(set) lazy var readers = RuleReaders(traits)
  /// The rows as expressions see them.
  package private(set) lazy var expressionValue = Computed<ExpressionValue>(host: host, in: field.lifetime) {
    [unowned self] in
    switch traits.shape {
    case .objects: return .list(rows.map(\.expressionValue))
    case .values: return .list(rows.map { $0.fields[0].typedValue })
    case .entries, .entriesOfObjects: return answer.value.expressionValue(for: field.definition)
    }
  }
  /// The answer: a list of objects or values, or an object.
  package private(set) lazy var answer = Computed<AnswerValue>(host: host, in: field.lifetime) { [unowned self] in
    traits.answer(of: rows.map(\.answer))
  }
  /// The indices of two rows of a map with the same key. In a rule, the keys become a dependency.
  package var rowsWithSameKey: (Int, Int)? {
    guard traits.shape == .entries || traits.shape == .entriesOfObjects else { return nil }
    var places: [String: Int] = [:]
    for (index, row) in rows.enumerated() {
      let key = row.fields[0].answer.text
      if let first = places[key] { return (first, index) }
      places[key] = index
    }
    return nil
  }

  /// The column totals, by field of a row; nil for columns that are not totalled.
  package private(set) lazy var totals = Computed<[String?]>(host: host, in: field.lifetime) { [unowned self] in
    traits.fields.map { $0.isAddedUp ? total(of: $0) : nil }
  }

  package init(_ traits: ListTraits, of field: FieldModel) {
    self.traits = traits
    self.field = field
    present = Stored([], host: field.form.host, in: field.lifetime)
  }

  package var host: any ModelHost { field.form.host }
  /// An object that whoever shows the list keeps with it.
  package var attachment: AnyObject?

  /// The rows from top to bottom. In a rule, they become a dependency.
  package var rows: [RowModel] { present.value }

  /// True if another row may be added.
  package var hasRoom: Bool { traits.items.maxItems.map { rows.count < $0 } ?? true }

  private func total(of definition: FieldDefinition) -> String {
    let values = rows.compactMap { $0.field(definition.id)?.expressionValue }
    guard let sum = try? Self.sum?.evaluate({ _ in .list(values) }).get() else { return "" }
    return definition.asComputed.shownText(of: AnswerValue(sum), zone: field.form.zone)
  }

  private static let sum = try? Expression(parsing: "values.sum()")

  // By the person.

  /// Adds a row.
  /// - Parameter index: Its index; nil to append.
  /// - Returns: The row; nil if the list is full.
  @discardableResult
  package func addRow(at index: Int? = nil) -> RowModel? {
    guard hasRoom else { return nil }
    let row = makeRow([])
    insert(row, at: index ?? .max)
    return row
  }

  private func insert(_ row: RowModel, at index: Int) {
    var rows = present.current
    rows.insert(row, at: min(index, rows.count))
    show(rows)
    rowsDidChange()
  }

  /// Removes a row and its fields, none of which may have focus.
  package func remove(_ row: RowModel) {
    show(present.current.filter { $0 !== row })
    end([row])
    rowsDidChange()
  }

  /// Restores a removed row with its answers.
  package func restore(_ removed: RemovedRow) -> RowModel {
    let row = makeRow(removed.members)
    for (id, text) in removed.texts {
      if let field = row.field(id), field.text.current != text { field.read(text) }
    }
    insert(row, at: removed.index)
    return row
  }

  /// Moves a row down, or up if negative, as far as possible.
  /// - Returns: False if it has not moved.
  package func move(_ row: RowModel, by count: Int) -> Bool {
    var rows = present.current
    guard let index = rows.firstIndex(where: { $0 === row }) else { return false }
    let target = min(max(0, index + count), rows.count - 1)
    guard target != index else { return false }
    rows.remove(at: index)
    rows.insert(row, at: target)
    show(rows)
    rowsDidChange()
    return true
  }

  private func rowsDidChange() {
    field.wasEdited()
    field.form.fieldDidChange(field)
  }

  // From outside.

  /// Replaces all rows with a value that was prefilled, a default, set by an action or read from a draft.
  package func replaceRows(with value: AnswerValue) {
    let old = present.current
    show(
      traits.rows(of: value).map { item in
        guard case .object(let members) = item else { return makeRow([]) }
        return makeRow(members)
      })
    end(old)
  }

  private func makeRow(_ members: [AnswerValue.Member]) -> RowModel {
    lastNumber += 1
    let row = RowModel(lastNumber, at: 0, of: self)
    row.start(with: members)
    return row
  }

  private func show(_ rows: [RowModel]) {
    for (index, row) in rows.enumerated() where row.index.current != index { row.index.value = index }
    present.value = rows
  }

  /// Frees removed rows, once their views are gone.
  private func end(_ rows: [RowModel]) {
    guard !rows.isEmpty else { return }
    for field in rows.flatMap(\.fields) { field.stopCommands() }
    host.afterUpdate { for row in rows { row.lifetime.remove() } }
  }
}

/// One row of a list while a form runs.
package final class RowModel {
  /// The row's identity while it moves; never reused within the list.
  package let number: Int
  /// Its index among the rows.
  package let index: Stored<Int>
  /// In definition order.
  package private(set) var fields: [FieldModel] = []
  /// The list and map fields of the row.
  package private(set) lazy var lists = fields.compactMap(\.list)
  /// Owns everything of the row.
  package let lifetime: Subgraph
  package unowned let list: ListModel
  private var byID: [String: FieldModel] = [:]

  package init(_ number: Int, at index: Int, of list: ListModel) {
    self.number = number
    self.list = list
    let graph = list.host.graph
    lifetime = graph.withSubgraph(list.field.lifetime ?? list.host.rootSubgraph) { graph.makeSubgraph() }
    self.index = Stored(index, host: list.host, in: lifetime)
    fields = list.traits.fields.map { FieldModel($0, form: list.field.form, row: self) }
    byID = Dictionary(fields.map { ($0.definition.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Fills in the given values and the defaults, and connects the fields to others.
  package func start(with members: [AnswerValue.Member]) {
    for field in fields {
      field.connect(within: list.field.exists)
      field.startWithDefault()
      let member = members.first { $0.name == field.definition.id }
      if let member, field.definition.type.isEditable { field.prefill(member.value) }
    }
    for field in fields { field.followDefault() }
  }

  /// The row in the form: `guests[0]`.
  package var place: String { "\(list.field.id)[\(index.value)]" }

  package func field(_ id: String) -> FieldModel? { byID[id] }

  /// The value of a field of this row or of an enclosing one; nil for other names.
  package func lookup(_ name: String) -> ExpressionValue? {
    byID[name]?.expressionValue ?? list.field.row?.lookup(name)
  }

  /// The row as expressions see it: every field, answered or not.
  package var expressionValue: ExpressionValue {
    .map(
      ExpressionMap(
        fields.filter(\.definition.hasAnswer).map { field in
          (key: .string(field.definition.id), value: field.exists.value ? field.typedValue : .null)
        }))
  }

  /// The row as an object of its existing fields. In a rule, it becomes a dependency.
  package var answer: AnswerValue {
    .object(
      fields.filter { $0.definition.hasAnswer && $0.exists.value }.map { .init($0.definition.id, $0.givenAnswer) })
  }
}

extension FieldDefinition {
  /// The total of secret values would be a secret, too.
  package var isAddedUp: Bool { isTotalled && !isSecret }
}
