import Glibc

/// Both sides of a new terminal: the slave, on which a command runs, and the master, in a person's place.
final class PseudoTerminal {
  private(set) var master: Int32
  private let slave: Int32
  /// The device's name, to be opened by the command.
  let path: String

  init(columns: Int, rows: Int) throws(SpawnError) {
    // What `posix_openpt`, `unlockpt` and `ptsname` do, which Glibc does not show to Swift; `openpty` would leave the
    // descriptors open in commands that are started at the same time, and then a hang-up is none.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: UInt32 = 0
    guard master >= 0, ioctl(master, Self.setLock, &lock) == 0, ioctl(master, Self.getNumber, &number) == 0 else {
      throw SpawnError(call: "open /dev/ptmx", number: errno)
    }
    path = "/dev/pts/\(number)"
    // Held open so that the settings outlive the command.
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw SpawnError(call: "open", number: errno) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    hangUp()
    close(slave)
  }

  private static let setLock: UInt = 0x4004_5431  // TIOCSPTLCK
  private static let getNumber: UInt = 0x8004_5430  // TIOCGPTN

  /// Changes the size; whoever is in the foreground gets SIGWINCH.
  func resize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
  }

  /// Closes the master side, as when a terminal window is closed.
  func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
  }

  /// The settings as `stty -g` would print them: every flag, speed and control character.
  var settings: String {
    var settings = termios()
    tcgetattr(slave, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map { String($0, radix: 16) } }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    let speeds = [settings.c_ispeed, settings.c_ospeed]
    return ((flags + speeds).map { String($0, radix: 16) } + characters).joined(separator: ":")
  }

  /// The process group in the foreground of the terminal.
  var foregroundGroup: pid_t {
    var group: pid_t = 0
    _ = ioctl(master, UInt(TIOCGPGRP), &group)
    return group
  }
}

/// A system call that failed while a command was being started.
struct SpawnError: Error {
  let call: String
  let number: Int32
}
