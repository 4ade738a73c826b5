/// A mistake in a regular expression.
package struct PatternError: Error, Equatable, Sendable {
  /// Lower case, no final period.
  package let message: String
  /// UTF-8 offsets into the expression.
  package let range: Range<Int>
  /// A suggested correction, if any.
  package let help: String?

  init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}

/// The messages of all mistakes in regular expressions.
extension PatternError {
  static func tooLong(at range: Range<Int>) -> PatternError {
    PatternError("pattern is longer than \(PatternParser.longestSource) characters", at: range)
  }

  static func tooLarge(at range: Range<Int>) -> PatternError {
    PatternError("pattern repeats too much to be matched quickly", at: range, help: "use smaller repetition counts")
  }

  static func tooDeep(at range: Range<Int>) -> PatternError {
    PatternError("groups are nested deeper than \(PatternParser.deepestNesting) levels", at: range)
  }

  static func unopenedGroup(at range: Range<Int>) -> PatternError {
    PatternError("')' without '('", at: range, help: #"write \) for a parenthesis itself"#)
  }

  static func unclosedGroup(at range: Range<Int>) -> PatternError {
    PatternError("'(' is not closed", at: range, help: #"write \( for a parenthesis itself"#)
  }

  static func unclosedBracket(at range: Range<Int>) -> PatternError {
    PatternError("'[' is not closed", at: range, help: #"write \[ for a bracket itself"#)
  }

  static func unclosedCategory(at range: Range<Int>) -> PatternError {
    PatternError(#"'\p{' is not closed"#, at: range)
  }

  static func nothingToRepeat(_ quantifier: Unicode.Scalar, at range: Range<Int>) -> PatternError {
    PatternError(
      "nothing to repeat before '\(quantifier)'", at: range, help: #"write \\#(quantifier) for the character itself"#)
  }

  static func stackedQuantifiers(at range: Range<Int>) -> PatternError {
    PatternError("two quantifiers in a row", at: range, help: "put the part with the first one into (?:…)")
  }

  static func tooManyRepetitions(at range: Range<Int>) -> PatternError {
    PatternError("a part can be repeated at most \(PatternParser.mostRepetitions) times", at: range)
  }

  static func repetitionOrder(at range: Range<Int>) -> PatternError {
    PatternError("the smaller count of a repetition comes first", at: range)
  }

  static func rangeOrder(at range: Range<Int>) -> PatternError {
    PatternError("the range is upside down", at: range, help: "the character with the smaller code comes first")
  }

  static func rangeOfSet(at range: Range<Int>) -> PatternError {
    PatternError(
      "a range ends in one character, not in a class of them", at: range, help: #"write \- for a hyphen itself"#)
  }

  static func lookaround(at range: Range<Int>) -> PatternError {
    PatternError(
      "lookahead and lookbehind are not supported", at: range,
      help: "write two rules, or list the allowed forms with |")
  }

  static func atomicGroup(at range: Range<Int>) -> PatternError {
    PatternError("atomic groups are not supported", at: range, help: "write (?:…); matching never backtracks")
  }

  static func backreference(_ name: String, at range: Range<Int>) -> PatternError {
    PatternError(#"backreferences such as '\\#(name)' are not supported"#, at: range)
  }

  static func unknownGroup(at range: Range<Int>) -> PatternError {
    PatternError(
      "unknown group after '(?'", at: range, help: "(?:…), (?<name>…) and the flags (?i), (?s), (?m) are supported")
  }

  static func groupName(at range: Range<Int>) -> PatternError {
    PatternError("a group name is letters, digits and '_' up to '>'", at: range)
  }

  static func trailingBackslash(at range: Range<Int>) -> PatternError {
    PatternError("nothing follows the last backslash", at: range, help: #"write \\ for a backslash itself"#)
  }

  static func unknownEscape(_ text: String, at range: Range<Int>) -> PatternError {
    let help =
      text == #"\Z"# ? #"write \z for the end of the text"# : "leave the backslash out for the character itself"
    return PatternError("unknown escape '\(text)'", at: range, help: help)
  }

  static func hexadecimal(_ text: String, at range: Range<Int>) -> PatternError {
    PatternError(
      "'\(text)' is no character code", at: range,
      help: #"write two digits after \x, four after \u, or up to 10FFFF in {}"#)
  }

  static func loneSurrogate(_ text: String, at range: Range<Int>) -> PatternError {
    PatternError(
      "'\(text)' is half of a surrogate pair", at: range, help: #"write \u{…} with the whole character's code"#)
  }

  static func unknownCategory(_ name: String, at range: Range<Int>) -> PatternError {
    PatternError(
      "unknown character category '\(name)'", at: range,
      help: "general categories such as L, Lu, Letter and Nd are supported, scripts are not")
  }

  static func unknownPosixClass(_ name: String, at range: Range<Int>) -> PatternError {
    PatternError(
      "unknown character class '[:\(name):]'", at: range,
      help: "classes are alpha, digit, alnum, upper, lower, space, punct, …")
  }
}
