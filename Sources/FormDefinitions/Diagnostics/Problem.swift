internal import Values
internal import Wording

/// The wording of a mistake. Extensions of this type contain every message about a definition and its answers:
/// `Problem+YAML`, `+Shape`, `+Form`, `+Field`, `+Answer`. Readers of other files word theirs where they read.
struct Problem: Sendable {
  var severity = Diagnostic.Severity.error
  /// Lower case, no final period; quotes from the file in single quotes.
  var message: String
  /// How to fix it.
  var help: String?
  /// True if the line may contain a secret and must not be shown.
  var hidesSource = false
  /// The message and help without words of the line, if they quote it.
  var unquoted: (message: String, help: String?)?
  /// The field, if the problem is one of its answer.
  var field: String?
  /// The name of an answer that no field has.
  var unknownName: String?
  /// True if the file is valid but needs access that was not granted.
  var isRefusal = false

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The problem as a warning, with which the file can still be used.
  var asWarning: Problem {
    var problem = self
    problem.severity = .warning
    return problem
  }

  var asRefusal: Problem {
    var problem = self
    problem.isRefusal = true
    return problem
  }

  /// The problem without its source line, and without quotes from it.
  var withoutSource: Problem {
    var problem = self
    problem.hidesSource = true
    if let unquoted { (problem.message, problem.help) = unquoted }
    return problem
  }

  /// `did you mean 'text'? Types are text, …`: only the list if no name is similar, only the name if there are many.
  static func suggestion(for name: String, among names: [String], plural: String) -> String {
    let list = "\(plural) are \(names.joined(separator: ", "))"
    guard let hint = NearestWord.hint(for: name, among: names) else { return list }
    return names.count > 24 ? hint : "\(hint) \(list.prefix(1).uppercased())\(list.dropFirst())"
  }

  /// A quote from the file, truncated if long.
  static func quoted(_ text: String) -> String { "'\(text.quotable)'" }
}

struct PlacedProblem: Sendable {
  var problem: Problem
  var range: SourceRange
  /// The item that this one conflicts with; its line is added to the help.
  var first: SourceRange?
}

/// The mistakes of one file; beyond a limit they are only counted, which bounds the cost: the help for a name that is
/// unknown is looked for among all that are known.
struct ProblemList {
  /// The maximum number of mistakes kept per file.
  static let limit = 1000

  private(set) var problems: [PlacedProblem] = []
  /// The number of mistakes beyond the limit.
  private(set) var droppedCount = 0
  /// True if one of these is more than a warning.
  private(set) var hasDroppedErrors = false

  var isEmpty: Bool { problems.isEmpty }

  /// True if further mistakes are only counted.
  var isFull: Bool { problems.count >= Self.limit }

  /// Adds a problem; its text is evaluated only if it is kept, or may be the first error beyond the limit.
  mutating func add(_ problem: @autoclosure () -> Problem, at range: SourceRange, first: SourceRange? = nil) {
    if isFull {
      droppedCount += 1
      hasDroppedErrors = hasDroppedErrors || problem().severity == .error
    } else {
      problems.append(PlacedProblem(problem: problem(), range: range, first: first))
    }
  }

  mutating func add(_ other: ProblemList) {
    for problem in other.problems { add(problem.problem, at: problem.range, first: problem.first) }
    droppedCount += other.droppedCount
    hasDroppedErrors = hasDroppedErrors || other.hasDroppedErrors
  }

  /// The problems without their source lines.
  var withoutSource: ProblemList { mapped(\.problem.withoutSource) }

  func mapped(_ change: (PlacedProblem) -> Problem) -> ProblemList {
    var list = self
    for index in list.problems.indices { list.problems[index].problem = change(list.problems[index]) }
    return list
  }
}
