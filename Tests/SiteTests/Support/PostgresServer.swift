import Platform
import TestSupport
import Testing

/// A PostgreSQL of the tests' own, on a socket in its folder. The shared one is stopped when the tests end, others by the
/// test that makes them.
final class PostgresServer: @unchecked Sendable {
  private let folder: TemporaryFolder
  private let programs: String
  private var holders: [DrivenCommand] = []

  /// The one server of this run; nil where PostgreSQL is not installed.
  static let shared: PostgresServer? = {
    let made = PostgresServer()
    stopAtExit = made?.stopCommand
    atexit { _ = PostgresServer.stopAtExit.map { system($0) } }
    return made
  }()

  /// Names of databases, one for each test.
  private static func name() -> String { "test\(UInt64.random(in: 0...(.max)))" }

  /// - Parameter settings: Lines of its configuration.
  init?(_ settings: String = "") {
    guard let found = Self.installed else { return nil }
    programs = found
    folder = TemporaryFolder()
    chmod(folder.path, 0o777)
    guard run("initdb", "-D", folder["data"], "-A", "trust", "-U", "forms", "--no-sync") else { return nil }
    let file = folder["data/postgresql.conf"]
    folder.write("data/postgresql.conf", (TemporaryFolder.content(of: file) ?? "") + "\n\(settings)\n")
    guard start() else { return nil }
  }

  private static let installed = (14...20).reversed().map { "/usr/lib/postgresql/\($0)/bin" }.first {
    access("\($0)/initdb", X_OK) == 0
  }

  /// A standby.
  init?(following primary: PostgresServer) {
    programs = primary.programs
    folder = TemporaryFolder()
    chmod(folder.path, 0o777)
    guard copy(primary) else { return nil }
  }

  /// Begins anew as a standby.
  func copy(_ primary: PostgresServer) -> Bool {
    run("rm", "-rf", folder["data"])
      && run(
        "pg_basebackup", "-h", primary.host, "-p", "\(primary.port)", "-U", "forms", "-D", folder["data"], "-R", "-c",
        "fast", "--no-sync")
      && start()
  }

  var host: String { folder.path }

  func promote() -> Bool { run("pg_ctl", "-D", folder["data"], "-w", "promote") }

  /// Ends at once, as by a loss of power.
  @discardableResult
  func crash() -> Bool { run("pg_ctl", "-D", folder["data"], "-m", "immediate", "-w", "stop") }

  /// Stops all its processes, or continues them.
  func signalAll(_ number: Int32) {
    guard let text = TemporaryFolder.content(of: folder["data/postmaster.pid"]),
      let parent = text.split(separator: "\n").first.flatMap({ pid_t($0) })
    else { return }
    let found = try? DetachedCommand(
      executable: "/usr/bin/env", ["pgrep", "-P", "\(parent)"], environment: ["PATH": "/usr/bin:/bin"])
    let children = (found?.output ?? "").split(separator: "\n").compactMap { pid_t($0) }
    for process in [parent] + children { kill(process, number) }
  }

  nonisolated(unsafe) private static var stopAtExit: String?

  /// Of 127.0.0.1, and part of the socket's name.
  let port = Int.random(in: 20_000..<32_000)

  func start() -> Bool {
    run(
      "pg_ctl", "-D", folder["data"], "-o", "-k \(folder.path) -p \(port) -c listen_addresses=127.0.0.1", "-l",
      folder["log"], "-w", "start")
  }

  /// Ends all connections.
  @discardableResult
  func stop() -> Bool { run("pg_ctl", "-D", folder["data"], "-m", "fast", "-w", "stop") }

  /// The server refuses to run as root.
  private static var user: [String] {
    getuid() == 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
  }

  private var stopCommand: String {
    (Self.user + ["\(programs)/pg_ctl", "-D", folder["data"], "-m", "immediate", "stop", ">/dev/null", "2>&1"])
      .joined(separator: " ")
  }

  private func run(_ program: String, _ arguments: String...) -> Bool { run(program, arguments) }

  private func run(_ program: String, _ arguments: [String]) -> Bool {
    let words = Self.user + [program == "rm" ? "/bin/rm" : "\(programs)/\(program)"] + arguments
    let done = try? DetachedCommand(
      executable: "/usr/bin/env", words, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"])
    return done?.status == 0
  }

  /// The URI of a new database. Ends the test's case where PostgreSQL is not installed.
  static func makeDatabase() throws -> String {
    try Tool.PostgreSQL.require()
    return try #require(shared?.makeDatabase())
  }

  func makeDatabase() -> String? {
    let name = Self.name()
    let server = ["-h", folder.path, "-p", "\(port)", "-U", "forms"]
    // Most are made with a language's collation, in which '~' comes before digits and '_' before letters.
    let english = ["-T", "template0", "-E", "UTF8", "--locale-provider=icu", "--icu-locale=en-US"]
    guard run("createdb", server + english + [name]) || run("createdb", server + [name]) else { return nil }
    return "postgresql://forms@/\(name)?host=\(folder.path)&port=\(port)"
  }

  /// Runs SQL past the service; gives what the server says.
  func sql(_ statement: String, in uri: String) throws -> DetachedCommand {
    try DetachedCommand(
      executable: "\(programs)/psql", ["-At", uri, "-c", statement], environment: ["PATH": "/usr/bin:/bin"])
  }

  /// Has somebody else hold a table's lock until the server is stopped.
  func lock(_ table: String, in uri: String) throws {
    let words = [
      "\(programs)/psql", "-At", uri, "-c", "BEGIN; LOCK TABLE \(table) IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(120)",
    ]
    holders.append(try DrivenCommand(words, environment: ["PATH": "/usr/bin:/bin"], input: .closed))
    while try sql("SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted", in: uri).output
      .hasPrefix("0")
    {
      usleep(50_000)
    }
  }
}
