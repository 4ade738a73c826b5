import ArgumentParser
import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import FormImports
import TerminalDriver
import TerminalModel
import Wording

struct DriveCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drive",
    abstract: "Show forms for a program that supplies choices and validates answers.",
    discussion: """
      JSON-RPC 2.0, one JSON text a line, over standard input and output, while the form is drawn on the terminal: \
      initialize, form/open, form/set, $/cancelRequest from the program; options/list, field/validate, field/suggest, \
      form/submit to it. The manual describes them.

      Exit status: 0 the program has ended between forms, 64 wrong usage, 69 it has gone while a form was open, or \
      there is no terminal, 74 it does not read.
      """)

  static let standardInputReader: String? = "the program"

  var source = ImportFileOptions()
  var granted = GrantOptions()
  var appearance = AppearanceOptions()
  var timeout: TimeLimit?
  var noDraft = false

  static var rows: [CommandRow<Self>] {
    ImportFileOptions.rows { $1(&$0.source) }
    GrantOptions.rows { $1(&$0.granted) }
    AppearanceOptions.rows { $1(&$0.appearance) }
    [
      .option("timeout", "Give a form this time, such as 90s, 5m or 1h.", value: "duration") { $0.timeout = $1 },
      .flag("no-draft", "Keep no unfinished answers.") { $0.noDraft = true },
    ]
  }

  @MainActor func perform() throws(CommandFailure) { try FormDriver(self).perform() }
}

/// Shows forms one after another as a program requests them.
@MainActor private struct FormDriver {
  private let command: DriveCommand
  private let output = StandardOutputQueue()
  private let connection: ProgramConnection
  private let environment = ProcessEnvironment.variables

  init(_ command: DriveCommand) {
    self.command = command
    let output = output
    connection = ProgramConnection(version: RootCommand.version) { text in
      output.write(Array((StandardOutput.isTerminal ? DisplayText.visible(text) : text).utf8))
    }
  }

  func perform() throws(CommandFailure) {
    StandardError.configure(color: command.appearance.color)
    ProcessSignals.endByNumber()
    let connection = connection
    // In small pieces, so that keys are handled in between.
    StandardInput.follow(atMost: 1 << 16) { connection.receive($0) }
    // A program that does not read our output is treated as gone.
    output.onFailure { Task { @MainActor in connection.receive(nil) } }
    defer { output.finish(within: .seconds(1)) }
    while true {
      WorkQueue.main.run { connection.pending == nil && !connection.hasEnded }
      if output.hasFailed { throw unread }
      guard let request = connection.takePending() else {
        output.finish(within: .seconds(1))
        if output.hasFailed { throw unread }
        return
      }
      if let ending = try show(request) { connection.close(ending) }
    }
  }

  /// Shows a form.
  /// - Returns: How it ended.
  /// - Throws: A failure that also ends the command.
  private func show(_ request: ProgramConnection.OpenRequest) throws(CommandFailure) -> ProgramConnection.Ending? {
    let definition: FormDefinition
    let imported: ImportedForm?
    let given: GivenAnswers
    switch read(request) {
    case .failure(let refusal): return refusal.ending
    case .success(let read): (definition, imported, given) = read
    }
    CommandLineSecrets.protect(for: definition)
    var configuration = FormConfiguration(FormInputs(of: .now, environment: environment))
    configuration.inputs.prefilled = given.answers
    configuration.inputs.verbatim = given.verbatim
    configuration.inputs.judges.whole = imported?.judge()
    configuration.inputs.grants = grants
    try command.appearance.look.configure(&configuration.appearance)
    configuration.inputs.files = .system
    configuration.inputs.sources.run = command.granted.grants.commandRunner
    let written = { (answers: [(id: String, value: AnswerValue)], verbatim: [VerbatimAnswer]) in
      imported?.written(answers, verbatim: verbatim) ?? definition.written(answers)
    }
    configuration.focusDidMove = connection.connect(&configuration.inputs, written: written)
    let name = formName(request, definition)
    let drafts =
      command.noDraft
      ? nil : DraftFile(ofFormAt: name, definition, in: BaseDirectory.state.path(of: "formline/drafts", environment))
    defer { drafts?.release() }
    configuration.memory.drafts = drafts
    configuration.memory.name = name
    do throws(CommandFailure) {
      let form = try ask(definition, configuration)
      defer { form.wipeSecrets() }
      form.removeDraft()
      StandardError.report(form.warnings(ofGiven: given.answers.merging(given.computed) { $1 }))
      return .submitted(written(form.answers, form.verbatim))
    } catch {
      return try ending(after: error, isKept: drafts?.isKept ?? false)
    }
  }

  private func ask(
    _ definition: FormDefinition, _ configuration: FormConfiguration
  ) throws(CommandFailure) -> any FilledForm {
    let host = FormHost(
      appearance: command.appearance, inputrc: nil, inputIsFree: false, environment: environment,
      helpWithoutTerminal: "")
    return try host.ask(
      definition, configuration, timeout: command.timeout?.duration, onOpen: { connection.show($0, end: $1) })
  }

  /// How the program is told of a form without submission; nil or an error ends the command.
  private func ending(after failure: CommandFailure, isKept: Bool) throws(CommandFailure) -> ProgramConnection.Ending? {
    // A form that was never shown was not interrupted, even if the program's input ended after the request.
    if failure.status == .noTerminal {
      connection.close(.failure(.internalError, failure.problems.first?.message ?? "there is no terminal to ask on"))
      throw failure
    }
    switch connection.interruption {
    case .gone? where output.hasFailed: throw unread
    case .gone?:
      let kept = isKept ? "; what was typed is kept" : ""
      throw CommandFailure(.noTerminal, "the program has gone while its form was open\(kept)")
    case .cancelled?: return .failure(.requestCancelled, "the request was cancelled")
    case nil: break
    }
    switch failure.status {
    // Esc, and Ctrl-C; a signal from elsewhere ends the command.
    case .failure: return .cancelled
    case .interrupted where failure.status.wasTyped: return .cancelled
    case .timedOut: return .ended
    default:
      connection.close(.failure(.internalError, failure.problems.first?.message ?? "the form was ended"))
      throw failure
    }
  }

  private var unread: CommandFailure { CommandFailure(.unwritable, "the program does not read what it is told") }

  // Reading.

  private nonisolated struct Refusal: Error {
    let ending: ProgramConnection.Ending
  }

  private var grants: Grants {
    var grants = command.granted.grants
    grants.hosts = connection.hosts
    return grants
  }

  private func read(
    _ request: ProgramConnection.OpenRequest
  ) -> Result<(FormDefinition, ImportedForm?, GivenAnswers), Refusal> {
    func refused(_ message: String, _ problems: [ReportedProblem] = [], hosts: [String] = []) -> Refusal {
      Refusal(ending: .failure(.invalidParams, message, problems: problems, hosts: hosts))
    }
    let language =
      request.language.map { LanguageTag(locale: $0) } ?? LanguageTag(environment: ProcessEnvironment.variable)
    if request.language != nil, language == nil { return .failure(refused("'language' is no language")) }
    let options = ReadingOptions(grants: grants, language: language)
    let reading: DefinitionReading
    var imported: ImportedForm?
    switch request.source {
    case .text(let bytes):
      reading = DefinitionReader.read(
        bytes, path: "definition", options: options, resources: DefinitionFile.resources(of: "-", options.grants))
    case .path(let path):
      do throws(CommandFailure) {
        // A pipe might never end, and standard input is the program's.
        let file = FormFile(path, options: options, imports: command.source.options, kinds: .regularFiles)
        (reading, imported) = try file.readForm()
      } catch {
        return .failure(refused(error.problems.first?.message ?? "the definition cannot be read", error.problems))
      }
    }
    let problems = reading.diagnostics(with: reading.refusedCommands).map { $0.report(color: false) }
    guard reading.isUsable, reading.refusedCommands.isEmpty, let definition = reading.definition else {
      return .failure(refused("the definition cannot be used", problems))
    }
    let missing = definition.hosts.filter { !connection.hosts.contains($0) }
    guard missing.isEmpty else {
      return .failure(refused("nobody provides \(missing.joined(separator: ", "))", hosts: missing))
    }
    var given = AnswersReader.given(
      Array(request.answers.text(.compact).utf8), path: "answers", for: definition,
      in: imported?.kind == nil ? ReadingContext() : nil, verdict: imported?.verdict)
    let unfit =
      given.diagnostics.map { $0.report(color: false) }.named(in: definition)
      + FieldValidation.problems(ofGiven: given.answers, in: definition)
      + (imported?.schema == nil ? [] : given.withoutControls.map { .holdsControls($0) })
    guard unfit.isEmpty else { return .failure(refused("the answers do not fit", unfit)) }
    StandardError.report(given.withoutControls.map { .withoutControls($0, in: "answers") })
    imported?.schema?.settle(&given.answers, &given.verbatim, in: definition)
    return .success((definition, imported, given))
  }

  /// The form's name in drafts: its file, or the program, the title and the fields, since titles come again.
  private func formName(_ request: ProgramConnection.OpenRequest, _ definition: FormDefinition) -> String {
    switch request.source {
    case .path(let path): RelativePath.absolute(path, in: Machine.workingDirectory ?? "/")
    case .text:
      "drive:\(connection.client)/\(definition.title ?? "")/\(definition.fields.map(\.id).joined(separator: ","))"
    }
  }
}
