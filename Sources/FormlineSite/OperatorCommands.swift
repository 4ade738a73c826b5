import ArgumentParser
import FormSite

struct SiteStatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Report the site's health, for people and for monitors.",
    discussion: """
      Exit status: 0 all is well, 1 something needs attention (mistakes in site.yaml, deliveries given up or late, little \
      space), 65 no site.yaml was right so far, 69 the store cannot be reached.
      """)

  @OptionGroup var site: SiteArgument

  @Flag(help: "As a JSON object.")
  var json = false

  @Flag(help: "In the text format of Prometheus.")
  var metrics = false

  func validate() throws {
    guard !json || !metrics else { throw ValidationError("Take one of '--json' and '--metrics'.") }
  }

  func run() throws {
    try MainActor.assumeIsolated { try Service.printStatus(of: site.site, json ? .json : metrics ? .metrics : .text) }
  }
}

/// `formline site sessions SITE [end ID]`
struct ListSessions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions", abstract: "List the open sessions, or end one.",
    discussion: "A line each: id, since when, person, address, state, command. A session that is ended keeps its draft."
  )

  enum Action: String, ExpressibleByArgument, CaseIterable { case end }

  @OptionGroup var site: SiteArgument

  @Argument(help: "end, to end a session; without it, they are listed.")
  var action: Action?

  @Argument(help: "The session's id.")
  var id: String?

  func validate() throws {
    guard (action == nil) == (id == nil) else { throw ValidationError("'end' needs the id of a session.") }
  }

  func run() throws {
    try site.owned { service in
      if let id { try service.endSession(id) } else { try service.listSessions() }
    }
  }
}

/// `formline site drafts SITE [discard ID]`
struct ListDrafts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drafts", abstract: "List unfinished forms, or discard one.",
    discussion: "A line each: id, when it was changed, person, form, size, and whether a session has it open.")

  enum Action: String, ExpressibleByArgument, CaseIterable { case discard }

  @OptionGroup var site: SiteArgument

  @Argument(help: "discard, to remove a draft; without it, they are listed.")
  var action: Action?

  @Argument(help: "The draft's id.")
  var id: String?

  func validate() throws {
    guard (action == nil) == (id == nil) else { throw ValidationError("'discard' needs the id of a draft.") }
  }

  func run() throws {
    try site.owned { service in
      if let id { try service.discardDraft(id) } else { try service.listDrafts() }
    }
  }
}

/// `formline site show SITE ID`
struct ShowSubmission: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show what was submitted, with every revision and what it changed.")

  @OptionGroup var site: SiteArgument

  @Argument(help: "The id of any of its revisions.")
  var id: String

  func run() throws { try site.owned { try $0.show(id) } }
}

/// `formline site close SITE FORM`
struct CloseForm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "close", abstract: "Close a form: nobody can fill it in until it is opened.",
    discussion: "Drafts are kept. 'opens' and 'closes' in site.yaml do it by date.")

  @OptionGroup var place: FormArguments

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Open it by itself at a date or a moment.", valueName: "time"))
  var until: String?

  func run() throws { try place.owned { try $0.close($1, until: until) } }
}

/// `formline site open SITE FORM`
struct OpenForm: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "open", abstract: "Open a form that was closed.")

  @OptionGroup var place: FormArguments

  func run() throws { try place.owned { try $0.open(closed: $1) } }
}

/// `formline site hooks SITE [retry]`
struct ListHooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hooks", abstract: "List pending and abandoned deliveries to hooks, or retry the abandoned ones.",
    discussion: "A line each: hook, form, id, event, tries, when it is tried next, the last error.")

  enum Action: String, ExpressibleByArgument, CaseIterable { case retry }

  @OptionGroup var site: SiteArgument

  @Argument(help: "retry, to schedule abandoned deliveries again; without it, they are listed.")
  var action: Action?

  func run() throws {
    try site.owned { service in
      if action == .retry { try service.deliverAgain() } else { try service.listHooks() }
    }
  }
}
