import FormDefinitions
import Wording

/// Whether the rows of a list have fields that can be asked for.
enum RowsAreAsked {
  case always, never, asTheirValuesSay
}

/// What is wrong with the rows of a list, and what they miss.
extension ListModel {
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

  /// True if no field of a row without fields has a problem.
  private func isValid(_ row: RowModel) -> Bool {
    if row.isValid?.surroundings == surroundingsOfRules.changes { return row.isValid?.value ?? false }
    let isValid = row.problemsOfValues(.all).isEmpty
    row.isValid = (isValid, surroundingsOfRules.changes)
    return isValid
  }

  /// The rows to validate field by field: those with fields, and those without that have problems.
  package var rowsToValidate: [RowModel] {
    if field.standsAsGiven { return [] }
    guard !needsFields else { return rows }
    followRules()
    return rows.filter { $0.isMade || !isValid($0) }
  }

  /// An answer that has the problems of the rows' number; nil if the rows must be judged by their values. In a rule, the
  /// number becomes a dependency.
  var answerByCount: AnswerValue? {
    let isJudgedByValues = !field.definition.rules.isEmpty || traits.items.uniqueItems
    guard traits.isMap ? !needsFields && !isJudgedByValues : hasElements || !isJudgedByValues else { return nil }
    let (count, least) = (traits.isMap ? sameRows.distinctCount : rows.count, traits.items.minItems ?? 0)
    let isInLimits = count >= least && count <= traits.items.maxItems ?? .max
    let shown = isInLimits ? min(count, max(1, least)) : count
    return traits.isMap
      ? .object(Array(repeating: .init("", .null), count: shown)) : .list(Array(repeating: .null, count: shown))
  }

  /// What is known about the rows, for rules over all of them: it is brought up to date by the rows that change.
  var knownRows: FieldValidation.KnownRows {
    FieldValidation.KnownRows(
      sameRows: { [unowned self] in sameRows.indices }, value: { [unowned self] in expressionValue.value },
      evaluate: { [unowned self] expression, lookup in
        guard field.row == nil else { return expression.evaluate(lookup) }
        return field.form.standing(expression, of: self).evaluate { lookup(expression.tree.variables[$0].name) }
      })
  }

  /// The indices of two rows of a map with the same key, which is not empty. In a rule, the keys become a dependency.
  package var rowsWithSameKey: (Int, Int)? {
    guard traits.isMap else { return nil }
    return needsFields ? Self.sameKeys(mapRows { $0.answer(at: 0).text }) : sameRows.indices
  }

  static func sameKeys(_ keys: [String]) -> (Int, Int)? {
    var places: [String: Int] = [:]
    for (index, key) in keys.enumerated() where !key.isEmpty {
      if let first = places.updateValue(index, forKey: key) { return (first, index) }
    }
    return nil
  }
}

extension FieldDefinition {
  /// What is wrong with a key that two rows have; a secret one is not named.
  func sameKeys(_ key: String, _ first: Int, _ second: Int) -> Message {
    isSecret || list?.fields[0].isSecret ?? false
      ? .problemSameRows(one: first + 1, other: second + 1)
      : .problemSameKeys(key: key, one: first + 1, other: second + 1)
  }
}

extension ListTraits {
  var rowsAreAsked: RowsAreAsked {
    let conditions = fields.filter(\.type.isEditable).map { ($0.when, $0.enabled) }
    func never(_ condition: Condition) -> Bool { if case .never = condition { true } else { false } }
    func always(_ condition: Condition) -> Bool { if case .always = condition { true } else { false } }
    if conditions.contains(where: { always($0) && always($1) }) { return .always }
    return conditions.allSatisfy { never($0) || never($1) } ? .never : .asTheirValuesSay
  }

  /// True if it depends on values whether answers are required.
  var hasConditions: Bool {
    fields.contains {
      $0.required.expression != nil || $0.when.expression != nil || $0.enabled.expression != nil || $0.list != nil
    }
  }
}
