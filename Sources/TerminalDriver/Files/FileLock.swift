import Platform

/// An exclusive lock between processes, represented by a file. It is released when the process ends in any way.
nonisolated package final class FileLock: Sendable {
  /// Why a lock was refused.
  package enum Refusal: Error, Equatable {
    /// Another process holds it.
    case taken
    /// The file cannot be created.
    case system(SystemError)
  }

  private let path: String
  private let descriptor: Int32
  private let isHeld = Guarded(true)

  /// Takes the lock with the file at `path`, created if missing; never waits.
  package init(_ path: String) throws(Refusal) {
    self.path = path
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY, 0o600)
      guard descriptor >= 0 else { throw .system(.current) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let failure = SystemError.current
        close(descriptor)
        throw failure.number == EWOULDBLOCK ? .taken : .system(failure)
      }
      if Self.isFile(descriptor, at: path) {
        self.descriptor = descriptor
        return
      }
      // The previous holder removed the file between the two calls.
      close(descriptor)
    }
  }

  /// Takes the lock when its holder releases it, polling every few milliseconds.
  package static func take(_ path: String, within patience: Duration) throws(Refusal) -> FileLock {
    let end = MonotonicClock.now + patience.nanoseconds
    while true {
      do throws(Refusal) {
        return try FileLock(path)
      } catch {
        guard error == .taken, MonotonicClock.now < end else { throw error }
        usleep(3_000)
      }
    }
  }

  deinit { release() }

  /// Releases the lock and removes its file.
  package func release() {
    isHeld.withLock { isHeld in
      guard isHeld else { return }
      isHeld = false
      // While the lock is held, nobody else can have created another file there.
      unlink(path)
      close(descriptor)
    }
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var held = stat()
    var found = stat()
    return fstat(descriptor, &held) == 0 && stat(path, &found) == 0 && held.st_ino == found.st_ino
      && held.st_dev == found.st_dev
  }
}
