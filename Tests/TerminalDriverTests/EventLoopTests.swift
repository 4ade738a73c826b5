import Platform
import TestSupport
import Testing

@testable import TerminalDriver

extension OneTerminalAtATime {
  @Suite struct EventLoopTests {
    private let person: PseudoTerminal
    private let terminal: Terminal
    private let tasks = TestQueue()

    init() throws {
      person = try PseudoTerminal()
      terminal = try Terminal(path: person.path)
      terminal.enter(Array("<enter>".utf8), leave: Array("<leave>".utf8))
    }

    /// The events up to the first that is `last`, after the one every loop starts with.
    private func events(
      deadline: () -> Int64? = { nil }, until last: (EventLoop.Event) -> Bool
    ) -> [EventLoop.Event] {
      var events: [EventLoop.Event] = []
      EventLoop(terminal: terminal, queue: tasks.queue).run(deadline: deadline) { event in
        events.append(event)
        return !last(event)
      }
      terminal.leave()
      #expect(events.first == .tasksRan)
      return Array(events.dropFirst())
    }

    @Test func `keys arrive as bytes`() {
      person.type("a\u{1b}[A")
      #expect(events { $0 != .tasksRan } == [.bytes(Array("a\u{1b}[A".utf8))])
    }

    @Test func `a burst is one event`() {
      let burst = String(repeating: "0123456789", count: 1000)
      let typist = Typist(descriptor: person.master, text: burst)
      typist.start()
      let events = events { $0 != .tasksRan }
      typist.wait()
      #expect(events == [.bytes(Array(burst.utf8))])
    }

    @Test func `an endless stream comes in pieces of at most 64 KiB, without a loss`() {
      let stream = String(repeating: "0123456789abcdef", count: 20_000)
      let typist = Typist(descriptor: person.master, text: stream)
      typist.start()
      var bytes: [UInt8] = []
      var largest = 0
      _ = events { event in
        if case .bytes(let piece) = event {
          largest = max(largest, piece.count)
          bytes += piece
        }
        return bytes.count == stream.utf8.count
      }
      typist.wait()
      #expect(bytes == Array(stream.utf8))
      #expect(largest <= 65_536)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
    func `a signal to end is an event`(_ signal: Int32) {
      kill(getpid(), signal)
      #expect(events { $0 != .tasksRan } == [.terminate(signal: signal)])
    }

    @Test func `another size is an event`() {
      person.resize(columns: 40, rows: 10)
      kill(getpid(), SIGWINCH)
      #expect(events { $0 != .tasksRan } == [.resized])
      #expect(terminal.size == (columns: 40, rows: 10))
    }

    @Test func `a storm of sizes is few events`() {
      for _ in 0..<100 {
        kill(getpid(), SIGWINCH)
      }
      person.type("x")
      #expect(events { $0 == .resized } == [.bytes([0x78]), .resized])
    }

    @Test func `SIGTSTP asks to suspend`() {
      kill(getpid(), SIGTSTP)
      #expect(events { $0 != .tasksRan } == [.suspend])
    }

    @Test func `after SIGCONT the terminal is taken again and to be drawn anew`() {
      kill(getpid(), SIGCONT)
      #expect(events { $0 != .tasksRan } == [.resumed])
      #expect(person.shown() == "<enter><leave><enter><leave>")
    }

    @Test func `tasks that wait when the loop starts have run before the first event`() {
      tasks.add()
      person.type("k")
      #expect(events { $0 != .tasksRan } == [.bytes([0x6b])])
      #expect(tasks.drained == 1)
    }

    @Test func `keys come before tasks`() {
      var events: [EventLoop.Event] = []
      EventLoop(terminal: terminal, queue: tasks.queue).run(deadline: { nil }) { event in
        events.append(event)
        if events.count == 1 {
          tasks.add()
          person.type("k")
        }
        return events.count < 3
      }
      terminal.leave()
      #expect(events == [.tasksRan, .bytes([0x6b]), .tasksRan])
      #expect(tasks.drained == 2)
    }

    @Test func `the deadline is kept, not before its time`() {
      let limit = MonotonicClock.now + 5_000_000
      #expect(events(deadline: { limit }) { $0 == .deadline } == [.deadline])
      #expect(MonotonicClock.now >= limit)
    }

    @Test func `a deadline that has passed comes at once, after the keys that are there`() {
      person.type("k")
      #expect(events(deadline: { 0 }) { $0 == .deadline } == [.bytes([0x6b]), .deadline])
    }

    @Test func `a hang-up ends the loop, whatever the handler says`() {
      person.hangUp()
      #expect(events { _ in false } == [.hangUp])
    }

    @Test func `what was typed before a hang-up is not waited for`() {
      person.type("k")
      person.hangUp()
      #expect(events { _ in false }.last == .hangUp)
    }
  }
}
