import Platform

/// The system calls for writing files, replaceable so that tests can make each of them fail.
nonisolated struct FileCalls {
  var openNew: (_ path: String, _ mode: mode_t) -> Int32 = { path, mode in
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
  }
  var setMode: (_ descriptor: Int32, _ mode: mode_t) -> Int32 = { fchmod($0, $1) }
  var write: (_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
    Platform.write($0, $1.baseAddress, $1.count)
  }
  var flush: (_ descriptor: Int32) -> Int32 = { platform_flush($0) }
  var close: (_ descriptor: Int32) -> Int32 = { Platform.close($0) }
  var rename: (_ from: String, _ to: String) -> Int32 = { Platform.rename($0, $1) }
  var link: (_ from: String, _ to: String) -> Int32 = { Platform.link($0, $1) }
  var remove: (_ path: String) -> Int32 = { unlink($0) }
  var pause: (_ milliseconds: Int32) -> Void = { poll(nil, 0, $0) }

  static var system: FileCalls { FileCalls() }
}

nonisolated extension FileCalls {
  /// Writes all of `bytes`, waiting if the descriptor is non-blocking. Nil on success.
  func writeWhole(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: buffer[done...]))
        // Nothing written, and no reason: some files of the system would do that for ever.
        if written == 0 { return SystemError(number: EIO) }
        if written > 0 {
          done += written
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: Descriptor.wait(for: descriptor, POLLOUT)
        default: return .current
        }
      }
      return nil
    }
  }
}

/// Reading from a descriptor, and waiting for it.
nonisolated enum Descriptor {
  enum Reading {
    case bytes([UInt8])
    case end
    /// The descriptor does not block, and nothing is available.
    case nothingYet
    case failure(SystemError)
  }

  /// Reads what is available, at most `most` bytes.
  static func read(_ descriptor: Int32, most: Int = 1 << 16) -> Reading {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, count in
        let got = Platform.read(descriptor, buffer.baseAddress, most)
        failure = got < 0 ? errno : 0
        count = max(0, got)
      }
      switch failure {
      case 0: return bytes.isEmpty ? .end : .bytes(bytes)
      case EINTR: continue
      case EAGAIN: return .nothingYet
      default: return .failure(SystemError(number: failure))
      }
    }
  }

  /// Waits until a descriptor can be read or, with `POLLOUT`, written; false if the time passes first.
  @discardableResult
  static func wait(for descriptor: Int32, _ event: Int32 = POLLIN, milliseconds: Int32 = -1) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while true {
      let count = platform_poll_milliseconds(&entry, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
