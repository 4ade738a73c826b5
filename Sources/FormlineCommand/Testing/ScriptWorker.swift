import ArgumentParser
import DefinedForms
import KeyScripts
import TerminalDriver
import Values

/// `formline script-worker FOLDER`: internal; `formline test` and the like start it to play a script per line of
/// standard input, in a sandbox each.
///
/// Input lines are JSON objects with a script's path and, if it differs from the file's, its text. In the output, `L`
/// announces a line of the script as a JSON array of number and command; `R` is the result.
struct WorkerCommand: TableCommand {
  static let name = "script-worker"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Play the scripts that are named on standard input.", shouldDisplay: false)

  var folder = ""
  var granted = GrantOptions()
  var update = false
  var strict = false
  var endWithForm = false

  static var rows: [CommandRow<Self>] {
    [
      .argument("sandboxes", "Where the sandboxes are made; empty for none.") {
        $0.folder = $1
      }
    ]
    GrantOptions.rows { $1(&$0.granted) }
    [
      .flag("update", "Write the screens of Snapshot lines anew.") { $0.update = true },
      .flag("strict", "Check what must hold of every form.") { $0.strict = true },
      .flag("end-with-form", "Let a script be over when its form is.") { $0.endWithForm = true },
    ]
  }

  /// Plays until standard input ends.
  @MainActor func perform() throws(CommandFailure) {
    ProcessSignals.endWithParent()
    let variables = ProcessEnvironment.variables
    // A fixed environment makes readline and the C library behave alike on every machine.
    ProcessEnvironment.replace(with: ScriptEnvironment().variables)
    var count = 0
    while let line = readLine() {
      guard let job = try? JSONParser.parse(line), let path = job["path"]?.string else { continue }
      count += 1
      let sandbox = folder.isEmpty ? nil : ScriptSandbox(at: "\(folder)/\(count)")
      defer { sandbox?.remove() }
      let result = play(path, job["text"]?.string, in: sandbox, variables: variables)
      try StandardOutput.print("R \(result.json)\n")
    }
  }

  @MainActor private func play(
    _ path: String, _ text: String?, in sandbox: ScriptSandbox?, variables: [String: String]
  ) -> ScriptResult {
    let grants = granted.grants
    var files = FileAccess.system(granting: grants)
    if let text {
      let read = files.read
      files.read = { $0 == path ? .success(Array(text.utf8)) : read($0) }
    }
    var player = ScriptPlayer(files: files, snapshotMode: update ? .update : .compare, variables: { variables[$0] })
    player.isStrict = strict
    player.endsWithForm = endWithForm
    if grants.commands, let sandbox {
      player.commands = ScriptCommands(
        run: { added in
          CommandProcesses.runner(
            environment: sandbox.variables(searchPath: variables["PATH"]).merging(added.map { ($0, $1) }) { $1 })
        },
        environment: { added in
          // Scripts that call `formline` must find this executable.
          let own = Machine.executable.map { String($0.folderOfFile.dropLast()) }
          let searchPath = [own, variables["PATH"]].compactMap { $0 }.joined(separator: ":")
          return sandbox.variables(searchPath: searchPath)
            .merging(["TERM": "xterm-256color"]) { $1 }.merging(added.map { ($0, $1) }) { $1 }
        },
        finish: { WorkQueue.main.run(while: $0) })
    }
    player.onLine = { line in
      let place: JSONValue = .array([.integer(line.number), .string(line.command.description)])
      // A failure needs no handling: this process is killed when its parent ends.
      try? StandardOutput.print("L \(place)\n")
    }
    return player.result(ofScriptAt: path)
  }
}

/// The user's folders for the commands of a form under test: a home, the XDG base directories and one for temporary
/// files, created empty for each script.
nonisolated struct ScriptSandbox {
  private let path: String

  private static let folders = [
    ("HOME", "home"), ("XDG_CONFIG_HOME", "home/.config"), ("XDG_DATA_HOME", "home/.local/share"),
    ("XDG_STATE_HOME", "home/.local/state"), ("XDG_CACHE_HOME", "home/.cache"), ("XDG_RUNTIME_DIR", "runtime"),
    ("TMPDIR", "tmp"),
  ]

  /// Creates the folders at `path`, which must not exist.
  init(at path: String) {
    self.path = path
    for (_, folder) in Self.folders { _ = Folder.make("\(path)/\(folder)") }
  }

  /// The environment for the sandbox; from the machine it has only the search path for programs.
  func variables(searchPath: String?) -> [String: String] {
    var variables = ["USER": "user", "LOGNAME": "user", "LANG": "C.UTF-8"]
    variables["PATH"] = searchPath
    for (name, folder) in Self.folders { variables[name] = "\(path)/\(folder)" }
    return variables
  }

  func remove() { Folder.remove(path) }
}
