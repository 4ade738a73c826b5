import CReadline

/// GNU readline as the editor of any number of line buffers.
///
/// A host feeds it one key at a time and asks for the resulting events:
///
///     editor.feed(key: bytes)
///     while let event = editor.next() { … }
///
/// In between it reads text, point and mode of the active ``LineBuffer``. The editor never touches the terminal: it
/// draws nothing, reads no descriptor, sets no mode and handles no signal. No host code runs inside readline, so a host
/// may do anything between two events, even let another host use the editor.
///
/// readline keeps its state in global variables, so there is one editor for each process: ``shared``.
package final class LineEditor {
  package static let shared = LineEditor()

  /// How readline will treat the next key.
  package enum Phase: Equatable, Sendable {
    /// Every earlier key has been handled.
    case ready
    /// The next key continues a sequence, an argument, a search, a quoted insert or a vi operator.
    case pending
    /// Like pending, but without a key in this time the sequence ends: then call ``keySequenceTimedOut()``.
    case timed(milliseconds: Int)
  }

  package internal(set) var phase = Phase.ready

  /// Identifies a host that uses the editor. The host retains it as long as it exists; afterwards nobody uses the
  /// editor.
  @MainActor package final class Seat {
    package init() {}

    isolated deinit {
      guard LineEditor.shared.seat === self else { return }
      LineEditor.shared.seat = nil
      LineEditor.shared.activate(nil)
    }
  }

  /// The seat of the host whose buffer is edited; nil if that host is gone.
  // Not `weak`, which would slow down every later retain of the object.
  package private(set) unowned(unsafe) var seat: Seat?

  /// The active buffer. Without one, keys are interpreted, but only our commands have an effect.
  package private(set) var active: LineBuffer?

  /// True while a suggestion follows the text: moving right at its end then accepts it, moving by a word a word of it.
  package var acceptsSuggestionAtEnd = false { didSet { fl_set_suggestion_stands(acceptsSuggestionAtEnd) } }
  /// False if the text cannot be completed: Tab, if bound to completion, then goes to the next field.
  package var completes = true { didSet { fl_set_completes(completes) } }
  /// True while a list is open: moving through the history then moves in it.
  package var movesInList = false { didSet { fl_set_list_is_open(movesInList) } }
  /// The number of starts, by which a host that shares the editor can tell whether its bindings still apply.
  package internal(set) var starts = 0

  /// Receives the keys while no buffer is active.
  private let idle: LineBuffer
  /// Input that was fed but not passed to readline yet.
  var waiting: [Input] = []
  /// True if readline has more to do before it needs a key.
  var hasMore = false
  /// True if readline was given a lone Esc, and must not wait for the rest of a sequence.
  var gaveEscape = false
  /// True if readline waits for the candidates of a completion.
  var awaitsCandidates = false
  var diagnostics: [String] = []
  var hasStarted = false

  private init() {
    CommandName.register()
    fl_start("Formline")
    fl_set_boundaries(nextBoundary, previousBoundary)
    idle = LineBuffer(kind: .keysOnly)
  }

  /// Makes the host with this seat the one whose buffer is edited. Abandons unfinished input of another host.
  package func use(by seat: Seat) {
    if self.seat === seat { return }
    abandon()
    self.seat = seat
  }

  /// Makes `buffer` the active one, in its last state. Abandons a pending sequence, argument, search or operator. Costs
  /// a copy of the two texts.
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

  /// Abandons an incomplete sequence, argument, search or operator.
  package func cancelPending() { if phase != .ready { cancel() } }

  /// Abandons all input that was fed and not handled.
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

  /// The mode, message and pending keys, for a host to show.
  package var status: EditorStatus {
    let pending = phase == .ready ? 0 : Int(fl_pending_key_count())
    let keys = UnsafeRawBufferPointer(start: fl_pending_keys(), count: pending)
    let message: UnsafePointer<CChar> = fl_message()
    return EditorStatus(
      mode: mode, overwrites: fl_overwrites(), message: message.pointee == 0 ? nil : String(cString: message),
      pendingKeys: pending == 0 ? [] : Array(keys))
  }

  /// True if a character that arrives now is inserted, unless its byte is bound otherwise.
  package var isInserting: Bool {
    phase == .ready && !hasMore && waiting.isEmpty && !fl_overwrites() && (mode == .emacs || mode == .viInsert)
  }

  /// True if a byte that arrives now becomes text.
  package func types(_ byte: UInt8) -> Bool { fl_types(byte) }

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

  /// The number of times that the bell rang. A host compares it with its last value.
  package var bellCount: Int {
    get { Int(fl_bells()) }
    set { fl_set_bells(UInt(newValue)) }
  }
}

/// The state of an editor that a host shows besides the text: the vi mode, a search, a pending key sequence.
nonisolated package struct EditorStatus: Equatable, Sendable {
  /// How the next typed character is treated.
  package enum Mode: Equatable, Sendable { case emacs, viInsert, viCommand, viReplace }

  package var mode: Mode
  /// True if typed characters overwrite those under the cursor (`overwrite-mode`).
  package var overwrites: Bool
  /// readline's message during a search or a numeric argument: ``(reverse-i-search)`al': `` or `(arg: 5) `.
  package var message: String?
  /// The keys of an incomplete sequence.
  package var pendingKeys: [UInt8]
}

nonisolated extension EditorStatus {
  /// Of an editor in which nothing has happened.
  package init() { self.init(mode: .emacs, overwrites: false, message: nil, pendingKeys: []) }
}
