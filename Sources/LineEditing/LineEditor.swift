import CReadline

/// GNU readline as the editor of any number of line buffers.
///
/// A host feeds it one key at a time and asks for what came of it:
///
///     editor.feed(key: bytes)
///     while let event = editor.next() { … }
///
/// In between it reads text, point and mode of the active ``LineBuffer``. The editor never touches the terminal: it draws
/// nothing, reads no descriptor, sets no mode and handles no signal. Nothing of a host runs inside readline, so a host
/// may do anything between two events, also let another host use the editor.
///
/// readline keeps its state in global variables, so there is one editor in a process: ``shared``.
package final class LineEditor {
  package static let shared = LineEditor()

  /// What readline does with the next key.
  package enum Phase: Equatable, Sendable {
    /// Every earlier key is done.
    case ready
    /// The next key continues a sequence, an argument, a search, a quoted insert or a vi operator.
    case pending
    /// As pending, but without a key in this time the sequence ends: then call ``keySequenceTimedOut()``.
    case timed(milliseconds: Int)
  }

  package internal(set) var phase = Phase.ready

  /// What a host uses the editor by. It keeps one for as long as it lives; then nobody uses the editor.
  @MainActor package final class Seat {
    package init() {}

    isolated deinit {
      guard LineEditor.shared.seat === self else { return }
      LineEditor.shared.seat = nil
      LineEditor.shared.activate(nil)
    }
  }

  /// That of the host whose buffer is edited; nil when that host is gone.
  // Not `weak`: every later retain of what it refers to would be slow.
  package private(set) unowned(unsafe) var seat: Seat?

  /// The buffer that is edited. Without one, keys are interpreted, and only commands of ours do anything.
  package private(set) var active: LineBuffer?

  /// True while a suggestion follows the text: moving right at its end is then `form-accept-suggestion`, moving by a
  /// word `form-accept-suggested-word`.
  package var acceptsSuggestionAtEnd = false { didSet { fl_set_suggestion_stands(acceptsSuggestionAtEnd) } }
  /// False if the text cannot be completed: Tab, if bound to completion, is then `form-next-field`.
  package var completes = true { didSet { fl_set_completes(completes) } }
  /// True while a list is open: moving through the history is then `form-up` and `form-down`.
  package var movesInList = false { didSet { fl_set_list_is_open(movesInList) } }
  /// The number of starts: a host that shares the editor sees whether its bindings still apply.
  package internal(set) var starts = 0

  /// Takes the keys while no buffer is active.
  private let idle: LineBuffer
  /// What was fed and readline has not been given yet.
  var waiting: [Input] = []
  /// True if readline has more to do before it wants a key.
  var hasMore = false
  /// True if readline was given a lone Esc, and must not wait for the rest of a sequence.
  var gaveEscape = false
  /// True if readline waits for the candidates of a completion.
  var awaitsCandidates = false
  var diagnostics: [String] = []
  var hasStarted = false

  private init() {
    fl_start("Formline")
    fl_set_boundaries(nextBoundary, previousBoundary)
    idle = LineBuffer(kind: .keysOnly)
  }

  /// Makes the host with this seat the one whose buffer is edited. Unfinished input of another host is abandoned.
  package func use(by seat: Seat) {
    if self.seat === seat { return }
    abandon()
    self.seat = seat
  }

  /// Makes `buffer` the edited one, in the state it was left in. A pending sequence, argument, search or operator is
  /// abandoned. Costs a copy of the two texts.
  package func activate(_ buffer: LineBuffer?) {
    if !hasStarted { start(inputrc: .none) }
    if buffer === active { return }
    cancelPending()
    active?.willRest()
    active = buffer
    fl_line_enter(current.line)
  }

  /// The buffer that readline edits.
  var current: LineBuffer { active ?? idle }

  /// Abandons a half-read sequence, argument, search or operator.
  package func cancelPending() { if phase != .ready { cancel() } }

  /// Abandons everything that was fed and is not done.
  func abandon() {
    waiting.removeAll(keepingCapacity: true)
    if hasMore || phase != .ready { cancel() }
  }

  private func cancel() {
    fl_cancel()
    phase = .ready
    hasMore = false
    awaitsCandidates = false
  }

  /// Mode, message and pending keys, for a host to show.
  package var status: EditorStatus {
    let pending = phase == .ready ? 0 : Int(fl_pending_key_count())
    let keys = UnsafeRawBufferPointer(start: fl_pending_keys(), count: pending)
    let message: UnsafePointer<CChar> = fl_message()
    return EditorStatus(
      mode: mode, overwrites: fl_overwrites(), message: message.pointee == 0 ? nil : String(cString: message),
      pendingKeys: pending == 0 ? [] : Array(keys))
  }

  private var mode: EditorStatus.Mode {
    guard fl_is_vi() else { return .emacs }
    switch String(cString: fl_keymap_name()) {
    case "vi-insert": return .viInsert
    case "vi-replace": return .viReplace
    default: return .viCommand
    }
  }

  /// The readline function of the last key, such as `self-insert`; nil after a change of buffer.
  package var lastFunctionName: String? {
    let name = String(cString: fl_last_function())
    return name.isEmpty ? nil : name
  }

  /// How often the bell rang. A host compares it with what it saw last.
  package var bellCount: Int {
    get { Int(fl_bells()) }
    set { fl_set_bells(UInt(newValue)) }
  }
}

/// What a host shows of an editor besides the text: the vi mode, a search, a pending key sequence.
nonisolated package struct EditorStatus: Equatable, Sendable {
  /// How the next typed character is taken.
  package enum Mode: Equatable, Sendable { case emacs, viInsert, viCommand, viReplace }

  package var mode: Mode
  /// True if typed characters overwrite those under the cursor (`overwrite-mode`).
  package var overwrites: Bool
  /// readline's message while a search or a numeric argument lasts: ``(reverse-i-search)`al': `` or `(arg: 5) `.
  package var message: String?
  /// The keys of the sequence that is not complete yet.
  package var pendingKeys: [UInt8]
}
