import Glibc
import TerminalDriver

/// Prevents two sessions from using one draft: identifies a process, and expires unless renewed. A session renews its
/// lease every `renewal`; the end of a process on the same machine is detected at once, and a lease of a machine that
/// cannot be asked ends by time.
///
/// The draft counts how often it was leased. Every write carries that number, so a session that was stopped for longer
/// than its lease cannot write over those after it.
nonisolated struct Lease: Sendable, Equatable {
  /// `machine:process:start:random`.
  let owner: String

  /// The lifetime of a lease without renewal, in milliseconds.
  static let span: Int64 = 60_000
  /// The interval between renewals.
  static let renewal = Duration.seconds(10)

  /// A lease for this process.
  init() {
    let process = getpid()
    var chance = SystemRandomNumberGenerator()
    owner = "\(Self.machine):\(process):\(Self.start(of: process) ?? 0):\(String(chance.next() as UInt32, radix: 16))"
  }

  /// The expiry of a lease that is taken or renewed now.
  static var nextEnd: Int64 { SiteClock.now + span }

  /// True if the lease's session is alive.
  static func isAlive(_ owner: String, until: Int64) -> Bool {
    let now = SiteClock.now
    // A lease cannot end later than that, unless a clock was set back.
    guard until > now, until <= now + span else { return false }
    let parts = owner.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == machine, let process = pid_t(parts[1]) else { return true }
    return start(of: process).map { String($0) == parts[2] } ?? false
  }

  /// The process of a lease that was taken on this machine and is alive.
  static func process(_ owner: String) -> pid_t? {
    let parts = owner.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == machine, let process = pid_t(parts[1]),
      start(of: process).map(String.init) == String(parts[2])
    else { return nil }
    return process
  }

  /// What tells two machines apart whose processes do not see each other: the installation, the running kernel, and the
  /// processes' namespace, since containers may share the first two and their host's name. Colons separate the parts of
  /// `owner`.
  private static let machine: String = {
    let installation = line("/etc/machine-id") ?? Machine.hostName ?? ""
    let boot = line("/proc/sys/kernel/random/boot_id") ?? ""
    var processes = stat()
    let space = stat("/proc/self/ns/pid", &processes) == 0 ? UInt64(processes.st_ino) : 0
    return "\(installation)/\(boot)/\(space)".replacing(":", with: "-")
  }()

  private static func line(_ path: String) -> String? {
    guard let bytes = try? InputFile.read(path, limit: 4096) else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).trimmed
    return line.isEmpty ? nil : String(line)
  }

  /// The start time of a process on this machine, in ticks since boot (proc(5)); nil if it does not exist.
  private static func start(of process: pid_t) -> UInt64? {
    guard let bytes = try? InputFile.read("/proc/\(process)/stat", limit: 4096) else { return nil }
    // The process name, in parentheses, may contain any character.
    guard let end = bytes.lastIndex(of: UInt8(ascii: ")")) else { return nil }
    let fields = String(decoding: bytes[end...], as: UTF8.self).split(separator: " ")
    return fields.count > 20 ? UInt64(fields[20]) : nil
  }
}

/// A draft's column `lease_owner`: the owner and, after a `#`, how often the draft was leased; only the latter if nobody
/// has leased it. Earlier versions of this program wrote the owner alone.
nonisolated struct StoredLease {
  private let owner: String
  private let count: Int64
  private let until: Int64

  init(_ text: String?, until: Int64) {
    let parts = (text ?? "").split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    owner = String(parts[0])
    count = parts.count > 1 ? Int64(parts[1]) ?? 0 : 0
    self.until = until
  }

  static func text(_ owner: String, _ count: Int64) -> String { "\(owner)#\(count)" }

  /// True while a session has the draft.
  var isAlive: Bool { !owner.isEmpty && Lease.isAlive(owner, until: until) }

  /// The count under which a session may write; nil if another one has the draft, or has had it since.
  /// - Parameter known: The count of the session's own lease. After a failover the row may be an older one.
  func fence(for lease: Lease, knowing known: Int64? = nil) -> Int64? {
    guard owner == lease.owner || !isAlive, count <= known ?? count else { return nil }
    return known ?? count + 1
  }
}
