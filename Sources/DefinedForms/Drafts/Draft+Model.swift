import FormDefinitions

extension Draft {
  /// What the person has changed so far.
  init(of form: FormModel) {
    self.init()
    for field in form.fields where field.isEdited && field.definition.isKeptInDrafts { field.keep(in: &self) }
    focus = form.focusedID.flatMap { id in form.field(id)?.definition.isSecret == false ? id : nil }
  }
}

extension FieldModel {
  fileprivate func keep(in draft: inout Draft) {
    if mismatch == nil {
      draft.answers[id] = Draft.kept(form.host.graph.untracked { answer }, of: definition)
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
    } else if isTyped, let text = draft.typed[id] {
      wasEdited()
      read(text)
    }
  }
}
