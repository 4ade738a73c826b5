import ViewTree

/// The time of a session, and its timers.
final class SessionClock: HostClock {
  private struct Timer {
    var due: UInt64
    /// How much earlier it may fire, together with something else.
    let leeway: UInt64
    let id: Int
    let action: () -> Void
  }

  /// Nanoseconds on the host's clock at the latest event.
  private(set) var now: UInt64 = 0
  /// The same at the session's start.
  private(set) var start: UInt64 = 0
  /// The timers in the order of their due times.
  private var timers: [Timer] = []
  private var lastTimer = 0

  /// The next due time, if there is a timer.
  var nextTime: UInt64? { timers.first?.due }

  /// Advances the time, which never goes back.
  func advance(to time: UInt64) { now = max(now, time) }

  /// Sets the start time of the session: pending timers count from there.
  func begin(at time: UInt64) {
    start = time
    for index in timers.indices { timers[index].due += time - now }
  }

  func after(nanoseconds: UInt64, _ action: @escaping () -> Void) -> Int {
    after(nanoseconds: nanoseconds, leeway: 0, action)
  }

  func after(nanoseconds: UInt64, leeway: UInt64, _ action: @escaping () -> Void) -> Int {
    lastTimer += 1
    let timer = Timer(due: now + nanoseconds, leeway: leeway, id: lastTimer, action: action)
    let place = timers.firstIndex { $0.due > timer.due } ?? timers.endIndex
    timers.insert(timer, at: place)
    return timer.id
  }

  func cancelTimer(_ id: Int) { timers.removeAll { $0.id == id } }

  func forgetTimers() { timers = [] }

  /// Runs due timers. New ones wait for the next turn, so that a timer that restarts itself does not starve the host.
  func fireTimers() {
    let last = lastTimer
    while let first = timers.first, first.due <= now, first.id <= last {
      timers.removeFirst()
      first.action()
    }
  }

  /// Runs those that may run early, where the host has woken for something else: one turn costs less than two.
  func fireEarlyTimers() {
    let last = lastTimer
    while let place = timers.firstIndex(where: { $0.leeway > 0 && $0.due <= now + $0.leeway && $0.id <= last }) {
      timers.remove(at: place).action()
    }
  }
}

extension Session {
  /// Nanoseconds on the host's clock at the latest event.
  package var now: UInt64 { clock.now }

  /// Nanoseconds from the start to the latest event.
  package var nanosecondsSinceStart: UInt64 { max(clock.now, clock.start) - clock.start }

  /// Runs an action once after some nanoseconds; the result identifies it for `cancelTimer`.
  /// - Parameter leeway: How much earlier it may run, if something comes in.
  @discardableResult
  package func after(nanoseconds: UInt64, leeway: UInt64 = 0, _ action: @escaping () -> Void) -> Int {
    clock.after(nanoseconds: nanoseconds, leeway: leeway, action)
  }

  /// Cancels a timer that has not fired.
  package func cancelTimer(_ id: Int) { clock.cancelTimer(id) }
}
