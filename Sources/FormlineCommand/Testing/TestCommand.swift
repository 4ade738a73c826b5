import ArgumentParser
import DefinedForms
import FormDefinitions
import KeyScripts
import TerminalDriver

/// `formline test [PATH…]`
struct TestCommand: TableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run keystroke scripts.",
    discussion: """
      A path is a script, or a folder with scripts (*.keys) below it. Scripts are played in processes of their own, \
      several at once. Commands of definitions run in sandboxes. The report ends with 'N passed, N failed'.

      Exit status: 0 all passed, 1 one failed, 64 wrong usage or a missing grant, 65 a script or its form is wrong, \
      66 a path cannot be read or no script was found.
      """)

  /// Those given.
  private var given: [String] = []
  var granted = GrantOptions()
  var format = TestReport.Format.pretty
  var problems = ProblemOptions()
  var filter: String?
  var update = false
  var watch = false
  var shrink = false
  var strict = false
  var coverage = false
  var jobs: Int?
  var timeLimit = TimeLimit(.seconds(30))

  static var rows: [CommandRow<Self>] {
    [
      .arguments(
        "paths", default: ["forms"], "Scripts or folders; by default 'forms'.", completion: .file(extensions: ["keys"])
      ) { $0.given.append($1) }
    ]
    GrantOptions.rows { $1(&$0.granted) }
    [
      .option("format", default: TestReport.Format.pretty, "How the results are reported.") { $0.format = $1 }
    ]
    ProblemOptions.rows { $1(&$0.problems) }
    [
      .option("filter", "Run only scripts whose path contains this, or matches it as a wildcard.", value: "text") {
        $0.filter = $1
      },
      .flag("update", "Write the screens of Snapshot lines anew.") { $0.update = true },
      .flag("watch", "Run the scripts again whenever a file near them changes, until Ctrl-C.") { $0.watch = true },
      .flag("shrink", "Print the shortest script that fails in the same way as the given one.") { $0.shrink = true },
      .flag("strict", "Check after every line what must hold of every form, as 'formline fuzz' does.") {
        $0.strict = true
      },
      .flag(
        "coverage", "Also tell what of each form the scripts reach: fields, options, branches of conditions, messages."
      ) { $0.coverage = true },
      .option("jobs", "How many scripts are played at once; by default one on each processor.", value: "n") {
        $0.jobs = $1
      },
      .option(
        "time-limit", default: TimeLimit(.seconds(30)), "How long one script may take, such as 10s.", value: "duration"
      ) { $0.timeLimit = $1 },
    ]
  }

  private var paths: [String] { given.isEmpty ? ["forms"] : given }

  func checkOptions() throws {
    if watch, update || shrink || format != .pretty {
      throw ValidationError("'--watch' takes none of '--update', '--shrink' and '--format'.")
    }
    if shrink, paths.count != 1 || update || filter != nil || format != .pretty {
      throw ValidationError("'--shrink' takes one script and none of '--update', '--filter' and '--format'.")
    }
    if problems.format == .json, watch || shrink || format != .pretty {
      throw ValidationError("'--problems json' takes none of '--watch', '--shrink' and '--format'.")
    }
    if coverage, watch || shrink || format != .pretty {
      throw ValidationError("'--coverage' takes none of '--watch', '--shrink' and '--format'.")
    }
    if let jobs, !(1...1000).contains(jobs) { throw ValidationError("'--jobs' is from 1 to 1000.") }
  }

  @MainActor func perform() throws(CommandFailure) {
    do throws(CommandFailure) {
      try play()
    } catch {
      guard problems.format == .json else { throw error }
      // What is wrong with scripts is told where their failures are.
      try StandardOutput.print(ReportedProblem.jsonLines(error.problems))
      throw CommandFailure(error.status)
    }
  }

  @MainActor private func play() throws(CommandFailure) {
    if shrink { return try printShortest() }
    if watch {
      try TestWatch(paths: paths, options: options, scripts: { () throws(CommandFailure) in try find() }).run()
    }
    let scripts = try find()
    // A run without scripts must not look like a success.
    if scripts.isEmpty {
      throw CommandFailure(.unreadable, filter.map { "no script matches '--filter \($0)'" } ?? "no script was found")
    }
    var progress = ProgressLine()
    var done = 0
    let report = try ScriptPool(options).run(scripts.map { ScriptPool.Job(path: $0) }) { _, _ in
      done += 1
      progress.show(done, of: scripts.count)
    }
    progress.remove()
    try StandardOutput.print(
      problems.format == .json ? ReportedProblem.jsonLines(report.problems) : report.text(format))
    if coverage {
      // No script is played by another process any more, for which a signal would have to wait.
      ProcessSignals.endAtOnce()
      let coverage = CoverageReport(of: scripts, granted: granted, timeout: .seconds(60))
      try StandardOutput.print(problems.format == .json ? coverage.jsonLines : coverage.text)
    }
    let failures = report.results.filter { !$0.isPassed }
    guard !failures.isEmpty else { return }
    guard failures.allSatisfy(\.isInvalid) else { throw CommandFailure(.failure) }
    throw CommandFailure(failures.allSatisfy(\.isRefused) ? .usage : .wrongInput)
  }

  /// The scripts named by the arguments.
  private func find() throws(CommandFailure) -> [String] {
    var scripts: [String] = []
    for path in paths { scripts += try Self.scripts(at: path) }
    guard let filter else { return scripts }
    return scripts.filter { ScriptDiscovery.matches($0, filter: filter) }
  }

  /// Prints the shortened script on standard output, and its failure on standard error.
  @MainActor private func printShortest() throws(CommandFailure) {
    let path = paths[0]
    let script = try ScriptPlayer(files: .system(granting: granted.grants), variables: ProcessEnvironment.variable)
      .script(at: path)
    let (outcome, first) = try ScriptReduction(pool: ScriptPool(options)).reduce(script)
    guard let outcome else {
      if case .invalid(let problems) = first.outcome { throw CommandFailure(.wrongInput, problems: problems) }
      return StandardError.write(["formline: '\(path)' passes: there is nothing to shrink"])
    }
    try StandardOutput.print(outcome.text)
    throw CommandFailure(.failure, problems: outcome.result.problems)
  }

  @MainActor private var options: ScriptPool.Options {
    ScriptPool.Options(
      workers: jobs ?? Machine.processors, limit: timeLimit.duration, updatesSnapshots: update,
      granted: granted, isStrict: strict)
  }

  private static func scripts(at path: String) throws(CommandFailure) -> [String] {
    guard Folder.exists(at: path) else {
      // Reports a wrong name before anything runs.
      _ = try CommandFailure.reading(InputFile.read(path, limit: FormFile.limit, kinds: .regularFiles))
      return [path]
    }
    return ScriptDiscovery.scripts(among: try CommandFailure.reading(Folder.files(below: path)))
  }
}

nonisolated extension TestReport.Format: ExpressibleByArgument {}

/// `formline test --watch`: runs the scripts again whenever a related file changes.
struct TestWatch {
  /// The paths given to the command.
  let paths: [String]
  let options: ScriptPool.Options
  /// Finds the current scripts.
  let scripts: () throws(CommandFailure) -> [String]

  /// Runs until a signal.
  func run() throws(CommandFailure) -> Never {
    let pool = try ScriptPool(options)
    var reason: String?
    while true {
      // Watching begins before the scripts are read, so that no change in between is missed.
      let watch = try self.watch(folders(of: try self.scripts()))
      let scripts = try self.scripts()
      let report = try pool.run(scripts.map { ScriptPool.Job(path: $0) })
      if StandardOutput.isTerminal { try StandardOutput.print("\u{1b}[H\u{1b}[2J", .terminalSequences) }
      try StandardOutput.print((reason.map { "\($0) has changed\n\n" } ?? "") + report.text(.pretty))
      switch watch.wait(where: { !$0.hasPrefix(".") && !$0.hasSuffix("~") }) {
      case .changed(let files): reason = files.count == 1 ? files[0] : "\(files[0]) and \(files.count - 1) more"
      case .signal(let signal): throw CommandFailure(.signal(signal))
      }
    }
  }

  private func watch(_ folders: [String]) throws(CommandFailure) -> FolderWatch {
    do throws(SystemError) {
      return try FolderWatch(folders)
    } catch {
      throw CommandFailure(.failure, "changes cannot be watched: \(error.sentence)")
    }
  }

  /// The folders of the scripts and of their forms, and all folders below the given ones.
  private func folders(of scripts: [String]) -> [String] {
    var folders = Set(paths.filter { Folder.exists(at: $0) }.flatMap { [$0] + Folder.folders(below: $0) })
    for script in scripts {
      folders.insert(script.folderPath)
      guard let bytes = try? InputFile.read(script, limit: FormFile.limit, kinds: .regularFiles),
        let form = KeyScript.parse(String(decoding: bytes, as: UTF8.self), path: script).script.form
      else { continue }
      folders.insert((form.hasPrefix("/") ? form : script.folderPath + "/" + form).folderPath)
    }
    return folders.sorted()
  }
}
