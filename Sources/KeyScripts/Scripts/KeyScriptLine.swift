/// One command of a script and where it stands.
nonisolated package struct KeyScriptLine: Equatable, Sendable {
  /// From 1.
  package let number: Int
  package let command: KeyScriptCommand

  package init(number: Int, command: KeyScriptCommand) {
    self.number = number
    self.command = command
  }
}
