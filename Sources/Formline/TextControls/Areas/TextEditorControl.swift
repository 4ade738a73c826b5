package import LineEditing
package import ViewTree

/// The behaviour of a text editor.
package class TextEditorControl: BoundTextControl {
  weak var area: TextAreaNode?
  /// Whether a secret is shown.
  private(set) var isRevealed = false
  /// The column that Up and Down aim at, as long as point is where they brought it.
  private var aim: (column: Int, point: Int)?

  package override func makeBuffer() -> LineBuffer {
    let buffer = LineBuffer(text: shown, kind: isSecure ? .secret : .text)
    buffer.pastePolicy.newlines = .keep
    // What completes a text completes all of it.
    buffer.completionWordBreaks = ""
    return buffer
  }

  package override var cursor: Point? { area?.cursor }

  override func screenDidChange() { area?.pointDidMove() }

  package override func perform(_ command: EditorCommand) -> Bool {
    switch command.name {
    case "form-submit" where insertsNewline(for: command.key):
      buffer.insert("\n")
      bufferDidChange()
      return true
    case "form-up": return moveVertically(by: -command.count)
    case "form-down": return moveVertically(by: command.count)
    default: return super.perform(command)
    }
  }

  package override func toggleReveal() {
    guard isSecure else { return }
    isRevealed.toggle()
    area?.secrecyDidChange()
  }

  package override var showsSecret: Bool { isSecure && isRevealed }

  package override func focusDidLeave() {
    super.focusDidLeave()
    if isRevealed { toggleReveal() }
  }

  override var returnKeyInList: PopupList.ReturnKey { .staysForReturn }

  /// Whether the key that submits makes a new line here: Return does, Ctrl-J does not.
  package func insertsNewline(for key: Int) -> Bool { key == 13 }

  /// Moves point by screen lines, keeping its column. False at the first and the last line.
  private func moveVertically(by lines: Int) -> Bool {
    guard let area, let place = area.place(of: buffer.point) else { return false }
    let column = aim.flatMap { $0.point == buffer.point ? $0.column : nil } ?? place.column
    guard let offset = area.utf8Offset(line: place.line + lines, column: column) else { return false }
    buffer.point = offset
    aim = (column, offset)
    area.pointDidMove()
    return true
  }

  package override func click(at point: Point) {
    guard let area else { return }
    buffer.point = area.utf8Offset(at: point)
    area.pointDidMove()
  }
}
