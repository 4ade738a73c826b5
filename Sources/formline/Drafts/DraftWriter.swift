import Glibc
import Synchronization
import TerminalDriver

/// Writes the versions of one draft, from any thread: a version that comes late never replaces a later one.
nonisolated final class DraftWriter: Sendable {
  private let path: String
  /// The number of the latest version that was dealt with.
  private let latest = Mutex(0)
  /// The number of the version that stands in the file; 0 while there is none of this run's.
  private let kept = Mutex(0)

  init(path: String) {
    self.path = path
  }

  /// Writes a version, unless a later one is there; nobody is told when it cannot be written.
  func write(_ bytes: [UInt8], version: Int) {
    latest.withLock { latest in
      guard version > latest else { return }
      latest = version
      guard (try? AtomicFile.write(bytes, to: path)) != nil else { return }
      kept.withLock { $0 = version }
    }
  }

  /// Whether the file holds this version.
  func holds(_ version: Int) -> Bool { kept.withLock { $0 == version } }

  /// Removes the file; versions up to this one are not written any more.
  func remove(version: Int) {
    latest.withLock { latest in
      latest = max(latest, version)
      unlink(path)
    }
  }
}
