/// The words of every syntax mistake.
extension ExpressionDiagnostic {
  static func expressionTooLong(at range: Range<Int>) -> Self {
    Self("expression is longer than \(Lexer.longestSource) bytes", at: range)
  }

  static func nestedTooDeeply(at range: Range<Int>) -> Self {
    Self("expression is nested deeper than \(Parser.deepestNesting) levels", at: range)
  }

  static func chainTooLong(at range: Range<Int>) -> Self {
    Self(
      "more than \(SyntaxTree.deepest) operations in one another", at: range,
      help: "split the expression into computed fields")
  }

  static func unknownCharacter(_ character: String, at range: Range<Int>) -> Self {
    let help: String? =
      switch character {
      case "=": "write == to compare"
      case "&": "write && for and"
      case "|": "write || for or"
      case "“", "”", "„", "‘", "’", "«", "»": "write strings between ' or \""
      case "×": "write * to multiply"
      case "÷": "write / to divide"
      case "≤": "write <="
      case "≥": "write >="
      case "≠": "write !="
      case "$", "#", "@": "write names as they are, without a sign before them"
      case ";": "an expression is a single value"
      default: nil
      }
    return Self("unexpected character '\(character)'", at: range, help: help)
  }

  static func strictEquality(_ symbol: Token.Symbol, at range: Range<Int>) -> Self {
    Self("unknown operator '\(symbol.rawValue)='", at: range, help: "write \(symbol.rawValue)")
  }

  static func unterminatedString(at range: Range<Int>) -> Self {
    Self("string is not closed", at: range, help: "end it with the quote it begins with")
  }

  static func unterminatedName(at range: Range<Int>) -> Self {
    Self("quoted name is not closed", at: range, help: "write strings between ' or \"; ` is for names after a dot")
  }

  static func unknownEscape(_ text: String, at range: Range<Int>) -> Self {
    Self(
      "unknown escape '\(text)' in string", at: range,
      help: "write \\\\ for a backslash itself, or r'…' for a string without escapes")
  }

  static func incompleteEscape(_ text: String, digits: Int, at range: Range<Int>) -> Self {
    Self("escape '\(text)' needs \(digits) digits", at: range)
  }

  static func noSuchCharacter(_ text: String, at range: Range<Int>) -> Self {
    Self("escape '\(text)' is no Unicode character", at: range)
  }

  static func numberOutOfRange(_ text: String, _ kind: ExpressionKind, at range: Range<Int>) -> Self {
    let limits: String? =
      switch kind {
      case .int: "ints go from -9223372036854775808 to 9223372036854775807"
      case .uint: "uints go from 0 to 18446744073709551615"
      default: nil
      }
    return Self("number '\(text)' is too large", at: range, help: limits)
  }

  static func lettersAfterNumber(_ text: String, at range: Range<Int>) -> Self {
    Self("'\(text)' is neither a number nor a name", at: range, help: "a name begins with a letter or '_'")
  }

  static func reservedWord(_ word: String, at range: Range<Int>) -> Self {
    Self(
      "'\(word)' is a reserved word", at: range,
      help: word == "if" || word == "else" ? "write condition ? value : otherwise" : nil)
  }

  static func unexpected(_ found: String, after previous: String?, at range: Range<Int>) -> Self {
    let help: String? =
      switch found.lowercased() {
      case "and": "write && for and"
      case "or": "write || for or"
      case "not": "write ! for not, as in !(a in b)"
      case "is", "eq": "write == to compare"
      case "then": "write condition ? value : otherwise"
      case "mod": "write % for the remainder"
      case "=>": "write >="
      default: nil
      }
    let message = previous.map { "expected an operator between '\($0.shortened)' and '\(found.shortened)'" }
    let isCloser = [")", "]", "}"].contains(found)
    return isCloser
      ? Self("'\(found)' without '\(found == ")" ? "(" : found == "]" ? "[" : "{")'", at: range)
      : Self(message ?? "unexpected '\(found.shortened)'", at: range, help: help)
  }

  static func missingOperand(_ found: String, after previous: String?, at range: Range<Int>) -> Self {
    let place = previous.map { " after '\($0.shortened)'" } ?? ""
    if found.isEmpty {
      return Self(previous == nil ? "expression is empty" : "expected a value\(place)", at: range)
    }
    return Self("expected a value\(place), found '\(found.shortened)'", at: range)
  }

  static func missingFieldName(_ found: String, at range: Range<Int>) -> Self {
    Self("expected a name after '.'" + (found.isEmpty ? "" : ", found '\(found.shortened)'"), at: range)
  }

  static func missingColon(_ found: String, question: Range<Int>, at range: Range<Int>) -> Self {
    Self(
      "expected ':' after the value for true" + (found.isEmpty ? "" : ", found '\(found.shortened)'"), at: range,
      help: "write condition ? value : otherwise")
  }

  static func missingMapColon(_ found: String, at range: Range<Int>) -> Self {
    Self(
      "expected ':' after the key of a map" + (found.isEmpty ? "" : ", found '\(found.shortened)'"), at: range,
      help: "write {'key': value}")
  }

  static func missingClosing(_ symbol: Token.Symbol, opening: String, found: String, at range: Range<Int>) -> Self {
    found.isEmpty
      ? Self("'\(opening)' is not closed", at: range, help: "add '\(symbol.rawValue)'")
      : Self("expected ',' or '\(symbol.rawValue)', found '\(found.shortened)'", at: range)
  }

  static func hasArgument(variable: String?, at range: Range<Int>) -> Self {
    Self(
      "'has' takes one field of a map, as in has(env.HOME)", at: range,
      help: variable.map { "write \($0) != null to ask whether it has a value" })
  }

  static func macroArguments(_ macro: Comprehension.Macro, at range: Range<Int>) -> Self {
    let example: String =
      switch macro {
      case .map: "list.map(x, x + 1)"
      default: "list.\(macro.rawValue)(x, x > 0)"
      }
    return Self(
      "'\(macro.rawValue)' takes a name for the element and what to do with it", at: range, help: "write \(example)")
  }

  static func pattern(_ error: PatternError, at range: Range<Int>) -> Self {
    Self("invalid pattern: \(error.message)", at: range, help: error.help)
  }
}

extension String {
  /// At most 24 characters, so that a message stays a line.
  var shortened: String { count > 24 ? prefix(23) + "…" : self }
}
