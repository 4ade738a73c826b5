/// A mistake in the text of an expression, found without evaluating it.
package struct ExpressionDiagnostic: Hashable, Sendable {
  /// What is wrong: lower case, no final period, the author's own text in quotes.
  package let message: String
  /// Where, in UTF-8 offsets into the source of the expression. Empty at its end when something is missing there.
  package let range: Range<Int>
  /// What to write instead, where there is something to suggest.
  package let help: String?

  package init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
