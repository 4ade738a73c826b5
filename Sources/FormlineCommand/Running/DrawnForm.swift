import DefinedForms
import FormDefinitions
import Formline
import LineEditing
import TerminalDriver
import TerminalModel

/// A form drawn on the terminal, for a person to fill in.
struct DrawnForm {
  let definition: FormDefinition
  let configuration: FormConfiguration
  let terminal: Terminal
  let placement: FrameEncoder.Placement
  let capabilities: TerminalCapabilities
  let inputrc: InputrcSource
  var mouse = FrameEncoder.Mouse.clicks
  /// Called once the first frame is on the terminal, before the first key.
  var onShown: (() -> Void)?
  /// Whether what nobody has to know is said at the end.
  var isVerbose = false

  /// Runs the form until it is submitted.
  /// - Parameter onStart: Called with the form and what runs it, before its first frame.
  /// - Throws: Every other ending, after the terminal was put back, or to be put back by `exit`.
  func run(
    timeout: Duration? = nil, onStart: (DefinedForm, TerminalRunner) -> Void = { _, _ in }
  ) throws(CommandFailure) -> DefinedForm {
    LineEditor.shared.start(inputrc: inputrc)
    StandardError.write(LineEditor.shared.takeDiagnostics().map { "formline: warning: \($0)" })
    let size = terminal.size
    let form = DefinedForm(
      definition, configuration: configuration, columns: size.columns, rows: size.rows, placement: placement,
      capabilities: capabilities)
    let runner = TerminalRunner(session: form.session, terminal: terminal)
    runner.mouse = mouse
    runner.onShown = onShown
    runner.summary = { SubmissionSummary(form.summary, theme: configuration.theme) }
    onStart(form, runner)
    let ending = runner.run(timeout: timeout)
    form.stopCommands()
    if isVerbose { StandardError.write(form.notes.map { "formline: note: \($0)" }) }
    if ending != .finished(.submitted) {
      // The disk may take its time; the terminal must not wait for it.
      if case .signalled = ending { ProcessSignals.restoreTerminal() }
      form.keepDraft()
      form.wipeSecrets()
    }
    switch ending {
    case .finished(.submitted): return form
    case .finished(.cancelled): throw CommandFailure(.failure)
    case .finished(.interrupted): throw CommandFailure(.signal(2))
    case .timedOut: throw CommandFailure(.timedOut, "time is up")
    case .hungUp: throw CommandFailure(.signal(1))
    case .signalled(let signal): throw CommandFailure(.signal(signal))
    }
  }
}
