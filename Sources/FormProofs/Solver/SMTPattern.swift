internal import Expressions

/// Patterns as regular expressions of SMT-LIB.
enum SMTPattern {
  /// A regular expression of the texts in which the pattern matches anywhere.
  static func term(for pattern: Pattern) throws(Untranslatable) -> String { try whole(pattern.shape) }

  private static func whole(_ shape: PatternShape) throws(Untranslatable) -> String {
    switch shape {
    case .alternatives(let parts): return union(try parts.map(whole))
    case .sequence(let parts): return try sequence(parts)
    default: return try sequence([shape])
    }
  }

  /// A sequence at the top, which `^` and `$` tie to the ends of the text.
  private static func sequence(_ parts: [PatternShape]) throws(Untranslatable) -> String {
    var parts = parts[...]
    var (before, after) = (["re.all"], ["re.all"])
    while case .textStart? = parts.first {
      before = []
      parts = parts.dropFirst()
    }
    while case .textEnd? = parts.last {
      after = []
      parts = parts.dropLast()
    }
    return concatenation(before + (try parts.map(term)) + after)
  }

  private static func term(_ shape: PatternShape) throws(Untranslatable) -> String {
    switch shape {
    case .empty: return "(str.to_re \"\")"
    case .scalars(let ranges): return union(ranges.map(range))
    case .sequence(let parts): return concatenation(try parts.map(term))
    case .alternatives(let parts): return union(try parts.map(term))
    case .repeated(let part, let minimum, let maximum):
      let inner = try term(part)
      guard let maximum else {
        return minimum == 0
          ? "(re.* \(inner))" : concatenation(["((_ re.loop \(minimum) \(minimum)) \(inner))", "(re.* \(inner))"])
      }
      return "((_ re.loop \(minimum) \(maximum)) \(inner))"
    case .textStart, .textEnd, .other: throw Untranslatable(words: "a part of a pattern is not translated")
    }
  }

  private static func range(_ range: ClosedRange<UInt32>) -> String {
    // The solver's characters end here.
    let most: UInt32 = 0x2FFFF
    let (low, high) = (min(range.lowerBound, most), min(range.upperBound, most))
    return "(re.range \(character(low)) \(character(high)))"
  }

  private static func character(_ scalar: UInt32) -> String { "\"\\u{\(String(scalar, radix: 16))}\"" }

  private static func union(_ terms: [String]) -> String {
    switch terms.count {
    case 0: "re.none"
    case 1: terms[0]
    default: "(re.union \(terms.joined(separator: " ")))"
    }
  }

  private static func concatenation(_ terms: [String]) -> String {
    switch terms.count {
    case 0: "(str.to_re \"\")"
    case 1: terms[0]
    default: "(re.++ \(terms.joined(separator: " ")))"
    }
  }
}

extension PatternShape {
  /// True if the whole text consists of printable ASCII characters, each of which is one scalar.
  var isPlain: Bool {
    guard case .sequence(let parts) = self, case .textStart? = parts.first, case .textEnd? = parts.last else {
      return false
    }
    return parts.dropFirst().dropLast().allSatisfy(\.isOfPlainCharacters)
  }

  private var isOfPlainCharacters: Bool {
    switch self {
    case .empty: true
    case .scalars(let ranges): ranges.allSatisfy { $0.lowerBound >= 0x20 && $0.upperBound <= 0x7E }
    case .sequence(let parts), .alternatives(let parts): parts.allSatisfy(\.isOfPlainCharacters)
    case .repeated(let part, _, _): part.isOfPlainCharacters
    case .textStart, .textEnd, .other: false
    }
  }
}
