internal import Expressions
internal import FormDefinitions
internal import Values

extension SMTTranslator {
  mutating func value(_ walk: Walk, _ node: SyntaxNode.ID) throws(Untranslatable) -> SMTValue {
    switch walk.tree.nodes[node] {
    case .constant(let constant): return try Self.value(of: constant)
    case .variable(let slot): return try variable(walk.tree.variables[slot].name, walk)
    case .negate(let operand):
      var value = try value(walk, operand).needingAnswer
      guard [.int, .real].contains(value.sort) else { throw Untranslatable(words: "'-' of no number") }
      value.term = "(- \(value.term))"
      if value.sort == .int {
        value.failed = SMT.or([value.failed, SMT.and([SMT.not(value.unanswered), SMT.exceeds(value.term)])])
      }
      return value
    case .binary(let operation, let left, let right) where !operation.isComparison:
      return try arithmetic(operation, try value(walk, left), try value(walk, right))
    case .conditional(let test, let then, let otherwise): return try conditional(walk, test, then, otherwise)
    case .list(let elements):
      let constants = try elements.map { element throws(Untranslatable) in
        guard case .constant(let value) = walk.tree.nodes[element], let constant = try SMTValue(value) else {
          throw Untranslatable(words: "a list of more than constants")
        }
        return constant
      }
      return SMTValue(sort: .constants(constants), term: "")
    case .call(let function, let operands, _): return try call(walk, node, function, operands)
    case .index(let list, let key): return try part(walk, list, key)
    case .and, .or, .not, .match, .binary:
      return SMTValue(try condition(walk, node))
    default: throw Untranslatable(words: "'\(ProofForm.short(walk.tree.text(node)))' is not translated")
    }
  }

  private static func value(of constant: ExpressionValue) throws(Untranslatable) -> SMTValue {
    if let value = try SMTValue(constant) { return value }
    switch constant {
    case .uint(let value): return SMTValue(sort: .int, term: "\(value)")
    case .timestamp(let instant): return SMTValue(sort: .time, term: SMT.integer(instant.seconds))
    case .duration(let duration):
      guard duration.components.attoseconds == 0 else { throw Untranslatable(words: "parts of seconds") }
      return SMTValue(sort: .span, term: SMT.integer(duration.components.seconds))
    default: throw Untranslatable(words: "a value of an unusual type")
    }
  }

  private mutating func variable(_ name: String, _ walk: Walk) throws(Untranslatable) -> SMTValue {
    if name == "self", let field = walk.field { return try value(of: field) }
    if let field = form.index(of: name) { return try value(of: field) }
    switch name {
    case "today", "now": return SMTValue(sort: .time, term: name)
    case "focus": return SMTValue(sort: .string, term: "focus", isNull: "nofocus")
    default: throw Untranslatable(words: "'\(name)' is unknown")
    }
  }

  private mutating func conditional(
    _ walk: Walk, _ test: SyntaxNode.ID, _ then: SyntaxNode.ID, _ otherwise: SyntaxNode.ID
  ) throws(Untranslatable) -> SMTValue {
    let test = try condition(walk, test)
    let (one, other) = (try value(walk, then), try value(walk, otherwise))
    guard one.sort == other.sort || one.sort == .null || other.sort == .null else {
      throw Untranslatable(words: "a choice between values of two types")
    }
    let sort = one.sort == .null ? other.sort : one.sort
    func joined(_ part: (SMTValue) -> String) -> String {
      SMT.or([SMT.and([test.yes, part(one)]), SMT.and([test.no, part(other)])])
    }
    let term =
      one.sort == .null ? other.term : other.sort == .null ? one.term : SMT.choose(test.yes, one.term, other.term)
    return SMTValue(
      sort: sort, term: term, isNull: joined(\.isNull), unanswered: SMT.or([test.unanswered, joined(\.unanswered)]),
      failed: SMT.or([test.failed, joined(\.failed)]))
  }

  // Arithmetic.

  private mutating func arithmetic(
    _ operation: BinaryOperator, _ left: SMTValue, _ right: SMTValue
  ) throws(Untranslatable) -> SMTValue {
    var failed = SMT.or([left.failed, right.failed])
    let unanswered = SMT.and([
      SMT.not(failed), SMT.or([left.isNull, left.unanswered, right.isNull, right.unanswered]),
    ])
    let sort: SMTValue.Sort
    let term: String
    let (a, b) = (left.term, right.term)
    switch (left.sort, operation, right.sort) {
    case (.int, .add, .int), (.int, .subtract, .int), (.int, .multiply, .int):
      (sort, term) = (.int, "(\(operation.rawValue) \(a) \(b))")
      failed = SMT.or([failed, SMT.exceeds(term)])
    case (.int, .divide, .int), (.int, .remainder, .int):
      (sort, term) = (.int, operation == .divide ? "(quotient \(a) \(b))" : "(- \(a) (* \(b) (quotient \(a) \(b))))")
      failed = SMT.or([failed, "(= \(b) 0)", SMT.exceeds("(quotient \(a) \(b))")])
    case (.real, .add, .real), (.real, .subtract, .real), (.real, .multiply, .real):
      (sort, term) = (.real, "(\(operation.rawValue) \(a) \(b))")
      approximation = "fractions are rounded when they are computed"
    case (.real, .divide, .real):
      guard Double(b).map({ $0 != 0 }) == true else {
        throw Untranslatable(words: "a division by a number that may be 0")
      }
      (sort, term) = (.real, "(/ \(a) \(b))")
      approximation = "fractions are rounded when they are computed"
    case (.string, .add, .string): (sort, term) = (.string, "(str.++ \(a) \(b))")
    case (.time, .add, .span), (.span, .add, .time): (sort, term) = (.time, "(+ \(a) \(b))")
    case (.time, .subtract, .span): (sort, term) = (.time, "(- \(a) \(b))")
    case (.time, .subtract, .time): (sort, term) = (.span, "(- \(a) \(b))")
    case (.span, .add, .span): (sort, term) = (.span, "(+ \(a) \(b))")
    case (.span, .subtract, .span): (sort, term) = (.span, "(- \(a) \(b))")
    default: throw Untranslatable(words: "'\(operation.rawValue)' of values that are not translated")
    }
    return SMTValue(
      sort: sort, term: term, unanswered: unanswered, failed: SMT.and([SMT.not(unanswered), failed]))
  }

  // Functions.

  private mutating func call(
    _ walk: Walk, _ node: SyntaxNode.ID, _ function: Function, _ operands: [SyntaxNode.ID]
  ) throws(Untranslatable) -> SMTValue {
    if case .success(let constant) = Expression.part(of: walk.tree, node).evaluate({ _ in nil }) {
      return try Self.value(of: constant)
    }
    if [.startsWith, .endsWith, .contains, .matches].contains(function) {
      return SMTValue(try condition(walk, node))
    }
    guard operands.count == 1 else { throw Untranslatable(words: "'\(function.rawValue)' is not translated") }
    var value = try value(walk, operands[0])
    switch (function, value.sort) {
    case (.size, .string): (value.sort, value.term) = (.int, "(str.len \(value.term))")
    case (.size, .options(let field)):
      let exists = exists(field)
      let chosen = (form.fields[field].choice?.options.known ?? []).indices.map { "(ite o\(field)_\($0) 1 0)" }
      value = SMTValue(sort: .int, term: SMT.choose(exists, "(+ 0 0 \(chosen.joined(separator: " ")))", "0"))
      // Not there, it is null, and has no size.
      value.isNull = SMT.not(exists)
    case (.timestamp, .time), (.int, .int), (.double, .real), (.string, .string), (.bool, .bool), (.duration, .span):
      break
    case (.double, .int): (value.sort, value.term) = (.real, "(to_real \(value.term))")
    case (.int, .time): value.sort = .int
    case (.getDayOfWeek, .time): (value.sort, value.term) = (.int, "(mod (+ 4 (div \(value.term) 86400)) 7)")
    case (.getHours, .span): (value.sort, value.term) = (.int, "(quotient \(value.term) 3600)")
    case (.getMinutes, .span): (value.sort, value.term) = (.int, "(quotient \(value.term) 60)")
    case (.getSeconds, .span): value.sort = .int
    case (.getHours, .time): (value.sort, value.term) = (.int, "(mod (div \(value.term) 3600) 24)")
    default: throw Untranslatable(words: "'\(function.rawValue)' is not translated")
    }
    return value.needingAnswer
  }

  /// `text.split('@')[0]` and `[1]`.
  private mutating func part(
    _ walk: Walk, _ list: SyntaxNode.ID, _ key: SyntaxNode.ID
  ) throws(Untranslatable) -> SMTValue {
    guard case .call(.split, let operands, _) = walk.tree.nodes[list], operands.count == 2,
      case .constant(.string(let separator)) = walk.tree.nodes[operands[1]], !separator.isEmpty,
      case .constant(.int(let index)) = walk.tree.nodes[key], index == 0 || index == 1
    else { throw Untranslatable(words: "an element of a list is not translated") }
    var value = try value(walk, operands[0])
    guard value.sort == .string else { throw Untranslatable(words: "'split' of no text") }
    let (text, mark) = (value.term, SMT.string(separator))
    let found = "(str.indexof \(text) \(mark) 0)"
    value = value.needingAnswer
    if index == 0 {
      value.term = "(ite (str.contains \(text) \(mark)) (str.substr \(text) 0 \(found)) \(text))"
    } else {
      let start = "(+ \(found) \(separator.unicodeScalars.count))"
      let rest = "(str.substr \(text) \(start) (str.len \(text)))"
      value.term =
        "(ite (str.contains \(rest) \(mark)) (str.substr \(rest) 0 (str.indexof \(rest) \(mark) 0)) \(rest))"
      value.failed = SMT.or([
        value.failed, SMT.and([SMT.not(value.unanswered), SMT.not("(str.contains \(text) \(mark))")]),
      ])
    }
    return value
  }

  // Comparisons.

  mutating func comparison(
    _ walk: Walk, _ operation: BinaryOperator, _ left: SyntaxNode.ID, _ right: SyntaxNode.ID
  ) throws(Untranslatable) -> SMTCondition {
    let (one, other) = (try value(walk, left), try value(walk, right))
    switch operation {
    case .equal: return try equality(one, other)
    case .notEqual:
      let equal = try equality(one, other)
      return SMTCondition(yes: equal.no, no: equal.yes, unanswered: equal.unanswered)
    case .in: return try membership(one, other)
    default:
      let (a, b) = try Self.comparable(one, other)
      return present([one, other], "(\(operation.rawValue) \(a) \(b))")
    }
  }

  /// Two terms that can be ordered.
  private static func comparable(_ one: SMTValue, _ other: SMTValue) throws(Untranslatable) -> (String, String) {
    switch (one.sort, other.sort) {
    case (.int, .int), (.real, .real), (.time, .time), (.span, .span), (.clock, .clock): (one.term, other.term)
    case (.int, .real): ("(to_real \(one.term))", other.term)
    case (.real, .int): (one.term, "(to_real \(other.term))")
    case (.clock, .string): (one.term, try clock(other.term))
    case (.string, .clock): (try clock(one.term), other.term)
    case (.null, _), (_, .null): ("0", "0")
    default: throw Untranslatable(words: "an order of values that are not translated")
    }
  }

  /// A literal time of day in seconds.
  private static func clock(_ term: String) throws(Untranslatable) -> String {
    guard let time = try? ClockTime(parsing: term.dropFirst().dropLast()),
      time.partialTime == term.dropFirst().dropLast()
    else { throw Untranslatable(words: "a time of day is compared with another text") }
    return "\(time.secondOfDay)"
  }

  private func equality(_ one: SMTValue, _ other: SMTValue) throws(Untranslatable) -> SMTCondition {
    let formula: String
    switch (one.sort, other.sort) {
    case (.null, _), (_, .null): formula = "false"
    case (.bool, .bool), (.string, .string): formula = "(= \(one.term) \(other.term))"
    case (.options, _), (_, .options), (.constants, _), (_, .constants):
      throw Untranslatable(words: "lists are compared")
    default:
      let (a, b) = try Self.comparable(one, other)
      formula = "(= \(a) \(b))"
    }
    let unanswered = SMT.or([one.unanswered, other.unanswered])
    let evaluated = SMT.not(SMT.or([one.failed, other.failed, unanswered]))
    let equal = SMT.or([
      SMT.and([one.isNull, other.isNull]), SMT.and([SMT.not(one.isNull), SMT.not(other.isNull), formula]),
    ])
    return SMTCondition(
      yes: SMT.and([evaluated, equal]), no: SMT.and([evaluated, SMT.not(equal)]), unanswered: unanswered)
  }

  private mutating func membership(_ one: SMTValue, _ other: SMTValue) throws(Untranslatable) -> SMTCondition {
    switch other.sort {
    case .constants(let constants):
      let equals = try constants.map { constant throws(Untranslatable) in try equality(one, constant) }
      let found = SMT.or(equals.map(\.yes))
      let evaluated = SMT.not(SMT.or([one.failed, one.unanswered]))
      return SMTCondition(
        yes: found, no: SMT.and([evaluated, SMT.not(found)]), unanswered: one.unanswered)
    case .options(let field):
      let exists = exists(field)
      var found: [String] = []
      for (index, option) in (form.fields[field].choice?.options.known ?? []).enumerated() {
        guard let constant = try SMTValue(option.value.expressionValue) else { continue }
        let equal = try equality(one, constant)
        found.append(SMT.and(["o\(field)_\(index)", equal.yes]))
      }
      let isThere = SMT.and([exists, SMT.not(SMT.or([one.failed, one.unanswered]))])
      let formula = SMT.or(found)
      return SMTCondition(
        yes: SMT.and([isThere, formula]), no: SMT.and([isThere, SMT.not(formula)]),
        unanswered: SMT.or([SMT.not(exists), one.unanswered]))
    default: throw Untranslatable(words: "'in' of a value that is not translated")
    }
  }
}

extension SMTValue {
  /// The value of an operation that fails on a missing answer.
  fileprivate var needingAnswer: SMTValue {
    var value = self
    value.unanswered = SMT.or([unanswered, isNull])
    value.isNull = "false"
    return value
  }

  /// A constant that may be an option; nil for others.
  fileprivate init?(_ constant: ExpressionValue) throws(Untranslatable) {
    switch constant {
    case .null: self.init(sort: .null, term: "", isNull: "true")
    case .bool(let value): self.init(sort: .bool, term: "\(value)")
    case .int(let value): self.init(sort: .int, term: SMT.integer(value))
    case .string(let value): self.init(sort: .string, term: SMT.string(value))
    case .double(let value):
      guard let term = SMT.real(value) else { throw Untranslatable(words: "a number without end") }
      self.init(sort: .real, term: term)
    default: return nil
    }
  }

  fileprivate init(_ condition: SMTCondition) {
    self.init(sort: .bool, term: condition.yes, unanswered: condition.unanswered, failed: condition.failed)
  }
}
