import ArgumentParser
import FormDefinitions
import FormImports

/// `formline run FILE`
struct RunCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Fill in a form; the answers go to standard output.",
    discussion: """
      The form is drawn on the terminal itself, so standard output carries only the answers and standard input is free.

      Exit status: 0 submitted, 1 cancelled, 2 answers missing or wrong (--no-input), 64 wrong usage, 65 wrong \
      definition, script or answers, 66 unreadable file, 69 no terminal, 74 answers not written, 124 time is up, \
      130 Ctrl-C.
      """)

  var file = ""
  var source = ImportFileOptions()
  var part = PartOptions()
  var granted = GrantOptions()
  var language = LanguageOptions()
  var answers = AnswerOptions()
  var output = OutputOptions()
  var appearance = AppearanceOptions()
  var problems = ProblemOptions()
  var noInput = false
  var keys: String?
  var record: String?
  var timeout: TimeLimit?
  var draft: String?
  var noDraft = false
  var noHistory = false
  var resume = false
  var yes = false
  var review = false
  var verbose = false
  var inputrc: String?
  #if DEBUG
    var showTree: String?
  #endif

  static var rows: [CommandRow<Self>] {
    [
      .argument("file", "The form's definition; '-' is standard input.", completion: .definition) { $0.file = $1 }
        .input
    ]
    ImportFileOptions.rows { $1(&$0.source) }
    PartOptions.rows { $1(&$0.part) }
    ImportFileOptions.entryRow { $1(&$0.source) }
    GrantOptions.rows { $1(&$0.granted) }
    LanguageOptions.rows { $1(&$0.language) }
    AnswerOptions.rows { $1(&$0.answers) }
    OutputOptions.rows { $1(&$0.output) }
    AppearanceOptions.rows { $1(&$0.appearance) }
    ProblemOptions.rows { $1(&$0.problems) }
    [
      .flag("no-input", "Ask nothing: take the given answers and defaults, or say what is missing.") {
        $0.noInput = true
      }.asked,
      .option(
        "keys", "Take the keystrokes from a script; needs no terminal.", value: "script",
        completion: .file(extensions: ["keys"])
      ) { $0.keys = $1 }.input.asked,
      .option(
        "record", "Write the keystrokes down as a script; nothing kept from other runs is used, and no ~/.inputrc.",
        value: "script", completion: .file(extensions: ["keys"])
      ) { $0.record = $1 },
      .option("timeout", "Give up after this time, such as 90s, 5m or 1h.", value: "duration") { $0.timeout = $1 }
        .asked,
      .option("draft", "Keep unfinished answers in this file.", value: "file", completion: .file()) { $0.draft = $1 }
        .asked,
      .flag("no-draft", "Keep no unfinished answers.") { $0.noDraft = true },
      .flag("no-history", "Offer no answers of earlier forms, and remember none.") { $0.noHistory = true }.asked,
      .flag("resume", "Fill in the unfinished answers of an earlier run; of several runs, ask which.") {
        $0.resume = true
      }.asked,
      .flag("yes", "Run the commands of the definition without showing them first.") { $0.yes = true },
      .flag("review", "Show every answer before the form is submitted, to go back to any of them.") { $0.review = true }
        .askedInForms,
      .flag("verbose", "Report at the end what was left out, such as suggestions that came too late.") {
        $0.verbose = true
      }.asked,
      .option(
        "inputrc", "Read key bindings from this file instead of ~/.inputrc, or from 'none'.", value: "file",
        completion: .file()
      ) { $0.inputrc = $1 }.input.asked,
    ]
    #if DEBUG
      [.hidden("show-tree") { $0.showTree = $1 }]
    #endif
  }

  var imports: ImportOptions { source.options }
  var grants: Grants { granted.grants }

  func checkOptions() throws {
    try answers.checkOptions()
    try output.checkOptions()
    if let conflict { throw ValidationError(conflict) }
  }

  /// A sentence about options that exclude each other.
  var conflict: String? {
    if noInput, keys != nil { return "'--no-input' and '--keys' exclude each other." }
    if record != nil, noInput || keys != nil || draft != nil || file == "-" || appearance.accessible {
      return "'--record' is for a form in a file that a person fills in: without '--no-input', '--keys', '--draft' and "
        + "'--accessible'."
    }
    if draft != nil, noDraft { return "'--draft' and '--no-draft' exclude each other." }
    if resume, noDraft { return "'--resume' and '--no-draft' exclude each other." }
    if !part.only.isEmpty, part.all { return "'--only' and '--all' exclude each other." }
    return nil
  }

  @MainActor func perform() throws(CommandFailure) { try FormRun(self).perform() }
}
