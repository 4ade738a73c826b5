/// For hosts that ask without drawing: they wait where a drawn form goes on.
extension FieldModel {
  /// Starts what has to be known before the field can be asked for.
  package func prepare() { if options != nil { loadLines() } }

  /// Starts the check of the present answer.
  package func startCheck() { form.startCheck(of: self) }

  /// Whether a command works for the field.
  package var isWaiting: Bool {
    (check?.isRunning.current ?? false) || (options != nil && (commandLines?.isLoading.current ?? false))
  }

  /// Whether a command runs for the field, waited for or not.
  var hasRunningCommand: Bool { (check?.isRunning.current ?? false) || (commandLines?.isLoading.current ?? false) }

  /// What is wrong with the field as it is now.
  package var problemsNow: [String] { form.host.graph.untracked { problems() } }
}
