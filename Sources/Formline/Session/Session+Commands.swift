import LineEditing
import TerminalModel

extension Session {
  /// Handles what a key caused besides an edit.
  func handle(_ event: LineEditor.Event) {
    switch event {
    case .command(let command): perform(command)
    case .typed(let text): typed(text)
    case .ran(let function): ran(function)
    case .complete: editor.complete(with: (focus.focused as? TextControl)?.completions() ?? [])
    case .show: (focus.focused as? TextControl)?.openSuggestions()
    case .refused(let refusal): show(notice: refusal.notPasted)
    case .leftOutControls: show(notice: .controlsLeftOut)
    }
  }

  /// One of our named readline commands: the focused control may want it, else it acts on the form.
  private func perform(_ command: EditorCommand) {
    guard outcome == nil else { return }
    syncBuffer()
    // What was typed before has had its effects.
    settle()
    if let layer = keyLayer {
      if layer.perform(command) { return settle() }
      leave(layer)
    }
    if let control = focus.focused, control.popup?.perform(command) == true || control.perform(command) {
      settle()
      return
    }
    if performOnRow(command) { return settle() }
    if fieldScope(of: focus.focused)?.perform(command) != true { performDefault(command) }
    settle()
  }

  /// Runs a command in the focused control alone, as its key would.
  package func offer(command name: String) { _ = focus.focused?.perform(EditorCommand(name: name)) }

  /// Adds, takes away or moves a row of the list that focus is in, of a definition or of a view.
  private func performOnRow(_ command: EditorCommand) -> Bool {
    guard let row = RowCommand(command.name, count: command.count) else { return false }
    return rowCommands?.perform(row) ?? false
  }

  /// What can be done to the row that focus is in.
  var rowCommands: RowCommands? {
    guard let control = focus.focused else { return nil }
    // A form from a file may stand in a row of a view.
    let all = [fieldScope(of: control)?.rowCommands(of: control), control.rowCommands].compactMap { $0 }
    return all.isEmpty ? nil : RowCommands(all)
  }

  private func performDefault(_ command: EditorCommand) {
    let count = command.count == 0 ? 1 : command.count
    if focus.focused == nil, scrollWithoutFocus(command.name, times: count) { return }
    switch command.name {
    case "form-next-field": focus.move(by: count)
    case "form-previous-field": focus.move(by: -count)
    case "form-down": move(count > 0 ? .down : .up, times: abs(count))
    case "form-up": move(count > 0 ? .up : .down, times: abs(count))
    case "form-first-field": focus.focus(focus.first)
    case "form-last-field": focus.focus(focus.last)
    case "form-toolbar": _ = toolbar.enter()
    case "form-submit": submitFocused()
    case "form-done": _ = pressButton(for: Key(.enter))
    case "form-redo": redo()
    case "form-cancel": cancel()
    case "form-interrupt": finish(.interrupted)
    case "form-page-down": movePage(.down)
    case "form-page-up": movePage(.up)
    case "form-redraw": redraw()
    case "form-suspend": onSuspend?()
    case "form-help": openHelp()
    case "edit-and-execute-command": editExternally()
    default: runToolbarItem(named: command.name)
    }
  }

  /// Up and Down: an action of the view, or the nearest control on the screen. The bottom row follows the last one;
  /// otherwise focus wraps around.
  private func move(_ direction: MoveCommandDirection, times: Int) {
    for _ in 0..<min(times, 1000) {
      guard let control = focus.focused else { return focus.move(by: direction == .down ? 1 : -1) }
      if let command = control.inputs.trait(MoveCommand.self) {
        command.action(direction)
      } else if !focus.move(direction) {
        if direction == .down, toolbar.enter() { return }
        focus.move(by: direction == .down ? 1 : -1)
      }
    }
  }

  /// Return: runs the submit actions around the focused field, outer to inner, with unchanged focus; then focus moves
  /// as they requested, or leaves a text. Without actions, presses the default button.
  package func submitFocused() {
    guard let control = focus.focused, let trigger = control.submitTrigger else {
      _ = pressButton(for: Key(.enter))
      return
    }
    let scope = fieldScope(of: control)
    scope?.willSubmit(control)
    var ran = false
    let isAimed = focus.keepingWishes {
      ran = control.inputs.trait(SubmitChain.self)?.fire(trigger) ?? false
      guard let commit = control.commitAction else { return }
      commit()
      ran = true
    }
    settle()
    if scope == nil { focus.rest(at: control) }
    // Without focus, the actions have taken the submitting field itself away: what Return does next still holds.
    guard outcome == nil, !isAimed, focus.focused === control || focus.focused == nil else { return }
    if let scope { return scope.didSubmit(control) }
    if !ran, pressButton(for: Key(.enter)) { return }
    // A text is finished; a choice or button was not begun.
    if control is TextControl {
      focus.focus(nil)
      focus.rest(at: control)
    }
  }

  /// Esc: closes what is open; else runs the exit command around the focused control, presses the cancel button, or
  /// cancels.
  package func cancel() {
    if let popup = focus.focused?.popup { return popup.close() }
    if focus.focused?.closeOverlay() == true { return }
    if let control = focus.focused, let exit = control.inputs.trait(ExitCommand.self) {
      exit.action()
      settle()
      return focus.rest(at: control)
    }
    if pressButton(for: Key(.escape)) { return }
    if let layer = focus.layers.last?.layer { return PresentationStore.of(host).leave(layer) }
    if let onCancel { onCancel() } else { finish(.cancelled) }
  }

  /// Makes the last undone edit of the focused field again.
  package func redo() {
    _ = focus.focused?.buffer.redo()
    syncBuffer()
  }

  /// True in vi's command mode, where Esc is pressed out of habit.
  package var isInViCommandMode: Bool { hasEditor && editor.status.mode == .viCommand }

  /// Presses the button whose shortcut a key is. False if there is none.
  private func pressButton(for key: Key) -> Bool {
    guard let button = shortcuts.control(for: key) as? ButtonControl else { return false }
    button.press()
    return true
  }

  private func runToolbarItem(named name: String) {
    guard name.hasPrefix("form-toolbar-"), let number = Int(name.dropFirst("form-toolbar-".count)) else { return }
    let buttons = toolbar.buttons
    if buttons.indices.contains(number - 1) { buttons[number - 1].press() }
  }

  /// Hides the bottom row unless readline waits for something or a key was refused.
  /// - Parameter hint: The keys to know; they stand there all the time.
  package func hideHints(but hint: String?) {
    chrome.isBare = true
    chrome.returnHint.value = hint ?? ""
  }

  /// True to give keys to items of the bottom row without one.
  package var givesToolbarKeys: Bool {
    get { toolbar.givesKeys }
    set { toolbar.givesKeys = newValue }
  }

  /// What the items of the bottom row are called, from left to right, those in its menu too.
  package var toolbarLabels: [String] { toolbar.bar?.buttons.map(\.label) ?? [] }

  /// Everything is drawn again, whatever the terminal shows.
  package func redraw() {
    encoder.redraw()
    grid.damageAll()
    host.damageAll()
  }

  /// Text was typed or pasted where none is edited.
  func typed(_ text: String) {
    if let layer = keyLayer {
      if layer.typed(text) { return settle() }
      leave(layer)
    } else if let control = focus.focused {
      return control.typed(text)
    } else {
      guard focus.focusForTyping() else { return editor.bellCount += 1 }
      settle()
      guard focus.focused != nil else { return }
    }
    let bytes = Array(text.utf8)
    if text.unicodeScalars.count == 1 { editor.feed(key: bytes) } else { editor.feed(paste: bytes) }
  }

  /// A readline function ran where no text is edited.
  private func ran(_ function: String) {
    guard let layer = keyLayer else {
      focus.focused?.ran(function)
      return
    }
    layer.ran(function)
    settle()
  }
}
