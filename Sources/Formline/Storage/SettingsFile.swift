import Synchronization
import TerminalDriver
import ViewTree

/// Values in a file, which is read on first use and written shortly after a change by another thread. A file that
/// cannot be read is never written.
final class SettingsFile: ValueStore {
  private lazy var settings = writer.read()
  /// The changes not confirmed by a write yet.
  private var changes: [String: StoredValue?] = [:]
  private var isWaiting = false
  /// Counts changes, so that a write can tell whether it included all of them.
  private var revision = 0
  private let writer: Writer
  /// Runs an action after a delay; set by the host, which has the clock.
  var later: ((_ action: @escaping () -> Void) -> Void)?
  /// Receives the reasons why values could not be written.
  var report: ((_ problem: String) -> Void)?

  init(path: String) { writer = Writer(path: path) }

  func value(for key: String) -> StoredValue? { settings[key] }

  func setValue(_ value: StoredValue?, for key: String) {
    settings[key] = value
    changes[key] = .some(value)
    revision += 1
    guard !isWaiting, let later else { return }
    isWaiting = true
    later { [weak self] in
      self?.isWaiting = false
      self?.save(in: .anotherThread)
    }
  }

  enum SavingPlace { case thisThread, anotherThread }

  /// Merges the changes into the file, which other processes may have changed. A failure is reported only to the
  /// programmer.
  func save(in place: SavingPlace) {
    guard !changes.isEmpty else { return }
    let (due, revision) = (changes, revision)
    switch place {
    case .thisThread: didWrite(revision, problem: writer.write(due, revision: revision))
    case .anotherThread:
      BackgroundWork.run { [writer] in
        writer.write(due, revision: revision)
      } then: { [weak self] problem in
        self?.didWrite(revision, problem: problem)
      }
    }
  }

  private func didWrite(_ revision: Int, problem: String?) {
    if let problem {
      report?("stored values are not kept: \(problem)")
    } else if revision == self.revision {
      changes = [:]
    }
  }

  /// Reads and writes the file, from any thread.
  private nonisolated final class Writer: Sendable {
    private let path: String
    /// The latest revision written; late writes of earlier ones are ignored.
    private let latest = Mutex(0)

    init(path: String) { self.path = path }

    /// The settings; empty without a readable file.
    func read() -> SettingsText { (try? content()) ?? SettingsText() }

    private struct Unreadable: Error { let reason: String }

    private func content() throws(Unreadable) -> SettingsText {
      do throws(FileError) {
        let bytes = try InputFile.read(path, limit: 1 << 20, kinds: .regularFiles)
        if let text = String(validating: bytes, as: UTF8.self) { return SettingsText(text) }
      } catch {
        if error.isMissing { return SettingsText() }
        throw Unreadable(reason: "\(error)")
      }
      throw Unreadable(reason: "'\(path)' is not UTF-8")
    }

    /// - Parameter changes: All changes since the last successful write.
    /// - Returns: The failure, if any.
    func write(_ changes: [String: StoredValue?], revision: Int) -> String? {
      latest.withLock { latest in
        guard revision > latest else { return nil }
        let problem = write(changes)
        if problem == nil { latest = revision }
        return problem
      }
    }

    private func write(_ changes: [String: StoredValue?]) -> String? {
      guard let slash = path.lastIndex(of: "/") else { return nil }
      let folder = String(path[..<slash])
      guard Folder.make(folder) else { return "the folder '\(folder)' cannot be made" }
      let lock = try? FileLock.take(path + ".lock", within: .milliseconds(200))
      defer { lock?.release() }
      do {
        var settings = try content()
        for (key, value) in changes.sorted(by: { $0.key < $1.key }) { settings[key] = value }
        // People keep their settings elsewhere and link to them.
        try AtomicFile.write(Array(settings.text.utf8), to: path, links: .followed)
        return nil
      } catch {
        return (error as? Unreadable)?.reason ?? "\(error)"
      }
    }
  }

  // Places.

  /// The settings file of a program; nil without a home directory.
  static func appPath(program: String, environment: [String: String]) -> String? {
    BaseDirectory.config.path(of: "\(program)/settings.toml", environment)
  }

  /// The file for the state of a program's scene; nil without a home directory.
  static func scenePath(program: String, environment: [String: String]) -> String? {
    BaseDirectory.state.path(of: "\(program)/scene.toml", environment)
  }

  /// The name of a program in paths: the last component of the path with which it was started.
  static func programName(_ arguments: [String]) -> String {
    let name = arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty || name == "." || name == ".." ? "formline" : name
  }
}

/// The files for a program's stored values, by the XDG base directory specification.
struct SettingsFiles {
  private let files: [SettingsFile]

  /// Attaches the files to the tree of a session that is about to be made.
  init(for host: ViewHost) {
    let program = SettingsFile.programName(Machine.arguments)
    let environment = ProcessEnvironment.variables
    let app = SettingsFile.appPath(program: program, environment: environment).map(SettingsFile.init)
    let scene = SettingsFile.scenePath(program: program, environment: environment).map(SettingsFile.init)
    ValueTable.app(of: host).store = app
    ValueTable.scene(of: host).store = scene
    files = [app, scene].compactMap { $0 }
    @Anchored var host: ViewHost? = host
    for file in files {
      file.report = { host?.report($0) }
      file.later = { action in _ = host?.clock?.after(nanoseconds: Self.patience, action) }
    }
  }

  /// The delay between a change and its write, in nanoseconds, so that several changes are written together.
  private static var patience: UInt64 { 500_000_000 }

  /// Writes the remaining changes; the last call.
  func finish() { for file in files { file.save(in: .thisThread) } }
}
