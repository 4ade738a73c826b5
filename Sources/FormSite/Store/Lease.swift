import Glibc
import TerminalDriver

/// What keeps two sessions from one draft: the name of a process, and until when it counts as alive. A session says
/// every `renewal` that it lives; on its own machine, one that has ended is known to have ended at once.
nonisolated struct Lease: Sendable, Equatable {
  /// `host:process:start:chance`.
  let owner: String

  /// How long a session of another machine that says nothing counts as alive, in milliseconds.
  static let span: Int64 = 60_000
  /// How often a session says that it lives.
  static let renewal = Duration.seconds(20)

  /// The lease of this process.
  init() {
    let process = getpid()
    var chance = SystemRandomNumberGenerator()
    owner = "\(Self.host):\(process):\(Self.start(of: process) ?? 0):\(String(chance.next() as UInt32, radix: 16))"
  }

  /// Until when a lease that is given or renewed now holds.
  static var nextEnd: Int64 { SiteClock.now + span }

  /// Whether the session that has a lease still counts.
  static func isAlive(_ owner: String, until: Int64) -> Bool {
    let now = SiteClock.now
    // Nobody's lease ends later than that, unless a clock was set back.
    guard until > now, until <= now + span else { return false }
    let parts = owner.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == host, let process = pid_t(parts[1]) else { return true }
    return start(of: process).map { String($0) == parts[2] } ?? false
  }

  /// Names with colons are no host's.
  private static let host = (Machine.hostName ?? "localhost").replacing(":", with: "-")

  /// When a process of this machine started, in ticks since it was booted (proc(5)); nil where there is none.
  private static func start(of process: pid_t) -> UInt64? {
    guard let bytes = try? InputFile.read("/proc/\(process)/stat", limit: 4096) else { return nil }
    // The name, in parentheses, may hold anything.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[end...], as: UTF8.self).split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) : nil
  }
}
