internal import Expressions
internal import FormDefinitions
internal import Values

/// Translates expressions to SMT-LIB, by a walk over their syntax with the fields' types. What it cannot say exactly,
/// it refuses.
struct SMTTranslator {
  let form: ProofForm
  /// Names for values that are used more than once, with their definitions.
  private(set) var definitions: [String] = []
  private var values: [Int: SMTValue] = [:]
  private var size = 0
  /// What is only roughly the same in the form, so that what has no solution here may have one there.
  var approximation: String?

  private static let mostBytes = 1 << 20

  init(_ form: ProofForm) { self.form = form }

  // Fields.

  /// Whether a field exists: `w0` stands for its condition and `s0` for that of its section, which the constraints of
  /// the claim define.
  func exists(_ field: Int) -> String {
    var parts = [sectionExists(form.sections[field])]
    if case .always = form.fields[field].when {} else { parts.append("w\(field)") }
    return SMT.and(parts)
  }

  func sectionExists(_ section: Int) -> String {
    form.definition.sections[section].when == nil ? "true" : "s\(section)"
  }

  private mutating func define(_ term: String, _ sort: String, _ name: String) -> String {
    guard term.utf8.count > 12 else { return term }
    definitions.append("(define-fun \(name) () \(sort) \(term))")
    return name
  }

  /// The value of a field as expressions see it.
  mutating func value(of field: Int) throws(Untranslatable) -> SMTValue {
    if let known = values[field] { return known }
    let exists = exists(field)
    let value: SMTValue
    if let expression = form.fields[field].kind.expression {
      var computed = try self.value(expression.expression, of: nil)
      computed.isNull = define(
        SMT.or([SMT.not(exists), computed.isNull, computed.unanswered, computed.failed]), "Bool", "c\(field)n")
      (computed.unanswered, computed.failed) = ("false", "false")
      if let sort = computed.sort.name { computed.term = define(computed.term, sort, "c\(field)v") }
      value = computed
    } else if case .options = try sort(of: field) {
      value = SMTValue(sort: .options(field), term: "")
    } else {
      value = SMTValue(
        sort: try sort(of: field), term: "v\(field)", isNull: SMT.or([SMT.not(exists), "n\(field)"]))
    }
    values[field] = value
    return value
  }

  func sort(of field: Int) throws(Untranslatable) -> SMTValue.Sort {
    let definition = form.fields[field]
    switch definition.type {
    case .boolean: return .bool
    case .integer: return .int
    case .number: return .real
    case .date, .datetime: return .time
    case .time where definition.carriesOffset:
      throw Untranslatable(words: "the offsets of times such as '\(definition.id)' are not translated")
    case .time: return .clock
    case .text, .password, .textarea, .path: return .string
    case .select:
      switch definition.expressionType.unwrapped {
      case .string: return .string
      case .int: return .int
      case .double: return .real
      case .bool: return .bool
      default: throw Untranslatable(words: "the options of '\(definition.id)' are of several types")
      }
    case .multiselect:
      guard definition.choice?.options.known.map({ $0.count <= 200 }) == true else {
        throw Untranslatable(words: "the options of '\(definition.id)' are not known")
      }
      guard definition.choice?.takesOther == false else {
        throw Untranslatable(words: "what '\(definition.id)' takes besides its options is not translated")
      }
      return .options(field)
    case .list, .map, .computed, .note:
      throw Untranslatable(words: "rows such as those of '\(definition.id)' are not translated")
    }
  }

  // Conditions.

  mutating func condition(_ expression: Expression, of field: Int?) throws(Untranslatable) -> SMTCondition {
    try condition(Walk(tree: expression.tree, field: field), expression.tree.root)
  }

  mutating func value(_ expression: Expression, of field: Int?) throws(Untranslatable) -> SMTValue {
    try value(Walk(tree: expression.tree, field: field), expression.tree.root)
  }

  /// An expression and the field that is `self` in it.
  struct Walk {
    let tree: SyntaxTree
    let field: Int?
  }

  mutating func condition(_ walk: Walk, _ node: SyntaxNode.ID) throws(Untranslatable) -> SMTCondition {
    let condition = try translated(walk, node)
    size += condition.yes.utf8.count + condition.no.utf8.count + condition.unanswered.utf8.count
    guard size < Self.mostBytes else { throw Untranslatable(words: "the conditions are too large") }
    return condition
  }

  private mutating func translated(_ walk: Walk, _ node: SyntaxNode.ID) throws(Untranslatable) -> SMTCondition {
    switch walk.tree.nodes[node] {
    case .constant(.bool(let value)):
      return SMTCondition(yes: "\(value)", no: "\(!value)", unanswered: "false")
    case .not(let operand):
      let inner = try condition(walk, operand)
      return SMTCondition(yes: inner.no, no: inner.yes, unanswered: inner.unanswered)
    case .and(let operands): return try decide(walk, operands, isAnd: true)
    case .or(let operands): return try decide(walk, operands, isAnd: false)
    case .conditional(let test, let then, let otherwise):
      let (test, one, other) = (
        try condition(walk, test), try condition(walk, then), try condition(walk, otherwise)
      )
      func joined(_ part: (SMTCondition) -> String) -> String {
        SMT.or([SMT.and([test.yes, part(one)]), SMT.and([test.no, part(other)])])
      }
      return SMTCondition(
        yes: joined(\.yes), no: joined(\.no), unanswered: SMT.or([test.unanswered, joined(\.unanswered)]))
    case .binary(let operation, let left, let right) where operation.isComparison:
      return try comparison(walk, operation, left, right)
    case .match(let text, let pattern):
      let value = try value(walk, text)
      guard value.sort == .string else { throw Untranslatable(words: "a pattern is matched with no text") }
      return present([value], "(str.in_re \(value.term) \(try SMTPattern.term(for: pattern)))")
    case .call(let function, let operands, _) where operands.count == 2 && SMTTranslator.tests[function] != nil:
      let (one, other) = (try value(walk, operands[0]), try value(walk, operands[1]))
      guard one.sort == .string, other.sort == .string, let name = Self.tests[function] else {
        throw Untranslatable(words: "'\(function.rawValue)' is used with no text")
      }
      return present(
        [one, other],
        function == .contains ? "(\(name) \(one.term) \(other.term))" : "(\(name) \(other.term) \(one.term))")
    default:
      let value = try value(walk, node)
      guard value.sort == .bool else { throw Untranslatable(words: "'\(walk.tree.text(node))' is no condition") }
      return SMTCondition(
        yes: SMT.and([value.isPresent, value.term]), no: SMT.and([value.isPresent, SMT.not(value.term)]),
        unanswered: SMT.or([value.unanswered, value.isNull]))
    }
  }

  private static let tests: [Function: String] = [
    .startsWith: "str.prefixof", .endsWith: "str.suffixof", .contains: "str.contains",
  ]

  /// A condition about values that must all be present.
  func present(_ values: [SMTValue], _ formula: String) -> SMTCondition {
    let isPresent = SMT.and(values.map(\.isPresent))
    let failed = SMT.or(values.map(\.failed))
    return SMTCondition(
      yes: SMT.and([isPresent, formula]), no: SMT.and([isPresent, SMT.not(formula)]),
      unanswered: SMT.and([SMT.not(failed), SMT.or(values.flatMap { [$0.isNull, $0.unanswered] })]))
  }

  /// A chain of `&&` or `||`: an operand decides despite failures of others, and otherwise the first failure counts.
  private mutating func decide(
    _ walk: Walk, _ operands: [SyntaxNode.ID], isAnd: Bool
  ) throws(Untranslatable) -> SMTCondition {
    let parts = try operands.map { operand throws(Untranslatable) in try condition(walk, operand) }
    let absorbing = SMT.or(parts.map { isAnd ? $0.no : $0.yes })
    let neutral = SMT.and(parts.map { isAnd ? $0.yes : $0.no })
    var unanswered = "false"
    for part in parts.reversed() { unanswered = SMT.choose(part.hasValue, unanswered, part.unanswered) }
    unanswered = SMT.and([SMT.not(absorbing), unanswered])
    return isAnd
      ? SMTCondition(yes: neutral, no: absorbing, unanswered: unanswered)
      : SMTCondition(yes: absorbing, no: neutral, unanswered: unanswered)
  }
}

extension SMTValue.Sort {
  /// The sort's name in SMT-LIB; nil for those that have none.
  var name: String? {
    switch self {
    case .bool: "Bool"
    case .int, .time, .span, .clock: "Int"
    case .real: "Real"
    case .string: "String"
    case .null, .constants, .options: nil
    }
  }
}
