import ArgumentParser
import FormDefinitions

/// Options that say how the answers are written, and where.
struct OutputOptions: ParsableArguments {
  @Option(name: .customLong("output"), help: "How the answers are written.")
  var format = OutputFormat.json

  @Option(
    help: ArgumentHelp("The text for '--output template', with {{ID}} where answers go.", valueName: "file"),
    completion: .file())
  var template: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "Write the answers to this file, readable only by you, instead of standard output.", valueName: "file"),
    completion: .file())
  var path: String?

  func validate() throws {
    if format == .template, template == nil {
      throw ValidationError("'--output template' needs '--template FILE'.")
    }
    if format != .template, template != nil { throw ValidationError("'--template' needs '--output template'.") }
  }
}
