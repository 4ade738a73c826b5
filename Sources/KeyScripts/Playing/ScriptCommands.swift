package import DefinedForms

/// How the commands of a definition run while a script is played.
///
/// They are real, but the script's clock is not: what they have to say comes when the script waits, and at no other
/// time, so that every run is the same.
package struct ScriptCommands {
  /// Runs commands for a script that adds variables to their environment.
  package var run: (_ environment: [(name: String, value: String)]) -> CommandRunner
  /// Lets the tasks of the process run as long as a condition holds.
  package var finish: (_ condition: () -> Bool) -> Void

  package init(
    run: @escaping (_ environment: [(name: String, value: String)]) -> CommandRunner,
    finish: @escaping (_ condition: () -> Bool) -> Void
  ) {
    self.run = run
    self.finish = finish
  }
}
