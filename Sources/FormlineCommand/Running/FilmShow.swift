import FormTesting
import TerminalDriver
import TerminalModel

/// A film on the terminal, at its own speed.
struct FilmShow {
  let film: Film
  let terminal: Terminal

  /// Returns when the film is over.
  /// - Throws: What ended it before: Ctrl-C, a signal, the end of the terminal.
  func run() throws(CommandFailure) {
    let capabilities = TerminalCapabilities.from(environment: ProcessEnvironment.variables)
    terminal.enter([0x0d], leave: FrameEncoder.restoreEverything(placement: .inline, capabilities: capabilities))
    var start = MonotonicClock.now
    var stopped: Int64?
    var next = 0
    var failure: CommandFailure?
    // What is below the cursor at the end is known to a terminal that saw the same.
    var screen = VirtualTerminal(columns: film.columns, rows: film.rows)
    EventLoop(terminal: terminal).run(
      deadline: { next < film.events.count ? start + film.events[next].time.nanoseconds : nil },
      handle: { event in
        switch event {
        case .bytes(let bytes):
          if bytes.contains(0x03) { failure = CommandFailure(.signal(2)) }
          if bytes.contains(0x1a) {
            stopped = MonotonicClock.now
            terminal.suspend()
          }
        case .suspend:
          stopped = MonotonicClock.now
          terminal.suspend(.thisProcess)
        case .resumed:
          if let began = stopped { start += MonotonicClock.now - began }
          stopped = nil
        case .hangUp: failure = CommandFailure(.signal(1))
        case .terminate(let signal): failure = CommandFailure(.signal(signal))
        case .resized, .tasksRan, .deadline: break
        }
        guard failure == nil else { return false }
        let time = MonotonicClock.now - start
        while next < film.events.count, film.events[next].time.nanoseconds <= time {
          if case .output(let bytes) = film.events[next].kind {
            terminal.write(bytes)
            screen.feed(bytes)
          }
          next += 1
        }
        return next < film.events.count
      })
    terminal.write(below(screen))
    terminal.leave()
    if let failure { throw failure }
  }

  /// Bytes that bring the cursor to the left edge below what is on the screen.
  private func below(_ screen: VirtualTerminal) -> [UInt8] {
    let last = screen.lines.lastIndex { !$0.isEmpty } ?? -1
    return [0x0d] + Array(repeating: 0x0a, count: max(0, last + 1 - screen.cursor.row))
  }
}
