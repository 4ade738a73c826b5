import FormDefinitions
import Platform
import TerminalDriver
import TerminalModel
import Values
import Wording

/// A site as used by one person, or by an owner on the machine itself: permissions and requests.
package final class Service {
  private(set) var site: Site
  let store: SiteStore
  private let patience: StorePatience
  let actor: Actor
  /// Nil for an owner, who has all permissions.
  let person: SiteSettings.Person?
  let environment: [String: String]
  let lease = Lease()
  /// When the command began, on `MonotonicClock`.
  private let began = MonotonicClock.now
  /// Nil for an owner.
  let upkeep: SessionUpkeep?
  private let visitor: Visitor?
  /// True for a process that goes on as a service, also while the store cannot be reached.
  var waitsForStore = false
  /// The limits that the audit has a row of this session for, of those that may be met with every key.
  var limitsMet: Set<String> = []
  var progress: ProgressBar?

  /// Acts as an owner, which is anyone with write access to the database.
  package init(owning site: Site, environment: [String: String] = ProcessEnvironment.variables) throws(SiteFailure) {
    self.site = site
    self.environment = environment
    (person, visitor, upkeep) = (nil, nil, nil)
    actor = Actor(person: "\(Actor.local)\(UserAccount.current?.loginName ?? String(getuid()))")
    Self.enter(site)
    patience = StorePatience(isForOwner: true)
    store = try patience.stored { () throws(StoreError) in try site.openStore() }
  }

  /// - Parameter waiting: Not nil for the command `wait`, which waits for a store that is away without a terminal, too. It
  ///   holds how long; nil for no limit.
  private init(
    _ site: Site, for visitor: Visitor, environment: [String: String], waiting: Duration??
  ) throws(SiteFailure) {
    self.site = site
    self.environment = environment
    (person, actor, self.visitor) = (visitor.person, visitor.actor, visitor)
    let language = LanguageTag { environment[$0] }.flatMap(DisplayLanguage.init) ?? .english
    let waits = StoreWaits()
    upkeep = SessionUpkeep(
      waitingFor: waits, sentence: Message.siteStoreSlow.text(in: language),
      limitSentence: Message.siteSessionUsedUp.text(in: language), hasTerminal: Self.hasTerminal)
    let notice = Message.siteStoreAwaited.text(in: language)
    patience = StorePatience(
      isForOwner: false, notice: Self.hasTerminal ? notice : nil, limit: site.settings.quotas.idle)
    let opening = waiting.map {
      StorePatience(isForOwner: false, notice: notice, limit: $0, isTimeOfCommand: true)
    }
    store = try (opening ?? patience).stored { () throws(StoreError) in try site.openStore(waits) }
  }

  /// Uses the store; a person at a terminal waits until it can be reached.
  func stored<Result>(_ result: @autoclosure () throws(StoreError) -> Result) throws(SiteFailure) -> Result {
    try patience.stored { () throws(StoreError) in
      do throws(StoreError) {
        return try result()
      } catch {
        log.note("store", ["error": error.report], isProblem: true)
        throw error
      }
    }
  }

  /// Goes on with the site as it is served now.
  func update(_ watch: SiteWatch) { site = watch.changed(site) ?? site }

  /// Commands of hooks and forms run relative to the site.
  private static func enter(_ site: Site) { _ = chdir(site.folder) }

  /// What can be asked for over ssh, a line each.
  nonisolated package static var commands: String { OriginalCommand.commands }

  /// Entry point of sshd's `ForceCommand`.
  /// - Parameter name: The person to act as, if not connected through sshd.
  package static func serve(
    _ path: String, as name: String?, environment: [String: String] = ProcessEnvironment.variables
  ) throws(SiteFailure) {
    // sshd waits for it, not a shell.
    ProcessSignals.endByNumber()
    // The details of the mistakes do not concern visitors.
    guard let site = try Site(serving: path) else {
      throw SiteFailure(.wrongInput, "this site has mistakes: 'formline site check' tells its owners which")
    }
    // Over ssh, the key determines the person.
    let isLocal = environment["SSH_USER_AUTH"] == nil && environment["SSH_CONNECTION"] == nil
    // The command that identifies people runs there, too.
    enter(site)
    let visitor =
      if let name, isLocal {
        try Visitor(named: name, of: site)
      } else {
        try Visitor(of: site, environment: environment)
      }
    let command: OriginalCommand
    do throws(OriginalCommand.Mistake) {
      // Of what is not UTF-8 nothing is known, not even that it was no wish for the list.
      guard environment["SSH_ORIGINAL_COMMAND"] != nil || getenv("SSH_ORIGINAL_COMMAND") == nil else {
        throw OriginalCommand.Mistake("the command is not UTF-8")
      }
      command = try OriginalCommand(parsing: environment["SSH_ORIGINAL_COMMAND"] ?? "")
    } catch {
      throw SiteFailure(.usage, error.message)
    }
    if case .help = command { return try SiteFailure.print(OriginalCommand.overview) }
    let service = try Service(site, for: visitor, environment: environment, waiting: command.waiting)
    let doing = DisplayText.visible(String((environment["SSH_ORIGINAL_COMMAND"] ?? "").prefix(100)), lines: .single)
    try service.inSession(doing: doing, onlyReading: command.onlyReads && !hasTerminal) { () throws(SiteFailure) in
      try service.perform(command)
    }
  }

  /// Writes what a session begins with.
  /// - Parameter onlyReading: True for one that can do without: nothing can be written where the disk is full, or somebody
  ///   holds a lock.
  /// - Returns: Nil if the session does without.
  private func begin<Result>(
    onlyReading: Bool, _ write: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result? {
    guard onlyReading else { return try write() }
    do throws(StoreError) {
      // A file is only waited for where another process has locked it.
      return try SilenceLimit.during(site.settings.store == .file ? .beside : .current, write)
    } catch {
      guard [.full, .readOnly, .busy].contains(error.kind) else { throw error }
      return nil
    }
  }

  /// Runs `body` as a session, which counts towards the quotas.
  private func inSession(
    doing: String, onlyReading: Bool, _ body: () throws(SiteFailure) -> Void
  ) throws(SiteFailure) {
    let registration = try stored(
      begin(onlyReading: onlyReading) { () throws(StoreError) in
        try store.openSession(lease, of: personName, site.settings.quotas, from: actor.address, doing: doing)
      })
    if let refusal = registration ?? nil {
      switch refusal {
      case .ofPerson(let count): noteLimit("sessions \(count)")
      case .ofSite(let count): noteLimit("siteSessions \(count)")
      }
      throw SiteFailure(.unavailable, say(.siteTooManySessions))
    }
    SessionLimits.end(after: site.settings.quotas, saying: say(.siteSessionUsedUp))
    let record = site.settings.identify.isUsed ? visitor?.identification.record : nil
    log.note(
      "login", ["person": personName, "key": actor.key, "address": actor.address, "command": doing, "by": record])
    if let record {
      do throws(StoreError) {
        _ = try begin(onlyReading: onlyReading) { () throws(StoreError) in try store.note(actor, "login", record) }
      } catch {
        throw SiteFailure(error, isForOwner: false)
      }
    }
    if let visitor { upkeep?.begin(.init(site: site, store: store, lease: lease, visitor: visitor)) }
    defer {
      upkeep?.finish()
      if registration != nil { store.tidy { (store) throws(StoreError) in try store.closeSession(lease) } }
      store.tidy { (store) throws(StoreError) in try store.orderAudit() }
      log.note("logout", ["person": personName, "address": actor.address])
    }
    if let since = site.failsSince, may(.publish) {
      StandardErrorOutput.write("formline: \(say(.siteConfigurationFails(time: shortTime(since))))\n")
    }
    do throws(SiteFailure) {
      try body()
    } catch {
      // Its sentences may quote answers.
      if error.status >= SiteFailure.Status.notFound.rawValue, error.status < SiteFailure.Status.timedOut.rawValue {
        log.note("error", ["person": personName, "status": "\(error.status)"], isProblem: true)
      }
      throw error
    }
  }

  /// True if the person has a permission for any form.
  private func may(_ permission: SiteSettings.Permission) -> Bool { site.forms.contains { may(permission, $0) } }

  var log: SiteLog { SiteLog(site) }

  private func perform(_ command: OriginalCommand) throws(SiteFailure) {
    switch command {
    case .list: if hasTerminal { try chooseOnTerminal() } else { try printList() }
    case .fill(let form, let id): try fill(form, id: id)
    case .questions(let form): try questions(form)
    case .submissions(let form?, let filter): try listSubmissions(of: form, filter)
    case .submissions(nil, let filter): try printOwn(filter)
    case .export(let form, let format, let filter): try export(form, format, filter)
    case .publish(let form): try publish(form)
    case .amend(let id): try amend(id)
    case .request(let form, let of, let expires, let id):
      let input = hasTerminal ? [] : try pipedInput()
      try request(
        Asking(form: form, of: of, input: input, inputName: "standard input", expires: expires, id: id))
    case .wait(let id, let limit):
      let passed = Duration.nanoseconds(MonotonicClock.now - began)
      try wait(for: id, limit: limit.map { max(.zero, $0 - passed) })
    case .withdraw(let id): try withdraw(id)
    case .answer(let id): try answer(id)
    case .help: preconditionFailure("help needs no store, and is printed before")
    }
  }

  // Identity.

  /// The name under which submissions and drafts are stored.
  var personName: String { actor.person }

  func permissions(for form: String) -> Set<SiteSettings.Permission> {
    guard let person else { return Set(SiteSettings.Permission.allCases) }
    return site.settings.permissions(of: person, for: form)
  }

  func may(_ permission: SiteSettings.Permission, _ form: String) -> Bool {
    permissions(for: form).contains(permission)
  }

  /// Answers a forbidden request as if its object did not exist, and records it in the audit.
  /// - Parameter help: What to do.
  func refuse(_ what: String, _ subject: String, help: String = "") -> SiteFailure {
    // Untrusted text, so it is truncated and made printable.
    let subject = DisplayText.visible(String(subject.prefix(100)), lines: .single)
    log.note(
      "refuse", ["person": personName, "address": actor.address, "what": what, "subject": subject], isProblem: true)
    try? store.note(actor, "refuse", "\(what) \(subject)")
    return SiteFailure(.notFound, "there is no \(what) '\(subject)'" + help)
  }

  func require(_ permission: SiteSettings.Permission, _ form: String, help: String = "") throws(SiteFailure) {
    guard FormName.hasSubmissions(form), may(permission, form) else { throw refuse("form", form, help: help) }
  }

  // Environment.

  var hasTerminal: Bool { Self.hasTerminal }

  private static var hasTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  var language: LanguageTag? { LanguageTag { environment[$0] } }

  /// Our own wording in the person's language.
  func say(_ message: Message) -> String { message.text(in: language.flatMap(DisplayLanguage.init) ?? .english) }

  func print(_ text: String) throws(SiteFailure) {
    progress?.makeRoom()
    try SiteFailure.print(text)
  }

  /// Prints a line about what was done, which stays done where that cannot be written: then the failure says it, too.
  /// - Parameter sentence: What the failure says; nil for the line.
  func confirm(_ line: String, saying sentence: String? = nil) throws(SiteFailure) {
    do throws(SiteFailure) {
      try print(line + "\n")
    } catch {
      throw SiteFailure(.unwritable, problems: error.problems + [ReportedProblem(saying: sentence ?? line)])
    }
  }

  // Forms.

  /// The current version of a form; publishes a form that has none.
  /// - Throws: If there is no such form; mistakes in one that is about to be published.
  func currentVersion(of form: String) throws(SiteFailure) -> FormVersion {
    guard site.forms.contains(form) else { throw refuse("form", form) }
    if let version = try stored(store.currentVersion(of: form)) { return version }
    let found = try? site.read(form)
    guard person == nil || found.map({ !$0.diagnostics.contains { $0.severity == .error } }) ?? false else {
      throw SiteFailure(.wrongInput, "the form '\(form)' has mistakes: 'formline site check' tells its owners which")
    }
    let readable = if let found { found } else { try site.read(form) }
    let version = try version(of: readable)
    return try stored(store.publish(version, onlyFirst: true, Actor(person: "site")).version)
  }

  /// A definition in the folder as a version to be published.
  /// - Throws: Its mistakes.
  func version(of form: SiteForm) throws(SiteFailure) -> FormVersion {
    let definition = try form.definition()
    return FormVersion(
      sequence: 0, form: form.name, hash: form.hash, published: "", publisher: "",
      definition: String(decoding: form.bytes, as: UTF8.self), files: form.files.text(.compact),
      answerSchema: answerSchema(of: definition))
  }

  /// The version of a form by hash, with its definition.
  func version(_ hash: String, of form: String) throws(SiteFailure) -> (FormVersion, FormDefinition) {
    guard let version = try stored(store.version(hash, of: form)) else {
      throw SiteFailure(.wrongInput, "the version \(hash) of '\(form)' is not in the store")
    }
    return (version, try definition(of: version))
  }

  func definition(of version: FormVersion, askedBy asker: String? = nil) throws(SiteFailure) -> FormDefinition {
    guard let definition = version.read(in: language, askedBy: asker) else {
      throw SiteFailure(.wrongInput, "the version \(version.hash) of '\(version.form)' cannot be read any more")
    }
    return definition
  }

  // Versions.

  /// Publishes the definition in the folder.
  package func publish(_ form: String) throws(SiteFailure) {
    try require(.publish, form)
    guard site.forms.contains(form) else { throw refuse("form", form) }
    let version = try version(of: site.read(form))
    let (published, isNew) = try stored(store.publish(version, actor))
    try confirm("\(isNew ? "published" : "unchanged") \(form) \(published.hash)")
  }
}
