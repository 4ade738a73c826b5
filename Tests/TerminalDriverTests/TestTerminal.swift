import Glibc
import Testing

@testable import TerminalDriver

/// A terminal without a person: what is typed is given here, what is shown is read here.
nonisolated final class TestTerminal {
  var master: Int32 = -1
  private var slave: Int32 = -1
  let path: String

  init() throws {
    Self.takeSignalsBack
    // Shared with a child that another test starts meanwhile, the master could not be hung up: closed on exec from the
    // first moment.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var locked: Int32 = 0
    var number: UInt32 = 0
    // TIOCSPTLCK and TIOCGPTN
    try #require(ioctl(master, 0x4004_5431, &locked) == 0 && ioctl(master, 0x8004_5430, &number) == 0)
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(slave >= 0)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// Shells start what runs in the background with some signals ignored, and a terminal leaves those alone.
  private static let takeSignalsBack: Void = {
    for signal in [SIGINT, SIGQUIT, SIGHUP, SIGTERM, SIGTSTP] { Glibc.signal(signal, SIG_DFL) }
  }()

  deinit {
    hangUp()
    close(slave)
  }

  /// Every byte of the settings: flags, speeds, control characters.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(slave, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  func resize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
  }

  func change(_ edit: (inout termios) -> Void) {
    var settings = termios()
    tcgetattr(slave, &settings)
    edit(&settings)
    tcsetattr(slave, TCSANOW, &settings)
  }

  func type(_ keys: String) {
    var bytes = Array(keys.utf8)
    #expect(write(master, &bytes, bytes.count) == bytes.count)
  }

  /// What was shown since the last call.
  func shown() -> String {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(master, &piece, piece.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += piece[..<count]
    }
  }

  func hangUp() {
    guard master >= 0 else { return }
    close(master)
    master = -1
    // A child that another test has just forked holds it until it runs its program.
    var device = pollfd(fd: slave, events: 0, revents: 0)
    _ = poll(&device, 1, 10_000)
  }
}

/// A work queue filled by the test.
final class TestQueue {
  private var ends: [Int32] = [-1, -1]
  private(set) var drained = 0

  init() {
    pipe(&ends)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  }

  deinit {
    ends.forEach { close($0) }
  }

  func add() {
    var byte: UInt8 = 0
    write(ends[1], &byte, 1)
  }

  var queue: WorkQueue {
    WorkQueue(descriptor: ends[0]) { [self] in
      var bytes = [UInt8](repeating: 0, count: 16)
      read(ends[0], &bytes, bytes.count)
      drained += 1
    }
  }
}
