import LineEditing

extension Session {
  /// What came of a text in the user's own editor.
  package enum ExternalEdit {
    case edited(String)
    /// Nothing, for a reason in words.
    case failed(reason: String)
  }

  /// `edit-and-execute-command`: the text of the focused field in the user's editor. What comes back stays in the field,
  /// as one undoable edit, to be looked at before it is submitted.
  func editExternally() {
    guard let control = focus.focused as? BoundTextControl else {
      return show(notice: "only a text can be given to an editor")
    }
    guard control.buffer.kind != .secret else { return show(notice: "a secret is given to no editor") }
    guard let onEdit else { return show(notice: "there is no editor here") }
    switch onEdit(control.buffer.text) {
    case .failed(let reason): show(notice: reason)
    case .edited(let text):
      guard let accepted = control.buffer.pastePolicy.accepted(Array(text.utf8)) else {
        return show(notice: "this field takes one line: nothing is changed")
      }
      if accepted != control.buffer.text { control.replaceText(accepted) }
    }
  }
}
