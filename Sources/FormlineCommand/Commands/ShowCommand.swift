import ArgumentParser
import DefinedForms
import FormModels
import FormDefinitions
import Formline
import KeyScripts
import Pictures
import TerminalDriver
import TerminalModel

/// `formline show FILE`
struct ShowCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print the form's first screen and exit; needs no terminal.",
    discussion: "Suggestions from this machine are left out, so the screen is the same wherever the language is.")

  var file = FileOptions()
  var language = LanguageOptions()
  var answers = AnswerOptions()
  var format = PictureFormat.text
  var look = LookOptions()
  var columns = 80
  var rows = 24

  static var rows: [CommandRow<Self>] {
    FileOptions.rows("The form's definition.") { $1(&$0.file) }
    ImportFileOptions.entryRow { $1(&$0.file.source) }
    LanguageOptions.rows { $1(&$0.language) }
    AnswerOptions.rows { $1(&$0.answers) }
    [
      .option(
        "format", default: PictureFormat.text,
        "What the screen is printed as: for people, terminals, pages, or as a picture."
      ) { $0.format = $1 }
    ]
    LookOptions.rows { $1(&$0.look) }
    [
      .option("columns", default: 80, "The width of the terminal.") {
        $0.columns = $1
      },
      .option("rows", default: 24, "The height of the terminal.") { $0.rows = $1 },
    ]
  }

  func checkOptions() throws {
    try answers.checkOptions()
    guard 1...1000 ~= columns, 1...1000 ~= rows else {
      throw ValidationError("'--columns' and '--rows' are from 1 to 1000.")
    }
  }

  @MainActor func perform() throws(CommandFailure) {
    var answers = answers
    let (definition, imported) = try file.form(for: &answers, in: language, namesClosed: true)
    let time = LocalTime.now
    var configuration = FormConfiguration()
    let given = try AnswerFiles(options: answers, definition: definition, imported: imported).read()
    configuration.inputs.prefilled = given.answers
    configuration.inputs.clock.secondsSinceEpoch = time.secondsSinceEpoch
    configuration.inputs.clock.utcOffset = time.utcOffset
    configuration.inputs.clock.zone = ReadingContext.system.zone
    try look.configure(&configuration.appearance)
    configuration.inputs.grants = file.granted.grants
    configuration.inputs.sources.run = file.granted.grants.commandRunner
    // Only variables that expressions read, since suggestions use the environment, too.
    configuration.inputs.facts.environment = ProcessEnvironment.variables.filter {
      definition.variables.contains($0.key)
    }
    var capabilities = TerminalCapabilities()
    if format != .text {
      capabilities.colorDepth = .trueColor
      configuration.appearance.terminalColors = configuration.appearance.theme == .light ? .light : .dark
    }
    let (host, form) = VirtualHost.showing(
      definition, configuration, columns: columns, rows: rows, capabilities: capabilities)
    if file.granted.allowCommands {
      form.model.runCommands()
      WorkQueue.main.run { form.isWaiting }
      host.show()
    }
    StandardError.report(
      form.warningsOfFailures + form.warnings(ofGiven: given.answers.merging(given.computed) { $1 }))
    let picture = ScreenPicture(host.terminal, palette: configuration.appearance.theme == .light ? .light : .dark)
    switch format {
    case .text: try StandardOutput.print(host.session.lines.map { $0 + "\n" }.joined())
    case .ansi: try StandardOutput.print(picture.ansi(), .terminalSequences)
    case .html: try StandardOutput.print(picture.html())
    case .svg:
      let title = definition.title.map { Markup.plainText(of: $0) } ?? file.path
      try StandardOutput.print(picture.svg(title: DisplayText.visible(title, lines: .single)))
    }
  }
}

/// `formline convert FILE`
struct ConvertCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Print a form of another format as a definition.",
    discussion: """
      Kinds are issue-form, gitea-issue-form, discussion-form, workflow, json-schema, mcp, awx-survey, ansible, crd, openapi, helm, \
      inputs and mcpb, told apart by what stands in the file. The definition gives the same answers, as far as the \
      warnings on standard error do not say otherwise: what it cannot hold of the file's rules is named there.

      Exit status: 0 printed, 64 wrong usage or a grant is missing, 65 the file is of no such kind or has mistakes, 66 it \
      cannot be read.
      """)

  var file = FileOptions()
  var language = LanguageOptions()

  static var rows: [CommandRow<Self>] {
    FileOptions.rows("The file; '-' is standard input.") { $1(&$0.file) }
    ImportFileOptions.entryRow { $1(&$0.file.source) }
    LanguageOptions.rows { $1(&$0.language) }
  }

  func perform() throws(CommandFailure) {
    let (text, _, imported) = try file.file(in: try language.language()).source()
    try StandardOutput.print(imported?.definitionText ?? text)
  }
}

/// The formats of `formline show`.
nonisolated enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  /// Text with terminal colours.
  case ansi
  /// A `pre` element for a web page.
  case html
  /// A vector graphic for a README.
  case svg
}
