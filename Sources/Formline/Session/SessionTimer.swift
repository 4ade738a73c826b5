import ViewTree

/// Something that happens at a time on the session's clock.
struct SessionTimer {
  var due: UInt64
  let id: Int
  let action: () -> Void
}

extension Session: HostClock {
  /// Runs an action once after some nanoseconds; the result identifies it for `cancelTimer`.
  @discardableResult
  package func after(nanoseconds: UInt64, _ action: @escaping () -> Void) -> Int {
    lastTimer += 1
    let id = lastTimer
    let timer = SessionTimer(due: now + nanoseconds, id: id, action: action)
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: place)
    return id
  }

  /// Forgets a timer that has not fired.
  package func cancelTimer(_ id: Int) { timers.removeAll { $0.id == id } }

  /// Runs due timers. New ones wait for the next turn, so that one which restarts itself does not starve the host.
  func fireTimers() {
    let last = lastTimer
    while let first = timers.first, first.due <= now, first.id <= last {
      timers.removeFirst()
      first.action()
    }
  }
}
