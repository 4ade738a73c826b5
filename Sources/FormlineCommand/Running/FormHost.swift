import DefinedForms
import FormModels
import FormConversations
import FormDefinitions
import Formline
import LineEditing
import TerminalDriver
import TerminalModel

/// Provides a terminal for a drawn form or for plain questions.
struct FormHost {
  let appearance: AppearanceOptions
  /// The file of key bindings; nil for the user's own, `none` for none.
  let inputrc: String?
  /// True if standard input is not used for anything else.
  let inputIsFree: Bool
  let environment: [String: String]
  /// True to print notes at the end.
  var isVerbose = false
  /// The options of the command that need no terminal.
  var helpWithoutTerminal = CommandFailure.helpOfRun

  /// What to do without a terminal: lines that are there already may be meant as answers.
  private var help: String {
    guard inputIsFree, !appearance.accessible, LineTerminal.standardInputHasLines else { return helpWithoutTerminal }
    return helpWithoutTerminal + "; with --accessible, the lines of standard input are the answers"
  }

  /// True if plain questions are asked, and no form is drawn.
  var asksInLines: Bool { linesAreWanted || LineTerminal.isNeeded(in: environment) }

  private var linesAreWanted: Bool { appearance.accessible || LineTerminal.isWanted(in: environment) }

  /// The terminal for plain questions; nil if the form is to be drawn.
  func questions() throws(CommandFailure) -> LineTerminal? {
    let isWanted = linesAreWanted
    guard asksInLines else { return nil }
    let bindings = try bindings()
    let terminal = try lineTerminal(isWanted: isWanted)
    if terminal.isTerminal { LineEditor.shared.start(inputrc: bindings) }
    return terminal
  }

  private func lineTerminal(isWanted: Bool) throws(CommandFailure) -> LineTerminal {
    // With `--accessible` and piped input, the lines are the answers.
    if appearance.accessible, inputIsFree, LineTerminal.standardInputHasLines {
      return LineTerminal(standardStreams: ())
    }
    do throws(TerminalError) {
      return try LineTerminal()
    } catch {
      // Piped lines are answers only if plain questions were requested.
      if isWanted, inputIsFree, LineTerminal.standardInputHasLines { return LineTerminal(standardStreams: ()) }
      throw CommandFailure(noTerminal: error, help: help)
    }
  }

  func drawn(_ definition: FormDefinition, _ configuration: FormConfiguration) throws(CommandFailure) -> DrawnForm {
    var capabilities = TerminalCapabilities.from(environment: environment, color: appearance.color)
    if appearance.bidi != .auto { capabilities.ordersText = appearance.bidi == .on }
    // An input that is not there is said before a terminal is missed.
    let bindings = try bindings()
    return DrawnForm(
      definition: definition, configuration: configuration,
      terminal: try .controlling(help: help),
      placement: appearance.placement == .fullscreen ? .fullscreen : .inline,
      capabilities: capabilities, inputrc: bindings,
      mouse: appearance.noMouse ? .off : .clicks, isVerbose: isVerbose)
  }

  /// Runs a form of the command itself, without a draft or history.
  /// - Parameters:
  ///   - asksNobody: True to take the given answers and the defaults without asking.
  ///   - leavesSummary: True to leave a line per answer on the terminal.
  func fill(
    _ definition: FormDefinition, _ configuration: FormConfiguration, asksNobody: Bool, leavesSummary: Bool = true
  ) throws(CommandFailure) -> any FilledForm {
    if asksNobody { return try UndrawnForm.completed(definition, configuration.inputs) }
    var host = self
    host.helpWithoutTerminal = "use --no-input to take the given answers and defaults"
    do throws(CommandFailure) {
      return try host.ask(definition, configuration, leavesSummary: leavesSummary)
    } catch {
      throw error.namingUnanswered(of: definition, configuration.inputs)
    }
  }

  /// Asks a person: on the drawn form, or with plain questions.
  /// - Parameters:
  ///   - onStart: Called before the first frame of a drawn form.
  ///   - onOpen: Called with the form, drawn or not, and with what ends it without submission, by a host that goes on
  ///     meanwhile.
  func ask(
    _ definition: FormDefinition, _ configuration: FormConfiguration, timeout: Duration? = nil,
    leavesSummary: Bool = true, onStart: (RunningForm, TerminalRunner) -> Void = { _, _ in },
    onOpen: ((any FilledForm, _ end: @escaping () -> Void) -> Void)? = nil
  ) throws(CommandFailure) -> any FilledForm {
    if let terminal = try questions() {
      let questions = Questionnaire(definition, configuration, on: terminal, timeout: timeout)
      questions.focusDidMove = configuration.focusDidMove
      if let onOpen {
        questions.followTasks()
        onOpen(questions.form) { [weak questions] in questions?.end() }
      }
      return try questions.answered()
    }
    var drawn = try drawn(definition, configuration)
    drawn.leavesSummary = leavesSummary
    return try drawn.run(timeout: timeout) { form, runner in
      onStart(form, runner)
      onOpen?(form) { [weak session = form.session] in session?.finish(.cancelled) }
    }
  }

  private func bindings() throws(CommandFailure) -> InputrcSource {
    switch inputrc {
    case nil: return .user
    case "none": return .none
    case let path?:
      _ = try FormFile.bytes(of: path)
      return .file(path)
    }
  }
}

extension Questionnaire {
  /// The questions of a form that would be drawn otherwise.
  convenience init(
    _ definition: FormDefinition, _ configuration: FormConfiguration, on terminal: LineTerminal, timeout: Duration?
  ) {
    self.init(
      definition: definition, inputs: configuration.inputs, memory: configuration.memory,
      reviewing: configuration.appearance.reviews, items: configuration.appearance.toolbarItems, terminal: terminal,
      timeout: timeout)
  }
}

extension Terminal {
  /// The terminal of this process.
  /// - Parameter help: What to do without one.
  static func controlling(help: String) throws(CommandFailure) -> Terminal {
    do throws(TerminalError) {
      return try Terminal()
    } catch {
      throw CommandFailure(noTerminal: error, help: help)
    }
  }
}

extension Questionnaire {
  /// Asks until the form is submitted.
  /// - Throws: Any other end, as a failure of the command.
  func answered() throws(CommandFailure) -> UndrawnForm {
    do throws(Interruption) {
      return try ask()
    } catch {
      switch error {
      case .noTerminal(let error): throw CommandFailure(noTerminal: error, help: CommandFailure.helpOfRun)
      case .endedEarly(let problems):
        var failure = CommandFailure(.noTerminal, problems: problems)
        failure.namesUnanswered = true
        throw failure
      case .closed(let problems): throw CommandFailure(.failure, problems: problems)
      case .left: throw CommandFailure(.failure)
      case .timedOut: throw CommandFailure.timeIsUp
      case .signalled(let signal): throw CommandFailure(.signal(signal))
      }
    }
  }
}

struct DrawnForm {
  let definition: FormDefinition
  var configuration: FormConfiguration
  let terminal: Terminal
  let placement: FrameEncoder.Placement
  let capabilities: TerminalCapabilities
  let inputrc: InputrcSource
  var mouse = FrameEncoder.Mouse.clicks
  /// True to leave a line per answer on the terminal.
  var leavesSummary = true
  /// Called once the first frame is on the terminal, before the first key.
  var onShown: (() -> Void)?
  /// True to print notes at the end.
  var isVerbose = false
  #if DEBUG
    /// The file that says after each frame what stands in the tree.
    var treeFile: String?
  #endif

  /// Runs the form until it is submitted.
  /// - Parameter onStart: Called with the form and its runner before the first frame.
  /// - Throws: Any other end, with the terminal restored, now or by `exit`.
  func run(
    timeout: Duration? = nil, onStart: (RunningForm, TerminalRunner) -> Void = { _, _ in }
  ) throws(CommandFailure) -> RunningForm {
    LineEditor.shared.start(inputrc: inputrc)
    StandardError.report(LineEditor.shared.takeDiagnostics().map { .warning($0) })
    let size = terminal.size
    let form = RunningForm(
      definition, configuration: configuration, columns: size.columns, rows: size.rows, placement: placement,
      capabilities: capabilities)
    form.session.host.reportIssue = { [unowned form] in form.model.noteFailure($0) }
    let runner = TerminalRunner(session: form.session, terminal: terminal)
    runner.mouse = mouse
    runner.onShown = onShown
    if leavesSummary { runner.summary = { form.submissionSummary } }
    #if DEBUG
      if let treeFile {
        runner.onFrame = { [unowned session = form.session] in
          let outline = session.host.outline(focused: session.focus.focused?.node)
          try? AtomicFile.write(Array(outline.utf8), to: treeFile)
        }
      }
    #endif
    onStart(form, runner)
    let ending = form.fill { runner.run(timeout: timeout) }
    if isVerbose { StandardError.report(form.notes.map { .note($0) }) }
    switch ending {
    case .finished(.submitted): return form
    case .finished(.cancelled): throw CommandFailure(.failure)
    case .finished(.interrupted): throw CommandFailure(.interrupted)
    case .timedOut: throw CommandFailure.timeIsUp
    case .hungUp: throw CommandFailure(.signal(1))
    case .signalled(let signal): throw CommandFailure(.signal(signal))
    }
  }
}
