import DefinedForms
import TerminalEmulation
import TerminalModel

/// The state of playing one script against one form.
struct ScriptRun {
  let player: ScriptPlayer
  let script: KeyScript
  let form: RunningForm
  let host: VirtualHost

  private var endingLine: Int?
  /// The first updated snapshot: the run continues, but does not pass.
  private var updated: ScriptFailure?
  /// The number of issues reported so far.
  private var toldIssues = 0
  /// False once an ungranted variable was typed into a secret field, whose content the script must not see.
  private(set) var knowsSecrets = true
  /// An ungranted variable that the script tried to type elsewhere.
  private(set) var refusedVariable: String?
  /// The virtual time at which a form that is still open has taken too long.
  private let limit: UInt64

  init(player: ScriptPlayer, script: KeyScript, form: RunningForm, host: VirtualHost) {
    self.player = player
    self.script = script
    self.form = form
    self.host = host
    limit = player.timeout.map(host.time(after:)) ?? .max
  }

  /// True if the form is open although its time is up.
  var isTimedOut: Bool { host.now >= limit && form.session.outcome == nil }

  /// Plays the lines in order, up to the first that fails.
  mutating func play() -> ScriptResult.Outcome {
    let lines = script.actions
    player.onState(form)
    for (index, line) in lines.enumerated() {
      if player.endsWithForm && endingLine != nil || isTimedOut { break }
      player.onLine(line)
      do throws(Mismatch) {
        try perform(line)
        player.onState(form)
        try checkIssues()
        if player.isStrict { try checkInvariants(isThorough: index % 8 == 7 || index == lines.count - 1) }
      } catch {
        return .failed(failure(error, at: line))
      }
      if let name = refusedVariable {
        let mistake = player.source(of: script).diagnostic(.variableNotGranted(name), at: "$" + name, of: line)
        return .invalid([mistake.report(color: false)])
      }
      if form.session.outcome != nil, endingLine == nil { endingLine = line.number }
    }
    return updated.map { .failed($0) } ?? .passed
  }

  private mutating func perform(_ line: KeyScriptLine) throws(Mismatch) {
    switch line.command {
    case .form, .command, .size, .environment, .now, .inputrc, .answers, .host: break
    case .type(let text):
      try checkRunning()
      try type(text)
    case .key(let key, let count):
      try checkRunning()
      for number in 0..<count where form.session.outcome == nil {
        host.press(key, as: number == 0 ? .key : .repetition)
      }
    case .paste(let text):
      try checkRunning()
      let pasted = try player.resolved(text, of: script)
      if let name = text.variable, !isGranted(name) {
        knowsSecrets = false
        guard form.takesSecret else { return refusedVariable = name }
      }
      host.paste(pasted)
    case .bytes(let bytes):
      try checkRunning()
      host.send(bytes)
      host.finishSequence()
    case .click(let target):
      try checkRunning()
      try click(target)
    case .scroll(let direction, let count):
      try checkRunning()
      for _ in 0..<count { host.scroll(direction) }
    case .resize(let columns, let rows): host.resize(columns: columns, rows: rows)
    case .wait(let duration):
      finishCommands()
      guard host.wait(until: min(host.time(after: duration), limit)) else {
        let limit = "the form to come to rest within \(VirtualHost.maximumAdvances) timers"
        throw Mismatch(expected: limit, found: "another one due after \(Duration.nanoseconds(host.now).shortText)")
      }
    case .expect(let expectation): try check(expectation)
    case .snapshot(let name, let style):
      if let change = try checkSnapshot(name, style), updated == nil { updated = failure(change, at: line) }
    }
  }

  /// Waits for the definition's commands and shows their results.
  private func finishCommands() {
    guard let commands = player.commands else { return }
    commands.finish { form.session.outcome == nil && form.hasRunningCommands }
    host.show()
  }

  // Input.

  func variable(_ name: String) -> String? { player.variable(name, of: script) }

  func isGranted(_ name: String) -> Bool { player.grants(to: script).allows(variable: name) }

  /// An ungranted variable is typed only into secret fields, even if focus moves while it is typed.
  private mutating func type(_ text: ScriptText) throws(Mismatch) {
    let typed = try player.resolved(text, of: script)
    guard let name = text.variable else { return _ = host.type(typed) }
    let isGranted = isGranted(name)
    if !isGranted { knowsSecrets = false }
    if form.chooseSecret(typed) { return host.show() }
    if !host.type(typed, while: { isGranted || form.takesSecret }) { refusedVariable = name }
  }

  private func click(_ target: KeyScriptCommand.ClickTarget) throws(Mismatch) {
    switch target {
    case .label(let label):
      guard let place = host.terminal.find(label) ?? host.terminal.find(VisualLine.reordered(label)) else {
        throw Mismatch(expected: "\(VisibleText.quoted(label)) on the screen", found: "no such text")
      }
      host.click(column: place.column, row: place.row)
    case .cell(let column, let row):
      guard column <= host.terminal.columns, row <= host.terminal.rows else {
        let size = "\(host.terminal.columns) columns and \(host.terminal.rows) rows"
        throw Mismatch(expected: "a cell in column \(column) of row \(row)", found: "a screen of \(size)")
      }
      host.click(column: column - 1, row: row - 1)
    }
  }

  private func checkRunning() throws(Mismatch) {
    guard form.session.outcome != nil, let endingLine else { return }
    throw Mismatch(expected: "a running form", found: "a form that was \(FormPhase(form)) in line \(endingLine)")
  }

  /// Fails if the runtime has reported an issue, such as an update loop or a broken binding.
  private mutating func checkIssues() throws(Mismatch) {
    let new = host.issues[toldIssues...]
    guard !new.isEmpty else { return }
    toldIssues = host.issues.count
    throw Mismatch(expected: "a form without issues", found: new.joined(separator: "\n"))
  }

  // Failures.

  /// Hides a revealed secret while reading the screen: reports and snapshots are public.
  func withoutSecret<Result>(_ look: () -> Result) -> Result {
    let focus = form.session.focus
    guard form.session.outcome == nil, focus.focused?.concealing?.showsSecret ?? false else { return look() }
    func keepHidden(_ isHidden: Bool) {
      focus.keepsSecretsHidden = isHidden
      host.show()
    }
    keepHidden(true)
    defer { keepHidden(false) }
    return look()
  }

  private func failure(_ mismatch: Mismatch, at line: KeyScriptLine) -> ScriptFailure {
    ScriptFailure(mismatch, at: line, screen: withoutSecret { host.terminal.lines }, columns: host.terminal.columns)
  }
}

/// The phase of a form, in the words of scripts. Ctrl-C counts as cancelling.
nonisolated struct FormPhase: CustomStringConvertible {
  let state: ScriptExpectation.FormState
  let description: String

  @MainActor init(_ form: RunningForm) { self.init(form.session.outcome) }

  init(_ outcome: Session.Outcome?) {
    switch outcome {
    case nil: (state, description) = (.running, "running")
    case .submitted: (state, description) = (.submitted, "submitted")
    case .cancelled: (state, description) = (.cancelled, "cancelled")
    case .interrupted: (state, description) = (.cancelled, "cancelled by Ctrl+C")
    }
  }
}
