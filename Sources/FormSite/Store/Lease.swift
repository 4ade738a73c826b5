import Glibc
import TerminalDriver

/// Prevents two sessions from using one draft: identifies a process, and expires unless renewed. A session renews its
/// lease every `renewal`; the end of a process on the same machine is detected at once.
nonisolated struct Lease: Sendable, Equatable {
  /// `host:process:start:random`.
  let owner: String

  /// The lifetime of a lease without renewal, in milliseconds.
  static let span: Int64 = 60_000
  /// The interval between renewals.
  static let renewal = Duration.seconds(20)

  /// A lease for this process.
  init() {
    let process = getpid()
    var chance = SystemRandomNumberGenerator()
    owner = "\(Self.host):\(process):\(Self.start(of: process) ?? 0):\(String(chance.next() as UInt32, radix: 16))"
  }

  /// The expiry of a lease that is taken or renewed now.
  static var nextEnd: Int64 { SiteClock.now + span }

  /// True if the lease's session is alive.
  static func isAlive(_ owner: String, until: Int64) -> Bool {
    let now = SiteClock.now
    // A lease cannot end later than that, unless a clock was set back.
    guard until > now, until <= now + span else { return false }
    let parts = owner.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == host, let process = pid_t(parts[1]) else { return true }
    return start(of: process).map { String($0) == parts[2] } ?? false
  }

  /// Colons separate the parts of `owner`.
  private static let host = (Machine.hostName ?? "localhost").replacing(":", with: "-")

  /// The start time of a process on this machine, in ticks since boot (proc(5)); nil if it does not exist.
  private static func start(of process: pid_t) -> UInt64? {
    guard let bytes = try? InputFile.read("/proc/\(process)/stat", limit: 4096) else { return nil }
    // The process name, in parentheses, may contain any character.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[end...], as: UTF8.self).split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) : nil
  }
}
