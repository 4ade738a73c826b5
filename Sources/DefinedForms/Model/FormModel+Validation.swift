import FormDefinitions
import Formline

/// When what is wrong is shown: a field when it is left, everything when the form is submitted, and what is shown
/// already at every change.
extension FormModel {
  /// Shows what is wrong with a field; true if nothing is.
  @discardableResult
  func showProblems(of field: FieldModel) -> Bool {
    show(field.problems() + crossProblems()[field.id, default: []], of: field)
  }

  private func show(_ problems: [String], of field: FieldModel) -> Bool {
    if field.errors.current != problems { field.errors.value = problems }
    return problems.isEmpty
  }

  /// The person has left a field: what is wrong with it is shown, and what it makes wrong in fields left before.
  func fieldWasLeft(_ field: FieldModel) {
    field.hasBeenLeft = true
    if field.exists.current { showProblems(of: field) }
    forEachReader(of: field) { reader in
      guard reader.hasBeenLeft || showsSummary.current, reader.exists.current else { return }
      showProblems(of: reader)
    }
  }

  /// A field has another value: what is shown below it, and below those whose rules read it, is brought up to date.
  func showProblemsAgain(after field: FieldModel) {
    if !field.errors.current.isEmpty { showProblems(of: field) }
    forEachReader(of: field) { reader in
      if !reader.errors.current.isEmpty { showProblems(of: reader) }
    }
  }

  /// Visits the fields whose rules read a field: of the form, of its row, and of the rows of lists beside it or further
  /// in. Costs what there is to visit, and a look at each list.
  private func forEachReader(of field: FieldModel, _ visit: (FieldModel) -> Void) {
    let name = field.definition.id
    guard let row = field.row else {
      for id in ruleReaders.of(name) { self.field(id).map(visit) }
      return forEachReader(of: name, inRowsOf: lists, visit)
    }
    for id in row.list.readers.of(name) { row.field(id).map(visit) }
    forEachReader(of: name, inRowsOf: row.lists, visit)
    visit(row.list.field)
  }

  private func forEachReader(of name: String, inRowsOf lists: [ListModel], _ visit: (FieldModel) -> Void) {
    for list in lists where !list.readers.defines(name) {
      for row in host.graph.untracked({ list.rows }) {
        for id in list.readers.of(name) { row.field(id).map(visit) }
        forEachReader(of: name, inRowsOf: row.lists, visit)
      }
    }
  }

  /// Shows everything that is wrong; the first wrong field, if any.
  func validateAll() -> FieldModel? {
    host.graph.untracked {
      let cross = crossProblems()
      var first: FieldModel?
      for field in existingInRows where !show(field.problems() + cross[field.id, default: []], of: field) {
        first = first ?? field
      }
      return first
    }
  }

  /// What is wrong with a form that nobody fills in: missing and wrong answers by field.
  package func problems() -> [(id: String, messages: [String])] {
    host.graph.untracked {
      let cross = crossProblems()
      return existingInRows.compactMap { field in
        let messages = field.problems() + cross[field.id, default: []]
        return messages.isEmpty ? nil : (field.id, messages)
      }
    }
  }

  /// What the rules across fields find, by field. A rule is evaluated again only when something it reads has changed.
  private func crossProblems() -> [String: [String]] {
    guard !definition.rules.isEmpty else { return [:] }
    let findings = findings.flatMap(\.current)
    return Dictionary(findings.map { ($0.field, [$0.message]) }, uniquingKeysWith: +)
  }

  /// What a rule across fields finds.
  func findings(of rule: FormRule) -> Computed<[FormValidation.Finding]> {
    Computed(host: host) { [unowned self] in
      FormValidation.problems(of: rule, exists: { self.field($0)?.exists.value ?? false }) { self.lookup($0) }
    }
  }
}
