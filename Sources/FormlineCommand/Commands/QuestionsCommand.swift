import ArgumentParser
import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import FormImports
import TerminalDriver

/// `formline questions FILE`
struct QuestionsCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "questions",
    abstract: "Print what is open in a form as JSON, for a program that answers it.",
    discussion: """
      One object: status (open or complete), questions, problems, answers. A question is a field that exists, can be \
      edited and has no answer of its own, or a wrong one; those that keep the form open are required. Ask again with \
      the answers that you have until the status is complete; 'formline run --no-input' then prints them all.

      Exit status: 0 complete, 2 open, 64 wrong usage, 65 wrong definition or answers file, 66 unreadable file, 74 \
      questions not written.
      """)

  var file = FileOptions()
  var language = LanguageOptions()
  var answers = AnswerOptions()
  var problems = ProblemOptions()
  var schema = false

  static var rows: [CommandRow<Self>] {
    FileOptions.rows("The form's definition; '-' is standard input.") { $1(&$0.file) }
    ImportFileOptions.entryRow { $1(&$0.file.source) }
    LanguageOptions.rows { $1(&$0.language) }
    AnswerOptions.rows { $1(&$0.answers) }
    ProblemOptions.rows { $1(&$0.problems) }
    [
      .flag("schema", "Print one JSON Schema of all answers that are open.") { $0.schema = true }
    ]
  }

  func checkOptions() throws {
    try answers.checkOptions()
  }

  @MainActor func perform() throws(CommandFailure) {
    StandardError.configure(problems: problems.format)
    var answers = answers
    let (definition, imported) = try file.form(for: &answers, in: language, refusing: .nothing)
    if definition.hasSecrets { CommandLineSecrets.hide(for: definition) }
    let given = try AnswerFiles(
      options: answers, definition: definition, imported: imported
    ).readLeniently()
    var inputs = FormInputs(of: .now, environment: ProcessEnvironment.variables)
    inputs.prefilled = given.answers
    inputs.verbatim = given.verbatim
    inputs.judges.whole = imported?.judge()
    inputs.files = .system
    inputs.grants = file.granted.grants
    inputs.sources.run = file.granted.grants.commandRunner
    let form = UndrawnForm(definition, inputs: inputs) { WorkQueue.main.run(while: $0) }
    let questions = OpenQuestions(
      of: form, misfits: given.misfits, needsJudges: true,
      awaited: Set(imported?.inputs?.awaited(in: definition, besides: given.answers).map(\.id) ?? []),
      sentences: { imported?.schema?.sentences(at: $0) ?? [] }, yaml: { imported?.partial?.yaml($0) })
    StandardError.report(
      form.warningsOfFailures + form.warnings(ofGiven: given.answers.merging(given.computed) { $1 }))
    try StandardOutput.print("\(schema ? questions.schema : questions.json)\n")
    if !questions.isComplete { throw CommandFailure(.incomplete) }
  }
}
