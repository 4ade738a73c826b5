package import AttributeGraph
package import ContentTypes
import LineEditing
package import TerminalDriver
package import TerminalModel
import Values
public import ViewTree
public import Wording

extension View {
  /// Runs this view on the controlling terminal until it is dismissed or cancelled, then restores the terminal.
  ///
  ///     SignInForm().run()
  ///
  /// Ctrl-C and signals restore the terminal and end the process as the signal would. It may be called in a synchronous
  /// or an asynchronous `main`. The main actor's other tasks run meanwhile, except if it is called after an `await` of
  /// an asynchronous `main`: then they wait. Called in an action of another form, it takes the terminal from that form
  /// until it ends. A view with a result is an ``AnsweringView``.
  ///
  /// - Parameters:
  ///   - placement: Below the prompt, or on the whole screen.
  ///   - language: The language of the controls' own texts, such as hints, problems and the help; by default that of
  ///     the user's locale.
  ///   - lengths: What lengths mean from now on, in the whole program: a setting for `main`. Modifiers of the view that
  ///     is run are made before; set ``Lengths/current`` for them.
  @preconcurrency @discardableResult
  public func run(
    _ placement: FormPlacement = .inline, language: DisplayLanguage? = nil, lengths: Lengths? = nil
  ) -> RunOutcome<Void> {
    if let lengths { Lengths.current = lengths }
    return runOnTerminal(self, placement, language: language) {}
  }
}

/// A view that asks for something: `run()` returns the answer.
///
///     struct ReleaseForm: AnsweringView {
///       @State private var branch = "main"
///       @Environment(\.dismiss) private var dismiss
///
///       var answer: Release { Release(branch: branch) }
///       var body: some View { TextField("Branch", text: $branch).onSubmit { dismiss() } }
///     }
///
///     if case .submitted(let release) = ReleaseForm().run() { print(release.branch) }
@preconcurrency
public protocol AnsweringView: View {
  /// The type of the answer.
  associatedtype Answer

  /// The current answer. Read once, when the view has been dismissed; it may read state and the environment.
  var answer: Answer { get }
}

extension AnsweringView {
  /// Runs this view on the controlling terminal until it is dismissed or cancelled, and returns its answer.
  /// - Parameters:
  ///   - placement: Below the prompt, or on the whole screen.
  ///   - language: The language of the controls' own texts; by default that of the user's locale.
  ///   - lengths: What lengths mean from now on, in the whole program.
  @preconcurrency @discardableResult
  public func run(
    _ placement: FormPlacement = .inline, language: DisplayLanguage? = nil, lengths: Lengths? = nil
  ) -> RunOutcome<Answer> {
    if let lengths { Lengths.current = lengths }
    let reader = AnswerReader<Answer>()
    return runOnTerminal(Answering(content: self, reader: reader), placement, language: language) {
      guard let read = reader.read else { preconditionFailure("a view was dismissed before its body was evaluated") }
      return read()
    }
  }
}

/// Gives access to the answer of a view in a tree.
package final class AnswerReader<Answer> {
  /// Reads the answer; nil until the view was made.
  package fileprivate(set) var read: (() -> Answer)?

  package init() {}
}

/// A view whose answer is read from outside, with its state bound as in its body.
package struct Answering<Content: AnsweringView>: PrimitiveView {
  let content: Content
  let reader: AnswerReader<Content.Answer>

  package init(content: Content, reader: AnswerReader<Content.Answer>) {
    self.content = content
    self.reader = reader
  }

  package static func _makeView(_ view: Attribute<Self>, inputs: ViewInputs) -> ViewOutputs {
    let graph = inputs.graph
    let reader = graph.peek(view).reader
    return inputs.makeBody(
      of: graph.makeProjection(view) { $0.content },
      body: { content in
        reader.read = { graph.untracked { content.answer } }
        return content.body
      }, then: { Content.Body._makeView($0, inputs: $1) })
  }
}

private func runOnTerminal<Root: View, Answer>(
  _ root: Root, _ placement: FormPlacement, language: DisplayLanguage?, answer: @escaping () -> Answer
) -> RunOutcome<Answer> {
  TerminalRunner.run(placement) { terminal, capabilities, diagnostics in
    let size = terminal.size
    weak var session: Session?
    var environment = EnvironmentValues()
    environment.facts = FactsSource { .current(environment: ProcessEnvironment.variables) }
    environment.useLanguage(
      language ?? LanguageTag(environment: ProcessEnvironment.variable).flatMap(DisplayLanguage.init))
    environment.dismiss = DismissAction { session?.finish(.submitted) }
    var files: SettingsFiles?
    let made = Session(
      columns: size.columns, rows: size.rows, placement: placement.frame, capabilities: capabilities,
      environment: environment
    ) { host in
      files = SettingsFiles(for: host)
      diagnostics.listen(to: host)
      return root
    }
    session = made
    return TerminalRunner.Form(session: made, answer: answer) { files?.finish() }
  }
}

extension TerminalRunner {
  /// A form that is ready to run.
  package struct Form<Answer> {
    package let session: Session
    /// What stays on the terminal after the form was submitted; nothing if nil.
    package var summary: (() -> SubmissionSummary)?
    /// The answer after the form was submitted.
    package let answer: () -> Answer
    /// Called when the terminal was given back.
    package let finish: () -> Void

    package init(session: Session, answer: @escaping () -> Answer, finish: @escaping () -> Void) {
      self.session = session
      self.answer = answer
      self.finish = finish
    }
  }

  /// Runs a form on the controlling terminal with the user's readline. Ctrl-C and signals end the process.
  package static func run<Answer>(
    _ placement: FormPlacement, _ make: (Terminal, TerminalCapabilities, DiagnosticsStream) -> Form<Answer>
  ) -> RunOutcome<Answer> {
    let diagnostics = DiagnosticsStream()
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal()
    } catch {
      return .noTerminal(reason: "\(error)")
    }
    LineEditor.shared.start(inputrc: .user)
    let form = make(terminal, .from(environment: ProcessEnvironment.variables), diagnostics)
    let runner = TerminalRunner(session: form.session, terminal: terminal)
    runner.summary = form.summary
    let ending = runner.run()
    // Writing to disk may take time, for which the terminal must not wait.
    if case .signalled = ending { ProcessSignals.restoreTerminal() }
    form.finish()
    diagnostics.finish()
    switch ending {
    case .finished(.submitted): return .submitted(form.answer())
    case .finished(.cancelled), .timedOut: return .cancelled
    case .finished(.interrupted): ProcessSignals.end(by: 2, wasTyped: true)
    case .hungUp: ProcessSignals.end(by: 1)
    case .signalled(let signal): ProcessSignals.end(by: signal)
    }
  }
}

/// The part of the terminal in which a form is drawn.
public enum FormPlacement: Hashable, Sendable {
  /// Below the prompt; erased when the form ends.
  case inline
  /// The whole alternate screen.
  case fullscreen
}

extension FormPlacement {
  /// The same as a placement of the frame encoder.
  package var frame: FrameEncoder.Placement { self == .inline ? .inline : .fullscreen }
}

/// The outcome of a form that was run on the terminal.
public enum RunOutcome<Answer> {
  /// Submitted, with the answer; a view submits by calling `dismiss`.
  case submitted(Answer)
  /// Left with Esc.
  case cancelled
  /// There is no terminal; the reason is a phrase for the user.
  case noTerminal(reason: String)

  /// The answer; nil if the form was not submitted.
  public var answer: Answer? { if case .submitted(let answer) = self { answer } else { nil } }
}

extension RunOutcome: Equatable where Answer: Equatable {}
extension RunOutcome: Sendable where Answer: Sendable {}

/// Standard error, for messages to the programmer. If it is the form's screen, lines wait until the terminal is given
/// back.
package final class DiagnosticsStream {
  private var waiting: [String] = []
  private let isScreen = StandardErrorOutput.isTerminal
  /// The maximum number of waiting lines; further ones are dropped.
  private static let limit = 1000

  package func listen(to host: ViewHost) { host.reportIssue = { [weak self] in self?.say($0) } }

  private func say(_ message: String) {
    if isScreen {
      if waiting.count < Self.limit { waiting.append(message) }
    } else {
      StandardErrorOutput.write(Self.line(message))
    }
  }

  /// Called when the terminal was given back.
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
