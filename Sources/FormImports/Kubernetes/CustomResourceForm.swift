internal import Expressions
internal import FormDefinitions
internal import Values
internal import Wording

/// A custom resource as a form: what is required, and the part of its schema that is opened.
///
/// | schema | asked as |
/// | --- | --- |
/// | `apiVersion`, `kind` | fixed |
/// | `metadata` | name, namespace, labels and annotations, by the rules of names |
/// | int-or-string | text: digits are a number, in quotes a text |
/// | no type, preserve-unknown-fields, embedded resources, lists of lists and of large objects | YAML |
/// | everything else | as in a JSON Schema |
struct CustomResourceForm {
  let version: CustomResourceFile.Version
  let schema: StructuralSchema
  private let opening: PartialForm.Opening
  /// The opened paths, and those of given values.
  private let paths: [[String]]
  private let given: [[String]]

  init(_ version: CustomResourceFile.Version, _ schema: StructuralSchema, _ opening: PartialForm.Opening) {
    self.version = version
    self.schema = schema
    self.opening = opening
    given = ((opening.old.map { [$0] } ?? []) + opening.given).flatMap(\.leafPaths)
    var paths = opening.paths
    if !opening.isOnly { paths += schema.properties.map(\.name).filter { !Self.fixed.contains($0) }.map { [$0] } }
    self.paths = paths
  }

  private static let fixed: Set = ["apiVersion", "kind", "metadata", "status"]
  /// The keyword of texts with several lines.
  private static let lines = "contentMediaType"

  // MARK: The part that is asked

  /// The JSON Schema of the part that is asked.
  func asked(at place: DefinitionNode) -> DefinitionNode {
    var members: [AnswerValue.Member] = [
      .init("apiVersion", .object([.init("const", .string("\(version.group)/\(version.name)"))])),
      .init("kind", .object([.init("const", .string(version.kind))])),
    ]
    members.append(.init("metadata", metadata))
    var required: [AnswerValue] = ["apiVersion", "kind", "metadata"].map { .string($0) }
    var properties = AnswerValue.object(members).node(at: place)
    for (name, inner) in schema.properties where !Self.fixed.contains(name) {
      let isRequired = schema.required.contains(name) && inner.defaultValue == nil
      guard let part = part(inner, at: [name], isRequired: isRequired) else { continue }
      properties = properties.setting(name, part)
      if isRequired { required.append(.string(name)) }
    }
    return place.object([
      "title": version.kind, "description": schema.node["description"]?.text, "type": "object",
      "properties": properties, "required": AnswerValue.list(required),
    ])
  }

  private var metadata: AnswerValue {
    func text(_ pattern: String, _ longest: Int, _ description: String) -> AnswerValue {
      .object([
        .init("type", .string("string")), .init("pattern", .string(pattern)),
        .init("maxLength", .integer(Int64(longest))),
        .init("description", .string(description)),
      ])
    }
    let label = "[a-z0-9]([-a-z0-9]*[a-z0-9])?"
    let name = "[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?"
    let key = #"^(\#(label)(\.\#(label))*/)?\#(name)$"#
    func map(_ value: AnswerValue) -> AnswerValue {
      .object([
        .init("type", .string("object")),
        .init("propertyNames", .object([.init("pattern", .string(key)), .init("maxLength", .integer(317))])),
        .init("additionalProperties", value),
      ])
    }
    var members = [
      AnswerValue.Member(
        "name",
        text(
          #"^\#(label)(\.\#(label))*$"#, 253,
          "Lower case letters, digits, '-' and '.'; begins and ends with a letter or digit."))
    ]
    let isGenerated =
      given.contains { $0 == ["metadata", "generateName"] } || paths.contains(["metadata", "generateName"])
    if isGenerated { members.append(.init("generateName", .object([.init("type", .string("string"))]))) }
    if version.isNamespaced {
      members.append(.init("namespace", text("^\(label)$", 63, "Lower case letters, digits and '-'.")))
    }
    let value = AnswerValue.object([
      .init("type", .string("string")), .init("pattern", .string("^(\(name))?$")), .init("maxLength", .integer(63)),
    ])
    members.append(.init("labels", map(value)))
    members.append(.init("annotations", map(.object([.init("type", .string("string"))]))))
    return .object([
      .init("type", .string("object")), .init("properties", .object(members)),
      .init("required", .list(isGenerated ? [] : [.string("name")])),
    ])
  }

  /// The part of a schema that is asked; nil if nothing of it is.
  /// - Parameter isRequired: True if it is required through required objects.
  private func part(_ schema: StructuralSchema, at path: [String], isRequired: Bool) -> DefinitionNode? {
    let isGiven = given.contains { $0.starts(with: path) }
    let isNamed = paths.contains(path) || opening.isAll
    let isDirect = paths.contains(Array(path.dropLast())) && !schema.isAskedInParts
    let leadsOn = paths.contains { $0.count > path.count && $0.starts(with: path) }
    guard isRequired || isGiven || isNamed || isDirect || leadsOn else { return nil }
    guard schema.isAskedInParts, path.count < Self.deepest else { return value(schema, at: path) }
    var properties = schema.node.object([:])
    var required: [AnswerValue] = []
    for (name, inner) in schema.properties {
      let isNeeded = schema.required.contains(name) && inner.defaultValue == nil
      guard let part = part(inner, at: path + [name], isRequired: isNeeded) else { continue }
      properties = properties.setting(name, part)
      if isNeeded { required.append(.string(name)) }
    }
    guard properties.members?.isEmpty == false else { return nil }
    return schema.node.object([
      "type": "object", "description": schema.node["description"], "properties": properties,
      "required": required.isEmpty ? nil : AnswerValue.list(required),
    ])
  }

  /// Objects deeper than that are written as YAML.
  private static let deepest = 24

  /// The keywords that fields know, as they are.
  private static let kept = [
    "enum", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems",
    "maxItems", "multipleOf", "minProperties", "maxProperties",
  ]

  private func value(_ schema: StructuralSchema, at path: [String], inRow: Bool = false) -> DefinitionNode {
    let node = schema.node
    let head = node.object([
      "title": path.last.map(FieldDefinition.readableLabel(for:)), "description": description(schema),
    ])
    if schema.isOpaque || (schema.isAskedInParts && !inRow)
      || (inRow && schema.type == "object" && schema.properties.isEmpty)
    {
      return head.setting("type", "string").setting(Self.lines, "application/yaml")
    }
    if schema.isIntOrString { return head.setting("type", "string") }
    var result = head.setting("type", node["type"])
    for keyword in Self.kept { result = result.setting(keyword, node[keyword]) }
    if schema.isNullable, let values = result["enum"]?.items {
      result = result.setting("enum", values.filter { $0.value != .null }.node(at: node))
    }
    if let example = schema.defaultValue, example.isScalar {
      result = result.setting("examples", [example].node(at: node))
    }
    switch schema.type {
    case "string":
      if let format = node["format"]?.text, ["date", "date-time", "password"].contains(format) {
        result = result.setting("format", format)
      }
      if let pattern = node["pattern"], let source = pattern.text, (try? Pattern(parsing: source, as: .schema)) != nil {
        result = result.setting("pattern", pattern)
      }
      let values = [opening.old].compactMap { $0 } + opening.given
      let hasLines = values.contains { $0.value(at: path)?.text.contains(where: \.isNewline) ?? false }
      if hasLines { result = result.setting(Self.lines, "text/plain") }
    case "array":
      if let items = schema.items { result = result.setting("items", row(items, at: path)) }
    case "object":
      if let values = schema.additional {
        result = result.setting("additionalProperties", value(values, at: path, inRow: true))
      }
    default: break
    }
    return result
  }

  /// An item of a list: a value, or an object whose properties are all asked for, the keys of the list first.
  private func row(_ schema: StructuralSchema, at path: [String]) -> DefinitionNode {
    guard schema.isAskedInParts else { return value(schema, at: path, inRow: true) }
    var properties = schema.node.object([:])
    let keys = self.schema(at: path)?.mapKeys ?? []
    let ordered =
      schema.properties.filter { keys.contains($0.name) } + schema.properties.filter { !keys.contains($0.name) }
    for (name, inner) in ordered {
      properties = properties.setting(name, value(inner, at: path + [name], inRow: true))
    }
    let required = schema.required.filter { schema.property($0).map { $0.defaultValue == nil } ?? false }
    return schema.node.object([
      "type": "object", "properties": properties,
      "required": required.isEmpty ? nil : AnswerValue.list(required.map { .string($0) }),
    ])
  }

  private func schema(at path: [String]) -> StructuralSchema? {
    path.reduce(schema as StructuralSchema?) { schema, name in schema?.property(name) }
  }

  private func description(_ schema: StructuralSchema) -> String? {
    let text = schema.node["description"]?.text
    guard let fallback = schema.defaultValue else { return text }
    return [text, "Default: \(fallback.json.text(.spaced))."].compactMap { $0 }.joined(separator: "\n\n")
  }

  // MARK: Values

  /// A resource as answers of the form: YAML where it is asked for as such.
  static func encoded(_ value: AnswerValue, by schema: StructuralSchema, isRoot: Bool = false) -> AnswerValue {
    if case .null = value { return value }
    if schema.isIntOrString {
      switch value {
      case .integer(let number): return .string("\(number)")
      case .string(let text): return .string(Int64(text) == nil && !text.hasPrefix("\"") ? text : "\"\(text)\"")
      default: return value
      }
    }
    if schema.isOpaque, !isRoot { return .string(String(YAMLText.block(value).dropLast())) }
    switch value {
    case .object(let members):
      return .object(
        members.compactMap { member in
          if isRoot, member.name == "status" { return nil }
          guard let inner = schema[member.name], !(isRoot && fixed.contains(member.name)) else { return member }
          // An empty object has no field; its presence is remembered with what is given.
          if inner.isAskedInParts, member.value == .object([]) { return nil }
          return .init(member.name, encoded(member.value, by: inner))
        })
    case .list(let items):
      guard let inner = schema.items else { return value }
      return .list(items.map { encoded($0, by: inner) })
    default: return value
    }
  }

  /// The value that answers of the form stand for; reports YAML that cannot be read.
  static func decoded(
    _ value: AnswerValue, by schema: StructuralSchema, at path: [String] = [],
    _ problems: inout [(path: [String], message: String)]
  ) -> AnswerValue {
    if case .string(let text) = value, schema.isIntOrString {
      if let number = Int64(text) { return .integer(number) }
      guard text.hasPrefix("\""), text.hasSuffix("\""), text.utf8.count > 1 else { return value }
      return AnswerValue(parsing: Array(text.utf8)) ?? value
    }
    if case .string(let text) = value, schema.isOpaque, !path.isEmpty {
      let (read, problem) = ForeignFile.value(ofYAML: text)
      if let problem { problems.append((path, problem)) }
      return read ?? value
    }
    switch value {
    case .object(let members):
      return .object(
        members.map { member in
          guard let inner = schema[member.name], !(path.isEmpty && fixed.contains(member.name)) else { return member }
          return .init(member.name, decoded(member.value, by: inner, at: path + [member.name], &problems))
        })
    case .list(let items):
      guard let inner = schema.items else { return value }
      return .list(items.enumerated().map { decoded($1, by: inner, at: path + ["\($0)"], &problems) })
    default: return value
    }
  }

  /// The resource with what the form does not know as it was: in metadata, status, and where unknown keys are preserved.
  static func merged(
    _ value: AnswerValue, over old: AnswerValue?, _ schema: StructuralSchema?, isRoot: Bool = false
  ) -> AnswerValue {
    guard case .object(let members) = value, case .object(let before)? = old else { return value }
    var kept = members.map { member -> AnswerValue.Member in
      if isRoot, member.name == "metadata" {
        return .init("metadata", mergedMetadata(member.value, over: old?["metadata"]))
      }
      return .init(member.name, merged(member.value, over: old?[member.name], schema?[member.name]))
    }
    for member in before where !kept.contains(where: { $0.name == member.name }) {
      let isKnown = schema?.property(member.name) != nil || schema?.additional != nil
      let isKept = isRoot ? member.name == "status" || (!isKnown && schema?.preservesUnknown ?? false) : false
      if isKept || (!isKnown && schema?.preservesUnknown ?? true) { kept.append(member) }
    }
    return .object(kept)
  }

  /// Everything in metadata stays, except what the form asks for.
  private static func mergedMetadata(_ value: AnswerValue, over old: AnswerValue?) -> AnswerValue {
    let asked: Set = ["name", "namespace", "labels", "annotations", "generateName"]
    var result = value
    for member in old?.members ?? [] where !asked.contains(member.name) {
      result = result.setting(member.name, member.value)
    }
    return result
  }

  /// The resource of answers, with the empty objects that were given.
  func resource(
    of written: [(id: String, value: AnswerValue)], _ problems: inout [(path: [String], message: String)]
  ) -> AnswerValue {
    var value = AnswerValue.object(written.map { AnswerValue.Member($0.id, $0.value) })
    value = Self.decoded(value, by: schema, &problems)
    value = withGivenObjects(value, schema, at: [])
    return Self.ordered(Self.merged(value, over: opening.old, schema, isRoot: true), schema, isRoot: true)
  }

  /// The members in the order of the schema; others behind them.
  private static func ordered(_ value: AnswerValue, _ schema: StructuralSchema?, isRoot: Bool = false) -> AnswerValue {
    switch value {
    case .object(let members):
      let names = (isRoot ? ["apiVersion", "kind", "metadata", "spec"] : []) + (schema?.properties.map(\.name) ?? [])
      let places = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
      let sorted = members.enumerated().sorted { one, other in
        let (a, b) = (places[one.element.name] ?? .max, places[other.element.name] ?? .max)
        return a == b ? one.offset < other.offset : a < b
      }
      return .object(
        sorted.map { .init($1.name, ordered($1.value, isRoot && $1.name == "metadata" ? nil : schema?[$1.name])) })
    case .list(let items): return .list(items.map { ordered($0, schema?.items) })
    default: return value
    }
  }

  /// Adds objects that were given, or opened, without anything in them: their presence is a choice.
  private func withGivenObjects(_ value: AnswerValue, _ schema: StructuralSchema, at path: [String]) -> AnswerValue {
    guard case .object = value, schema.isAskedInParts else { return value }
    var value = value
    for (name, inner) in schema.properties where inner.isAskedInParts && !(path.isEmpty && Self.fixed.contains(name)) {
      let own = path + [name]
      if let present = value[name] {
        value = value.setting(name, withGivenObjects(present, inner, at: own))
      } else if schema.required.contains(name), inner.defaultValue == nil {
        // A required object may be empty; what it lacks is judged.
        value = value.setting(name, withGivenObjects(.object([]), inner, at: own))
      } else if given.contains(where: { $0.starts(with: own) })
        && ([opening.old].compactMap { $0 } + opening.given).contains(where: { $0.value(at: own) == .object([]) })
      {
        value = value.setting(name, .object([]))
      }
    }
    return value
  }

  /// Every path of the schema, with its description.
  static func candidates(_ schema: StructuralSchema) -> [(path: String, description: String)] {
    var found: [(path: String, description: String)] = []
    func visit(_ schema: StructuralSchema, _ path: String, _ depth: Int) {
      for (name, inner) in schema.properties where !(path.isEmpty && fixed.contains(name)) {
        let own = path.isEmpty ? name : "\(path).\(name)"
        let text = inner.node["description"]?.text ?? ""
        found.append((own, String(text.prefix { !$0.isNewline }.prefix(160))))
        if inner.isAskedInParts, depth < deepest { visit(inner, own, depth + 1) }
      }
    }
    visit(schema, "", 0)
    return found
  }
}

extension AnswerValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .bool, .integer, .number, .string: true
    default: false
    }
  }
}
