import TerminalDriver
import ViewTree

/// Values kept in a file. It is read when the first of them is asked for, and written a moment after a change, in
/// another thread: no key waits for the disk.
final class SettingsFile: ValueStore {
  private let path: String
  private lazy var settings = Self.read(path)
  /// What was set since the file was written last.
  private var changes: [String: StoredValue?] = [:]
  private var isWaiting = false
  /// Runs an action after a delay; set by the host, which has the clock.
  var later: ((_ action: @escaping () -> Void) -> Void)?
  /// Told why values could not be written.
  var report: ((_ problem: String) -> Void)?

  init(path: String) { self.path = path }

  func value(for key: String) -> StoredValue? { settings[key] }

  func setValue(_ value: StoredValue?, for key: String) {
    settings[key] = value
    changes[key] = .some(value)
    guard !isWaiting, let later else { return }
    isWaiting = true
    later { [weak self] in
      self?.isWaiting = false
      self?.save(in: .anotherThread)
    }
  }

  enum SavingPlace { case thisThread, anotherThread }

  /// Writes what has changed, on top of what others have written meanwhile. Only a programmer is told when it cannot be
  /// written: what was typed is not lost by it.
  func save(in place: SavingPlace) {
    guard !changes.isEmpty else { return }
    let due = changes
    changes = [:]
    switch place {
    case .thisThread: say(Self.write(due, to: path))
    case .anotherThread:
      Task.detached { [path, weak self] in
        let problem = Self.write(due, to: path)
        await self?.say(problem)
      }
    }
  }

  private func say(_ problem: String?) {
    if let problem { report?("stored values are not kept: \(problem)") }
  }

  private nonisolated static func read(_ path: String) -> SettingsText {
    guard let bytes = try? InputFile.read(path, limit: 1 << 20, kinds: .regularFiles) else { return SettingsText() }
    return SettingsText(String(decoding: bytes, as: UTF8.self))
  }

  /// - Returns: Why it could not be done.
  private nonisolated static func write(_ changes: [String: StoredValue?], to path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[..<slash])
    guard Folder.make(folder) else { return "the folder '\(folder)' cannot be made" }
    let lock = try? FileLock.take(path + ".lock", within: .milliseconds(200))
    defer { lock?.release() }
    var settings = read(path)
    for (key, value) in changes.sorted(by: { $0.key < $1.key }) { settings[key] = value }
    do throws(FileError) {
      try AtomicFile.write(Array(settings.text.utf8), to: path)
      return nil
    } catch {
      return "\(error)"
    }
  }

  // Places.

  /// Where a program keeps what it remembers; nil without a home.
  static func appPath(program: String, environment: [String: String]) -> String? {
    path(environment, "XDG_CONFIG_HOME", "/.config", "\(program)/settings.toml")
  }

  /// Where a program keeps where a person was; nil without a home.
  static func scenePath(program: String, environment: [String: String]) -> String? {
    path(environment, "XDG_STATE_HOME", "/.local/state", "\(program)/scene.toml")
  }

  private static func path(
    _ environment: [String: String], _ variable: String, _ fallback: String, _ file: String
  ) -> String? {
    // The XDG base directory specification has relative paths ignored.
    if let folder = environment[variable], folder.hasPrefix("/") { return "\(folder)/\(file)" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)\(fallback)/\(file)"
  }

  /// What a program is called in paths: the last part of how it was started.
  static func programName(_ arguments: [String]) -> String {
    let name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? "formline" : name
  }
}

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
