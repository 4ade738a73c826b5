package import ContentTypes
import LineEditing
package import TerminalDriver
import TerminalModel
import Values
public import ViewTree
public import Wording

extension View {
  /// Runs this view on the controlling terminal until it is dismissed or cancelled. The terminal is then as it was.
  ///
  ///     SignInForm().run()
  ///
  /// Ctrl-C and signals put the terminal back and end the process as the signal would. Call it on the main thread, not
  /// from an asynchronous `main`. The language is that of what controls say of their own, such as hints, problems and
  /// the help: by default that of the user's locale.
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

/// Where on the terminal a form is drawn.
public enum FormPlacement: Hashable, Sendable {
  /// Below the prompt; it is erased when it ends.
  case inline
  /// On the alternate screen, all of it.
  case fullscreen
}

/// How a form that was run on the terminal ended.
public enum RunOutcome: Hashable, Sendable {
  /// A view called `dismiss`.
  case submitted
  /// The person left it with Esc.
  case cancelled
  /// There is no terminal to ask on; the reason is a phrase for people.
  case noTerminal(reason: String)
}

/// Standard error, for messages to the programmer. While that is the form's screen, lines wait until the terminal is
/// given back.
final class DiagnosticsStream {
  private var waiting: [String] = []
  private let isScreen = StandardErrorOutput.isTerminal
  /// More lines are not kept.
  private static let limit = 1000

  func listen(to host: ViewHost) { host.reportIssue = { [weak self] in self?.say($0) } }

  private func say(_ message: String) {
    if isScreen {
      if waiting.count < Self.limit { waiting.append(message) }
    } else {
      StandardErrorOutput.write(Self.line(message))
    }
  }

  /// The terminal is given back.
  func finish() {
    if !waiting.isEmpty { StandardErrorOutput.write(waiting.map(Self.line).joined()) }
    waiting = []
  }

  private static func line(_ message: String) -> String {
    "formline: \(DisplayText.visible(message, lines: .single))\n"
  }
}

extension SystemFacts {
  /// Facts about this machine and its user. Files are read on demand, at most 1 MiB each. Costs some hundred
  /// microseconds, mostly for the user's account.
  package static func current(environment: [String: String], time: LocalTime = .now) -> SystemFacts {
    let account = UserAccount.current
    var facts = SystemFacts(
      loginName: account?.loginName,
      fullName: account.flatMap { fullName(gecos: $0.gecos, loginName: $0.loginName) },
      homeDirectory: environment["HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? account?.homeDirectory,
      workingDirectory: Machine.workingDirectory,
      hostName: Machine.hostName,
      environment: environment,
      timeZone: environment["TZ"] == nil ? Machine.timeZone : nil,
      today: CalendarDate(year: time.year, month: time.month, day: time.day),
      now: ClockTime(hour: time.hour, minute: time.minute),
      readFile: { path in
        guard let bytes = try? InputFile.read(path, limit: 1 << 20, kinds: .regularFiles) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      },
      listDirectory: { Folder.names(in: $0) })
    facts.mayHang = true
    return facts
  }
}
