import ViewTree

/// The session's clock, for controls.
package final class SessionTimers {
  private weak var session: Session?

  init(session: Session) { self.session = session }

  /// Runs an action once so many nanoseconds from now.
  package func after(nanoseconds: UInt64, _ action: @escaping () -> Void) {
    session?.after(nanoseconds: nanoseconds, action)
  }
}

extension Control {
  /// The clock of the session that the control is in.
  package final var timers: SessionTimers? {
    host.attachments[SessionTimers.self]
  }
}
