import DefinedForms
import Wording

extension Questionnaire {
  /// Where to begin: with the first question, or with the first that an earlier run has left open, if that is wanted.
  func firstPlace() throws(CommandFailure) -> Int {
    if form.offersDraft {
      guard terminal.isTerminal else { return 0 }
      form.answerDraftOffer(try isYes(Phrase.resumeQuestion.text(in: definition.language) + ": ") ? .take : .refuse)
    }
    guard form.hasEdits else { return 0 }
    form.session.settle()
    say(["Your earlier answers are there: 'review' reads them, 'back' leads to them."])
    return places.firstIndex { isOpen($0.id) } ?? places.count
  }

  private func isOpen(_ id: String) -> Bool {
    form.model.field(id).map { $0.isAskable && !$0.isAnswered } ?? false
  }

  private func isYes(_ question: String) throws(CommandFailure) -> Bool {
    while true {
      switch try line(after: question, isSecret: false).lowercased() {
      case "", "y", "yes", String(definition.language.yes), Phrase.yes.text(in: definition.language): return true
      case "n", "no", Phrase.no.text(in: definition.language): return false
      default: tell(["Answer y or n"])
      }
    }
  }
}
