internal import Expressions
internal import FormDefinitions
internal import Values

/// A structural schema of a custom resource (kubernetes/apiextensions-apiserver, `pkg/apiserver/schema`).
final class StructuralSchema: Sendable {
  let node: DefinitionNode
  let type: String?
  let properties: [(name: String, schema: StructuralSchema)]
  private let places: [String: Int]
  let items: StructuralSchema?
  /// The schema of free keys.
  let additional: StructuralSchema?
  let required: Set<String>
  let isNullable: Bool
  /// An integer or a text.
  let isIntOrString: Bool
  let preservesUnknown: Bool
  /// True for a whole resource inside this one.
  let isEmbedded: Bool
  /// `set` or `map` for lists whose items are distinct.
  let listType: String?
  let mapKeys: [String]
  let defaultValue: AnswerValue?
  let rules: [ResourceRule]
  /// What rules know of the value before there is one.
  let expressionType: ExpressionType
  /// True if the value is a secret, or something in it.
  let holdsSecret: Bool

  /// - Parameter file: Takes the mistakes that make a definition not structural, and rules that do not compile.
  init(_ node: DefinitionNode, in file: ForeignFile, isRoot: Bool = false) {
    isEmbedded = node["x-kubernetes-embedded-resource"]?.value == .bool(true)
    let node = isRoot || isEmbedded ? ResourceMetadata.completing(node, isRoot: isRoot) : node
    self.node = node
    type = node["type"]?.text
    properties = (node["properties"]?.members ?? []).map { ($0.name, StructuralSchema($0.value, in: file)) }
    places = Dictionary(firstOfEach: properties.enumerated().map { ($0.element.name, $0.offset) })
    items = node["items"].flatMap { $0.isObject ? StructuralSchema($0, in: file) : nil }
    additional = node["additionalProperties"].flatMap { $0.isObject ? StructuralSchema($0, in: file) : nil }
    required = Set(node["required"]?.items?.compactMap(\.text) ?? [])
    isNullable = node["nullable"]?.value == .bool(true)
    isIntOrString = node["x-kubernetes-int-or-string"]?.value == .bool(true)
    preservesUnknown = node["x-kubernetes-preserve-unknown-fields"]?.value == .bool(true)
    listType = node["x-kubernetes-list-type"]?.text
    mapKeys = node["x-kubernetes-list-map-keys"]?.items?.compactMap(\.text) ?? []
    defaultValue = node["default"]?.value
    let expressionType = ResourceValue.type(
      of: node, properties: properties, items: items, additional: additional, isRoot: isRoot)
    self.expressionType = expressionType
    rules = (node["x-kubernetes-validations"]?.items ?? []).compactMap {
      ResourceRule($0, of: expressionType, in: file)
    }
    let junctors = ["allOf", "anyOf", "oneOf"].flatMap { node[$0]?.items ?? [] }
    let inner = properties.map(\.schema) + [items, additional].compactMap { $0 }
    holdsSecret = node.saysSecret || junctors.contains(where: \.saysSecret) || inner.contains(where: \.holdsSecret)
    check(in: file, isRoot: isRoot)
  }

  subscript(name: String) -> StructuralSchema? { property(name) ?? additional }

  func property(_ name: String) -> StructuralSchema? { places[name].map { properties[$0].schema } }

  /// The path that a name with dots means, in which names may have dots themselves.
  func path(named name: String) -> [String]? {
    [String](named: name[...], in: self) { $0.isAskedInParts ? $0.property($1) : nil }
  }

  /// The names by which rules find the items of a list of a type, none for a set; nil for other values, and for keys that
  /// rules cannot reach.
  var identifyingKeys: [String]? {
    guard listType == "set" || listType == "map" else { return nil }
    let keys = listType == "map" ? mapKeys : []
    let names = keys.compactMap(ResourceValue.escaped)
    return names.count < keys.count || (listType == "map" && keys.isEmpty) ? nil : names
  }

  /// True if the value is written as YAML, since its schema says too little, or too much, to ask for its parts.
  var isOpaque: Bool {
    if isIntOrString { return false }
    if isEmbedded { return true }
    switch type {
    case nil: return true
    case "object": return properties.isEmpty && (additional.map(\.isDeep) ?? true)
    case "array": return items.map { $0.isOpaque || $0.isDeep } ?? true
    default: return false
    }
  }

  /// True if an item of a list or map of this schema is more than a row of plain values.
  private var isDeep: Bool {
    if isIntOrString { return false }
    switch type {
    case "object":
      if preservesUnknown || isEmbedded || properties.isEmpty { return true }
      return properties.count > 12 || properties.contains { $0.schema.isNested }
    case "array", nil: return true
    default: return false
    }
  }

  private var isNested: Bool {
    if isIntOrString { return false }
    switch type {
    case "object", nil: return true
    case "array": return items.map { $0.isOpaque || $0.type == "object" || $0.type == "array" } ?? true
    default: return false
    }
  }

  /// True for an object whose properties are asked for.
  var isAskedInParts: Bool { type == "object" && !properties.isEmpty && !isEmbedded }

  /// What the pattern means, in words, within a sentence; nil if nobody says.
  var shape: String? { node["patternErrorMessage"]?.text.map(Self.withinSentence) }

  /// The same of the keys of a map.
  var shapeOfKeys: String? { node["propertyNames"]?["patternErrorMessage"]?.text.map(Self.withinSentence) }

  private static func withinSentence(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// The keywords that a structural schema may not have anywhere (`validation.go`, `ValidateStructural`).
  private static let forbidden = [
    "$ref", "definitions", "dependencies", "patternProperties", "$schema", "id", "additionalItems",
  ]

  private func check(in file: ForeignFile, isRoot: Bool) {
    for keyword in Self.forbidden {
      guard let value = node[keyword], value.isObject || value.text != nil else { continue }
      file.report("not a structural schema: '\(keyword)' is forbidden", at: value)
    }
    if node["uniqueItems"]?.value == .bool(true), let value = node["uniqueItems"] {
      file.report(
        "not a structural schema: 'uniqueItems' cannot be true", help: "write x-kubernetes-list-type: set", at: value)
    }
    if let types = node["type"], types.items != nil {
      file.report("not a structural schema: 'type' must be one type", help: "write nullable: true for null", at: types)
    }
    if let list = node["items"], list.items != nil {
      file.report("not a structural schema: 'items' must be one schema", at: list)
    }
    if let additional = node["additionalProperties"], node["properties"] != nil, additional.value != .bool(false) {
      file.report("not a structural schema: 'additionalProperties' stands beside 'properties'", at: additional)
    }
    if type == nil, !isIntOrString, !preservesUnknown {
      file.report(
        "not a structural schema: a schema without 'type'",
        help: "add it, or x-kubernetes-preserve-unknown-fields: true", at: node)
    }
    if isRoot, let type, type != "object" {
      file.report("not a structural schema: the root must be of the type object", at: node["type"] ?? node)
    }
    for keyword in ["allOf", "anyOf", "oneOf"] {
      for part in node[keyword]?.items ?? [] { checkJunctor(part, in: file) }
    }
    if let part = node["not"] { checkJunctor(part, in: file) }
    SchemaKeywords.check(node, in: file)
  }

  /// Inside `allOf anyOf oneOf not`, only values are judged.
  private func checkJunctor(_ part: DefinitionNode, in file: ForeignFile) {
    for keyword in ["type", "description", "title", "default", "nullable", "additionalProperties"] {
      guard let value = part[keyword], !(keyword == "type" && isIntOrString) else { continue }
      file.report("not a structural schema: '\(keyword)' inside allOf, anyOf, oneOf or not", at: value)
    }
    for (_, property) in part["properties"]?.members ?? [] where property.isObject {
      guard let type = property["type"] else { continue }
      file.report("not a structural schema: 'type' inside allOf, anyOf, oneOf or not", at: type)
    }
  }
}

extension StructuralSchema {
  /// The schema as JSON Schema, by which values are judged.
  var jsonSchema: AnswerValue { Self.jsonSchema(of: node.value) }

  private static func jsonSchema(of schema: AnswerValue) -> AnswerValue {
    guard case .object(let members) = schema else { return schema }
    let isNullable = schema["nullable"] == .bool(true)
    var keywords: [AnswerValue.Member] = []
    var embedded: AnswerValue?
    for member in members {
      switch member.name {
      case "type":
        keywords.append(.init("type", isNullable ? .list([member.value, .string("null")]) : member.value))
      case "enum":
        guard isNullable, case .list(let values) = member.value, !values.contains(.null) else {
          keywords.append(member)
          continue
        }
        keywords.append(.init("enum", .list(values + [.null])))
      case "properties", "patternProperties":
        keywords.append(
          .init(
            member.name,
            .object((member.value.members ?? []).map { AnswerValue.Member($0.name, jsonSchema(of: $0.value)) })))
      case "items", "additionalProperties", "propertyNames", "not":
        keywords.append(.init(member.name, jsonSchema(of: member.value)))
      case "allOf", "anyOf", "oneOf":
        keywords.append(.init(member.name, .list((member.value.items ?? []).map(jsonSchema(of:)))))
      case "x-kubernetes-embedded-resource" where member.value == .bool(true):
        embedded = ResourceMetadata.embedded
      case "required", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength",
        "pattern", "format", "minItems", "maxItems", "multipleOf", "minProperties", "maxProperties":
        keywords.append(member)
      case "x-kubernetes-int-or-string" where member.value == .bool(true) && schema["type"] == nil:
        let types = ["integer", "string"] + (isNullable ? ["null"] : [])
        keywords.append(.init("type", .list(types.map { .string($0) })))
      default: break
      }
    }
    let own = AnswerValue.object(keywords)
    guard let embedded else { return own }
    return own.setting("allOf", .list((own["allOf"]?.items ?? []) + [embedded]))
  }
}
