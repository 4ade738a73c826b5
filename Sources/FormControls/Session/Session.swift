import AttributeGraph
package import LineEditing
package import TerminalModel
package import ViewTree
import Values

/// Connects the parts of a form: bytes of a terminal come in, readline edits, state changes, dependent views are
/// evaluated, and the bytes of a frame go out.
///
/// A session has no descriptor and no clock: its host (the terminal runner, the script player) passes events with their
/// time and writes what `frame()` returns. A user and a script take the same path.
package final class Session: AnchorHolder {
  /// The outcome of a session.
  nonisolated package enum Outcome: Equatable, Sendable {
    case submitted
    case cancelled
    /// Ctrl-C: the session ends at once, as with the signal.
    case interrupted
  }

  package let host: ViewHost
  package let focus: FocusStore
  package let placement: FrameEncoder.Placement
  /// The size of the terminal.
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// The rows of the terminal reserved for content above an inline session.
  package var rowsAbove = 0
  /// The outcome of the session; nil while it runs.
  package private(set) var outcome: Outcome?

  /// Called when Esc finds nothing to close. The default cancels the session.
  package var onCancel: (() -> Void)?
  /// The scope that decides about the session's fields beyond what every form does; nil for views, some of which may
  /// have their own scope.
  package var fieldScope: (any FieldScope)?
  /// True once a view has a scope of fields.
  var hasInnerScopes = false
  /// Receives everything from the terminal before the session does; true consumes it.
  package var onToken: ((InputToken) -> Bool)?
  /// Called when a key, paste or mouse press was handled, before the next.
  package var afterToken: (() -> Void)?
  /// Receives each key before readline does; true consumes it.
  package var onKey: ((Keystroke) -> Bool)?
  /// Receives each paste and press of the mouse before anything else does; true consumes it.
  package var onPasteOrPress: (() -> Bool)?
  /// True if the next frame must come soon: rows that keys have passed are kept until then.
  package var isFrameDue = false
  /// Asked before each key; true keeps the rest of the input for later, for example to end first.
  package var isInterrupted: (() -> Bool)?
  /// True if the person may use the form but nothing else on this machine: no suspension, no external editor, no history.
  package var isConfined = false
  /// Suspends the process (Ctrl-Z), if there is one.
  package var onSuspend: (() -> Void)?
  /// Lets the user edit a text in an external editor; nil without one.
  package var onEdit: ((String) -> ExternalEdit)?

  let editor = LineEditor.shared
  package private(set) var theme: Theme
  /// The theme that the app or the person has chosen.
  private let chosenTheme: Theme
  /// True if the theme is made from the terminal's own colours, which must then be asked for.
  package let asksForColors: Bool
  /// The terminal's own colours, as far as it has reported them.
  private var reported: (background: Shade?, foreground: Shade?)
  /// The help, while it is visible.
  var help: HelpScreen?
  var decoder = KeyDecoder()
  /// True if ``isInterrupted`` kept input, which `receive` handles later.
  package internal(set) var hasInputLeft = false
  var grid: CellGrid
  package var encoder: FrameEncoder
  let chrome: SessionChrome
  package let language: DisplayLanguage
  /// The buffer that readline edits while nothing has focus, so that its bindings still apply.
  let idleBuffer = LineBuffer(text: "", kind: .keysOnly)
  var seenRevision = -1
  /// The status of readline shown in the bottom row.
  var shownStatus = EditorStatus()
  /// The hint on keys of the focused control shown in the bottom row.
  private var shownHint = KeyHint()
  var revealedControl: Control?
  /// The value of `ViewHost.scrolls` when that control was revealed.
  var revealedScrolls = 0
  /// True if a key has arrived since: the focused control is scrolled back into view.
  var followsFocus = false
  /// False once a key was handled, until what it has changed is laid out.
  var isLaidOut = false
  /// The control that was scrolled into view together with its heading.
  @Anchored var headedControl: Control?
  /// The last press of the mouse, for recognizing a double click.
  var latestPress: (event: MouseEvent, time: UInt64)?
  /// The buffer that readline edits while a layer over the focused control receives the keys.
  let layerBuffer = LineBuffer(text: "", kind: .keysOnly)
  let toolbar: ToolbarStore
  let shortcuts: KeyboardShortcuts
  private let ambiguousWidth: TextWidth.Ambiguous
  let clipboard = ClipboardRequests()
  let clock = SessionClock()
  package let anchor = Anchor()
  private let seat = LineEditor.Seat()
  /// The time at which an incomplete key sequence is accepted as it is, in nanoseconds; nil if there is none.
  package var sequenceDeadline: UInt64? { restDeadline.time }
  var restDeadline = RestDeadline()
  /// The responder that took the last input; nil if none did.
  package internal(set) var taker: Responder.Name?

  /// Makes the views. They are evaluated by the first `settle()` or `frame()`, so that focus can be requested before.
  package init<Root: View>(
    columns: Int, rows: Int, placement: FrameEncoder.Placement = .inline,
    capabilities: TerminalCapabilities, environment: EnvironmentValues = EnvironmentValues(),
    root: (ViewHost) -> Root
  ) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.placement = placement
    ambiguousWidth = capabilities.ambiguousWidth
    language = environment.language
    chosenTheme = environment.theme
    let colors = chosenTheme.adapts ? environment.terminalColors : nil
    theme = chosenTheme.fitted(to: colors, depth: capabilities.colorDepth)
    asksForColors =
      chosenTheme.adapts && colors == nil && capabilities.colorDepth > .none && capabilities.answersColorQueries
    var capabilities = capabilities
    capabilities.page = theme.page
    grid = CellGrid(columns: max(1, columns), rows: 1)
    let ordersText = capabilities.ordersText ?? language.isFromRight
    capabilities.ordersText = ordersText
    grid.textOrder = !ordersText ? .asWritten : language.isFromRight ? .fromRight : .fromLeft
    encoder = FrameEncoder(placement: placement, capabilities: capabilities)
    @Anchored var known: ViewHost?
    var environment = environment
    environment.theme = theme
    environment.colorDepth = capabilities.colorDepth
    environment.textOrder = grid.textOrder
    environment.resetFocus = ResetFocusAction { known }
    host = ViewHost(environment: environment)
    known = host
    // Conformances that the runtime would take long to look up.
    ValueEquality.remember(HintText.self)
    ValueEquality.remember(ControlLabel.self)
    PropertyPlan.rememberPlain(ControlLabel.self)
    PropertyPlan.rememberPlain(Choice.self)
    PropertyPlan.remember(Controlled<Control>.self)
    PropertyPlan.remember(Attached<SessionChrome>.self)
    focus = FocusStore.of(host)
    toolbar = ToolbarStore.of(host)
    shortcuts = KeyboardShortcuts.of(host)
    let revealKey = environment.revealKey
    toolbar.isBound = { [editor] key in key == revealKey || editor.isBound(keySequence: key.bytes) != nil }
    chrome = SessionChrome(host: host, columns: columns, rows: rows)
    chrome.session = self
    host.attachments[SessionChrome.self] = chrome
    host.clock = clock
    host.attachments[ClipboardRequests.self] = clipboard
    focus.onMove = { [unowned self] old, new in focusDidMove(from: old, to: new) }
    let content = root(host)
    EarlyUse.report(of: Root.self, to: host)
    host.start(SessionFrame(isFullscreen: placement == .fullscreen, content: content))
  }

  isolated deinit {
    // Breaks the retain cycle between the tree and what its views refer to.
    host.abandon()
    host.attachments.removeAll()
    clock.forgetTimers()
    anchor.letGo()
  }

  /// Terminals with fewer rows than this show no toolbar.
  static let toolbarRows = 6
  /// Called when the terminal has reported its background, or its foreground.
  func show(on background: Shade?, in foreground: Shade?) {
    if let background { reported.background = background }
    if let foreground { reported.foreground = foreground }
    guard asksForColors, let background = reported.background else { return }
    let colors = TerminalColors(background: background, foreground: reported.foreground)
    let fitting = chosenTheme.fitted(to: colors, depth: encoder.capabilities.colorDepth)
    guard fitting != theme else { return }
    theme = fitting
    var environment = host.graph.untracked { host.graph.value(host.environment) }
    environment.theme = fitting
    host.graph.setValue(host.environment, environment)
    settle()
  }

  /// True if titles should scroll: with few rows, or with lines so short that titles wrap to many.
  static func hasFewRows(columns: Int, rows: Int) -> Bool { rows < 16 || columns < 30 && rows < 40 }

  /// Ends the session; only the first outcome counts.
  package func finish(_ outcome: Outcome) { if self.outcome == nil { self.outcome = outcome } }

  /// The number of view bodies evaluated since the last key.
  package var updates: Int { host.counters.bodies }

  // State.

  /// Brings the views up to date and makes the requested focus moves.
  package func settle() {
    TextWidth.Ambiguous.current = ambiguousWidth
    host.update()
    activateBuffer()
    // The status also before the first key, and if focus has moved to a field in another mode.
    let (status, hint) = (showStatus(), showReturnHint())
    if status || hint { host.update() }
  }

  private func focusDidMove(from old: Control?, to new: Control?) {
    revealedControl = nil
    toolbar.focusDidMove(to: new)
    activateBuffer()
    let (former, present) = (fieldScope(of: old), fieldScope(of: new))
    guard former !== present else { return former.map { $0.focusDidMove(from: old, to: new) } ?? () }
    former?.focusDidMove(from: old, to: nil)
    present?.focusDidMove(from: nil, to: new)
  }

  /// The hint in the bottom row on keys of the focused control: the effect of Return, or of Ctrl-J in a text of several
  /// lines, and the key that shows a secret or opens a calendar.
  private struct KeyHint: Equatable {
    var word: String?
    var breaksLines = false
    var revealKey: Key?
    var opensCalendar = false
  }

  /// Begins the bottom row with the key for help.
  package func showHelpItem() { chrome.showsHelpItem.value = true }

  /// Shows the effect of Return in the focused control; true if the hint has changed.
  private func showReturnHint() -> Bool {
    guard !chrome.isBare else { return false }
    var hint = KeyHint()
    if let focused = focus.focused {
      hint.word =
        focused.popup?.returnWord?.text(in: language) ?? focused.submitLabel?.text(in: language)
        ?? fieldScope(of: focused)?.returnWord(in: focused)
      if focused.popup?.returnWord == nil, let text = focused.textEditing {
        hint.breaksLines = text.breaksLines
        hint.revealKey = text.revealKey
        hint.opensCalendar = text.opensCalendar
      }
    }
    guard hint != shownHint else { return false }
    shownHint = hint
    var parts: [String] = []
    if let word = hint.word { parts.append("\(hint.breaksLines ? submitKeyName : "⏎") \(word)") }
    if let key = hint.revealKey {
      parts.append("\(key.shownName(in: language)) \(Message.formRevealItem.text(in: language))")
    }
    if hint.opensCalendar, let key = keyName(of: .suggest) {
      parts.append("\(key) \(Message.formCalendarItem.text(in: language))")
    }
    chrome.returnHint.value = parts.joined(by: "  ")
    return true
  }

  /// The name of the simplest key that runs a command, if there is one.
  package func keyName(of command: CommandName) -> String? { KeyNames.simplest(for: command, in: editor, language) }

  /// True if a key runs a command.
  package func isBound(_ key: Key, to command: CommandName) -> Bool { editor.command(of: key.bytes) == command }

  /// The key that submits a text in which Return breaks the line.
  private var submitKeyName: String {
    editor.keySequences(of: .submit).filter { $0 != [13] }.compactMap { KeyNames.name(of: $0, in: language) }.first
      ?? "⏎"
  }

  /// Makes this session use readline, which another session of the process may have used since the last key.
  func takeEditor() {
    editor.use(by: seat)
    activateBuffer()
  }

  /// Whether this session uses readline.
  var hasEditor: Bool { editor.seat === seat }

  /// Activates the focused control's buffer in readline, unless another session uses readline.
  func activateBuffer() {
    if editor.seat == nil { editor.use(by: seat) }
    guard hasEditor else { return }
    let buffer = !hasLayer ? focus.focused?.buffer ?? idleBuffer : layerBuffer
    guard editor.active !== buffer else { return }
    editor.activate(buffer)
    seenRevision = buffer.revision
  }

  /// Handles a new size of the window.
  /// - Returns: Bytes to write before the next frame.
  package func resize(columns: Int, rows: Int) -> [UInt8] {
    guard columns != self.columns || rows != self.rows else { return [] }
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    chrome.rows.value = self.rows
    chrome.columns.value = self.columns
    chrome.showsToolbar.value = rows >= Self.toolbarRows
    chrome.hasFewRows.value = Self.hasFewRows(columns: columns, rows: rows)
    revealedControl = nil
    return encoder.terminalResized(columns: self.columns, rows: self.rows)
  }

  /// Sets the start time, from which timers count, for a host whose clock does not start at 0.
  package func begin(at time: UInt64) {
    clock.begin(at: time)
    advance(to: time)
  }
}
