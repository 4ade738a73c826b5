import Platform
import TerminalDriver

/// What goes on beside a session on a thread of its own, whatever the session does: it fills in a form, drawn or as plain
/// questions, waits for an answer, exports.
///
/// - Its leases are renewed.
/// - It ends when an operator has ended it, when its person may not be here any more, when it has computed for too long,
///   and when its connection has gone. A submission that is being stored is stored first. Where it does not end by itself,
///   since it is stuck, the watchdog ends it.
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
    /// What the person is told if it is stored when the session ends for want of processor time.
    var kept: String?
    /// What was chosen in the list, as the words after `ssh HOST`; nil once operators can see it.
    var doing: String?
    /// Told when the store is slow and when it is not any more, while a form is drawn.
    var tell: (@MainActor @Sendable (_ isSlow: Bool) -> Void)?
    var isTold = false
    var isRenewing = false
    var isUsedUp = false
    /// True while nothing may end the session.
    var isHeld = false
    var hasEnded = false
    var isOver = false
  }
  private let state = Guarded(State())
  private let waits: StoreWaits
  /// What the person is told where no form is drawn.
  private let sentence: String
  /// What the person is told when the session has computed for too long.
  private let limitSentence: String
  private let hasTerminal: Bool

  /// How often the thread looks at the connection and at the store.
  private static let pause = Duration.seconds(1)
  /// A store that is silent for longer is slow; the thread notices it a pause later at most.
  private static let slowness = Duration.milliseconds(1500)
  /// How often the site's command is asked again about somebody.
  private static let recognition = Duration.seconds(300)

  init(waitingFor waits: StoreWaits, sentence: String, limitSentence: String, hasTerminal: Bool) {
    (self.waits, self.sentence, self.hasTerminal) = (waits, sentence, hasTerminal)
    self.limitSentence = limitSentence
    BackgroundWork.run {
      self.run()
    }
  }

  /// True once the session was ended from outside.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  func begin(_ subject: Subject) { state.withLock { $0.subject = subject } }

  func finish() { state.withLock { $0.isOver = true } }

  /// Renews the lease of a draft, too, and tells of a slow store by `tell`, until called with nil.
  /// - Parameter kept: Says that the draft is kept.
  func accompany(
    draft: String?, kept: String? = nil, telling tell: (@MainActor @Sendable (_ isSlow: Bool) -> Void)?
  ) {
    state.withLock { state in (state.draft, state.kept, state.tell, state.isTold) = (draft, kept, tell, false) }
  }

  /// Shows operators what was chosen in the list, soon.
  func note(doing: String) { state.withLock { $0.doing = doing } }

  /// From here on the session ends by itself, soon: what is being stored is stored, and a receipt printed.
  func hold() { state.withLock { $0.isHeld = true } }

  private func run() {
    var renewal = MonotonicClock.now + Lease.renewal.nanoseconds
    let watch = SiteWatch()
    while !state.withLock({ $0.isOver }) {
      if waitForEnd() { end() }
      tellOfSlowness()
      let (subject, isNew) = state.withLock { ($0.subject, $0.doing != nil) }
      if let subject, SessionLimits.areUsedUp(subject.site.settings.quotas) { endUsedUp(subject) }
      guard isNew || MonotonicClock.now >= renewal, let subject else { continue }
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

  /// True if nobody reads standard output or standard error any more.
  static func hasLostConnection() -> Bool {
    var outputs = [STDOUT_FILENO, STDERR_FILENO].map { pollfd(fd: $0, events: 0, revents: 0) }
    // An sshd that dies closes its ends one after the other, that of standard input perhaps first.
    guard poll(&outputs, nfds_t(outputs.count), 10) > 0 else { return false }
    return outputs.contains { $0.revents & Int16(POLLHUP | POLLERR) != 0 }
  }

  private func tellOfSlowness() {
    let isSlow = waits.isLonger(than: Self.slowness)
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
  private func renew(_ subject: Subject, _ watch: SiteWatch) {
    let mayBegin = state.withLock { state in
      defer { state.isRenewing = true }
      return !state.isRenewing
    }
    guard mayBegin else { return }
    BackgroundWork.run { [self] in
      defer { state.withLock { $0.isRenewing = false } }
      let (draft, doing) = state.withLock { state in
        defer { state.doing = nil }
        return (state.draft, state.doing)
      }
      let isEnded = try? SilenceLimit.during(.beside) { () throws(StoreError) in
        try subject.store.renew(subject.lease, draft: draft, doing: doing)
      }
      if isEnded ?? false || !isWelcome(subject, watch) { end() }
    }
  }

  /// On another thread, since the store may be slow.
  private func endUsedUp(_ subject: Subject) {
    let isFirst = state.withLock { state in
      defer { state.isUsedUp = true }
      return !state.isUsedUp
    }
    guard isFirst else { return }
    BackgroundWork.run { [self] in
      let limit = "cpuSeconds \(subject.site.settings.quotas.cpuSeconds)"
      SilenceLimit.during(SilenceLimit(2000)) {
        LimitNote.write(limit, subject.visitor.actor, subject.site, subject.store)
      }
      let (draft, kept) = state.withLock { ($0.draft, $0.kept) }
      if let draft, let kept {
        subject.store.tidy { (store) throws(StoreError) in
          guard try store.draft(draft) != nil else { return }
          let text = "formline: \(limitSentence)\nformline: \(kept)\n"
          ProcessSignals.explain(SIGXCPU, status: SiteFailure.Status.unavailable.rawValue, text)
        }
      }
      end(by: SIGXCPU)
    }
  }

  /// Ends the session as a lost connection does, which keeps its draft.
  private func end(by signal: Int32 = SIGHUP) {
    let (subject, mayEnd) = state.withLock { state in
      if !state.isHeld { state.hasEnded = true }
      return (state.subject, !state.isHeld)
    }
    guard mayEnd else { return }
    // A process that no terminal's loop looks after ends by the signal at once.
    if !hasTerminal, let subject {
      subject.store.tidy { (store) throws(StoreError) in try store.closeSession(subject.lease) }
    }
    kill(getpid(), signal)
  }

  /// False if the person may not be here any more.
  private func isWelcome(_ subject: Subject, _ watch: SiteWatch) -> Bool {
    watch.changed(subject.site, or: Self.recognition).map(subject.visitor.isWelcome) ?? true
  }
}

/// A row of the audit, and a line of the log, when a limit is met.
nonisolated enum LimitNote {
  static func write(_ limit: String, _ actor: Actor, _ site: Site, _ store: SiteStore) {
    SiteLog(site).note("limit", ["person": actor.person, "address": actor.address, "limit": limit], isProblem: true)
    try? store.note(actor, "limit", limit)
  }
}
