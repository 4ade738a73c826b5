import Platform

@testable import TerminalDriver

/// The system's calls, of which the nth fails with ENOSPC. Writing is done in pieces, so that the middle can fail.
nonisolated final class FailingCalls {
  private let nth: Int
  private var count = 0

  init(nth: Int) {
    self.nth = nth
  }

  /// Whether the call that was to fail was reached.
  var hasFailed: Bool { count >= nth }

  private func run<Result: BinaryInteger>(_ call: () -> Result) -> Result {
    count += 1
    guard count == nth else { return call() }
    errno = ENOSPC
    return -1
  }

  var calls: FileCalls {
    let system = FileCalls.system
    return FileCalls(
      openNew: { path, mode in self.run { system.openNew(path, mode) } },
      setMode: { descriptor, mode in self.run { system.setMode(descriptor, mode) } },
      write: { descriptor, bytes in
        self.run { system.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(4000))) }
      },
      flush: { descriptor in self.run { system.flush(descriptor) } },
      close: { descriptor in
        let failed = self.run { Int32(0) } != 0
        // A descriptor is closed even when closing reports an error.
        _ = system.close(descriptor)
        errno = ENOSPC
        return failed ? -1 : 0
      },
      rename: { from, to in self.run { system.rename(from, to) } },
      remove: { path in system.remove(path) }
    )
  }
}
