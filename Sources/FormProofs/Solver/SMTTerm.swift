/// What cannot be said to the solver; the claim is undecided then.
struct Untranslatable: Error {
  var words: String
}

/// A condition in SMT-LIB: formulas for its three outcomes. Anything else is a failure.
struct SMTCondition {
  /// It holds.
  var yes: String
  /// It is false.
  var no: String
  /// It has no value because an answer is missing.
  var unanswered: String

  /// It fails for another reason than a missing answer.
  var failed: String { SMT.not(SMT.or([yes, no, unanswered])) }
  /// It has a value.
  var hasValue: String { SMT.or([yes, no]) }
}

/// A value in SMT-LIB, with formulas for having none.
struct SMTValue: Equatable {
  enum Sort: Equatable {
    case bool, int, real, string
    /// Seconds since 1970.
    case time
    /// Seconds.
    case span
    /// A time of day as text, in seconds of the day.
    case clock
    case null
    /// A list of constants.
    case constants([SMTValue])
    /// The chosen options of a field.
    case options(Int)
  }

  var sort: Sort
  var term: String
  /// It is null.
  var isNull = "false"
  /// It cannot be evaluated, because an answer is missing.
  var unanswered = "false"
  /// It cannot be evaluated for another reason.
  var failed = "false"

  var isPresent: String { SMT.not(SMT.or([isNull, unanswered, failed])) }
}

/// SMT-LIB's syntax.
enum SMT {
  static func not(_ formula: String) -> String {
    switch formula {
    case "true": "false"
    case "false": "true"
    default: "(not \(formula))"
    }
  }

  static func and(_ formulas: [String]) -> String { chain("and", formulas, neutral: "true", absorbing: "false") }
  static func or(_ formulas: [String]) -> String { chain("or", formulas, neutral: "false", absorbing: "true") }

  private static func chain(_ name: String, _ formulas: [String], neutral: String, absorbing: String) -> String {
    let parts = formulas.filter { $0 != neutral }
    if parts.contains(absorbing) { return absorbing }
    switch parts.count {
    case 0: return neutral
    case 1: return parts[0]
    default: return "(\(name) \(parts.joined(separator: " ")))"
    }
  }

  static func implies(_ one: String, _ other: String) -> String { or([not(one), other]) }

  static func choose(_ condition: String, _ one: String, _ other: String) -> String {
    switch condition {
    case "true": one
    case "false": other
    default: one == other ? one : "(ite \(condition) \(one) \(other))"
    }
  }

  /// True if a whole number needs more than 64 bits.
  static func exceeds(_ term: String) -> String { not("(<= (- 9223372036854775808) \(term) 9223372036854775807)") }

  static func integer(_ value: Int64) -> String {
    value < 0 ? "(- \(value.magnitude))" : "\(value)"
  }

  /// The shortest decimal that reads as the number, and of whole numbers all digits, as far as whole numbers of 64 bits
  /// are compared with them; nil for infinities.
  static func real(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    let text = UInt64(exactly: value.magnitude).map { "\($0).0" } ?? "\(value.magnitude)"
    let parts = text.split(separator: "e")
    var term = parts[0].contains(".") ? String(parts[0]) : "\(parts[0]).0"
    if parts.count == 2, let exponent = Int(parts[1]) {
      guard abs(exponent) <= 308 else { return nil }
      let power = "1" + String(repeating: "0", count: abs(exponent)) + ".0"
      term = exponent < 0 ? "(/ \(term) \(power))" : "(* \(term) \(power))"
    }
    return value < 0 ? "(- \(term))" : term
  }

  static func string(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\"\""
      case 0x5C: quoted += "\\u{5c}"
      case 0x20...0x7E: quoted.unicodeScalars.append(scalar)
      default: quoted += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return quoted + "\""
  }
}

/// The answer of a solver: words, numbers, texts and lists of them.
indirect enum SMTAnswer: Equatable {
  case word(String)
  case text(String)
  case list([SMTAnswer])

  /// Every expression of an output. Nil if it is not SMT-LIB.
  static func read(_ output: String) -> [SMTAnswer]? {
    var stack: [[SMTAnswer]] = [[]]
    var rest = output.unicodeScalars[...]
    while let scalar = rest.first {
      switch scalar {
      case "(":
        rest.removeFirst()
        stack.append([])
        if stack.count > 200 { return nil }
      case ")":
        rest.removeFirst()
        guard stack.count > 1, let list = stack.popLast() else { return nil }
        stack[stack.count - 1].append(.list(list))
      case "\"":
        guard let text = string(&rest) else { return nil }
        stack[stack.count - 1].append(.text(text))
      case " ", "\n", "\r", "\t": rest.removeFirst()
      default:
        let word = rest.prefix { !"() \n\r\t\"".unicodeScalars.contains($0) }
        rest = rest[word.endIndex...]
        stack[stack.count - 1].append(.word(String(word)))
      }
    }
    return stack.count == 1 ? stack[0] : nil
  }

  private static func string(_ rest: inout Substring.UnicodeScalarView.SubSequence) -> String? {
    rest.removeFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\"" else {
        text.append(scalar)
        continue
      }
      guard rest.first == "\"" else { return unescaped(String(text)) }
      text.append(scalar)
      rest.removeFirst()
    }
    return nil
  }

  /// `\u{1f600}` and `\u0041` as scalars.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let slash = rest.firstRange(of: "\\u") {
      result += rest[..<slash.lowerBound]
      rest = rest[slash.upperBound...]
      let digits: Substring
      if rest.first == "{" {
        digits = rest.dropFirst().prefix { $0 != "}" }
        rest = rest.dropFirst(digits.count + 2)
      } else {
        digits = rest.prefix(4)
        rest = rest.dropFirst(4)
      }
      if let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + rest
  }

  var integer: Int64? {
    switch self {
    case .word(let word): return Int64(word)
    case .list(let parts):
      guard parts.count == 2, parts[0] == .word("-"), case .word(let word) = parts[1] else { return nil }
      return Int64("-\(word)")
    case .text: return nil
    }
  }

  var double: Double? {
    switch self {
    case .word(let word): return Double(word)
    case .text: return nil
    case .list(let parts):
      if parts.count == 2, parts[0] == .word("-") { return parts[1].double.map { -$0 } }
      guard parts.count == 3, parts[0] == .word("/"), let one = parts[1].double, let other = parts[2].double else {
        return nil
      }
      return one / other
    }
  }
}
