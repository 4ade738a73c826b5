internal import Values

/// A number in a definition or an answer; integers keep all their digits.
package enum Number: Sendable, Hashable {
  case integer(Int64)
  case number(Double)

  /// The nearest double.
  package var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    }
  }

  /// The exact decimal digits; nil for infinities and NaN.
  var decimal: DecimalNumber? {
    switch self {
    case .integer(let value): DecimalNumber(value)
    case .number(let value): DecimalNumber(value)
    }
  }

  /// The number as JSON; integers have no decimal point.
  package var text: String {
    switch self {
    case .integer(let value): String(value)
    case .number(let value): AnswerValue.number(value).text
    }
  }
}

extension Number: Comparable {
  package static func < (left: Number, right: Number) -> Bool {
    if case .integer(let left) = left, case .integer(let right) = right { return left < right }
    return left.double < right.double
  }
}

/// The bounds of an ordered value, as in JSON Schema (validation vocabulary, section 6.2).
package struct Limits<Value: Comparable & Sendable>: Sendable {
  package var minimum: Value?
  package var maximum: Value?
  package var exclusiveMinimum: Value?
  package var exclusiveMaximum: Value?
  /// Greater than 0.
  package var multipleOf: Number?

  package init() {}
}
