package import LineEditing
package import TerminalModel
import ViewTree

extension Session {
  /// Handles bytes from the terminal.
  /// - Parameter time: Nanoseconds on the host's clock.
  package func receive(_ bytes: some Sequence<UInt8>, at time: UInt64) {
    clock.advance(to: time)
    decoder.push(bytes)
    // Another session may have used readline since, which decides what is one edit.
    if decoder.bytesLeft >= Self.leastRun { takeEditor() }
    drain()
    if outcome == nil { clock.fireEarlyTimers() }
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
    let mayHoldRun = decoder.bytesLeft >= Self.leastRun
    while outcome == nil {
      hasInputLeft = isInterrupted?() ?? false
      guard !hasInputLeft, let token = (mayHoldRun ? takeRun() : nil) ?? decoder.next() else { break }
      // The effects of one key may decide what the next does, even if both arrive at once: where it goes, and whether it
      // chooses an entry of a list or takes it back.
      if focus.hasRequests || host.needsUpdate && (host.hasChangeActions || focus.focused?.listing != nil) { settle() }
      if !isLaidOut, mayMove(token) {
        settle()
        layOut()
      }
      if onToken?(token) != true { handle(token) }
      afterToken?()
    }
    awaitRest()
  }

  /// True for a key that may look for where it goes on the screen, as what is typed into a text does not. The mouse means
  /// the screen that its user saw.
  private func mayMove(_ token: InputToken) -> Bool {
    guard help == nil, case .key(let press) = token else { return false }
    return !hasEditor || !types(press)
  }

  private func types(_ press: Keystroke) -> Bool { press.bytes.first.map(types) == true }

  /// True for a byte that becomes text. Where vi types over a text, readline lets every key pass for one.
  private func types(_ byte: UInt8) -> Bool { byte >= 0x20 && editor.types(byte) }

  /// Awaits the rest of an incomplete key from this time on: what came before it may have taken long, with the rest
  /// waiting in the terminal.
  package func awaitRest(from time: UInt64) {
    clock.advance(to: time)
    if sequenceDeadline != nil { awaitRest() }
  }

  /// Sets the timeout for the rest of an incomplete key or paste.
  private func awaitRest() {
    let isOurs = decoder.pending != .none || hasEditor
    let timeout = hasInputLeft || outcome != nil || !isOurs ? nil : editor.timeout(for: decoder.pending)
    restDeadline.update(after: timeout, pasteFlow: decoder.pasteFlow, now: now)
  }

  /// The bytes at once that nobody types: a paste of a terminal that does not mark it.
  private static let leastRun = 256

  /// Takes characters that came at once as a paste, where each of them would only be inserted: one edit, not thousands.
  private func takeRun() -> InputToken? {
    guard let control = focus.focused, control.buffer.kind != .keysOnly, !chrome.hasKeyPressActions,
      !hasLayer, hasEditor, editor.active === control.buffer, editor.isInserting
    else { return nil }
    let breaks = control.textEditing?.breaksLines == true && editor.command(of: [0x0D]) == .submit
    let run = decoder.run(atLeast: Self.leastRun) { types($0) || breaks && $0 == 0x0D }
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
    isLaidOut = false
    takeEditor()
    takeNoticeBack(before: token)
    switch token {
    case .paste where onPasteOrPress?() == true: return settle()
    case .mouse(let event) where event.kind == .press && onPasteOrPress?() == true: return settle()
    default: break
    }
    switch token {
    case .key(let press): offer(press)
    case .keyRelease(let key): offer(released: key)
    case .paste(let bytes): offer(paste: bytes)
    case .malformed: help == nil ? show(notice: .formNoTextTyped) : closeHelp()
    case .mouse(let event): handle(event)
    case .clipboard(let text):
      clipboard.answer(text, focused: focus.focused)
      settle()
    case .focusIn, .focusOut, .cursorPosition, .background, .foreground, .reply: break
    }
  }

  /// Feeds readline a key that no responder before it has taken.
  func edit(with press: Keystroke) -> Bool {
    grid.ordersText && leftGoesOn ? feed(press.reflected) : feed(press)
  }

  private func feed(_ press: Keystroke) -> Bool {
    if focus.rests, edits(bytes(of: press)), focus.focusForTyping() { settle() }
    let control = focus.focused
    let text = control?.textEditing
    text?.willTakeKey()
    // What is typed neither accepts nor moves.
    if !types(press) {
      // Keys that move in the bottom row do not accept a suggestion in the field.
      editor.acceptsSuggestionAtEnd = toolbar.selection == nil && text?.hasGhost == true
      editor.movesInList = toolbar.openMenu != nil || control.map { $0.popup != nil || $0.listing != nil } ?? false
    }
    if press.key?.base == .tab { editor.completes = text?.canComplete ?? false }
    editor.feed(key: bytes(of: press))
    handleEvents()
    syncBuffer()
    return true
  }

  /// True where, among texts that are ordered, Left is the key that goes on: in one that is read from the right, and
  /// around texts if the layout is.
  var leftGoesOn: Bool {
    guard !hasLayer, let buffer = focus.focused?.buffer, buffer.kind != .keysOnly, buffer.kind != .secret,
      !buffer.isEmpty
    else { return grid.isFromRight }
    let text = Array(buffer.text.utf8)
    let (before, after) = (text[..<buffer.point], text[buffer.point...])
    let line = text[(before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)..<(after.firstIndex(of: 0x0A) ?? text.count)]
    return VisualLine.direction(of: String(decoding: line, as: UTF8.self)[...], grid.textOrder) == .rightToLeft
  }

  /// Feeds readline a paste.
  func edit(with paste: [UInt8]) -> Bool {
    focus.focused?.textEditing?.willTakeKey()
    editor.feed(paste: paste)
    handleEvents()
    syncBuffer()
    return true
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
    guard !hasLayer, editor.phase == .ready, let function = editor.isBound(keySequence: keys) else {
      return false
    }
    // What follows Ctrl+X edits, and Esc is a key of its own.
    if function == "(prefix)" { return keys != [0x1B] }
    let name = CommandName(spelling: function)
    return name == .editExternally || name?.isOwn != true && name != .abort
  }

  /// Handles the editor's events for the keys that it was fed.
  private func handleEvents() {
    while let event = editor.next() {
      handle(event)
      // An action may have run another form, which took the editor.
      takeEditor()
    }
  }

  /// Shows in the bottom row what readline waits for; true if that has changed.
  func showStatus() -> Bool {
    guard hasEditor else { return false }
    let status = editor.status
    guard status != shownStatus else { return false }
    shownStatus = status
    chrome.status.value = StatusLine.text(for: status, in: language)
    return true
  }

  /// Edits the text of the focused control, also while the toolbar has the keys.
  package func edit(_ change: (LineBuffer) -> Void) {
    guard let control = focus.focused else { return }
    change(control.buffer)
    if editor.active === control.buffer { syncBuffer() } else { control.bufferDidChange() }
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
}
