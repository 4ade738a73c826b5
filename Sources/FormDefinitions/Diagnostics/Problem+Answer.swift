internal import Wording

/// Mistakes of answers that are given in a file or on the command line.
extension Problem {
  static let emptyAnswers = Problem("the file is empty", help: "write {} for no answers")

  static func answersNotAnObject(found: String) -> Problem {
    Problem("answers must be an object of field ids and values, not \(found)")
  }

  static func unknownAnswer(_ id: String, known: [String]) -> Problem {
    let help = NearestWord.to(id, among: known).map { "did you mean '\($0)'?" }
    return Problem("no field is called \(quoted(id))", help: help)
  }

  static func answerDoesNotFit(_ id: String, _ mismatch: AnswerMismatch) -> Problem {
    Problem("'\(id)': \(mismatch.message)", help: mismatch.help)
  }
}
