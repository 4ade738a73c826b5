package import TerminalDriver
package import TerminalModel
import Wording

/// Runs a session on a terminal: input in, a frame out for each burst, until the session or something else ends it. The
/// terminal is always restored.
package final class TerminalRunner {
  /// What ended the run.
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

  /// What stays on the terminal below the prompt once an inline form was submitted; nil leaves nothing.
  package var summary: (() -> SubmissionSummary)?
  /// Called once the first frame is on the terminal, before the first key.
  package var onShown: (() -> Void)?
  /// Sees the input that reaches the session, mouse positions counted from the corner of its own region.
  package var onInput: ((InputToken) -> Void)?
  /// Sees every new size of the terminal.
  package var onResize: ((_ columns: Int, _ rows: Int) -> Void)?

  /// True for a person who may use the form and nothing else of this machine: Ctrl-Z and the external editor do nothing.
  package var isConfined = false
  /// Without input for so long, the run ends as `timedOut`; nil waits for ever.
  package var idleLimit: Duration?

  /// Which mouse events the terminal is asked to report.
  package var mouse = FrameEncoder.Mouse.clicks

  private let terminal: Terminal
  private let session: Session
  private var locator = RegionLocator()
  /// When the answer to the question for the background is given up; nil if none is on its way.
  private var backgroundDeadline: Int64?
  private var ending: Ending?
  /// When the latest input came.
  private var latestInput: Int64 = 0
  /// For which the way out of a crash was prepared.
  private var rowsBelowCursor: Int?
  /// True while the process is stopped; nothing is drawn.
  private var isAway = false

  package init(session: Session, terminal: Terminal) {
    self.session = session
    self.terminal = terminal
  }

  /// The runner of the form that is on the terminal.
  private static weak var current: TerminalRunner?

  /// Takes the terminal, runs, and gives it back. Inside an action of another form, that form lends its terminal.
  /// - Parameter timeout: For the whole run.
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
    connect()
    session.begin(at: UInt64(Self.now))
    latestInput = Self.now
    var begin = FrameEncoder.begin(placement: session.placement, capabilities: capabilities, mouse: mouse)
    if session.dependsOnBackground {
      begin += BackgroundReply.question
      backgroundDeadline = Self.now + Self.answerPatience
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
        // What asks to end comes first.
        if !isAway, !ProcessSignals.areEnding { show() }
        if session.focus.holdsSecrets, !loop.wipesTraces {
          SecretMemory.protect()
          loop.wipesTraces = true
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
  }

  private var capabilities: TerminalCapabilities { session.encoder.capabilities }

  private var leave: [UInt8] {
    FrameEncoder.restoreEverything(placement: session.placement, capabilities: capabilities)
  }

  private static var now: Int64 { MonotonicClock.now }

  private var idleDeadline: Int64? { idleLimit.map { latestInput + $0.nanoseconds } }

  private func connect() {
    if !isConfined {
      session.onSuspend = { [unowned self] in suspend(.processGroup) }
      session.onEdit = { [unowned self] in edit($0) }
    }
    session.isInterrupted = { ProcessSignals.areWaiting }
    session.onToken = { [unowned self] token in
      switch token {
      case .mouse(let event) where session.placement == .inline: locate(event)
      case .cursorPosition(let cursor): handle(located: cursor)
      case .background:
        backgroundDeadline = nil
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
    // What a signal came between.
    if ending == nil, !isAway, session.hasInputLeft { session.receive([], at: UInt64(Self.now)) }
    if ending == nil, let outcome = session.outcome { ending = .finished(outcome) }
  }

  /// Where an inline region stands on the screen only the terminal knows.
  private func locate(_ event: MouseEvent) {
    guard event.kind != .release, event.kind != .drag else { return }
    guard locator.ask(for: event, at: Self.now) else { return }
    session.awaitsCursorPosition = true
    terminal.write(RegionLocator.question)
  }

  private func handle(located cursor: CursorPosition) {
    for event in locator.take(cursor, cursorRow: session.cursorRow) where session.outcome == nil {
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

  /// Lends the terminal to the user's editor; the form is drawn anew behind what that leaves.
  private func edit(_ text: String) -> Session.ExternalEdit {
    terminal.write(session.erase())
    defer { startAnew() }
    do throws(ExternalEditor.Failure) {
      return .edited(try ExternalEditor(environment: ProcessEnvironment.variables).edit(text, on: terminal))
    } catch {
      return .failed(reason: error.phrase.text(in: session.language))
    }
  }

  /// What the terminal shows, and where its cursor is, is not known any more: an inline region begins at the cursor.
  private func startAnew() {
    // The encoder forgets its region with these bytes; nothing of it is there to be erased.
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
    session.isInterrupted = nil
    switch ending {
    // Nothing is there to be put back.
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

  /// How long the end waits for an answer of the terminal, in nanoseconds.
  private static let answerPatience: Int64 = 150_000_000

  private var pendingInput: Terminal.PendingInput {
    let wait = [locator.deadline, backgroundDeadline].lazy.compactMap { $0.map { $0 - Self.now } }.max() ?? 0
    return wait > 0 ? .discard(within: .nanoseconds(min(wait, Self.answerPatience))) : .keep
  }
}

extension ExternalEditor.Failure {
  /// What happened, or what would help.
  fileprivate var phrase: Phrase {
    switch self {
    case .file(let error): .editorGaveNothing(reason: error.reason.sentence)
    case .ended(let editor, .exited(status: 126)), .ended(let editor, .exited(status: 127)): .editorUnknown(editor)
    case .ended(let editor, .exited(let status)): .editorFailed(editor, status: Int(status))
    case .ended(let editor, .signalled(let signal)): .editorKilled(editor, signal: Int(signal))
    case .ended(let editor, .notStarted(let error)): .editorNotStarted(editor, reason: error.sentence)
    case .ended(let editor, _): .editorStopped(editor)
    case .notText(let editor): .editorWroteNoText(editor)
    }
  }
}
