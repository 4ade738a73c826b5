import Dispatch
import Platform
import TestSupport
import Testing

@testable import TerminalDriver

extension OneTerminalAtATime {
  @Suite struct TerminalTests {
    @Test func `leaving restores the settings byte for byte`() throws {
      let person = try PseudoTerminal()
      person.change { $0.c_iflag |= tcflag_t(IUTF8 | IXANY) }
      let before = person.settings
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      #expect(person.settings != before)
      terminal.leave()
      #expect(person.settings == before)
    }

    @Test func `in raw mode keys are neither echoed nor made signals and output is not processed`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      person.type("a\u{3}\u{1a}\u{11}\r")
      let input = InputBuffer()
      input.fill(from: terminal)
      #expect(input.bytes == [0x61, 3, 0x1a, 0x11, 0x0d])
      input.wipe()
      #expect(input.bytes == [])
      terminal.write(Array("one\ntwo".utf8))
      #expect(person.shown() == "one\ntwo")
      terminal.leave()
    }

    @Test func `the sequences are written on entering and on leaving, once`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter(Array("<enter>".utf8), leave: Array("<leave>".utf8))
      #expect(terminal.isTaken)
      #expect(person.shown() == "<enter>")
      terminal.leave()
      terminal.leave()
      #expect(!terminal.isTaken)
      #expect(person.shown() == "<leave>")
    }

    @Test func `while a terminal is lent another one can be taken, and both are put back`() throws {
      let person = try PseudoTerminal()
      let before = person.settings
      let outer = try Terminal(path: person.path)
      let inner = try Terminal(path: person.path)
      outer.enter(Array("<outer>".utf8), leave: Array("</outer>".utf8))
      let raw = person.settings
      outer.lend {
        #expect(person.settings == before)
        inner.enter(Array("<inner>".utf8), leave: Array("</inner>".utf8))
        #expect(person.settings == raw)
        inner.leave()
        #expect(person.settings == before)
      }
      #expect(person.settings == raw)
      // A signal to the process comes to whichever thread takes it, a moment later.
      kill(getpid(), SIGWINCH)
      let deadline = MonotonicClock.now + 5_000_000_000
      while !PendingSignals.areWaiting, MonotonicClock.now < deadline { sched_yield() }
      #expect(PendingSignals.take().contains(SIGWINCH))
      outer.leave()
      #expect(person.settings == before)
      #expect(person.shown() == "<outer></outer><inner></inner><outer></outer>")
    }

    @Test func `the leave sequence can be replaced while the terminal is taken`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: Array("<first>".utf8))
      terminal.setLeave(Array("<second>".utf8))
      terminal.setLeave(Array("<third>".utf8))
      terminal.leave()
      #expect(person.shown() == "<third>")
    }

    @Test func `a terminal that goes out of scope is put back`() throws {
      let person = try PseudoTerminal()
      let before = person.settings
      do {
        let terminal = try Terminal(path: person.path)
        terminal.enter([], leave: Array("<leave>".utf8))
      }
      #expect(person.settings == before)
      #expect(person.shown() == "<leave>")
    }

    @Test(arguments: [
      ((132, 43), (132, 43)), ((0, 0), (80, 24)), ((0, 10), (80, 10)), ((1, 1), (1, 1)),
      ((65_535, 65_535), (1000, 1000)),
    ])
    func `the size is the terminal's, or 80 by 24 where it has none`(
      _ window: (columns: Int, rows: Int), _ expected: (columns: Int, rows: Int)
    ) throws {
      let person = try PseudoTerminal()
      person.resize(columns: window.columns, rows: window.rows)
      let terminal = try Terminal(path: person.path)
      #expect(terminal.size == expected)
    }

    @Test(arguments: [
      ("/nowhere/tty", "there is no terminal to ask on: No such file or directory"),
      ("/dev/null", "there is no terminal to ask on: '/dev/null' is not a terminal"),
    ])
    func `what is not a terminal is refused with a reason`(_ path: String, _ description: String) {
      let error = #expect(throws: TerminalError.self) { try Terminal(path: path) }
      #expect(error?.description == description)
    }

    @Test func `a slow reader gets every byte`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
      let reader = SlowReader(descriptor: person.master, count: bytes.count)
      reader.start()
      terminal.write(bytes)
      #expect(reader.wait() == bytes)
      terminal.leave()
    }

    @Test func `writing to a terminal that is gone returns`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      person.hangUp()
      terminal.write(Array("nobody reads this".utf8))
      #expect(terminal.isHungUp)
      terminal.leave()
    }

    @Test func `a signal to end interrupts writing to a terminal that takes nothing`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: Array("<leave>".utf8))
      kill(getpid(), SIGTERM)
      terminal.write([UInt8](repeating: 0x78, count: 1_000_000))
      #expect(PendingSignals.take().ending == SIGTERM)
      person.change { _ in tcflush(person.master, TCIOFLUSH) }
      terminal.leave()
    }

    @Test(arguments: [Terminal.PendingInput.keep, .discard(within: .zero)])
    func `keys that were not read are kept or discarded on leaving`(_ input: Terminal.PendingInput) throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      person.type("typed ahead")
      terminal.leave(input)
      terminal.enter([], leave: [])
      let read = InputBuffer()
      read.fill(from: terminal)
      #expect(String(decoding: read.bytes, as: UTF8.self) == (input == .keep ? "typed ahead" : ""))
      terminal.leave()
    }

    @Test func `Return that was typed before the terminal was taken is Return, and Ctrl-J behind it Ctrl-J`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      person.type("a\rb\r")
      terminal.enter([], leave: [])
      let read = InputBuffer()
      read.fill(from: terminal)
      #expect(read.bytes == Array("a\rb\r".utf8))
      person.type("\n")
      repeat { read.fill(from: terminal) } while read.bytes.isEmpty
      #expect(read.bytes == [0x0A])
      terminal.leave()
    }

    @Test func `an answer that comes late is waited for, and thrown away`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      let master = person.master
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { _ = write(master, "late", 4) }
      terminal.leave(.discard(within: .seconds(20)))
      terminal.enter([], leave: [])
      let read = InputBuffer()
      read.fill(from: terminal)
      #expect(read.bytes.isEmpty)
      terminal.leave()
    }

    @Test func `taking the terminal again keeps what was changed meanwhile as what to restore`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      terminal.enter(Array("<enter>".utf8), leave: Array("<leave>".utf8))
      terminal.putBack(.keep)
      person.change { $0.c_lflag &= ~tcflag_t(ECHO) }
      let changed = person.settings
      terminal.retake()
      #expect(person.settings != changed)
      terminal.leave()
      #expect(person.settings == changed)
      #expect(person.shown() == "<enter><leave><enter><leave>")
    }

    @Test func `taking the terminal again after SIGSTOP does not mistake raw mode for what was before`() throws {
      let person = try PseudoTerminal()
      let before = person.settings
      let terminal = try Terminal(path: person.path)
      terminal.enter([], leave: [])
      terminal.retake()
      terminal.leave()
      #expect(person.settings == before)
    }

    @Test func `handlers are installed only while the terminal is taken`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH, SIGSEGV, SIGABRT, SIGILL, SIGTRAP]
      let before = signals.map(disposition)
      terminal.enter([], leave: [])
      #expect(zip(signals.map(disposition), before).allSatisfy { $0 != $1 })
      terminal.leave()
      #expect(signals.map(disposition) == before)
    }

    @Test func `a handler that the program sets stays, set before or meanwhile`() throws {
      let person = try PseudoTerminal()
      let terminal = try Terminal(path: person.path)
      signal(SIGUSR1) { _ in }
      let ownBefore = disposition(SIGUSR1)
      let unset = disposition(SIGUSR2)
      terminal.enter([], leave: [])
      #expect(disposition(SIGUSR1) == ownBefore)
      #expect(disposition(SIGUSR2) != unset)
      signal(SIGUSR2) { _ in }
      let ownMeanwhile = disposition(SIGUSR2)
      terminal.leave()
      #expect(disposition(SIGUSR1) == ownBefore)
      #expect(disposition(SIGUSR2) == ownMeanwhile)
      signal(SIGUSR1, SIG_DFL)
      signal(SIGUSR2, SIG_DFL)
    }

    private func disposition(_ signal: Int32) -> UInt {
      var action = sigaction()
      sigaction(signal, nil, &action)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
  }
}
