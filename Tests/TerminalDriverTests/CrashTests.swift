import Platform
import TestSupport
import Testing

@testable import TerminalDriver

extension OneTerminalAtATime {
  /// Every test runs in a process of its own, on the test's terminal.
  @Suite struct CrashTests {
    private let person: PseudoTerminal
    private let before: String

    /// What the processor's trap instruction ends in.
    #if arch(x86_64)
      private static let trap = SIGILL
    #else
      private static let trap = SIGTRAP
    #endif

    init() throws {
      person = try PseudoTerminal()
      before = person.settings
    }

    @Test func `a broken invariant puts the terminal back and ends by its signal`() async throws {
      await #expect(processExitsWith: .signal(Self.trap)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        fatalError("asked for")
      }
      person.expectPutBack(to: before)
    }

    @Test func `a bad pointer puts the terminal back and ends by its signal`() async throws {
      await #expect(processExitsWith: .signal(SIGSEGV)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
      }
      person.expectPutBack(to: before)
    }

    @Test func `abort puts the terminal back and ends by its signal`() async throws {
      await #expect(processExitsWith: .signal(SIGABRT)) { [path = person.path as String] in
        try await MainActor.run {
          try Terminal(path: path).enterForTest()
          abort()
        }
      }
      person.expectPutBack(to: before)
    }

    @Test func `exit puts the terminal back and keeps its status`() async throws {
      await #expect(processExitsWith: .exitCode(7)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        exit(7)
      }
      person.expectPutBack(to: before)
    }

    @Test func `ending by a signal puts the terminal back and shows the signal to the parent`() async throws {
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        ProcessSignals.end(by: SIGTERM)
      }
      person.expectPutBack(to: before)
    }

    @Test func `a signal to end that came after the last event takes effect on leaving`() async throws {
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = person.path as String] in
        let terminal = try await Terminal(path: path)
        await terminal.enterForTest()
        kill(getpid(), SIGTERM)
        while !PendingSignals.areEnding {
          sched_yield()
        }
        await terminal.leave()
      }
      person.expectPutBack(to: before)
    }
  }
}

extension Terminal {
  /// Never released, so that only the end of the process can put the terminal back.
  func enterForTest() {
    _ = Unmanaged.passRetained(self)
    enter(Array("<enter>".utf8), leave: Array("<leave>".utf8))
  }
}
