package import LineEditing

extension Session: LineEditorDelegate {
  /// One of our named readline commands: the focused control may want it, else it acts on the form.
  package func lineEditor(_ editor: LineEditor, perform command: EditorCommand) {
    guard outcome == nil else { return }
    syncBuffer()
    // What was typed before has had its effects.
    settle()
    if let control = focus.focused, control.popup?.perform(command) == true || control.perform(command) {
      settle()
      return
    }
    if onNamedCommand?(command) != true { performDefault(command) }
    settle()
  }

  private func performDefault(_ command: EditorCommand) {
    let count = command.count == 0 ? 1 : command.count
    switch command.name {
    case "form-next-field", "form-down": focus.move(by: count)
    case "form-previous-field", "form-up": focus.move(by: -count)
    case "form-first-field": focus.focus(focus.first)
    case "form-last-field": focus.focus(focus.last)
    case "form-submit": submitFocused()
    case "form-cancel": cancel()
    case "form-interrupt": finish(.interrupted)
    case "form-page-down": focus.move(byRows: pageRows)
    case "form-page-up": focus.move(byRows: -pageRows)
    case "form-redraw": redraw()
    case "form-suspend": onSuspend?()
    case "form-help": openHelp()
    case "edit-and-execute-command": editExternally()
    default: runToolbarItem(named: command.name)
    }
  }

  /// Return: the submit actions around the focused field run, outer to inner, while focus is still there; then focus
  /// goes where they wanted it, or away.
  package func submitFocused() {
    guard let control = focus.focused, let trigger = control.submitTrigger else { return }
    onFieldSubmit?(control)
    let isAimed = focus.keepingWishes { control.inputs.trait(SubmitChain.self)?.fire(trigger) }
    settle()
    // Without focus, the actions have taken the submitting field itself away: what Return does next still holds.
    guard outcome == nil, !isAimed, focus.focused === control || focus.focused == nil else { return }
    if let onReturn { onReturn(control) } else { focus.focus(nil) }
  }

  /// Esc: closes what is open, then runs the exit command around the focused control, or cancels.
  package func cancel() {
    if let popup = focus.focused?.popup { return popup.close() }
    if focus.focused?.closeOverlay() == true { return }
    if let exit = focus.focused?.inputs.trait(ExitCommand.self) { return exit.action() }
    if let onCancel { onCancel() } else { finish(.cancelled) }
  }

  private func runToolbarItem(named name: String) {
    guard name.hasPrefix("form-toolbar-"), let number = Int(name.dropFirst("form-toolbar-".count)) else { return }
    let buttons = ToolbarStore.of(host).buttons
    if buttons.indices.contains(number - 1) { buttons[number - 1].press() }
  }

  /// What PageUp and PageDown pass over.
  private var pageRows: Int { max(1, rows / 2) }

  /// Everything is drawn again, whatever the terminal shows.
  package func redraw() {
    encoder.redraw()
    grid.damageAll()
    host.damageAll()
  }

  package func lineEditor(
    _ editor: LineEditor, completionsFor word: String, in buffer: LineBuffer, range: Range<Int>
  ) -> [String] {
    (focus.focused as? TextControl)?.completions() ?? []
  }

  package func lineEditor(_ editor: LineEditor, show possibleCompletions: [String]) {
    (focus.focused as? TextControl)?.openSuggestions()
  }

  package func lineEditor(_ editor: LineEditor, typed text: String) {
    focus.focused?.typed(text)
  }

  package func lineEditor(_ editor: LineEditor, ran functionName: String) {
    guard let control = focus.focused, control.popup?.ran(functionName) != true else { return }
    control.ran(functionName)
  }
}
