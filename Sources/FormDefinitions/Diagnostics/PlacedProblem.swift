/// A problem and where it is.
struct PlacedProblem: Sendable {
  var problem: Problem
  var range: SourceRange
  /// Where the thing stands that this one clashes with; its line goes into the help.
  var first: SourceRange?
}
