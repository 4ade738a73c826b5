internal import Values
import Wording

/// The words of every mistake that checking finds.
extension ExpressionDiagnostic {
  static func unknownName(_ name: String, known: some Collection<String>, at range: Range<Int>) -> Self {
    Self("unknown name '\(name)'", at: range, help: suggestion(name, known))
  }

  static func unknownField(_ name: String, of owner: String, known: some Collection<String>, at range: Range<Int>)
    -> Self
  {
    Self("'\(owner.shortened)' has no field '\(name)'", at: range, help: suggestion(name, known))
  }

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
    let wanted =
      phrases.count > 1
      ? phrases.dropLast().joined(separator: ", ") + " or " + phrases[phrases.count - 1] : phrases.first ?? ""
    return Self("'\(function.rawValue)' takes \(wanted) here, not \(type.phrase)", at: range)
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
  ) -> Self {
    Self("\(element.phrase) is never in \(range.phrase)", at: place)
  }

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
    expected == .bool
      ? Self(
        "expected a condition, found \(type.phrase)", at: range, help: "compare it with something, as in x == 'yes'")
      : Self("expected \(expected.phrase), found \(type.phrase)", at: range)
  }

  private static func suggestion(_ name: String, _ known: some Collection<String>) -> String? {
    if let nearest = NearestWord.to(name, among: known) { return "did you mean '\(nearest)'?" }
    if name == "undefined" || name == "nil" || name == "None" { return "write null for no value" }
    return known.isEmpty || known.count > 6 ? nil : "known names are \(known.sorted().joined(separator: ", "))"
  }

  /// How to bring two operands to one type, where it is clear which.
  private static func conversion(
    _ left: ExpressionType, _ right: ExpressionType, _ leftText: String, _ rightText: String, isOrdering: Bool
  ) -> String? {
    let sides = [
      (left.unwrapped, leftText.shortened, right.unwrapped), (right.unwrapped, rightText.shortened, left.unwrapped),
    ]
    for (type, text, other) in sides {
      switch (type, other) {
      case (.int, .double), (.uint, .double):
        return Int(text) == nil ? "write double(\(text))" : "write \(text).0"
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
