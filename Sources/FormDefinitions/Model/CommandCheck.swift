/// `check`: a command that validates a value given on its standard input; exit status 0 is valid.
package struct CommandCheck: Sendable {
  package var command: CommandDefinition
  /// What the person is told when the command refuses the value; nil when the file says nothing.
  package var message: String?
}
