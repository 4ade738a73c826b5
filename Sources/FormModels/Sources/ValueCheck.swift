import FormDefinitions
import Wording

/// The `check` of a field: an external source that says whether the value is valid. The person can go on typing
/// meanwhile; a verdict counts only for the value and inputs it was requested with.
package final class ValueCheck {
  private unowned let field: FieldModel
  private let check: LiveCheck
  private let question: LiveQuestion
  private var verdicts: [Request: Verdict] = [:]

  private struct Request: Hashable {
    let text: String
    let inputs: [AnswerValue.Member]
  }

  private struct Verdict {
    let problem: String?
    /// True if the source has decided; false if it failed and may be asked again.
    let isFinal: Bool
  }

  /// Nil if the field has no check or its source may not be asked.
  init?(of field: FieldModel) {
    guard let check = field.definition.text?.check, let question = LiveQuestion(check.source, of: field) else {
      return nil
    }
    self.field = field
    self.check = check
    self.question = question
  }

  /// True while the current value is being checked.
  var isRunning: Stored<Bool> { question.isPending }

  /// Starts to observe the source's inputs; all fields must have been made.
  func follow() {
    question.follow { [unowned self] in
      cancel()
      // With other inputs, an invalid value may be valid and vice versa.
      if field.hasBeenLeft { field.form.startCheck(of: field) }
      if !field.errors.current.isEmpty { field.form.showProblems(of: field) }
    }
  }

  private var request: Request {
    Request(text: field.text.current, inputs: question.currentInputs)
  }

  /// The problem that the source has found with the current value.
  func problem(_ scope: ProblemScope) -> String? {
    guard !verdicts.isEmpty, let verdict = verdicts[request], verdict.isFinal || scope == .all else { return nil }
    return verdict.problem
  }

  /// True if the current value needs no further check.
  var isDecided: Bool { field.text.current.isEmpty || verdicts[request] != nil }

  /// Checks the current value, unless that is done or pending.
  package func start() {
    guard !isDecided, !question.isAsking else { return }
    let request = request
    question.ask(.verdict(field.stored.current), request.inputs, text: request.text) { [weak self] in
      self?.finish(request, $0)
    }
  }

  /// Forgets failures, so that the source is asked again.
  func retry() { verdicts = verdicts.filter(\.value.isFinal) }

  /// Cancels a pending check without a verdict.
  func cancel() { question.cancel() }

  private func finish(_ checked: Request, _ reply: HostReply) {
    verdicts[checked] = verdict(reply)
    field.form.checkHasEnded(of: field)
  }

  private func say(_ message: Message) -> String { message.text(in: field.definition.language) }

  private func verdict(_ reply: HostReply) -> Verdict {
    switch reply {
    case .verdict(nil): Verdict(problem: nil, isFinal: true)
    case .verdict(let problem?):
      // A host explains the problem; a command may only report failure.
      Verdict(
        problem: (question.isHost ? [problem, check.message] : [check.message, problem]).lazy.compactMap(\.self)
          .first { !$0.isEmpty } ?? say(.formCheckRefused),
        isFinal: true)
    case .timedOut: Verdict(problem: say(.formCheckTimedOut), isFinal: false)
    case .failed(let reason): Verdict(problem: say(.formCheckFailed(reason: reason)), isFinal: false)
    case .options: Verdict(problem: say(.formCheckFailed(reason: say(.formNoVerdict))), isFinal: false)
    }
  }
}
