import Platform

/// A command without any terminal, as a service or a pipeline on a server runs it.
package struct DetachedCommand {
  /// How it ended, as shells report it.
  package let status: Int32
  package let output: String
  package let error: String

  /// Where standard output leads.
  package enum Output {
    case captured
    case file(String)
    case closed
    /// A pipe that nobody reads any more.
    case abandoned
  }

  /// Runs `formline` with `arguments` in a session of its own, to its end.
  /// - Parameters:
  ///   - input: What standard input holds; nil closes it.
  ///   - processorSeconds: After how much work a signal ends it, however busy the machine is.
  package init(
    _ arguments: [String], input: String? = "", output: Output = .captured,
    environment: [String: String] = ["TERM": "xterm-256color"], folder: TemporaryFolder = TemporaryFolder(),
    processorSeconds: Int? = nil
  ) throws(SpawnError) {
    try self.init(
      executable: Executable.formline, arguments, input: input, output: output, environment: environment,
      folder: folder, processorSeconds: processorSeconds)
  }

  package init(
    executable: String, _ arguments: [String], input: String? = "", output: Output = .captured,
    environment: [String: String] = [:], folder: TemporaryFolder = TemporaryFolder(), processorSeconds: Int? = nil
  ) throws(SpawnError) {
    let captured = TemporaryFolder()
    // Where it keeps histories, unless the environment says so.
    let environment = environment.merging(["HOME": captured.path]) { own, _ in own }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_addopen(&actions, 0, captured.write("in", input), O_RDONLY, 0)
    } else {
      posix_spawn_file_actions_addclose(&actions, 0)
    }
    var abandoned: Int32 = -1
    defer { close(abandoned) }
    switch output {
    case .captured: posix_spawn_file_actions_addopen(&actions, 1, captured["out"], O_WRONLY | O_CREAT, 0o600)
    case .file(let path): posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    case .closed: posix_spawn_file_actions_addclose(&actions, 1)
    case .abandoned:
      // A named pipe, since its ends can be opened so that no other process inherits them.
      mkfifo(captured["pipe"], 0o600)
      let reader = open(captured["pipe"], O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      abandoned = open(captured["pipe"], O_WRONLY | O_CLOEXEC)
      close(reader)
      posix_spawn_file_actions_adddup2(&actions, abandoned, 1)
    }
    posix_spawn_file_actions_addopen(&actions, 2, captured["err"], O_WRONLY | O_CREAT, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(&attributes, newSession)

    // A shell changes the folder: the call that does so for a new process is not shown to Swift.
    let limit = processorSeconds.map { "ulimit -t \($0) && " } ?? ""
    let change = ["/bin/sh", "-c", "cd \"$0\" && \(limit)exec \"$@\"", folder.path, executable]
    var words: [UnsafeMutablePointer<CChar>?] = (change + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, &variables)
    guard failure == 0 else { throw SpawnError(call: "posix_spawn \(executable)", number: failure) }
    var wait: Int32 = 0
    while waitpid(process, &wait, 0) == -1, errno == EINTR {}
    status = CommandEnding(waitStatus: wait).status
    self.output = captured.read("out") ?? ""
    error = captured.read("err") ?? ""
  }
}

/// How a process ended.
package enum CommandEnding: Equatable {
  case exited(status: Int32)
  case signalled(Int32)

  /// Reads the status that `waitpid` gives.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exited(status: (waitStatus >> 8) & 0xff) : .signalled(signal)
  }

  /// The status as shells report it: 128 plus the number for a signal.
  package var status: Int32 {
    switch self {
    case .exited(let status): status
    case .signalled(let signal): 128 + signal
    }
  }
}
