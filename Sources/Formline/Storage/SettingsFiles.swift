import TerminalDriver
import ViewTree

/// The files of what a program remembers, by the XDG base directory specification.
struct SettingsFiles {
  private let files: [SettingsFile]

  /// Brings them to the tree of a session that is about to be made.
  init(for host: ViewHost) {
    let program = SettingsFile.programName(CommandLine.arguments)
    let environment = ProcessEnvironment.variables
    let app = SettingsFile.appPath(program: program, environment: environment).map(SettingsFile.init)
    let scene = SettingsFile.scenePath(program: program, environment: environment).map(SettingsFile.init)
    ValueTable.app(of: host).store = app
    ValueTable.scene(of: host).store = scene
    files = [app, scene].compactMap { $0 }
    for file in files {
      file.report = { [weak host] in host?.report($0) }
      file.later = { [weak host] action in _ = host?.clock?.after(nanoseconds: Self.patience, action) }
    }
  }

  /// How long a change waits for others before both are written, in nanoseconds.
  private static var patience: UInt64 { 500_000_000 }

  /// Writes what waits; the last call.
  func finish() {
    for file in files { file.save(in: .thisThread) }
  }
}
