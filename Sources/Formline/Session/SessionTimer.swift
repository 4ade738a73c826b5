/// Something that happens at a time on the session's clock.
struct SessionTimer {
  let due: UInt64
  let id: Int
  let action: () -> Void
}

extension Session {
  /// Runs an action once so many nanoseconds from now; the answer names it for `cancelTimer`.
  @discardableResult
  package func after(nanoseconds: UInt64, _ action: @escaping () -> Void) -> Int {
    let id = (timers.map(\.id).max() ?? 0) + 1
    let timer = SessionTimer(due: now + nanoseconds, id: id, action: action)
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: place)
    return id
  }

  /// Forgets a timer that has not fired.
  package func cancelTimer(_ id: Int) { timers.removeAll { $0.id == id } }

  func fireTimers() {
    while let first = timers.first, first.due <= now {
      timers.removeFirst()
      first.action()
    }
  }
}
