import CTerminal
import Platform

/// A command on its own terminal, driven as a person would: keys are sent, output is read, concurrently.
///
/// It leads a session, so that everything it starts has that terminal and is killed with it.
nonisolated package final class ChildTerminal {
  private let master: Int32
  /// Held open, so that the end of one program does not hang up the terminal for the next.
  private let slave: Int32
  private var process: pid_t = 0
  /// Its exit status, or 128 plus the number of the signal that killed it; nil while it runs.
  package private(set) var status: Int32?

  /// Starts a command.
  /// - Parameters:
  ///   - arguments: The program, looked up in `PATH` if it has no slash, and its arguments; not empty.
  ///   - folder: Its working directory; empty for that of this process.
  package init(
    _ arguments: [String], environment: [String: String], folder: String, columns: Int, rows: Int
  ) throws(SystemError) {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    master = platform_pseudo_terminal_open(&path, path.count)
    guard master >= 0 else { throw .current }
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw .current }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
    var words = CStrings(arguments)
    var variables = CStrings(environment)
    let failure = terminal_process_start_on(
      &process, &words.pointers, &variables.pointers, path, folder.isEmpty ? "." : folder)
    guard failure == 0 else { throw SystemError(number: failure) }
  }

  deinit {
    end()
    close(master)
    close(slave)
  }

  /// Resizes the terminal, which notifies the programs on it.
  package func resize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
  }

  /// Waits at most `patience` for output or the end of the command; returns the output.
  package func read(within patience: Duration) -> [UInt8] {
    // Not all systems have a descriptor for the end of a process, so it is polled.
    let limit = MonotonicClock.now + patience.nanoseconds
    repeat {
      let rest = max(0, limit - MonotonicClock.now) / 1_000_000
      if Descriptor.wait(for: master, milliseconds: Int32(min(rest, 10))) { return available() }
      reap()
    } while status == nil && MonotonicClock.now < limit
    return available()
  }

  private func available() -> [UInt8] {
    if case .bytes(let bytes) = Descriptor.read(master) { bytes } else { [] }
  }

  /// Sends typed bytes; those that the terminal cannot buffer are lost.
  package func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let limit = MonotonicClock.now + 1_000_000_000
    while !rest.isEmpty, MonotonicClock.now < limit {
      let written = rest.withUnsafeBytes { Platform.write(master, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) } else { Descriptor.wait(for: master, POLLOUT, milliseconds: 10) }
    }
  }

  private func reap() {
    var wait: Int32 = 0
    guard status == nil, process > 0, waitpid(process, &wait, WNOHANG) == process else { return }
    let end = ProcessEnd(wait: wait)
    status = end.signal == 0 ? end.status : 128 + end.signal
  }

  /// Kills the command and everything it has started, if it still runs.
  package func end() {
    guard status == nil, process > 0 else { return }
    kill(-process, SIGKILL)
    _ = ProcessEnd(of: process)
    status = 128 + SIGKILL
  }
}
