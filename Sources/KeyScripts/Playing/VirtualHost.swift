package import DefinedForms
package import FormDefinitions
import Formline
package import LineEditing
package import TerminalEmulation
package import TerminalModel

/// Hosts a session without a terminal: input is given as bytes, a virtual terminal reads the frames, and the clock is
/// virtual. A frame is drawn after each piece of input, as a real host does when no more bytes are available.
package final class VirtualHost {
  package let session: Session
  package private(set) var terminal: VirtualTerminal
  /// Nanoseconds on the virtual clock; it starts at 0.
  package private(set) var now: UInt64 = 0
  /// Mistakes in the form's views that the session reported, a sentence each.
  package private(set) var issues: [String] = []
  private let inputrc: InputrcSource
  /// View updates caused by the last input before its last token.
  private var earlierUpdates = 0

  /// Receives all input and output, in order.
  private var observer: ((Event, _ now: UInt64) -> Void)?

  /// An action of the host.
  package enum Event: Equatable {
    /// Sent before the input.
    case input(InputKind)
    /// It showed a frame.
    case output([UInt8])
    /// The window was resized; the resulting frame follows.
    case resize(columns: Int, rows: Int)
  }

  /// Kinds of input, which take a person different times.
  package enum InputKind: Equatable {
    case character, key, paste, click, scroll
    /// A repeated press of the same key.
    case repetition
  }

  /// The bindings that readline, which is global to the process, was last started with, and the number of that start.
  private static var latest: (inputrc: InputrcSource, starts: Int)?

  /// More timers during one wait mean that the form never comes to rest.
  package static let maximumAdvances = 10_000

  /// Restarts readline with an empty kill ring and no macros, creates the session and draws its first frame at the top.
  package init(
    inputrc: InputrcSource, capabilities: TerminalCapabilities,
    observer: ((Event, _ now: UInt64) -> Void)? = nil, makeSession: () -> Session
  ) {
    self.observer = observer
    Self.startEditor(inputrc)
    self.inputrc = inputrc
    session = makeSession()
    terminal = VirtualTerminal(columns: session.columns, rows: session.rows)
    session.host.reportIssue = { [weak self] in self?.issues.append($0) }
    terminal.feed(FrameEncoder.begin(placement: session.placement, capabilities: capabilities, mouse: .clicks))
    show()
  }

  /// Hosts a form below the prompt.
  /// - Parameter prepare: Called before the first frame.
  package static func showing(
    _ definition: FormDefinition, _ configuration: FormConfiguration, inputrc: InputrcSource = .none,
    columns: Int = 80, rows: Int = 24, capabilities: TerminalCapabilities,
    observer: ((Event, _ now: UInt64) -> Void)? = nil, prepare: (RunningForm) -> Void = { _ in }
  ) -> (host: VirtualHost, form: RunningForm) {
    var made: RunningForm?
    let host = VirtualHost(inputrc: inputrc, capabilities: capabilities, observer: observer) {
      let form = RunningForm(
        definition, configuration: configuration, columns: columns, rows: rows, placement: .inline,
        capabilities: capabilities)
      prepare(form)
      made = form
      return form.session
    }
    guard let made else { preconditionFailure("a host did not make its session") }
    return (host, made)
  }

  // Reading back.

  /// View bodies evaluated since the last key.
  package var updates: Int { earlierUpdates + session.updates }

  /// The terminal row at which the session's region begins.
  package var regionRow: Int { max(0, terminal.cursor.row - session.cursorRow) }

  // Input.

  /// Sends `bytes` at once.
  package func send(_ bytes: some Sequence<UInt8>, as kind: InputKind = .key) {
    observer?(.input(kind), now)
    takeEditor()
    earlierUpdates = 0
    session.receive(bytes, at: now)
    show()
  }

  /// Presses a key and waits for the key sequence timeout. The key is encoded as the form has requested, with the kitty
  /// keyboard protocol if the environment's terminal supports it.
  package func press(_ key: Key, as kind: InputKind = .key) {
    send(key.bytes(keyboardFlags: terminal.keyboardFlags.last ?? 0), as: kind)
    finishSequence()
  }

  /// Types `text` character by character, a newline as Return. Stops when the form ends.
  /// - Parameter condition: Checked before each character.
  /// - Returns: False if the condition stopped it.
  @discardableResult package func type(_ text: String, while condition: () -> Bool = { true }) -> Bool {
    defer { finishSequence() }
    for character in text where session.outcome == nil {
      guard condition() else { return false }
      switch character {
      case "\n", "\r\n": send([0x0d], as: .key)
      default: send(String(character).utf8, as: .character)
      }
    }
    return true
  }

  /// Sends `text` as a bracketed paste, newlines as Return, as terminals do; removes what would end the paste early.
  package func paste(_ text: String) {
    let content = text.replacing("\r\n", with: "\r").replacing("\n", with: "\r").replacing("\u{1b}[201~", with: "")
    send("\u{1b}[200~\(content)\u{1b}[201~".utf8, as: .paste)
    finishSequence()
  }

  /// Clicks the left button at a cell of the terminal, counted from 0.
  package func click(column: Int, row: Int) {
    let place = "0;\(column + 1);\(row - regionRow + 1)"
    guard row >= regionRow else { return }
    send("\u{1b}[<\(place)M".utf8, as: .click)
    let updates = updates
    send("\u{1b}[<\(place)m".utf8, as: .repetition)
    earlierUpdates = updates
  }

  /// Turns the wheel one notch in the middle of the form.
  package func scroll(_ direction: KeyScriptCommand.ScrollDirection) {
    let button = direction == .up ? 64 : 65
    send("\u{1b}[<\(button);\(session.columns / 2 + 1);\(session.lines.count / 2 + 1)M".utf8, as: .scroll)
  }

  /// Resizes the window; its contents reflow before the session is notified.
  package func resize(columns: Int, rows: Int) {
    takeEditor()
    terminal.resize(columns: columns, rows: rows)
    observer?(.resize(columns: columns, rows: rows), now)
    show(session.resize(columns: columns, rows: rows))
    show()
  }

  /// Films the effects of `body`, starting with the current screen.
  package func film(_ body: () throws -> Void) rethrows -> FilmCamera {
    takeEditor()
    let camera = FilmCamera(columns: terminal.columns, rows: terminal.rows, at: now)
    // A film begins with an empty terminal.
    terminal.feed(session.erase())
    session.redraw()
    _ = session.resize(columns: session.columns, rows: session.rows)
    let before = observer
    observer = camera.see
    defer { observer = before }
    show()
    try body()
    return camera
  }

  // Time.

  /// Lets time pass; timers fire at their own times.
  /// - Returns: False if the form did not come to rest within `maximumAdvances` timers.
  package func wait(_ duration: Duration) -> Bool { wait(until: time(after: duration)) }

  /// The time when `duration` will have passed; what is longer than a century is cut.
  func time(after duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    return now + UInt64(min(max(0, seconds), 1 << 32)) * 1_000_000_000 + UInt64(clamping: attoseconds / 1_000_000_000)
  }

  func wait(until end: UInt64) -> Bool {
    var advances = 0
    while session.outcome == nil, let deadline = session.deadline, deadline <= end {
      guard advances < Self.maximumAdvances else { return false }
      advances += 1
      advance(to: deadline)
    }
    advance(to: end)
    return true
  }

  /// Waits for the timeout of an unfinished key sequence, so that a lone Esc becomes Esc.
  package func finishSequence() {
    for _ in 0..<64 {
      guard session.outcome == nil, let deadline = session.sequenceDeadline else { return }
      advance(to: deadline)
    }
  }

  private func advance(to time: UInt64) {
    takeEditor()
    now = max(now, time)
    session.advance(to: now)
    show()
  }

  /// Writes on the terminal behind the session's back.
  func scribble(_ text: String) { terminal.feed(text) }

  /// Draws pending changes.
  package func show() { show(session.frame()) }

  private func show(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    terminal.feed(bytes)
    observer?(.output(bytes), now)
  }

  /// Restarts readline if another session of this process has used it with other bindings.
  private func takeEditor() {
    guard Self.latest?.inputrc != inputrc || Self.latest?.starts != LineEditor.shared.starts else { return }
    Self.startEditor(inputrc)
  }

  private static func startEditor(_ inputrc: InputrcSource) {
    LineEditor.shared.start(inputrc: inputrc)
    latest = (inputrc, LineEditor.shared.starts)
    _ = LineEditor.shared.takeDiagnostics()
  }

  /// The problems that readline reports in an init file, one per message. Restarts readline.
  static func problems(of inputrc: InputrcSource) -> [String] {
    LineEditor.shared.start(inputrc: inputrc)
    latest = nil
    return LineEditor.shared.takeDiagnostics()
  }
}
