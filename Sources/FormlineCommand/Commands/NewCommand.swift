import ArgumentParser
import DefinedForms
import FormDefinitions
import TerminalDriver

/// `formline new [FILE]`
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Ask what form you want, and write its definition, with comments, to go on by hand.",
    discussion: """
      Exit status: 0 written, 1 cancelled, 2 answers missing or wrong (--no-input), 64 wrong usage, 65 wrong answers, \
      69 no terminal, 74 the file cannot be written, or is there already.
      """)

  @Argument(help: "The definition to write.", completion: .file(extensions: ["yaml", "yml"]))
  var file = "form.yaml"

  @Flag(help: "Replace the file if it is there already.")
  var force = false

  @OptionGroup var answers: AnswerOptions
  @OptionGroup var appearance: AppearanceOptions

  @Flag(help: "Ask nothing: take the given answers.")
  var noInput = false

  func run() throws {
    try MainActor.assumeIsolated { try perform() }
  }

  @MainActor private func perform() throws(CommandFailure) {
    try checkFile()
    let definition = NewForm.definition
    let isColored = StandardError.isColored(appearance.color)
    let time = LocalTime.now
    let environment = ProcessEnvironment.variables
    var configuration = FormConfiguration()
    configuration.prefilled = try AnswerFiles(options: answers, definition: definition, isColored: isColored).read()
    configuration.facts = .current(environment: environment, time: time)
    configuration.secondsSinceEpoch = time.secondsSinceEpoch
    configuration.utcOffset = time.utcOffset
    configuration.theme = appearance.theme.theme
    let host = FormHost(
      appearance: appearance, inputrc: nil, inputIsFree: !answers.files.contains("-"), environment: environment)
    let form: DefinedForm
    if noInput {
      form = try UnattendedForm(definition: definition, configuration: configuration).complete()
    } else if let questions = try host.questions() {
      form = try Questionnaire(
        definition: definition, configuration: configuration, terminal: questions, timeout: nil
      ).ask()
    } else {
      form = try host.drawn(definition, configuration).run()
    }
    let text = NewForm.result(of: form.answers).text(named: file)
    do throws(FileError) {
      try AtomicFile.write(Array(text.utf8), to: file, mode: 0o644)
    } catch {
      throw CommandFailure(.unwritable, "\(error)")
    }
    try StandardOutput.print("\(file) is written; 'formline run \(file)' fills it in\n")
  }

  /// Finds out before anybody is asked whether the file can be written.
  @MainActor private func checkFile() throws(CommandFailure) {
    if !force, InputFile.exists(at: file) {
      throw CommandFailure(.unwritable, "'\(file)' is there already; --force replaces it")
    }
    try AnswerSink.checkWritable(file)
  }
}
