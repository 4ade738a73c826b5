/// A stretch of a source text, in UTF-8 bytes from its beginning.
///
/// Model elements carry one of these rather than a line and a column: a place is worked out only when a diagnostic
/// needs it.
package struct SourceRange: Sendable, Hashable {
  /// Offset of the first byte, from 0.
  package var utf8Offset: Int
  /// Length in bytes; 0 where something is missing.
  package var utf8Length: Int

  package init(utf8Offset: Int, utf8Length: Int) {
    self.utf8Offset = utf8Offset
    self.utf8Length = utf8Length
  }

  /// The very beginning of a text, for what is wrong with a file as a whole.
  package static let beginning = SourceRange(utf8Offset: 0, utf8Length: 0)
}
