import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import Formline
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

extension UndrawnForm {
  /// A form completed without asking, from the given answers and defaults.
  /// - Parameter misfits: Given answers that are invalid for their fields.
  /// - Throws: The misfits and the problems of the answers.
  static func completed(
    _ definition: FormDefinition, _ inputs: FormInputs, misfits: [ReportedProblem] = []
  ) throws(CommandFailure) -> UndrawnForm {
    let form = UndrawnForm(definition, inputs: inputs) { WorkQueue.main.run(while: $0) }
    let problems = form.problems(besides: misfits)
    guard misfits.isEmpty, problems.isEmpty else { throw CommandFailure(.incomplete, problems: misfits + problems) }
    return form
  }
}

extension CommandFailure {
  static let answeredBeforehand = "--set ID=VALUE and --answers FILE answer beforehand"

  /// This failure; if there is no terminal to ask on, with a sentence that lists the questions. Runs no command.
  /// - Parameter help: What helps, besides what the failure says.
  @MainActor func namingUnanswered(
    of definition: FormDefinition, _ inputs: FormInputs, help: String = answeredBeforehand
  ) -> CommandFailure {
    guard status == .noTerminal else { return self }
    var inputs = inputs
    inputs.sources.run = nil
    let open = OpenQuestions(of: UndrawnForm(definition, inputs: inputs) { WorkQueue.main.run(while: $0) })
    let required = open.required.isEmpty ? "nothing that is required" : open.required.joined(separator: ", ")
    let optional = open.optional.isEmpty ? "" : " (optional: \(open.optional.joined(separator: ", ")))"
    return adding("not answered: \(required)\(optional)\(help.isEmpty ? "" : "; \(help)")")
  }
}
