/// Mistakes inside expressions.
extension Problem {
  /// What the expression parser or checker says.
  static func expression(_ message: String, help: String?) -> Problem { Problem(message, help: help) }

  static func conditionIsNotBoolean(_ key: String, type: String) -> Problem {
    Problem("'\(key)' must be a condition (true or false), but this is \(type)")
  }

  static func emptyExpression(_ key: String) -> Problem { Problem("'\(key)' must be an expression, not nothing") }
}
