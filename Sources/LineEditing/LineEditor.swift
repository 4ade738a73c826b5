import CReadline

/// GNU readline as the editor of any number of line buffers.
///
/// A host gives it one key at a time and reads back text, point and mode of the active ``LineBuffer``. It never touches
/// the terminal: it draws nothing, reads no descriptor, sets no mode and handles no signal. Whatever key comes, the
/// call returns at once; when readline is in the middle of something, ``phase`` says so.
///
/// readline keeps its state in global variables, so there is one editor in a process: ``shared``.
package final class LineEditor {
  package static let shared = LineEditor()

  /// What readline does with the next key.
  package enum Phase: Equatable, Sendable {
    /// Every earlier key is done.
    case ready
    /// The next key belongs to what is under way: a sequence, an argument, a search, a quoted insert, a vi operator.
    case pending
    /// As pending, but without a key in this time the sequence ends: then call ``keySequenceTimedOut()``.
    case timed(milliseconds: Int)
  }

  package weak var delegate: (any LineEditorDelegate)?
  package internal(set) var phase = Phase.ready

  /// The buffer that is edited. Without one, keys are interpreted, and only commands of ours do anything.
  package private(set) var active: LineBuffer?

  /// Whether a suggestion stands behind the text: then moving right at its end is `form-accept-suggestion`, and moving
  /// a word on `form-accept-suggested-word`.
  package var acceptsSuggestionAtEnd = false {
    didSet { fl_set_suggestion_stands(acceptsSuggestionAtEnd) }
  }
  /// Whether the text can be completed: where it cannot, a Tab that is bound to completion is `form-next-field`.
  package var completes = true {
    didSet { fl_set_completes(completes) }
  }
  /// Whether a list stands open: then moving through the history is `form-up` and `form-down`.
  package var movesInList = false {
    didSet { fl_set_list_is_open(movesInList) }
  }
  /// How often it was started: whoever shares it sees whether its bindings are still those it asked for.
  package internal(set) var starts = 0

  /// Takes the keys while no buffer is active.
  private let idle: LineBuffer
  var isRunning = false
  /// Keys that a delegate fed while one was being handled.
  var deferred: [Unit] = []
  var diagnostics: [String] = []
  var hasStarted = false

  private init() {
    fl_start("Formline")
    fl_set_boundaries(nextBoundary, previousBoundary)
    idle = LineBuffer(kind: .keysOnly)
  }

  /// Makes `buffer` the one that is edited. Its text, point, undo list, history and vi mode are as they were left.
  ///
  /// Costs about 50 ns and a copy of the two texts. Outside a delegate's call, what is under way is abandoned.
  package func activate(_ buffer: LineBuffer?) {
    if !hasStarted { start(inputrc: .none) }
    if buffer === active { return }
    cancelPending()
    active?.willRest()
    active = buffer
    enterActive()
  }

  func enterActive() {
    fl_line_enter((active ?? idle).line)
    fl_stop_after_each_command(current.kind == .keysOnly)
  }

  func leaveActive() {
    fl_line_leave(current.line)
  }

  /// The buffer that readline edits.
  var current: LineBuffer { active ?? idle }

  /// Abandons a half-read sequence, argument, search or operator. Inside a delegate's call there is none.
  package func cancelPending() {
    guard !isRunning, phase != .ready else { return }
    fl_cancel()
    phase = .ready
  }

  /// Mode, message and pending keys, for a host to show.
  package var status: EditorStatus {
    let message = String(cString: fl_message())
    let pending = phase == .ready ? 0 : Int(fl_pending_key_count())
    let keys = UnsafeRawBufferPointer(start: fl_pending_keys(), count: pending)
    return EditorStatus(
      mode: mode, overwrites: fl_overwrites(), message: message.isEmpty ? nil : message, pendingKeys: Array(keys))
  }

  private var mode: EditorStatus.Mode {
    guard fl_is_vi() else { return .emacs }
    switch String(cString: fl_keymap_name()) {
    case "vi-insert": return .viInsert
    case "vi-replace": return .viReplace
    default: return .viCommand
    }
  }

  /// The readline name of the function that the last key ran, such as `self-insert`; nil right after a change of
  /// buffer.
  package var lastFunctionName: String? {
    let name = String(cString: fl_last_function())
    return name.isEmpty ? nil : name
  }

  /// Why the latest paste was refused, if it was.
  var refusal: PasteRefusal?

  /// How often the bell rang. A host compares it with what it saw last.
  package var bellCount: Int {
    get { Int(fl_bells()) }
    set { fl_set_bells(UInt(newValue)) }
  }
}
