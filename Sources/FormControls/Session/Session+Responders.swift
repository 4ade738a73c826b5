import LineEditing
import TerminalModel
import ViewTree

/// How each responder takes what comes down the chain; the help does in `HelpScreen`, readline in `Session+Input`, the
/// session in `Session+Commands`, and all of them the mouse in `Session+Pointer`.
extension Session {
  // Keys as the terminal sends them. While readline is in the middle of a command, every key is its.

  func actionsTake(_ press: Keystroke) -> Bool {
    guard chrome.hasKeyPressActions, editor.phase == .ready, let key = press.key else { return false }
    return actionsTake(KeyPress(key, phase: press.isRepeated ? .repeat : .down))
  }

  func actionsTake(released key: Key) -> Bool {
    chrome.hasKeyPressActions && editor.phase == .ready && actionsTake(KeyPress(key, phase: .up))
  }

  private func actionsTake(_ press: KeyPress) -> Bool {
    guard let actions = focus.focused?.inputs.trait(KeyPressActions.self) else { return false }
    syncBuffer()
    return actions.handle(press)
  }

  func shortcutsTake(_ press: Keystroke) -> Bool {
    // Return and Esc have other functions first.
    guard let key = press.key, let button = shortcuts.button(for: key), editor.phase == .ready, key != Key(.enter),
      key != Key(.escape)
    else { return false }
    syncBuffer()
    button.press()
    return true
  }

  func controlTakes(_ press: Keystroke) -> Bool {
    guard editor.phase == .ready, let key = grid.ordersText && leftGoesOn ? press.reflected.key : press.key,
      let control = focus.focused
    else { return false }
    if grid.ordersText, movesBySight(press, in: control) { return true }
    if control.press(key) { return true }
    // Space chooses even in vi's command mode, in which readline would move point.
    guard key == Key(.character(" ")), isInViCommandMode, control.textEditing == nil else { return false }
    hasLayer ? offer(" ") : control.typed(" ")
    return true
  }

  /// Left and Right where they move by sight and readline's functions would not.
  private func movesBySight(_ press: Keystroke, in control: Control) -> Bool {
    guard !hasLayer, !isInViCommandMode, let text = control.textEditing, !text.isSecure,
      press.key == Key(.left) && isBound(Key(.left), to: .backwardChar)
        || press.key == Key(.right) && isBound(Key(.right), to: .forwardChar)
    else { return false }
    return text.moveBySight(isForward: (press.key == Key(.right)) != grid.isFromRight)
  }

  // What readline makes of a key.

  /// True while every command goes to the bottom row, or to a popup like a calendar, instead of the text.
  var hasLayer: Bool { toolbar.selection != nil || focus.focused?.popup?.takesKeys ?? false }

  func toolbarTakes(_ command: EditorCommand) -> Bool {
    guard toolbar.selection != nil else { return false }
    // readline's own functions have no use outside of text.
    if toolbar.perform(command) || !command.name.isOwn { return true }
    toolbar.leave()
    activateBuffer()
    return false
  }

  func toolbarTakes(_ text: String) -> Bool {
    guard toolbar.selection != nil else { return false }
    if toolbar.typed(text) { return true }
    toolbar.leave()
    activateBuffer()
    return false
  }

  func popupTakes(_ command: EditorCommand) -> Bool {
    guard let popup = focus.focused?.popup else { return false }
    if popup.perform(command) { return true }
    guard popup.takesKeys else { return false }
    if !command.name.isOwn { return true }
    popup.close()
    activateBuffer()
    return false
  }

  func popupTakes(_ text: String) -> Bool {
    guard let popup = focus.focused?.popup, popup.takesKeys else { return false }
    if popup.typed(text) { return true }
    popup.close()
    activateBuffer()
    return false
  }

  func controlTakes(_ text: String) -> Bool {
    guard let control = focus.focused, control.buffer.kind == .keysOnly else { return false }
    control.typed(text)
    return true
  }

  /// Adds, removes or moves a row of the list with focus, in a definition or in a view.
  func rowTakes(_ command: EditorCommand) -> Bool {
    guard let row = RowCommand(command) else { return false }
    return rowCommands?.perform(row) ?? false
  }

  /// Has readline type text that was not for a layer, or that came while nothing has focus.
  func retype(_ text: String) -> Bool {
    guard focus.focused != nil || focus.focusForTyping() else {
      editor.bellCount += 1
      return true
    }
    settle()
    guard focus.focused != nil else { return true }
    let bytes = Array(text.utf8)
    if text.unicodeScalars.count == 1 { editor.feed(key: bytes) } else { editor.feed(paste: bytes) }
    return true
  }
}
