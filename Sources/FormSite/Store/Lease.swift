import Platform

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

  /// What tells two machines apart whose processes do not see each other. Colons separate the parts of `owner`.
  private static let machine: String = {
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { text in
      text.baseAddress.map { start in
        platform_machine(start, text.count)
        return String(cString: start)
      }
    }
    return (name ?? "").replacing(":", with: "-")
  }()

  /// The start of a process on this machine; nil if it does not exist.
  private static func start(of process: pid_t) -> UInt64? {
    var start: UInt64 = 0
    return platform_process_start(process, &start) ? start : nil
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
