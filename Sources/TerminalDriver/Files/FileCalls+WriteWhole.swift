import Glibc

nonisolated extension FileCalls {
  /// Writes all of `bytes`, waiting where the descriptor does not block by itself. Nil when done.
  func writeWhole(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
        if written >= 0 {
          done += written
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&output, 1, -1)
        default: return .current
        }
      }
      return nil
    }
  }
}
