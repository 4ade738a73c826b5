import ArgumentParser
import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import KeyScripts
import TerminalDriver
import TerminalModel
import Values
import Wording

struct ElicitCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elicit",
    abstract: "Show a request of an MCP server as a form, and print the result.",
    discussion: """
      One elicitation/create request on standard input: its parameters, or the whole JSON-RPC request, which gets a \
      JSON-RPC response. Submitting accepts, F9 declines, Esc and Ctrl-C cancel. Secrets are not asked for in this way.

      Exit status: 0 accepted, declined or cancelled, 64 wrong usage, 65 a request that cannot be shown, 69 no \
      terminal, 74 result not written, 124 time is up.
      """)

  static let standardInputReader: String? = "the request"

  var server: String?
  var language = LanguageOptions()
  var appearance = AppearanceOptions()
  var problems = ProblemOptions()
  var timeout: TimeLimit?
  var keys: String?

  static var rows: [CommandRow<Self>] {
    [
      .option("server", "Who asks; it is shown.", value: "name") { $0.server = $1 }
    ]
    LanguageOptions.rows { $1(&$0.language) }
    AppearanceOptions.rows { $1(&$0.appearance) }
    ProblemOptions.rows { $1(&$0.problems) }
    [
      .option("timeout", "Cancel after this time, such as 90s, 5m or 1h.", value: "duration") { $0.timeout = $1 },
      .option(
        "keys", "Take the keystrokes from a script; needs no terminal.", value: "script",
        completion: .file(extensions: ["keys"])
      ) { $0.keys = $1 }.input,
    ]
  }

  @MainActor func perform() throws(CommandFailure) {
    StandardError.configure(problems: problems.format, color: appearance.color)
    timeout?.begin()
    let request = try request()
    StandardError.report(request.warnings)
    var isDeclined = false
    do throws(CommandFailure) {
      let start = MonotonicClock.now
      let form = try form(request.definition) { isDeclined = true }
      timeout?.begin(at: start)
      try answer(request.response(.accept, answers: form.answers))
    } catch {
      switch error.status {
      // Esc, Ctrl-C, and end of input.
      case .failure where keys == nil || error.problems.isEmpty, .signal(2):
        try answer(request.response(isDeclined ? .decline : .cancel))
      case .timedOut:
        try answer(request.response(.cancel))
        throw error
      default:
        if let failure = request.failure(.internalError, error.problems.first?.message ?? "the form was ended") {
          try answer(failure)
        }
        throw error
      }
    }
  }

  private func request() throws(CommandFailure) -> ElicitationRequest {
    let bytes = try FormFile.bytes(of: "-")
    let language = try language.language()
    do throws(ElicitationRequest.Refusal) {
      return try ElicitationRequest.read(bytes, server: server, language: language)
    } catch {
      if let response = error.response { try answer(response) }
      throw CommandFailure(.wrongInput, problems: error.problems)
    }
  }

  @MainActor private func form(
    _ definition: FormDefinition, decline: @escaping () -> Void
  ) throws(CommandFailure) -> any FilledForm {
    let environment = ProcessEnvironment.variables
    var configuration = FormConfiguration(FormInputs(of: .now, environment: environment))
    try appearance.look.configure(&configuration.appearance)
    configuration.appearance.toolbarItems = [
      HostedItem(
        label: Message.formDeclineItem.text(in: definition.language), key: Key(.function(9)), word: "decline",
        action: decline)
    ]
    // The person must see who asks, and everything that is sent.
    configuration.appearance.keepsHeader = true
    configuration.appearance.reviews = .unlessAllIsInSight
    if let keys {
      let script = try KeyScript.read(keys, granting: Grants())
      return try script.play(on: definition, configuration, timeout: timeout?.duration)
    }
    var host = FormHost(appearance: appearance, inputrc: nil, inputIsFree: false, environment: environment)
    host.helpWithoutTerminal = "use --keys SCRIPT to play keystrokes"
    do throws(CommandFailure) {
      return try host.ask(definition, configuration, timeout: timeout?.duration)
    } catch {
      throw error.namingUnanswered(of: definition, configuration.inputs, help: "")
    }
  }

  private func answer(_ result: JSONValue) throws(CommandFailure) { try StandardOutput.print("\(result)\n") }
}
