import Platform

/// Both sides of a new terminal: the slave, on which a program runs, and the master, in a person's place.
package final class PseudoTerminal {
  package private(set) var master: Int32
  private let slave: Int32
  /// The device's name, to be opened by the program.
  package let path: String

  /// - Parameters:
  ///   - columns: Its width; by default it says of no size, as a serial line does.
  package init(columns: Int = 0, rows: Int = 0) throws(SpawnError) {
    Self.takeSignalsBack
    // `openpty` would leave the descriptors open in processes that are started at the same time, and then a hang-up is
    // none.
    var device = [CChar](repeating: 0, count: 128)
    master = platform_pseudo_terminal_open(&device, device.count)
    guard master >= 0 else { throw SpawnError(call: "posix_openpt", number: errno) }
    path = String(decoding: device.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // Held open so that the settings outlive the program.
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw SpawnError(call: "open", number: errno) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(slave)
  }

  /// Shells start what runs in the background with some signals ignored, and a terminal leaves those alone.
  private static let takeSignalsBack: Void = {
    for signal in [SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGTSTP] { Platform.signal(signal, SIG_DFL) }
  }()

  /// Changes the size; the foreground process group gets SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
  }

  /// Types a short text: what does not fit into the terminal's buffer is an error of the test.
  package func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    precondition(write(master, bytes, bytes.count) == bytes.count, "the terminal did not take '\(keys)'")
  }

  /// What was shown since the last call.
  package func shown() -> String {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(master, &piece, piece.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += piece[..<count]
    }
  }

  /// Closes the master side, as when a terminal window is closed, and waits until the slave has noticed: a child that
  /// another test has just forked holds the master until it runs its program.
  package func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
    var device = pollfd(fd: slave, events: 0, revents: 0)
    _ = poll(&device, 1, 10_000)
  }

  /// Has what is written stand still, as Ctrl-S does.
  package func stopOutput() { tcflow(slave, Int32(TCOOFF)) }

  /// Has it flow again, as Ctrl-Q does.
  package func startOutput() { tcflow(slave, Int32(TCOON)) }

  /// Changes the settings, as another program may.
  package func change(_ edit: (inout termios) -> Void) {
    var settings = termios()
    tcgetattr(slave, &settings)
    edit(&settings)
    tcsetattr(slave, TCSANOW, &settings)
  }

  /// The settings as `stty -g` would print them: every flag, speed and control character.
  package var settings: String {
    var settings = termios()
    tcgetattr(slave, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map { String($0, radix: 16) } }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    let speeds = [settings.c_ispeed, settings.c_ospeed]
    return ((flags + speeds).map { String($0, radix: 16) } + characters).joined(separator: ":")
  }

  /// The process group in the foreground of the terminal.
  package var foregroundGroup: pid_t {
    var group: pid_t = 0
    _ = ioctl(master, UInt(TIOCGPGRP), &group)
    return group
  }
}

/// A system call that failed while a program was being started.
package struct SpawnError: Error {
  package let call: String
  package let number: Int32

  package init(call: String, number: Int32) {
    self.call = call
    self.number = number
  }
}
