import ArgumentParser
import FormTesting
import TerminalDriver

/// `formline test [PATH…]`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run keystroke scripts.",
    discussion: """
      A path is a script, or a folder with scripts (*.keys) below it. The report ends with 'N passed, N failed'.

      Exit status: 0 all passed, 1 one failed, 64 wrong usage, 66 a path cannot be read.
      """)

  @Argument(help: "Scripts or folders; by default 'forms'.", completion: .file(extensions: ["keys"]))
  var paths: [String] = ["forms"]

  @OptionGroup var reading: DefinitionOptions

  @Option(help: "How the results are reported.")
  var format = TestReport.Format.pretty

  @Option(
    help: ArgumentHelp("Run only scripts whose path contains this, or matches it as a wildcard.", valueName: "text"))
  var filter: String?

  @Flag(help: "Write the screens of Snapshot lines anew.")
  var update = false

  func run() throws {
    var scripts: [String] = []
    for path in paths { scripts += try Self.scripts(at: path) }
    if let filter { scripts = scripts.filter { ScriptDiscovery.matches($0, filter: filter) } }
    try MainActor.assumeIsolated { [scripts] in
      let player = ScriptPlayer(
        files: .system(named: reading.reading.files), snapshotMode: update ? .update : .compare,
        variables: ProcessEnvironment.variable)
      let report = TestRunner(player: player).run(scripts)
      try StandardOutput.print(report.text(format))
      if report.failedCount > 0 { throw CommandFailure(.failure) }
    }
  }

  private static func scripts(at path: String) throws(CommandFailure) -> [String] {
    do throws(FileError) {
      guard Folder.exists(at: path) else {
        // So that a name that is wrong is told before anything runs.
        _ = try InputFile.read(path, limit: FormFile.limit, kinds: .regularFiles)
        return [path]
      }
      return ScriptDiscovery.scripts(among: try Folder.files(below: path))
    } catch {
      throw CommandFailure(reading: error)
    }
  }
}

nonisolated extension TestReport.Format: ExpressibleByArgument {}
