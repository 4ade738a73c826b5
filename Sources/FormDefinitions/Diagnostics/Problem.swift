internal import Values
internal import Wording

/// A mistake in words. The extensions of this type phrase every text about a file: `Problem+YAML`, `+Shape`, `+Form`,
/// `+Field`, `+Answer`.
struct Problem: Sendable {
  var severity = Diagnostic.Severity.error
  /// Lower case, no final period; what the author wrote stands in single quotes.
  var message: String
  /// What to do about it.
  var help: String?
  /// True if the line may hold a secret and is not shown.
  var hidesSource = false
  /// The field it is about, where it is about an answer.
  var field: String?
  /// True if the file is right but needs what nobody has granted.
  var isRefusal = false

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The same as a warning: the file can be used all the same.
  var asWarning: Problem {
    var problem = self
    problem.severity = .warning
    return problem
  }

  /// The same as a refusal: a grant makes it go away.
  var asRefusal: Problem {
    var problem = self
    problem.isRefusal = true
    return problem
  }

  /// The same without the line it is about.
  var withoutSource: Problem {
    var problem = self
    problem.hidesSource = true
    return problem
  }

  /// `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// `did you mean 'text'? Types are text, …`: only the list when nothing is near, only the name when there are many.
  static func suggestion(for name: String, among names: [String], plural: String) -> String {
    let list = "\(plural) are \(names.joined(separator: ", "))"
    guard let nearest = NearestWord.to(name, among: names) else { return list }
    if names.count > 24 { return "did you mean '\(nearest)'?" }
    return "did you mean '\(nearest)'? \(list.prefix(1).uppercased())\(list.dropFirst())"
  }

  /// An author's text as it is quoted: cut when it is long.
  static func quoted(_ text: String) -> String { text.count <= 60 ? "'\(text)'" : "'\(text.prefix(57))…'" }
}

/// A problem and where it is.
struct PlacedProblem: Sendable {
  var problem: Problem
  var range: SourceRange
  /// Where the thing stands that this one clashes with; its line goes into the help.
  var first: SourceRange?
}

/// The mistakes of one file; beyond a limit they are only counted, so that a file full of them costs no more.
struct ProblemList {
  /// The most mistakes of one file that are kept.
  static let limit = 1000

  private(set) var problems: [PlacedProblem] = []
  /// How many were found beyond the limit.
  private(set) var droppedCount = 0

  var isEmpty: Bool { problems.isEmpty }

  /// True once further mistakes are only counted.
  var isFull: Bool { problems.count >= Self.limit }

  /// Adds a problem; its text is only made if it is kept.
  mutating func add(_ problem: @autoclosure () -> Problem, at range: SourceRange, first: SourceRange? = nil) {
    if isFull {
      droppedCount += 1
    } else {
      problems.append(PlacedProblem(problem: problem(), range: range, first: first))
    }
  }

  mutating func add(_ other: ProblemList) {
    for problem in other.problems { add(problem.problem, at: problem.range, first: problem.first) }
    droppedCount += other.droppedCount
  }

  /// The same without the lines they are about.
  var withoutSource: ProblemList {
    var list = self
    for index in list.problems.indices { list.problems[index].problem.hidesSource = true }
    return list
  }
}
