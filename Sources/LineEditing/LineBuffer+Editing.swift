import CReadline

extension LineBuffer {
  /// Replaces the text, whether the buffer is active or not.
  ///
  /// - Parameters:
  ///   - undoable: true for one more undo step; otherwise undo and redo are cleared.
  ///   - point: where the cursor goes; nil for the end.
  package func replace(text: String, undoable: Bool, point: Int? = nil) {
    endPendingInput()
    withRaw(text) { bytes, count in
      if undoable {
        if !unchanged(bytes, count) { fl_line_edit(line, 0, fl_line_length(line), bytes, count) }
      } else {
        fl_line_reset(line, bytes, count)
      }
    }
    fl_line_set_point(line, fl_line_length(line))
    if let point { self.point = point }
  }

  /// Replaces the result of the last edit: one undo reverts both.
  package func revise(text: String, point: Int) {
    let revision = textRevision
    replace(text: text, undoable: true, point: point)
    if textRevision != revision { fl_line_join_undo(line) }
  }

  /// True if the last edit was an undo, which can be redone.
  package var isUndone: Bool { fl_line_is_undone(line) }

  /// Inserts `text` at point as one undo step and moves point after it.
  package func insert(_ text: String) {
    endPendingInput()
    let offset = fl_line_point(line)
    withRaw(text) { bytes, count in fl_line_edit(line, offset, offset, bytes, count) }
  }

  /// Copies the text between mark and point into the kill ring. Only for the active buffer, and never for a secret.
  package func copyRegion() {
    endPendingInput()
    fl_line_copy_region(line)
  }

  /// Reverts the last undo step; false if there is none.
  @discardableResult
  package func undo() -> Bool {
    endPendingInput()
    return fl_line_undo(line)
  }

  /// Redoes the edit that ``undo()``, or readline's own undo, reverted; false if there is none, or after a later edit.
  @discardableResult
  package func redo() -> Bool {
    endPendingInput()
    return fl_line_redo(line)
  }

  /// Adds `line` to this buffer's history as the newest entry. Ignored for a secret.
  package func addHistory(_ line: String) {
    guard kind != .secret, !line.utf8.contains(0) else { return }
    fl_line_add_history(self.line, line)
  }

  /// Overwrites the text, the undo list and the characters of a secret in memory.
  package func wipe() {
    endPendingInput()
    fl_line_wipe(line)
    forgetText()
  }

  /// No edit happens in the middle of a search or of a vi operator.
  private func endPendingInput() { if LineEditor.shared.active === self { LineEditor.shared.cancelPending() } }

  private func unchanged(_ bytes: UnsafePointer<CChar>, _ count: Int32) -> Bool {
    rawBytes.elementsEqual(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  }

  /// `text` as readline may hold it: without NUL, and for a secret, as placeholders.
  private func withRaw(_ text: String, _ body: (UnsafePointer<CChar>, Int32) -> Void) {
    if kind == .keysOnly { return body("", 0) }
    var raw = kind == .secret ? placeholders(for: text) : text.utf8.contains(0) ? text.filter { $0 != "\0" } : text
    raw.withUTF8 { bytes in
      guard let start = UnsafeRawPointer(bytes.baseAddress) else { return body("", 0) }
      body(start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
    }
  }
}
