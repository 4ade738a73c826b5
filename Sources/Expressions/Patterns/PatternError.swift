/// A mistake in a regular expression.
package struct PatternError: Error, Equatable, Sendable {
  /// Lower case, no final period.
  package let message: String
  /// UTF-8 offsets into the expression.
  package let range: Range<Int>
  /// A suggested correction, if any.
  package let help: String?

  init(_ mistake: PatternMistake, at range: Range<Int>) {
    message = mistake.message
    help = mistake.help
    self.range = range
  }
}

/// The message of a mistake in a regular expression.
struct PatternMistake {
  let message: String
  let help: String?

  private init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  static var tooLong: Self { Self("pattern is longer than \(PatternParser.longestSource) characters") }
  static var tooLarge: Self {
    Self("pattern repeats too much to be matched quickly", help: "use smaller repetition counts")
  }
  static var tooDeep: Self { Self("groups are nested deeper than \(PatternParser.deepestNesting) levels") }

  static var unopenedGroup: Self { Self("')' without '('", help: #"write \) for a parenthesis itself"#) }
  static var unclosedGroup: Self { Self("'(' is not closed", help: #"write \( for a parenthesis itself"#) }
  static var unclosedBracket: Self { Self("'[' is not closed", help: #"write \[ for a bracket itself"#) }
  static var unclosedCategory: Self { Self(#"'\p{' is not closed"#) }

  static func nothingToRepeat(_ quantifier: Unicode.Scalar) -> Self {
    Self("nothing to repeat before '\(quantifier)'", help: #"write \\#(quantifier) for the character itself"#)
  }
  static var stackedQuantifiers: Self {
    Self("two quantifiers in a row", help: "put the part with the first one into (?:…)")
  }
  static var tooManyRepetitions: Self {
    Self("a part can be repeated at most \(PatternParser.mostRepetitions) times")
  }
  static var repetitionOrder: Self { Self("the smaller count of a repetition comes first") }

  static var rangeOrder: Self {
    Self("the range is upside down", help: "the character with the smaller code comes first")
  }
  static var rangeOfSet: Self {
    Self("a range ends in one character, not in a class of them", help: #"write \- for a hyphen itself"#)
  }

  static var lookaround: Self {
    Self("lookahead and lookbehind are not supported", help: "write two rules, or list the allowed forms with |")
  }
  static var atomicGroup: Self {
    Self("atomic groups are not supported", help: "write (?:…); matching never backtracks")
  }
  static func backreference(_ name: Unicode.Scalar) -> Self {
    Self(#"backreferences such as '\\#(name)' are not supported"#)
  }
  static var unknownReference: Self { Self("a backreference to a group that is not there") }
  static var unknownGroup: Self {
    Self("unknown group after '(?'", help: "(?:…), (?<name>…) and the flags (?i), (?s), (?m) are supported")
  }
  static var unknownSchemaGroup: Self {
    Self("unknown group after '(?'", help: "(?:…) and (?<name>…) are supported; ECMA-262 has no flags in patterns")
  }
  static var groupName: Self { Self("a group name is letters, digits and '_' up to '>'") }

  static var trailingBackslash: Self {
    Self("nothing follows the last backslash", help: #"write \\ for a backslash itself"#)
  }
  static func unknownEscape(_ text: String) -> Self {
    let isEnd = text == #"\Z"#
    return Self(
      "unknown escape '\(text)'",
      help: isEnd ? #"write \z for the end of the text"# : "leave the backslash out for the character itself")
  }
  static func hexadecimal(_ text: String) -> Self {
    Self(
      "'\(text)' is no character code", help: #"write two digits after \x, four after \u, or up to 10FFFF in {}"#)
  }
  static func loneSurrogate(_ text: String) -> Self {
    Self("'\(text)' is half of a surrogate pair", help: #"write \u{…} with the whole character's code"#)
  }
  static func unknownCategory(_ name: String) -> Self {
    Self(
      "unknown character category '\(name)'",
      help: "general categories such as L, Lu, Letter and Nd are supported, scripts are not")
  }
  static func unknownPosixClass(_ name: String) -> Self {
    Self(
      "unknown character class '[:\(name):]'",
      help: "classes are alpha, digit, alnum, upper, lower, space, punct, …")
  }
}
