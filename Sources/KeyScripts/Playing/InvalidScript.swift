/// Why a script cannot be played.
nonisolated package struct InvalidScript: Error, Equatable, Sendable {
  /// Every mistake in it, rendered.
  package var diagnostics: [String]
  /// Whether the file itself could not be read.
  package var isUnreadable = false
}
