import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import Formline
import Platform
import TerminalDriver
import TerminalModel
import Values

/// Answers without a person at a terminal: piped or stored.
extension Service {
  /// The answers on standard input, by field; empty input means no answers.
  private func pipedAnswers(for definition: FormDefinition) throws(SiteFailure) -> PipedAnswers {
    let bytes = try pipedInput()
    guard bytes.contains(where: { !" \t\r\n".utf8.contains($0) }) else { return PipedAnswers() }
    let given = given(bytes, "standard input", for: definition)
    let mistakes = given.diagnostics.filter { $0.severity == .error }
    let problems = mistakes.map { $0.report(color: false) }
    guard mistakes.allSatisfy({ $0.field != nil }) else {
      throw SiteFailure(.wrongInput, problems: problems.named(in: definition))
    }
    return PipedAnswers(answers: given.answers, computed: given.computed, misfits: problems)
  }

  private struct PipedAnswers {
    /// By field.
    var answers: [String: AnswerValue] = [:]
    /// What is given for computed fields, by field.
    var computed: [String: AnswerValue] = [:]
    /// The answers that do not fit their fields.
    var misfits: [ReportedProblem] = []
  }

  /// Reads answers, with a warning of each that loses characters.
  func given(_ bytes: [UInt8], _ source: String, for definition: FormDefinition) -> GivenAnswers {
    let given = AnswersReader.given(bytes, path: source, for: definition, in: context)
    warn(given.withoutControls.map { .withoutControls($0, in: source) })
    return given
  }

  func warn(_ warnings: [ReportedProblem]) {
    StandardErrorOutput.write(warnings.map { $0.text + "\n" }.joined())
  }

  /// Standard input to its end. A lost connection ends it, too, anywhere in the answers: then it is not taken.
  func pipedInput() throws(SiteFailure) -> [UInt8] {
    // Without 'ssh -t' there is no terminal, and the person may not know that input is expected.
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    if poll(&input, 1, 2000) == 0 {
      StandardErrorOutput.write("formline: waiting for answers as JSON; 'ssh -t' shows the form\n")
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read("-", limit: Site.limit)
    } catch {
      throw SiteFailure(.wrongInput, "\(error)")
    }
    guard !SessionUpkeep.hasLostConnection() else { throw SiteFailure(.hungUp, problems: []) }
    return bytes
  }

  func unattended(
    _ definition: FormDefinition, _ answers: [String: AnswerValue], of form: String? = nil
  ) -> UndrawnForm {
    UndrawnForm(definition, inputs: inputs(prefilled: answers, of: form)) { WorkQueue.main.run(while: $0) }
  }

  /// Submits answers from standard input, and prints the receipt.
  func take(answersFor opened: OpenedForm) throws(SiteFailure) {
    let given = try pipedAnswers(for: opened.definition)
    let before = known(of: opened)
    let prefilled = before.merging(given.answers) { $1 }
    let form = unattended(opened.definition, prefilled, of: opened.version.form)
    defer { form.wipeSecrets() }
    let leftOut = form.warnings(ofGiven: prefilled.merging(given.computed) { $1 })
    if let earlier = opened.earlier {
      if given.misfits.isEmpty, repeats(earlier, given.answers, form, opened.definition),
        let number = try stored(store.confirm(earlier.id))
      {
        warn(leftOut)
        return try finish(Receiving.Receipt(id: earlier.id, number: number, isOld: true), opened)
      }
      if earlier.id != opened.id { throw revised(by: earlier) }
    }
    let problems = form.problems(besides: given.misfits)
    guard given.misfits.isEmpty, problems.isEmpty else {
      throw SiteFailure(.incomplete, problems: given.misfits.named(in: opened.definition) + problems)
    }
    let (receiving, answers) = (receiving(opened), form.answers)
    if let refused = unacceptable(answers, opened) {
      throw SiteFailure(.incomplete, problems: [ReportedProblem(saying: say(refused.message))])
    }
    let hasDraft = try leaseDraft(of: opened)
    defer { if hasDraft { store.tidy { (store) throws(StoreError) in try store.release(opened.id, lease) } } }
    upkeep?.hold()
    var result: Result<Receiving.Receipt, Receiving.Refusal>?
    Task { result = await receiving.submit(answers) }
    WorkQueue.main.run { result == nil }
    if case .failure(let refusal)? = result { noteLimit(refusal) }
    switch result {
    case .success(let receipt)?:
      warn(leftOut)
      try finish(receipt, opened)
    case .failure(.notOwn)?: throw refuse("submission", opened.id)
    case .failure(.storedOtherwise(let earlier))?: throw conflict(with: earlier)
    case .failure(.store(let error))?:
      throw SiteFailure(error, saying: say(error.message) + (person == nil ? " (\(error.detail))" : ""))
    case .failure(let refusal)?:
      throw SiteFailure(refusal.isSettled ? .failure : .unavailable, sentence(of: refusal, opened))
    case nil: preconditionFailure("the queue has run until there was a result")
    }
  }

  /// Leases the draft that goes with a submission. Somebody else's is refused later, as one that is not there.
  /// - Returns: False if there is none.
  private func leaseDraft(of opened: OpenedForm) throws(SiteFailure) -> Bool {
    guard opened.mayHaveDraft, let draft = try stored(store.draft(opened.id)), draft.person == personName else {
      return false
    }
    guard try stored(store.take(draft.id, for: lease)) else {
      throw SiteFailure(.unavailable, say(.siteTakenElsewhere))
    }
    upkeep?.accompany(draft: draft.id, telling: nil)
    return true
  }

  /// True if piped answers are those of an earlier call. They are compared before they are judged: what the form works out
  /// by itself, and what it takes, may depend on the time.
  private func repeats(
    _ earlier: Submission, _ given: [String: AnswerValue], _ form: UndrawnForm, _ definition: FormDefinition
  ) -> Bool {
    let answers = definition.withoutSecrets(form.answers).text(.compact)
    guard let text = earlier.answers, let stored = try? JSONParser.parse(text), let new = try? JSONParser.parse(answers)
    else { return false }
    func inRows(_ text: String) -> [String: AnswerValue] {
      AnswersReader.read(Array(text.utf8), path: "answers", for: definition).answers
    }
    let (storedRows, newRows) = (inRows(text), inRows(answers))
    return definition.fields.allSatisfy { field in
      stored[field.answerName] == new[field.answerName]
        || field.repeats(storedRows[field.id], newRows[field.id], given[field.id])
    }
  }

  func finish(_ receipt: Receiving.Receipt, _ opened: OpenedForm) throws(SiteFailure) {
    note(receipt, opened)
    try confirm(say(receipt.message))
  }

  /// Why nothing was stored, in the person's language.
  func sentence(of refusal: Receiving.Refusal, _ opened: OpenedForm) -> String {
    switch refusal {
    case .told(let message): say(message)
    case .requestEnded(let request): sentence(ofEnded: request)
    case .tooMany(let count): say(.siteTooManySubmissions(count: count))
    case .revisedBefore: say(.siteRevisedBefore)
    case .revisesPurged: say(.siteRevisesPurged)
    case .isUncertain: say(.siteOutcomeUnknown(id: opened.id))
    case .notOwn: say(.siteStoreRefused)
    case .storedOtherwise(let earlier): say(.siteSubmittedOtherwise(id: earlier.id))
    case .store(let error): say(error.message)
    }
  }

  /// The failure of a revision of what has a newer one.
  func revised(by later: Submission) -> SiteFailure { SiteFailure(.failure, "\(say(.siteRevisedBefore)): \(later.id)") }

  /// The first answer that the site does not take: it has too many bytes, or it is a path out of the form's folder.
  func unacceptable(
    _ answers: [(id: String, value: AnswerValue)], _ opened: OpenedForm
  ) -> (id: String, message: Message)? {
    let limit = site.settings.quotas.fieldBytes
    let folder = folder(of: opened.version.form)
    for (id, value) in answers {
      guard let field = opened.definition.field(id) else { continue }
      if value.text.utf8.count > limit {
        noteLimit("fieldBytes \(limit)")
        return (id, .siteAnswerTooLong(field: field.answerName, bytes: String(limit)))
      }
      if let folder, folder.outsider(in: value, of: field) != nil {
        return (id, .sitePathOutside(field: field.answerName, folder: folder.name))
      }
    }
    return nil
  }

  /// Records in the audit that a limit was met.
  func noteLimit(_ limit: String) { LimitNote.write(limit, actor, site, store) }

  /// Records a limit that may be met with every key, once a session. No key waits for it.
  func noteLimitOnce(_ limit: String) {
    guard limitsMet.insert(limit).inserted else { return }
    BackgroundWork.run { [actor, site, store] in
      LimitNote.write(limit, actor, site, store)
    }
  }

  func noteLimit(_ refusal: Receiving.Refusal) {
    if case .tooMany(let count) = refusal { noteLimit("submissionsAnHour \(count)") }
  }

  private func note(_ receipt: Receiving.Receipt, _ form: OpenedForm) {
    log.note("submit", ["person": personName, "form": form.version.form, "submission": receipt.id])
  }

  /// The failure of a submission under an id that has other answers.
  private func conflict(with earlier: Submission) -> SiteFailure {
    var sentences = [
      "\(say(.siteSubmittedOtherwise(id: earlier.id))) (\(earlier.submitted))"
    ]
    if !permissions(for: earlier.form).isDisjoint(with: [.seeOwn, .seeAll]) {
      sentences.append("what is stored: \(earlier.answers ?? "it was purged")")
    }
    if may(.amend, earlier.form), earlier.answers != nil {
      sentences.append("to change it: amend \(earlier.id) with the new answers on standard input")
    }
    return SiteFailure(.incomplete, problems: sentences.map { ReportedProblem(saying: DisplayText.visible($0)) })
  }

  /// Prints the open questions of a form, or of a request that this person may answer, as JSON, for the answers on
  /// standard input.
  func questions(_ name: String) throws(SiteFailure) {
    let opened: OpenedForm
    if !(may(.fill, name) && site.hasForm(name)), let request = try requestAsked(name) {
      opened = try open(request)
    } else {
      try require(.fill, name)
      opened = try open(name)
    }
    let given = hasTerminal ? PipedAnswers() : try pipedAnswers(for: opened.definition)
    let answers = known(of: opened).merging(given.answers) { $1 }
    let form = unattended(opened.definition, answers, of: opened.version.form)
    let questions = OpenQuestions(of: form, misfits: given.misfits)
    warn(form.warnings(ofGiven: answers.merging(given.computed) { $1 }))
    try print("\(questions.json)\n")
    if !questions.isComplete { throw SiteFailure(.incomplete, problems: []) }
  }

  /// The problems of stored answers in a form, a sentence each.
  func problems(of answers: String, in definition: FormDefinition) -> [String] {
    let (fitting, diagnostics) = AnswersReader.read(Array(answers.utf8), path: "answers", for: definition)
    let misfits = diagnostics.filter { $0.severity == .error }
    let names = Set(misfits.compactMap(\.field))
    // Secrets are never stored.
    let form = unattended(definition, fitting)
    let found = form.model.problems().filter { problem in
      names.isDisjoint(with: problem.id.idsAround) && !(definition.field(at: problem.id)?.isSecret ?? false)
    }
    return misfits.map(\.message)
      + found.flatMap { problem in problem.messages.map { "\(definition.answerName(of: problem.id)): \($0)" } }
      + form.leftOut(of: fitting).map { "\($0.name): \($0.reason)" }
  }

  /// A JSON Schema of the initially answerable fields of a form.
  func answerSchema(of definition: FormDefinition) -> String {
    OpenQuestions(of: UndrawnForm(definition, inputs: FormInputs())).schema.text(.compact)
  }
}

extension FieldDefinition {
  /// True if its value is computed unless somebody gives it.
  nonisolated private var isWorkedOut: Bool {
    if case .computed? = defaultValue { true } else { type == .computed }
  }

  /// True if two answers differ at most in what the form has worked out, in rows, too.
  nonisolated fileprivate func repeats(_ stored: AnswerValue?, _ new: AnswerValue?, _ given: AnswerValue?) -> Bool {
    if stored == new || given == nil && isWorkedOut { return true }
    guard let list, let stored, let new else { return false }
    let (storedRows, newRows) = (list.rows(of: stored), list.rows(of: new))
    let givenRows = given.map(list.rows) ?? []
    guard storedRows.count == newRows.count else { return false }
    return newRows.indices.allSatisfy { index in
      let (stored, new) = (storedRows[index].byName, newRows[index].byName)
      let given = givenRows.indices.contains(index) ? givenRows[index].byName : [:]
      return Set(stored.keys).union(new.keys).allSatisfy { name in
        list.field(name)?.repeats(stored[name], new[name], given[name]) ?? (stored[name] == new[name])
      }
    }
  }
}

extension AnswerValue {
  /// The members of an object.
  nonisolated fileprivate var byName: [String: AnswerValue] {
    guard case .object(let members) = self else { return [:] }
    return Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }
}
