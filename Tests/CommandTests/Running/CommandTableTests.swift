import ArgumentParser
import TestSupport
import Testing
import Values

@testable import FormlineCommand

/// Arguments are read from the table of a command; ArgumentParser only explains what is wrong. The two must agree.
struct CommandTableTests {
  @Test func `options are read before and after the file, with '=' or a space`() throws {
    let call = try RunCommand.read([
      "--set", "a=-1", "--set=b==", "--timeout=5s", "form.yaml", "--output", "env", "--prefix", "X_", "--allow-env",
      "A,B", "--no-draft", "--color", "never", "--to", "-",
    ])
    #expect(call.file == "form.yaml")
    #expect(call.answers.assignments == ["a=-1", "b=="])
    #expect(call.timeout?.duration == .seconds(5))
    #expect(call.output.format == .env && call.output.prefix == "X_" && call.output.path == "-")
    #expect(call.grants.variables == ["A", "B"])
    #expect(call.noDraft && call.appearance.color == .never)
    #expect(try RunCommand.read(["--", "-"]).file == "-")
    #expect(try RunCommand.read(["--", "--no-draft"]).file == "--no-draft")
  }

  @Test(arguments: [
    ("run - --answers -", "'-' and '--answers -' both name it"), ("run --keys=- -", "'--keys -' and '-' both name it"),
    ("run form.yaml --answers - --answers -", "'--answers -' is given twice"),
    ("run form.yaml --answers-body - --old -", "'--answers-body -' and '--old -' both name it"),
    ("run form.yaml --theme - --catalog -", "'--theme -' and '--catalog -' both name it"),
    ("run - --output template --template -", "'-' and '--template -' both name it"),
    ("run - --inputrc -", "'-' and '--inputrc -' both name it"), ("check - a.yaml -", "'-' is given twice"),
    ("prove - -", "'-' is given twice"), ("show - --answers -", "'-' and '--answers -' both name it"),
    ("questions - --catalog -", "'-' and '--catalog -' both name it"),
    ("swift - --check -", "'-' and '--check -' both name it"),
    ("cli --spec - --answers - git", "'--spec -' and '--answers -' both name it"),
    ("elicit --keys -", "the request and '--keys -' both name it"),
    ("drive --theme -", "the program and '--theme -' both name it"),
    ("ask choose Q --keys -", "the choice and '--keys -' both name it"),
    ("ask text Q --theme - --keys -", "'--theme -' and '--keys -' both name it"),
  ])
  func `standard input is the name of one file`(words: String, said: String) throws {
    let command = try DetachedCommand(words.split(separator: " ").map(String.init), input: TestForm.text)
    #expect(command.status == 64 && command.output == "")
    #expect(
      command.error.hasPrefix("formline: standard input can be read only once: \(said)"), "\(command.error)")
  }

  @Test func `a command's own arguments are left alone`() throws {
    let call = try CliCommand.read(["--print", "git", "commit", "--no-input", "--", "-m"])
    #expect(call.words == ["git", "commit", "--no-input", "--", "-m"] && call.printsLine && !call.noInput)
  }

  /// Every command whose options are ours, with what it is called.
  private static let commands: [(name: String, type: any TableCommand.Type)] =
    RootCommand.commands.filter { !["ask", "site", "catalog"].contains($0.name) }
    + [("catalog new", CatalogNewCommand.self), ("catalog check", CatalogCheckCommand.self)]

  @Test(arguments: commands.map(\.name))
  func `whatever is wrong with the arguments of a command is said in one voice`(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name }).type
    // What the command needs is there, so that it is not missed first.
    let arguments = command.forms.filter { if case .argument = $0.kind { $0.isRequired } else { false } }.map { _ in
      "de"
    }
    let options = command.forms.filter { if case .option = $0.kind { $0.isRequired } else { false } }
    let needed = arguments + options.flatMap { ["--\($0.name)", "x"] }
    try explains(command, needed + ["--bogus"], "unknown option '--bogus'", name)
    for row in command.forms {
      switch row.kind {
      case .option:
        try explains(command, needed + ["--\(row.name)"], "missing value for '--\(row.name)", name)
        try explains(command, needed + ["--\(row.name)="], "missing value for '--\(row.name)", name)
        try explains(command, needed + ["--\(row.name)q"], "unknown option '--\(row.name)q'", name)
      case .flag: try explains(command, needed + ["--\(row.name)=x"], "the option '--\(row.name)' does not take", name)
      case .argument, .rest: break
      }
    }
    if !needed.isEmpty { try explains(command, [], "missing ", name) }
    if !command.forms.contains(where: \.repeats) {
      let all = command.forms.count { if case .argument = $0.kind { true } else { false } }
      let more = Array(repeating: "de", count: all - arguments.count + 1)
      try explains(command, needed + more, "unexpected argument 'de'", name)
    }
  }

  /// Reads arguments that are wrong.
  private func explains(_ command: any TableCommand.Type, _ words: [String], _ start: String, _ name: String) throws {
    let failure = try #require(throws: CommandFailure.self) { _ = try command.read(words) }
    #expect(failure.status == .usage)
    let problem = try #require(failure.problems.first)
    #expect(problem.message.hasPrefix(start), "\(words): \(problem.message)")
    #expect(problem.text.hasPrefix("formline: \(start)"))
    #expect(problem.text.contains("\nUsage: formline \(name)"))
    #expect(problem.hint == "See 'formline \(name) --help' for more information.")
  }

  @Test(arguments: RootCommand.commands.map(\.name))
  func `help and completions have every option of a command`(name: String) throws {
    let command = try #require(RootCommand.commands.first { $0.name == name }).type
    #expect(command.configuration.commandName == name)
    guard command.configuration.shouldDisplay else { return }
    let help = RootCommand.helpMessage(for: command)
    let script = CompletionScript.text(for: .fish)
    // Debug builds have an option for whoever works on the tree.
    for row in command.forms where row.name != "show-tree" {
      switch row.kind {
      case .option, .flag:
        #expect(help.contains("--\(row.name)"))
        #expect(script.contains("-l '\(row.name)'"))
      case .argument, .rest: #expect(help.contains("<"))
      }
    }
  }

  @Test func `wrong usage is data, too`() throws {
    let command = try DetachedCommand(["prove", "--problems", "json"])
    #expect(command.status == 64)
    let help = "See 'formline prove --help' for more information."
    #expect(
      command.error == #"{"message": "missing expected argument '<paths> ...'", "hint": "\#(help)"}"# + "\n")
  }

  @Test(
    "the table takes what ArgumentParser takes, and leaves the rest to it",
    arguments: commands.map(\.name).filter { $0 != "cli" })
  func agreement(name: String) throws {
    let command = try #require(Self.commands.first { $0.name == name }).type
    var words = ["form.yaml", "-", "--", "-x", "--bogus", "5", "5s", "abc", "a=1", "", "de", ","]
    // ArgumentParser takes the next word for the value after '--option=', which the table does not.
    for row in command.forms { words += ["--\(row.name)", "--\(row.name)=5"] }
    var random = SeededGenerator(seed: UInt64(truncatingIfNeeded: name.utf8.reduce(0) { $0 &* 31 &+ Int($1) }))
    for _ in 0..<(20 * FuzzEffort.factor) {
      let line = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in words.randomElement(using: &random) }
      let taken = try? command.reading(line)
      let parsed = try? command.parse(line)
      #expect((taken == nil) == (parsed == nil), "\(line)")
    }
  }
}

extension TableCommand {
  /// The rows without what they store.
  fileprivate static var forms: [(name: String, kind: RowKind, isRequired: Bool, repeats: Bool)] {
    rows.map { ($0.name, $0.kind, $0.isRequired, $0.repeats) }
  }
}
