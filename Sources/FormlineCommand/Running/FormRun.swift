import CMemory
import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import FormImports
import Formline
import Platform
import KeyScripts
import LineEditing
import TerminalDriver
import TerminalModel
import Values
import Wording

/// One `formline run`: reads the inputs, asks in the appropriate way and writes the answers.
struct FormRun {
  var call: RunCommand
  let environment = ProcessEnvironment.variables
  /// True if standard input is not used for anything else.
  var inputIsFree: Bool
  /// Checks the answers as a whole.
  private var judgeWhole: WholeJudge?
  /// What a person may open of a form of which only a part is asked, and the form with paths opened.
  var parts: OptionalParts?
  private var opened: (([String]) -> ImportedForm)?
  /// Given answers that are written as they were given.
  private var verbatim: [VerbatimAnswer] = []
  /// Given values of computed fields, which are taken for what the form computes.
  private var computed: [String: AnswerValue] = [:]
  /// True if the form is a single question, drawn on a few rows.
  var isQuestion = false
  /// True if a summary stays on the terminal.
  var leavesSummary = true
  /// True to take the given answers and defaults without asking.
  var asksNobody: Bool
  /// The options, if they are read from standard input while the form runs.
  var options: StandardInputOptions?
  /// True if options are read from standard input, also before the form runs.
  var readsOptions = false

  let reading: ReadingOptions
  /// What `--old` names, which may become the first of the answers.
  private let edited: String?
  /// The script that provides the keys; nil for a person's.
  private let script: KeyScript?

  /// - Throws: The mistakes in the script given by `--keys`.
  init(_ call: RunCommand) throws(CommandFailure) {
    self.call = call
    edited = call.part.old
    // Files may be pipes in which nothing comes.
    call.timeout?.begin()
    let script = try call.keys.map { path throws(CommandFailure) in
      try KeyScript.read(path, granting: call.grants)
    }
    // A script must not depend on the machine's language.
    let chosen = call.language.chosen
    let language = try CatalogueFiles.use(
      call.language.catalogs,
      preferred: chosen ?? script.map { ScriptEnvironment(of: $0).language } ?? LanguageOptions.ofEnvironment,
      isChosen: chosen != nil)
    var reading = ReadingOptions(grants: call.grants, language: language)
    reading.grants.variables.formUnion(script?.environment.map(\.name) ?? [])
    reading.grants.history = !call.noHistory
    self.script = script
    self.reading = reading
    inputIsFree = !call.answers.readStandardInput && call.file != "-"
    asksNobody = call.noInput
  }

  /// Returns once the answers are written.
  func perform() throws(CommandFailure) {
    StandardError.configure(problems: call.problems.format, color: call.appearance.color)
    if Folder.exists(at: call.file), !FormFile.isChart(call.file) { return try performChoice() }
    try perform(call.file, nil)
  }

  /// How a form of another format is read.
  private var imports: ImportOptions {
    var imports = call.imports
    imports.asksTitle = call.output.format != .body
    imports.home = environment["HOME"]
    imports.given = { [answers = call.answers] in answers.names }
    return imports
  }

  /// Runs the form in a file.
  /// - Parameter form: The form, if it is not read from the file.
  func perform(_ file: String, _ form: ImportedForm?) throws(CommandFailure) {
    var run = self
    run.call.file = file
    var definition: FormDefinition
    var imported: ImportedForm?
    if let form, let read = form.reading.definition {
      (definition, imported) = (read, form)
    } else {
      (definition, imported) = try FormFile(file, options: reading, imports: imports).form()
    }
    if let choice = imported?.choice, let choices = imported?.choices {
      if let part = try run.call.answers.takeChoice(of: choice.field) {
        guard choice.opens(part) else {
          throw CommandFailure(
            call.noInput ? .incomplete : .wrongInput,
            "there is no '\(part)' in the file: there is \(choices.joined(separator: ", "))")
        }
        return try run.perform("\(file)#\(part)", nil)
      }
      return try perform("\(file)#\(try choosePart(definition, of: choices))", nil)
    }
    if let partial = imported?.partial {
      // The values of a chart that are edited are what is given first.
      if imported?.kind == .helm, let old = run.call.part.old {
        run.call.answers.files.insert(old, at: 0)
        run.call.part.old = nil
      }
      let opening = try run.opening(of: partial)
      (definition, imported) = try FormFile.opened(partial, opening)
      run.opened = { partial.opened(opening.opening($0, of: partial)) }
      run.parts = OptionalParts(of: imported, opening) { [run] definition in
        guard definition.hasSecrets else { return }
        memory_wipe_when_freed()
        run.protectSecrets(of: definition)
      }
    } else if call.part.isGiven {
      throw CommandFailure(.usage, "'--old', '--only' and '--all' are for custom resources, charts and the like")
    }
    if definition.hasSecrets { protectSecrets(of: definition) }
    var answers = AnswerFiles(options: run.call.answers, definition: definition, imported: imported)
    if let script { answers.context = ScriptEnvironment(of: script).reading }
    var given = try call.noInput ? answers.readLeniently() : answers.readForPerson()
    for field in call.noInput ? imported?.inputs?.awaited(in: definition, besides: given.answers) ?? [] : [] {
      var misfit = ReportedProblem(of: field.answerName, definition.language(.isRequired(field.label)))
      misfit.id = field.id
      given.misfits.append(misfit)
    }
    let sink = try AnswerSink(
      options: call.output, definition: definition, imported: imported, file: file)
    run.judgeWhole = imported?.judge()
    run.verbatim = given.verbatim
    run.computed = given.computed
    // A workflow without inputs asks nothing.
    if imported?.kind == .workflow, !definition.fields.contains(where: \.hasAnswer) { run.asksNobody = true }
    do throws(CommandFailure) {
      try run.fill(definition, prefilled: given.answers, misfits: given.misfits, sink: sink)
    } catch {
      throw error.namingUnanswered(of: definition, try run.configuration(prefilled: given.answers).inputs)
    }
  }

  /// Asks for the answers of a prepared form, writes them and returns them.
  /// - Parameter misfits: Given answers that are invalid for their fields.
  @discardableResult
  func fill(
    _ definition: FormDefinition, prefilled: [String: AnswerValue], misfits: [ReportedProblem] = [], sink: AnswerSink
  ) throws(CommandFailure) -> [(id: String, value: AnswerValue)] {
    LanguageOptions.warn(ifUnknown: call.language.chosen, to: definition)
    if definition.hasSecrets { protectSecrets(of: definition) }
    let configuration = try configuration(prefilled: prefilled)
    try checkOutputs()
    try sink.prepare()
    if asksNobody || script != nil { try options?.readAll() }
    if asksNobody || script != nil, isatty(STDERR_FILENO) == 1 {
      showCommands(of: definition) { StandardError.write([String($0.dropLast())]) }
    }
    guard asksNobody else {
      try refuse(prefilled, absentIn: definition, configuration.inputs)
      return try ask(definition, configuration, sink)
    }
    let form = try UndrawnForm.completed(definition, configuration.inputs, misfits: misfits)
    try sink.write(form.answers, verbatim: form.verbatim)
    StandardError.report(form.warnings + form.warnings(ofGiven: prefilled.merging(computed) { $1 }))
    return form.answers
  }

  /// Checks that nothing is written over that the form is made from; given answers may be brought up to date.
  private func checkOutputs() throws(CommandFailure) {
    guard call.output.path != nil || call.record != nil else { return }
    let input = "/dev/stdin"
    let inputs =
      FormFile.ownFiles(of: call.file) + [edited, call.inputrc, readsOptions ? input : nil].compactMap(\.self)
    let answers =
      (call.answers.files + [call.answers.body].compactMap(\.self)).map { $0 == "-" ? input : $0 }
      + [environment["FORMLINE_ANSWERS"]].compactMap(\.self)
    try OutputFile.check(call.output.path, by: "--to", besides: inputs, except: answers)
    try OutputFile.check(call.record, by: "--record", besides: inputs)
  }

  /// Refuses given choices that an expression does not offer, if all that it reads is answered.
  private func refuse(
    _ prefilled: [String: AnswerValue], absentIn definition: FormDefinition, _ inputs: FormInputs
  ) throws(CommandFailure) {
    let judged = definition.fields.filter { field in
      if case .computed? = field.choice?.options { prefilled[field.id] != nil } else { false }
    }
    guard !judged.isEmpty else { return }
    var inputs = inputs
    inputs.sources.run = nil
    let form = UndrawnForm(definition, inputs: inputs)
    let absent = judged.compactMap { field in
      form.model.field(field.id).flatMap { model in form.model.graph.untracked { model.absenceProblem } }
        .map { ReportedProblem(of: definition.answerName(of: field.id), $0) }
    }
    guard absent.isEmpty else { throw CommandFailure(.wrongInput, problems: absent) }
  }

  private func protectSecrets(of definition: FormDefinition) {
    // If a person is asked first, no secret exists before the first key, and enabling this later shows the form sooner.
    if !call.answers.isEmpty || asksNobody || script != nil { memory_wipe_when_freed() }
    SecretMemory.protect()
    CommandLineSecrets.hide(for: definition)
  }

  /// Shows the commands that will run, unless they were allowed before.
  private func showCommands(of definition: FormDefinition, on show: (String) -> Void) {
    guard asksForCommands(of: definition) else { return }
    show(CommandNotice(of: definition).text)
  }

  /// True if the definition's commands, unchanged, have not been allowed before.
  private func asksForCommands(of definition: FormDefinition) -> Bool {
    call.grants.commands && !call.yes && !definition.commands.isEmpty && !knownCommands.has(definition)
  }

  private var knownCommands: KnownCommands {
    KnownCommands(form: formPath, folder: BaseDirectory.state.path(of: "formline/commands", environment))
  }

  /// Asks a person, or plays a script; a draft keeps the answers until they are written.
  private func ask(
    _ definition: FormDefinition, _ configuration: FormConfiguration, _ sink: AnswerSink
  ) throws(CommandFailure) -> [(id: String, value: AnswerValue)] {
    let questions = script == nil ? try host.questions() : nil
    if questions != nil { try options?.readAll() }
    if let questions { showCommands(of: definition, on: questions.write) }
    // Input from a file or a program needs no draft, and a script must not depend on the machine.
    let isPerson = script == nil && questions?.isTerminal ?? true
    let wantsDraft = isPerson || call.draft != nil || script == nil && call.resume
    let drafts = wantsDraft ? try drafts(of: definition) : nil
    defer { drafts?.release() }
    var configuration = configuration
    configuration.memory.drafts = drafts
    if configuration.inputs.grants.history, definition.history, isPerson, call.record == nil {
      configuration.memory.history = BaseDirectory.state.path(of: "formline/history", environment)
        .map(HistoryFiles.init(folder:))
    }
    configuration.memory.resumesDraft = call.resume
    var definition = definition
    // The form of a draft has what was opened in it, so that no answer of it lacks a field.
    let opened = drafts?.earlier.flatMap(\.opened) ?? []
    if !opened.isEmpty, let more = configuration.opening(opened, of: definition) {
      (definition, configuration) = more
    }
    let form: any FilledForm
    let start = MonotonicClock.now
    do throws(CommandFailure) {
      form =
        if let script {
          try script.play(on: definition, configuration, timeout: call.timeout?.duration)
        } else {
          try asked(definition, configuration, by: questions)
        }
    } catch {
      guard let drafts else { throw error }
      if let failure = drafts.failure { throw error.adding("what was typed could not be kept: \(failure)") }
      throw error.isByPerson && drafts.isKept ? error.adding(Self.fate(of: definition)) : error
    }
    defer { form.wipeSecrets() }
    // Nobody may be there to take the answers.
    if script == nil { call.timeout?.begin(at: start) }
    let answers = form.answers
    do throws(CommandFailure) {
      try self.sink(of: form, or: sink).write(answers, verbatim: form.verbatim)
    } catch {
      form.keepDraft()
      guard let drafts else { throw error }
      throw error.adding(
        drafts.isKept ? Self.fate(of: definition) : "nor could what was typed be kept in a draft")
    }
    StandardError.report(
      form.warningsOfFailures + form.warnings(ofGiven: configuration.inputs.prefilled.merging(computed) { $1 }))
    form.rememberAnswers()
    form.removeDraft()
    return answers
  }

  /// The sink of the form as it is now: parts of it may have been opened.
  private func sink(of form: any FilledForm, or sink: AnswerSink) throws(CommandFailure) -> AnswerSink {
    let names = form.model.memory.opened
    guard !names.isEmpty, let opened else { return sink }
    return try AnswerSink(
      options: call.output, definition: form.model.definition, imported: opened(names), file: call.file)
  }

  /// A sentence about where the answers of a form without submission are kept.
  private static func fate(of definition: FormDefinition) -> String {
    Phrase.answersKept(hasSecrets: definition.hasSecrets).text(in: definition.language)
  }

  private func drawnForm(
    _ definition: FormDefinition, _ configuration: FormConfiguration
  ) throws(CommandFailure) -> DrawnForm {
    guard asksForCommands(of: definition) else { return try host.drawn(definition, configuration) }
    let isAbove = call.appearance.placement == .inline
    let notice = CommandNotice(of: definition)
    var form = try host.drawn(definition, configuration)
    form.configuration.commandQuestion = CommandQuestion(
      commands: isAbove ? [] : notice.lines, rowsAbove: isAbove ? notice.rows(on: form.terminal.size) : 0
    ) {
      knownCommands.add(definition)
    }
    if isAbove {
      let isOrdered = form.capabilities.ordersText ?? definition.isReadFromRight
      let text = isOrdered ? notice.ordered(columns: form.terminal.size.columns) : notice.text
      form.terminal.write(Array(text.utf8))
    }
    return form
  }

  var host: FormHost {
    FormHost(
      appearance: call.appearance,
      // A recorded script is replayed without the user's bindings, so they must not be used now.
      inputrc: call.inputrc ?? (call.record == nil ? nil : "none"), inputIsFree: inputIsFree,
      environment: environment, isVerbose: call.verbose)
  }

  /// Asks for the answers, and returns the submitted form.
  private func asked(
    _ definition: FormDefinition, _ configuration: FormConfiguration, by questions: LineTerminal?
  ) throws(CommandFailure) -> any FilledForm {
    // A person's time begins when the form is shown; until then, a file of key bindings may take any time.
    let timeout = call.timeout?.duration
    if let questions {
      Watchdog.limit = nil
      if definition.hasSecrets { memory_wipe_when_freed() }
      if call.record != nil {
        throw CommandFailure(.usage, "plain questions have no keystrokes to record; TERM or ACCESSIBLE asks for them")
      }
      return try Questionnaire(definition, configuration, on: questions, timeout: timeout).answered()
    }
    var drawn = try drawnForm(definition, configuration)
    Watchdog.limit = nil
    drawn.leavesSummary = leavesSummary
    #if DEBUG
      drawn.treeFile = call.showTree
    #endif
    if definition.hasSecrets { drawn.onShown = memory_wipe_when_freed }
    guard let script = call.record else { return try run(drawn, timeout) }
    let recording = try recording(of: definition, configuration, drawn, to: script)
    let (form, complaint) = try recording.follow { () throws(CommandFailure) in
      try drawn.run(timeout: timeout, onStart: recording.start)
    }
    // The answers are complete, so this is only a warning.
    if let complaint { StandardError.report([.warning(complaint)]) }
    return form
  }

  /// Asks a person for something before the form itself; the answer is written nowhere.
  /// - Parameter help: What to do without a terminal.
  func askBeforehand(_ definition: FormDefinition, help: String) throws(CommandFailure) -> any FilledForm {
    var host = host
    host.helpWithoutTerminal = help
    var configuration = try configuration(prefilled: [:])
    configuration.appearance.reviews = .asDefined
    return try host.ask(definition, configuration, timeout: call.timeout?.duration, leavesSummary: false)
  }

  /// Runs a form whose options may still be arriving.
  private func run(_ drawn: DrawnForm, _ timeout: Duration?) throws(CommandFailure) -> RunningForm {
    guard let options else { return try drawn.run(timeout: timeout) }
    options.follow()
    defer { options.warnOfMalformed() }
    if let shortage = options.shortage { throw shortage }
    do throws(CommandFailure) {
      return try drawn.run(timeout: timeout) { form, _ in
        options.arriving.completed = { if options.shortage != nil { form.session.finish(.cancelled) } }
      }
    } catch {
      throw options.shortage ?? error
    }
  }

  /// A recording of the form's inputs: given answers except secrets, the time, and the granted variables that it read.
  private func recording(
    of definition: FormDefinition, _ configuration: FormConfiguration, _ drawn: DrawnForm, to script: String
  ) throws(CommandFailure) -> Recording {
    try OutputFile.checkWritable(script)
    let given = definition.fields.compactMap { field in
      configuration.inputs.prefilled[field.id].map { AnswerValue.Member(field.id, $0) }
    }
    let moment =
      Instant(seconds: configuration.inputs.clock.secondsSinceEpoch, utcOffset: configuration.inputs.clock.utcOffset)
      ?? .epoch
    let world = RecordedWorld(
      of: definition, at: moment, zone: zoneName,
      configuration.inputs.grants, environment: environment, chosenLanguage: reading.language)
    return Recording(
      of: definition, at: call.file, kind: call.imports.kind, to: script, size: drawn.terminal.size, given: given,
      world: world, runCommand: configuration.inputs.sources.run
    ) { [self] language in
      // What is read again may have come from a pipe, or have parts opened.
      guard parts == nil, InputFile.isRegular(at: call.file) else { return nil }
      var options = reading
      options.language = language
      return try? FormFile(call.file, options: options, imports: imports).readForm().reading.definition
    }
  }

  /// The name of the person's time zone; nil if it has none that others know.
  private var zoneName: String? {
    let named = environment["TZ"].map { $0.drop { $0 == ":" } }
    return named?.hasPrefix("/") == false ? named.map(String.init) : Machine.timeZone
  }

  /// The absolute path of the definition; nil for standard input.
  var formPath: String? {
    call.file == "-" ? nil : RelativePath.absolute(call.file, in: Machine.workingDirectory ?? "/")
  }

  func configuration(prefilled: [String: AnswerValue]) throws(CommandFailure) -> FormConfiguration {
    var configuration = FormConfiguration(FormInputs(of: .now, environment: environment))
    configuration.inputs.prefilled = prefilled
    configuration.inputs.verbatim = verbatim
    configuration.memory.name = formPath
    configuration.inputs.parts = parts
    configuration.inputs.grants = reading.grants
    try call.appearance.look.configure(&configuration.appearance)
    configuration.appearance.reviews = call.review ? .always : .asDefined
    configuration.inputs.files = .system
    configuration.inputs.sources.run = call.grants.commandRunner
    configuration.appearance.isQuestion = isQuestion
    configuration.inputs.judges.whole = judgeWhole
    configuration.inputs.sources.arriving = options?.arriving
    return configuration
  }
}

extension CommandFailure {
  /// True if the person ended the form, by Esc, by Ctrl-C or by not answering in time, or the end of the lines did.
  fileprivate var isByPerson: Bool {
    switch status {
    case .failure, .timedOut, .signal(2): true
    default: namesUnanswered
    }
  }

  /// The failure of a form that has no terminal to ask on.
  /// - Parameter help: Options that need no terminal.
  init(noTerminal error: TerminalError, help: String) {
    self.init(.noTerminal, help.isEmpty ? "\(error)" : "\(error); \(help)")
  }

  static let helpOfRun =
    "use --no-input to take the given answers and defaults, or --keys SCRIPT to play keystrokes"
}
