import Glibc
import TerminalDriver

/// Writes the versions of one draft, from any thread: a version that comes late never replaces a later one.
nonisolated final class DraftWriter: Sendable {
  private let path: String

  private struct State {
    /// The number of the latest version that was dealt with.
    var latest = 0
    /// The number of the version that stands in the file; 0 while there is none of this run's.
    var kept = 0
  }
  private let state = Guarded(State())

  init(path: String) {
    self.path = path
  }

  /// Writes a version, unless a later one is there; nobody is told when it cannot be written.
  func write(_ bytes: [UInt8], version: Int) {
    state.withLock { state in
      guard version > state.latest else { return }
      state.latest = version
      if (try? AtomicFile.write(bytes, to: path)) != nil { state.kept = version }
    }
  }

  /// Whether the file holds this version.
  func holds(_ version: Int) -> Bool { state.withLock { $0.kept == version } }

  /// Removes the file; versions up to this one are not written any more.
  func remove(version: Int) {
    state.withLock { state in
      state.latest = max(state.latest, version)
      unlink(path)
    }
  }
}
