import DefinedForms
import FormDefinitions
import FormTesting
import Formline
import TerminalDriver
import TerminalModel

/// What a person does in a drawn form, on its way into a key script.
final class Recording {
  private let definition: FormDefinition
  private let file: String
  private let script: String
  private let world: RecordedWorld?
  private var recorder: ScriptRecorder

  /// - Parameters:
  ///   - file: The definition.
  ///   - script: Where the script will be written.
  ///   - settings: What the script says of the form's world.
  ///   - world: What else the form may depend on; the script says what it does depend on.
  init(
    of definition: FormDefinition, at file: String, to script: String, size: (columns: Int, rows: Int),
    settings: [KeyScriptCommand] = [], world: RecordedWorld? = nil
  ) {
    self.definition = definition
    self.world = world
    self.file = file
    self.script = script
    recorder = ScriptRecorder(
      form: RelativePath.of(file, from: script, in: Machine.workingDirectory ?? "/"), columns: size.columns,
      rows: size.rows, settings: settings)
  }

  /// Begins to listen.
  func start(_ form: DefinedForm, _ runner: TerminalRunner) {
    runner.onInput = { [unowned self, unowned form] token in
      guard let event = RecordedInput.Event(token) else { return }
      recorder.record(RecordedInput(event, secretField: form.focusedField.flatMap(secretField)))
    }
    runner.onResize = { [unowned self] columns, rows in
      recorder.record(RecordedInput(.resize(columns: columns, rows: rows)))
    }
  }

  /// A field at a place, if what is done there is a secret. Adding rows to a secret list is none.
  private func secretField(at place: String) -> RecordedInput.SecretField? {
    guard let field = definition.field(at: place), field.isSecret, field.type != .list else { return nil }
    return .init(place, isChosen: [.boolean, .select, .multiselect].contains(field.type))
  }

  /// Runs a form and writes the script, also when the form was cancelled: what a person did, but not what a signal or a
  /// time limit did, can be played again.
  @discardableResult
  func follow(_ run: () throws(CommandFailure) -> DefinedForm) throws(CommandFailure) -> DefinedForm {
    let form: DefinedForm
    do throws(CommandFailure) {
      form = try run()
    } catch {
      if error.status == .failure || error.status == .signal(2) { try write(nil) }
      throw error
    }
    try write(form)
    return form
  }

  /// Writes the script of a form that was submitted, or, without one, cancelled; says so if it does not play again.
  private func write(_ form: DefinedForm?) throws(CommandFailure) {
    let answers = form.map { JSONValue(.object($0.answers.map { AnswerValue.Member($0.id, $0.value) })) }
    var recorded = recorder.finish(answers: answers, of: definition, path: script)
    if let form, let world {
      // Settings move the lines.
      recorded = world.added(to: recorded) { differenceWhenPlayed($0, form).map { String($0.drop { $0 != "," }) } }
    }
    do throws(FileError) {
      try AtomicFile.write(Array(recorded.text.utf8), to: script, mode: 0o644)
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
    if let form, let difference = differenceWhenPlayed(recorded, form) {
      StandardError.write(["formline: warning: played again, '\(script)' gives something else: \(difference)"])
    }
  }

  /// Why the script does not give the same answers when it is played. Secrets are what was typed.
  private func differenceWhenPlayed(_ recorded: KeyScript, _ form: DefinedForm) -> String? {
    var variables: [String: String] = [:]
    for field in form.model.existingInRows where field.definition.isSecret {
      variables[ScriptRecorder.variable(forSecret: field.id)] = field.finalAnswer.text
    }
    let player = ScriptPlayer(files: .system(), variables: { variables[$0] })
    let environment = ScriptEnvironment(of: recorded)
    var configuration = environment.configuration
    configuration.files = player.files.paths?.beside(file)
    let played = player.play(
      recorded, definition: definition, configuration: configuration, columns: recorded.size.columns,
      rows: recorded.size.rows, capabilities: .from(environment: environment.terminalVariables))
    switch played.outcome {
    case .passed: return nil
    case .failed(let failure):
      let found = failure.found.split(separator: "\n").first.map(String.init) ?? failure.found
      return "line \(failure.line), \(failure.command.prefix { $0 != "{" }) \(found)"
    case .invalid(let diagnostics): return diagnostics.first.map { String($0.prefix { $0 != "\n" }) }
    }
  }
}
