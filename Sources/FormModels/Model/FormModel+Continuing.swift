import FormDefinitions
import Values

/// A form of which more is asked goes on with what was answered in the one that it replaces.
extension FormModel {
  /// Takes over the answers of another model of the same form, valid or not, secrets included, and what was touched.
  /// Fields are the same if their answers have the same path: ids may differ, since more of them must be unique.
  ///
  /// No action runs: the answers include what actions have set. Call it before anything shows this model. Linear in the
  /// answers.
  package func takeOver(_ former: FormModel) {
    let fields = fieldsByPath
    var pairs: [(old: FieldModel, new: FieldModel)] = []
    for old in former.fields {
      guard let new = fields[old.definition.answerPath], new.definition.type == old.definition.type else { continue }
      pairs.append((old, new))
      new.takeOver(old)
    }
    host.update()
    for (old, new) in pairs { new.showProblems(like: old) }
    if hasEdits { drafts?.textDidChange() }
  }

  /// The place of a field or of one in its rows, in a model that this one replaces, as its place here.
  package func place(like place: String, in former: FormModel) -> String? {
    let id = place.prefix { $0 != "[" }
    return former.field(String(id)).flatMap { fieldsByPath[$0.definition.answerPath] }.map {
      $0.definition.id + place.dropFirst(id.count)
    }
  }

  /// The first field at or below a path, as `spec.tls`, that can be asked for; one that another model does not have, if
  /// there is one.
  package func firstReachable(at path: String, notIn former: FormModel) -> String? {
    let known = former.fieldsByPath
    let inside = fields.filter { field in
      let name = field.definition.answerPath.joined(separator: ".")
      return graph.untracked { field.isAskable } && (name == path || name.hasPrefix(path + "."))
    }
    let field = inside.first { known[$0.definition.answerPath] == nil } ?? inside.first
    return graph.untracked { field.map { $0.list?.rows.first?.firstReachable ?? $0 }?.id }
  }

  private var fieldsByPath: [[String]: FieldModel] {
    Dictionary(firstOfEach: fields.filter(\.definition.hasAnswer).map { ($0.definition.answerPath, $0) })
  }

  /// Removes secret answers from memory.
  package func wipeSecrets() {
    for field in fieldsInMadeRows {
      if field.definition.isSecret { field.set(.null) }
      field.list?.wipeSecrets()
    }
  }
}

extension FieldModel {
  /// Takes over the state of a field that this one replaces.
  fileprivate func takeOver(_ old: FieldModel) {
    if let list, let rows = old.list {
      guard rows.holdsWork else { return }
      if old.isEdited { wasEdited() }
      list.takeOver(rows)
    } else if old.isEdited {
      wasEdited()
      set(form.graph.untracked { old.answer })
      // Text that is no answer, or that is not written as the answer would be.
      if isTyped, text.current != old.text.current { read(old.text.current) }
    }
    if !old.search.isEmpty { resume(search: old.search, because: old.unsettledSearch) }
    hasBeenLeft = old.hasBeenLeft
    refusal = old.refusal
  }

  /// Shows the problems that it would show if it had not been replaced, and those of its rows.
  fileprivate func showProblems(like old: FieldModel) {
    if old.hasShownProblem { form.showProblems(of: self) }
    guard let list, let rows = old.list, rows.holdsWork else { return }
    for (new, old) in zip(list.rowsNow, rows.rowsNow) where old.isMade {
      for (field, former) in zip(new.fields, old.fields) { field.showProblems(like: former) }
    }
  }
}

extension ListModel {
  /// True if anything in it was edited, or typed to search a list in a row.
  fileprivate var holdsWork: Bool {
    field.isEdited || madeNow.contains { $0.fields.contains { !$0.search.isEmpty || $0.list?.holdsWork ?? false } }
  }

  fileprivate func takeOver(_ former: ListModel) {
    replaceRows(
      by: former.rowsNow.enumerated().map {
        RowModel($1.membersNow, at: $0, of: self, isGiven: $1.isGiven, origin: $1.origin)
      })
    for (new, old) in zip(rowsNow, former.rowsNow) where old.isMade {
      for (field, former) in zip(new.fields, old.fields) { field.takeOver(former) }
    }
  }
}
