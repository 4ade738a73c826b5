import Dispatch
import Glibc

/// Types more than the kernel holds at once, on a thread of its own.
nonisolated final class Typist: Sendable {
  private let descriptor: Int32
  private let text: [UInt8]
  private let done = DispatchSemaphore(value: 0)

  init(descriptor: Int32, text: String) {
    self.descriptor = descriptor
    self.text = Array(text.utf8)
  }

  func start() {
    DispatchQueue(label: "typist").async { [self] in
      var rest = text[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        rest = rest.dropFirst(max(0, count))
        var output = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard rest.isEmpty || poll(&output, 1, 10_000) > 0 else { break }
      }
      done.signal()
    }
  }

  func wait() {
    done.wait()
  }
}
