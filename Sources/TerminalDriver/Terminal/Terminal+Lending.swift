import CTerminal
import Platform

extension Terminal {
  /// Lends the terminal to another program, such as an editor, and retakes it when that ends.
  ///
  /// The program runs in the foreground with this terminal as its standard streams. Ctrl-C goes to the program, Ctrl-Z
  /// stops both. A terminating signal from a process, or the end of the time, ends the program, with a second's grace.
  /// Afterwards the terminal's settings are restored; its contents are unknown and must be redrawn.
  ///
  /// - Parameter arguments: The program, looked up in `PATH` if it has no slash, and its arguments; not empty.
  /// - Precondition: The terminal is taken.
  package func lend(to arguments: [String]) -> ChildProcess.Ending {
    precondition(isTaken, "a terminal that is not taken cannot be lent")
    // From when keys generate signals again.
    terminal_signals_lend(true)
    putBack(.keep)
    terminal_signals_stop_directly(true)
    // The program may take its time to end.
    terminal_watchdog_pause()
    let ending = run(arguments)
    terminal_watchdog_start()
    terminal_signals_stop_directly(false)
    putBackAfterLoan(ending)
    retake()
    // Until raw mode was restored, keys still generated signals.
    terminal_signals_lend(false)
    terminal_signals_forget(1 << UInt64(SIGTSTP))
    return ending
  }

  /// Restores the terminal while `body` runs, which may take it with another ``Terminal``, and retakes it afterwards.
  /// Its contents are then unknown and must be redrawn.
  package func lend<Result>(during body: () -> Result) -> Result {
    putBack(.keep)
    defer {
      terminal_signals_install()
      retake()
    }
    return body()
  }

  /// A killed program cannot restore the terminal itself.
  private func putBackAfterLoan(_ ending: ChildProcess.Ending) {
    if var original = modes?.original { _ = tcsetattr(descriptor, TCSANOW, &original) }
    let isKilled = if case .signalled = ending { true } else { false }
    // Some programs that were told to end have a status all the same.
    if isKilled || isToEnd { write(Array(Self.modesOfOthers.utf8)) }
  }

  /// Leaves what a program may have set: the alternate screen, keys of applications, presses and moves of the mouse,
  /// focus, pastes, colours of the scheme, keys by their names, insertion, a region that scrolls, lines that do not
  /// wrap, and the cursor's shape.
  private static let modesOfOthers =
    "\u{1B}[?1049l\u{1B}[?1l\u{1B}>"
    + [1000, 1002, 1003, 1004, 1005, 1006, 1015, 2004, 2031].map { "\u{1B}[?\($0)l" }.joined()
    + "\u{1B}[=0u\u{1B}[>4m\u{1B}[4l\u{1B}7\u{1B}[r\u{1B}8\u{1B}[?7h\u{1B}[?25h\u{1B}[0 q"

  /// True after a terminating signal, and after the time limit.
  var isToEnd: Bool {
    terminal_signals_pending([SIGINT, SIGTERM, SIGHUP, SIGQUIT].reduce(0) { $0 | 1 << UInt64($1) }) != 0
      || Watchdog.limit.map { $0 <= MonotonicClock.now } ?? false
  }

  private func run(_ arguments: [String]) -> ChildProcess.Ending {
    // A C string ends at its first NUL; the rest would be lost silently.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else { return .notStarted(SystemError(number: EINVAL)) }
    var words = CStrings(arguments)
    var process: pid_t = 0
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard platform_path_of_terminal(descriptor, &path, path.count) else { return .notStarted(.current) }
    let failure = terminal_process_start_on(&process, &words.pointers, platform_environment(), path, nil)
    guard failure == 0 else { return .notStarted(SystemError(number: failure)) }
    waitForEnd(of: process)
    return ChildProcess.Ending(ProcessEnd(of: process))
  }

  /// The time that a program has to end after a request, in nanoseconds.
  private static let patience: Int64 = 1_000_000_000

  /// Waits until a child ends; after a terminating signal or the time limit ends it.
  private func waitForEnd(of process: pid_t) {
    let life = platform_process_descriptor(process)
    guard life >= 0 else { return }
    defer { close(life) }
    var sources = [life, terminal_signals_descriptor()].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let left = Watchdog.limit.map { max(0, $0 - MonotonicClock.now) }
      guard platform_poll(&sources, nfds_t(sources.count), left ?? -1) >= 0 || errno == EINTR else { return }
      if sources[0].revents != 0 { return }
      if isToEnd {
        kill(process, SIGTERM)
        sources.removeLast()
        if platform_poll(&sources, 1, Self.patience) == 0 { kill(process, SIGKILL) }
        return
      }
      // The signals stay pending; only their descriptor is drained.
      if sources[1].revents != 0 { platform_event_drain(sources[1].fd) }
    }
  }
}
