import Glibc
import TerminalDriver
import Values

/// What goes on beside a session on a thread of its own, whatever the session does: it fills in a form, drawn or as plain
/// questions, waits for an answer, exports.
///
/// - Its leases are renewed.
/// - It ends when an operator has ended it, when its person may not be here any more, when it has computed for too long,
///   and when its connection has gone. A submission that is being stored is stored first.
/// - A person at a terminal is told when the store is slow.
nonisolated final class SessionUpkeep: Sendable {
  /// A session that has begun.
  struct Subject: Sendable {
    let site: Site
    let store: SiteStore
    let lease: Lease
    let visitor: Visitor
  }

  private struct State {
    var subject: Subject?
    /// The draft whose lease is renewed.
    var draft: String?
    /// Told when the store is slow and when it is not any more, while a form is drawn.
    var tell: (@MainActor @Sendable (_ isSlow: Bool) -> Void)?
    var isTold = false
    var isRenewing = false
    /// True while nothing may end the session.
    var isHeld = false
    var hasEnded = false
    var isOver = false
  }
  private let state = Guarded(State())
  private let waits: StoreWaits
  /// What the person is told where no form is drawn.
  private let sentence: String
  private let hasTerminal: Bool

  /// How often the thread looks at the connection and at the store.
  private static let pause = Duration.seconds(1)
  /// A store that is silent for longer is slow; the thread notices it a pause later at most.
  private static let slowness = Duration.milliseconds(1500)
  /// How often the site's command is asked again about somebody.
  private static let recognition = Duration.seconds(300)

  init(waitingFor waits: StoreWaits, sentence: String, hasTerminal: Bool) {
    (self.waits, self.sentence, self.hasTerminal) = (waits, sentence, hasTerminal)
    BackgroundWork.run {
      self.run()
    } then: {
    }
  }

  /// True once the session was ended from outside.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  func begin(_ subject: Subject) { state.withLock { $0.subject = subject } }

  func finish() { state.withLock { $0.isOver = true } }

  /// Renews the lease of a draft, too, and tells of a slow store by `tell`, until called with nil.
  func accompany(draft: String?, telling tell: (@MainActor @Sendable (_ isSlow: Bool) -> Void)?) {
    state.withLock { state in (state.draft, state.tell, state.isTold) = (draft, tell, false) }
  }

  /// From here on the session ends by itself, soon: what is being stored is stored, and a receipt printed.
  func hold() { state.withLock { $0.isHeld = true } }

  private func run() {
    var renewal = MonotonicClock.now + Lease.renewal.nanoseconds
    let watch = Watch()
    while !state.withLock({ $0.isOver }) {
      if waitForEnd() { end() }
      tellOfSlowness()
      guard MonotonicClock.now >= renewal, let subject = state.withLock({ $0.subject }) else { continue }
      renewal = MonotonicClock.now + Lease.renewal.nanoseconds
      renew(subject, watch)
    }
  }

  /// Waits for a pause, or until the connection has gone. That of a terminal ends by a signal.
  private func waitForEnd() -> Bool {
    let milliseconds = Int32(Self.pause / .milliseconds(1))
    var output = pollfd(fd: hasTerminal ? -1 : STDOUT_FILENO, events: 0, revents: 0)
    guard poll(&output, 1, milliseconds) > 0 else { return false }
    // From now on, poll does not wait.
    usleep(100_000)
    return output.revents & Int16(POLLHUP | POLLERR) != 0
  }

  private func tellOfSlowness() {
    let isSlow = waits.oldest.map { MonotonicClock.now - $0 > Self.slowness.nanoseconds } ?? false
    let (isNew, tell) = state.withLock { state in
      defer { state.isTold = isSlow }
      return (state.isTold != isSlow, state.tell)
    }
    guard isNew else { return }
    if let tell {
      Task { @MainActor in tell(isSlow) }
    } else if isSlow, hasTerminal {
      StandardErrorOutput.write("formline: \(sentence)\n")
    }
  }

  /// On another thread: while the store is slow, the person is told.
  private func renew(_ subject: Subject, _ watch: Watch) {
    let mayBegin = state.withLock { state in
      defer { state.isRenewing = true }
      return !state.isRenewing
    }
    guard mayBegin else { return }
    BackgroundWork.run { [self] in
      defer { state.withLock { $0.isRenewing = false } }
      let draft = state.withLock { $0.draft }
      let quotas = subject.site.settings.quotas
      if (try? subject.store.renew(subject.lease, draft: draft)) ?? false || !watch.isWelcome(subject) {
        end()
      } else if SessionLimits.areUsedUp(quotas) {
        LimitNote.write("cpuSeconds \(quotas.cpuSeconds)", subject.visitor.actor, subject.site, subject.store)
        end()
      }
    } then: {
    }
  }

  /// Ends the session as a lost connection does, which keeps its draft.
  private func end() {
    let (subject, mayEnd) = state.withLock { state in
      if !state.isHeld { state.hasEnded = true }
      return (state.subject, !state.isHeld)
    }
    guard mayEnd else { return }
    // A process that no terminal's loop looks after ends by the signal at once.
    if !hasTerminal, let subject {
      subject.store.tidy { (store) throws(StoreError) in try store.closeSession(subject.lease) }
    }
    kill(getpid(), SIGHUP)
  }

  /// Remembers the site.yaml that was looked at, so that it is read only when it has changed.
  private final class Watch: Sendable {
    private struct Seen: Equatable {
      var (inode, size, seconds, nanoseconds) = (ino_t(0), off_t(0), 0, 0)
    }
    private let seen = Guarded<(file: Seen, time: Int64)>((Seen(), MonotonicClock.now))

    /// False if the person may not be here any more.
    func isWelcome(_ subject: Subject) -> Bool {
      var status = stat()
      guard stat(subject.site.folder + "/site.yaml", &status) == 0 else { return true }
      let file = Seen(
        inode: status.st_ino, size: status.st_size, seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec)
      let now = MonotonicClock.now
      let mustLook = seen.withLock { seen in
        guard seen.file != file || now - seen.time > SessionUpkeep.recognition.nanoseconds else { return false }
        seen = (file, now)
        return true
      }
      guard mustLook, let site = try? Site(serving: subject.site.path) else { return true }
      return subject.visitor.isWelcome(at: site)
    }
  }
}

/// A row of the audit, and a line of the log, when a limit is met.
nonisolated enum LimitNote {
  static func write(_ limit: String, _ actor: Actor, _ site: Site, _ store: SiteStore) {
    SiteLog(site).note("limit", ["person": actor.person, "address": actor.address, "limit": limit], isProblem: true)
    try? store.note(actor, "limit", limit)
  }
}
