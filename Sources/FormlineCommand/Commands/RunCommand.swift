import ArgumentParser
import Formline

/// `formline run FILE`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Fill in a form; the answers go to standard output.",
    discussion: """
      The form is drawn on the terminal itself, so standard output carries only the answers and standard input is free.

      Exit status: 0 submitted, 1 cancelled, 2 answers missing or wrong (--no-input), 64 wrong usage, 65 wrong \
      definition, script or answers, 66 unreadable file, 69 no terminal, 74 answers not written, 124 time is up, \
      130 Ctrl-C.
      """)

  @Argument(
    help: "The form's definition; '-' is standard input.", completion: .definition)
  var file: String

  @OptionGroup var source: ImportFileOptions
  @OptionGroup var granted: GrantOptions
  @OptionGroup var language: LanguageOptions
  @OptionGroup var answers: AnswerOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var appearance: AppearanceOptions
  @OptionGroup var problems: ProblemOptions

  @Flag(help: "Ask nothing: take the given answers and defaults, or say what is missing.")
  var noInput = false

  @Option(
    help: ArgumentHelp("Take the keystrokes from a script; needs no terminal.", valueName: "script"),
    completion: .file(extensions: ["keys"]))
  var keys: String?

  @Option(
    help: ArgumentHelp(
      "Write the keystrokes down as a script; nothing kept from other runs is used, and no ~/.inputrc.",
      valueName: "script"),
    completion: .file(extensions: ["keys"]))
  var record: String?

  @Option(help: ArgumentHelp("Give up after this time, such as 90s, 5m or 1h.", valueName: "duration"))
  var timeout: TimeLimit?

  @Option(help: ArgumentHelp("Keep unfinished answers in this file.", valueName: "file"), completion: .file())
  var draft: String?

  @Flag(help: "Keep no unfinished answers.")
  var noDraft = false

  @Flag(help: "Offer no answers of earlier forms, and remember none.")
  var noHistory = false

  @Flag(help: "Fill in the unfinished answers of an earlier run; of several runs, ask which.")
  var resume = false

  @Flag(help: "Run the commands of the definition without showing them first.")
  var yes = false

  @Flag(help: "Show every answer before the form is submitted, to go back to any of them.")
  var review = false

  @Flag(help: "Report at the end what was left out, such as suggestions that came too late.")
  var verbose = false

  @Option(
    help: ArgumentHelp("Read key bindings from this file instead of ~/.inputrc, or from 'none'.", valueName: "file"),
    completion: .file())
  var inputrc: String?

  func validate() throws {
    if noInput, keys != nil { throw ValidationError("'--no-input' and '--keys' exclude each other.") }
    if record != nil, noInput || keys != nil || draft != nil || file == "-" || appearance.accessible {
      throw ValidationError(
        "'--record' is for a form in a file that a person fills in: without '--no-input', '--keys', '--draft' and "
          + "'--accessible'.")
    }
    if draft != nil, noDraft { throw ValidationError("'--draft' and '--no-draft' exclude each other.") }
    if resume, noDraft { throw ValidationError("'--resume' and '--no-draft' exclude each other.") }
    if file == "-", answers.readStandardInput {
      throw ValidationError("Standard input can be read only once: it is the definition and '--answers -'.")
    }
  }

  func run() throws { try MainActor.assumeIsolated { try FormRun(self).perform() } }
}

extension RunCommand {
  /// Parses `formline run FILE` with flags only, the usual call, a hundred times as fast as ArgumentParser (which takes
  /// a quarter of the time to the first frame). nil for anything else, including mistakes.
  init?(plain arguments: some Collection<String>) {
    guard arguments.first == "run" else { return nil }
    var command = Self.withDefaults
    var file: String?
    for argument in arguments.dropFirst() {
      switch argument {
      case "--fullscreen": command.appearance.placement = .fullscreen
      case "--accessible": command.appearance.accessible = true
      case "--no-mouse": command.appearance.noMouse = true
      case "--no-draft": command.noDraft = true
      case "--no-history": command.noHistory = true
      case "--review": command.review = true
      case "--verbose": command.verbose = true
      case "--allow-commands": command.granted.allowCommands = true
      case "--allow-files": command.granted.allowFiles = true
      case "--resume": command.resume = true
      case "--yes": command.yes = true
      case _ where argument.hasPrefix("-") || file != nil: return nil
      default: file = argument
      }
    }
    guard let file else { return nil }
    command.file = file
    // Conflicting options are left to the parser as well.
    do { try command.validate() } catch { return nil }
    self = command
  }

  /// A call without options. Every property must be set, since an unparsed property wrapper cannot be read; a test
  /// names forgotten ones.
  static var withDefaults: RunCommand {
    // In an initializer, assignments would create new wrappers without a parsed value.
    var command = RunCommand()
    var source = ImportFileOptions()
    source.kind = nil
    source.optional = false
    command.source = source
    var granted = GrantOptions()
    granted.allowCommands = false
    granted.allowFiles = false
    granted.variables = []
    command.granted = granted
    var answers = AnswerOptions()
    answers.files = []
    answers.body = nil
    answers.assignments = []
    command.answers = answers
    var output = OutputOptions()
    output.format = .json
    output.path = nil
    output.template = nil
    output.prefix = nil
    command.output = output
    var appearance = AppearanceOptions()
    appearance.placement = .inline
    appearance.accessible = false
    appearance.noMouse = false
    appearance.color = .auto
    var theme = ThemeOptions()
    theme.chosen = nil
    appearance.theme = theme
    command.appearance = appearance
    var language = LanguageOptions()
    language.chosen = nil
    command.language = language
    var problems = ProblemOptions()
    problems.format = .text
    command.problems = problems
    command.noInput = false
    command.keys = nil
    command.record = nil
    command.timeout = nil
    command.draft = nil
    command.noDraft = false
    command.noHistory = false
    command.review = false
    command.verbose = false
    command.resume = false
    command.yes = false
    command.inputrc = nil
    return command
  }
}
