import CReadline

/// The line of a field: text, point, mark, undo list, history and editing modes, kept while other buffers are edited.
///
/// Offsets are UTF-8 bytes of ``text``. A buffer takes a few hundred bytes; thousands may exist. All buffers share the
/// kill ring, but nothing leaves a buffer of kind ``Kind/secret``.
@MainActor package final class LineBuffer {
  package enum Kind: Equatable, Sendable {
    case line
    /// Several lines: line breaks stay, and line commands act on the line at point.
    case text
    /// One line that readline never sees: it edits placeholders, and the characters are in locked memory.
    case secret
    /// One line that searches a list: it has no history.
    case search
    /// No text: for lists and toggles. Keys are interpreted and come back as events.
    case keysOnly
  }

  package let kind: Kind
  /// Which part of a pasted text is inserted. What was cut, and counts, insert no more than a paste.
  package var pastePolicy: PastePolicy { didSet { limitLine() } }
  let line: OpaquePointer
  /// The last value of `text`, and its revision.
  private var latest: (text: String, revision: UInt64)?

  package init(text: String = "", kind: Kind = .line) {
    self.kind = kind
    // No pasted character is lost: hosts show control characters as visible escapes.
    pastePolicy = PastePolicy(newlines: kind == .text ? .keep : .space)
    line = fl_line_new(kind.lineKind)
    limitLine()
    if !text.isEmpty { replace(text: text, undoable: false) }
  }

  isolated deinit { fl_line_free(line) }

  private func limitLine() { fl_line_set_most_bytes(line, Int32(clamping: pastePolicy.mostBytes)) }

  /// The text. After a change, costs its length and one string. A secret's text is cached only while it is edited.
  package var text: String {
    let revision = fl_line_text_revision(line)
    if let latest, latest.revision == revision { return latest.text }
    let text = kind == .secret ? revealedText : String(decoding: rawBytes, as: UTF8.self)
    if kind != .secret || LineEditor.shared.active === self { latest = (text, revision) }
    return text
  }

  /// Called when the buffer stops being edited.
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

  /// Changes with every change of text, point or mark.
  package var revision: Int { Int(truncatingIfNeeded: fl_line_revision(line)) }

  /// Changes with every edit of the text.
  package var textRevision: Int { Int(truncatingIfNeeded: fl_line_text_revision(line)) }

  /// True if there is no text. Constant time.
  package var isEmpty: Bool { fl_line_length(line) == 0 }

  /// The bytes that readline holds: for a secret, the placeholders.
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
    case .search: FL_SEARCH
    case .keysOnly: FL_KEYS
    }
  }
}
