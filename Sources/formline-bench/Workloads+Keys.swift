import CAllocations
import Formline
import Platform
import LineEditing
import TerminalDriver
import TerminalModel

/// One typed character, from its byte to the bytes of the frame: without reading and writing, which `measure-keys` has.
extension Workloads {
  static func keysToFrames() -> [Measurement] {
    var allocations: Set<Int> = []
    let measurements = [10, 100, 1_000, 10_000].map { keyToFrame(fields: $0, allocations: &allocations) }
    require(allocations.count == 1, "keys allocate more in some forms than in others: \(allocations.sorted())")
    return measurements
  }

  /// The field is emptied after so many keys, so that its text stays short.
  private static let line = 40

  private static func keyToFrame(fields: Int, allocations: inout Set<Int>) -> Measurement {
    let bench = Workbench(fields: fields)
    let keys = (0..<26).map { [UInt8(ascii: "a") + $0] }
    let clearing: [UInt8] = [0x15]
    var (bytes, bodies, count, allocated) = (0, 0, 0, 0)
    let (rounds, warmUp) = (50 * line, 5 * line)
    let measured = Measurement("key to frame, \(fields) fields", count: rounds, warmUp: warmUp) { round in
      let place = round % line
      let before = callocations_count()
      let written = bench.press(place == line - 1 ? clearing : keys[round % 26])
      let made = Int(callocations_count() - before)
      // The first character takes the place of the hint, and is drawn with what is around it.
      guard place > 0, place < line - 1 else { return }
      count += 1
      bytes += written.count
      bodies += bench.form.session.updates
      if round >= warmUp { allocated += made }
    }
    require(bodies <= count, "\(fields) fields: \(bodies) bodies for \(count) keys")
    require(bytes <= 4 * count, "\(fields) fields: \(bytes) bytes for \(count) keys")
    let lines = rounds / line
    allocations.insert(allocated / lines)
    #if !DEBUG
      require(allocated <= lines * Self.allocationsPerLine, "\(fields) fields: \(allocated) allocations")
    #endif
    return Measurement(
      measured,
      note: "\(bodies / count) body, \(bytes / count) byte a key; \(allocated / lines) allocations in \(line - 2) keys")
  }

  /// What is allocated while a line is typed, optimised: the text after each key once it is longer than 15 bytes, and
  /// the records for undoing it, which readline makes for twenty characters at a time.
  private static let allocationsPerLine = 2 + 2 * (line - 16)
}

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

/// A character typed into one field of an app's form whose fields are the elements of one array.
enum ArrayWorkloads {
  static func run() -> [Measurement] {
    [10, 10_000].flatMap { count in
      [
        type(count, "elements of a state") { OwnList(count: count) },
        type(count, "elements of a binding") { Owner(count: count) },
      ]
    }
  }

  private static let line = 40

  private static func type(_ count: Int, _ name: String, _ root: @escaping () -> some View) -> Measurement {
    let capabilities = TerminalCapabilities.from(environment: ["TERM": "xterm-256color"])
    let session = Session(columns: 80, rows: 24, capabilities: capabilities) { _ in root() }
    _ = session.frame()
    session.receive([0x09], at: 0)
    _ = session.frame()
    var bodies = 0
    let measured = Measurement("key to frame, \(count) \(name)", count: 25 * line, warmUp: 5 * line) { round in
      let place = round % line
      session.receive(place == line - 1 ? [0x15] : [UInt8(ascii: "a") + UInt8(round % 26)], at: 0)
      _ = session.frame()
      // The first character takes the place of the prompt.
      if place > 0, place < line - 1 { bodies = max(bodies, session.updates) }
    }
    Workloads.require(bodies <= bodiesAtMost, "\(count) \(name): \(bodies) bodies a key")
    return Measurement(measured, note: "\(bodies) body a key")
  }

  /// That of the field, however many rows there are.
  private static let bodiesAtMost = 1

  private struct Person: Identifiable {
    let id: Int
    var name = ""
  }

  private struct OwnList: View {
    @State private var people: [Person]

    init(count: Int) { _people = State(initialValue: (0..<count).map { Person(id: $0) }) }

    var body: some View {
      Form {
        ForEach($people) { $person in TextField("Name", text: $person.name) }
      }
    }
  }

  private struct Team {
    var title = "Team"
    var people: [Person]
  }

  private struct Owner: View {
    @State private var team: Team

    init(count: Int) { _team = State(initialValue: Team(people: (0..<count).map { Person(id: $0) })) }

    var body: some View { Members(people: $team.people) }
  }

  private struct Members: View {
    @Binding var people: [Person]

    var body: some View {
      Form {
        ForEach($people) { $person in TextField("Name", text: $person.name) }
      }
    }
  }
}
