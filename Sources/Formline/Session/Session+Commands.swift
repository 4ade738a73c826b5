import LineEditing
import TerminalModel

extension Session {
  /// Handles an effect of a key other than an edit.
  func handle(_ event: LineEditor.Event) {
    switch event {
    case .command(let command): perform(command)
    case .typed(let text): typed(text)
    case .ran(let function): ran(function)
    case .complete: editor.complete(with: (focus.focused as? TextControl)?.completions() ?? [])
    case .show: (focus.focused as? TextControl)?.openSuggestions()
    case .refused(let refusal): show(notice: refusal.notPasted)
    case .leftOutControls: show(notice: .controlsLeftOut)
    case .cut: show(notice: .pasteCut)
    }
  }

  /// Runs one of our named readline commands: in the focused control, or else on the form.
  private func perform(_ command: EditorCommand) {
    guard outcome == nil else { return }
    syncBuffer()
    // Text typed before the command takes effect first.
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

  /// Runs a command only in the focused control, as its key would.
  package func offer(command name: String) { _ = focus.focused?.perform(EditorCommand(name: name)) }

  /// Adds, removes or moves a row of the list with focus, in a definition or in a view.
  private func performOnRow(_ command: EditorCommand) -> Bool {
    guard let row = RowCommand(command.name, count: command.count) else { return false }
    return rowCommands?.perform(row) ?? false
  }

  /// The commands on the row with focus.
  var rowCommands: RowCommands? {
    guard let control = focus.focused else { return nil }
    // A form from a file may be nested in a row of a view.
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
    case "form-first-field", "form-last-field":
      focus.takeTyped()
      focus.focus(command.name == "form-first-field" ? focus.first : focus.last)
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

  /// Handles Up and Down: runs the view's action, or moves focus to the nearest control on the screen. After the last
  /// control comes the bottom row, or else focus wraps around.
  private func move(_ direction: MoveCommandDirection, times: Int) {
    for _ in 0..<min(times, 1000) {
      guard let control = focus.focused else { return focus.move(by: direction == .down ? 1 : -1) }
      if let command = control.inputs.trait(MoveCommand.self) {
        command.action(direction)
      } else if !focus.move(direction) {
        if direction == .down, toolbar.enter() { return }
        focus.step(direction == .down ? .next : .previous)
      }
    }
  }

  /// Handles Return: runs the submit actions around the focused field, outer to inner, with focus unchanged; then moves
  /// focus as they requested, or leaves a text field. Without actions, presses the default button.
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
    // If there is no focus, the actions have removed the submitting field itself: the effects of Return continue.
    guard outcome == nil, !isAimed, focus.focused === control || focus.focused == nil else { return }
    if let scope { return scope.didSubmit(control) }
    if !ran, pressButton(for: Key(.enter)) { return }
    // A text is finished; a choice or button has nothing to finish.
    if control is TextControl {
      focus.focus(nil)
      focus.rest(at: control)
    }
  }

  /// Handles Esc: closes anything open; otherwise runs the exit command around the focused control, presses the cancel
  /// button, or cancels.
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

  /// Redoes the last undone edit of the focused field.
  package func redo() {
    _ = focus.focused?.buffer.redo()
    syncBuffer()
  }

  /// True in vi's command mode, where Esc is pressed out of habit.
  package var isInViCommandMode: Bool { hasEditor && editor.status.mode == .viCommand }

  /// True if the focused control holds no text and no key sequence is pending.
  package var hasNothingTyped: Bool { editor.phase == .ready && focus.focused?.buffer.text.isEmpty ?? true }

  /// Presses the button whose shortcut is a key. False if there is none.
  private func pressButton(for key: Key) -> Bool {
    guard let button = shortcuts.control(for: key) as? ButtonControl else { return false }
    if key == Key(.enter) { focus.takeTyped() }
    button.press()
    return true
  }

  private func runToolbarItem(named name: String) {
    guard name.hasPrefix("form-toolbar-"), let number = Int(name.dropFirst("form-toolbar-".count)) else { return }
    let buttons = toolbar.buttons
    if buttons.indices.contains(number - 1) { buttons[number - 1].press() }
  }

  /// Hides the bottom row except for readline's prompts and notices about refused keys.
  /// - Parameter hint: The keys to show permanently.
  package func hideHints(but hint: String?) {
    chrome.isBare = true
    chrome.returnHint.value = hint ?? ""
  }

  /// True to give keys to items of the bottom row without one.
  package var givesToolbarKeys: Bool {
    get { toolbar.givesKeys }
    set { toolbar.givesKeys = newValue }
  }

  /// The labels of the items in the bottom row, from left to right, including those in its menu.
  package var toolbarLabels: [String] { toolbar.bar?.buttons.map(\.label) ?? [] }

  /// Draws everything again, regardless of what the terminal shows.
  package func redraw() {
    encoder.redraw()
    grid.damageAll()
    host.damageAll()
  }

  /// Handles text that was typed or pasted where no text is edited.
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

  /// Handles a readline function that ran where no text is edited.
  private func ran(_ function: String) {
    guard let layer = keyLayer else {
      focus.focused?.ran(function)
      return
    }
    layer.ran(function)
    settle()
  }
}
