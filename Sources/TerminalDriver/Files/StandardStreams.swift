import Platform

/// The three descriptors that a process should start with.
nonisolated package enum StandardStreams {
  /// Fills closed standard streams with unusable descriptors, so that no file opened later gets their numbers. Call it
  /// before anything is opened; costs three system calls.
  package static func reserve() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // Opened in the wrong direction, so that reading or writing still fails.
      let wrongWay = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY
      let opened = open("/dev/null", wrongWay)
      if opened >= 0, opened != stream { close(opened) }
    }
  }
}

/// Standard output; write errors are always reported.
nonisolated package enum StandardOutput {
  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes all of `bytes`. Throws if the pipe has no reader, the disk is full, or the stream is closed.
  package static func write(_ bytes: [UInt8]) throws(FileError) {
    ProcessSignals.catchFailedWriting()
    if let failure = FileCalls.system.writeWhole(bytes, to: STDOUT_FILENO) {
      throw FileError(.write, .standardOutput, .system(failure))
    }
    // A closed stream fails here even if there is nothing to write; network file systems report errors on close.
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0, close(copy) == 0 else { throw FileError(.write, .standardOutput, .system(.current)) }
  }
}

/// Asynchronous standard output: a background thread writes to a possibly slow reader.
nonisolated package final class StandardOutputQueue: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isWriting = false
    var hasFailed = false
    var onFailure: (@Sendable () -> Void)?

    /// The function to call on the first failure.
    mutating func fail() -> (@Sendable () -> Void)? {
      hasFailed = true
      defer { onFailure = nil }
      return onFailure
    }
  }

  private let state = Guarded(State())
  /// With more bytes pending, the reader counts as gone.
  private static let most = 64 << 20

  package init() {}

  /// True if the reader is gone.
  package var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// Sets a function to be called, from any thread, once the reader is gone.
  package func onFailure(_ call: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.hasFailed { state.onFailure = call }
      return state.hasFailed
    }
    if isLate { call() }
  }

  package func write(_ bytes: [UInt8]) {
    var failed: (@Sendable () -> Void)?
    let isFirst = state.withLock { state in
      guard !state.hasFailed else { return false }
      state.bytes += bytes
      if state.bytes.count > Self.most { failed = state.fail() }
      defer { state.isWriting = true }
      return !state.isWriting
    }
    failed?()
    if isFirst { WaitingThread.start { [self] in writeAll() } }
  }

  private func writeAll() {
    while true {
      let bytes = state.withLock { state in
        defer { state.bytes = [] }
        if state.bytes.isEmpty { state.isWriting = false }
        return state.bytes
      }
      if bytes.isEmpty { return }
      do throws(FileError) {
        try StandardOutput.write(bytes)
      } catch {
        let failed = state.withLock { $0.fail() }
        failed?()
      }
    }
  }

  /// Waits until everything is written, or the reader has not read for the given time.
  package func finish(within patience: Duration) {
    let limit = MonotonicClock.now + patience.nanoseconds
    while state.withLock({ $0.isWriting && !$0.hasFailed }), MonotonicClock.now < limit { usleep(500) }
  }
}

/// Standard error, for optional messages: write errors are ignored.
nonisolated package enum StandardErrorOutput {
  /// True if it is a terminal, probably the one of the form.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The width of that terminal.
  package static var columns: Int { Terminal.size(of: STDERR_FILENO).columns }

  /// Writes all of a text; to a terminal that takes nothing for a second, as much as it takes: the process may be about
  /// to end.
  package static func write(_ text: String) {
    ProcessSignals.catchFailedWriting()
    var rest = Array(text.utf8)[...]
    let isTerminal = isTerminal
    // A terminal that can be written has room for some bytes.
    let most = isTerminal ? 128 : rest.count
    while !rest.isEmpty, !isTerminal || Descriptor.wait(for: STDERR_FILENO, POLLOUT, milliseconds: 1000) {
      guard FileCalls.system.writeWhole(Array(rest.prefix(most)), to: STDERR_FILENO) == nil else { return }
      rest = rest.dropFirst(most)
    }
  }
}

/// Standard input, read in the background.
nonisolated package enum StandardInput {
  /// The default limit of bytes read ahead.
  package static let mostWaiting = 1 << 22

  /// True if standard input is a terminal.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Reads available input, waiting at most `patience` for the first bytes.
  /// - Returns: The bytes, and true at the end. An unreadable stream counts as its end.
  package static func available(within patience: Duration) -> (bytes: [UInt8], isEnd: Bool) {
    let limit = MonotonicClock.now + patience.nanoseconds
    var bytes: [UInt8] = []
    while true {
      let rest = bytes.isEmpty ? max(0, limit - MonotonicClock.now) / 1_000_000 : 0
      guard Descriptor.wait(for: STDIN_FILENO, milliseconds: Int32(clamping: rest)) else { return (bytes, false) }
      guard let piece = next() else { return (bytes, true) }
      bytes += piece
      // A source without an end must not delay the first frame.
      if bytes.count >= mostWaiting { return (bytes, false) }
    }
  }

  /// Reads the rest on a background thread; passes the bytes since the last call, nil at the end.
  /// - Parameter limit: The approximate maximum of bytes per call, to limit interruptions of other work.
  package static func follow(atMost limit: Int = mostWaiting, _ take: @escaping @MainActor @Sendable ([UInt8]?) -> Void)
  {
    WaitingThread.start {
      let waiting = Guarded<[UInt8]>([])
      while let piece = next() {
        let isFirst = waiting.withLock { bytes in
          defer { bytes += piece }
          return bytes.isEmpty
        }
        guard isFirst else {
          // A fast writer is blocked, as with any full pipe.
          while waiting.withLock({ $0.count }) > limit { usleep(1000) }
          continue
        }
        Task { @MainActor in
          let bytes = waiting.withLock { bytes in
            defer { bytes = [] }
            return bytes
          }
          take(bytes)
        }
      }
      Task { @MainActor in take(nil) }
    }
  }

  /// Reads the next piece, blocking until it is available; nil at the end.
  private static func next() -> [UInt8]? {
    while true {
      switch Descriptor.read(STDIN_FILENO) {
      case .bytes(let piece): return piece
      case .nothingYet: Descriptor.wait(for: STDIN_FILENO)
      case .end, .failure: return nil
      }
    }
  }
}
