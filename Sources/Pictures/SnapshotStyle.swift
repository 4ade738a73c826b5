/// What a snapshot keeps of a screen.
package enum SnapshotStyle: Sendable, Equatable {
  /// The text alone.
  case plain
  /// The text, and below every row the styles of its cells.
  case styled
}
