internal import Values
import Wording

/// The functions of expressions: the standard ones (CEL specification, "List of Standard Definitions"), the strings
/// extension, and Kubernetes' functions for lists of numbers.
package enum Function: String, CaseIterable, Sendable {
  case size, startsWith, endsWith, contains, matches
  case int, uint, double, string, bool, bytes, type, dyn, timestamp, duration
  case getFullYear, getMonth, getDate, getDayOfMonth, getDayOfWeek, getDayOfYear
  case getHours, getMinutes, getSeconds, getMilliseconds
  case split, join, lowerAscii, upperAscii, trim, replace, substring, indexOf, lastIndexOf, charAt, reverse, format
  case sum, min, max

  enum Style {
    /// `size(text)`
    case function
    /// `text.size()`
    case method
  }

  func allows(_ style: Style) -> Bool {
    switch self {
    case .size, .matches: true
    case .int, .uint, .double, .string, .bool, .bytes, .type, .dyn, .timestamp, .duration: style == .function
    default: style == .method
    }
  }
}

extension Function {
  /// A suggestion for an unknown name of a function or macro.
  static func suggestion(for name: String) -> String? {
    if let known = foreignNames[name.lowercased()] { return known }
    let macros = Comprehension.Macro.standard.map(\.rawValue) + ["has"]
    return NearestWord.to(name, among: allCases.map(\.rawValue) + macros)
  }

  /// Our functions' names in other languages, in lower case.
  private static let foreignNames = [
    "len": "size", "length": "size", "count": "size", "strlen": "size",
    "lower": "lowerAscii", "tolower": "lowerAscii", "tolowercase": "lowerAscii", "downcase": "lowerAscii",
    "lowercase": "lowerAscii", "upper": "upperAscii", "toupper": "upperAscii", "touppercase": "upperAscii",
    "upcase": "upperAscii", "uppercase": "upperAscii", "includes": "contains", "has_prefix": "startsWith",
    "hasprefix": "startsWith", "hassuffix": "endsWith", "strip": "trim", "match": "matches", "test": "matches",
    "str": "string", "tostring": "string", "float": "double", "number": "double", "parseint": "int",
    "integer": "int", "boolean": "bool", "substr": "substring", "slice": "substring", "any": "exists", "some": "exists",
    "every": "all", "index": "indexOf", "find": "indexOf", "date": "timestamp", "typeof": "type",
    "total": "sum", "add": "sum", "least": "min", "minimum": "min", "greatest": "max", "maximum": "max",
  ]
}

/// An overload of a function. The receiver of a method is its first operand.
struct Signature {
  let operands: [ExpressionType]
  let result: ExpressionType

  init(_ operands: ExpressionType..., gives result: ExpressionType) {
    self.operands = operands
    self.result = result
  }
}

extension Function {
  /// Every overload of the function.
  var signatures: [Signature] {
    switch self {
    case .size: [.string, .bytes, .list(of: .any), .map(key: .any, value: .any)].map { Signature($0, gives: .int) }
    case .startsWith, .endsWith, .contains, .matches: [Signature(.string, .string, gives: .bool)]
    case .int, .uint, .double, .string, .bool, .bytes, .type, .dyn, .timestamp, .duration: conversionSignatures
    case .getFullYear, .getMonth, .getDate, .getDayOfMonth, .getDayOfWeek, .getDayOfYear: accessorSignatures
    case .getHours, .getMinutes, .getSeconds, .getMilliseconds: accessorSignatures + [Signature(.duration, gives: .int)]
    case .split:
      [
        Signature(.string, .string, gives: .list(of: .string)),
        Signature(.string, .string, .int, gives: .list(of: .string)),
      ]
    case .join: [Signature(.list(of: .string), gives: .string), Signature(.list(of: .string), .string, gives: .string)]
    case .lowerAscii, .upperAscii, .trim, .reverse: [Signature(.string, gives: .string)]
    case .replace:
      [
        Signature(.string, .string, .string, gives: .string),
        Signature(.string, .string, .string, .int, gives: .string),
      ]
    case .substring: [Signature(.string, .int, gives: .string), Signature(.string, .int, .int, gives: .string)]
    case .indexOf, .lastIndexOf:
      [Signature(.string, .string, gives: .int), Signature(.string, .string, .int, gives: .int)]
    case .charAt: [Signature(.string, .int, gives: .string)]
    case .format: [Signature(.string, .list(of: .any), gives: .string)]
    case .sum: Self.numbers.map { Signature(.list(of: .nullable($0)), gives: $0) }
    case .min, .max: Self.numbers.map { Signature(.list(of: .nullable($0)), gives: .nullable($0)) }
    }
  }

  private static let numbers: [ExpressionType] = [.int, .uint, .double]

  private var conversionSignatures: [Signature] {
    switch self {
    case .int: signatures(from: [.int, .uint, .double, .string, .timestamp], to: .int)
    case .uint: signatures(from: [.uint, .int, .double, .string], to: .uint)
    case .double: signatures(from: [.double, .int, .uint, .string], to: .double)
    case .string: signatures(from: [.string, .int, .uint, .double, .bool, .bytes, .timestamp, .duration], to: .string)
    case .bool: signatures(from: [.bool, .string], to: .bool)
    case .bytes: signatures(from: [.bytes, .string], to: .bytes)
    case .timestamp: signatures(from: [.timestamp, .string, .int], to: .timestamp)
    case .duration: signatures(from: [.duration, .string], to: .duration)
    case .type: [Signature(.any, gives: .type)]
    default: [Signature(.any, gives: .any)]
    }
  }

  private var accessorSignatures: [Signature] {
    [Signature(.timestamp, gives: .int), Signature(.timestamp, .string, gives: .int)]
  }

  private func signatures(from sources: [ExpressionType], to result: ExpressionType) -> [Signature] {
    sources.map { Signature($0, gives: result) }
  }
}
