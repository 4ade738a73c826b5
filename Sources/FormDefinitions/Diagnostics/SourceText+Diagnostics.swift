extension SourceText {
  /// The diagnostics of problems, in file order; those that were dropped are counted in a last one.
  func diagnostics(_ list: ProblemList) -> [Diagnostic] {
    let ordered = list.problems.enumerated()
      .sorted { ($0.element.range.utf8Offset, $0.offset) < ($1.element.range.utf8Offset, $1.offset) }
      .map(\.element)
    var finder = PlaceFinder(bytes)
    var diagnostics = ordered.map { diagnostic($0.problem, at: $0.range, &finder) }
    nameFirstPlaces(of: ordered, in: &diagnostics)
    if list.droppedCount > 0, let last = ordered.last {
      diagnostics.append(diagnostic(.moreMistakes(list.droppedCount), at: last.range, &finder))
    }
    return diagnostics
  }

  private func diagnostic(_ problem: Problem, at range: SourceRange, _ finder: inout PlaceFinder) -> Diagnostic {
    let place = finder.place(of: range)
    return Diagnostic(
      severity: problem.severity, path: path, line: place.line, column: place.column, message: problem.message,
      excerpt: problem.hidesSource ? nil : Diagnostic.Excerpt(place), caretLength: place.length, help: problem.help)
  }

  /// Says of each clash on which line the other thing stands; in order of those places, to pass the text only once.
  private func nameFirstPlaces(of problems: [PlacedProblem], in diagnostics: inout [Diagnostic]) {
    var finder = PlaceFinder(bytes)
    let clashes = problems.enumerated().compactMap { index, problem in problem.first.map { (index, $0.utf8Offset) } }
    for (index, offset) in clashes.sorted(by: { $0.1 < $1.1 }) {
      diagnostics[index].help = Problem.firstPlace(line: finder.line(at: offset))
    }
  }
}
