import FormDefinitions

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

  /// An answer that has the problems of the rows' number, for a list of which nothing else is judged. In a rule, the
  /// number becomes a dependency.
  var answerByCount: AnswerValue? {
    guard field.definition.rules.isEmpty, !traits.items.uniqueItems, !traits.hasKeys else { return nil }
    let (count, least) = (rows.count, traits.items.minItems ?? 0)
    let isInLimits = count >= least && count <= traits.items.maxItems ?? .max
    return .list(Array(repeating: .null, count: isInLimits ? min(count, max(1, least)) : count))
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
}

extension ListTraits {
  /// True if it depends on values whether answers are required.
  var hasConditions: Bool {
    fields.contains {
      $0.required.expression != nil || $0.when.expression != nil || $0.enabled.expression != nil || $0.list != nil
    }
  }
}
