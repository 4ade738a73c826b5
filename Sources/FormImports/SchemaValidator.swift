package import Expressions
package import FormDefinitions
import Synchronization
internal import Values

/// Validates a value against a JSON Schema (drafts 4 to 2020-12). References to other files fail; formats are judged as
/// fields judge them.
package struct SchemaValidator: Sendable {
  /// A violation of the schema.
  package struct Problem: Sendable, Hashable {
    /// The path of the value in names and indexes.
    package let path: [String]
    package let keyword: String
    /// What the schema says with it; nil where that is long or says nothing to people.
    var argument: AnswerValue?
  }

  let index: SchemaIndex<AnswerValue>
  private let known = LookUps()
  /// Beyond these, a value is not judged any further, and not accepted: what is inside `not` would be if it failed.
  private static let mostSteps = 1_000_000
  private static let mostDepth = 256
  private static let mostProblems = 10_000
  /// Stands for a keyword where a value was not judged to the end.
  static let unjudged = "too much to check"

  private let patterns: Pattern.Dialect
  package typealias Formats = @Sendable (_ text: String, _ format: String) -> Bool
  private let hasFormat: Formats

  /// - Parameters:
  ///   - document: The file in which references are resolved.
  ///   - patterns: How patterns are read.
  ///   - hasFormat: True for a text of a format, and for formats that are not known.
  package init(
    document: AnswerValue, patterns: Pattern.Dialect = .schema,
    hasFormat: @escaping Formats = { TextFormat(rawValue: $1)?.accepts($0) ?? true }
  ) {
    index = SchemaIndex(of: document)
    self.patterns = patterns
    self.hasFormat = hasFormat
  }

  /// The violations of a value; empty if it is valid.
  /// - Parameter pointer: The position of the schema in the file.
  package func problems(of value: AnswerValue, at pointer: String = "") -> [Problem] {
    index.target(of: "#" + pointer).map { problems(of: value, by: $0) } ?? []
  }

  /// True if a value is valid against a schema of the file.
  func accepts(_ value: AnswerValue, _ schema: AnswerValue) -> Bool { problems(of: value, by: schema).isEmpty }

  private func problems(of value: AnswerValue, by schema: AnswerValue) -> [Problem] {
    var judgement = Judgement(validator: self)
    judgement.judge(value, by: schema, at: [])
    return judgement.isCutOff ? [Problem(path: [], keyword: Self.unjudged)] : judgement.problems
  }

  /// What a schema names again and again: read once.
  private final class LookUps: Sendable {
    /// The values of long enumerations, by their place in memory. They are kept, so that no others come to stand there.
    private let enumerations = Mutex<[UInt: (values: [AnswerValue], set: Set<AnswerValue>)]>([:])
    private let targets = Mutex<[String: AnswerValue?]>([:])
    private let patterns = Mutex<[String: Pattern?]>([:])

    func has(_ value: AnswerValue, among values: [AnswerValue]) -> Bool {
      guard values.count > 16 else { return values.contains { $0.isSame(as: value) } }
      let place = values.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      return enumerations.withLock { known in
        if known[place] == nil { known[place] = (values, Set(values.map(\.canonical))) }
        return known[place]?.set.contains(value.canonical) ?? false
      }
    }

    func target(of reference: String, in index: SchemaIndex<AnswerValue>) -> AnswerValue? {
      Self.value(of: reference, in: targets) { index.target(of: reference) }
    }

    func pattern(_ text: String, as dialect: Pattern.Dialect) -> Pattern? {
      Self.value(of: text, in: patterns) { try? Pattern(parsing: text, as: dialect) }
    }

    private static func value<Value: Sendable>(
      of name: String, in known: borrowing Mutex<[String: Value?]>, reading: () -> Value?
    ) -> Value? {
      if let value = known.withLock({ $0[name] }) { return value }
      let value = reading()
      known.withLock { $0[name] = .some(value) }
      return value
    }
  }

  /// The members and items that a schema has evaluated, as needed by `unevaluatedProperties` and `unevaluatedItems`
  /// (core, section 11).
  private struct Evaluated {
    var names: Set<String> = []
    var indexes: Set<Int> = []

    mutating func formUnion(_ other: Evaluated) {
      names.formUnion(other.names)
      indexes.formUnion(other.indexes)
    }
  }

  /// The state of a validation: its problems and its cost.
  private struct Judgement {
    let validator: SchemaValidator
    var problems: [Problem] = []
    var steps = 0
    var depth = 0
    /// How many of the problems stand for what nobody can judge.
    private var unknowns = 0
    /// True once it has cost too much.
    private(set) var isCutOff = false
    /// Shared by all that judge one value: each of many schemas may look for a few members of one object.
    private let objects = IndexedObjects()

    init(validator: SchemaValidator) { self.validator = validator }

    private mutating func refuse(_ path: [String], _ keyword: String, _ argument: AnswerValue? = nil) {
      problems.append(Problem(path: path, keyword: keyword, argument: argument))
      if problems.count > SchemaValidator.mostProblems { isCutOff = true }
    }

    private mutating func takeStep() {
      steps += 1
      if steps > SchemaValidator.mostSteps { isCutOff = true }
    }

    /// Refuses what nobody can judge: a reference to another file, a pattern that cannot be read.
    private mutating func refuseUnknown(_ path: [String], _ keyword: String) {
      unknowns += 1
      refuse(path, keyword)
    }

    /// What a schema says of a value that is not answered for by it alone.
    private enum Fit {
      /// With the parts of the value that the schema has evaluated.
      case fits(Evaluated)
      case fails
      /// Because of a keyword that nobody can judge.
      case unknown(String)

      var evaluated: Evaluated? { if case .fits(let evaluated) = self { evaluated } else { nil } }
      var unknown: String? { if case .unknown(let keyword) = self { keyword } else { nil } }
    }

    private mutating func fit(_ value: AnswerValue, _ schema: AnswerValue) -> Fit {
      var inner = self
      (inner.problems, inner.unknowns) = ([], 0)
      let evaluated = inner.judge(value, by: schema, at: [])
      (steps, isCutOff) = (inner.steps, inner.isCutOff)
      guard let problem = inner.problems.first else { return .fits(evaluated) }
      return inner.problems.count == inner.unknowns ? .unknown(problem.keyword) : .fails
    }

    @discardableResult
    mutating func judge(_ value: AnswerValue, by schema: AnswerValue, at path: [String]) -> Evaluated {
      takeStep()
      depth += 1
      defer { depth -= 1 }
      var evaluated = Evaluated()
      // An endlessly recursive schema accepts nothing.
      if depth > SchemaValidator.mostDepth { isCutOff = true }
      if isCutOff { return evaluated }
      guard case .object(let keywords) = schema else {
        if schema == .bool(false) { refuse(path, "false") }
        return evaluated
      }
      if validator.index.isRefAlone, let reference = schema["$ref"] {
        judge(value, "$ref", reference, schema, at: path, &evaluated)
        return evaluated
      }
      for keyword in keywords { judge(value, keyword.name, keyword.value, schema, at: path, &evaluated) }
      judgeRest(of: value, schema, at: path, &evaluated)
      return evaluated
    }

    private mutating func judge(
      _ value: AnswerValue, _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue, at path: [String],
      _ evaluated: inout Evaluated
    ) {
      switch keyword {
      case "$ref", "$dynamicRef", "$recursiveRef":
        guard case .string(let reference) = argument,
          let target = validator.known.target(of: reference, in: validator.index)
        else { return refuseUnknown(path, "$ref") }
        evaluated.formUnion(judge(value, by: target, at: path))
      case "type":
        let types = if case .list(let types) = argument { types } else { [argument] }
        if !types.contains(where: { value.isOf(type: $0.text) }) { refuse(path, keyword, argument) }
      case "enum":
        guard case .list(let values) = argument else { return }
        if !validator.known.has(value, among: values) { refuse(path, keyword, argument) }
      case "const": if !argument.isSame(as: value) { refuse(path, keyword, argument) }
      case "allOf": for part in argument.items ?? [] { evaluated.formUnion(judge(value, by: part, at: path)) }
      case "anyOf", "oneOf":
        let branches = (argument.items ?? []).map { fit(value, $0) }
        let fits = branches.compactMap(\.evaluated)
        let isSettled = keyword == "anyOf" ? !fits.isEmpty : fits.count > 1
        if !isSettled, let unknown = branches.lazy.compactMap(\.unknown).first { return refuseUnknown(path, unknown) }
        if keyword == "anyOf" ? fits.isEmpty : fits.count != 1 { return refuse(path, keyword) }
        for fit in fits { evaluated.formUnion(fit) }
      case "not":
        switch fit(value, argument) {
        case .fits: refuse(path, keyword)
        case .fails: break
        case .unknown(let unknown): refuseUnknown(path, unknown)
        }
      case "if":
        let test = fit(value, argument)
        if let unknown = test.unknown { return refuseUnknown(path, unknown) }
        if let test = test.evaluated { evaluated.formUnion(test) }
        guard let branch = schema[test.evaluated == nil ? "else" : "then"] else { return }
        evaluated.formUnion(judge(value, by: branch, at: path))
      default:
        switch value {
        case .integer, .number: judgeNumber(value, keyword, argument, schema, at: path)
        case .string(let text): judgeText(text, keyword, argument, at: path)
        case .list(let items): judgeItems(items, keyword, argument, schema, at: path, &evaluated)
        case .object(let members): judgeMembers(members, keyword, argument, schema, at: path, &evaluated)
        case .null, .bool: break
        }
      }
    }

    /// Applies a schema to what no other keyword has evaluated.
    private mutating func judgeRest(
      of value: AnswerValue, _ schema: AnswerValue, at path: [String], _ evaluated: inout Evaluated
    ) {
      switch value {
      case .object(let members):
        guard let argument = schema["unevaluatedProperties"] else { return }
        for member in members where evaluated.names.insert(member.name).inserted {
          if argument == .bool(false) {
            refuse(path + [member.name], "unevaluatedProperties")
          } else {
            judge(member.value, by: argument, at: path + [member.name])
          }
        }
      case .list(let items):
        guard let argument = schema["unevaluatedItems"] else { return }
        for (index, item) in items.enumerated() where evaluated.indexes.insert(index).inserted {
          if argument == .bool(false) {
            refuse(path + ["\(index)"], "unevaluatedItems")
          } else {
            judge(item, by: argument, at: path + ["\(index)"])
          }
        }
      default: break
      }
    }

    private mutating func judgeNumber(
      _ value: AnswerValue, _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue, at path: [String]
    ) {
      guard let number = value.numeric else { return }
      // In draft 4, exclusive limits are flags.
      if argument == .bool(true), keyword == "exclusiveMinimum" || keyword == "exclusiveMaximum" {
        let bound = schema[keyword == "exclusiveMinimum" ? "minimum" : "maximum"]
        if let bound, bound.isSame(as: value) { refuse(path, keyword, bound) }
        return
      }
      guard let limit = argument.numeric else { return }
      let fits =
        switch keyword {
        case "minimum": number >= limit
        case "maximum": number <= limit
        case "exclusiveMinimum": number > limit
        case "exclusiveMaximum": number < limit
        case "multipleOf": number.isMultiple(of: limit)
        default: true
        }
      if !fits { refuse(path, keyword, argument) }
    }

    private mutating func judgeText(_ text: String, _ keyword: String, _ argument: AnswerValue, at path: [String]) {
      switch keyword {
      case "minLength":
        if let least = argument.count, text.unicodeScalars.count < least { refuse(path, keyword, argument) }
      case "maxLength":
        if let most = argument.count, text.unicodeScalars.count > most { refuse(path, keyword, argument) }
      case "pattern":
        guard let matches = matches(text, argument.text) else { return refuseUnknown(path, keyword) }
        if !matches { refuse(path, keyword, argument) }
      case "format": if !validator.hasFormat(text, argument.text) { refuse(path, keyword, argument) }
      default: break
      }
    }

    /// - Returns: nil where the pattern cannot be read.
    private mutating func matches(_ text: String, _ pattern: String) -> Bool? {
      takeStep()
      if isCutOff { return false }
      guard let pattern = validator.known.pattern(pattern, as: validator.patterns) else { return nil }
      // Nil where the pattern has taken too long.
      let matches = pattern.matchesAnywhere(in: text)
      if matches == nil { isCutOff = true }
      return matches ?? false
    }

    private mutating func judgeItems(
      _ items: [AnswerValue], _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue, at path: [String],
      _ evaluated: inout Evaluated
    ) {
      func each(_ range: Range<Int>, by part: (Int) -> AnswerValue) {
        for index in range {
          judge(items[index], by: part(index), at: path + ["\(index)"])
          evaluated.indexes.insert(index)
        }
      }
      switch keyword {
      case "minItems": if let least = argument.count, items.count < least { refuse(path, keyword, argument) }
      case "maxItems": if let most = argument.count, items.count > most { refuse(path, keyword, argument) }
      case "uniqueItems":
        guard argument == .bool(true) else { return }
        if Set(items.map(\.canonical)).count < items.count { refuse(path, keyword) }
      case "prefixItems":
        let parts = argument.items ?? []
        each(0..<min(parts.count, items.count)) { parts[$0] }
      case "items":
        guard case .list(let parts) = argument else {
          let first = schema["prefixItems"]?.items?.count ?? 0
          if first < items.count { each(first..<items.count) { _ in argument } }
          return
        }
        each(0..<min(parts.count, items.count)) { parts[$0] }
        if parts.count < items.count, let others = schema["additionalItems"] {
          each(parts.count..<items.count) { _ in others }
        }
      case "contains":
        var (count, unknowns) = (0, 0)
        for (index, item) in items.enumerated() {
          switch fit(item, argument) {
          case .fits:
            count += 1
            evaluated.indexes.insert(index)
          case .fails: break
          case .unknown: unknowns += 1
          }
        }
        if count < schema["minContains"]?.count ?? 1 { refuse(path, keyword) }
        if let most = schema["maxContains"]?.count, count + unknowns > most { refuse(path, "maxContains") }
      default: break
      }
    }

    private mutating func judgeMembers(
      _ members: [AnswerValue.Member], _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue,
      at path: [String], _ evaluated: inout Evaluated
    ) {
      func has(_ name: String) -> Bool { objects.place(of: name, in: members) != nil }
      /// Finds what a schema has for each member.
      func finder(_ parts: AnswerValue?) -> (String) -> AnswerValue? {
        guard case .object(let parts)? = parts else { return { _ in nil } }
        return { [objects] name in objects.place(of: name, in: parts).map { parts[$0].value } }
      }
      func judge(_ member: AnswerValue.Member, by part: AnswerValue) {
        self.judge(member.value, by: part, at: path + [member.name])
        evaluated.names.insert(member.name)
      }
      switch keyword {
      case "required":
        for name in (argument.items ?? []).map(\.text) where !has(name) { refuse(path + [name], keyword) }
      case "minProperties": if let least = argument.count, members.count < least { refuse(path, keyword, argument) }
      case "maxProperties": if let most = argument.count, members.count > most { refuse(path, keyword, argument) }
      case "properties":
        let parts = argument.members ?? []
        if parts.count < members.count {
          let places = parts.compactMap { part in objects.place(of: part.name, in: members).map { ($0, part.value) } }
          for (place, part) in places.sorted(by: { $0.0 < $1.0 }) { judge(members[place], by: part) }
        } else {
          let part = finder(argument)
          for member in members { if let part = part(member.name) { judge(member, by: part) } }
        }
      case "patternProperties":
        for member in members {
          for part in argument.members ?? [] {
            guard let matches = matches(member.name, part.name) else {
              refuseUnknown(path + [member.name], keyword)
              continue
            }
            if matches { judge(member, by: part.value) }
          }
        }
      case "additionalProperties":
        let property = finder(schema["properties"])
        let patterns = schema["patternProperties"]?.members?.map(\.name) ?? []
        for member in members where property(member.name) == nil {
          // A pattern that cannot be read is refused by its own keyword.
          guard !patterns.contains(where: { matches(member.name, $0) ?? true }) else { continue }
          guard argument != .bool(false) else {
            refuse(path + [member.name], keyword)
            continue
          }
          judge(member, by: argument)
        }
      case "propertyNames":
        for member in members where fit(.string(member.name), argument).evaluated == nil {
          refuse(path + [member.name], keyword)
        }
      case "dependentRequired", "dependentSchemas", "dependencies":
        for dependency in argument.members ?? [] where has(dependency.name) {
          guard case .list(let names) = dependency.value else {
            evaluated.formUnion(self.judge(.object(members), by: dependency.value, at: path))
            continue
          }
          for name in names.map(\.text) where !has(name) { refuse(path + [name], keyword) }
        }
      default: break
      }
    }
  }
}

/// The members of objects by their names, each object indexed once.
private final class IndexedObjects {
  /// By where their members lie. They are kept, so that nothing else comes to lie there.
  private var known: [UnsafeRawPointer: (members: [AnswerValue.Member], places: [ExactText: Int])] = [:]

  /// The index of the first member with a name. Constant, after the first call for an object.
  func place(of name: String, in members: [AnswerValue.Member]) -> Int? {
    guard members.count > 8, let start = members.withUnsafeBufferPointer({ $0.baseAddress.map(UnsafeRawPointer.init) })
    else { return members.firstIndex { ExactText($0.name) == ExactText(name) } }
    if let places = known[start]?.places { return places[ExactText(name)] }
    let places = Dictionary(firstOfEach: members.enumerated().map { (ExactText($1.name), $0) })
    known[start] = (members, places)
    return places[ExactText(name)]
  }
}

extension AnswerValue {
  fileprivate var count: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  /// True for a value of a type of JSON Schema.
  func isOf(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.list, "array"), (.object, "object"): true
    case (.integer, "integer"), (.integer, "number"), (.number, "number"): true
    case (.number(let value), "integer"): value.rounded() == value
    default: false
    }
  }
}
