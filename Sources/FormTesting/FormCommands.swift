import DefinedForms
import FormModels
import FormDefinitions
import KeyScripts
import Values

/// How the commands of a definition (checks, options, suggestions) run in a test session.
///
///     let form = try FormSession(
///       definition: definition,
///       commands: .answered { arguments, input in (status: input == "taken" ? 1 : 0, output: "") })
///     form.type("taken\n")
///     await form.settle()
///     #expect(form.errors["name"] == ["Somebody has this name"])
///
/// Their results arrive during `settle()`, and at no other time.
public struct FormCommands {
  let run: CommandRunner?

  /// Does not run commands: checks succeed, options and suggestions are empty.
  public static var refused: FormCommands { FormCommands(run: nil) }

  /// Runs real processes in the working directory and environment of this process.
  public static var allowed: FormCommands { FormCommands(run: CommandProcesses.runner(environment: nil)) }

  /// Runs nothing; a closure replaces the commands.
  /// - Parameter answer: Maps a command's name and arguments and its standard input to its exit status and output.
  public static func answered(
    by answer: @escaping (_ arguments: [String], _ input: String) -> (status: Int32, output: String)
  ) -> FormCommands {
    FormCommands(run: { command, input in
      let (status, output) = answer(command.arguments, String(decoding: input, as: UTF8.self))
      return .exited(status: status, output: Array(output.utf8))
    })
  }
}

/// Counts the running commands of a session; `nextEnd()` waits for one to end.
final class CommandCounter {
  private(set) var running = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The runner, with its commands counted.
  func counting(_ run: @escaping CommandRunner) -> CommandRunner {
    { [self] command, input in
      running += 1
      let outcome = await run(command, input)
      running -= 1
      let ready = waiting
      waiting = []
      for continuation in ready { continuation.resume() }
      return outcome
    }
  }

  /// Returns when a running command has ended.
  func nextEnd() async {
    guard running > 0 else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}

extension PathNames {
  /// In-memory files and their directories.
  init(of files: [String]) {
    self.init(
      kind: { path in
        if files.contains(path) { return .file }
        let prefix = path == "." ? "" : path.folderPrefix
        return files.contains { $0.hasPrefix(prefix) } ? .directory : nil
      },
      names: { directory in
        let prefix = directory == "." ? "" : directory.folderPrefix
        let below = files.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
        return Array(Set(below.map { String($0.prefix { $0 != "/" }) }))
      })
  }
}
