import CAllocations
import Glibc
import TerminalDriver

/// A key on its way from the terminal's descriptor to whoever handles it.
extension Workloads {
  static func readKeys() -> Measurement {
    var (keyboard, device) = (Int32(0), Int32(0))
    var path = [CChar](repeating: 0, count: 128)
    guard openpty(&keyboard, &device, &path, nil, nil) == 0 else { preconditionFailure("there are pseudo-terminals") }
    defer {
      close(keyboard)
      close(device)
    }
    let name = String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard let terminal = try? Terminal(path: name) else { preconditionFailure("a pseudo-terminal is a terminal") }
    terminal.enter([], leave: [])
    defer { terminal.leave() }
    var (round, allocated, before) = (0, 0, callocations_count())
    var times: [Int64] = []
    times.reserveCapacity(rounds)
    var start = MonotonicClock.now
    EventLoop(terminal: terminal).run(deadline: { nil }) { event in
      if case .bytes = event {
        times.append(MonotonicClock.now - start)
        if round > warmUp { allocated += Int(callocations_count() - before) }
      }
      round += 1
      start = MonotonicClock.now
      before = callocations_count()
      var key = UInt8(ascii: "k")
      write(keyboard, &key, 1)
      return round < rounds
    }
    #if !DEBUG
      require(allocated == 0, "reading \(rounds - warmUp) keys allocates \(allocated) times")
    #endif
    return Measurement(
      "read a key", nanoseconds: times, note: "\(allocated) allocations in \(rounds - warmUp - 1) keys")
  }

  private static var rounds: Int { 1_000 }
  private static var warmUp: Int { 100 }
}
