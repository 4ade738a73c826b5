import FormDefinitions

extension Draft {
  /// What the person has changed so far.
  init(of form: FormModel) {
    self.init()
    for field in form.fields where field.isEdited { field.keep(in: &self) }
    focus = form.focusedID.flatMap { id in form.field(id)?.definition.isSecret == false ? id : nil }
  }
}

extension FieldModel {
  fileprivate func keep(in draft: inout Draft) {
    guard definition.isKeptInDrafts else { return }
    if let list {
      draft.answers[id] = Draft.kept(form.host.graph.untracked { answer }, of: definition)
      for field in list.rows.flatMap(\.fields) where field.mismatch != nil { field.keep(in: &draft) }
    } else if mismatch == nil {
      // Of a row, the list has it.
      if row == nil { draft.answers[id] = form.host.graph.untracked { answer } }
    } else if definition.keepsTypedText {
      draft.typed[id] = text.current
    }
  }

  /// Takes what a draft has for the field. No action runs: those that ran before have left their answers too.
  func restore(from draft: Draft) {
    guard !isEdited else { return }
    if let value = draft.answers[id] {
      wasEdited()
      set(value)
      for field in (list?.rows ?? []).flatMap(\.fields) { field.restore(from: draft) }
    } else if isTyped, let text = draft.typed[id] {
      wasEdited()
      read(text)
    }
  }
}
