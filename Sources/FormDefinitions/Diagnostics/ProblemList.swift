/// What was found wrong with one file, up to a limit: beyond it mistakes are only counted, so that a file full of them
/// costs no more than one without.
struct ProblemList {
  /// The most mistakes of one file that are kept.
  static let limit = 1000

  private(set) var problems: [PlacedProblem] = []
  /// How many were found beyond the limit.
  private(set) var droppedCount = 0

  var isEmpty: Bool { problems.isEmpty }

  /// Whether more mistakes would only be counted.
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
