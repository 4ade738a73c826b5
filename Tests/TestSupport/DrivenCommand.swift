import Platform
import Synchronization

/// A command that runs on a terminal of its own, driven as a person would: keys in, bytes of the screen out.
///
/// Standard output and standard error are captured apart from the terminal. Nothing here sleeps: every wait is for
/// something, and fails after `patience`.
package final class DrivenCommand {
  /// Where a standard stream of the command leads.
  package enum Stream: Equatable {
    case terminal
    /// Captured (output), or at its end (input).
    case captured
    /// Captured by nobody: the reader of the pipe is gone.
    case brokenPipe
    case file(String)
    case closed
  }

  package let terminal: PseudoTerminal
  package let process: pid_t
  /// The terminal's settings before the command ran.
  package let settingsBefore: String
  /// How long anything is waited for, in milliseconds.
  package var patience = 10_000

  /// Everything written to the terminal so far.
  package private(set) var screen: [UInt8] = []
  /// Everything written to the captured standard output so far.
  package private(set) var standardOutput: [UInt8] = []
  /// Everything written to the captured standard error so far.
  package private(set) var standardError: [UInt8] = []
  /// Set once the command has ended and was waited for.
  package private(set) var ending: CommandEnding?
  /// How long it kept a processor busy; set with `ending`.
  package private(set) var processorTime: Duration?

  private var outputs: [Int32]
  /// Where it keeps drafts and histories, unless the environment says so.
  private let home = TemporaryFolder()
  /// Pipes are not close-on-exec from their first moment, so one command is started at a time.
  private static let starting = Mutex(())

  /// Starts `arguments`, the first being the path of the executable, as the leader of a new session on a terminal: a
  /// new one, or one that another command has left.
  package init(
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
  package func send(_ keys: String) {
    send(Array(keys.utf8))
  }

  /// Sends bytes to the terminal, all of them, reading meanwhile what the command writes.
  package func send(_ bytes: [UInt8]) {
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
  package var children: [pid_t] {
    let list = TemporaryFolder.content(of: "/proc/\(process)/task/\(process)/children") ?? ""
    return list.split(separator: " ").compactMap { pid_t($0) }
  }

  /// Sends a signal to the command.
  package func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits until the terminal has been sent `text` (after the first `offset` bytes); false when patience ran out.
  package func shows(_ text: String, after offset: Int = 0) -> Bool {
    waits { Self.contains(screen.dropFirst(offset), Array(text.utf8)) }
  }

  /// Waits until `text` was written to standard error.
  package func reports(_ text: String, after offset: Int = 0) -> Bool {
    waits { Self.contains(standardError.dropFirst(offset), Array(text.utf8)) }
  }

  /// Waits until `condition` holds, reading meanwhile; false when patience ran out or the command ended before.
  package func waits(until condition: () -> Bool) -> Bool {
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
  package func finish() -> CommandEnding? {
    _ = waits { ending != nil }
    while pump(waiting: 0) {}
    return ending
  }

  private func reap() {
    var status: Int32 = 0
    var usage = rusage()
    if ending == nil, wait4(process, &status, WNOHANG, &usage) == process {
      ending = CommandEnding(waitStatus: status)
      processorTime = [usage.ru_utime, usage.ru_stime].reduce(.zero) { sum, time in
        sum + .seconds(time.tv_sec) + .microseconds(time.tv_usec)
      }
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
      count = max(0, Platform.read(descriptor, buffer.baseAddress, buffer.count))
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

extension DrivenCommand {
  /// Starts the process; gives the reading ends for standard output and standard error, -1 where nothing is captured.
  ///
  /// The new session's leader opens the terminal first, which makes it the controlling one; then the streams are put in
  /// their places. Forking by hand is not safe in a process with threads.
  fileprivate static func start(
    _ arguments: [String], environment: [String: String], terminal: String, streams: [Stream]
  ) throws(SpawnError) -> (process: pid_t, outputs: [Int32]) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)

    var outputs: [Int32] = []
    var writers: [Int32] = []
    for (stream, number) in zip(streams, Int32(0)...) {
      var reader: Int32 = -1
      switch stream {
      case .terminal: posix_spawn_file_actions_addopen(&actions, number, terminal, O_RDWR | O_NOCTTY, 0)
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, number == 0 ? O_RDONLY : O_WRONLY, 0)
      case .closed: posix_spawn_file_actions_addclose(&actions, number)
      case .captured where number == 0, .brokenPipe where number == 0:
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      case .captured, .brokenPipe:
        let ends = try makePipe()
        posix_spawn_file_actions_adddup2(&actions, ends.writer, number)
        writers.append(ends.writer)
        reader = ends.reader
        if stream == .brokenPipe {
          close(reader)
          reader = -1
        }
      }
      if number > 0 {
        outputs.append(reader)
      }
    }
    defer { writers.forEach { close($0) } }
    return (try spawn(arguments, environment: environment, actions: &actions), outputs)
  }

  private static func spawn(
    _ arguments: [String], environment: [String: String], actions: inout posix_spawn_file_actions_t
  ) throws(SpawnError) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, arguments[0], &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw SpawnError(call: "posix_spawn \(arguments[0])", number: failure) }
    return process
  }

  private static func makePipe() throws(SpawnError) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SpawnError(call: "pipe", number: errno) }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
