/// A part of a recording after which the form must stand as it did.
nonisolated package struct RecordedStep: Equatable, Sendable {
  package var commands: [KeyScriptCommand]
  package var before: RecordedState
  package var after: RecordedState
  /// The words that were clicked.
  package var clicked: String?
}
