import AttributeGraph
package import LineEditing
package import TerminalModel
package import ViewTree

/// Where a form's parts meet: bytes of a terminal come in, readline edits, state changes, dependent views are
/// evaluated, and the bytes of a frame go out.
///
/// A session has no descriptor and no clock: its host (the terminal runner, the script player) passes events with their
/// time and writes what `frame()` returns. A person and a script take the same path.
package final class Session: AnchorHolder {
  /// How a session ends.
  nonisolated package enum Outcome: Equatable, Sendable {
    case submitted
    case cancelled
    /// Ctrl-C: ends at once, as the signal would.
    case interrupted
  }

  package let host: ViewHost
  package let focus: FocusStore
  package let placement: FrameEncoder.Placement
  /// The size of the terminal.
  package private(set) var columns: Int
  package private(set) var rows: Int
  /// Rows of the terminal that an inline session leaves to what stands above it.
  package var rowsAbove = 0
  /// How the session ended; nil while it runs.
  package private(set) var outcome: Outcome?

  /// Called when Esc finds nothing to close. The default cancels the session.
  package var onCancel: (() -> Void)?
  /// What decides about the fields of the session beyond what every form does; nil for views, of which some may have
  /// such a scope.
  package var fieldScope: (any FieldScope)?
  /// True once a view has a scope of fields.
  var hasInnerScopes = false
  /// Sees everything the terminal sent before the session does; true keeps it from the session.
  package var onToken: ((InputToken) -> Bool)?
  /// Sees each key before readline does; true keeps it from everybody else.
  package var onKey: ((Keystroke) -> Bool)?
  /// Asked before each key; true keeps the rest of the input for later, such as for ending first.
  package var isInterrupted: (() -> Bool)?
  /// Suspends the process (Ctrl-Z), if there is one.
  package var onSuspend: (() -> Void)?
  /// Lets the person edit a text in an editor of their own; nil without one.
  package var onEdit: ((String) -> ExternalEdit)?

  let editor: LineEditor
  private(set) var theme: Theme
  /// True if the theme is one thing on a dark background and another on a light one. A terminal of few colours may print
  /// the question.
  let dependsOnBackground: Bool
  /// The help, while it stands on the screen.
  var help: HelpScreen?
  var decoder = KeyDecoder()
  /// True if ``isInterrupted`` kept input, which `receive` handles later.
  package internal(set) var hasInputLeft = false
  var grid: CellGrid
  var encoder: FrameEncoder
  let chrome: SessionChrome
  let language: DisplayLanguage
  /// What readline edits while nothing has focus, so that its bindings still hold.
  let idleBuffer = LineBuffer(text: "", kind: .keysOnly)
  var seenRevision = -1
  /// What the bottom row says about readline.
  var shownStatus: EditorStatus?
  /// What the bottom row says about keys of the focused control.
  private var shownHint = KeyHint()
  var revealedControl: Control?
  /// How often anything had been scrolled when it was.
  var revealedScrolls = 0
  /// Whether a key came since: what it goes to is brought back into sight.
  var followsFocus = false
  /// The control that has been brought into sight together with its heading.
  @Anchored var headedControl: Control?
  /// The latest press of the mouse, for telling the second of two.
  var latestPress: (event: MouseEvent, time: UInt64)?
  /// What readline edits while a layer over the focused control has the keys.
  let layerBuffer = LineBuffer(text: "", kind: .keysOnly)
  let toolbar: ToolbarStore
  let shortcuts: KeyboardShortcuts
  private let ambiguousWidth: TextWidth.Ambiguous
  let clipboard = ClipboardRequests()
  let clock = SessionClock()
  package let anchor = Anchor()
  private let seat = LineEditor.Seat()
  /// When a key sequence that is not complete ends as it is, in nanoseconds; nil while none is under way.
  package internal(set) var sequenceDeadline: UInt64?

  /// Makes the views. They are evaluated by the first `settle()` or `frame()`, so that focus can be asked for before.
  package init<Root: View>(
    columns: Int, rows: Int, placement: FrameEncoder.Placement = .inline,
    capabilities: TerminalCapabilities, environment: EnvironmentValues = EnvironmentValues(),
    editor: LineEditor = .shared, root: (ViewHost) -> Root
  ) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.placement = placement
    self.editor = editor
    ambiguousWidth = capabilities.ambiguousWidth
    language = environment.language
    theme = environment.theme.legible(at: capabilities.colorDepth)
    dependsOnBackground = environment.theme == .standard && capabilities.colorDepth >= .palette256
    grid = CellGrid(columns: max(1, columns), rows: 1)
    encoder = FrameEncoder(placement: placement, capabilities: capabilities)
    @Anchored var known: ViewHost?
    var environment = environment
    environment.theme = theme
    environment.colorDepth = capabilities.colorDepth
    environment.resetFocus = ResetFocusAction { known }
    host = ViewHost(environment: environment)
    known = host
    // What the runtime would take long to find out.
    ValueEquality.remember(HintText.self)
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
    // The tree and what its views refer to hold one another.
    host.abandon()
    host.attachments.removeAll()
    clock.forgetTimers()
    anchor.letGo()
  }

  /// Terminals with fewer rows show no toolbar.
  static let toolbarRows = 6
  /// The terminal has told whether its background is light.
  func show(onLight isLight: Bool) {
    guard dependsOnBackground else { return }
    let fitting = (isLight ? Theme.standardOnLight : .standard).legible(at: encoder.capabilities.colorDepth)
    guard fitting != theme else { return }
    theme = fitting
    var environment = host.graph.untracked { host.graph.value(host.environment) }
    environment.theme = fitting
    host.graph.setValue(host.environment, environment)
    settle()
  }

  /// True if titles should scroll: with few rows, or with lines so short that titles take many.
  static func hasFewRows(columns: Int, rows: Int) -> Bool { rows < 16 || columns < 30 && rows < 40 }

  /// Ends the session; the first outcome stays.
  package func finish(_ outcome: Outcome) { if self.outcome == nil { self.outcome = outcome } }

  /// View bodies evaluated since the last key.
  package var updates: Int { host.counters.bodies }

  // State.

  /// Brings the views up to date and makes the moves of focus that were asked for.
  package func settle() {
    TextWidth.Ambiguous.current = ambiguousWidth
    // Before the first key too, and where focus came by the mouse to a field in another mode.
    showStatus()
    host.update()
    activateBuffer()
    if showReturnHint() { host.update() }
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

  /// What the bottom row says about keys of the focused control: what Return does, or in a text of several lines Ctrl-J,
  /// and what shows a secret or opens a calendar.
  private struct KeyHint: Equatable {
    var word: String?
    var breaksLines = false
    var revealKey: String?
    var opensCalendar = false
  }

  /// Tells what Return does in the focused control; whether that is something else than before.
  private func showReturnHint() -> Bool {
    guard !chrome.isBare else { return false }
    var hint = KeyHint()
    if let focused = focus.focused {
      hint.breaksLines = focused.breaksLines
      hint.word = focused.submitLabel?.text(in: language) ?? fieldScope(of: focused)?.returnWord(in: focused)
      if let text = focused as? TextControl {
        hint.revealKey = text.revealKeyName
        hint.opensCalendar = text.opensCalendar
      }
    }
    guard hint != shownHint else { return false }
    shownHint = hint
    var parts: [String] = []
    if let word = hint.word { parts.append("\(hint.breaksLines ? submitKeyName : "⏎") \(word)") }
    if let key = hint.revealKey { parts.append("\(key) \(Phrase.revealItem.text(in: language))") }
    if hint.opensCalendar, let key = keyName(of: "form-suggest") {
      parts.append("\(key) \(Phrase.calendarItem.text(in: language))")
    }
    chrome.returnHint.value = parts.joined(separator: "  ")
    return true
  }

  /// The name of the simplest key that runs a readline function; nil if none does.
  package func keyName(of function: String) -> String? { KeyNames.simplest(for: function, in: editor) }

  /// Whether a key runs a readline function.
  package func isBound(_ key: Key, to function: String) -> Bool { editor.isBound(keySequence: key.bytes) == function }

  /// The key that submits a text in which Return breaks the line.
  private var submitKeyName: String {
    editor.keySequences(of: "form-submit").filter { $0 != [13] }.compactMap(KeyNames.name(of:)).first ?? "⏎"
  }

  /// Makes readline this session's, which another one of the process may have had since the last key.
  func takeEditor() {
    editor.use(by: seat)
    activateBuffer()
  }

  /// Whether readline is this session's.
  var hasEditor: Bool { editor.seat === seat }

  /// Puts the focused control's buffer under readline, while readline is this session's or nobody's.
  func activateBuffer() {
    if editor.seat == nil { editor.use(by: seat) }
    guard hasEditor else { return }
    let buffer = keyLayer == nil ? focus.focused?.buffer ?? idleBuffer : layerBuffer
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
    chrome.showsToolbar.value = rows >= Self.toolbarRows
    chrome.hasFewRows.value = Self.hasFewRows(columns: columns, rows: rows)
    revealedControl = nil
    return encoder.terminalResized(columns: self.columns, rows: self.rows)
  }

  /// Sets the time of the beginning, from which timers count, for a host whose clock does not start at 0.
  package func begin(at time: UInt64) {
    clock.begin(at: time)
    advance(to: time)
  }
}
