import AttributeGraph
import Expressions
import FormDefinitions
import Formline

/// One row of a list while a form runs.
package final class RowModel {
  /// What the row is known by while it moves; no other row of the list has had it.
  let number: Int
  /// Where it stands among the rows, from 0.
  let index: Cell<Int>
  /// In the order of the definition.
  package private(set) var fields: [FieldModel] = []
  /// Those of the fields that have rows themselves.
  private(set) lazy var lists = fields.compactMap(\.list)
  /// Everything of the row ends with this.
  let lifetime: Subgraph
  unowned let list: ListModel
  private var byID: [String: FieldModel] = [:]

  init(_ number: Int, at index: Int, of list: ListModel) {
    self.number = number
    self.list = list
    let graph = list.host.graph
    lifetime = graph.withSubgraph(list.field.lifetime ?? list.host.rootSubgraph) { graph.makeSubgraph() }
    self.index = Cell(index, host: list.host, in: lifetime)
    fields = list.traits.fields.map { FieldModel($0, form: list.field.form, row: self) }
    byID = Dictionary(fields.map { ($0.definition.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Fills in what was given from outside, and the defaults, and ties the fields to the others.
  func start(with members: [AnswerValue.Member]) {
    for field in fields {
      field.connect(within: list.field.exists)
      if case .literal(let value)? = field.definition.defaultValue { field.set(value) }
      let member = members.first { $0.name == field.definition.id }
      if let member, field.definition.type.isEditable { field.prefill(member.value) }
    }
    for field in fields { field.followDefault() }
  }

  /// The row in the form: `guests[0]`.
  package var place: String { "\(list.field.id)[\(index.value)]" }

  package func field(_ id: String) -> FieldModel? { byID[id] }

  /// The value of a field of this row, or of a row around it; nil for other names.
  func lookup(_ name: String) -> ExpressionValue? { byID[name]?.expressionValue ?? list.field.row?.lookup(name) }

  /// The row's object: of its fields that exist. Read in a rule, it becomes a dependency.
  var answer: AnswerValue {
    .object(
      fields.filter { $0.definition.hasAnswer && $0.exists.value }.map { .init($0.definition.id, $0.givenAnswer) })
  }
}
