import Formline

extension Session {
  /// Inserts text at the point of the focused field.
  func insert(_ text: String) {
    guard let control = focus.focused else { return }
    control.buffer.insert(text)
    syncBuffer()
  }

  func undo() {
    _ = focus.focused?.buffer.undo()
    syncBuffer()
  }

  func redo() {
    _ = focus.focused?.buffer.redo()
    syncBuffer()
  }

  func acceptSuggestion() { (focus.focused as? BoundTextControl)?.acceptSuggestion() }

  /// Opens the list of suggestions of the focused field; moves on in it where it is open.
  func suggest() {
    guard let control = focus.focused as? BoundTextControl else { return }
    if let list = control.popup as? PopupList { list.move(by: 1) } else { control.openSuggestions() }
  }

  func toggleReveal() { focus.focused?.toggleReveal() }
}
