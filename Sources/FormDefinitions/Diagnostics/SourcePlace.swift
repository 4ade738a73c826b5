/// A line and column from 1, columns counted in Unicode scalars, with the part of the line around it.
struct SourcePlace {
  var line: Int
  var column: Int
  /// Scalars from `column` that the range covers on this line, at least 1.
  var length: Int
  /// The line, or what stands near the place when it is long.
  var excerpt: String
  /// The column, from 1, of the place in the excerpt.
  var excerptColumn: Int
  /// Whether the line goes on before and behind the excerpt.
  var isCut: (before: Bool, behind: Bool)
}
