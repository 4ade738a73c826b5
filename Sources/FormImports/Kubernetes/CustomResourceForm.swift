internal import Expressions
internal import FormDefinitions
internal import Values

/// A custom resource as a form: what is required, and the part of its schema that is opened.
///
/// | schema | asked as |
/// | --- | --- |
/// | `apiVersion`, `kind` | fixed |
/// | `metadata` | name, namespace, labels and annotations, by the rules of names |
/// | int-or-string | text: digits are a number, in quotes a text |
/// | no type, preserve-unknown-fields, embedded resources, lists of lists and of large objects | YAML |
/// | lists and maps with given texts of several lines | YAML |
/// | an optional object that is not opened | nothing, or a line with its path |
/// | everything else | as in a JSON Schema |
struct CustomResourceForm {
  let version: CustomResourceFile.Version
  let schema: StructuralSchema
  private let opening: PartialForm.Opening
  /// The opened paths, and those of given values.
  let paths: [[String]]
  private let opened: PathSet
  private let given: PathSet
  /// The values that are there already.
  private let there: [IndexedValue]

  init(_ version: CustomResourceFile.Version, _ schema: StructuralSchema, _ opening: PartialForm.Opening) {
    self.version = version
    self.schema = schema
    self.opening = opening
    given = PathSet(opening.values.flatMap(\.leafPaths))
    there = opening.values.map(IndexedValue.init)
    var paths = opening.paths
    if !opening.isOnly { paths += schema.properties.map(\.name).filter { !Self.fixed.contains($0) }.map { [$0] } }
    self.paths = paths
    opened = PathSet(paths)
  }

  /// What is not asked for, or in a way of its own.
  private static let fixed = ResourceMetadata.names.union(["status"])
  /// The keyword of objects that take nothing else: a server prunes it.
  private static let closed = "additionalProperties"
  /// The keyword of texts with several lines.
  private static let lines = "contentMediaType"

  // MARK: The part that is asked

  /// The JSON Schema of the part that is asked.
  func asked(at place: DefinitionNode) -> DefinitionNode {
    let fixed: [(name: String, value: any DefinitionPart)] = [
      ("apiVersion", place.object(["const": "\(version.group)/\(version.name)"])),
      ("kind", place.object(["const": version.kind])),
      ("metadata", metadata(at: place)),
    ]
    let (parts, required) = parts(of: schema, at: [])
    return place.object([
      "title": version.kind, "description": schema.node["description"]?.text, "type": "object",
      "properties": place.object(fixed + parts), "required": fixed.map(\.name) + required, Self.closed: false,
    ])
  }

  /// The parts of the properties that are asked, and the names of those that are needed.
  private func parts(
    of schema: StructuralSchema, at path: [String]
  ) -> (asked: [(name: String, value: any DefinitionPart)], needed: [String]) {
    var parts: [(name: String, value: any DefinitionPart)] = []
    var needed: [String] = []
    for (name, inner) in schema.properties where !path.isEmpty || !Self.fixed.contains(name) {
      let isNeeded = schema.required.contains(name) && inner.defaultValue == nil
      guard let part = part(inner, at: path + [name], isRequired: isNeeded) else { continue }
      parts.append((name, part))
      if isNeeded { needed.append(name) }
    }
    return (parts, needed)
  }

  private func metadata(at place: DefinitionNode) -> DefinitionNode {
    let generated = ["metadata", "generateName"]
    let isGenerated = given.holds(generated) || opened.holds(generated)
    var properties = place.object([:])
    for (name, inner) in schema.property("metadata")?.properties ?? [] {
      switch name {
      case "generateName" where !isGenerated: continue
      // One that is given is refused, where it can be taken away.
      case "namespace" where !version.isNamespaced && !given.holds(["metadata", "namespace"]): continue
      default: properties = properties.setting(name, value(inner, at: ["metadata", name]))
      }
    }
    return place.object([
      "type": "object", "properties": properties, "required": AnswerValue.list(isGenerated ? [] : [.string("name")]),
      Self.closed: false,
    ])
  }

  /// The part of a schema that is asked; nil if nothing of it is.
  /// - Parameter isRequired: True if it is required through required objects.
  private func part(_ schema: StructuralSchema, at path: [String], isRequired: Bool) -> DefinitionNode? {
    let isGiven = given.holds(path) || given.leadsOn(from: path)
    let isNamed = opened.holds(path) || opening.isAll
    let isDirect = opened.holds(Array(path.dropLast())) && !schema.isAskedInParts
    let leadsOn = opened.leadsOn(from: path)
    guard isRequired || isGiven || isNamed || isDirect || leadsOn else {
      let isShown = opening.namesClosed && schema.isAskedInParts && opened.holds(Array(path.dropLast()))
      return isShown ? opening.closedLine(of: schema.node, schema.properties.count, at: path) : nil
    }
    guard schema.isAskedInParts, path.count < Self.deepest else { return value(schema, at: path) }
    let (parts, needed) = parts(of: schema, at: path)
    guard !parts.isEmpty else { return nil }
    return schema.node.object([
      "type": "object", "description": schema.node["description"], "properties": schema.node.object(parts),
      "required": needed.isEmpty ? nil : needed, "writeOnly": schema.node.saysSecret ? true : nil, Self.closed: false,
    ])
  }

  /// Objects deeper than that are written as YAML.
  private static let deepest = 24

  /// The keywords that fields know, as they are.
  private static let kept = [
    "enum", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "minItems",
    "maxItems", "multipleOf", "minProperties", "maxProperties", "propertyNames", "patternErrorMessage",
  ]

  private func value(_ schema: StructuralSchema, at path: [String], inRow: Bool = false) -> DefinitionNode {
    let node = schema.node
    let isYAML = schema.isOpaque || (schema.isAskedInParts && !inRow) || (!inRow && holdsLinesInRows(schema, at: path))
    let isSecret = node.saysSecret || isYAML && schema.holdsSecret
    let fallback = schema.holdsSecret ? nil : schema.defaultValue
    let head = node.object([
      "title": path.last.map(FieldDefinition.readableLabel(for:)), "description": description(schema, fallback),
      "writeOnly": isSecret ? true : nil,
    ])
    if isYAML {
      return head.setting("type", "string").setting(Self.lines, "application/yaml")
    }
    if schema.isIntOrString { return head.setting("type", "string") }
    var result = head.setting("type", node["type"])
    for keyword in Self.kept { result = result.setting(keyword, node[keyword]) }
    if schema.isNullable, let values = result["enum"]?.items {
      result = result.setting("enum", values.filter { $0.value != .null }.node(at: node))
    }
    if let example = fallback, !example.isCollection, example != .null {
      result = result.setting("examples", [example].node(at: node))
    }
    switch schema.type {
    case "string":
      if let format = node["format"]?.text, ["date", "date-time"].contains(format) {
        result = result.setting("format", format)
      }
      if let pattern = node["pattern"], let source = pattern.text, (try? Pattern(parsing: source, as: .schema)) != nil {
        result = result.setting("pattern", pattern)
      }
      if !inRow, there.contains(where: { $0[path]?.holdsLines ?? false }) {
        result = result.setting(Self.lines, "text/plain")
      }
    case "array":
      // A row that somebody added and left is no empty text.
      let holdsEmpty = there.contains { $0[path]?.holdsEmptyItems ?? false }
      if let items = schema.items { result = result.setting("items", row(items, at: path, mayBeEmpty: holdsEmpty)) }
    case "object":
      if let values = schema.additional {
        result = result.setting("additionalProperties", row(values, at: path))
      }
    default: break
    }
    return result
  }

  /// True for a list or map with a text in it that a row, which is one line, cannot show.
  private func holdsLinesInRows(_ schema: StructuralSchema, at path: [String]) -> Bool {
    (schema.type == "array" || schema.type == "object")
      && there.contains { $0[path]?.holdsLines ?? false }
  }

  /// An item of a list: a value, or an object whose properties are all asked for, the keys of the list first.
  /// - Parameter mayBeEmpty: True if a text alone may be empty.
  private func row(_ schema: StructuralSchema, at path: [String], mayBeEmpty: Bool = false) -> DefinitionNode {
    guard schema.isAskedInParts else {
      // A value alone is called what it is, not once more what holds it.
      let own = value(schema, at: path, inRow: true).without("title")
      let isText = (schema.type == "string" || schema.isIntOrString) && schema.node["enum"] == nil
      return mayBeEmpty && isText ? own.setting("type", ["string", "null"]) : own
    }
    let list = path.reduce(self.schema as StructuralSchema?) { $0?.property($1) }
    let keys = Set(list?.mapKeys ?? [])
    let ordered =
      schema.properties.filter { keys.contains($0.name) } + schema.properties.filter { !keys.contains($0.name) }
    let required = ordered.filter { schema.required.contains($0.name) && $0.schema.defaultValue == nil }.map(\.name)
    return schema.node.object([
      "type": "object",
      "properties": schema.node.object(ordered.map { ($0, value($1, at: path + [$0], inRow: true)) }),
      "required": required.isEmpty ? nil : required, Self.closed: false,
    ])
  }

  private func description(_ schema: StructuralSchema, _ fallback: AnswerValue?) -> String? {
    let text = schema.node["description"]?.text
    guard let fallback else { return text }
    return [text, "Default: \(fallback.json.text(.spaced))."].compactMap { $0 }.joined(separator: "\n\n")
  }

  // MARK: What a definition does not hold

  /// Warns of what a server holds against a resource, and a definition of this form does not.
  func warnOfLosses(in definition: FormDefinition, to file: ForeignFile) {
    let fields = FieldsByPath(definition.fields)
    var closed: [[String]] = []
    func visit(_ schema: StructuralSchema, _ path: [String]) {
      for (keyword, value) in schema.node.members ?? [] where Self.isLost(keyword, value, of: schema) {
        guard keyword == "x-kubernetes-validations" else {
          file.warnOfLoss(of: "'\(keyword)'", at: path, value)
          continue
        }
        for rule in value.items ?? [] {
          let text = rule["message"]?.text ?? rule["rule"]?.text ?? ""
          file.warnOfLoss(of: "a rule of '\(keyword)': \(text)", at: path, rule)
        }
      }
      for (name, inner) in schema.properties where !path.isEmpty || !Self.fixed.contains(name) {
        visitIfAsked(inner, path + [name])
      }
    }
    func visitIfAsked(_ schema: StructuralSchema, _ path: [String]) {
      guard let field = fields[nearest: path], field.answerPath.starts(with: path) else {
        if !path.contains(ForeignFile.row) { closed.append(path) }
        return
      }
      let isField = field.answerPath == path
      if isField, field.type == .textarea, schema.type != "string" { return file.warnOfYAML(at: path, schema.node) }
      visit(schema, path)
      if isField, let inner = schema.items ?? schema.additional { visit(inner, path + [ForeignFile.row]) }
    }
    visit(schema, [])
    guard !closed.isEmpty, !opening.isOnly else { return }
    let named = closed.prefix(3).map(ForeignFile.place).joined(separator: ", ")
    file.warn(
      "the definition does not ask for \(named)" + (closed.count > 3 ? " and \(closed.count - 3) more" : ""),
      help: "--all asks for everything, --only PATH,… for a part", at: schema.node)
  }

  private static func isLost(_ keyword: String, _ value: DefinitionNode, of schema: StructuralSchema) -> Bool {
    switch keyword {
    case "x-kubernetes-validations", "allOf", "anyOf", "oneOf", "not": true
    case "x-kubernetes-int-or-string", "x-kubernetes-preserve-unknown-fields": value.value == .bool(true)
    case "x-kubernetes-list-type": value.text == "set" || value.text == "map"
    case "minProperties", "maxProperties": schema.isAskedInParts
    case "format": schema.type == "string" && !["date", "date-time"].contains(value.text)
    case "pattern": (try? Pattern(parsing: value.value.text, as: .schema)) == nil
    default: false
    }
  }

  /// Every path of the schema, with its description.
  static func candidates(_ schema: StructuralSchema) -> [PartialForm.Candidate] {
    var found: [PartialForm.Candidate] = [
      (["metadata", "generateName"], "The beginning of a name that the server completes.")
    ]
    func visit(_ schema: StructuralSchema, _ path: [String], _ depth: Int) {
      for (name, inner) in schema.properties where !(path.isEmpty && fixed.contains(name)) {
        let own = path + [name]
        let text = inner.node["description"]?.text ?? ""
        found.append((own, String(text.prefix { !$0.isNewline }.prefix(160))))
        if inner.isAskedInParts, depth < deepest { visit(inner, own, depth + 1) }
      }
    }
    visit(schema, [], 0)
    return found
  }
}
