package import LineEditing

extension Session: LineEditorDelegate {
  /// One of our named readline commands: the focused control may want it, else it acts on the form.
  package func lineEditor(_ editor: LineEditor, perform command: EditorCommand) {
    guard outcome == nil else { return }
    syncBuffer()
    if let control = focus.focused, control.perform(command) {
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
    case "form-first-field": if let control = focus.end(false) { focus.focus(control) }
    case "form-last-field": if let control = focus.end(true) { focus.focus(control) }
    case "form-submit": submitFocused()
    case "form-cancel": cancel()
    case "form-interrupt": finish(.interrupted)
    case "form-page-down": scrollPage(forward: true)
    case "form-page-up": scrollPage(forward: false)
    case "form-redraw": redraw()
    case "form-suspend": onSuspend?()
    case "form-help": onHelp?()
    default: runToolbarItem(named: command.name)
    }
  }

  /// Return: the submit actions around the focused field run, outer to inner, while focus is still there.
  package func submitFocused() {
    guard let control = focus.focused, let trigger = control.submitTrigger else { return }
    let moves = focus.moves
    onFieldSubmit?(control)
    control.inputs.trait(SubmitChain.self)?.fire(trigger)
    settle()
    guard outcome == nil, focus.moves == moves, focus.focused === control else { return }
    if let onReturn { onReturn(control) } else { focus.focus(nil) }
  }

  /// Esc: closes what is open, then cancels.
  package func cancel() {
    if focus.focused?.closeOverlay() == true { return }
    if let onCancel { onCancel() } else { finish(.cancelled) }
  }

  private func runToolbarItem(named name: String) {
    guard name.hasPrefix("form-toolbar-"), let number = Int(name.dropFirst("form-toolbar-".count)) else { return }
    let buttons = ToolbarStore.of(host).buttons
    if buttons.indices.contains(number - 1) { buttons[number - 1].press() }
  }

  private func scrollPage(forward: Bool) {
    let step = max(1, rows / 2)
    for _ in 0..<step {
      let before = focus.focused
      let isAtEnd = forward ? focus.focused === focus.end(true) : focus.focused === focus.end(false)
      if isAtEnd { return }
      focus.move(by: forward ? 1 : -1)
      if focus.focused === before { return }
    }
  }

  /// Everything is drawn again, whatever the terminal shows.
  package func redraw() {
    encoder.redraw()
    grid.damageAll()
    host.damageAll()
  }

  package func lineEditor(
    _ editor: LineEditor, completionsFor word: String, in buffer: LineBuffer, range: Range<Int>
  ) -> [String] {
    (focus.focused as? TextControl)?.matchingSuggestions() ?? []
  }

  package func lineEditor(_ editor: LineEditor, typed text: String) {
    focus.focused?.typed(text)
  }

  package func lineEditor(_ editor: LineEditor, ran functionName: String) {
    focus.focused?.ran(functionName)
  }
}
