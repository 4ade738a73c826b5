import TerminalDriver
import TerminalEmulation
import TerminalModel

/// The state of playing one script against a program that handles the terminal itself: on a terminal of its own, in
/// real time.
///
/// An expectation fails only if it does not become true within a time limit. Before sending keys, the program is given
/// time to come to rest, since keys typed before a program reads can be lost, as they can for a person.
struct CommandRun {
  private let player: ScriptPlayer
  private let script: KeyScript
  private var terminal: VirtualTerminal
  /// Observations that are not failures.
  private(set) var notes: [String] = []

  /// The time limit of an expectation.
  private static let patience = Duration.seconds(10)
  /// A program is at rest if it shows nothing for this long.
  private static let rest = Duration.milliseconds(150)

  init(player: ScriptPlayer, script: KeyScript) {
    self.player = player
    self.script = script
    terminal = VirtualTerminal(columns: script.size.columns, rows: script.size.rows)
  }

  /// Plays the lines in order, up to the first that fails.
  /// - Parameter subject: The line with the command.
  mutating func play(
    _ command: [String], in subject: KeyScriptLine, environment: [String: String]
  ) -> ScriptResult.Outcome {
    let child: ChildTerminal
    do throws(SystemError) {
      child = try ChildTerminal(
        command, environment: environment, folder: script.path.folderOfFile, columns: terminal.columns,
        rows: terminal.rows)
    } catch {
      return .failed(failure(.init(expected: "a program that starts", found: error.sentence), at: subject))
    }
    defer { child.end() }
    for line in script.actions {
      player.onLine(line)
      do throws(Mismatch) {
        try perform(line.command, on: child)
      } catch {
        return .failed(failure(error, at: line))
      }
    }
    if child.status == nil { notes.append("the program still runs at the end of the script") }
    return .passed
  }

  private mutating func perform(_ command: KeyScriptCommand, on child: ChildTerminal) throws(Mismatch) {
    switch command {
    case .type(let text):
      let typed = try player.resolved(text, of: script).replacing("\n", with: "\r")
      try send(Array(typed.utf8), to: child)
    case .key(let key, let count):
      for _ in 0..<count { try send(key.bytes(keyboardFlags: terminal.keyboardFlags.last ?? 0), to: child) }
    case .paste(let text):
      let content = try player.resolved(text, of: script).replacing("\n", with: "\r")
        .replacing("\u{1b}[201~", with: "")
      try send(Array("\u{1b}[200~\(content)\u{1b}[201~".utf8), to: child)
    case .bytes(let bytes): try send(bytes, to: child)
    case .resize(let columns, let rows):
      terminal.resize(columns: columns, rows: rows)
      child.resize(columns: columns, rows: rows)
    case .wait(let duration): _ = watch(child, for: duration) { _ in false }
    case .expect(let expectation): try check(expectation, child)
    default: break
    }
  }

  private mutating func send(_ bytes: [UInt8], to child: ChildTerminal) throws(Mismatch) {
    settle(child)
    guard child.status == nil else {
      throw .init(expected: "a running program", found: "one that has ended with status \(child.status ?? 0)")
    }
    child.send(bytes)
  }

  // Output.

  /// Reads output until the program is at rest.
  private mutating func settle(_ child: ChildTerminal) {
    let limit = MonotonicClock.now + Self.patience.nanoseconds
    while child.status == nil, MonotonicClock.now < limit, take(child.read(within: Self.rest), from: child) {}
  }

  /// Reads output until a condition holds or the time limit is reached; returns whether it holds.
  private mutating func watch(
    _ child: ChildTerminal, for patience: Duration, until condition: (VirtualTerminal) -> Bool
  ) -> Bool {
    let limit = MonotonicClock.now + patience.nanoseconds
    while !condition(terminal) {
      let left = limit - MonotonicClock.now
      guard left > 0 else { return false }
      let bytes = child.read(within: .nanoseconds(min(left, 50_000_000)))
      // No more output can follow.
      if !take(bytes, from: child), child.status != nil { return condition(terminal) }
    }
    return true
  }

  /// Feeds output to the terminal and sends its replies to the program; false if there is no output.
  private mutating func take(_ bytes: [UInt8], from child: ChildTerminal) -> Bool {
    guard !bytes.isEmpty else { return false }
    terminal.feed(bytes)
    let replies = terminal.takeReplies()
    if !replies.isEmpty { child.send(replies) }
    return true
  }

  private mutating func check(_ expectation: ScriptExpectation, _ child: ChildTerminal) throws(Mismatch) {
    switch expectation {
    case .status(let status):
      let limit = MonotonicClock.now + Self.patience.nanoseconds
      while child.status == nil, MonotonicClock.now < limit { _ = take(child.read(within: Self.rest), from: child) }
      guard child.status != Int32(status) else { return }
      throw .init(
        expected: "status \(status)", found: child.status.map { "status \($0)" } ?? "a program that still runs")
    default:
      if case .noScreen = expectation { settle(child) }
      guard !watch(child, for: Self.patience, until: { expectation.mismatch(on: $0.lines) == nil }) else { return }
      if let mismatch = expectation.mismatch(on: terminal.lines) { throw mismatch }
    }
  }

  private func failure(_ mismatch: Mismatch, at line: KeyScriptLine) -> ScriptFailure {
    ScriptFailure(mismatch, at: line, screen: terminal.lines, columns: terminal.columns)
  }
}
