import CTerminal
import Platform
import TerminalModel

extension LineTerminal {
  /// Writes a question and lets `input` edit the answer key by key; without a terminal, reads lines.
  package func ask(_ question: String, _ echo: Echo, by input: any LineInput, until limit: Int64? = nil) -> Outcome {
    if echo == .hidden { SecretMemory.protect() }
    guard isTerminal else { return askForLine(question, until: limit) }
    let question = broken(question)
    takeKeys()
    defer { terminal_restoration_perform(-1) }
    write(question)
    let room = roomForLine(after: question)
    send(input.begin(echo, columns: room))
    while true {
      if let notice = input.takeNotice() {
        write("\n\(broken(notice))\n\(question)")
        send(input.redraw())
      }
      if let line = input.line {
        write("\n")
        return line
      }
      let deadline = [limit, input.deadline].compactMap { $0 }.min()
      if isLeft?() ?? false { return .left }
      let ready = waitForInput(until: deadline)
      let signals = ready.signals ? PendingSignals.take() : .none
      if let signal = signals.ending { return .signalled(signal) }
      if signals.contains(SIGTSTP) || signals.contains(SIGCONT) {
        if signals.contains(SIGTSTP) { stop() }
        takeKeys()
        write(question)
        send(input.redraw())
      }
      if ready.terminal, let output = takeBytes(for: input) { send(output) } else if ready.terminal { return .end }
      if let limit, MonotonicClock.now >= limit { return .timedOut }
      if let deadline = input.deadline, MonotonicClock.now >= deadline { send(input.timeOut()) }
    }
  }

  /// Passes typed bytes to `input`; nil if the terminal has hung up.
  private func takeBytes(for input: any LineInput) -> [UInt8]? {
    var bytes = readBytes()
    guard !bytes.isEmpty else { return nil }
    let output = input.receive(bytes)
    bytes.wipe()
    SecretMemory.wipeStack()
    return output
  }

  private func send(_ bytes: [UInt8]) { if !bytes.isEmpty { write(String(decoding: bytes, as: UTF8.self)) } }

  /// Disables line buffering and echo; keys still generate signals.
  private func takeKeys() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    if !terminal_restoration_is_armed() { terminal_restoration_arm(descriptor, &settings, [], 0) }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
      if isConfined { characters[Int(VSUSP)] = platform_disabled_character }
    }
    _ = tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// The columns left after a question; if there are few, starts a new line.
  private func roomForLine(after question: String) -> Int {
    let columns = Terminal.size(of: descriptor).columns
    let last = question.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let used = TextWidth.columns(of: String(last))
    let room = columns - used % columns - 1
    let isFull = used > 0 && used.isMultiple(of: columns)
    guard isFull || room < min(20, columns - 1) else { return room }
    write("\n")
    return max(1, columns - 1)
  }
}

/// Edits the lines that a ``LineTerminal`` reads key by key.
package protocol LineInput: AnyObject {
  /// Begins a line, which may have been typed ahead.
  /// - Parameter columns: The available columns.
  /// - Returns: Bytes for the terminal.
  func begin(_ echo: LineTerminal.Echo, columns: Int) -> [UInt8]
  /// Handles typed keys.
  /// - Returns: Bytes for the terminal.
  func receive(_ bytes: [UInt8]) -> [UInt8]
  /// Called when ``deadline`` is reached.
  func timeOut() -> [UInt8]
  /// Bytes that redraw the whole line, after its display was lost.
  func redraw() -> [UInt8]
  /// The timeout of an incomplete key sequence on ``MonotonicClock``.
  var deadline: Int64? { get }
  /// A message about what the latest keys could not do, for a line of its own; returned once.
  func takeNotice() -> String?
  /// The outcome of the line; nil while it is being edited.
  var line: LineTerminal.Outcome? { get }
}
