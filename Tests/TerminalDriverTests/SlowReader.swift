import Dispatch
import Glibc

/// Reads from a descriptor on a thread of its own, in small pieces.
nonisolated final class SlowReader: Sendable {
  private let descriptor: Int32
  private let count: Int
  private let done = DispatchSemaphore(value: 0)
  private nonisolated(unsafe) var bytes: [UInt8] = []

  init(descriptor: Int32, count: Int) {
    self.descriptor = descriptor
    self.count = count
  }

  func start() {
    DispatchQueue(label: "slow reader").async { [self] in
      var piece = [UInt8](repeating: 0, count: 1000)
      while bytes.count < count {
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 10_000) > 0 else { break }
        bytes += piece[..<max(0, read(descriptor, &piece, piece.count))]
      }
      done.signal()
    }
  }

  func wait() -> [UInt8] {
    done.wait()
    return bytes
  }
}
