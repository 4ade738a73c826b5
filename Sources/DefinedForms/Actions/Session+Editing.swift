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

  func acceptSuggestion() { (focus.focused as? TextControl)?.acceptSuggestion() }

  /// Shows the next suggestion of the focused field.
  func suggest() { (focus.focused as? TextControl)?.offerNextSuggestion() }

  func toggleReveal() { (focus.focused as? TextControl)?.toggleReveal() }
}
