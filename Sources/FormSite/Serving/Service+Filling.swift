import DefinedForms
import FormModels
import FormDefinitions
import Formline
import TerminalDriver
import Values

/// Filling in forms, on the terminal or with piped answers.
extension Service {
  /// Fills in a form: by the person if there is a terminal, else with the answers on standard input.
  /// - Parameter id: The caller's own id, which makes repeated calls idempotent.
  func fill(_ form: String, id: String?) throws(SiteFailure) {
    try require(.fill, form, help: "; 'help' says what can be asked for")
    if let id, !TimeOrderedID.isChoosable(id) {
      throw SiteFailure(.usage, "--id must be a UUID of version 7, in small letters")
    }
    guard hasTerminal else { return try take(answersFor: try open(form, id: id)) }
    let draft = try draft { draft in
      draft.form == form && draft.replaces == nil && (id == nil || draft.id == id) && !draft.answersRequest
    }
    let opened = try open(form, id: id)
    guard let draft else { return try fillOnTerminal(opened) }
    guard draft.version != opened.version.hash, !draft.isOpen else { return try goOn(with: draft, orBegin: opened) }
    // The form itself does not ask about drafts of its other versions.
    let label = try label(of: form)
    let choices = [
      (label: say(.siteGoOn(form: label, time: shortTime(draft.changed))), choice: Choice.draft(draft)),
      (label: say(.siteFillIn(form: label)), choice: .form(form)),
    ]
    guard let choice = try ask(choices) else { throw SiteFailure(.failure, problems: []) }
    guard case .draft = choice else { return try fillOnTerminal(opened) }
    try goOn(with: draft, orBegin: opened, isChosen: true)
  }

  /// The person's latest draft of a kind that no session has open, else the latest.
  private func draft(where isMeant: (StoredDraft) -> Bool) throws(SiteFailure) -> StoredDraft? {
    let drafts = try stored(store.drafts(of: personName)).filter(isMeant)
    return drafts.first { !$0.isOpen } ?? drafts.first
  }

  /// Resumes a draft, or says that another session has it and begins anew.
  private func goOn(
    with draft: StoredDraft, orBegin opened: OpenedForm, isChosen: Bool = false
  ) throws(SiteFailure) {
    guard try !goOn(with: draft, isChosen: isChosen) else { return }
    try print(say(.siteBegunElsewhere) + "\n")
    try fillOnTerminal(opened)
  }

  /// Opens the current version of a form; for answers whose id was stored before, the version of that time, which a
  /// receipt is due for also if the form has been closed since.
  func open(_ form: String, id: String? = nil) throws(SiteFailure) -> OpenedForm {
    if let id, !hasTerminal, let earlier = try stored(store.submission(id)), earlier.form == form,
      earlier.person == personName
    {
      let (version, definition) = try version(earlier.version, of: form)
      return OpenedForm(version: version, definition: definition, id: id, earlier: earlier)
    }
    if let closing = try stored(site.closing(of: form, in: store)) { throw SiteFailure(.unavailable, say(closing)) }
    let version = try currentVersion(of: form)
    return OpenedForm(
      version: version, definition: try definition(of: version), id: id ?? TimeOrderedID.make(),
      mayHaveDraft: id != nil || hasTerminal)
  }

  /// Resumes a draft with the version that it was begun with.
  /// - Parameter isChosen: True if the person has chosen the draft, so that it is not offered again.
  /// - Returns: False if another session has the draft.
  func goOn(with draft: StoredDraft, isChosen: Bool = false) throws(SiteFailure) -> Bool {
    guard try stored(store.take(draft.id, for: lease)) else { return false }
    let (version, definition) = try version(draft.version, of: draft.form)
    var opened = OpenedForm(version: version, definition: definition, id: draft.id, hasDraft: true)
    if let id = draft.replaces {
      opened.replaced = try stored(store.submission(id))
    }
    try fillOnTerminal(opened, draft: draft, isChosen: isChosen)
    return true
  }

  /// Opens a submission for revision.
  package func amend(_ id: String) throws(SiteFailure) {
    // As a session is refused.
    try stored(store.checkDurability())
    let found =
      TimeOrderedID.time(of: id) == nil
      ? nil : try stored(store.submission(id))
    // Nobody revises what they may not see.
    guard let found, may(.amend, found.form), found.person == personName || may(.seeAll, found.form) else {
      throw refuse("submission", id)
    }
    let later = try stored(store.revision(of: id))
    if let later {
      // Who repeats a revision without having seen the receipt gets that.
      let mayRepeat = !hasTerminal && later.person == personName && later.version == found.version
      guard mayRepeat, try stored(store.revision(of: later.id)) == nil else { throw revised(by: later) }
    }
    guard found.answers != nil else { throw SiteFailure(.failure, "the answers of \(id) were purged") }
    let (version, definition) = try version(found.version, of: found.form)
    let opened = OpenedForm(
      version: version, definition: definition, id: TimeOrderedID.make(), replaced: found, earlier: later,
      mayHaveDraft: hasTerminal)
    guard hasTerminal else { return try take(answersFor: opened) }
    guard let draft = try draft(where: { $0.replaces == id }) else { return try fillOnTerminal(opened) }
    try goOn(with: draft, orBegin: opened)
  }

  // What the form is given.

  /// - Parameters:
  ///   - prefilled: The answers of the submission to revise, and piped ones.
  ///   - form: Its name, for the folder that it may reach.
  func inputs(prefilled: [String: AnswerValue], of form: String?) -> FormInputs {
    var inputs = FormInputs()
    let time = LocalTime.now
    // Nothing from the account's environment, which all visitors share.
    var variables = environment.filter { ["LANG", "TERM"].contains($0.key) }
    variables["USER"] = personName
    inputs.facts.environment = variables
    inputs.facts.today = CalendarDate(year: time.year, month: time.month, day: time.day)
    inputs.clock.secondsSinceEpoch = time.secondsSinceEpoch
    inputs.clock.utcOffset = time.utcOffset
    let zone = environment["TZ"]
    inputs.clock.zone = { ZoneRules.named(zone) }
    inputs.grants = Site.reading().grants
    inputs.prefilled = prefilled
    inputs.files = form.flatMap(folder)?.names
    inputs.sources.run = runner
    return inputs
  }

  /// The folder that the path fields of a form may reach; nil if it has none.
  func folder(of form: String) -> ReachedFolder? {
    site.settings.folders[form].flatMap { ReachedFolder(of: site, named: $0) }
  }

  /// Runs only the commands granted by `site.yaml`, in the site's folder.
  private var runner: CommandRunner {
    let granted = site.settings.commands
    let run = CommandProcesses.runner(environment: HookMessage.environment)
    let count = site.settings.quotas.processes
    let slots = CommandSlots(count) { [weak self] in self?.noteLimit("processes \(count)") }
    return { command, input in
      guard granted.contains(command.arguments[0]) else {
        return .failed(reason: "'\(command.arguments[0])' is not granted")
      }
      return await slots.run { await run(command, input) }
    }
  }

  var context: ReadingContext {
    let zone = environment["TZ"]
    return ReadingContext(now: LocalTime.now.local) { ZoneRules.named(zone) }
  }

  /// What is filled in beforehand: the answers of the submission to revise, or of the request to answer, that fit
  /// the form.
  func known(of opened: OpenedForm) -> [String: AnswerValue] {
    guard let text = opened.request?.prefilled ?? opened.replaced?.answers else { return [:] }
    return AnswersReader.read(Array(text.utf8), path: "answers", for: opened.definition).answers
  }

  func receiving(_ form: OpenedForm) -> Receiving {
    Receiving(site: site, store: store, actor: actor, person: personName, form: form, lease: lease)
  }
}
