import DefinedForms
import FormModels
import FormDefinitions
import KeyScripts
import TerminalDriver
import TerminalModel

/// Scripts in place of a person's keys.
extension KeyScript {
  /// Reads a script.
  /// - Throws: The mistakes in it.
  static func read(_ path: String, granting grants: Grants) throws(CommandFailure) -> KeyScript {
    try player(grants).script(at: path)
  }

  private static func player(_ grants: Grants) -> ScriptPlayer {
    ScriptPlayer(files: .system(.anything, granting: grants), variables: ProcessEnvironment.variable)
  }

  /// Plays the script to its end on a virtual terminal.
  /// - Parameter timeout: How long the form may stay open, by the script's clock.
  /// - Throws: A failed expectation; a form that the script does not submit.
  func play(
    on definition: FormDefinition, _ configuration: FormConfiguration, timeout: Duration?
  ) throws(CommandFailure) -> RunningForm {
    var player = Self.player(configuration.inputs.grants)
    player.commands = configuration.inputs.sources.run.map { ScriptCommands(by: $0) }
    player.timeout = timeout
    // The script's own environment, plus what this run was explicitly given.
    let played = player.play(
      self, definition: definition, configuration: ScriptEnvironment(of: self).replacingMachine(in: configuration))
    try played.checkPassed(path)
    guard let form = played.form else { preconditionFailure("a script that passed has played a form") }
    // Real commands do not follow the virtual clock: a submission may be waiting for them.
    WorkQueue.main.run { form.session.outcome == nil && form.isWaiting }
    if form.session.outcome != .submitted { form.keepDraft() }
    switch form.session.outcome {
    case .submitted?: return form
    case .cancelled?: throw CommandFailure(.failure)
    case .interrupted?:
      // No terminal sent it.
      ProcessSignals.endByNumber()
      throw CommandFailure(.signal(2))
    case nil where played.isTimedOut: throw CommandFailure.timeIsUp
    case nil:
      var problem = ReportedProblem(saying: "\(path): the form still runs at the end of the script")
      problem.path = path
      throw CommandFailure(.failure, problems: [problem])
    }
  }
}

extension ScriptPlayer.Played {
  /// - Throws: The mistakes in the script, or what it did not find.
  func checkPassed(_ path: String) throws(CommandFailure) {
    switch outcome {
    case .passed: return
    case .invalid(let problems): throw CommandFailure(isRefused ? .usage : .wrongInput, problems: problems)
    case .failed:
      let result = ScriptResult(path: path, duration: .zero, outcome: outcome)
      throw CommandFailure(.failure, problems: result.problems)
    }
  }
}

extension ScriptPlayer {
  /// Reads a script.
  /// - Throws: What is wrong with it.
  func script(at path: String) throws(CommandFailure) -> KeyScript {
    switch load(path) {
    case .success(let script): return script
    case .failure(let invalid):
      throw CommandFailure(invalid.isUnreadable ? .unreadable : .wrongInput, problems: invalid.problems)
    }
  }
}

extension ScriptCommands {
  /// Commands that run as they do outside of scripts; `Env` lines are not passed to them.
  init(by runner: @escaping CommandRunner) {
    self.init(run: { _ in runner }, finish: { WorkQueue.main.run(while: $0) })
  }
}
