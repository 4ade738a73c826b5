import ArgumentParser
import FormDefinitions
import FormImports
import Formline
import Wording

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
  @OptionGroup var part: PartOptions
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

  /// What was asked for, as plain values.
  var call: RunCall {
    RunCall(
      file: file, imports: source.options, part: part.values, grants: granted.grants, language: language.chosen,
      catalogs: language.catalogs, answers: answers.values, output: output.values, appearance: appearance.values,
      problems: problems.format, noInput: noInput, keys: keys,
      record: record, timeout: timeout?.duration, draft: draft, noDraft: noDraft, noHistory: noHistory, resume: resume,
      yes: yes, review: review, verbose: verbose, inputrc: inputrc)
  }

  func validate() throws { if let conflict = call.conflict { throw ValidationError(conflict) } }

  func run() throws { try MainActor.assumeIsolated { try FormRun(call).perform() } }
}

/// The options of `formline run` as plain values. Most calls need no parser, whose property wrappers take long to make.
nonisolated struct RunCall {
  var file: String
  var imports = ImportOptions()
  var part = PartOptions.Values()
  var grants = Grants()
  /// The chosen language; nil for that of the environment.
  var language: LanguageTag?
  var catalogs: [String] = []
  var answers = AnswerOptions.Values()
  var output = OutputOptions.Values()
  var appearance = AppearanceOptions.Values()
  var problems = ProblemFormat.text
  var noInput = false
  var keys: String?
  var record: String?
  var timeout: Duration?
  var draft: String?
  var noDraft = false
  var noHistory = false
  var resume = false
  var yes = false
  var review = false
  var verbose = false
  var inputrc: String?

  /// A sentence about options that exclude each other.
  var conflict: String? {
    if noInput, keys != nil { return "'--no-input' and '--keys' exclude each other." }
    if record != nil, noInput || keys != nil || draft != nil || file == "-" || appearance.accessible {
      return "'--record' is for a form in a file that a person fills in: without '--no-input', '--keys', '--draft' and "
        + "'--accessible'."
    }
    if draft != nil, noDraft { return "'--draft' and '--no-draft' exclude each other." }
    if resume, noDraft { return "'--resume' and '--no-draft' exclude each other." }
    if part.old == "-", file == "-" || answers.readStandardInput {
      return "Standard input can be read only once: it is '--old -' and another file."
    }
    if !part.only.isEmpty, part.all { return "'--only' and '--all' exclude each other." }
    if file == "-", answers.readStandardInput {
      return "Standard input can be read only once: it is the definition and '--answers -'."
    }
    return nil
  }
}

nonisolated extension RunCall {
  /// Reads `formline run FILE` with flags only, the usual call, a hundred times as fast as ArgumentParser (which takes a
  /// quarter of the time to the first frame). nil for anything else, including mistakes.
  init?(plain arguments: some Collection<String>) {
    guard arguments.first == "run" else { return nil }
    self.init(file: "")
    for argument in arguments.dropFirst() {
      switch argument {
      case "--fullscreen": appearance.placement = .fullscreen
      case "--accessible": appearance.accessible = true
      case "--no-mouse": appearance.noMouse = true
      case "--no-draft": noDraft = true
      case "--no-history": noHistory = true
      case "--review": review = true
      case "--verbose": verbose = true
      case "--allow-commands": grants.commands = true
      case "--allow-files": grants.files = .anywhere
      case "--resume": resume = true
      case "--yes": yes = true
      case _ where argument.isEmpty || argument.hasPrefix("-") || !file.isEmpty: return nil
      default: file = argument
      }
    }
    // Conflicting options are left to the parser as well.
    if file.isEmpty || conflict != nil { return nil }
  }
}
