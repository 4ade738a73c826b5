import DefinedForms
import Expressions
import FormConversations
import FormDefinitions
import Formline
import Glibc
import LineEditing
import TerminalDriver
import TerminalModel
import Values
import Wording

/// Forms, filled in on the terminal or by answers that are piped in.
extension Service {
  /// The form by its name: on a terminal for a person to fill in, else with the answers on standard input.
  /// - Parameter id: The caller's own id, so that a call that is repeated stores nothing twice.
  func fill(_ form: String, id: String?) throws(SiteFailure) {
    try require(.fill, form)
    if let id, TimeOrderedID.time(of: id) == nil {
      throw SiteFailure(.usage, "--id must be a UUID of version 7, in small letters")
    }
    guard hasTerminal else { return try take(answersFor: try open(form, id: id)) }
    let draft = try stored { () throws(StoreError) in try store.drafts(of: personName) }
      .first { $0.form == form && $0.replaces == nil && (id == nil || $0.id == id) }
    let opened = try open(form, id: id)
    guard let draft else { return try fillOnTerminal(opened) }
    guard draft.version != opened.version.hash else {
      if try !goOn(with: draft) { try fillOnTerminal(opened) }
      return
    }
    // A form has no question of its own about another version of itself.
    let choices = [
      (label: say(.goOn(form, from: shortTime(draft.changed))), choice: Choice.draft(draft)),
      (label: say(.fillIn(form)), choice: .form(form)),
    ]
    guard let choice = try ask(choices) else { throw SiteFailure(.failure, problems: []) }
    if case .draft(let draft) = choice, try goOn(with: draft, isChosen: true) { return }
    try fillOnTerminal(opened)
  }

  /// A form as it is open now.
  func open(_ form: String, id: String? = nil) throws(SiteFailure) -> OpenedForm {
    let version = try currentVersion(of: form)
    return OpenedForm(version: version, definition: try definition(of: version), id: id ?? TimeOrderedID.make())
  }

  /// Opens a draft under the version that it was begun under.
  /// - Parameter isChosen: Whether the person has chosen the draft, and need not be asked again.
  /// - Returns: False if another session has it.
  func goOn(with draft: StoredDraft, isChosen: Bool = false) throws(SiteFailure) -> Bool {
    guard try stored({ () throws(StoreError) in try store.take(draft.id, for: lease) }) else { return false }
    let (version, definition) = try version(draft.version, of: draft.form)
    var opened = OpenedForm(version: version, definition: definition, id: draft.id, hasDraft: true)
    if let id = draft.replaces {
      opened.replaced = try stored { () throws(StoreError) in try store.submission(id) }
    }
    try fillOnTerminal(opened, draft: draft, isChosen: isChosen)
    return true
  }

  /// Opens what was submitted for another revision of it.
  package func amend(_ id: String) throws(SiteFailure) {
    let found =
      TimeOrderedID.time(of: id) == nil
      ? nil : try stored { () throws(StoreError) in try store.submission(id) }
    guard let found, may(.amend, found.form) else { throw refuse("submission", id) }
    if let later = try stored({ () throws(StoreError) in try store.revision(of: id) }) {
      throw SiteFailure(.failure, "\(say(.revisedBefore)): \(later.id)")
    }
    guard found.answers != nil else { throw SiteFailure(.failure, "the answers of \(id) were purged") }
    let (version, definition) = try version(found.version, of: found.form)
    var opened = OpenedForm(version: version, definition: definition, id: TimeOrderedID.make())
    opened.replaced = found
    guard hasTerminal else { return try take(answersFor: opened) }
    let draft = try stored { () throws(StoreError) in try store.drafts(of: personName) }.first { $0.replaces == id }
    if let draft, try goOn(with: draft) { return }
    try fillOnTerminal(opened)
  }

  // What a form is given.

  /// - Parameter prefilled: Answers of the submission that the form is a revision of, and those that are piped in.
  private func configuration(prefilled: [String: AnswerValue]) -> FormConfiguration {
    var configuration = FormConfiguration()
    let time = LocalTime.now
    // Nothing of the account that sshd has logged in: it is everybody's.
    var variables = environment.filter { ["LANG", "TERM"].contains($0.key) }
    variables["USER"] = personName
    configuration.facts.environment = variables
    configuration.facts.today = CalendarDate(year: time.year, month: time.month, day: time.day)
    configuration.secondsSinceEpoch = time.secondsSinceEpoch
    configuration.utcOffset = time.utcOffset
    let zone = environment["TZ"]
    configuration.zone = { ZoneRules.named(zone) }
    configuration.grants = Site.reading().grants
    configuration.prefilled = prefilled
    configuration.runCommand = runner
    return configuration
  }

  /// Runs the commands that `site.yaml` grants, in the folder of the site, and no others.
  private var runner: CommandRunner {
    let granted = site.settings.commands
    let environment = ProcessEnvironment.variables.filter { ["PATH", "HOME", "LANG", "TZ"].contains($0.key) }
    return { command, input in
      guard granted.contains(command.arguments[0]) else {
        return .failed(reason: "'\(command.arguments[0])' is not granted")
      }
      let outcome = await ChildProcess.run(
        command.arguments, environment: environment, input: input, timeout: command.timeout)
      let said = String(decoding: outcome.errors, as: UTF8.self).split(whereSeparator: \.isNewline)
        .joined(separator: " ")
      return switch outcome.ending {
      case .exited(let status): .exited(status: status, output: outcome.output, message: String(said.prefix(300)))
      case .timedOut: .timedOut
      default: .failed(reason: "'\(command.arguments[0])' did not run to its end")
      }
    }
  }

  private var context: ReadingContext {
    let now = LocalTime.now
    let zone = environment["TZ"]
    return ReadingContext(today: CalendarDate(year: now.year, month: now.month, day: now.day)) {
      ZoneRules.named(zone)
    }
  }

  /// The answers of a submission, as far as they are any for the form.
  private func answers(of submission: Submission?, for definition: FormDefinition) -> [String: AnswerValue] {
    guard let text = submission?.answers else { return [:] }
    return AnswersReader.read(Array(text.utf8), path: "answers", for: definition).answers
  }

  private func receiving(_ form: OpenedForm) -> Receiving {
    Receiving(site: site, store: store, actor: actor, person: personName, form: form)
  }

  // Answers that are piped in.

  /// What standard input holds, by field; nothing stands for no answers.
  /// - Returns: The answers, and those that do not fit their fields.
  private func pipedAnswers(
    for definition: FormDefinition
  ) throws(SiteFailure) -> (answers: [String: AnswerValue], misfits: [ReportedProblem]) {
    let bytes: [UInt8]
    // Without 'ssh -t' there is no terminal, and somebody may not know what is waited for.
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&input, 1, 2000) == 0 {
      StandardErrorOutput.write("formline: waiting for answers as JSON; 'ssh -t' shows the form\n")
    }
    do throws(FileError) {
      bytes = try InputFile.read("-", limit: Site.limit)
    } catch {
      throw SiteFailure(.wrongInput, "\(error)")
    }
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return ([:], []) }
    let (answers, diagnostics) = AnswersReader.read(bytes, path: "standard input", for: definition, in: context)
    let problems = diagnostics.filter { $0.severity == .error }.map { $0.report(color: false) }
    guard problems.allSatisfy({ $0.id != nil }) else { throw SiteFailure(.wrongInput, problems: problems) }
    return (answers, problems)
  }

  /// The form with answers and defaults, whatever is wrong with them; its commands have ended.
  private func judged(_ definition: FormDefinition, _ answers: [String: AnswerValue]) -> RunningForm {
    let form = RunningForm(
      definition, configuration: configuration(prefilled: answers), columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    form.session.settle()
    form.startCommands()
    WorkQueue.main.run { form.isWaiting }
    return form
  }

  /// Takes answers from standard input, and prints the receipt.
  private func take(answersFor opened: OpenedForm) throws(SiteFailure) {
    let given = try pipedAnswers(for: opened.definition)
    let before = answers(of: opened.replaced, for: opened.definition)
    let form = judged(opened.definition, before.merging(given.answers) { $1 })
    defer { form.wipeSecrets() }
    let problems = form.model.problems().filter { problem in !given.misfits.contains { $0.id == problem.id } }
      .flatMap { problem in
        let name = opened.definition.answerName(of: problem.id)
        return problem.messages.map { message in
          ReportedProblem(
            message, id: name, text: "formline: " + DisplayText.visible("\(name): \(message)", lines: .single))
        }
      }
    guard given.misfits.isEmpty, problems.isEmpty else {
      throw SiteFailure(.incomplete, problems: given.misfits + problems)
    }
    let (receiving, answers) = (receiving(opened), form.answers)
    var result: Result<Receiving.Receipt, Receiving.Refusal>?
    Task { result = await receiving.submit(answers) }
    WorkQueue.main.run { result == nil }
    switch result {
    case .success(let receipt)?: try print(say(receipt.phrase) + "\n")
    case .failure(.store(let error))?: throw SiteFailure(.unwritable, say(error.phrase))
    case .failure(.phrase(let phrase))?: throw SiteFailure(.unavailable, say(phrase))
    case nil: preconditionFailure("the queue has run until there was a result")
    }
  }

  /// What is open in a form, as JSON; answers on standard input.
  func questions(_ form: String) throws(SiteFailure) {
    try require(.fill, form)
    let opened = try open(form)
    let given = hasTerminal ? ([:], []) : try pipedAnswers(for: opened.definition)
    let questions = OpenQuestions(of: judged(opened.definition, given.0), misfits: given.1)
    try print("\(questions.json)\n")
    if !questions.isComplete { throw SiteFailure(.incomplete, problems: []) }
  }

  /// What is wrong with stored answers in a form, a sentence each.
  func problems(of answers: String, in definition: FormDefinition) -> [String] {
    let (fitting, diagnostics) = AnswersReader.read(Array(answers.utf8), path: "answers", for: definition)
    let misfits = diagnostics.filter { $0.severity == .error }
    let names = Set(misfits.compactMap(\.field))
    // Secrets were never stored.
    let form = judged(definition, fitting)
    let found = form.model.problems().filter { problem in
      !names.contains(problem.id) && !(definition.field(at: problem.id)?.isSecret ?? false)
    }
    return misfits.map(\.message)
      + found.flatMap { problem in problem.messages.map { "\(definition.answerName(of: problem.id)): \($0)" } }
  }

  /// A JSON Schema of what can be answered in a form at first.
  func answerSchema(of definition: FormDefinition) -> String {
    let form = RunningForm(
      definition, configuration: FormConfiguration(), columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    form.session.settle()
    return OpenQuestions(of: form).schema.text(.compact)
  }

  // On the terminal.

  /// Has a person fill in a form, and prints the receipt.
  /// - Parameters:
  ///   - stored: What an earlier session has left.
  ///   - isChosen: Whether that was asked for, and need not be offered.
  func fillOnTerminal(
    _ opened: OpenedForm, draft stored: StoredDraft? = nil, isChosen: Bool = false
  ) throws(SiteFailure) {
    let draft = SiteDraft(
      of: opened, person: personName, lease: lease, store: store, limit: site.settings.quotas.draftBytes,
      stored: stored)
    var configuration = configuration(prefilled: answers(of: opened.replaced, for: opened.definition))
    configuration.drafts = draft
    configuration.resumesDraft = isChosen
    let receiving = receiving(opened)
    let runsDirectly = site.settings.hooks(of: opened.version.form).contains { $0.secrets == .direct }
    var receipt: Receiving.Receipt?
    var running: RunningForm?
    configuration.judge = { [self] _ in
      guard let form = running else { return .refused([]) }
      // Whatever happens from here on, another try has the same id.
      if runsDirectly {
        form.saveDraft()
        draft.finish()
      }
      switch await receiving.submit(form.answers) {
      case .success(let stored):
        receipt = stored
        return .accepted
      case .failure(let refusal): return .refused([("", say(refusal.phrase))])
      }
    }
    let ending = try show(opened.definition, configuration, draftID: opened.id) { form in
      running = form
    } atEnd: { form, ending in
      if ending != .finished(.submitted) { form.keepDraft() }
      try? self.store.release(opened.id, self.lease)
    }
    if let receipt { return try print(say(receipt.phrase) + "\n") }
    let fate: String? =
      if let failure = draft.failure {
        "what was typed could not be kept: \(sentence(of: failure))"
      } else {
        draft.isKept
          ? Phrase.answersKept(hasSecrets: opened.definition.hasSecrets).text(in: opened.definition.language) : nil
      }
    throw failure(of: ending, [fate].compactMap(\.self))
  }

  private func sentence(of failure: SiteDraft.Failure) -> String {
    switch failure {
    case .store(let error): error.sentence
    case .outcome(.tooLarge): say(.draftsFull)
    case .outcome: say(.takenElsewhere)
    }
  }

  /// Draws a form on the terminal until it ends. Its person has the form and nothing else: no inputrc, no editor, no
  /// suspension.
  /// - Parameter draftID: What the lease is renewed of.
  func show(
    _ definition: FormDefinition, _ configuration: FormConfiguration, draftID: String? = nil,
    onStart: (RunningForm) -> Void = { _ in },
    atEnd: (RunningForm, TerminalRunner.Ending) -> Void = { _, _ in }
  ) throws(SiteFailure) -> TerminalRunner.Ending {
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal()
    } catch {
      throw SiteFailure(.unavailable, "\(error); connect with 'ssh -t', or pipe the answers")
    }
    let type = environment["TERM"] ?? ""
    guard !type.isEmpty, type != "dumb" else {
      throw SiteFailure(.unavailable, "this terminal cannot show a form; pipe the answers as JSON")
    }
    LineEditor.shared.start(inputrc: .none)
    if definition.hasSecrets { SecretMemory.protect() }
    let size = terminal.size
    let form = RunningForm(
      definition, configuration: configuration, columns: size.columns, rows: size.rows, placement: .inline,
      capabilities: .from(environment: environment))
    let runner = TerminalRunner(session: form.session, terminal: terminal)
    runner.isConfined = true
    runner.idleLimit = site.settings.quotas.idle
    runner.summary = { form.submissionSummary }
    onStart(form)
    if configuration.drafts != nil { ProcessSignals.rescue = { form.keepDraft() } }
    renewLease(draftID, in: form.session)
    let ending = runner.run()
    ProcessSignals.rescue = nil
    form.stopCommands()
    // The disk may take its time; the terminal must not wait for it.
    if case .signalled = ending { ProcessSignals.restoreTerminal() }
    atEnd(form, ending)
    form.wipeSecrets()
    return ending
  }

  /// Says now and then, as long as the form runs, that the session lives.
  private func renewLease(_ draft: String?, in session: Session) {
    session.after(nanoseconds: UInt64(Lease.renewal.nanoseconds)) { [weak session, store, lease] in
      BackgroundWork.run {
        try? store.renew(lease, draft: draft)
      } then: { _ in
      }
      if let session { self.renewLease(draft, in: session) }
    }
  }

  /// What ends the command after a form that was not submitted.
  func failure(of ending: TerminalRunner.Ending, _ sentences: [String]) -> SiteFailure {
    let problems = sentences.map { ReportedProblem($0, text: "formline: \(DisplayText.visible($0))") }
    return switch ending {
    case .finished(.interrupted): SiteFailure(.interrupted, problems: problems)
    case .finished: SiteFailure(.failure, problems: problems)
    case .timedOut: SiteFailure(.timedOut, problems: problems)
    case .hungUp: SiteFailure(.hungUp, problems: problems)
    case .signalled(let signal): SiteFailure(signal: signal)
    }
  }

  // The list.

  /// Lets a person choose among the forms, their drafts and what they have submitted, until they have had enough.
  func chooseOnTerminal() throws(SiteFailure) {
    while let choice = try choose() {
      do throws(SiteFailure) {
        switch choice {
        case .form(let name): try fillOnTerminal(try open(name))
        case .draft(let draft):
          if try !goOn(with: draft, isChosen: true) { try print(say(.takenElsewhere) + "\n") }
        case .submission(let submission): try print(text(of: submission))
        }
      } catch {
        // Cancelling a form leads back to the list.
        guard error.status == SiteFailure.Status.failure.rawValue else { throw error }
      }
    }
  }

  private enum Choice {
    case form(String)
    case draft(StoredDraft)
    case submission(Submission)
  }

  private func choose() throws(SiteFailure) -> Choice? {
    let drafts = try stored { () throws(StoreError) in try store.drafts(of: personName) }
      .filter { may($0.replaces == nil ? .fill : .amend, $0.form) }
    var choices: [(label: String, choice: Choice)] = drafts.map { draft in
      (say(.goOn(draft.form, from: shortTime(draft.changed))), .draft(draft))
    }
    choices += visibleForms(for: .fill).map { form in
      (say(.fillIn(form.title.map { "\($0) (\(form.name))" } ?? form.name)), .form(form.name))
    }
    choices += try ownSubmissions().map { submission in
      (say(.submitted(submission.form, at: shortTime(submission.submitted))), .submission(submission))
    }
    guard !choices.isEmpty else {
      try print(say(.nothingHere) + "\n")
      return nil
    }
    return try ask(choices)
  }

  /// Has a person choose; nil if they want none of it.
  private func ask(_ choices: [(label: String, choice: Choice)]) throws(SiteFailure) -> Choice? {
    let options = choices.enumerated().map { index, entry in
      ["value": .integer(index), "label": .string(entry.label)] as JSONValue
    }
    let source: JSONValue = [
      "formline": 1, "title": .string(site.settings.title ?? "Formline"),
      "fields": [
        [
          "id": "choice", "type": "select", "label": .string(say(.whatToDo)), "required": true,
          "options": .array(options),
        ]
      ],
    ]
    let reading = DefinitionReader.read(
      Array(source.text(.compact).utf8), path: "list", options: ReadingOptions(language: language)
    ) { _ in .failure(.outside) }
    guard let definition = reading.definition, reading.isUsable else {
      preconditionFailure("the list is a form without mistakes")
    }
    var configuration = FormConfiguration()
    configuration.isQuestion = true
    var chosen: Choice?
    let ending = try show(
      definition, configuration,
      atEnd: { form, ending in
        guard ending == .finished(.submitted), case .integer(let index)? = form.value(of: "choice") else { return }
        chosen = choices[Int(index)].choice
      })
    switch ending {
    case .finished(.submitted): return chosen
    case .finished(.cancelled): return nil
    default: throw failure(of: ending, [])
    }
  }

  /// A time of the tables on the person's clock.
  private func shortTime(_ text: String) -> String {
    guard let instant = Instant(rfc3339: text) else { return text }
    let zone = ZoneRules.named(environment["TZ"])
    // To the minute.
    let minute = Instant(seconds: instant.seconds / 60 * 60) ?? instant
    let local = minute.local(utcOffset: zone.utcOffset(atEpoch: minute.seconds))
    return local.flatMap { zone.instant(at: $0) }?.short(in: zone) ?? text
  }

  /// A submission for people to read.
  private func text(of submission: Submission) -> String {
    var lines = TextTable()
    lines.add(submission.id, "\(submission.form) \(shortTime(submission.submitted))")
    guard let answers = submission.answers, case .object(let members)? = try? JSONParser.parse(answers) else {
      return lines.text
    }
    for member in members { lines.add("  " + member.name, member.value.readable) }
    return lines.text
  }
}

extension JSONValue {
  /// A text as it is, null as nothing, everything else as JSON.
  nonisolated var readable: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text(.spaced)
    }
  }
}
