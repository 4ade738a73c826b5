import Glibc
import TestSupport

/// A PostgreSQL of the tests' own, on a socket in its folder; stopped when the tests end.
final class PostgresServer: @unchecked Sendable {
  private let folder: TemporaryFolder
  private let programs: String

  /// The one server of this run; nil where PostgreSQL is not installed.
  static let shared = PostgresServer()

  /// Names of databases, one for each test.
  private static func name() -> String { "test\(UInt64.random(in: 0...(.max)))" }

  private init?() {
    let folders = (14...20).reversed().map { "/usr/lib/postgresql/\($0)/bin" }
    guard let found = folders.first(where: { access("\($0)/initdb", X_OK) == 0 }) else { return nil }
    programs = found
    folder = TemporaryFolder()
    chmod(folder.path, 0o777)
    guard run("initdb", "-D", folder["data"], "-A", "trust", "-U", "forms", "--no-sync"),
      run(
        "pg_ctl", "-D", folder["data"], "-o", "-k \(folder.path) -c listen_addresses=''", "-l", folder["log"], "-w",
        "start")
    else { return nil }
    Self.stopAtExit = stopCommand
    atexit { _ = PostgresServer.stopAtExit.map { system($0) } }
  }

  nonisolated(unsafe) private static var stopAtExit: String?

  /// The server refuses to run as root.
  private static var user: [String] {
    getuid() == 0 ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
  }

  private var stopCommand: String {
    (Self.user + ["\(programs)/pg_ctl", "-D", folder["data"], "-m", "immediate", "stop", ">/dev/null", "2>&1"])
      .joined(separator: " ")
  }

  private func run(_ program: String, _ arguments: String...) -> Bool {
    let words = Self.user + ["\(programs)/\(program)"] + arguments
    let done = try? DetachedCommand(
      executable: "/usr/bin/env", words, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"])
    return done?.status == 0
  }

  /// The URI of a database that nothing is in.
  func makeDatabase() -> String? {
    let name = Self.name()
    guard run("createdb", "-h", folder.path, "-U", "forms", name) else { return nil }
    return "postgresql://forms@/\(name)?host=\(folder.path)"
  }

  /// Runs SQL past the service; gives what the server says.
  func sql(_ statement: String, in uri: String) throws -> DetachedCommand {
    try DetachedCommand(
      executable: "\(programs)/psql", ["-At", uri, "-c", statement], environment: ["PATH": "/usr/bin:/bin"])
  }
}
