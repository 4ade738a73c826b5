import Expressions

extension FuzzTarget {
  /// What may be written where a definition takes an expression, or a pattern.
  package static let expression = FuzzTarget(
    "expression", usual: 600,
    dictionary: [
      "a", "b", "(", ")", "[", "]", "{", "}", "?", ":", ".", ",", " && ", " || ", "!", " == ", " in ", "'x'", "1", "0x",
      "1e308", "-9223372036854775808", "size(", ".map(x, ", ".all(x, ", ".exists(x, ", ".matches('", ".split('",
      "timestamp('", "duration('", "r'", "b'\\xff'", "\\u{", "*", "+", "{2,", "\\p{L}", "(?:", "[^", "é",
    ]
  ) { input in
    let source = String(decoding: input, as: UTF8.self)
    let variables: [String: ExpressionValue] = ["a": 1, "b": "text", "l": [1, 2, 3], "m": ["k": "v"], "n": nil]
    if let expression = try? Expression(parsing: source) {
      for diagnostic in expression.check(TypeEnvironment(variables: ["a": .int, "b": .string]))
      where diagnostic.range.upperBound > source.utf8.count {
        return "a mistake is placed behind the expression"
      }
      _ = expression.evaluate { variables[$0] }
    }
    if let pattern = try? Pattern(parsing: source) {
      // Texts that make a matcher that goes back take for ever.
      _ = pattern.matchesAnywhere(in: String(repeating: "a", count: 2000) + "!")
    }
    return nil
  }
}
