import DefinedForms
import FormDefinitions
import Formline
import TerminalDriver
import TerminalModel

/// A form as plain questions, one a line, answered by lines: for screen readers, simple terminals, and pipes.
///
///     Create your account
///     Full name (required): Ada Lovelace
///     1. Free: for trying out
///     2. Team: 5 seats
///     Plan [Free]: 2
///
/// An empty line takes the default in the brackets. A wrong answer is told and asked for again.
struct Questionnaire {
  private let form: DefinedForm
  private let definition: FormDefinition
  private let terminal: LineTerminal
  private let utcOffset: Int

  init(definition: FormDefinition, configuration: FormConfiguration, terminal: LineTerminal) {
    self.definition = definition
    self.terminal = terminal
    utcOffset = configuration.utcOffset
    form = DefinedForm(
      definition, configuration: configuration, columns: 80, rows: 24, placement: .inline,
      capabilities: TerminalCapabilities())
    form.session.settle()
  }

  /// Asks everything that exists, then again what the rules across fields find wrong.
  func ask(timeout: Duration?) throws(CommandFailure) -> DefinedForm {
    let limit = timeout.map { MonotonicClock.now + Int64($0 / .nanoseconds(1)) }
    say([definition.title, definition.description])
    for section in definition.sections {
      var isAnnounced = false
      for field in section.fields {
        guard let model = form.model.field(field.id), form.exists(field.id) else { continue }
        if !isAnnounced { say([section.title, section.description]) }
        isAnnounced = true
        try ask(model, until: limit)
      }
    }
    while true {
      let wrong = form.model.problems()
      guard !wrong.isEmpty else { return form }
      for problem in wrong {
        guard let model = form.model.field(problem.id) else { continue }
        tell(problem.messages)
        // What cannot be answered cannot be put right either.
        guard model.isAskable else { throw CommandFailure(.failure) }
        try ask(model, until: limit)
      }
    }
  }

  private func ask(_ model: FieldModel, until limit: Int64?) throws(CommandFailure) {
    model.prepare()
    WorkQueue.main.run { model.isWaiting }
    if let failure = model.loadingFailure { tell([failure]) }
    let question = Question(model)
    guard model.isAskable else { return say(question.statement) }
    say(question.introduction)
    while true {
      let line = try line(of: question, until: limit)
      switch question.answer(for: line, utcOffset: utcOffset) {
      case .success(let answer):
        _ = model.take(answer)
        model.startCheck()
        WorkQueue.main.run { model.isWaiting }
        let problems = model.problemsNow
        if problems.isEmpty { return }
        tell(problems)
      case .failure(let mismatch): tell([mismatch.message] + (mismatch.help.map { [$0] } ?? []))
      }
    }
  }

  private func line(of question: Question, until limit: Int64?) throws(CommandFailure) -> String {
    var lines: [String] = []
    while true {
      let line: String
      let prompt = lines.isEmpty ? question.prompt : ""
      switch terminal.ask(prompt, question.isSecret ? .hidden : .visible, until: limit) {
      case .text(let text): line = text
      case .end:
        terminal.write("\n")
        guard terminal.hasGivenLines else {
          throw CommandFailure(noTerminal: .noTerminal(reason: "standard input is empty"))
        }
        throw CommandFailure(.failure)
      case .timedOut:
        terminal.write("\n")
        throw CommandFailure(.timedOut, "time is up")
      case .signalled(let signal): throw CommandFailure(.signal(signal))
      }
      guard question.hasSeveralLines else { return line }
      if line == "." || lines.isEmpty && line.isEmpty { return lines.joined(separator: "\n") }
      lines.append(line)
    }
  }

  private func say(_ texts: [String?]) {
    for text in texts.compactMap({ $0 }) { terminal.write(InlineMarkup.plainText(of: text).shownInLines + "\n") }
  }

  private func tell(_ problems: [String]) {
    for problem in problems { terminal.write("Error: \(DisplayText.visible(problem, lines: .single))\n") }
  }
}

extension String {
  /// The text as it may be shown, over as many lines as it has.
  fileprivate var shownInLines: String { DisplayText.visible(self, lines: .several) }
}
