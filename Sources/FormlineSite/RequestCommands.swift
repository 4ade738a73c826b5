import ArgumentParser
import FormSite
import TerminalDriver
import Values

/// `formline site request SITE FORM --to WHO`
struct RequestAnswer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "request",
    abstract: "Ask another person to fill in a form, and print the id of the request.",
    discussion: """
      The person asked sees it first at the next login. A second call with the same --id opens nothing new. With --elicit, an \
      elicitation/create request of the Model Context Protocol on standard input is the form.
      """)

  @OptionGroup var site: SiteArgument

  @Argument(help: "The form's name.")
  var form: String?

  @Option(help: ArgumentHelp("A person, or a group; the first answer of a group counts.", valueName: "who"))
  var to: String

  @Option(help: ArgumentHelp("Prefilled answers, as JSON or YAML; '-' is standard input.", valueName: "file"))
  var answers: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("When it ends by itself, such as 2h, or a moment.", valueName: "time"))
  var expires: String?

  @Option(help: ArgumentHelp("Its id, of letters, digits, '-' and '_'.", valueName: "id"))
  var id: String?

  @Flag(help: "The form is a request of MCP on standard input.")
  var elicit = false

  func validate() throws {
    guard elicit != (form != nil) else {
      throw ValidationError(
        elicit ? "'--elicit' is in place of a form's name." : "It needs the name of a form, or '--elicit'.")
    }
    guard !elicit || answers == nil else { throw ValidationError("'--answers' is for a form of the site.") }
  }

  func run() throws {
    let path = elicit ? "-" : answers
    let input = try path.map { try SiteFailure.reading(InputFile.read($0, limit: 5 << 20)) } ?? []
    let asking = Service.Asking(
      form: form, of: to, input: input, inputName: path == "-" ? "standard input" : path ?? "", expires: expires, id: id
    )
    try site.serving { try $0.request(asking) }
  }
}

/// `formline site wait SITE ID`
struct WaitForAnswer: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wait", abstract: "Wait for the answers of a request, and print them.",
    discussion: """
      It may be started again at any time, on any machine, and outlives restarts of the database. Exit status: 0 \
      answered, 1 declined, expired or withdrawn (then it prints {state, reason}), 66 no such request, 124 time is up.
      """)

  @OptionGroup var site: SiteArgument

  @Argument(help: "The request's id.")
  var id: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Wait no longer than this, such as 90s or 2h.", valueName: "duration"),
    transform: { text in
      guard let limit = Duration(argument: text) else { throw ValidationError("Write it like 90, 90s, 5m or 2h.") }
      return limit
    })
  var timeout: Duration?

  func run() throws {
    try MainActor.assumeIsolated {
      let site = try site.served
      try Service.wait(for: id, limit: timeout) { () throws(SiteFailure) in try Service(owning: site) }
    }
  }
}

/// `formline site withdraw SITE ID`
struct WithdrawRequest: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw", abstract: "Take a request back.",
    discussion: "Exit status: 0 withdrawn, 1 it had ended before, 66 no such request.")

  @OptionGroup var site: SiteArgument

  @Argument(help: "The request's id.")
  var id: String

  func run() throws { try site.serving { try $0.withdraw(id) } }
}
