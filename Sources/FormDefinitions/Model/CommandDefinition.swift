/// A command a definition wants run: an argument vector, never a shell line.
package struct CommandDefinition: Sendable {
  /// The program and its arguments; not empty.
  package var arguments: [String]
  /// After which it is stopped; 5 seconds when the file says nothing.
  package var timeout: Duration = .seconds(5)
  package var range = SourceRange.beginning
}
