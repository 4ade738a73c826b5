import CReadline

/// A field's line: text, point, mark, undo list, history and editing modes, which stay while other buffers are edited.
///
/// Offsets are UTF-8 bytes of ``text``. A buffer costs a few hundred bytes; thousands may exist. The kill ring is
/// shared by all, but nothing leaves a buffer of kind ``Kind/secret``.
@MainActor package final class LineBuffer {
  package enum Kind: Equatable, Sendable {
    /// One line of text.
    case line
    /// Several lines: line breaks stay, and line commands work within point's line.
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
  /// `text` as it was last made, and for which revision.
  private var latest: (text: String, revision: UInt64)?

  package init(text: String = "", kind: Kind = .line) {
    self.kind = kind
    // No pasted character is lost: hosts show control characters as visible escapes.
    pastePolicy = PastePolicy(newlines: kind == .text ? .keep : .space)
    line = fl_line_new(kind.lineKind)
    if !text.isEmpty { replace(text: text, undoable: false) }
  }

  isolated deinit { fl_line_free(line) }

  /// The characters that end a word when readline completes it. Set to the empty string, the whole text is one word.
  package var completionWordBreaks = " \t\n" { didSet { fl_line_set_word_breaks(line, completionWordBreaks) } }

  /// The text. Costs its length and a string after a change. Of a secret, the buffer keeps none unless it is edited.
  package var text: String {
    let revision = fl_line_text_revision(line)
    if let latest, latest.revision == revision { return latest.text }
    let text = kind == .secret ? revealedText : String(decoding: rawBytes, as: UTF8.self)
    if kind != .secret || LineEditor.shared.active === self { latest = (text, revision) }
    return text
  }

  /// Nobody types here for the time being.
  func willRest() { if kind == .secret { forgetText() } }

  func forgetText() { latest = nil }

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

  /// True without text. Costs nothing.
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
