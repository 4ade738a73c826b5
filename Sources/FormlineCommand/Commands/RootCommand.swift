import ArgumentParser
import FormDefinitions
import Platform
import LineEditing
import TerminalDriver
import Values

/// The command `formline`: parses its arguments and maps every end to an exit status.
@main
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formline",
    abstract: "Forms in the terminal, from a file.",
    discussion: """
      The form is drawn on the terminal; the answers go to standard output:

        answers=$(formline run signup.yaml)
        formline run signup.yaml | jq .email
      """,
    version: versions,
    subcommands: commands.map { $0.type })

  /// In the order of the help.
  static var commands: [(name: String, type: any TableCommand.Type)] {
    [
      ("run", RunCommand.self), ("ask", AskCommand.self), ("new", NewCommand.self), ("check", CheckCommand.self),
      ("prove", ProveCommand.self), ("test", TestCommand.self), ("record", RecordCommand.self),
      ("replay", ReplayCommand.self), ("fuzz", FuzzCommand.self), ("show", ShowCommand.self),
      ("questions", QuestionsCommand.self), ("convert", ConvertCommand.self), ("elicit", ElicitCommand.self),
      ("drive", DriveCommand.self), ("swift", SwiftCommand.self), ("cli", CliCommand.self),
      ("catalog", CatalogCommand.self), ("site", SiteCommand.self), ("schema", SchemaCommand.self),
      ("bindings", BindingsCommand.self), ("reset", ResetCommand.self), (WorkerCommand.name, WorkerCommand.self),
    ]
  }

  /// `CommandFailure(usage:)` writes the command's name.
  static let _errorPrefix = ""

  /// The version of the command; the Makefile extracts it from this line.
  static let version = "0.1.0"

  private static var versions: String {
    let commit = Machine.commit.map { ", commit \($0)" } ?? ""
    return "formline \(version) (readline \(LineEditor.readlineVersion)\(commit))"
  }

  /// A subcommand is required.
  func run() throws {
    throw CommandFailure(.usage, problems: [ReportedProblem("no command was given", text: Self.helpMessage())])
  }

  static func main() {
    // A file opened later must not reuse the descriptor of a closed standard stream.
    StandardStreams.reserve()
    ProcessSignals.catchFailedWriting()
    ProcessSignals.leaveNoCore()
    do {
      try runAsRoot()
      end(.success)
    } catch let failure as CommandFailure {
      StandardError.report(failure.problems)
      end(failure.status)
    } catch {
      exit(afterParsing: error)
    }
  }

  private static func runAsRoot() throws {
    try checkArguments()
    let arguments = try withCommandName(Array(Machine.arguments.dropFirst()))
    if let name = arguments.first, let command = commands.first(where: { $0.name == name })?.type {
      try command.run(Array(arguments.dropFirst()))
    } else if arguments.count == 2, arguments[0] == "--generate-completion-script",
      let shell = CompletionShell(rawValue: arguments[1])
    {
      try StandardOutput.print(CompletionScript.text(for: shell) + "\n")
    } else {
      var command = try parseAsRoot(arguments)
      try command.run()
    }
  }

  /// The arguments with `run` inserted before a bare file. Also reports an unknown command, which the parser would only
  /// call unexpected.
  private static func withCommandName(_ arguments: [String]) throws(CommandFailure) -> [String] {
    guard let name = arguments.first, !commands.contains(where: { $0.name == name }) else { return arguments }
    if name == "-" { return ["run"] + arguments }
    if name.hasPrefix("-") {
      let own = ["-h", "--help", "--version", "--generate-completion-script", "--experimental-", "---"]
      // Options of `run` may precede its file.
      let isOfRun = !own.contains(where: name.hasPrefix) && arguments.contains(where: InputFile.exists)
      return isOfRun ? ["run"] + arguments : arguments
    }
    if name.contains("/") || name.contains(".") { return ["run"] + arguments }
    if name == "help" {
      try checkTopic(arguments.dropFirst())
      return arguments
    }
    if InputFile.exists(at: name) { return ["run"] + arguments }
    throw unknown(name, among: Self.self)
  }

  /// Refuses help for a command that is none: ArgumentParser would show that of the command around it.
  private static func checkTopic(_ words: ArraySlice<String>) throws(CommandFailure) {
    var command: any ParsableCommand.Type = Self.self
    // 'help' is a command too, of ArgumentParser's.
    for word in words.first == "help" ? words.dropFirst() : words
    where !word.hasPrefix("-") && !command.configuration.subcommands.isEmpty {
      let subcommand = command.configuration.subcommands.first { $0.configuration.commandName == word }
      guard let subcommand else { throw unknown(word, among: command) }
      command = subcommand
    }
  }

  private static func unknown(_ name: String, among command: any ParsableCommand.Type) -> CommandFailure {
    let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
      .filter { $0 != WorkerCommand.name }
    let nearest = NearestWord.hint(for: name, among: names)
    return CommandFailure(
      .usage, "unknown command '\(name)'; \(nearest ?? "commands are \(names.joined(separator: ", "))")")
  }

  /// Rejects invalid UTF-8, which would be silently repaired into other text.
  private static func checkArguments() throws(CommandFailure) {
    for (index, argument) in Machine.argumentBytes.enumerated().dropFirst() {
      guard let argument, String(validatingCString: argument) == nil else { continue }
      throw CommandFailure(.usage, "argument \(index) is not valid UTF-8")
    }
  }

  /// Ends the process after wiping typed text from its stack.
  private static func end(_ status: ExitStatus) -> Never {
    if SecretMemory.isProtected { SecretMemory.wipeStack(bytes: 1 << 20) }
    if let signal = status.signal { ProcessSignals.end(by: signal, wasTyped: status.wasTyped) }
    Platform.exit(status.code)
  }

  /// Prints help, the version or completions, which the parser also throws, or a usage error.
  private static func exit(afterParsing error: any Error) -> Never {
    let message = fullMessage(for: error)
    guard exitCode(for: error).isSuccess else {
      let failure = CommandFailure(usage: message)
      StandardError.report(failure.problems)
      end(failure.status)
    }
    do throws(FileError) {
      try StandardOutput.write(Array((message + "\n").utf8))
    } catch {
      StandardError.write(["formline: \(error)"])
      Platform.exit(ExitStatus.unwritable.code)
    }
    Platform.exit(ExitStatus.success.code)
  }
}
