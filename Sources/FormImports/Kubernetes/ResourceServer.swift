internal import Expressions
internal import FormDefinitions
internal import Values

/// What a server does with a custom resource, in its order: prune, default, validate, and run the rules on the object
/// with its defaults (`pkg/registry/customresource/strategy.go`).
struct ResourceServer: Sendable {
  let schema: StructuralSchema
  /// The kind of a resource that stands outside namespaces; nil for others.
  private let clusterKind: String?
  private let validator: SchemaValidator

  struct Problem: Sendable, Hashable {
    /// What is wrong: a value is missing, or of another type, or not right, or breaks a rule.
    enum Kind { case missing, type, value, rule }

    var kind = Kind.value
    let path: [String]
    let message: String

    /// The message with its place.
    var text: String { path.isEmpty ? message : "\(path.joined(separator: ".")): \(message)" }
  }

  struct Verdict: Sendable {
    var problems: [Problem] = []
    /// Rules that could not be decided.
    var remarks: [String] = []
  }

  init(_ schema: StructuralSchema, of version: CustomResourceFile.Version) {
    self.schema = schema
    clusterKind = version.isNamespaced ? nil : version.kind
    validator = SchemaValidator(
      document: schema.jsonSchema, patterns: .expression, hasFormat: ResourceFormat.accepts)
  }

  // MARK: Pruning and defaults

  /// The value without what its schema does not know, and the paths of that.
  static func pruned(
    _ value: AnswerValue, by schema: StructuralSchema, at path: [String] = []
  ) -> (value: AnswerValue, lost: [[String]]) {
    switch value {
    case .object(let members):
      if schema.properties.isEmpty, schema.additional == nil {
        return schema.preservesUnknown || schema.type == nil || members.isEmpty
          ? (value, []) : (.object([]), members.map { path + [$0.name] })
      }
      var lost: [[String]] = []
      var kept: [AnswerValue.Member] = []
      for member in members {
        if let inner = schema[member.name] {
          let own = pruned(member.value, by: inner, at: path + [member.name])
          kept.append(.init(member.name, own.value))
          lost += own.lost
        } else if schema.preservesUnknown {
          kept.append(member)
        } else {
          lost.append(path + [member.name])
        }
      }
      return (.object(kept), lost)
    case .list(let items):
      guard let inner = schema.items else { return (value, []) }
      let own = items.enumerated().map { pruned($1, by: inner, at: path + ["\($0)"]) }
      return (.list(own.map(\.value)), own.flatMap(\.lost))
    default: return (value, [])
    }
  }

  /// The value with the defaults of its schema; null becomes the default where null is not allowed, or goes.
  static func defaulted(_ value: AnswerValue, by schema: StructuralSchema) -> AnswerValue {
    switch value {
    case .object(let members):
      var kept: [AnswerValue.Member] = []
      for member in members {
        guard let inner = schema[member.name] else {
          kept.append(member)
          continue
        }
        if member.value == .null, !inner.isNullable {
          guard inner.defaultValue != nil || inner.type != nil || inner.isIntOrString else {
            kept.append(member)
            continue
          }
          continue
        }
        kept.append(.init(member.name, defaulted(member.value, by: inner)))
      }
      let names = Set(kept.map(\.name))
      for (name, inner) in schema.properties where !names.contains(name) {
        guard let fallback = inner.defaultValue else { continue }
        kept.append(.init(name, defaulted(fallback, by: inner)))
      }
      return .object(kept)
    case .list(let items):
      guard let inner = schema.items else { return value }
      return .list(items.map { defaulted($0, by: inner) })
    default: return value
    }
  }

  // MARK: Judging

  enum RuleChecking { case included, skipped }

  /// The problems of a resource.
  /// - Parameter old: The resource before the change; nil on creation. Mistakes in parts that stay as they were do not
  ///   count.
  func verdict(of resource: AnswerValue, old: AnswerValue?, rules: RuleChecking = .included) -> Verdict {
    var value = Self.defaulted(Self.pruned(resource, by: schema).value, by: schema)
    let before = old.map { Self.defaulted(Self.pruned($0, by: schema).value, by: schema).canonical }
    // What is in another order is the same.
    if before != nil { value = value.canonical }
    var verdict = Verdict()
    var stopsRules = false
    let whole = before.map { ComparedPart(value, before: $0, schema) }
    for problem in validator.problems(of: value) {
      let isMissing = problem.keyword == "required"
      // What is missing is missing in the object around it.
      let place = isMissing ? Array(problem.path.dropLast()) : problem.path
      if place.reduce(whole, { $0?[$1] })?.isUnchanged ?? false { continue }
      if ["required", "type", "enum", "maxLength", "maxItems", "maxProperties"].contains(problem.keyword) {
        stopsRules = true
      }
      verdict.problems.append(
        Problem(
          kind: isMissing ? .missing : problem.keyword == "type" ? .type : .value, path: problem.path,
          message: message(problem)))
    }
    if value["metadata"]?["name"] == nil, value["metadata"]?["generateName"] == nil {
      verdict.problems.append(
        Problem(
          kind: .missing, path: ["metadata", "name"], message: "Required value: name or generateName is required"))
    }
    if let clusterKind, let namespace = value["metadata"]?["namespace"], !namespace.isEmpty,
      namespace != before?["metadata"]?["namespace"]
    {
      verdict.problems.append(
        Problem(
          path: ["metadata", "namespace"],
          message: "Forbidden: not allowed on this type, since \(clusterKind) is cluster-scoped"))
    }
    checkValues(value, before, schema, at: [], &verdict)
    // Of a resource that has had some before, a server takes more of them.
    if before.map({ Self.duplicates(in: $0, by: schema).isEmpty }) ?? true {
      verdict.problems += Self.duplicates(in: value, by: schema)
    }
    if !stopsRules, rules == .included { runRules(value, before, schema, at: [], isRoot: true, &verdict) }
    var known: Set<Problem> = []
    verdict.problems.removeAll { !known.insert($0).inserted }
    return verdict
  }

  /// A violation in the words of the server.
  private func message(_ problem: SchemaValidator.Problem) -> String {
    let inner = schema(at: problem.path)
    func argument(_ keyword: String) -> String { inner?.node[keyword]?.value.text ?? "" }
    switch problem.keyword {
    case "required": return "Required value"
    case "enum":
      let values = (inner?.node["enum"]?.items ?? []).map { $0.value.json.text(.spaced) }
      return "Unsupported value: supported values: \(values.joined(separator: ", "))"
    case "type":
      return "Invalid value: must be of type \(inner?.isIntOrString ?? false ? "integer or string" : argument("type"))"
    case "minimum": return "Invalid value: should be greater than or equal to \(argument("minimum"))"
    case "maximum": return "Invalid value: should be less than or equal to \(argument("maximum"))"
    case "exclusiveMinimum": return "Invalid value: should be greater than \(argument("minimum"))"
    case "exclusiveMaximum": return "Invalid value: should be less than \(argument("maximum"))"
    case "maxLength": return "Too long: may not be more than \(argument("maxLength")) bytes"
    case "minLength": return "Invalid value: should be at least \(argument("minLength")) chars long"
    case "pattern": return "Invalid value: \(inner?.shape ?? "should match '\(argument("pattern"))'")"
    case "propertyNames":
      let shape = self.schema(at: problem.path.dropLast())?.shapeOfKeys
      return "Invalid value: \(shape ?? "does not satisfy 'propertyNames'")"
    case "format": return "Invalid value: must be of the format \(problem.argument?.text ?? "")"
    case "maxItems", "maxProperties": return "Too many: must have at most \(argument(problem.keyword)) items"
    case "minItems", "minProperties": return "Invalid value: should have at least \(argument(problem.keyword)) items"
    case "multipleOf": return "Invalid value: should be a multiple of \(argument("multipleOf"))"
    default: return "Invalid value: does not satisfy '\(problem.keyword)'"
    }
  }

  /// The schema of the value at a path.
  func schema(at path: some Sequence<String>) -> StructuralSchema? {
    path.reduce(schema as StructuralSchema?) { schema, name in
      guard let schema else { return nil }
      return schema.type == "array" ? schema.items : schema[name]
    }
  }

  /// What JSON Schema has no word for: formats of numbers.
  private func checkValues(
    _ value: AnswerValue, _ old: AnswerValue?, _ schema: StructuralSchema, at path: [String], _ verdict: inout Verdict
  ) {
    if value == old { return }
    switch value {
    case .integer(let number):
      if schema.node["format"]?.text == "int32", Int32(exactly: number) == nil {
        verdict.problems.append(
          Problem(path: path, message: "Invalid value: should be a 32-bit integer"))
      }
    default:
      for part in Self.parts(of: value, old, schema) {
        checkValues(part.value, part.old, part.schema, at: path + [part.name], &verdict)
      }
    }
  }

  private typealias Part = (value: AnswerValue, old: AnswerValue?, schema: StructuralSchema, name: String)

  /// What is directly in a value and has a schema, each beside what it was before the change.
  private static func parts(of value: AnswerValue, _ old: AnswerValue?, _ schema: StructuralSchema) -> [Part] {
    switch value {
    case .object(let members):
      let before = old?.membersByName
      return members.compactMap { member in
        schema[member.name].map { (member.value, before?[member.name], $0, member.name) }
      }
    case .list(let items):
      guard let inner = schema.items else { return [] }
      let before = FormerItems(of: old, schema)
      return items.enumerated().map { ($1, before?.counterpart(of: $1), inner, "\($0)") }
    default: return []
    }
  }

  /// The items of `set` and `map` lists that are there already (`pkg/apiserver/schema/listtype`).
  private static func duplicates(
    in value: AnswerValue, by schema: StructuralSchema, at path: [String] = []
  ) -> [Problem] {
    var found: [Problem] = []
    if case .list(let items) = value, schema.listType == "set" || schema.listType == "map" {
      var seen: Set<AnswerValue> = []
      for (index, item) in items.enumerated() {
        let key = schema.key(of: item)
        guard !seen.insert(key.canonical).inserted else { continue }
        found.append(Problem(path: path + ["\(index)"], message: "Duplicate value: \(key.json.text(.spaced))"))
      }
    }
    return found
      + parts(of: value, nil, schema).flatMap { duplicates(in: $0.value, by: $0.schema, at: path + [$0.name]) }
  }

  // MARK: Rules

  /// - Parameter isRoot: True where `apiVersion` and `kind` are visible, and of metadata `name` and `generateName`.
  private func runRules(
    _ value: AnswerValue, _ old: AnswerValue?, _ schema: StructuralSchema, at path: [String], isRoot: Bool = false,
    canCompare: Bool = true, _ verdict: inout Verdict
  ) {
    if value == .null { return }
    if !schema.rules.isEmpty, value != old {
      let own = ResourceValue.expression(value, schema, isRoot: isRoot || schema.isEmbedded)
      let before = old.map { ResourceValue.expression($0, schema, isRoot: isRoot || schema.isEmbedded) }
      for rule in schema.rules {
        if rule.isTransition, !rule.isOldOptional, before == nil || !canCompare { continue }
        switch rule.verdict(of: own, old: canCompare ? before : nil) {
        case .holds: break
        case .broken(let message):
          verdict.problems.append(Problem(kind: .rule, path: path + rule.fieldPath, message: message))
        case .undecided(let reason): verdict.remarks.append("the rule '\(rule.rule.source)' is not decided: \(reason)")
        }
      }
    }
    let hasCounterparts = if case .list = value { schema.listType == "map" } else { true }
    for part in Self.parts(of: value, old, schema) {
      runRules(
        part.value, part.old, part.schema, at: path + [part.name], canCompare: canCompare && hasCounterparts, &verdict)
    }
  }
}

/// The items of a list before the change.
private struct FormerItems {
  private let schema: StructuralSchema
  private let items: Set<AnswerValue>
  /// Of a `map` list, the first with each key.
  private let byKey: [AnswerValue: AnswerValue]

  /// - Returns: nil if there was no list.
  init?(of old: AnswerValue?, _ schema: StructuralSchema) {
    guard case .list(let items)? = old else { return nil }
    self.schema = schema
    self.items = Set(items)
    byKey =
      schema.listType == "map"
      ? Dictionary(firstOfEach: items.map { (schema.key(of: $0), $0) }) : [:]
  }

  /// The one that an item corresponds to: by keys in a `map` list.
  func counterpart(of item: AnswerValue) -> AnswerValue? {
    items.contains(item) ? item : schema.listType == "map" ? byKey[schema.key(of: item)] : nil
  }
}

/// A part of a resource beside what it was before the change. What is inside is looked up in one step, items of lists by
/// what tells them apart, and compared once.
private final class ComparedPart {
  private let now: AnswerValue
  private let before: AnswerValue
  private let schema: StructuralSchema?
  private lazy var members = now.membersByName
  private lazy var formerMembers = before.membersByName
  private lazy var formerItems = schema.flatMap { FormerItems(of: before, $0) }
  private var parts: [String: ComparedPart] = [:]
  private(set) lazy var isUnchanged = now == before

  init(_ now: AnswerValue, before: AnswerValue, _ schema: StructuralSchema?) {
    self.now = now
    self.before = before
    self.schema = schema
  }

  /// - Returns: nil for what is not there, or was not.
  subscript(name: String) -> ComparedPart? {
    if let part = parts[name] { return part }
    if case .list(let items) = now, let index = Int(name), items.indices.contains(index) {
      parts[name] = formerItems?.counterpart(of: items[index]).map {
        ComparedPart(items[index], before: $0, schema?.items)
      }
    } else if let now = members[name], let before = formerMembers[name] {
      parts[name] = ComparedPart(now, before: before, schema?[name])
    }
    return parts[name]
  }
}

extension StructuralSchema {
  /// What tells an item of a `set` or `map` list from others.
  fileprivate func key(of item: AnswerValue) -> AnswerValue {
    guard listType == "map" else { return item }
    return .object(mapKeys.compactMap { name in item[name].map { .init(name, $0) } })
  }
}
