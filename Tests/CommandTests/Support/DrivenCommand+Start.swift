import Glibc

extension DrivenCommand {
  /// Starts the process; gives the reading ends for standard output and standard error, -1 where nothing is captured.
  ///
  /// The new session's leader opens the terminal first, which makes it the controlling one; then the streams are put in
  /// their places. Forking by hand is not safe in a process with threads.
  static func start(
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
