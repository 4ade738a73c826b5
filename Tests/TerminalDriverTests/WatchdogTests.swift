import CTerminal
import Platform
import TestSupport
import Testing

@testable import TerminalDriver

extension OneTerminalAtATime {
  /// The main thread computes and never comes back to the event loop. Each test that ends runs in a process of its own.
  @Suite struct WatchdogTests {
    private let person: PseudoTerminal
    private let before: String

    init() throws {
      person = try PseudoTerminal()
      before = person.settings
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `a signal ends a process that computes, with the terminal put back`(signal: Int32) async throws {
      let start = ContinuousClock.now
      await #expect(processExitsWith: .signal(signal)) { [path = person.path as String, signal] in
        try await Terminal(path: path).enterForTest()
        await spin { kill(getpid(), signal) }
      }
      person.expectPutBack(to: before)
      #expect(ContinuousClock.now - start < .seconds(20))
    }

    @Test(arguments: ["\u{3}", "abc\u{3}", "\u{1B}[99;5u"])
    func `Ctrl-C ends a process that computes`(keys: String) async throws {
      let typist = OwnThread { [master = person.master] in
        // Once the terminal is taken, which does not read what it shows.
        Descriptor.wait(for: master, milliseconds: 60_000)
        let bytes = Array(keys.utf8)
        return write(master, bytes, bytes.count) == bytes.count
      }
      await #expect(processExitsWith: .signal(SIGINT)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        await spin {}
      }
      #expect(typist.value())
      person.expectPutBack(to: before)
    }

    @Test func `Ctrl-C in front of what the process computes on ends it`() async throws {
      let typist = OwnThread { [master = person.master] in
        Descriptor.wait(for: master, milliseconds: 60_000)
        let bytes = [3] + [UInt8](repeating: 0x61, count: 6000)
        return write(master, bytes, bytes.count) == bytes.count
      }
      await #expect(processExitsWith: .signal(SIGINT)) { [path = person.path as String] in
        try await computeOnInput(of: path)
      }
      #expect(typist.value())
      person.expectPutBack(to: before)
    }

    @Test func `Ctrl-C behind keys that take long, but not for ever, ends it`() async throws {
      let typist = OwnThread { [master = person.master] in
        Descriptor.wait(for: master, milliseconds: 60_000)
        return write(master, [3], 1) == 1
      }
      await #expect(processExitsWith: .signal(SIGINT)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        await spinInTurns()
      }
      #expect(typist.value())
      person.expectPutBack(to: before)
    }

    @Test func `a terminal that has gone ends a process that computes, without a signal`() async throws {
      nonisolated(unsafe) let person = person
      let closer = OwnThread {
        Descriptor.wait(for: person.master, milliseconds: 60_000)
        person.hangUp()
        return true
      }
      await #expect(processExitsWith: .signal(SIGHUP)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        await spin {}
      }
      #expect(closer.value())
    }

    @Test func `a host that waits for the status gets a number`() async throws {
      await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { [path = person.path as String] in
        ProcessSignals.endByNumber()
        try await Terminal(path: path).enterForTest()
        await spin { kill(getpid(), SIGTERM) }
      }
      person.expectPutBack(to: before)
    }

    @Test func `the time limit ends a process that computes`() async throws {
      await #expect(processExitsWith: .exitCode(124)) { [path = person.path as String] in
        try await Terminal(path: path).enterForTest()
        await spin { Watchdog.limit = MonotonicClock.now + 1_000_000 }
      }
      person.expectPutBack(to: before)
    }

    @Test func `the draft is kept as it was last encoded`() async throws {
      let folder = TemporaryFolder()
      let file = folder["draft"]
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = person.path as String, file = file as String] in
        Watchdog.keep = { _ = try? AtomicFile.write(Array("kept".utf8), to: file) }
        try await Terminal(path: path).enterForTest()
        await spin { kill(getpid(), SIGTERM) }
      }
      #expect(TemporaryFolder.content(of: file) == "kept")
      person.expectPutBack(to: before)
    }

    @Test func `a draft that cannot be kept in time does not delay the end`() async throws {
      await #expect(processExitsWith: .signal(SIGTERM)) { [path = person.path as String] in
        Watchdog.keep = { while true { pause() } }
        try await Terminal(path: path).enterForTest()
        await spin { kill(getpid(), SIGTERM) }
      }
      person.expectPutBack(to: before)
    }

    @Test @MainActor func `what was typed while the loop was stuck comes first, and is not lost`() throws {
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      person.type("ab")
      // The watchdog looks for Ctrl-C in it.
      while !terminal_watchdog_has_input() {}
      person.type("c")
      let loop = EventLoop(terminal: terminal)
      var bytes: [UInt8] = []
      loop.run(deadline: { nil }) { event in
        if case .bytes(let piece) = event { bytes += piece }
        return bytes.count < 3
      }
      terminal.leave()
      #expect(bytes == Array("abc".utf8))
    }
  }
}

/// Never comes back from the first input, which is read in several pieces.
@MainActor private func computeOnInput(of path: String) throws {
  let terminal = try Terminal(path: path)
  terminal.enterForTest()
  var readable: Int32 = 0
  while readable < 4095 { _ = ioctl(terminal.descriptor, UInt(FIONREAD), &readable) }
  EventLoop(terminal: terminal).run(deadline: { nil }) { event in
    while event != .tasksRan {}
    return true
  }
}

/// Computes for a third of a second for each of many keys.
@MainActor private func spinInTurns() {
  for _ in 0..<60 {
    let end = ContinuousClock.now + .milliseconds(300)
    while ContinuousClock.now < end {}
    terminal_watchdog_turn()
  }
}

/// Computes for ever, as a form that hangs does.
@MainActor private func spin(after begin: @MainActor () -> Void) {
  begin()
  var rounds = 0
  while true { rounds &+= 1 }
}
