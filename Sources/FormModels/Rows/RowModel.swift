package import AttributeGraph
package import Expressions
import FormDefinitions
import Values

/// One row of a list while a form runs.
///
/// A row has the values that it was given, and no fields until one of them is asked for: a row that was never in sight,
/// edited or read by an expression that needs its fields costs these values and nothing else. What can be said of it
/// without fields is worked out by `RowValues`.
package final class RowModel {
  package unowned let list: ListModel
  /// The row's identity while it moves.
  package var identity: RowIdentity { RowIdentity(row: self) }
  /// Its index among the rows after some of the list's shifts; see `RowShifts`.
  private var lastPosition: Int
  /// The number of these shifts; nil once the row is gone.
  private var shiftsTaken: Int?
  /// The values that the row was given, by field; empty once fields have them that stay.
  private var given: [AnswerValue.Member]
  /// True if it began with values that were given and that the form's own schema accepts.
  let isGiven: Bool
  /// Its index among the rows that the list was given; nil for another row.
  let origin: Int?
  /// The members that no field has; empty for a row without fields.
  private(set) var strangers: [AnswerValue.Member] = []
  private var made: Made?
  private var placed: Stored<Int>?
  private var ownLifetime: Subgraph?
  /// What was worked out from the values; forgotten when one of them changes.
  var known = KnownRow()
  /// True if a row without fields has no problems, and the state of what its rules read outside the list.
  var isValid: (value: Bool, surroundings: Int)?
  /// The number of missing answers, if the list has counted them.
  var missingKnown: Int?

  /// The fields of a row and what owns their state.
  private struct Made {
    let fields: [FieldModel]
    let byID: [String: FieldModel]
    let lists: [ListModel]
  }

  init(
    _ given: [AnswerValue.Member], at position: Int, of list: ListModel, isGiven: Bool = false, origin: Int? = nil
  ) {
    self.given = given
    self.isGiven = isGiven
    self.origin = origin
    lastPosition = position
    shiftsTaken = list.shifts.count
    self.list = list
  }

  // Its place.

  /// Its index among the rows; the last one, once the row is gone.
  package var position: Int {
    guard let taken = shiftsTaken, taken != list.shifts.count else { return lastPosition }
    put(at: list.shifts.index(lastPosition, after: taken))
    return lastPosition
  }

  /// False once the row has been removed.
  package var isInList: Bool { shiftsTaken != nil }

  /// Called when its index is known.
  func put(at position: Int) {
    lastPosition = position
    shiftsTaken = list.shifts.count
  }

  /// Called when the row is removed: it keeps its last index.
  func leave() {
    lastPosition = position
    shiftsTaken = nil
  }

  /// Its index. In a rule, it becomes a dependency.
  package var index: Stored<Int> {
    if let placed { return placed }
    let made = Stored(position, host: list.host, in: lifetime)
    placed = made
    list.rowIsObserved(self)
    return made
  }

  /// Tells observers of the index when rows have come, gone or moved.
  func tellPosition() { if let placed, placed.current != position { placed.value = position } }

  /// The row in the form: `guests[0]`.
  package var place: String { "\(list.field.id)[\(index.value)]" }

  // Its fields.

  /// In definition order; made by the first call.
  package var fields: [FieldModel] { (made ?? makeFields()).fields }

  /// True once the row has fields.
  package var isMade: Bool { made != nil }

  package var lists: [ListModel] { (made ?? makeFields()).lists }

  package func field(_ id: String) -> FieldModel? { (made ?? makeFields()).byID[id] }

  /// Owns everything of the row.
  package var lifetime: Subgraph {
    if let ownLifetime { return ownLifetime }
    let graph = list.host.graph
    let lifetime = graph.withSubgraph(list.field.lifetime ?? list.host.rootSubgraph) { graph.makeSubgraph() }
    ownLifetime = lifetime
    return lifetime
  }

  /// Makes the fields with their values, and connects them to others. Nothing is written: a row may be made while
  /// something is evaluated.
  private func makeFields() -> Made {
    let form = list.field.form
    let fields = form.graph.untracked {
      let values = values
      return list.traits.fields.indices.map { index in
        FieldModel(list.traits.fields[index], at: index, form: form, row: self, start: values.start(index))
      }
    }
    let made = Made(
      fields: fields, byID: Dictionary(firstOfEach: fields.map { ($0.definition.id, $0) }),
      lists: fields.compactMap(\.list))
    self.made = made
    strangers = given.filter { $0.strangerPath != nil }
    if !list.letsFieldsGo { given = [] }
    for field in fields { field.connect(within: list.field.exists) }
    for field in fields { field.followDefault() }
    list.rowWasMade(self)
    return made
  }

  /// Lets the fields go if nobody outside the row reads them, and if they say no more than the row's values: a row that
  /// is far from the screen again. Linear in the row.
  /// - Returns: False if it keeps them.
  func letFieldsGo() -> Bool {
    guard let fields = made?.fields, let ownLifetime, fields.allSatisfy(\.repeatsItsStart),
      !list.graph.isReadFromOutside(ownLifetime)
    else { return false }
    (made, placed, self.ownLifetime) = (nil, nil, nil)
    ownLifetime.remove()
    return true
  }

  /// True if somebody may observe its index.
  var isObserved: Bool { placed != nil }

  var isInGraph: Bool { ownLifetime != nil }

  /// Frees the fields of a removed row.
  func end() { ownLifetime?.remove() }

  /// The value of a field of this row or of an enclosing one; nil for other names.
  package func lookup(_ name: String) -> ExpressionValue? {
    guard let made else { return values.value(of: name) ?? list.field.row?.lookup(name) }
    return made.byID[name]?.expressionValue ?? list.field.row?.lookup(name)
  }

  // Its values.

  private var values: RowValues { RowValues(given, of: list) }

  /// The members as another row may begin with them, secrets included.
  var membersNow: [AnswerValue.Member] {
    guard let made else { return given }
    let fields = made.fields.filter { $0.definition.type.isEditable && $0.hasOwnValue }
    return list.graph.untracked { fields.map { .init($0.definition.id, $0.contentsNow) } } + strangers
  }

  /// Forgets secret values that no field has.
  func wipeSecrets() {
    guard made == nil else { return }
    given = given.compactMap { member in
      guard let field = list.traits.field(member.name) else { return nil }
      return AnswerValue.Member(member.name, member.value.withoutAnySecrets(of: field))
    }
    forgetKnown()
  }

  /// Called when a value has changed.
  func forgetKnown() {
    known = KnownRow()
    isValid = nil
  }

  /// The answer of a field by its index, whether it exists or not. In a rule, it becomes a dependency.
  func answer(at index: Int) -> AnswerValue { made?.fields[index].answer ?? values.answer(index) }

  /// The row as an object of its existing fields. In a rule, it becomes a dependency.
  var answer: AnswerValue {
    guard let made else { return values.rowAnswer }
    var fields = made.fields.filter { $0.definition.hasAnswer && $0.exists.value }
    if list.hasDefaultsWithObjects {
      var touched = TouchedObjects()
      for field in fields { touched.take(field.definition, field.answer, isOwn: field.hasOwnValue) }
      for member in strangers { member.strangerPath.map { touched.touch($0.dropLast()) } }
      fields.removeAll { touched.leavesOut($0.definition, isOwn: $0.hasOwnValue) }
    }
    return .object(fields.map { .init($0.definition.id, $0.givenAnswer) } + strangers)
  }

  /// The row as expressions see it: every field, answered or not. In a rule, it becomes a dependency.
  var expressionValue: ExpressionValue {
    guard let made else { return values.rowValue }
    return .map(
      ExpressionMap(
        made.fields.filter(\.definition.hasAnswer).map { field in
          (key: .string(field.definition.id), value: field.exists.value ? field.typedValue : .null)
        }))
  }

  /// The value of one field as expressions see it; null while it does not exist. In a rule, it becomes a dependency.
  func expressionValue(at index: Int) -> ExpressionValue {
    made?.fields[index].expressionValue ?? values.expressionValue(index)
  }

  /// The value of the first field, whether it exists or not: that of a row of a list of values.
  var typedValue: ExpressionValue { made?.fields[0].typedValue ?? values.typedValue(0) }

  /// The number of missing answers. In a rule, everything read becomes a dependency.
  var missing: Int {
    guard let made else { return list.rowTraits.requiresAnswers ? values.missing(standing: isGiven) : 0 }
    return made.fields.filter { $0.exists.value }.reduce(0) { $0 + ($1.isMissing ? 1 : 0) + ($1.list?.missing ?? 0) }
  }

  /// True if it has a field that can be asked for where the list can.
  var isAskable: Bool { made?.fields.contains(where: \.isAskable) ?? values.isAskable }

  /// The problems of the fields of a row that has none, by place in the row: `name`, `pets[0].name`.
  func problemsOfValues(_ scope: ProblemScope) -> [(place: String, messages: [String])] {
    made == nil ? values.problems(scope, standing: isGiven) : []
  }

  /// The expressions of a row without fields that fail although every answer that they read is present.
  func failuresOfValues(in place: String) -> [(id: String, sentence: String)] {
    made == nil ? values.failures(in: place) : []
  }

  /// The answers of a row without fields, as parts of one line.
  var partsOfValues: [SummaryText.Part] { values.parts }
}

/// What is known of a row's values, as long as they and what they read elsewhere stay the same.
struct KnownRow {
  /// The state of everything outside the list that rows read, for which this is known.
  var surroundings = -1
  var answer: AnswerValue?
  var value: ExpressionValue?
}

/// Identifies a row while it moves.
package struct RowIdentity: Hashable {
  private let row: RowModel

  init(row: RowModel) { self.row = row }

  /// The row's index; nil once it is gone.
  package var index: Int? { row.isInList ? row.position : nil }

  package static func == (first: RowIdentity, second: RowIdentity) -> Bool { first.row === second.row }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(row)) }
}
