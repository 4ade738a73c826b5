import Glibc

/// The three descriptors a process starts with, or should have started with.
nonisolated package enum StandardStreams {
  /// Fills the place of closed standard streams with descriptors that fail, so that no file opened later gets the
  /// number of one and receives what was meant for it. To be called before anything is opened; costs three system calls.
  package static func reserve() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 && errno == EBADF {
      // Opened the wrong way round: reading from it, or writing to it, stays an error.
      let wrongWay = stream == STDIN_FILENO ? O_WRONLY : O_RDONLY
      let opened = open("/dev/null", wrongWay)
      if opened >= 0, opened != stream {
        close(opened)
      }
    }
  }
}

/// Standard output, where a failure to write is an error and never goes unnoticed.
nonisolated package enum StandardOutput {
  /// Writes all of `bytes`.
  ///
  /// Throws when nobody reads the pipe, the disk is full, or the stream is closed.
  package static func write(_ bytes: [UInt8]) throws(FileError) {
    ProcessSignals.catchFailedWriting()
    if let failure = FileCalls.system.writeWhole(bytes, to: STDOUT_FILENO) {
      throw FileError(.write, .standardOutput, .system(failure))
    }
    // A closed stream fails here even when there is nothing to write; network file systems report late, on closing.
    let copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0, close(copy) == 0 else { throw FileError(.write, .standardOutput, .system(.current)) }
  }
}

/// Standard error, for what nobody waits for: a failure to write goes unnoticed.
nonisolated package enum StandardErrorOutput {
  /// Whether it is a terminal, most likely the one that a form is drawn on.
  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes all of a text.
  package static func write(_ text: String) {
    ProcessSignals.catchFailedWriting()
    _ = FileCalls.system.writeWhole(Array(text.utf8), to: STDERR_FILENO)
  }
}
