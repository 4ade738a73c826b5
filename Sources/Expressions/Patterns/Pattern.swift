/// A regular expression that is matched in time proportional to the text, whatever the expression.
///
/// The syntax is RE2's, with the escapes that JSON Schema authors write (ECMA-262 `\uXXXX`, `\/`, `\cX`). What needs
/// backtracking — backreferences, lookahead, lookbehind, possessive and atomic groups — is an error with its place.
/// Matching answers yes or no, so greedy and lazy quantifiers mean the same.
///
/// | construct | meaning |
/// | --- | --- |
/// | `.` `[a-z]` `[^…]` `[[:alpha:]]` `\d \w \s` and their capitals | one scalar; the shorthands are ASCII, as in RE2 |
/// | `\p{L}` `\pN` `\P{Lu}` | Unicode general categories; scripts are not supported |
/// | `x*` `x+` `x?` `x{2}` `x{2,}` `x{2,5}`, each also lazy with `?` | repetition, at most 1000 |
/// | `(…)` `(?:…)` `(?<name>…)` `(?P<name>…)` | groups |
/// | `(?i)` `(?s)` `(?m)` `(?i:…)` `(?-i)` | letter case ignored, `.` matches newlines, `^` `$` match at lines |
/// | `^` `$` `\A` `\z` `\b` `\B` | ends of the text or line, ends of an ASCII word |
/// | `\n \t \r \f \v \a` `\x41` `\x{1F600}` `\u0041` `\u{41}` `\cA` `\0` `\Q…\E` | one scalar, literal text |
///
/// The unit of matching is the Unicode scalar. The program of an expression has at most 20,000 instructions; larger
/// ones are an error, so that a match costs at most that many steps a scalar.
package struct Pattern: Sendable, Equatable {
  /// The expression as it was written.
  package let source: String
  let program: [PatternInstruction]
  let sets: [ScalarSet]
  let isAnchoredAtStart: Bool

  /// Compiles an expression. Throws the first mistake in it, with its place.
  package init(parsing source: String) throws(PatternError) {
    var parser = PatternParser(source)
    let tree = try parser.parse()
    var compiler = PatternCompiler(sets: parser.sets)
    compiler.compile(tree)
    self.source = source
    program = compiler.program
    sets = compiler.sets
    isAnchoredAtStart = tree.beginsAtTextStart
  }

  /// Whether any part of the text matches, the meaning of JSON Schema's `pattern` and of `matches`.
  package func matchesAnywhere(in text: String) -> Bool {
    var matcher = PatternMatcher(self)
    return matcher.matches(text, .anywhere)
  }

  /// Whether the text as a whole matches, from its first scalar to its last.
  package func matchesWhole(_ text: String) -> Bool {
    var matcher = PatternMatcher(self)
    return matcher.matches(text, .whole)
  }

  /// Patterns are equal when they are written alike.
  package static func == (left: Pattern, right: Pattern) -> Bool { left.source.hasSameScalars(as: right.source) }
}
