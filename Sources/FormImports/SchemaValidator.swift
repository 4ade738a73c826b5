internal import Expressions
package import FormDefinitions
internal import Values

/// Judges a value by a JSON Schema (drafts 4 to 2020-12): every keyword but `format`, which fields assert themselves,
/// `unevaluatedProperties`, `unevaluatedItems` and references out of the file.
package struct SchemaValidator: Sendable {
  /// What a schema does not allow.
  package struct Problem: Sendable, Hashable {
    /// The names and indexes that lead to the value.
    package let path: [String]
    /// The keyword that says so.
    package let keyword: String
  }

  private let document: AnswerValue
  /// The schemas that have a name of their own (`$anchor`, `$id`).
  private let named: [String: AnswerValue]
  private static let mostSteps = 1_000_000
  private static let mostDepth = 256

  /// - Parameter document: The file, in which references are looked up.
  package init(document: AnswerValue) {
    self.document = document
    var named: [String: AnswerValue] = [:]
    Self.name(document, in: &named)
    self.named = named
  }

  private static func name(_ schema: AnswerValue, in named: inout [String: AnswerValue]) {
    switch schema {
    case .object(let members):
      for key in ["$anchor", "$dynamicAnchor"] {
        if case .string(let name)? = schema.member(key) { named["#" + name] = named["#" + name] ?? schema }
      }
      for key in ["$id", "id"] {
        if case .string(let name)? = schema.member(key) { named[name] = named[name] ?? schema }
      }
      for member in members where member.name != "enum" && member.name != "const" { name(member.value, in: &named) }
    case .list(let items): for item in items { name(item, in: &named) }
    default: break
    }
  }

  /// What is wrong with a value; empty where nothing is.
  /// - Parameter pointer: Where in the file the schema stands.
  package func problems(of value: AnswerValue, at pointer: String = "") -> [Problem] {
    guard let schema = target(of: "#" + pointer) else { return [] }
    var judgement = Judgement(validator: self)
    judgement.judge(value, by: schema, at: [])
    return judgement.problems
  }

  /// Whether a value fits a schema of the file.
  func accepts(_ value: AnswerValue, _ schema: AnswerValue) -> Bool {
    var judgement = Judgement(validator: self)
    judgement.judge(value, by: schema, at: [])
    return judgement.problems.isEmpty
  }

  /// The schema that a reference leads to (RFC 6901); nil for one out of the file.
  func target(of reference: String) -> AnswerValue? {
    if let schema = named[reference] { return schema }
    var pointer = reference[...]
    if let hash = pointer.firstIndex(of: "#") {
      // The file may be named by its own id.
      let base = String(pointer[..<hash])
      if !base.isEmpty, named[base] == nil { return nil }
      pointer = pointer[pointer.index(after: hash)...]
      if base.isEmpty || named[base] == document { return schema(at: pointer, in: document) }
      return named[base].flatMap { schema(at: pointer, in: $0) }
    }
    return nil
  }

  private func schema(at pointer: Substring, in document: AnswerValue) -> AnswerValue? {
    var schema = document
    guard pointer.isEmpty || pointer.first == "/" else { return named["#" + pointer] }
    for token in SchemaPointer.tokens(of: pointer) {
      switch schema {
      case .object:
        guard let next = schema.member(token) else { return nil }
        schema = next
      case .list(let items):
        guard let index = Int(token), items.indices.contains(index) else { return nil }
        schema = items[index]
      default: return nil
      }
    }
    return schema
  }

  /// One value being judged: what was found, and how much work it was.
  private struct Judgement {
    let validator: SchemaValidator
    var problems: [Problem] = []
    var steps = 0
    var depth = 0

    private mutating func refuse(_ path: [String], _ keyword: String) {
      problems.append(Problem(path: path, keyword: keyword))
    }

    private mutating func accepts(_ value: AnswerValue, _ schema: AnswerValue) -> Bool {
      var inner = Judgement(validator: validator, steps: steps, depth: depth)
      inner.judge(value, by: schema, at: [])
      steps = inner.steps
      return inner.problems.isEmpty
    }

    mutating func judge(_ value: AnswerValue, by schema: AnswerValue, at path: [String]) {
      steps += 1
      depth += 1
      defer { depth -= 1 }
      // A schema that leads to itself for ever is one that nothing is known to fit.
      guard steps < SchemaValidator.mostSteps, depth < SchemaValidator.mostDepth else { return refuse(path, "$ref") }
      guard case .object(let keywords) = schema else {
        if schema == .bool(false) { refuse(path, "false") }
        return
      }
      for keyword in keywords { judge(value, keyword.name, keyword.value, schema, at: path) }
    }

    private mutating func judge(
      _ value: AnswerValue, _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue, at path: [String]
    ) {
      switch keyword {
      case "$ref", "$dynamicRef", "$recursiveRef":
        guard case .string(let reference) = argument, let target = validator.target(of: reference) else {
          return refuse(path, "$ref")
        }
        judge(value, by: target, at: path)
      case "type":
        let types = if case .list(let types) = argument { types } else { [argument] }
        if !types.contains(where: { value.isOf(type: $0.text) }) { refuse(path, keyword) }
      case "enum":
        guard case .list(let values) = argument else { return }
        if !values.contains(where: { $0.isSame(as: value) }) { refuse(path, keyword) }
      case "const": if !argument.isSame(as: value) { refuse(path, keyword) }
      case "allOf": for part in argument.elements { judge(value, by: part, at: path) }
      case "anyOf":
        if !argument.elements.contains(where: { accepts(value, $0) }) { refuse(path, keyword) }
      case "oneOf":
        var count = 0
        for part in argument.elements where accepts(value, part) { count += 1 }
        if count != 1 { refuse(path, keyword) }
      case "not": if accepts(value, argument) { refuse(path, keyword) }
      case "if":
        if let branch = schema.member(accepts(value, argument) ? "then" : "else") { judge(value, by: branch, at: path) }
      default:
        switch value {
        case .integer, .number: judgeNumber(value, keyword, argument, schema, at: path)
        case .string(let text): judgeText(text, keyword, argument, at: path)
        case .list(let items): judgeItems(items, keyword, argument, schema, at: path)
        case .object(let members): judgeMembers(members, keyword, argument, schema, at: path)
        case .null, .bool: break
        }
      }
    }

    private mutating func judgeNumber(
      _ value: AnswerValue, _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue, at path: [String]
    ) {
      guard let number = value.numeric else { return }
      // Draft 4 has exclusive limits as flags of the others.
      if argument == .bool(true), keyword == "exclusiveMinimum" || keyword == "exclusiveMaximum" {
        let bound = schema.member(keyword == "exclusiveMinimum" ? "minimum" : "maximum")
        if let bound, bound.isSame(as: value) { refuse(path, keyword) }
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
      if !fits { refuse(path, keyword) }
    }

    private mutating func judgeText(_ text: String, _ keyword: String, _ argument: AnswerValue, at path: [String]) {
      switch keyword {
      case "minLength": if let least = argument.count, text.unicodeScalars.count < least { refuse(path, keyword) }
      case "maxLength": if let most = argument.count, text.unicodeScalars.count > most { refuse(path, keyword) }
      case "pattern": if !Self.matches(text, argument.text) { refuse(path, keyword) }
      default: break
      }
    }

    private static func matches(_ text: String, _ pattern: String) -> Bool {
      guard let pattern = try? Pattern(parsing: pattern, as: .schema) else { return false }
      return pattern.matchesAnywhere(in: text) ?? false
    }

    private mutating func judgeItems(
      _ items: [AnswerValue], _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue, at path: [String]
    ) {
      switch keyword {
      case "minItems": if let least = argument.count, items.count < least { refuse(path, keyword) }
      case "maxItems": if let most = argument.count, items.count > most { refuse(path, keyword) }
      case "uniqueItems":
        guard argument == .bool(true) else { return }
        let isRepeated = items.indices.contains { index in items[..<index].contains { $0.isSame(as: items[index]) } }
        if isRepeated { refuse(path, keyword) }
      case "prefixItems":
        for (index, part) in argument.elements.enumerated() where index < items.count {
          judge(items[index], by: part, at: path + ["\(index)"])
        }
      case "items":
        guard case .list(let parts) = argument else {
          let first = schema.member("prefixItems")?.elements.count ?? 0
          for (index, item) in items.enumerated() where index >= first {
            judge(item, by: argument, at: path + ["\(index)"])
          }
          return
        }
        for (index, item) in items.enumerated() {
          if index < parts.count {
            judge(item, by: parts[index], at: path + ["\(index)"])
          } else if let others = schema.member("additionalItems") {
            judge(item, by: others, at: path + ["\(index)"])
          }
        }
      case "contains":
        var count = 0
        for item in items where accepts(item, argument) { count += 1 }
        if count < schema.member("minContains")?.count ?? 1 { refuse(path, keyword) }
        if let most = schema.member("maxContains")?.count, count > most { refuse(path, "maxContains") }
      default: break
      }
    }

    private mutating func judgeMembers(
      _ members: [AnswerValue.Member], _ keyword: String, _ argument: AnswerValue, _ schema: AnswerValue,
      at path: [String]
    ) {
      func has(_ name: String) -> Bool { members.contains { $0.name == name } }
      switch keyword {
      case "required":
        for name in argument.elements.map(\.text) where !has(name) { refuse(path + [name], keyword) }
      case "minProperties": if let least = argument.count, members.count < least { refuse(path, keyword) }
      case "maxProperties": if let most = argument.count, members.count > most { refuse(path, keyword) }
      case "properties":
        for member in members {
          if let part = argument.member(member.name) { judge(member.value, by: part, at: path + [member.name]) }
        }
      case "patternProperties":
        for member in members {
          for part in argument.entries where Self.matches(member.name, part.name) {
            judge(member.value, by: part.value, at: path + [member.name])
          }
        }
      case "additionalProperties":
        let properties = schema.member("properties")
        let patterns = schema.member("patternProperties")?.entries.map(\.name) ?? []
        for member in members where properties?.member(member.name) == nil {
          guard !patterns.contains(where: { Self.matches(member.name, $0) }) else { continue }
          guard argument != .bool(false) else {
            refuse(path + [member.name], keyword)
            continue
          }
          judge(member.value, by: argument, at: path + [member.name])
        }
      case "propertyNames":
        for member in members where !accepts(.string(member.name), argument) { refuse(path + [member.name], keyword) }
      case "dependentRequired", "dependentSchemas", "dependencies":
        for dependency in argument.entries where has(dependency.name) {
          guard case .list(let names) = dependency.value else {
            judge(.object(members), by: dependency.value, at: path)
            continue
          }
          for name in names.map(\.text) where !has(name) { refuse(path + [name], keyword) }
        }
      default: break
      }
    }
  }
}

/// JSON pointers (RFC 6901), as they stand in a fragment.
enum SchemaPointer {
  static func tokens(of pointer: some StringProtocol) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { token in
      Self.percentDecoded(String(token)).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private static func percentDecoded(_ text: String) -> String {
    guard text.contains("%") else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x25, index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension AnswerValue {
  /// A member of an object.
  func member(_ name: String) -> AnswerValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The items of a list.
  fileprivate var elements: [AnswerValue] { if case .list(let items) = self { items } else { [] } }

  /// The members of an object.
  fileprivate var entries: [Member] { if case .object(let members) = self { members } else { [] } }

  /// A number of things.
  fileprivate var count: Int? {
    switch self {
    case .integer(let value): Int(exactly: value)
    case .number(let value): Int(exactly: value)
    default: nil
    }
  }

  fileprivate func isOf(type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.list, "array"), (.object, "object"): true
    case (.integer, "integer"), (.integer, "number"), (.number, "number"): true
    case (.number(let value), "integer"): value.rounded() == value
    default: false
    }
  }
}

extension Number {
  /// Whether a number is a multiple of another, as people see them in decimal.
  fileprivate func isMultiple(of other: Number) -> Bool {
    if case .integer(let value) = self, case .integer(let step) = other { return step != 0 && value % step == 0 }
    guard other.double != 0 else { return false }
    let quotient = double / other.double
    return abs(quotient - quotient.rounded()) <= 1e-9 * max(1, abs(quotient))
  }
}
