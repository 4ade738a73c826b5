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
    say([word(.earlierAnswers)])
    return places.firstIndex { isOpen($0.id) } ?? places.count
  }

  private func isOpen(_ id: String) -> Bool {
    form.model.field(id).map { $0.isAskable && !$0.isAnswered } ?? false
  }

  /// Whether a line says yes, or no, in English or in the form's language.
  func means(_ line: String, _ word: Phrase) -> Bool {
    let letter = word == .yes ? String(definition.language.yes) : "n"
    let english = word.text(in: .english)
    return [letter, word.text(in: definition.language), english, String(english.prefix(1))].contains(line)
  }

  private func isYes(_ question: String) throws(CommandFailure) -> Bool {
    while true {
      switch try line(after: question, isSecret: false).lowercased() {
      case "": return true
      case let line where means(line, .yes): return true
      case let line where means(line, .no): return false
      default: tell([word(.answerYesOrNo(definition.language.yes))])
      }
    }
  }
}
