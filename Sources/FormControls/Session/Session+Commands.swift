package import LineEditing
import TerminalModel
import Values

extension Session {
  /// Handles an effect of a key other than an edit.
  func handle(_ event: LineEditor.Event) {
    switch event {
    case .command(let command): offer(command)
    case .typed(let text): offer(text)
    // In a control without text, readline's own functions are commands.
    case .ran(let function, let count):
      CommandName(spelling: function).map { offer(EditorCommand(name: $0, count: count)) }
    case .complete: editor.complete(with: focus.focused?.textEditing?.completions() ?? [])
    case .show: focus.focused?.textEditing?.openSuggestions()
    case .refused(let refusal): show(notice: refusal.notPasted)
    case .leftOutControls: show(notice: .formControlsLeftOut)
    case .cut: show(notice: .formPasteCut)
    }
  }

  /// Runs a command only in the focused control, as its key would.
  package func performInControl(_ name: CommandName) { _ = focus.focused?.perform(EditorCommand(name: name)) }

  /// The commands on the row with focus.
  var rowCommands: RowCommands? {
    guard let control = focus.focused else { return nil }
    // A form from a file may be nested in a row of a view.
    let all = [fieldScope(of: control)?.rowCommands(of: control), control.rowCommands].compactMap { $0 }
    return all.isEmpty ? nil : RowCommands(all)
  }

  /// Runs a command on the form as a whole; false for one that only some controls or forms have.
  func performDefault(_ command: EditorCommand) -> Bool {
    let count = command.steps
    switch command.name {
    case .nextField: focus.move(by: count)
    case .previousField: focus.move(by: -count)
    case .down: move(count > 0 ? .down : .up, times: abs(count))
    case .up: move(count > 0 ? .up : .down, times: abs(count))
    case .firstField, .lastField:
      focus.takeTyped()
      focus.focus(command.name == .firstField ? focus.first : focus.last)
    case .toolbar: _ = toolbar.enter()
    case .submit: submitFocused()
    case .done: _ = pressButton(for: Key(.enter))
    case .redo: redo()
    case .cancel: cancel()
    case .interrupt: finish(.interrupted)
    case .pageDown: movePage(.down)
    case .pageUp: movePage(.up)
    case .redraw: redraw()
    case .suspend: onSuspend?()
    case .help: openHelp()
    case .editExternally: editExternally()
    default:
      guard let item = command.name.item else { return false }
      toolbar.press(at: item)
    }
    return true
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
      guard let commit = control.textEditing?.commitAction else { return }
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
    if control.textEditing != nil {
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
  package func redo() { edit { $0.redo() } }

  /// True in vi's command mode, where Esc is pressed out of habit.
  package var isInViCommandMode: Bool { hasEditor && editor.status.mode == .viCommand }

  /// True if the focused control holds no text and no key sequence is pending.
  package var hasNothingTyped: Bool { editor.phase == .ready && focus.focused?.buffer.text.isEmpty ?? true }

  /// Presses the button whose shortcut is a key. False if there is none.
  private func pressButton(for key: Key) -> Bool {
    guard let button = shortcuts.button(for: key) else { return false }
    if key == Key(.enter) { focus.takeTyped() }
    button.press()
    return true
  }

  /// Hides the bottom row except for readline's prompts and notices about refused keys.
  /// - Parameter hints: The keys to show permanently, the most important first.
  package func hideHints(but hints: [String]) {
    chrome.isBare = true
    chrome.returnHint.value = hints.joined(by: "  ")
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
}
