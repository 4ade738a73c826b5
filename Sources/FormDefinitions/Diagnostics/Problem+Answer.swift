internal import Values
internal import Wording

/// Mistakes in answers given in a file or on the command line, and in templates.
extension Problem {
  static let emptyAnswers = Problem("the file is empty", help: "write {} for no answers")

  static func answersNotAnObject(found: String) -> Problem {
    Problem("answers must be an object of field ids and values, not \(found)")
  }

  static let lostNumber = Problem(
    "this number cannot be kept as it is",
    help: "whole numbers lie between \(Int64.min) and \(Int64.max), others between -1.797e308 and 1.797e308, and not "
      + "nearer to 0 than 5e-324, with some 16 digits")

  static func unknownAnswer(_ id: String, known: [String]) -> Problem {
    var problem = Problem("no field is called \(quoted(id))", help: NearestWord.hint(for: id, among: known))
    problem.unknownName = id
    return problem
  }

  static func answerDoesNotFit(_ id: String, _ mismatch: AnswerMismatch) -> Problem {
    var problem = Problem("'\(id)': \(mismatch.message)", help: mismatch.help)
    problem.field = id
    return problem
  }

  // Templates.

  static let tagNotClosed = Problem("'{{' is never closed", help: "write '}}' behind the name")

  static func sectionNotClosed(_ name: String) -> Problem {
    Problem("the section \(quoted(name)) is never closed", help: "write {{/\(name)}} where it ends")
  }

  static func sectionsTooDeep(_ limit: Int) -> Problem {
    Problem("more than \(limit) sections are open at once", help: "close some of them first")
  }

  static func wrongSectionEnd(_ name: String, open: String?) -> Problem {
    Problem(
      "no section \(quoted(name)) is open here",
      help: open.map { "the innermost open one is '\($0)'" } ?? "a section begins with {{#\(name)}}")
  }

  static func unknownTemplateTag(_ sigil: String) -> Problem {
    Problem("tags with '\(sigil)' are not understood", help: "there are variables, sections and comments")
  }
}
