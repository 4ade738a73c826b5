import ArgumentParser
import FormDefinitions

/// Options for the format and destination of answers.
nonisolated struct OutputOptions: OptionTable {
  var format = OutputFormat.json
  /// True if the call names the format; some forms have another default.
  var isFormatGiven = false
  var template: String?
  var path: String?
  var prefix: String?

  static var rows: [CommandRow<Self>] {
    [
      .option("output", default: OutputFormat.json, "How the answers are written.") {
        ($0.format, $0.isFormatGiven) = ($1, true)
      },
      .option(
        "template", "The text for '--output template', with {{ID}} where answers go.", value: "file",
        completion: .file()
      ) { $0.template = $1 }.input,
      .option(
        "to", "Write the answers to this file, readable only by you, instead of standard output, which is '-'.",
        value: "file", completion: .file()
      ) { $0.path = $1 }.asked,
      .option(
        "prefix", "What the names of '--output shell', 'bash' and 'env' begin with, such as form_.", value: "name"
      ) { $0.prefix = $1 }.asked,
    ]
  }

  func checkOptions() throws {
    if let prefix {
      guard format.answerFormat?.hasVariables == true else {
        throw ValidationError("'--prefix' needs '--output shell', 'bash' or 'env'.")
      }
      guard FieldDefinition.isID(prefix) else {
        throw ValidationError("'\(prefix)' begins no variable: write letters, digits and '_', not a digit first.")
      }
    }
    if format == .template, template == nil { throw ValidationError("'--output template' needs '--template FILE'.") }
    if format != .template, template != nil { throw ValidationError("'--template' needs '--output template'.") }
  }
}

nonisolated enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case json, yaml, env, shell, bash, lines
  /// The user's own template.
  case template
  /// An issue form's answers as GitHub writes them: the text of the issue, or the issue for its API.
  case body, issue
  /// The URL of the issue form on the web, prefilled.
  case url
  /// The inputs of a workflow, as options of `gh workflow run`.
  case args
  /// An editor's or agent's configuration, with the answers filled in.
  case resolved

  /// The formats that suit any form and need no file.
  static let general = [json, yaml, env, shell, bash, lines]

  /// The format of answers alone; nil for templates and formats of imported forms.
  var answerFormat: AnswerFormat? { AnswerFormat(rawValue: rawValue) }
}
