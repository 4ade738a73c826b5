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
      return show(notice: .editsOnlyText)
    }
    guard control.buffer.kind != .secret else { return show(notice: .editsNoSecret) }
    guard let onEdit else { return show(notice: .noEditor) }
    switch onEdit(control.buffer.text) {
    case .failed(let reason): show(notice: reason)
    case .edited(let text):
      do throws(PasteRefusal) {
        let accepted = try control.buffer.pastePolicy.accepted(Array(text.utf8))
        if accepted != control.buffer.text { control.replaceText(accepted) }
      } catch {
        show(notice: error.unchanged)
      }
    }
  }
}
