import ArgumentParser
import DefinedForms
import FormModels
import FormDefinitions
import FormImports
import TerminalDriver
import Values

/// `formline cli TOOL [ARGS…]`
struct CliCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cli",
    abstract: "Ask for the arguments of a command that describes itself, and run it.",
    discussion: """
      A command made with swift-argument-parser describes itself; for others a spec of carapace does (--spec, or \
      ~/.config/carapace/specs/TOOL.yaml). What is given behind the name of the command is not asked for. Secrets go \
      to the command by its standard input or environment, where it has a way for that. A description is not trusted: \
      it names the command only with --allow-commands, and sets only variables that --allow-env names.

      Exit status: that of the command; before it runs, 1 cancelled, 2 arguments missing or wrong (--no-input), 64 \
      wrong usage, 65 not a description, 66 no such command, 69 no terminal.
      """)

  var printsLine = false
  var spec: String?
  var printDefinition = false
  var granted = GrantOptions()
  var answers = AnswerOptions()
  var language = LanguageOptions()
  var appearance = AppearanceOptions()
  var noInput = false
  var words: [String] = []

  static var rows: [CommandRow<Self>] {
    [
      .flag("print", "Print the command line, quoted for a shell, and run nothing.") { $0.printsLine = true },
      .option(
        "spec", "A spec of carapace that describes the command; '-' is standard input.", value: "file",
        completion: .definition
      ) { $0.spec = $1 }.input,
      .flag("print-definition", "Print the form as a definition, and ask nothing.") { $0.printDefinition = true },
    ]
    GrantOptions.rows { $1(&$0.granted) }
    AnswerOptions.rows { $1(&$0.answers) }
    LanguageOptions.rows { $1(&$0.language) }
    AppearanceOptions.rows { $1(&$0.appearance) }
    [
      .flag("no-input", "Ask nothing: take the given arguments and answers.") { $0.noInput = true },
      .rest("words", "The command, and arguments that need not be asked for.", value: "tool") { $0.words.append($1) },
    ]
  }

  func checkOptions() throws {
    try answers.checkOptions()
    if words.isEmpty { throw ValidationError("Name a command, such as 'formline cli formline run'.") }
  }

  @MainActor func perform() throws(CommandFailure) {
    StandardError.configure(color: appearance.color)
    let (file, description) = try ToolFile(words[0], spec: spec).read()
    let tool = try program(description)
    var given = Array(words.dropFirst())
    var printsLine = printsLine
    var (commands, rest) = description.path(of: given)
    // After the tool's name, `--print` is still ours, unless the tool has an option of that name.
    if let place = given.firstIndex(of: "--print"), !given[..<place].contains("--"),
      !commands[commands.count - 1].arguments.contains(where: { $0.names.contains("--print") })
    {
      printsLine = true
      given.remove(at: place)
      (commands, rest) = description.path(of: given)
    }
    while !commands[commands.count - 1].subcommands.isEmpty {
      guard let next = try subcommand(of: commands, before: rest, file) else { break }
      commands.append(next)
    }
    guard let root = file.root else { preconditionFailure("a description that was read has a root") }
    let form = ToolForm(
      commands, given: Array(rest), in: file, at: root, options: granted.reading(in: try language.language()),
      isRun: !printsLine && !printDefinition)
    if printDefinition { return try StandardOutput.print(form.definitionText) }
    try report(form.withheld)
    let filled = form.isEmpty ? nil : try fill(form.reading, answers)
    defer { filled?.wipeSecrets() }
    let line = form.commandLine([tool] + commands.dropFirst().map(\.name), answers: filled?.answers ?? [])
    try printsLine ? StandardOutput.print(line.forShell + "\n") : start(line)
  }

  /// The program to run: the word of the call. A spec in its place is named after the program; one that names another
  /// needs a grant, since it may come from anybody.
  private func program(_ description: ToolDescription) throws(CommandFailure) -> String {
    guard words[0].isSpec else { return words[0] }
    let file = words[0].fileName
    let name = String(file[..<(file.lastIndex(of: ".") ?? file.endIndex)])
    guard description.name == name || granted.allowCommands || printDefinition else {
      throw CommandFailure(
        .usage,
        "'\(words[0])' would run '\(description.name)' and not '\(name)'; --allow-commands lets it, and "
          + "'formline cli --spec \(words[0]) TOOL' runs the tool that you name")
    }
    return description.name
  }

  /// Says which arguments are left out.
  /// - Throws: Those without which the tool does not run.
  private func report(_ withheld: [ToolForm.Withheld]) throws(CommandFailure) {
    let problems = withheld.map { item in
      let sentence =
        "the description may not set the environment variable '\(item.variable)' for '\(item.argument.title)'; "
        + "--allow-env \(item.variable) lets it"
      return item.argument.isRequired ? ReportedProblem(saying: sentence) : .warning(sentence + "; it is left out")
    }
    if withheld.contains(where: \.argument.isRequired) { throw CommandFailure(.usage, problems: problems) }
    StandardError.report(problems)
  }

  /// The subcommand to continue with; nil if the given arguments belong to the default one.
  @MainActor private func subcommand(
    of commands: [ToolDescription], before rest: ArraySlice<String>, _ file: ForeignFile
  ) throws(CommandFailure) -> ToolDescription? {
    let command = commands[commands.count - 1]
    if let word = rest.first {
      if command.defaultSubcommand != nil || word.hasPrefix("-") { return nil }
      let names = command.subcommands.map(\.name)
      let hint = NearestWord.hint(for: word, among: names)
      throw CommandFailure(
        .usage, "'\(command.name)' has no command '\(word)'; \(hint ?? "it has \(names.joined(separator: ", "))")")
    }
    guard let root = file.root else { return nil }
    let choice = ToolChoice(commands, in: file, at: root, options: ReadingOptions(language: try language.language()))
    if printDefinition {
      try StandardOutput.print(choice.definitionText)
      throw CommandFailure(.success)
    }
    let filled = try fill(choice.reading, nil)
    return choice.subcommand(of: filled.answers)
  }

  @MainActor private func fill(
    _ reading: DefinitionReading, _ answers: AnswerOptions?
  ) throws(CommandFailure) -> any FilledForm {
    guard let definition = reading.definition, reading.isUsable else {
      throw CommandFailure(.wrongInput, problems: reading.diagnostics.map(\.reported))
    }
    CommandLineSecrets.protect(for: definition)
    let environment = ProcessEnvironment.variables
    var configuration = FormConfiguration(FormInputs(of: .now, environment: environment))
    if let answers {
      configuration.inputs.prefilled = try AnswerFiles(options: answers, definition: definition).read().answers
    }
    try appearance.look.configure(&configuration.appearance)
    configuration.inputs.files = .system
    let host = FormHost(
      appearance: appearance, inputrc: nil, inputIsFree: !self.answers.readStandardInput && spec != "-",
      environment: environment)
    let form = try host.fill(definition, configuration, asksNobody: noInput, leavesSummary: false)
    StandardError.report(form.warnings(ofGiven: configuration.inputs.prefilled))
    return form
  }

  /// Shows the command line and executes it in place of this process.
  private func start(_ line: ToolForm.CommandLine) throws(CommandFailure) {
    StandardError.write(["$ \(line.forPeople)"])
    let failure = ChildProcess.replaceThisProcess(
      with: line.words.map(\.text), adding: line.variables, input: line.input.map { Array($0.utf8) })
    throw CommandFailure(.unreadable, "cannot start '\(line.words[0].text)': \(failure.sentence)")
  }
}

/// The description of a command-line tool.
private struct ToolFile {
  private let tool: String
  private let spec: String?
  /// The time limit for the tool to describe itself.
  private static let patience = Duration.seconds(10)

  init(_ tool: String, spec: String?) {
    self.tool = tool
    self.spec = spec ?? (tool.isSpec ? tool : nil)
  }

  @MainActor func read() throws(CommandFailure) -> (file: ForeignFile, ToolDescription) {
    let file = try found()
    guard let description = ToolDescription(file), !file.hasErrors else {
      throw CommandFailure(.wrongInput, problems: file.diagnostics.map(\.reported))
    }
    return (file, description)
  }

  @MainActor private func found() throws(CommandFailure) -> ForeignFile {
    if let spec { return ForeignFile(try FormFile.bytes(of: spec), path: spec == "-" ? "standard input" : spec) }
    var outcome: ChildProcess.Outcome?
    Task { outcome = await ChildProcess.run([tool, "--experimental-dump-help"], timeout: Self.patience) }
    WorkQueue.main.run { outcome == nil }
    switch outcome?.ending {
    case .notStarted(let error)?:
      throw CommandFailure(.unreadable, "cannot start '\(tool)': \(error.sentence)")
    case .exited(status: 0)? where outcome?.output.first == UInt8(ascii: "{"):
      return ForeignFile(json: outcome?.output ?? [], path: "\(tool) --experimental-dump-help")
    case .timedOut? where known == nil:
      throw CommandFailure(.wrongInput, "'\(tool)' did not describe itself within \(Self.patience)")
    default: break
    }
    guard let known else {
      throw CommandFailure(
        .wrongInput,
        "'\(tool)' does not describe itself, as commands made with swift-argument-parser do; '--spec FILE' takes a "
          + "spec of carapace")
    }
    return ForeignFile(try FormFile.bytes(of: known), path: known)
  }

  /// The tool's spec in the user's carapace folder.
  private var known: String? {
    guard let name = tool.split(separator: "/").last else { return nil }
    return BaseDirectory.config.path(of: "carapace/specs/\(name).yaml", ProcessEnvironment.variables)
      .flatMap { InputFile.exists(at: $0) ? $0 : nil }
  }
}

nonisolated extension String {
  /// True for the name of a spec file.
  fileprivate var isSpec: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }
}

nonisolated extension ToolForm.CommandLine {
  /// For display, with secrets as dots.
  fileprivate var forPeople: String { text { _ in "••••••" } }

  /// For a shell, with each secret as a variable to be set.
  fileprivate var forShell: String {
    let line = text { "\"$\($0.uppercased())\"" }
    return input == nil ? line : "printf %s \"$SECRET\" | " + line
  }

  private func text(_ shown: (_ field: String) -> String) -> String {
    words.map { word in word.secret.map(shown) ?? word.text.quotedForShell }.joined(separator: " ")
  }
}
