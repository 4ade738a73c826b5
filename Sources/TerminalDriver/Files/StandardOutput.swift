import Glibc

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
