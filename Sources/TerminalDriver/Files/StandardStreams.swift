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
