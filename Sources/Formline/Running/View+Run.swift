import LineEditing
import TerminalDriver
import TerminalModel
public import ViewTree
public import Wording

extension View {
  /// Runs this view on the controlling terminal until it is dismissed or cancelled. The terminal is then as it was.
  ///
  ///     SignInForm().run()
  ///
  /// Ctrl-C and signals put the terminal back and end the process as the signal would. Call it on the main thread, not
  /// from an asynchronous `main`.
  /// - Parameter language: Of the words that controls say of their own, such as hints, problems and the help; nil for
  ///   that of the user's locale.
  @discardableResult
  public func run(_ placement: FormPlacement = .inline, language: DisplayLanguage? = nil) -> RunOutcome {
    let diagnostics = DiagnosticsStream()
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal()
    } catch {
      return .noTerminal(reason: "\(error)")
    }
    LineEditor.shared.start(inputrc: .user)
    var files: SettingsFiles?
    let session = makeSession(placement, language: language, terminal: terminal) { host in
      files = SettingsFiles(for: host)
      diagnostics.listen(to: host)
    }
    let ending = TerminalRunner(session: session, terminal: terminal).run()
    // The disk may take its time; the terminal must not wait for it.
    if case .signalled = ending { ProcessSignals.restoreTerminal() }
    files?.finish()
    diagnostics.finish()
    switch ending {
    case .finished(.submitted): return .submitted
    case .finished(.cancelled), .timedOut: return .cancelled
    case .finished(.interrupted): ProcessSignals.end(by: 2)
    case .hungUp: ProcessSignals.end(by: 1)
    case .signalled(let signal): ProcessSignals.end(by: signal)
    }
  }

  private func makeSession(
    _ placement: FormPlacement, language: DisplayLanguage?, terminal: Terminal, prepare: (ViewHost) -> Void
  ) -> Session {
    let size = terminal.size
    weak var session: Session?
    var environment = EnvironmentValues()
    environment.facts = FactsSource { .current(environment: ProcessEnvironment.variables) }
    environment.useLanguage(
      language ?? LanguageTag(environment: ProcessEnvironment.variable).flatMap(DisplayLanguage.init))
    environment.dismiss = DismissAction { session?.finish(.submitted) }
    let made = Session(
      columns: size.columns, rows: size.rows, placement: placement == .inline ? .inline : .fullscreen,
      capabilities: .from(environment: ProcessEnvironment.variables), environment: environment
    ) { host in
      prepare(host)
      return self
    }
    session = made
    return made
  }
}
