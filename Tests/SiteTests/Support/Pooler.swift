import Platform
import TestSupport

/// A PgBouncer before a PostgreSQL of the tests, with fewer connections to it than there are sessions; it ends with the
/// value.
final class Pooler {
  enum Mode: String, CaseIterable { case session, transaction }

  private let folder = TemporaryFolder()
  private let bouncer: DrivenCommand
  /// The URI of the database through the pooler.
  let uri: String

  /// - Parameter database: A URI of `PostgresServer`.
  init?(_ mode: Mode, before database: String, connections: Int) throws {
    let parts = database.split { "?&".contains($0) }
    guard parts.count == 3, let name = parts[0].split(separator: "/").last else { return nil }
    chmod(folder.path, 0o777)
    let port = Int.random(in: 20_000..<32_000)
    folder.write(
      "pgbouncer.ini",
      """
      [databases]
      \(name) = \(parts[1]) \(parts[2]) user=forms dbname=\(name)
      [pgbouncer]
      listen_port = \(port)
      unix_socket_dir = \(folder.path)
      auth_type = any
      pool_mode = \(mode)
      default_pool_size = \(connections)
      max_client_conn = 500
      logfile = \(folder["pgbouncer.log"])
      """)
    let user = getuid() == 0 ? ["/usr/bin/setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
    // Quiet: what it says to a terminal that nobody reads stops it for ever once the terminal is full.
    bouncer = try DrivenCommand(
      user + ["/usr/sbin/pgbouncer", "-q", folder["pgbouncer.ini"]], environment: ["PATH": "/usr/bin:/bin"])
    uri = "postgresql://forms@/\(name)?host=\(folder.path)&port=\(port)"
    let socket = folder[".s.PGSQL.\(port)"]
    // Among hundreds of tests it may be long until it has a processor.
    bouncer.patience = 60_000
    guard bouncer.waits(until: { access(socket, F_OK) == 0 }) else { return nil }
  }
}
