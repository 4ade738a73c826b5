import CReadline

/// One field's line: text, point, mark, undo list, history and editing modes, kept while other buffers are edited.
///
/// All offsets are UTF-8 bytes of ``text``. A buffer costs a few hundred bytes; thousands may exist. What the user
/// kills goes into one kill ring for all of them, but nothing ever leaves a buffer of kind ``Kind/secret``.
@MainActor package final class LineBuffer {
  package enum Kind: Equatable, Sendable {
    /// One line of text.
    case line
    /// Several lines: line breaks stay, and commands named for lines work within the one that point is in.
    case text
    /// One line that readline never sees: it edits placeholders, and the characters lie in locked memory.
    case secret
    /// No text at all: for lists and toggles. Keys are interpreted, and reported to the delegate.
    case keysOnly
  }

  package let kind: Kind
  /// Which part of a pasted text is inserted.
  package var pastePolicy: PastePolicy
  let line: OpaquePointer
  private var latestText = ReusedText()
  private var latestRevision: UInt64?

  package init(text: String = "", kind: Kind = .line) {
    self.kind = kind
    // No pasted character is lost: hosts show control characters as visible escapes.
    pastePolicy = PastePolicy(newlines: kind == .text ? .keep : .space, keepsControlCharacters: kind != .keysOnly)
    line = fl_line_new(kind.lineKind)
    if !text.isEmpty { replace(text: text, undoable: false) }
  }

  isolated deinit {
    fl_line_free(line)
  }

  /// The characters that end a word when readline completes it. Set to the empty string, the whole text is one word.
  package var completionWordBreaks = " \t\n" {
    didSet { fl_line_set_word_breaks(line, completionWordBreaks) }
  }

  /// The text. Costs its length after a change, and memory only where it grows. Of a secret it is an ordinary string,
  /// of which the buffer keeps no copy unless it is being edited.
  package var text: String {
    let revision = fl_line_text_revision(line)
    if latestRevision == revision { return latestText.string }
    if kind != .secret {
      latestText.become(rawBytes, isSecret: false)
    } else if LineEditor.shared.active === self {
      withRevealedBytes { latestText.become($0, isSecret: true) }
    } else {
      return revealedText
    }
    latestRevision = revision
    return latestText.string
  }

  /// How often ``text`` needed memory since the buffer became active: for the first texts of more than 15 bytes, then
  /// whenever one is longer than twice the longest, and when somebody held the text before the last one.
  package var textGrowths: Int { latestText.storageGrowths }

  /// Nobody types here for the time being: nothing is kept for texts to come, and nothing of a secret.
  func willRest() {
    if kind == .secret { forgetText() } else { latestText.letGo() }
  }

  /// What was edited becomes something else before anybody has seen it.
  func willReviseText() {
    guard latestRevision != nil else { return }
    latestText.willBeRevised()
    latestRevision = nil
  }

  func forgetText() {
    latestText = ReusedText()
    latestRevision = nil
  }

  /// The offset of the cursor in ``text``.
  package var point: Int {
    get { offsetInText(ofRaw: Int(fl_line_point(line))) }
    set { fl_line_set_point(line, Int32(rawOffset(ofText: newValue))) }
  }

  /// The offset that readline calls the mark.
  package var mark: Int {
    get { offsetInText(ofRaw: Int(fl_line_mark(line))) }
    set { fl_line_set_mark(line, Int32(rawOffset(ofText: newValue))) }
  }

  /// Changes whenever text, point or mark changed.
  package var revision: Int { Int(truncatingIfNeeded: fl_line_revision(line)) }

  /// Changes whenever the text was edited.
  package var textRevision: Int { Int(truncatingIfNeeded: fl_line_text_revision(line)) }

  /// Whether there is no text. Costs nothing.
  package var isEmpty: Bool { fl_line_length(line) == 0 }

  /// What readline holds: of a secret, the placeholders.
  var rawBytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: fl_line_text(line), count: Int(fl_line_length(line)))
  }
}

extension LineBuffer.Kind {
  fileprivate var lineKind: fl_kind {
    switch self {
    case .line: FL_LINE
    case .text: FL_TEXT
    case .secret: FL_SECRET
    case .keysOnly: FL_KEYS
    }
  }
}
