import ArgumentParser
import CMemory
import FormDefinitions
import FormSite
import Platform
import TerminalDriver
import Values

/// The command `formline-site`, which `formline site` runs.
@main
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formline site",
    abstract: "Forms that many people fill in, over ssh.",
    discussion: """
      A site is a folder: site.yaml says who may do what, forms/ holds the definitions. sshd starts 'formline site serve' \
      for everybody who logs in; what they submit is in a database. formline-site(1) says how sshd is set up.

      Exit status: 0 done, 1 mistakes found or cancelled, 2 answers are missing or wrong, 64 wrong usage, 65 a site, form \
      or answers are malformed, 66 not found, or not for the one who asks, 69 no terminal, no store or a limit reached, \
      74 not stored, or standard output cannot be written.
      """,
    version: Service.version,
    subcommands: [
      CheckSite.self, ServeSite.self, SiteKeys.self, PublishForm.self, ListSubmissions.self, ExportForm.self,
      AmendSubmission.self, MigrateForm.self, DeliverHooks.self, AuditSite.self, PurgeSite.self,
      SiteStatusCommand.self, ListSessions.self, ListDrafts.self, ShowSubmission.self, OpenForm.self, CloseForm.self,
      ListHooks.self, RequestAnswer.self, WaitForAnswer.self, WithdrawRequest.self,
    ])

  static let _errorPrefix = ""

  static func main() {
    // A file opened later must not reuse the descriptor of a closed standard stream.
    StandardStreams.reserve()
    ProcessSignals.catchFailedWriting()
    ProcessSignals.leaveNoCore()
    ProcessEnvironment.refuseStrangeTimeZone()
    do {
      let arguments = Array(Machine.arguments.dropFirst())
      // sshd starts this for every connection, so ArgumentParser is skipped.
      if arguments.count == 2, arguments[0] == "serve", !arguments[1].hasPrefix("-") {
        memory_wipe_when_freed()
        try MainActor.assumeIsolated { try Service.serve(arguments[1], as: nil) }
      } else {
        try checkName(arguments.first)
        try checkOptions(arguments)
        var command = try parseAsRoot(arguments)
        try command.run()
      }
      end(0)
    } catch let failure as SiteFailure {
      end(failure)
    } catch {
      let message = fullMessage(for: error) + "\n"
      guard exitCode(for: error).isSuccess else {
        StandardErrorOutput.write("formline: " + message.prefix(1).lowercased() + message.dropFirst())
        end(64)
      }
      do throws(SiteFailure) { try SiteFailure.print(message) } catch { end(error) }
      end(0)
    }
  }

  private static func end(_ failure: SiteFailure) -> Never {
    StandardErrorOutput.write(failure.problems.map { $0.text + "\n" }.joined())
    end(failure.status)
  }

  /// Ends the process. While another thread waits in libpq for a server that is silent, the handlers that libraries have
  /// for the end of a process would take away what it uses.
  static func end(_ status: Int32) -> Never {
    ProcessSignals.restoreTerminal()
    _exit(status)
  }
}

extension SiteCommand {
  /// Reports an unknown command, which the parser would only call unexpected.
  private static func checkName(_ name: String?) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let name else {
      throw ValidationError("No command was given; commands are \(names.joined(separator: ", ")).")
    }
    guard !name.hasPrefix("-"), name != "help", !names.contains(name) else { return }
    let help = NearestWord.hint(for: name, among: names)
    throw ValidationError("Unknown command '\(name)'; \(help ?? "commands are \(names.joined(separator: ", ")).")")
  }

  /// Reports an option that is there twice: the parser would take the last one without a word.
  private static func checkOptions(_ arguments: [String]) throws {
    var given: Set<Substring> = []
    for argument in arguments.prefix(while: { $0 != "--" }) where argument.hasPrefix("--") {
      let name = argument.prefix { $0 != "=" }
      guard given.insert(name).inserted else { throw ValidationError("'\(name)' is there twice.") }
    }
  }
}

/// The argument that all commands share.
struct SiteArgument: ParsableArguments {
  @Argument(help: "The site's folder.", completion: .directory)
  var site: String

  /// The site as it is served, even if its site.yaml has mistakes.
  var served: Site {
    get throws { if let served = try Site(serving: site) { served } else { try Site(at: site) } }
  }

  /// Runs `body` for the site as it is served.
  func serving(_ body: @MainActor (Service) throws -> Void) throws {
    try MainActor.assumeIsolated { try body(Service(owning: served)) }
  }

  func owned(_ body: @MainActor (Service) throws -> Void) throws {
    try MainActor.assumeIsolated { try body(Service(owning: Site(at: site))) }
  }
}

struct FormArguments: ParsableArguments {
  @OptionGroup var site: SiteArgument

  @Argument(help: "The form's name.")
  var form: String

  func owned(_ body: @MainActor (Service, _ form: String) throws -> Void) throws {
    try site.owned { try body($0, form) }
  }
}

/// Options that select submissions.
struct FilterOptions: ParsableArguments {
  @Option(
    name: .customLong("where"), parsing: .unconditional,
    help: ArgumentHelp(
      "A condition (CEL) on the answers; besides fields there are id, person, submitted and revision.", valueName: "cel"
    ))
  var condition: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Submitted since a day, a moment, or a span such as 12h or 7d ago.", valueName: "time"))
  var since: String?

  var filter: SubmissionFilter { SubmissionFilter(condition: condition, since: since) }
}

struct CheckSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report every mistake in site.yaml and in the forms.",
    discussion: """
      It opens the store, too. Exit status: 0 no mistakes, 1 mistakes found, 65 the address of the store is malformed, 66 \
      it is no site, 69 the store cannot be reached, 74 it can be but not be used.
      """)

  /// The formats of reported mistakes.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github }

  @OptionGroup var site: SiteArgument

  @Option(help: "How mistakes are reported: for people, or as data on standard output, an object a line.")
  var problems = Format.text

  func run() throws {
    let site = try Site(reading: site.site)
    let found = try site.allDiagnostics()
    let reports = found.map { $0.report(color: StandardErrorOutput.isTerminal && problems == .text) }
    switch problems {
    case .text: StandardErrorOutput.write(reports.map { $0.text + "\n" }.joined())
    case .json: try SiteFailure.print(ReportedProblem.jsonLines(reports))
    case .github: try SiteFailure.print(ReportedProblem.githubCommands(reports))
    }
    if found.contains(where: { $0.severity == .error }) { SiteCommand.end(1) }
    let (receipts, missing) = try site.checkStore()
    if problems == .text {
      if let missing { StandardErrorOutput.write("formline: \(missing)\n") }
      let count = site.formCount
      try SiteFailure.print(
        (receipts.map { $0 + "\n" } ?? "")
          + "site.yaml and \(count) \(count == 1 ? "form" : "forms") checked\(found.isEmpty ? ", no mistakes" : "")\n")
    }
  }
}

struct ServeSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serve one person: what sshd's ForceCommand runs.",
    discussion: """
      sshd says who is connected (ExposeAuthInfo yes), and SSH_ORIGINAL_COMMAND what they want:

        (nothing)                  the forms, one's drafts, submissions and questions
      \(Service.commands)
      """)

  @OptionGroup var site: SiteArgument

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Act as this person, where no sshd says who is connected.", valueName: "person"))
  var person: String?

  func run() throws {
    memory_wipe_when_freed()
    try MainActor.assumeIsolated { try Service.serve(site.site, as: person) }
  }
}

struct SiteKeys: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keys", abstract: "Print the authorized_keys line of a key, restricted to being served.",
    discussion: """
      What sshd's AuthorizedKeysCommand runs, with %f, and with %t %k as well where site.yaml has 'identify'. Prints nothing \
      for a key that is nobody's.
      """)

  @OptionGroup var site: SiteArgument

  @Argument(help: "The key's fingerprint, SHA256:…")
  var fingerprint: String

  @Argument(help: "The type of the key or certificate.")
  var type: String?

  @Argument(help: "The key or certificate in Base64.")
  var key: String?

  func validate() throws {
    guard (type == nil) == (key == nil) else { throw ValidationError("A type needs a key: '%f %t %k'.") }
  }

  func run() throws {
    let shown = type.flatMap { type in key.map { "\(type) \($0)" } }
    let lines = try site.served.authorizedKeysLines(for: fingerprint, shown: shown)
    try SiteFailure.print(lines.map { $0 + "\n" }.joined())
  }
}

/// `formline site publish SITE FORM`
struct PublishForm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish", abstract: "Open the definition in forms/ to be filled in.",
    discussion: """
      A definition with mistakes is not published, and the version before goes on. Forms that are open, and drafts, can \
      be finished under the version that they were begun under.
      """)

  @OptionGroup var place: FormArguments

  func run() throws { try place.owned { try $0.publish($1) } }
}

/// `formline site submissions SITE FORM`
struct ListSubmissions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "submissions", abstract: "List what was submitted, a line each, the oldest first.")

  @OptionGroup var place: FormArguments

  @OptionGroup var filter: FilterOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("List at most this many, and say how the list goes on.", valueName: "count"))
  var limit: Int?

  @Option(help: ArgumentHelp("List only what follows this one.", valueName: "id"))
  var after: String?

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("'--limit' must be a whole number from 1 on.") }
  }

  func run() throws {
    let filter = SubmissionFilter(condition: filter.condition, since: filter.since, after: after, limit: limit)
    try place.owned { try $0.listSubmissions(of: $1, filter) }
  }
}

extension ExportFormat: ExpressibleByArgument {}

/// `formline site export SITE FORM`
struct ExportForm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all submissions of a form, of every version.",
    discussion: """
      In the order of submission. As JSON, an object a line: id, form, version, person, opened, submitted, revision, replaces, answers. As CSV (RFC \
      4180), the same with a column for each field.
      """)

  @OptionGroup var place: FormArguments

  @Option(help: "How they are written.")
  var format = ExportFormat.jsonl

  @Flag(help: "Do not quote cells of CSV that begin like formulas; a spreadsheet may run them.")
  var raw = false

  @OptionGroup var filter: FilterOptions

  func run() throws {
    var filter = filter.filter
    filter.isRaw = raw
    try place.owned { try $0.export($1, format, filter) }
  }
}

/// `formline site amend SITE ID`
struct AmendSubmission: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "amend", abstract: "Submit another revision of what was submitted.",
    discussion: """
      On a terminal the form is shown with the answers; else answers on standard input replace those of the same fields. \
      Exit status: 0 submitted, 1 cancelled, purged, or there is a newer revision, 2 answers are missing or wrong, 66 no \
      such submission.
      """)

  @OptionGroup var site: SiteArgument

  @Argument(help: "The id of the latest revision.")
  var id: String

  func run() throws {
    memory_wipe_when_freed()
    try site.owned { try $0.amend(id) }
  }
}

/// `formline site migrate SITE FORM --dry-run`
struct MigrateForm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "List the submissions that would not fit the definition in forms/.",
    discussion: "What was submitted is never rewritten: 'from' in a definition says how older answers map.")

  @OptionGroup var place: FormArguments

  @Flag(help: "Only report what would not fit; submissions are never rewritten.")
  var dryRun = false

  func validate() throws {
    guard dryRun else { throw ValidationError("What was submitted is never rewritten: add '--dry-run' to look.") }
  }

  func run() throws { try place.owned { try $0.listMisfits(of: $1) } }
}

/// `formline site deliver SITE`
struct DeliverHooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deliver", abstract: "Run the hooks of what was submitted.",
    discussion: """
      Every hook runs at least once for each submission, in their order; one that fails is tried again after 1 s, 2 s, \
      4 s, … up to an hour. Exit status: 0 all that was due is delivered, 1 a hook has failed.
      """)

  @OptionGroup var site: SiteArgument

  @Flag(help: "Keep running, and deliver what is submitted.")
  var watch = false

  @Flag(help: "Retry failed deliveries at once, abandoned ones included.")
  var now = false

  func run() throws {
    try site.serving { service in
      if now { try service.deliverAgain() }
      if watch { try service.keepDelivering() }
      let failures = try service.deliver(ignoringDelays: now)
      if now { try service.tellOfReserved() }
      if failures > 0 { SiteCommand.end(1) }
    }
  }
}

struct AuditSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Verify that nothing in the store was changed.",
    discussion: "Exit status: 0 nothing was changed, 1 something was.")

  enum Action: String, ExpressibleByArgument, CaseIterable { case verify, list }

  @OptionGroup var site: SiteArgument

  @Argument(help: "verify, or list to print every row.")
  var action: Action

  @Option(help: ArgumentHelp("Also verify every receipt in a file; '-' is standard input.", valueName: "file"))
  var receipts: String?

  func validate() throws {
    guard receipts == nil || action == .verify else { throw ValidationError("'--receipts' belongs to 'verify'.") }
  }

  func run() throws {
    // Read before the site's folder becomes the working directory.
    let receipts = try receipts.map(PrintedReceipt.all)
    try site.owned { service in
      switch action {
      case .verify: try service.verifyAudit(receipts: receipts)
      case .list: try service.listAudit()
      }
    }
  }
}

struct PurgeSite: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "purge",
    abstract: "Delete answers older than 'retention' allows, or those of one submission or request.",
    discussion: """
      With them goes what was written for a request: answers known already, its own question, why it was declined. Ids, \
      digests and the audit are kept, and the audit can still be verified.
      """)

  @OptionGroup var site: SiteArgument

  @Argument(
    help:
      "A submission's id, for all its revisions, or that of a request that is not open; without one, everything older than 'retention' allows."
  )
  var id: String?

  @Flag(help: "Only print what would be deleted.")
  var dryRun = false

  func run() throws { try site.owned { try $0.purge(id, isDryRun: dryRun) } }
}
