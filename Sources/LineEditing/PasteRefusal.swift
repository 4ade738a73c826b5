/// Why nothing of a pasted text was taken.
nonisolated package enum PasteRefusal: Error, Equatable, Sendable {
  /// It has several lines, and the buffer is for one.
  case severalLines
  /// It is not UTF-8.
  case notText
  /// It holds the character NUL, which readline takes for the end.
  case holdsNull
}
