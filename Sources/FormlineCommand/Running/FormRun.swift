import CMemory
import DefinedForms
import FormConversations
import FormDefinitions
import FormImports
import Formline
import Glibc
import KeyScripts
import LineEditing
import TerminalDriver
import TerminalModel
import Values
import Wording

/// One `formline run`: reads everything, asks in the way that fits, writes the answers.
struct FormRun {
  var command: RunCommand
  let environment = ProcessEnvironment.variables
  /// Whether standard input may hold answers.
  var inputIsFree: Bool
  /// What the answers as a whole must hold.
  private var judgeWhole: ((_ answers: [(id: String, value: AnswerValue)]) -> [(id: String?, message: String)])?
  /// Whether the form is one question, on a line or a few.
  var isQuestion = false
  /// Whether a summary stays on the terminal.
  var leavesSummary = true
  /// Whether the given answers and defaults are taken as they are.
  var asksNobody: Bool
  /// What can be chosen, where that is read while the form runs.
  var options: StandardInputOptions?

  /// How the definition is read.
  let reading: ReadingOptions
  /// Where the keys come from, if not from a person.
  private let script: KeyScript?

  /// - Throws: What is wrong with the script of the call.
  init(_ command: RunCommand) throws(CommandFailure) {
    self.command = command
    let script = try command.keys.map { path throws(CommandFailure) in
      try ScriptedForm.script(at: path, command.granted.grants)
    }
    // A script says the same everywhere, also in which language.
    let language =
      command.language.chosen ?? script.map { ScriptEnvironment(of: $0).language } ?? command.language.language
    var reading = command.granted.reading(in: language)
    reading.grants.variables.formUnion(script?.environment.map(\.name) ?? [])
    reading.grants.history = !command.noHistory
    self.script = script
    self.reading = reading
    inputIsFree = !command.answers.readStandardInput && command.file != "-"
    asksNobody = command.noInput
  }

  /// Returns when the answers were written.
  func perform() throws(CommandFailure) {
    StandardError.tellProblems(as: command.problems.format)
    let isColored = StandardError.isColored(command.appearance.color)
    if Folder.exists(at: command.file) { return try performChoice(isColored) }
    try perform(command.file, nil, isColored)
  }

  /// Asks which form of a folder is meant, and goes on with it.
  private func performChoice(_ isColored: Bool) throws(CommandFailure) {
    var answers = command.answers
    var file = answers.takeChoice(from: command.file)
    let folder = FormFile(command.file, options: reading, imports: command.source.options)
    guard let chooser = try folder.chooser() else { return try perform(command.file, nil, isColored) }
    if file == command.file {
      let (definition, _) = try folder.form(colored: isColored)
      let names = chooser.entries.map(\.name)
      guard !command.noInput, command.keys == nil, command.record == nil else {
        throw CommandFailure(
          command.noInput ? .incomplete : .usage,
          "the folder is a choice of forms: '--set \(IssueChooser.field)=NAME' makes it, with NAME one of "
            + names.joined(separator: ", "))
      }
      var choosing = command
      choosing.answers.files = []
      choosing.answers.assignments = []
      choosing.answers.body = nil
      choosing.noDraft = true
      choosing.noHistory = true
      choosing.draft = nil
      choosing.resume = false
      choosing.review = false
      var run = try FormRun(choosing)
      run.inputIsFree = inputIsFree
      run.leavesSummary = false
      let chosen = try run.fill(definition, prefilled: [:], sink: AnswerSink(to: nil) { _ in "" })
      file = chosen.first?.value.text ?? ""
    }
    guard
      let entry = chooser.entries.first(where: {
        $0.name == file || IssueChooser.path($0.name, in: command.file) == file
      })
    else {
      throw CommandFailure(
        .wrongInput,
        "there is no form '\(file)' in the folder: there are \(chooser.entries.map(\.name).joined(separator: ", "))")
    }
    var run = self
    run.command.answers = answers
    switch entry.entry {
    case .page(let address):
      throw CommandFailure(.failure, "'\(entry.name)' is not asked here but at \(address)")
    case .blank:
      var options = command.source.options
      options.asksTitle = command.output.format != .body
      try run.perform(command.file, IssueChooser.blank(options: options, reading: reading), isColored)
    case .form(let name): try run.perform(IssueChooser.path(name, in: command.file), nil, isColored)
    }
  }

  /// Has the form in a file filled in.
  /// - Parameter form: The form, where it is in no file.
  private func perform(_ file: String, _ form: ImportedForm?, _ isColored: Bool) throws(CommandFailure) {
    var imports = command.source.options
    imports.asksTitle = command.output.format != .body
    var run = self
    run.command.file = file
    let definition: FormDefinition
    let imported: ImportedForm?
    if let form, let read = form.reading.definition {
      (definition, imported) = (read, form)
    } else {
      (definition, imported) = try FormFile(file, options: reading, imports: imports).form(colored: isColored)
    }
    if definition.hasSecrets { protectSecrets(of: definition) }
    let answers = AnswerFiles(
      options: command.answers, definition: definition, isColored: isColored, imported: imported)
    let given = try command.noInput ? answers.readLeniently() : answers.readForPerson()
    let sink = try AnswerSink(
      options: command.output, definition: definition, isColored: isColored, imported: imported,
      adding: given.others, file: file)
    run.judgeWhole = imported?.judge(adding: given.others)
    // A workflow without inputs has nothing to ask.
    if imported?.kind == .workflow, !definition.fields.contains(where: \.hasAnswer) { run.asksNobody = true }
    do throws(CommandFailure) {
      try run.fill(definition, prefilled: given.answers, misfits: given.misfits, sink: sink)
    } catch {
      guard error.status == .noTerminal else { throw error }
      let configuration = try run.configuration(prefilled: given.answers)
      throw error.adding(UnattendedForm(definition: definition, configuration: configuration).unanswered)
    }
  }

  /// Has a prepared form filled in, and returns the answers after writing them.
  /// - Parameter misfits: Given answers that are invalid for their fields.
  @discardableResult
  func fill(
    _ definition: FormDefinition, prefilled: [String: AnswerValue], misfits: [ReportedProblem] = [], sink: AnswerSink
  ) throws(CommandFailure) -> [(id: String, value: AnswerValue)] {
    command.language.warnIfUnknown(to: definition)
    if definition.hasSecrets { protectSecrets(of: definition) }
    try sink.prepare()
    let configuration = try configuration(prefilled: prefilled)
    if asksNobody || script != nil { try options?.readAll() }
    if asksNobody || script != nil, isatty(STDERR_FILENO) == 1 {
      showCommands(of: definition) { StandardError.write([String($0.dropLast())]) }
    }
    guard asksNobody else { return try ask(definition, configuration, sink) }
    let form = try UnattendedForm(definition: definition, configuration: configuration).complete(misfits: misfits)
    try sink.write(form.answers)
    warn(ofFailuresIn: form)
    return form.answers
  }

  private func protectSecrets(of definition: FormDefinition) {
    // Where a person is asked first, there is nothing to wipe before the first key, and a form shown sooner.
    if !command.answers.isEmpty || asksNobody || script != nil { memory_wipe_when_freed() }
    SecretMemory.protect()
    CommandLineSecrets.hide(for: definition)
  }

  /// Shows the commands that are going to run.
  private func showCommands(of definition: FormDefinition, on show: (String) -> Void) {
    guard asksForCommands(of: definition) else { return }
    show(CommandNotice(of: definition).text)
  }

  /// Whether the commands of the definition have not been let run before, as they are now.
  private func asksForCommands(of definition: FormDefinition) -> Bool {
    command.granted.allowCommands && !command.yes && !definition.commands.isEmpty && !knownCommands.has(definition)
  }

  private var knownCommands: KnownCommands {
    KnownCommands(form: formPath, folder: StateFolder.path(of: "commands", environment))
  }

  /// Asks a person, or plays a script; what was answered is kept until the answers are written.
  private func ask(
    _ definition: FormDefinition, _ configuration: FormConfiguration, _ sink: AnswerSink
  ) throws(CommandFailure) -> [(id: String, value: AnswerValue)] {
    let questions = script == nil ? try host.questions() : nil
    if questions != nil { try options?.readAll() }
    if let questions { showCommands(of: definition, on: questions.write) }
    // Lines that come from a file or a program are kept there; a script sees the same everywhere.
    let isPerson = script == nil && questions?.isTerminal ?? true
    let wantsDraft = isPerson || command.draft != nil || script == nil && command.resume
    let drafts = wantsDraft ? try drafts(of: definition) : nil
    defer { drafts?.release() }
    var configuration = configuration
    configuration.drafts = drafts
    if configuration.grants.history, isPerson, command.record == nil { configuration.history = history }
    configuration.resumesDraft = command.resume
    let form: RunningForm
    do throws(CommandFailure) {
      form =
        if let script {
          try ScriptedForm(definition: definition, configuration: configuration, script: script).play()
        } else {
          try asked(definition, configuration, by: questions)
        }
    } catch {
      guard let drafts else { throw error }
      if let failure = drafts.failure { throw error.adding("what was typed could not be kept: \(failure)") }
      throw error.isByPerson && drafts.isKept ? error.adding(Self.fate(of: definition)) : error
    }
    defer { form.wipeSecrets() }
    let answers = form.answers
    do throws(CommandFailure) {
      try sink.write(answers)
    } catch {
      form.keepDraft()
      guard let drafts else { throw error }
      throw error.adding(
        drafts.isKept ? Self.fate(of: definition) : "nor could what was typed be kept in a draft")
    }
    warn(ofFailuresIn: form)
    form.rememberAnswers()
    form.removeDraft()
    return answers
  }

  /// Names the computed fields that are null because their expressions fail.
  private func warn(ofFailuresIn form: RunningForm) {
    StandardError.report(
      form.failedComputations.map { id, reason in
        var warning = ReportedProblem.warning("'\(id)' has no value: \(reason)")
        warning.id = id
        return warning
      })
  }

  /// What becomes of the answers of a form that was not submitted.
  private static func fate(of definition: FormDefinition) -> String {
    Phrase.answersKept(hasSecrets: definition.hasSecrets).text(in: definition.language)
  }

  private func drawnForm(
    _ definition: FormDefinition, _ configuration: FormConfiguration
  ) throws(CommandFailure) -> DrawnForm {
    guard asksForCommands(of: definition) else { return try host.drawn(definition, configuration) }
    let isAbove = command.appearance.placement == .inline
    let notice = CommandNotice(of: definition)
    var form = try host.drawn(definition, configuration)
    form.configuration.commandQuestion = CommandQuestion(
      commands: isAbove ? [] : notice.lines, rowsAbove: isAbove ? notice.rows(on: form.terminal.size) : 0
    ) {
      knownCommands.add(definition)
    }
    if isAbove { form.terminal.write(Array(notice.text.utf8)) }
    return form
  }

  private var host: FormHost {
    FormHost(
      appearance: command.appearance,
      // A script has none of the user's bindings: what they do could not be played again.
      inputrc: command.inputrc ?? (command.record == nil ? nil : "none"), inputIsFree: inputIsFree,
      environment: environment, isVerbose: command.verbose)
  }

  /// The form, filled in.
  private func asked(
    _ definition: FormDefinition, _ configuration: FormConfiguration, by questions: LineTerminal?
  ) throws(CommandFailure) -> RunningForm {
    let timeout = command.timeout?.duration
    if let questions {
      if definition.hasSecrets { memory_wipe_when_freed() }
      if command.record != nil {
        throw CommandFailure(.usage, "plain questions have no keystrokes to record; TERM or ACCESSIBLE asks for them")
      }
      return try Questionnaire(
        definition: definition, configuration: configuration, terminal: questions, timeout: timeout
      ).answered()
    }
    var drawn = try drawnForm(definition, configuration)
    drawn.leavesSummary = leavesSummary
    if definition.hasSecrets { drawn.onShown = memory_wipe_when_freed }
    guard let script = command.record else { return try run(drawn, timeout) }
    let recording = try recording(of: definition, configuration, drawn, to: script)
    let (form, complaint) = try recording.follow { () throws(CommandFailure) in
      try drawn.run(timeout: timeout, onStart: recording.start)
    }
    // The answers are what was asked for.
    if let complaint { StandardError.report([.warning(complaint)]) }
    return form
  }

  /// Runs a form whose options may still arrive.
  private func run(_ drawn: DrawnForm, _ timeout: Duration?) throws(CommandFailure) -> RunningForm {
    guard let options else { return try drawn.run(timeout: timeout) }
    options.follow()
    do throws(CommandFailure) {
      return try drawn.run(timeout: timeout) { form, _ in
        options.arriving.completed = { if options.arriving.count == 0 { form.session.finish(.cancelled) } }
      }
    } catch {
      let isEmpty = options.arriving.isComplete && options.arriving.count == 0
      throw isEmpty ? StandardInputOptions.nothing : error
    }
  }

  /// What was answered in earlier forms; nil where nothing can be kept.
  private var history: HistoryFiles? { StateFolder.path(of: "history", environment).map(HistoryFiles.init(folder:)) }

  /// A recording with what the form was given: answers except for secret ones, and the time and granted variables that
  /// it depended on.
  private func recording(
    of definition: FormDefinition, _ configuration: FormConfiguration, _ drawn: DrawnForm, to script: String
  ) throws(CommandFailure) -> Recording {
    try AnswerSink.checkWritable(script)
    let given = definition.fields.compactMap { field in
      configuration.prefilled[field.id].map { AnswerValue.Member(field.id, $0) }
    }
    let moment = Instant(seconds: configuration.secondsSinceEpoch, utcOffset: configuration.utcOffset) ?? .epoch
    let world = RecordedWorld(
      of: definition, at: moment, configuration.grants, environment: environment,
      chosenLanguage: command.language.chosen)
    return Recording(
      of: definition, at: command.file, kind: command.source.kind, to: script, size: drawn.terminal.size, given: given,
      world: world,
      runCommand: configuration.runCommand)
  }

  /// The absolute path of the definition; nil when it comes from standard input.
  var formPath: String? {
    command.file == "-" ? nil : RelativePath.absolute(command.file, in: Machine.workingDirectory ?? "/")
  }

  private func configuration(prefilled: [String: AnswerValue]) throws(CommandFailure) -> FormConfiguration {
    var configuration = FormConfiguration(of: .now, environment: environment)
    configuration.prefilled = prefilled
    configuration.name = formPath
    configuration.grants = reading.grants
    let isColored = StandardError.isColored(command.appearance.color)
    configuration.theme = try command.appearance.theme.theme(colored: isColored)
    configuration.reviews = command.review ? .always : .asDefined
    configuration.files = .system
    configuration.runCommand = command.granted.commandRunner
    configuration.isQuestion = isQuestion
    configuration.judgeWhole = judgeWhole
    configuration.arriving = options?.arriving
    return configuration
  }
}

extension CommandFailure {
  /// Whether the person has left the form: Esc, Ctrl-C, or no answer in time.
  fileprivate var isByPerson: Bool {
    switch status {
    case .failure, .timedOut, .signal(2): true
    default: false
    }
  }

  /// There is nobody to ask.
  /// - Parameter help: The options that do without.
  init(
    noTerminal error: TerminalError,
    help: String = "use --no-input to take the given answers and defaults, or --keys SCRIPT to play keystrokes"
  ) {
    self.init(.noTerminal, help.isEmpty ? "\(error)" : "\(error); \(help)")
  }
}
