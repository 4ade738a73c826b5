import FormDefinitions
import TerminalDriver
import TerminalModel

/// The answers that are given before anybody is asked: files in their order, then assignments.
nonisolated struct AnswerFiles {
  let options: AnswerOptions
  let definition: FormDefinition
  let isColored: Bool

  /// The answers by field.
  /// - Throws: The first file that cannot be read; else everything that does not fit, at once.
  func read() throws(CommandFailure) -> [String: AnswerValue] {
    var answers: [String: AnswerValue] = [:]
    var mistakes: [String] = []
    for path in options.files {
      let (given, diagnostics) = AnswersReader.read(
        try bytes(of: path), path: path == "-" ? "standard input" : path, for: definition)
      mistakes += diagnostics.map { $0.rendered(color: isColored) }
      answers.merge(given) { $1 }
    }
    for assignment in options.assignments {
      switch AnswersReader.parse(assignment: assignment, for: definition) {
      case .success(let answer): answers[answer.id] = answer.value
      case .failure(let mismatch):
        let sentence = "formline: --set: \(mismatch.message)" + (mismatch.help.map { "\nhelp: \($0)" } ?? "")
        mistakes.append(DisplayText.visible(sentence))
      }
    }
    guard mistakes.isEmpty else { throw CommandFailure(.wrongInput, report: mistakes) }
    return answers
  }

  private func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(path, limit: FormFile.limit)
    } catch {
      throw CommandFailure(reading: error)
    }
  }
}
