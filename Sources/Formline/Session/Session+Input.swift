import LineEditing
package import TerminalModel
import ViewTree

extension Session {
  /// Handles bytes from the terminal.
  /// - Parameter time: Nanoseconds on the host's clock.
  package func receive(_ bytes: some Sequence<UInt8>, at time: UInt64) {
    clock.advance(to: time)
    decoder.push(bytes)
    // Another session may have used readline since, which decides what is one edit.
    if bytes.underestimatedCount >= Self.leastRun { takeEditor() }
    drain()
  }

  /// Advances the clock, and does everything that is due by then.
  package func advance(to time: UInt64) {
    clock.advance(to: time)
    if let deadline = sequenceDeadline, deadline <= now {
      if decoder.pending != .none {
        decoder.flush()
        drain()
      } else {
        if hasEditor {
          editor.keySequenceTimedOut()
          handleEvents()
          syncBuffer()
        }
        // Keys that were given back may start another sequence.
        awaitRest()
      }
    }
    clock.fireTimers()
    settle()
  }

  /// The time, in nanoseconds, at which `advance(to:)` must be called next; nil if only an event can change anything.
  package var deadline: UInt64? {
    guard let sequenceDeadline, let time = clock.nextTime else { return sequenceDeadline ?? clock.nextTime }
    return min(sequenceDeadline, time)
  }

  private func drain() {
    hasInputLeft = false
    while outcome == nil {
      hasInputLeft = isInterrupted?() ?? false
      guard !hasInputLeft, let token = takeRun() ?? decoder.next() else { break }
      // The effects of one key may decide the target of the next, even if both arrive at once.
      if focus.hasRequests || host.hasChangeActions && host.needsUpdate { settle() }
      if onToken?(token) != true { handle(token) }
    }
    awaitRest()
  }

  /// Awaits the rest of an incomplete key from this time on: what came before it may have taken long, with the rest
  /// waiting in the terminal.
  package func awaitRest(from time: UInt64) {
    clock.advance(to: time)
    awaitRest()
  }

  /// Sets the timeout for the rest of an incomplete key or paste.
  private func awaitRest() {
    let isOurs = decoder.pending != .none || hasEditor
    let timeout = hasInputLeft || outcome != nil || !isOurs ? nil : editor.timeout(for: decoder.pending)
    restDeadline.update(after: timeout, decoder, now: now)
  }

  /// The bytes at once that nobody types: a paste of a terminal that does not mark it.
  private static let leastRun = 256

  /// Takes characters that came at once as a paste, where each of them would only be inserted: one edit, not thousands.
  private func takeRun() -> InputToken? {
    guard let control = focus.focused, control.buffer.kind != .keysOnly, !chrome.hasKeyPressActions,
      keyLayer == nil, hasEditor, editor.active === control.buffer, editor.isInserting
    else { return nil }
    let breaks = (control as? TextControl)?.breaksLines ?? false && editor.isBound(keySequence: [0x0D]) == "form-submit"
    let run = decoder.run(atLeast: Self.leastRun) { $0 >= 0x20 && editor.types($0) || breaks && $0 == 0x0D }
    guard let run else { return nil }
    let token = InputToken.paste(Array(run))
    decoder.takeRun(run)
    return token
  }

  /// True while a report of the cursor's position is expected.
  package var awaitsCursorPosition: Bool {
    get { decoder.awaitsCursorPosition }
    set { decoder.awaitsCursorPosition = newValue }
  }

  /// Handles one key, paste or mouse press.
  package func handle(_ token: InputToken) {
    switch token {
    case .background(let shade): return show(on: shade, in: nil)
    case .foreground(let shade): return show(on: nil, in: shade)
    default: break
    }
    host.resetCounters()
    takeEditor()
    takeNoticeBack(before: token)
    if handleForHelp(token) { return }
    switch token {
    case .key(let press):
      followsFocus = true
      handle(press)
    case .paste(let bytes):
      followsFocus = true
      focus.focused?.willTakeKey()
      editor.feed(paste: bytes)
      handleEvents()
      syncBuffer()
    case .malformed: show(notice: .noTextTyped)
    case .mouse(let event): handle(event)
    case .clipboard(let text):
      clipboard.answer(text, focused: focus.focused)
      settle()
    case .keyRelease(let key): if editor.phase == .ready, runActions(for: KeyPress(key, phase: .up)) { settle() }
    case .focusIn, .focusOut, .cursorPosition, .background, .foreground, .reply: break
    }
  }

  private func handle(_ press: Keystroke) {
    if onKey?(press) == true { return settle() }
    if editor.phase == .ready, let key = press.key,
      runActions(for: KeyPress(key, phase: press.isRepeated ? .repeat : .down)) || runShortcut(key)
        || pressControl(key) || scrollToEnd(for: key) || choose(with: key)
    {
      return settle()
    }
    if focus.rests, edits(bytes(of: press)), focus.focusForTyping() { settle() }
    focus.focused?.willTakeKey()
    // Keys that move in the bottom row do not accept a suggestion in the field.
    editor.acceptsSuggestionAtEnd =
      toolbar.selection == nil && (focus.focused as? TextControl).map { !$0.ghost.isEmpty } ?? false
    editor.movesInList = toolbar.openMenu != nil || (focus.focused.map { $0.popup != nil || $0.isList } ?? false)
    if press.key?.base == .tab { editor.completes = (focus.focused as? TextControl)?.canComplete ?? false }
    editor.feed(key: bytes(of: press))
    handleEvents()
    syncBuffer()
  }

  /// The bytes of a key for readline: those that every terminal sends, unless the key's distinct sequence, such as that
  /// of Ctrl+I as opposed to Tab, is bound.
  private func bytes(of press: Keystroke) -> [UInt8] {
    guard let sequence = press.ownSequence, let bound = editor.isBound(keySequence: sequence), bound != "(prefix)"
    else { return press.bytes }
    return sequence
  }

  /// True if the keys edit text, rather than command the form.
  private func edits(_ keys: [UInt8]) -> Bool {
    guard keyLayer == nil, editor.phase == .ready, let function = editor.isBound(keySequence: keys) else {
      return false
    }
    // What follows Ctrl+X edits, and Esc is a key of its own.
    return function == "(prefix)" ? keys != [0x1B] : !function.hasPrefix("form-") && function != "abort"
  }

  /// Presses the button that has a key as its shortcut.
  private func runShortcut(_ key: Key) -> Bool {
    // Return and Esc have other functions first.
    guard key != Key(.enter), key != Key(.escape) else { return false }
    guard let control = shortcuts.control(for: key) as? ButtonControl else { return false }
    syncBuffer()
    control.press()
    return true
  }

  /// Offers a key to the focused control first.
  private func pressControl(_ key: Key) -> Bool {
    guard let control = focus.focused else { return false }
    return control.press(key)
  }

  /// Makes Space choose even in vi's command mode, in which readline would move point.
  private func choose(with key: Key) -> Bool {
    guard key == Key(.character(" ")), isInViCommandMode, let control = focus.focused, !(control is TextControl) else {
      return false
    }
    typed(" ")
    return true
  }

  /// Runs the `onKeyPress` actions around the focused control, inner to outer, until one has handled the key.
  private func runActions(for press: @autoclosure () -> KeyPress) -> Bool {
    guard chrome.hasKeyPressActions, let control = focus.focused,
      let actions = control.inputs.trait(KeyPressActions.self)
    else { return false }
    syncBuffer()
    return actions.handle(press())
  }

  /// Handles the editor's events for the keys that it was fed.
  private func handleEvents() {
    while let event = editor.next() {
      handle(event)
      // An action may have run another form, which took the editor.
      takeEditor()
    }
  }

  /// Shows in the bottom row what readline waits for.
  func showStatus() {
    guard hasEditor else { return }
    let status = editor.status
    guard status != shownStatus else { return }
    shownStatus = status
    chrome.status.value = StatusLine.text(for: status, in: language)
  }

  /// Tells the focused control that readline has changed its buffer.
  package func syncBuffer() {
    guard let control = focus.focused, editor.active === control.buffer else { return }
    let revision = control.buffer.revision
    guard revision != seenRevision else { return }
    seenRevision = revision
    control.bufferDidChange()
    seenRevision = control.buffer.revision
  }

  private func handle(_ event: MouseEvent) {
    switch event.kind {
    case .press where event.button == .left: click(column: event.column, row: event.row, isSecond: isSecondPress(event))
    case .wheelUp where event.modifiers == .shift, .wheelLeft:
      scroll(byColumns: -4, column: event.column, row: event.row)
    case .wheelDown where event.modifiers == .shift, .wheelRight:
      scroll(byColumns: 4, column: event.column, row: event.row)
    case .wheelUp: scroll(by: -3, column: event.column, row: event.row)
    case .wheelDown: scroll(by: 3, column: event.column, row: event.row)
    default: break
    }
  }

  /// True for the second press of a double click; a third press starts over.
  private func isSecondPress(_ event: MouseEvent) -> Bool {
    let isSecond = latestPress.map { $0.event == event && now - $0.time <= Self.doubleClickTime } ?? false
    latestPress = isSecond ? nil : (event, now)
    return isSecond
  }

  private static let doubleClickTime: UInt64 = 400_000_000

  /// Handles a press at a cell of the session's own region, counted from 0.
  package func click(column: Int, row: Int, isSecond: Bool = false) {
    // A pending command refers to the old point.
    if hasEditor { editor.cancelPending() }
    let point = Point(x: Double(column), y: Double(row))
    for current in nodes(column: column, row: row) {
      if let popup = current as? Popup {
        let origin = popup.screenOrigin
        popup.click(at: Point(x: point.x - origin.x, y: point.y - origin.y))
        if toolbar.openMenu == nil { toolbar.leave() }
        settle()
        return
      }
      if current is ToolbarMoreNode {
        toolbar.clickMore()
        settle()
        return
      }
      if let target = current as? FocusNode, let control = target.control,
        control.isEnabled || control.refusesPresses, !control.isHidden
      {
        let wasFocused = focus.focused === control
        if control.takesFocusFromMouse, !wasFocused {
          focus.takeTyped()
          if focus.accepts(control) { focus.focus(control) }
        }
        let origin = target.screenOrigin
        // The first press on a list only opens it: the entry now under the pointer was not visible before.
        if wasFocused || !(control is ChoiceControl) {
          let place = Point(x: point.x - origin.x, y: point.y - origin.y)
          control.click(at: place)
          if isSecond, wasFocused { control.doubleClick(at: place) }
        }
        settle()
        return
      }
      if let row = current as? FieldRowNode, let control = row.firstControl, focus.accepts(control) {
        focus.focus(control)
        control.clickLabel()
        settle()
        return
      }
    }
  }

  /// Scrolls the scrolling view under a cell.
  package func scroll(by rows: Int, column: Int, row: Int) {
    for node in nodes(column: column, row: row) {
      if let popup = node as? Popup, popup.scroll(by: rows) { return }
      if let control = (node as? FocusNode)?.control, control.scroll(by: rows) { return }
      if let scroll = node as? ScrollNode, scroll.maximumSideways == 0 {
        return scroll.scroll(to: scroll.position + Double(rows))
      }
    }
  }

  /// Scrolls the view under a cell sideways, if one there is wider than its space.
  private func scroll(byColumns columns: Int, column: Int, row: Int) {
    for case let scroll as ScrollNode in nodes(column: column, row: row) where scroll.maximumSideways > 0 {
      return scroll.scroll(to: scroll.sidewaysPosition + Double(columns))
    }
  }

  /// The nodes at a cell, the innermost first.
  private func nodes(column: Int, row: Int) -> [DisplayNode] {
    host.root.hitTest(Point(x: Double(column), y: Double(row))).map { Array($0.ancestry) } ?? []
  }
}
