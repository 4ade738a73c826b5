package import TerminalDriver
package import TerminalModel
import Wording

/// Runs a session on a terminal: reads input and writes a frame for each burst, until the session or something else
/// ends it. The terminal is always restored.
package final class TerminalRunner {
  /// The reason why the run has ended.
  package enum Ending: Equatable {
    case finished(Session.Outcome)
    /// The time limit was reached.
    case timedOut
    /// The terminal is gone.
    case hungUp
    /// A signal asked the process to end. `exit` or `ProcessSignals.end(by:)`, which must follow at once, restores the
    /// terminal without waiting for it.
    case signalled(Int32)
  }

  /// What stays on the terminal below the prompt after an inline form was submitted; nothing if nil.
  package var summary: (() -> SubmissionSummary)?
  /// Called once the first frame is on the terminal, before the first key.
  package var onShown: (() -> Void)?
  #if DEBUG
    /// Called after each frame.
    package var onFrame: (() -> Void)?
  #endif
  /// Receives the input that reaches the session, with mouse positions relative to the session's region.
  package var onInput: ((InputToken) -> Void)?
  /// Receives every new size of the terminal.
  package var onResize: ((_ columns: Int, _ rows: Int) -> Void)?

  /// The time without input after which the run ends as `timedOut`; nil waits forever.
  package var idleLimit: Duration?

  /// The mouse events that the terminal is asked to report.
  package var mouse = FrameEncoder.Mouse.clicks

  private let terminal: Terminal
  private let session: Session
  private var locator = RegionLocator()
  /// The time at which to stop waiting for the background colour; nil if no answer is due.
  private var colorsDeadline: Int64?
  private var ending: Ending?
  private var latestInput: Int64 = 0
  /// The number of rows below the cursor for which the restoration after a crash was prepared.
  private var rowsBelowCursor: Int?
  /// True while the process is stopped; nothing is drawn.
  private var isAway = false

  package init(session: Session, terminal: Terminal) {
    self.session = session
    self.terminal = terminal
  }

  /// The runner of the form on the terminal.
  private static weak var current: TerminalRunner?

  /// Takes the terminal, runs, and gives it back. Inside an action of another form, that form lends its terminal.
  /// - Parameter timeout: The limit for the whole run.
  package func run(timeout: Duration? = nil) -> Ending {
    let limit = timeout.map { Self.now + $0.nanoseconds }
    guard let outer = Self.current else { return run(until: limit) }
    defer { Self.current = outer }
    return outer.stepAside { run(until: limit) }
  }

  private func stepAside(during body: () -> Ending) -> Ending {
    terminal.write(session.erase())
    defer { startAnew() }
    return terminal.lend(during: body)
  }

  private func run(until limit: Int64?) -> Ending {
    Self.current = self
    defer { Self.current = nil }
    let outerLimit = Watchdog.limit
    Watchdog.limit = limit
    defer { Watchdog.limit = outerLimit }
    connect()
    session.begin(at: UInt64(Self.now))
    latestInput = Self.now
    var begin = FrameEncoder.begin(placement: session.placement, capabilities: capabilities, mouse: mouse)
    if session.asksForColors {
      begin += ColorReply.questions
      colorsDeadline = Self.now + Self.answerPatience
    }
    // An inline region begins at the left edge, wherever the last command left the cursor.
    terminal.enter(session.placement == .inline ? begin + [0x0d] : begin, leave: leave)
    let loop = EventLoop(terminal: terminal)
    loop.run(
      deadline: {
        [limit, idleDeadline, session.deadline.map { Int64(clamping: $0) }, locator.deadline].lazy.compactMap { $0 }
          .min()
      },
      handle: { event in
        handle(event, limit: limit)
        guard self.ending == nil else { return false }
        // Requests to end come first.
        if !isAway, !ProcessSignals.areEnding { show() }
        if session.focus.holdsSecrets, !loop.wipesTraces {
          SecretMemory.protect()
          loop.wipesTraces = true
          // What a key left on the stack would go into values that are made there next, with what they do not use.
          session.afterToken = { SecretMemory.wipeStack() }
        }
        return true
      })
    let ending = ending ?? .hungUp
    giveBack(after: ending)
    return ending
  }

  private func show() {
    terminal.write(session.frame())
    if session.encoder.rowsBelowCursor != rowsBelowCursor {
      rowsBelowCursor = session.encoder.rowsBelowCursor
      terminal.setCrashEnd(session.moveBelow)
    }
    onShown?()
    onShown = nil
    #if DEBUG
      onFrame?()
    #endif
  }

  private var capabilities: TerminalCapabilities { session.encoder.capabilities }

  private var leave: [UInt8] {
    FrameEncoder.restoreEverything(placement: session.placement, capabilities: capabilities)
  }

  private static var now: Int64 { MonotonicClock.now }

  private var idleDeadline: Int64? { idleLimit.map { latestInput + $0.nanoseconds } }

  private func connect() {
    if !session.isConfined {
      session.onSuspend = { [unowned self] in suspend(.processGroup) }
      session.onEdit = { [unowned self] in edit($0) }
    }
    session.isInterrupted = { [unowned session] in ProcessSignals.areWaiting || session.isFrameDue }
    session.onToken = { [unowned self] token in
      switch token {
      case .mouse(let event) where session.placement == .inline: locate(event)
      case .cursorPosition(let cursor): handle(located: cursor)
      case .background:
        colorsDeadline = nil
        return false
      default:
        onInput?(token)
        return false
      }
      return true
    }
  }

  private func handle(_ event: EventLoop.Event, limit: Int64?) {
    switch event {
    case .bytes(let bytes):
      latestInput = Self.now
      session.receive(bytes, at: UInt64(latestInput))
      session.awaitRest(from: UInt64(Self.now))
    case .resized:
      let size = terminal.size
      onResize?(size.columns, size.rows)
      terminal.write(session.resize(columns: size.columns, rows: size.rows))
    case .deadline:
      if let deadline = locator.deadline, deadline <= Self.now {
        locator.giveUp()
        session.awaitsCursorPosition = false
      }
      session.advance(to: UInt64(Self.now))
      if let limit = [limit, idleDeadline].lazy.compactMap({ $0 }).min(), limit <= Self.now { ending = .timedOut }
    case .tasksRan: break
    case .suspend: suspend(.thisProcess)
    case .resumed:
      isAway = false
      startAnew()
    case .hangUp: ending = .hungUp
    case .terminate(let signal): ending = .signalled(signal)
    }
    // Input that a signal or a due frame interrupted.
    while ending == nil, !isAway, session.hasInputLeft {
      if !ProcessSignals.areEnding { show() }
      session.receive([], at: UInt64(Self.now))
      if ProcessSignals.areWaiting { break }
    }
    if ending == nil, let outcome = session.outcome { ending = .finished(outcome) }
  }

  /// Asks the terminal for the position of an inline region on the screen, if it is not known.
  private func locate(_ event: MouseEvent) {
    guard event.kind != .release, event.kind != .drag else { return }
    guard locator.ask(for: event, cursorRow: session.cursorRow, at: Self.now) else { return }
    session.awaitsCursorPosition = true
    terminal.write(RegionLocator.question)
  }

  private func handle(located cursor: CursorPosition) {
    for event in locator.take(cursor) where session.outcome == nil {
      onInput?(.mouse(event))
      session.handle(.mouse(event))
    }
  }

  // Stopping and going on.

  private func suspend(_ processes: Terminal.SuspendedProcesses) {
    terminal.write(session.erase())
    isAway = terminal.suspend(processes)
    if !isAway { startAnew() }
  }

  /// Lends the terminal to the user's editor, and draws the form again after what that has printed.
  private func edit(_ text: String) -> Session.ExternalEdit {
    terminal.write(session.erase())
    defer { startAnew() }
    do throws(ExternalEditor.Failure) {
      return .edited(try ExternalEditor(environment: ProcessEnvironment.variables).edit(text, on: terminal))
    } catch {
      return .failed(reason: error.message.text(in: session.language))
    }
  }

  /// Starts over when the screen and the cursor position are unknown: an inline region begins at the cursor.
  private func startAnew() {
    // Called only to make the encoder forget its region: there is nothing to erase.
    _ = session.erase()
    session.redraw()
    let size = terminal.size
    _ = session.resize(columns: size.columns, rows: size.rows)
    if session.placement == .inline { terminal.write([0x0d]) }
  }

  // The end.

  private func giveBack(after ending: Ending) {
    session.onSuspend = nil
    session.onEdit = nil
    session.onToken = nil
    session.afterToken = nil
    session.isInterrupted = nil
    switch ending {
    // The terminal is gone: there is nothing to restore.
    case .hungUp: break
    case .signalled: terminal.setLeave(session.erase() + leave)
    case .timedOut, .finished:
      var last = session.erase()
      if ending == .finished(.submitted), session.placement == .inline, let summary {
        last += summary().bytes(columns: session.columns, capabilities: capabilities)
      }
      terminal.write(last)
      terminal.leave(pendingInput)
    }
  }

  /// The maximum time to wait for an answer of the terminal at the end, in nanoseconds.
  private static let answerPatience: Int64 = 150_000_000

  private var pendingInput: Terminal.PendingInput {
    let wait = [locator.deadline, colorsDeadline].lazy.compactMap { $0.map { $0 - Self.now } }.max() ?? 0
    return wait > 0 ? .discard(within: .nanoseconds(min(wait, Self.answerPatience))) : .keep
  }
}

extension ExternalEditor.Failure {
  /// The message for the user.
  fileprivate var message: Message {
    switch self {
    case .file(let error): .formEditorGaveNothing(reason: error.reason.sentence)
    case .ended(let editor, .exited(status: 126)), .ended(let editor, .exited(status: 127)):
      .formEditorUnknown(name: editor)
    case .ended(let editor, .exited(let status)): .formEditorFailed(name: editor, status: Int(status))
    case .ended(let editor, .signalled(let signal)): .formEditorKilled(name: editor, signal: Int(signal))
    case .ended(let editor, .notStarted(let error)): .formEditorNotStarted(name: editor, reason: error.sentence)
    case .ended(let editor, _): .formEditorStopped(name: editor)
    case .notText(let editor): .formEditorWroteNoText(name: editor)
    }
  }
}
