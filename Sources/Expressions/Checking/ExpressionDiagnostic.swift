internal import Values
import Wording

/// A mistake in the text of an expression, found without evaluating it.
package struct ExpressionDiagnostic: Hashable, Sendable {
  /// Lower case, no final period; quotes from the source in single quotes.
  package let message: String
  /// UTF-8 offsets into the source; empty, at its end, if something is missing there.
  package let range: Range<Int>
  /// A suggested correction, if any.
  package let help: String?

  package init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}

extension [ExpressionDiagnostic] {
  /// By where they begin; those at the same place as they were found.
  var inSourceOrder: [ExpressionDiagnostic] {
    enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
  }
}

/// All syntax errors of an expression, in source order; never empty.
package struct ExpressionDiagnostics: Error, Hashable, Sendable {
  package let all: [ExpressionDiagnostic]
}

/// The messages of syntax errors.
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
    if found.isEmpty { return Self(previous == nil ? "expression is empty" : "expected a value\(place)", at: range) }
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
  /// Truncated to 24 characters, so that a message fits on a line.
  var shortened: String { count > 24 ? prefix(23) + "…" : self }
}

extension [String] {
  /// `a, b or c`.
  package var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}

/// The messages of type errors.
extension ExpressionDiagnostic {
  static func unknownName(_ name: String, known: some Collection<String>, at range: Range<Int>) -> Self {
    Self("unknown name '\(name)'", at: range, help: suggestion(name, known))
  }

  static func unknownField(_ name: String, of owner: String, known: some Collection<String>, at range: Range<Int>)
    -> Self
  { Self("'\(owner.shortened)' has no field '\(name)'", at: range, help: suggestion(name, known)) }

  static func noFields(_ field: String, _ owner: String, _ type: ExpressionType, at range: Range<Int>) -> Self {
    let function = Function(rawValue: field).flatMap { $0.allows(.method) ? $0 : nil }
    return Self(
      "'\(owner.shortened)' is \(type.phrase) and has no field '\(field)'", at: range,
      help: function.map { "write .\($0.rawValue)(…) to call the function" }
        ?? Function.suggestion(for: field).map { "did you mean the function '\($0)'?" })
  }

  static func noSubscript(_ owner: String, _ type: ExpressionType, key: String, at range: Range<Int>) -> Self {
    Self(
      "'\(owner.shortened)' is \(type.phrase) and cannot be subscripted", at: range,
      help: type.unwrapped == .string ? "write \(owner.shortened).charAt(\(key.shortened))" : nil)
  }

  static func listIndex(_ type: ExpressionType, at range: Range<Int>) -> Self {
    Self("a list is subscripted with an int, not with \(type.phrase)", at: range)
  }

  static func mapKey(_ type: ExpressionType, at range: Range<Int>) -> Self {
    Self("\(type.phrase) cannot be the key of a map", at: range, help: "keys are strings, ints, uints or bools")
  }

  static func unknownFunction(_ name: String, isVariable: Bool, at range: Range<Int>) -> Self {
    let help: String? =
      isVariable
      ? "'\(name)' is a value: write it without parentheses"
      : Function.suggestion(for: name).map { "did you mean '\($0)'?" }
    return Self("unknown function '\(name)'", at: range, help: help)
  }

  static func wrongStyle(_ function: Function, isMethod: Bool, at range: Range<Int>) -> Self {
    let name = function.rawValue
    return isMethod
      ? Self("'\(name)' is not called on a value", at: range, help: "write \(name)(value)")
      : Self("'\(name)' is called on a value", at: range, help: "write value.\(name)(…)")
  }

  static func macroWithoutList(_ name: String, at range: Range<Int>) -> Self {
    Self("'\(name)' is called on a list or a map", at: range, help: "write list.\(name)(x, …)")
  }

  static func argumentCount(_ function: Function, expected: [Int], found: Int, at range: Range<Int>) -> Self {
    let counts = expected.map(String.init).joined(separator: " or ")
    let noun = expected == [1] ? "argument" : "arguments"
    return Self("'\(function.rawValue)' takes \(expected == [0] ? "no" : counts) \(noun), not \(found)", at: range)
  }

  static func operand(_ function: Function, _ type: ExpressionType, expected: [ExpressionType], at range: Range<Int>)
    -> Self
  {
    var phrases: [String] = []
    for type in expected where !phrases.contains(type.phrase) { phrases.append(type.phrase) }
    return Self("'\(function.rawValue)' takes \(phrases.alternatives) here, not \(type.phrase)", at: range)
  }

  static func cannotCombine(
    _ operation: BinaryOperator, _ left: ExpressionType, _ right: ExpressionType, _ leftText: String,
    _ rightText: String, at range: Range<Int>
  ) -> Self {
    let verb = operation.isOrdering ? "compare" : "combine"
    return Self(
      "'\(operation.rawValue)' cannot \(verb) \(left.phrase) and \(right.phrase)", at: range,
      help: conversion(left, right, leftText, rightText, isOrdering: operation.isOrdering))
  }

  static func neverEqual(
    _ operation: BinaryOperator, _ left: ExpressionType, _ right: ExpressionType, _ leftText: String,
    _ rightText: String, at range: Range<Int>
  ) -> Self {
    let outcome = operation == .equal ? "never" : "always"
    return Self(
      "'\(operation.rawValue)' between \(left.phrase) and \(right.phrase) is \(outcome) true", at: range,
      help: conversion(left, right, leftText, rightText, isOrdering: true))
  }

  static func neverIn(
    _ element: ExpressionType, _ member: ExpressionType, _ range: ExpressionType, at place: Range<Int>
  ) -> Self { Self("\(element.phrase) is never in \(range.phrase)", at: place) }

  static func notAContainer(_ text: String, _ type: ExpressionType, at range: Range<Int>) -> Self {
    Self(
      "'in' looks into a list or a map, and '\(text.shortened)' is \(type.phrase)", at: range,
      help: type.unwrapped == .string ? "write text.contains(part)" : nil)
  }

  static func notARange(
    _ text: String, _ type: ExpressionType, _ macro: Comprehension.Macro, at range: Range<Int>
  ) -> Self {
    Self("'\(macro.rawValue)' runs over a list or a map, and '\(text.shortened)' is \(type.phrase)", at: range)
  }

  static func notACondition(_ text: String, _ type: ExpressionType, _ operation: String, at range: Range<Int>) -> Self {
    let help: String? =
      switch type.unwrapped {
      case .string: "write \(text.shortened) != '' or \(text.shortened) != null"
      case .int, .uint, .double: "write \(text.shortened) != 0"
      case .list, .map: "write size(\(text.shortened)) > 0"
      default: nil
      }
    return Self("'\(operation)' needs true or false, and '\(text.shortened)' is \(type.phrase)", at: range, help: help)
  }

  static func chainedComparison(_ operation: BinaryOperator, at range: Range<Int>) -> Self {
    Self(
      "comparisons cannot be chained", at: range, help: "write a \(operation.rawValue) b && b \(operation.rawValue) c")
  }

  static func cannotNegate(_ type: ExpressionType, at range: Range<Int>) -> Self {
    Self("'-' cannot negate \(type.phrase)", at: range, help: type.unwrapped == .bool ? "write ! for not" : nil)
  }

  static func unexpectedResult(_ type: ExpressionType, expected: ExpressionType, at range: Range<Int>) -> Self {
    let help =
      switch (expected.unwrapped, type.unwrapped) {
      case (.bool, _): "compare it with something, as in x == 'yes'"
      case (.list, _): "write a list, as in [x]"
      case (.map, _), (.record, _): "write a map, as in {'key': x}"
      case (_, .list): "take one of its values, as in x[0]"
      case (_, .map), (_, .record): "take one of its values, as in x.key"
      case (let type, _): "convert it, as in \(type)(x)"
      }
    let phrase = expected == .bool ? "a condition" : expected.phrase
    return Self("expected \(phrase), found \(type.phrase)", at: range, help: help)
  }

  private static func suggestion(_ name: String, _ known: some Collection<String>) -> String? {
    if name == "self" { return "'self' is the value in a field's own rules; elsewhere its id names it" }
    if let hint = NearestWord.hint(for: name, among: known) { return hint }
    if name == "undefined" || name == "nil" || name == "None" { return "write null for no value" }
    return known.isEmpty || known.count > 6 ? nil : "known names are \(known.sorted().joined(separator: ", "))"
  }

  /// The conversion of one operand to the other's type, if there is one.
  private static func conversion(
    _ left: ExpressionType, _ right: ExpressionType, _ leftText: String, _ rightText: String, isOrdering: Bool
  ) -> String? {
    let sides = [
      (left.unwrapped, leftText.shortened, right.unwrapped), (right.unwrapped, rightText.shortened, left.unwrapped),
    ]
    for (type, text, other) in sides {
      switch (type, other) {
      case (.int, .double), (.uint, .double): return Int(text) == nil ? "write double(\(text))" : "write \(text).0"
      case (.int, .uint): return Int(text) == nil ? "write uint(\(text))" : "write \(text)u"
      case (.int, .string), (.uint, .string), (.double, .string), (.bool, .string):
        if !isOrdering { return "write string(\(text))" }
        return Int(text) == nil ? nil : "write '\(text)'"
      case (.string, .timestamp): return "write timestamp(\(text))"
      case (.string, .duration): return "write duration(\(text))"
      case (.int, .timestamp) where !isOrdering, (.int, .duration): return "write duration('24h') for a span of time"
      default: continue
      }
    }
    return nil
  }
}
