/// What a host shows of an editor besides the text: the toolbar row of a vi user, a search, a pending key sequence.
nonisolated package struct EditorStatus: Equatable, Sendable {
  /// How the next typed character is taken.
  package enum Mode: Equatable, Sendable { case emacs, viInsert, viCommand, viReplace }

  package var mode: Mode
  /// Whether typed characters replace those under the cursor (`overwrite-mode`).
  package var overwrites: Bool
  /// readline's message while a search or a numeric argument lasts: ``(reverse-i-search)`al': `` or `(arg: 5) `.
  package var message: String?
  /// The keys of the sequence that is not complete yet.
  package var pendingKeys: [UInt8]
}
