import FormDefinitions
import Formline
import Wording

/// The `check` of a field: a source outside that says whether the value is right. The person types on while it is asked,
/// and what it says of an earlier value, or with other answers given to it, does not count.
final class ValueCheck {
  private unowned let field: FieldModel
  private let check: LiveCheck
  private let question: LiveQuestion
  /// Whether the present value is being checked.
  let isRunning: Tracked<Bool>
  private var task: Task<Void, Never>?
  private var verdicts: [Request: Verdict] = [:]

  private struct Request: Hashable {
    let text: String
    let inputs: [AnswerValue.Member]
  }

  private struct Verdict {
    /// What is wrong with the value.
    let problem: String?
    /// Whether the source itself has decided; otherwise it may do so another time.
    let isFinal: Bool
  }

  /// Nil for a field without one, and where its source may not be asked.
  init?(of field: FieldModel) {
    guard let check = field.definition.text?.check, let question = LiveQuestion(check.source, of: field) else {
      return nil
    }
    self.field = field
    self.check = check
    self.question = question
    isRunning = Tracked(false, host: field.form.host, in: field.lifetime)
  }

  /// Begins to follow the answers that the source is given; all fields must have been made.
  func follow() {
    guard check.source.inputs?.isEmpty == false else { return }
    Watch.start(host: field.form.host, in: field.lifetime) { [unowned self] in
      question.inputs
    } changed: { [unowned self] _, _ in
      cancel()
      // What was found wrong may be right now, and the other way round.
      if field.hasBeenLeft { field.form.startCheck(of: field) }
      if !field.errors.current.isEmpty { field.form.showProblems(of: field) }
    }
  }

  private var request: Request {
    Request(text: field.text.current, inputs: field.form.host.graph.untracked { question.inputs })
  }

  /// What the source has found wrong with the present value.
  var problem: String? { verdicts.isEmpty ? nil : verdicts[request]?.problem }

  /// Whether there is nothing left to be found out about the present value.
  var isDecided: Bool { field.text.current.isEmpty || verdicts[request] != nil }

  /// Checks the present value, unless that was done or is under way.
  func start() {
    guard !isDecided, task == nil else { return }
    let request = request
    isRunning.value = true
    task = question.ask(.verdict(field.stored.current), request.inputs, text: request.text) { [weak self] in
      self?.finish(request, $0)
    }
    if task == nil, isRunning.current { isRunning.value = false }
  }

  /// The value is another one.
  func valueDidChange() {
    if task != nil { cancel() }
  }

  /// Forgets that the source could not decide.
  func retry() { verdicts = verdicts.filter(\.value.isFinal) }

  /// Ends the question if it is asked; nothing is found out.
  func cancel() {
    task?.cancel()
    task = nil
    if isRunning.current { isRunning.value = false }
  }

  private func finish(_ checked: Request, _ reply: LiveQuestion.Reply) {
    task = nil
    if isRunning.current { isRunning.value = false }
    verdicts[checked] = verdict(reply)
    field.form.checkHasEnded(of: field)
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: field.definition.language) }

  private func verdict(_ reply: LiveQuestion.Reply) -> Verdict {
    switch reply {
    case .verdict(isRight: true, _): Verdict(problem: nil, isFinal: true)
    case .verdict(_, let message):
      // A host knows what is wrong; a command may say no more than that something is.
      Verdict(
        problem: question.isHost
          ? message ?? check.message ?? say(.checkRefused) : check.message ?? message ?? say(.checkRefused),
        isFinal: true)
    case .timedOut: Verdict(problem: say(.checkTimedOut), isFinal: false)
    case .failed(let reason): Verdict(problem: say(.checkFailed(reason: reason)), isFinal: false)
    case .options: Verdict(problem: say(.checkFailed(reason: say(.noVerdict))), isFinal: false)
    }
  }
}
