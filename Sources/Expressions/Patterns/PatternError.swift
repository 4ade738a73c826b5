/// A mistake in a regular expression.
package struct PatternError: Error, Equatable, Sendable {
  /// What is wrong: lower case, no final period.
  package let message: String
  /// Where, in UTF-8 offsets into the expression.
  package let range: Range<Int>
  /// What to write instead, where there is something to suggest.
  package let help: String?

  init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
