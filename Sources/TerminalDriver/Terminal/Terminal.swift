import CTerminal
import Platform

/// The user's terminal: opened, put into raw mode, written to, and always restored.
///
/// Modes are a scope: after ``enter(_:leave:)``, every exit restores them: ``leave(_:)``, `exit`, a signal, a crash. A
/// process can take only one terminal at a time, since signal handlers must find it.
///
/// In raw mode every key arrives as bytes (Ctrl-C and Ctrl-Z too), and a line feed only moves down.
package final class Terminal {
  /// The descriptor, at least 3 and close-on-exec.
  let descriptor: Int32

  /// The arguments of ``enter(_:leave:)``, to be repeated after a suspension; nil while the terminal is not taken.
  var modes: Modes?

  /// The bytes that were typed before raw mode and are not read yet: the terminal has made a line feed of each Return.
  var typedAhead = 0

  /// True after a suspension until the event loop reports it.
  var isResumed = false

  /// True after a hangup: nothing can be read or written.
  package private(set) var isHungUp = false

  /// Opens the controlling terminal, independent of the standard streams.
  package convenience init() throws(TerminalError) { try self.init(path: "/dev/tty") }

  /// Opens the terminal device at `path`, without making it the controlling terminal.
  package init(path: String) throws(TerminalError) {
    let opened = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard opened >= 0 else { throw .noTerminal(reason: SystemError.current.sentence) }
    guard isatty(opened) == 1 else {
      close(opened)
      throw .noTerminal(reason: "'\(path)' is not a terminal")
    }
    // If a standard stream is closed, its number is free, and printed text must not go to the terminal.
    let kept = opened > STDERR_FILENO ? opened : fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    if kept != opened { close(opened) }
    guard kept >= 0 else { throw .noTerminal(reason: SystemError.current.sentence) }
    descriptor = try Self.withRoom(kept)
  }

  /// The files that asking and keeping what is typed may have open besides the terminal.
  nonisolated private static let mostFiles = 12

  /// Passes an open terminal through, or closes it where so many files cannot be opened besides: the runtime of Swift
  /// would end the process by a trap, and a draft could not be written. Costs a microsecond for each.
  nonisolated static func withRoom(_ terminal: Int32) throws(TerminalError) -> Int32 {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    for _ in 0..<mostFiles {
      let copy = fcntl(terminal, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
      guard copy >= 0 else {
        let reason = "asking takes \(mostFiles) open files: \(SystemError.current.sentence) (ulimit -n)"
        close(terminal)
        throw .noTerminal(reason: reason)
      }
      opened.append(copy)
    }
    return terminal
  }

  deinit {
    if modes != nil {
      terminal_watchdog_watch(-1)
      terminal_restoration_perform(TERMINAL_RESTORATION_PATIENCE)
      terminal_signals_remove()
    }
    close(descriptor)
  }

  /// The most columns and rows that are used; what lies beyond stays blank. A program may claim 65,535 by 65,535.
  nonisolated static let largestSize = 1000

  /// The size in cells, at most 1,000 by 1,000; 80 by 24 where the terminal does not know.
  package var size: (columns: Int, rows: Int) {
    Self.size(of: descriptor)
  }

  /// The size of the terminal that a descriptor is open to.
  nonisolated static func size(of descriptor: Int32) -> (columns: Int, rows: Int) {
    var window = winsize()
    _ = ioctl(descriptor, UInt(TIOCGWINSZ), &window)
    let columns = window.ws_col == 0 ? 80 : Int(window.ws_col)
    let rows = window.ws_row == 0 ? 24 : Int(window.ws_row)
    return (columns: min(columns, largestSize), rows: min(rows, largestSize))
  }

  /// Writes all of `bytes`, unless the terminal hangs up, or a terminating signal arrives while it is blocked.
  package func write(_ bytes: [UInt8]) { write(bytes) { [descriptor] in Platform.write(descriptor, $0, $1) } }

  /// - Parameter some: Writes what it can of some bytes, as `write(2)` does.
  func write(_ bytes: [UInt8], some: (UnsafePointer<UInt8>, Int) -> Int) {
    var done = 0
    var stalled = 0
    bytes.withUnsafeBufferPointer { buffer in
      while let start = buffer.baseAddress, done < buffer.count, !isHungUp {
        let written = some(start + done, buffer.count - done)
        if written > 0 {
          done += written
          stalled = 0
        } else if errno == EAGAIN {
          stalled += 1
          guard waitUntilWritable(stalled: stalled) else { return }
        } else if errno != EINTR {
          isHungUp = true
        }
      }
    }
  }

  /// Waits until the terminal is writable; false if the process should end.
  /// - Parameter stalled: How often it was waited for since it last took something.
  private func waitUntilWritable(stalled: Int) -> Bool {
    // A signal between the test and `poll` is handled after the timeout; this is not the idle path.
    guard !PendingSignals.areEnding else { return false }
    // Ctrl-C in a terminal that has taken nothing for a second ends the process, and what it would still draw is lost.
    if stalled > 20, terminal_watchdog_sees_interrupt() { return false }
    Descriptor.wait(for: descriptor, POLLOUT, milliseconds: 50)
    return true
  }

  /// Reads into `buffer` without waiting; 0 for no input or a hangup.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    terminal_watchdog_turn()
    let bytes = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
    var count = terminal_watchdog_take_input(bytes, buffer.count)
    while count == 0, !isHungUp {
      let read = Platform.read(descriptor, bytes, buffer.count)
      if read < 0, errno == EAGAIN { return 0 }
      if read > 0 { count = read } else if read == 0 || errno != EINTR { isHungUp = true }
    }
    terminal_watchdog_see_input(bytes, count)
    if typedAhead > 0 { restoreReturns(in: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])) }
    return count
  }

  private func restoreReturns(in bytes: UnsafeMutableRawBufferPointer) {
    for index in 0..<min(bytes.count, typedAhead) where bytes[index] == UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: "\r")
    }
    typedAhead = max(0, typedAhead - bytes.count)
  }

  /// Records a hangup.
  func hangUp() { isHungUp = true }
}

extension Terminal {
  /// After a killed program, restores the settings of `stty sane` that raw mode changes and writes `sequence`. Discards
  /// unread input, which may contain replies to that program.
  ///
  /// - Returns: False if the terminal refuses the settings.
  package func reset(_ sequence: [UInt8]) -> Bool {
    write(sequence)
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return false }
    settings.c_iflag |= tcflag_t(ICRNL | IXON)
    settings.c_oflag |= tcflag_t(OPOST | ONLCR)
    settings.c_lflag |= tcflag_t(ISIG | ICANON | IEXTEN | ECHO | ECHOE | ECHOK)
    return tcsetattr(descriptor, TCSAFLUSH, &settings) == 0
  }
}

/// Why no terminal is available.
nonisolated package enum TerminalError: Error, Equatable {
  /// There is no controlling terminal, or the named device is not a terminal.
  case noTerminal(reason: String)
}

nonisolated extension TerminalError: CustomStringConvertible {
  /// The reason as a sentence without a period.
  package var description: String {
    switch self {
    case .noTerminal(let reason): "there is no terminal to ask on: \(reason)"
    }
  }
}
