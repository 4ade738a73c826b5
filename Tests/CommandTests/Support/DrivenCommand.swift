import Glibc
import Synchronization

/// A command that runs on a terminal of its own, driven as a person would: keys in, bytes of the screen out.
///
/// Standard output and standard error are captured apart from the terminal. Nothing here sleeps: every wait is for
/// something, and fails after `patience`.
final class DrivenCommand {
  /// Where a standard stream of the command leads.
  enum Stream: Equatable {
    case terminal
    /// Captured (output), or at its end (input).
    case captured
    /// Captured by nobody: the reader of the pipe is gone.
    case brokenPipe
    case file(String)
    case closed
  }

  let terminal: PseudoTerminal
  let process: pid_t
  /// The terminal's settings before the command ran.
  let settingsBefore: String
  /// How long anything is waited for, in milliseconds.
  var patience = 10_000

  /// Everything written to the terminal so far.
  private(set) var screen: [UInt8] = []
  /// Everything written to the captured standard output so far.
  private(set) var standardOutput: [UInt8] = []
  /// Everything written to the captured standard error so far.
  private(set) var standardError: [UInt8] = []
  /// Set once the command has ended and was waited for.
  private(set) var ending: CommandEnding?

  private var outputs: [Int32]
  /// Where it keeps drafts and histories, unless the environment says so.
  private let home = TemporaryFolder()
  /// Pipes are not close-on-exec from their first moment, so one command is started at a time.
  private static let starting = Mutex(())

  /// Starts `arguments`, the first being the path of the executable, as the leader of a new session on a terminal: a
  /// new one, or one that another command has left.
  init(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, on terminal: PseudoTerminal? = nil,
    environment: [String: String] = ["TERM": "xterm-256color"],
    input: Stream = .terminal, output: Stream = .captured, error: Stream = .captured
  ) throws(SpawnError) {
    let terminal =
      if let terminal { terminal } else { try PseudoTerminal(columns: columns, rows: rows) }
    let path = terminal.path
    settingsBefore = terminal.settings
    let environment = environment.merging(["HOME": home.path]) { own, _ in own }
    let started = try Self.starting.withLock { _ throws(SpawnError) in
      try Self.start(arguments, environment: environment, terminal: path, streams: [input, output, error])
    }
    self.terminal = terminal
    process = started.process
    outputs = started.outputs
  }

  deinit {
    if ending == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    outputs.filter { $0 >= 0 }.forEach { close($0) }
  }

  /// Types `keys`.
  func send(_ keys: String) {
    send(Array(keys.utf8))
  }

  /// Sends bytes to the terminal, all of them, reading meanwhile what the command writes.
  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(terminal.master, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if !pump(waiting: 10) {
        guard errno == EAGAIN || errno == EINTR else { return }
        // Nobody will read the rest.
        reap()
        guard ending == nil else { return }
      }
    }
  }

  /// The processes that the command has started and that are still there.
  var children: [pid_t] {
    let list = TemporaryFolder.content(of: "/proc/\(process)/task/\(process)/children") ?? ""
    return list.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Sends a signal to the command.
  func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits until the terminal has been sent `text` (after the first `offset` bytes); false when patience ran out.
  func shows(_ text: String, after offset: Int = 0) -> Bool {
    waits { Self.contains(screen.dropFirst(offset), Array(text.utf8)) }
  }

  /// Waits until `text` was written to standard error.
  func reports(_ text: String, after offset: Int = 0) -> Bool {
    waits { Self.contains(standardError.dropFirst(offset), Array(text.utf8)) }
  }

  /// Waits until `condition` holds, reading meanwhile; false when patience ran out or the command ended before.
  func waits(until condition: () -> Bool) -> Bool {
    let limit = Self.now + patience
    while !condition() {
      guard ending == nil, Self.now < limit else { return false }
      pump(waiting: 5)
      reap()
    }
    return true
  }

  /// Waits for the command to end, and reads what it wrote to the last byte. Nil when patience ran out.
  @discardableResult
  func finish() -> CommandEnding? {
    _ = waits { ending != nil }
    while pump(waiting: 0) {}
    return ending
  }

  private func reap() {
    var status: Int32 = 0
    if ending == nil, waitpid(process, &status, WNOHANG) == process {
      ending = CommandEnding(waitStatus: status)
      while pump(waiting: 0) {}
    }
  }

  /// Reads what is there, waiting at most `milliseconds` for it; true when something was.
  @discardableResult
  private func pump(waiting milliseconds: Int32) -> Bool {
    var sources = ([terminal.master] + outputs).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&sources, nfds_t(sources.count), milliseconds) > 0 else { return false }
    var progress = false
    for (index, source) in sources.enumerated() where source.revents != 0 {
      let bytes = Self.read(source.fd)
      progress = progress || !bytes.isEmpty
      switch index {
      case 0: screen += bytes
      case 1: standardOutput += bytes
      default: standardError += bytes
      }
      if index > 0, bytes.isEmpty {
        close(source.fd)
        outputs[index - 1] = -1
      }
    }
    return progress
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: part) }
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
