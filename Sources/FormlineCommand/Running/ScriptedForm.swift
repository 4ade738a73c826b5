import DefinedForms
import FormConversations
import FormDefinitions
import Formline
import KeyScripts
import TerminalDriver
import TerminalModel

/// A form whose keys come from a script, in the environment of scripts.
struct ScriptedForm {
  let definition: FormDefinition
  let configuration: FormConfiguration
  let script: KeyScript

  /// Reads a script.
  /// - Throws: The mistakes in it.
  static func script(at path: String, _ grants: Grants) throws(CommandFailure) -> KeyScript {
    try player(grants).script(at: path)
  }

  private static func player(_ grants: Grants) -> ScriptPlayer {
    ScriptPlayer(files: .system(.anything, granting: grants), variables: ProcessEnvironment.variable)
  }

  /// Plays the script to its end on a virtual terminal.
  /// - Throws: A failed expectation; a form that the script does not submit.
  func play() throws(CommandFailure) -> RunningForm {
    var player = Self.player(configuration.grants)
    player.commands = configuration.runCommand.map { ScriptCommands(by: $0) }
    let path = script.path
    // The script's own environment, plus what this run was explicitly given.
    let world = ScriptEnvironment(of: script)
    let played = player.play(
      script, definition: definition, configuration: world.replacingMachine(in: configuration))
    switch played.outcome {
    case .invalid(let problems): throw CommandFailure(played.isRefused ? .usage : .wrongInput, problems: problems)
    case .failed:
      let result = ScriptResult(path: path, duration: .zero, outcome: played.outcome)
      throw CommandFailure(.failure, problems: result.problems)
    case .passed: break
    }
    // Real commands do not follow the virtual clock: a submission may be waiting for them.
    if let form = played.form { WorkQueue.main.run { form.session.outcome == nil && form.isWaiting } }
    if played.form?.session.outcome != .submitted { played.form?.keepDraft() }
    switch played.form?.session.outcome {
    case .submitted?: break
    case .cancelled?: throw CommandFailure(.failure)
    case .interrupted?: throw CommandFailure(.signal(2))
    case nil: throw CommandFailure(.failure, "\(path): the form still runs at the end of the script")
    }
    guard let form = played.form else { preconditionFailure("a form that was submitted is there") }
    return form
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

/// A form that is completed without asking.
struct UnattendedForm {
  let definition: FormDefinition
  let configuration: FormConfiguration

  /// Takes the given answers and defaults.
  /// - Parameter misfits: Given answers that are invalid for their fields.
  /// - Throws: The misfits and the problems of the answers.
  func complete(misfits: [ReportedProblem] = []) throws(CommandFailure) -> RunningForm {
    let form = RunningForm.unattended(definition, configuration: configuration)
    let problems = form.problems(besides: misfits)
    guard misfits.isEmpty, problems.isEmpty else { throw CommandFailure(.incomplete, problems: misfits + problems) }
    return form
  }

  /// A sentence that lists the unanswered questions. Runs no command.
  var unanswered: String {
    var configuration = configuration
    configuration.runCommand = nil
    let open = OpenQuestions(of: .unattended(definition, configuration: configuration))
    let required = open.required.isEmpty ? "nothing that is required" : open.required.joined(separator: ", ")
    let optional = open.optional.isEmpty ? "" : " (optional: \(open.optional.joined(separator: ", ")))"
    return "not answered: \(required)\(optional); --set ID=VALUE and --answers FILE answer beforehand"
  }
}
