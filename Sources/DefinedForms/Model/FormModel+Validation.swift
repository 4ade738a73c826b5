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
    for reader in readers(of: field) where reader.hasBeenLeft || showsSummary.current {
      if reader.exists.current { showProblems(of: reader) }
    }
  }

  /// A field has another value: what is shown below it, and below those whose rules read it, is brought up to date.
  func showProblemsAgain(after field: FieldModel) {
    if !field.errors.current.isEmpty { showProblems(of: field) }
    for reader in readers(of: field) where !reader.errors.current.isEmpty { showProblems(of: reader) }
  }

  /// The fields whose rules read a field: of the form, of its row, and of the rows of lists beside it or further in.
  private func readers(of field: FieldModel) -> [FieldModel] {
    let name = field.definition.id
    guard let row = field.row else {
      return ruleReaders.of(name).compactMap(self.field) + readersInRows(of: name, among: fields)
    }
    let own = row.list.readers.of(name).compactMap(row.field)
    return own + readersInRows(of: name, among: row.fields) + [row.list.field]
  }

  private func readersInRows(of name: String, among fields: [FieldModel]) -> [FieldModel] {
    fields.flatMap { field -> [FieldModel] in
      guard let list = field.list, !list.readers.defines(name) else { return [] }
      return host.graph.untracked { list.rows }.flatMap { row in
        list.readers.of(name).compactMap(row.field) + readersInRows(of: name, among: row.fields)
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
