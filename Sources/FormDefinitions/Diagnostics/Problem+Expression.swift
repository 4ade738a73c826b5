/// Mistakes inside expressions.
extension Problem {
  /// What the expression parser or checker says.
  static func expression(_ message: String, help: String?) -> Problem {
    Problem(message, help: help ?? "expressions are written like plan == 'team' && seats > 3")
  }

  static func emptyExpression(_ key: String) -> Problem {
    Problem("'\(key)' must be an expression, not nothing", help: "write one such as plan == 'team'")
  }
}
