package import DefinedForms
import FormModels
package import FormDefinitions
import FormImports
package import Pictures
import TerminalDriver
package import TerminalModel
import Wording

/// Plays key scripts against forms, with the real session, a virtual clock and a virtual terminal.
///
/// Every key is sent as terminal bytes; the screen is read back from the bytes of the frames. Conventions:
/// - A newline in `Type` is Return. The key sequence timeout passes after each command, so that `Esc` is Esc.
/// - The wheel turns in the middle of the form. A click on a label hits its first occurrence on the screen.
/// - Keys after the end of the form are a failure. `Expect cancelled` also holds after Ctrl-C.
/// - Commands of the definition finish when the script waits, however long they take; without a wait, they have no
///   effect.
/// - A script may end while its form still runs; the result has a note of it, unless `Expect running` follows the last
///   input.
/// - The screen stays as it was when the form ended.
package struct ScriptPlayer {
  package var files: FileAccess
  package var snapshotMode: SnapshotFile.Mode
  /// The environment of this process, in which `Type $NAME` looks after the script's own `Env` lines. Variables that
  /// are not granted may only be typed into secret fields.
  package var variables: (_ name: String) -> String?
  /// Runs commands of definitions; nil refuses them.
  package var commands: ScriptCommands?
  /// True to check the invariants of all forms after every line.
  package var isStrict = false
  /// True to stop a script when its form ends; otherwise later keys are a failure.
  package var endsWithForm = false
  /// How long a form may stay open by the virtual clock; nil for as long as the script likes.
  package var timeout: Duration?
  /// True to record a film of the terminal.
  package var isFilmed = false
  /// The capabilities of the terminal; nil to derive them from the script's environment.
  package var capabilities: TerminalCapabilities?
  /// Called before each line is played.
  package var onLine: (KeyScriptLine) -> Void = { _ in }
  /// Called with the form at the start and after each line that was played.
  package var onState: (RunningForm) -> Void = { _ in }

  package init(
    files: FileAccess, snapshotMode: SnapshotFile.Mode = .compare,
    variables: @escaping (_ name: String) -> String? = { _ in nil }
  ) {
    self.files = files
    self.snapshotMode = snapshotMode
    self.variables = variables
  }

  /// The result of playing a script.
  package struct Played {
    package var outcome: ScriptResult.Outcome
    /// True if the only mistake is a missing grant.
    package var isRefused = false
    /// True if the script stopped at `timeout`, with the form open.
    package var isTimedOut = false
    /// The form in its final state; nil if the script could not be played.
    package var form: RunningForm?
    /// Observations that are not failures.
    package var notes: [String] = []
    package var film: Film?
  }

  /// Plays a script against the form it names, in the script's own environment (see `ScriptEnvironment`).
  package func play(_ script: KeyScript) -> Played {
    let source = source(of: script)
    guard let line = script.subject else { return Played(invalid: [source.diagnostic(.noForm)]) }
    if case .command(let words) = line.command { return play(script, against: words, in: line) }
    let path = script.form ?? ""
    func unreadable(_ reason: String) -> Played {
      Played(invalid: [source.diagnostic(.unreadableForm(path: path, reason: reason), at: path, of: line)])
    }
    let environment = ScriptEnvironment(of: script)
    let reading: DefinitionReading
    let imported: ImportedForm?
    switch read(path, of: script, environment.language) {
    case .success(let form): (reading, imported) = form
    case .failure(let error): return unreadable(error.reason)
    }
    guard let definition = reading.definition, reading.isUsable else {
      // An untrusted script can name any file: the file's contents must not leak into a report.
      if !reading.diagnostics.allSatisfy(\.isRefusal), isOutside(path, beside: script.path) {
        return unreadable("it has mistakes and is outside the script's folder; 'formline check' names them")
      }
      return Played(
        invalid: reading.diagnostics,
        isRefused: reading.diagnostics.allSatisfy { $0.isRefusal || $0.severity == .warning })
    }
    guard reading.refusedHosts.isEmpty else { return Played(invalid: reading.refusedHosts, isRefused: true) }
    onLine(line)
    var configuration = environment.configuration
    // Reports of scripts are public, so path completion is restricted as well.
    configuration.inputs.files = files.paths?.beside(
      FileAccess.path(path, beside: script.path), granting: files.options.grants.files)
    configuration.inputs.judges.whole = imported?.judge()
    configuration.inputs.parts = OptionalParts(of: imported, Self.opening)
    return play(script, definition: definition, configuration: configuration)
  }

  /// Plays a script against a loaded form, as `formline run --keys` does.
  ///
  /// Ignores the `Form` line. Adds `Env` lines to the environment of `configuration`; other granted variables come from
  /// this process. Prefilled answers in `configuration` take precedence over `Answers` lines.
  package func play(
    _ script: KeyScript, definition: FormDefinition, configuration: FormConfiguration
  ) -> Played {
    let check = ScriptCheck(
      script: script, source: source(of: script), definition: definition, opensParts: configuration.inputs.parts != nil)
    let (answers, mistakes) = check.run { variable($0, of: script) }
    guard mistakes.isEmpty else { return Played(invalid: mistakes) }

    var configuration = configuration
    if let commands { configuration.inputs.sources.run = commands.run(script.environment) }
    if !script.hosts.isEmpty { configuration.inputs.sources.ask = .now(script.reply) }
    for name in files.options.grants.variables where configuration.inputs.facts.environment[name] == nil {
      configuration.inputs.facts.environment[name] = variables(name)
    }
    for (name, value) in script.environment { configuration.inputs.facts.environment[name] = value }
    configuration.inputs.grants.variables.formUnion(grants(to: script).variables)
    configuration.inputs.prefilled.merge(answers) { given, _ in given }
    let (columns, rows) = script.size
    let capabilities = capabilities ?? .from(environment: ScriptEnvironment(of: script).terminalVariables)
    let camera = isFilmed ? FilmCamera(columns: columns, rows: rows) : nil
    let (host, form) = VirtualHost.showing(
      definition, configuration, inputrc: check.inputrc, columns: columns, rows: rows, capabilities: capabilities,
      observer: camera?.see
    ) { $0.session.focus.keepsSecretsHidden = isFilmed }
    defer { form.stopCommands() }

    var run = ScriptRun(player: self, script: script, form: form, host: host)
    let outcome = run.play()
    var notes: [String] = []
    if commands == nil {
      notes += definition.commands.map { field, command in
        "the command '\(command.arguments[0])' of the field '\(field.id)' was not run; --allow-commands lets it"
      }
    }
    notes += form.failedExpressions.map(\.sentence) + form.model.failedActions
    if outcome == .passed, form.session.outcome == nil, !script.expectsRunningForm {
      notes.append("the form still runs at the end of the script")
    }
    camera?.end(form, now: host.now, capabilities: capabilities)
    return Played(
      outcome: outcome, isRefused: run.refusedVariable != nil, isTimedOut: run.isTimedOut, form: form, notes: notes,
      film: camera?.film)
  }

  /// Plays a script against a program that handles the terminal itself, in real time.
  private func play(_ script: KeyScript, against command: [String], in subject: KeyScriptLine) -> Played {
    let source = source(of: script)
    let mistakes = script.lines.filter { !$0.command.isForPrograms }.map { line in
      source.diagnostic(.notForPrograms(line.command.description), of: line)
    }
    guard mistakes.isEmpty else { return Played(invalid: mistakes) }
    guard let environment = commands?.environment else {
      return Played(invalid: [source.diagnostic(.commandNotGranted(command), of: subject)], isRefused: true)
    }
    let grants = grants(to: script)
    let ungranted = script.lines.compactMap { line in
      line.command.typedVariable.flatMap { name in
        grants.allows(variable: name) ? nil : source.diagnostic(.variableNotGranted(name), at: "$" + name, of: line)
      }
    }
    guard ungranted.isEmpty else { return Played(invalid: ungranted, isRefused: true) }
    var run = CommandRun(player: self, script: script)
    let outcome = run.play(command, in: subject, environment: environment(script.environment))
    return Played(outcome: outcome, notes: run.notes)
  }

  /// The value of a variable that a script may use.
  func variable(_ name: String, of script: KeyScript) -> String? {
    script.environment.last { $0.name == name }?.value ?? variables(name)
  }

  /// The text that a script types, with its variable replaced.
  func resolved(_ text: ScriptText, of script: KeyScript) throws(Mismatch) -> String {
    guard let text = text.resolved({ variable($0, of: script) }) else {
      throw Mismatch(expected: "\(text) in the environment", found: "no such variable")
    }
    return text
  }

  /// What a script's form may access: this player's grants, and the variables and hosts that the script defines.
  func grants(to script: KeyScript) -> Grants {
    var grants = files.options.grants
    grants.variables.formUnion(script.environment.map(\.name))
    grants.hosts.formUnion(script.hosts.map(\.name))
    return grants
  }

  /// True if a script names a file outside its folder without a grant.
  private func isOutside(_ path: String, beside script: String) -> Bool {
    guard files.options.grants.files == .ownFolder else { return false }
    if path.hasPrefix("/") { return true }
    guard case .failure(let error) = files.readNamed(path, script.folderOfFile) else { return false }
    return error.isOutside
  }

  // Reading.

  /// What is asked of a form of which only a part is, as for a person.
  private static var opening: PartialForm.Opening {
    var opening = PartialForm.Opening()
    opening.namesClosed = true
    opening.key = FormPresenter.partKey.name
    return opening
  }

  func source(of script: KeyScript) -> ScriptSource {
    ScriptSource(path: script.path) { try? files.read(script.path).get() }
  }

  func read(
    _ path: String, of script: KeyScript, _ language: LanguageTag?
  ) -> Result<(DefinitionReading, ImportedForm?), ResourceError> {
    let options = ReadingOptions(grants: grants(to: script), language: language)
    let path = FileAccess.path(path, beside: script.path)
    return files.read(path).map { bytes in
      var imports = ImportOptions()
      imports.opening = Self.opening
      if case .form(_, let kind)? = script.subject?.command { imports.kind = kind }
      if let imported = ImportedForm.read(bytes, path: path, options: imports, reading: options) {
        return (imported.reading, imported)
      }
      let reading = DefinitionReader.read(bytes, path: path, options: options) {
        files.readNamed($0, path.folderOfFile)
      }
      return (reading, nil)
    }
  }
}

extension ScriptPlayer.Played {
  /// A script that was not played.
  init(invalid mistakes: [Diagnostic], isRefused: Bool = false) {
    self.init(outcome: .invalid(mistakes.map { $0.report(color: false) }), isRefused: isRefused)
  }
}

extension ScriptPlayer {
  /// Plays a file, with a session of its own and a restarted readline. Everything but the duration is deterministic.
  package func result(ofScriptAt path: String) -> ScriptResult {
    let start = MonotonicClock.now
    let played =
      switch load(path) {
      case .success(let script): play(script)
      case .failure(let invalid): Played(outcome: .invalid(invalid.problems))
      }
    return ScriptResult(
      path: path, duration: .nanoseconds(MonotonicClock.now - start), outcome: played.outcome, notes: played.notes,
      isRefused: played.isRefused)
  }

  /// Reads a script. If it has mistakes, also checks it against its form.
  package func load(_ path: String) -> Result<KeyScript, InvalidScript> {
    let bytes: [UInt8]
    switch files.read(path) {
    case .success(let read): bytes = read
    case .failure(let error):
      let message = "the script cannot be read: \(error.reason)"
      return .failure(InvalidScript(path: path, message, isUnreadable: true))
    }
    guard bytes.count <= Self.maximumBytes else {
      return .failure(InvalidScript(path: path, "the script is larger than 5 MiB"))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failure(InvalidScript(path: path, "the script is not UTF-8"))
    }
    let (script, diagnostics) = KeyScript.parse(text, path: path)
    if diagnostics.isEmpty { return .success(script) }
    let all = (diagnostics + mistakesAgainstForm(in: script)).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    return .failure(InvalidScript(problems: all.map { $0.report(color: false) }))
  }

  /// The mistakes, found by checking against the form, in the otherwise valid lines of a script.
  private func mistakesAgainstForm(in script: KeyScript) -> [Diagnostic] {
    guard let path = script.form, case .success((let reading, let imported)) = read(path, of: script, nil),
      let definition = reading.definition, reading.isUsable
    else { return [] }
    let check = ScriptCheck(
      script: script, source: source(of: script), definition: definition, opensParts: imported?.partial != nil)
    return check.run { variable($0, of: script) }.mistakes
  }

  private static let maximumBytes = 5 << 20
}

/// Why a script cannot be played.
nonisolated package struct InvalidScript: Error, Equatable, Sendable {
  /// Every mistake in it.
  package var problems: [ReportedProblem]
  /// True if the file could not be read.
  package var isUnreadable = false

  package init(problems: [ReportedProblem]) { self.problems = problems }

  /// A problem of the file as a whole.
  package init(path: String, _ message: String, isUnreadable: Bool = false) {
    var problem = ReportedProblem(message, text: "\(VisibleText.of(path)): error: \(message)")
    problem.path = path
    problems = [problem]
    self.isUnreadable = isUnreadable
  }
}
