import Dispatch
import Foundation
import Platform
import TestSupport
import Testing

@testable import TerminalDriver

/// The suites that take a terminal, which a process can do with one at a time.
@Suite(.serialized) enum OneTerminalAtATime {}

extension PseudoTerminal {
  /// A process took it, put it back with the settings that it had, and left nothing else on it.
  func expectPutBack(to settings: String, at location: SourceLocation = #_sourceLocation) {
    #expect(shown() == "<enter><leave>", sourceLocation: location)
    #expect(self.settings == settings, sourceLocation: location)
  }
}

/// The person at the terminal of another process, on a thread of its own: tests that wait for processes may hold all
/// threads of the pool.
final class OwnThread: Sendable {
  private let ended = DispatchSemaphore(value: 0)
  private let result = Guarded(false)

  init(_ body: @escaping @Sendable () -> Bool) {
    Thread.detachNewThread { [self] in
      let value = body()
      result.withLock { $0 = value }
      ended.signal()
    }
  }

  /// Waits for the end.
  func value() -> Bool {
    ended.wait()
    return result.withLock { $0 }
  }
}

/// A work queue filled by the test.
final class TestQueue {
  private var ends: [Int32] = [-1, -1]
  private(set) var drained = 0

  init() {
    pipe(&ends)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  }

  deinit {
    ends.forEach { close($0) }
  }

  func add() {
    var byte: UInt8 = 0
    write(ends[1], &byte, 1)
  }

  var queue: WorkQueue {
    WorkQueue(descriptor: ends[0]) { [self] in
      var bytes = [UInt8](repeating: 0, count: 16)
      read(ends[0], &bytes, bytes.count)
      drained += 1
    }
  }
}

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
