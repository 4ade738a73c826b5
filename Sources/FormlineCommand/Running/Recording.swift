import DefinedForms
import FormModels
import FormDefinitions
import FormImports
import Formline
import KeyScripts
import TerminalDriver
import Wording

/// Records what a person does in a drawn form as a key script.
final class Recording {
  private let definition: FormDefinition
  private let file: String
  private let script: String
  private let world: RecordedWorld
  private let runCommand: CommandRunner?
  /// The definition in another language; nil if it cannot be read again.
  private let reread: (LanguageTag?) -> FormDefinition?
  private var recorder: ScriptRecorder
  /// The state at the end, as far as it is still available.
  private var end = RecordedState()

  /// - Parameters:
  ///   - file: The definition.
  ///   - kind: The format of the file, if given explicitly.
  ///   - script: The path of the script to write.
  ///   - given: The initial answers.
  ///   - world: Its other dependencies; the script records those that are used.
  ///   - runCommand: Runs the definition's commands; nil refuses them.
  ///   - reread: The definition in another language; nil if it cannot be read again.
  init(
    of definition: FormDefinition, at file: String, kind: ImportedKind? = nil, to script: String,
    size: (columns: Int, rows: Int),
    given: [AnswerValue.Member] = [], world: RecordedWorld, runCommand: CommandRunner? = nil,
    reread: @escaping (LanguageTag?) -> FormDefinition?
  ) {
    self.definition = definition
    self.world = world
    self.runCommand = runCommand
    self.reread = reread
    self.file = file
    self.script = script
    recorder = ScriptRecorder(
      form: RelativePath.of(file, from: script, in: Machine.workingDirectory ?? "/"), kind: kind,
      columns: size.columns, rows: size.rows, given: given)
  }

  func start(_ form: RunningForm, _ runner: TerminalRunner) {
    runner.onInput = { [unowned self, unowned form] token in
      if let command = KeyScriptCommand(token) { record(command, in: form) }
    }
    runner.onResize = { [unowned self, unowned form] columns, rows in
      record(.resize(columns: columns, rows: rows), in: form)
    }
  }

  private func record(_ command: KeyScriptCommand, in form: RunningForm) {
    // Several keys may arrive at once; each must see the effects of the previous one.
    form.session.settle()
    recorder.record(RecordedInput(command, before: RecordedState(of: form, after: recorder.latest)))
  }

  /// Runs a form and writes the script, also if it is not submitted; where a signal or the time limit ends it, the form
  /// of the script still runs.
  /// - Returns: The form, and why the script does not replay, if so.
  func follow(
    _ run: () throws(CommandFailure) -> RunningForm
  ) throws(CommandFailure) -> (form: RunningForm, complaint: String?) {
    let form: RunningForm
    do throws(CommandFailure) {
      form = try run()
    } catch {
      guard error.endedForm else { throw error }
      end.outcome = error.outcomeOfForm
      // What the last input did is not known any more: in a secret field it counts for nothing.
      if end.outcome == nil, let latest = recorder.latest { end = latest }
      // The person's ending is the status, even if the script cannot be written.
      do throws(CommandFailure) {
        if let complaint = try write(nil) { StandardError.write(["formline: \(complaint)"]) }
      } catch let unwritten {
        StandardError.report(unwritten.problems)
      }
      throw error
    }
    return (form, try write(form))
  }

  /// Writes the script of a form; nil if it was not submitted.
  /// - Returns: Why it does not replay, if so.
  private func write(_ form: RunningForm?) throws(CommandFailure) -> String? {
    if let form { end = RecordedState(of: form, after: recorder.latest) }
    let answers = form.map { $0.answers.map { AnswerValue.Member($0.id, $0.value) } }
    var recording = recorder.finish(end, answers: answers, of: definition, path: script)
    if runCommand != nil, definition.firstFieldWithCommand != nil { recording.waitForCommands() }
    recording.settings += world.settings(without: recording.secrets)
    // A signal or the time limit leaves all settings, and no time to play the script.
    let isPlayed = isHurried || plays(recording)
    if isPlayed, !isHurried { recording = world.reduced(recording) { plays($0) } }
    let instructions = instructions(for: recording)
    // The complaint is a line of the script itself.
    let complaint =
      isPlayed
      ? nil
      : difference(of: recording, behind: instructions.isEmpty ? 1 : 2).map {
        "'\(script)' does not play as it was recorded: \(recording.secrets.concealed($0))"
      }
    var text = instructions + recording.script.text
    if let complaint { text = "# \(complaint)\n" + text }
    // It contains what was typed.
    try OutputFile.write(text, to: script, mode: 0o600)
    return complaint
  }

  /// True after a signal or the time limit: the command must end, whatever time it takes to play the script.
  private var isHurried: Bool { end.outcome == nil }

  /// A comment on how to play a script with secrets.
  private func instructions(for recording: RecordedScript) -> String {
    let names = recording.variables
    guard !names.isEmpty else { return "" }
    let needsGrant = isHurried || outcome(of: recording, granting: []) != .passed
    let settings = names.map { "\($0)=… " }.joined()
    let option = needsGrant ? " --allow-env " + names.joined(separator: ",") : ""
    return "# Play it with \(settings)formline test SCRIPT\(option)\n"
  }

  private func plays(_ recording: RecordedScript) -> Bool {
    outcome(of: recording, granting: recording.variables) == .passed
  }

  /// Plays the script in its environment, with the typed secrets.
  private func outcome(of recording: RecordedScript, granting names: [String]) -> ScriptResult.Outcome {
    let script = recording.script
    let language = ScriptEnvironment(of: script).language
    guard let definition = language == world.language ? definition : reread(language) else { return .invalid([]) }
    var grants = Grants()
    grants.variables = Set(names)
    var player = ScriptPlayer(files: .system(granting: grants), variables: { recording.secrets[$0] })
    player.commands = runCommand.map { ScriptCommands(by: $0) }
    var configuration = ScriptEnvironment(of: script).configuration
    configuration.inputs.files = player.files.paths?.beside(file)
    return player.play(script, definition: definition, configuration: configuration).outcome
  }

  /// How the replay differs from the recording, whose script is written behind some lines of comments; nil if it does not.
  private func difference(of recording: RecordedScript, behind comments: Int) -> String? {
    switch outcome(of: recording, granting: recording.variables) {
    case .passed: return nil
    case .failed(let failure):
      let found = failure.found.split(separator: "\n").first.map(String.init) ?? failure.found
      let command = failure.command.prefix { $0 != "{" }.trimmed
      return "line \(failure.line + comments), \(command) finds \(found)"
    case .invalid(let problems): return problems.first.map { String($0.text.prefix { $0 != "\n" }) } ?? ""
    }
  }
}

extension CommandFailure {
  /// True if the form was there: a person has ended it, a signal, or the time limit.
  fileprivate var endedForm: Bool { status == .failure || status == .timedOut || status.signal != nil }

  /// How a person has ended the form; nil for other ends.
  fileprivate var outcomeOfForm: Session.Outcome? {
    if status == .failure { return .cancelled }
    return status.wasTyped ? .interrupted : nil
  }
}
