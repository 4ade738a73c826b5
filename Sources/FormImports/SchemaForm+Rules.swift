internal import Expressions
internal import FormDefinitions
internal import Values
internal import Wording

/// What a schema says beyond the keywords that fields know: rules, where an expression says the same, and what is left.
extension SchemaForm {
  /// Further schemas of a property that is asked for anyway, and their condition.
  struct Check {
    let condition: String?
    let parts: [SchemaLayers.Layer]
  }

  // MARK: What no field holds

  /// Warns of what is held against the answer only by the schema itself.
  /// - Parameter isTold: True to say so where the schema is at hand, too.
  mutating func lose(_ keyword: String, at path: [String], _ node: DefinitionNode, isTold: Bool = false) {
    guard standsAlone else {
      if isTold {
        file.warn("'\(keyword)' cannot be asked for: the answer is held against it before it is written", at: node)
      }
      return
    }
    let path = around + path
    if lost.insert([keyword] + path).inserted { file.warnOfLoss(of: "'\(keyword)'", at: path, node) }
  }

  /// What an object says, besides the properties that are asked for.
  mutating func loseRest(of layers: SchemaLayers, on condition: String?, in object: Object) {
    for layer in layers.layers {
      for (keyword, value) in layer.node.members ?? [] where !Self.isHeld(keyword, value, on: condition) {
        if ["anyOf", "oneOf"].contains(keyword), isAsked(keyword, value, layers, in: object) { continue }
        lose(
          keyword, at: object.path, value,
          isTold: Self.toldOfObjects.contains(keyword) && value.value != .bool(false))
      }
    }
  }

  private static let toldOfObjects: Set = ["not", "minProperties", "maxProperties", "unevaluatedProperties"]

  /// True if what a keyword says of an object is asked for, or nothing.
  private static func isHeld(_ keyword: String, _ value: DefinitionNode, on condition: String?) -> Bool {
    switch keyword {
    case "additionalProperties", "unevaluatedProperties": condition == nil && value.value == .bool(false)
    // Conditions say themselves what they lose.
    case "type", "properties", "required", "allOf", "$ref", "$dynamicRef", "$recursiveRef", "if", "then", "else",
      "dependentRequired", "dependentSchemas", "dependencies":
      true
    default: !SchemaKeywords.judges(keyword, ofType: "object")
    }
  }

  /// True if alternatives are a choice, or say only what each requires.
  private func isAsked(_ keyword: String, _ value: DefinitionNode, _ layers: SchemaLayers, in object: Object) -> Bool {
    alternatives(in: layers).contains { $0.keyword.place == value.place && $0.keyword.value == value.value }
      || requirements(of: value, in: object) != nil
  }

  /// Warns once that the schema takes what no field is for.
  mutating func loseOpenness(of layers: SchemaLayers, at node: DefinitionNode) {
    let says = layers.first("additionalProperties") ?? layers.first("unevaluatedProperties")
    guard standsAlone, says == nil, !isOpen else { return }
    isOpen = true
    file.warn("the schema takes properties that it does not name, and the definition refuses them", at: node)
  }

  /// Warns of a text that stands for a value of another kind.
  mutating func loseValue(of layers: SchemaLayers, in field: DefinitionNode, ofType type: String?, at path: [String]) {
    guard standsAlone, type == nil, layers.first("type") == nil, field["type"]?.text == "text" else { return }
    file.warn("\(ForeignFile.place(around + path)): the schema takes any value, and the definition a text", at: field)
  }

  // MARK: Rules

  /// A field with rules for what it does not hold itself.
  /// - Parameter type: The only type that its values have; nil for several.
  mutating func holding(
    _ layers: SchemaLayers, _ checks: [Check], in field: DefinitionNode, ofType type: String?, at path: [String]
  ) -> DefinitionNode {
    var rules: [DefinitionNode] = []
    for layer in layers.layers {
      for (keyword, value) in layer.node.members ?? [] where !isHeld(keyword, value, by: field, layer, ofType: type) {
        hold(keyword, value, layer, on: nil, field, type, at: path, &rules)
      }
    }
    let known = Set(layers.layers.map(\.node.value))
    for check in checks {
      if let part = check.parts.first(where: { $0.node.value == .bool(false) }) {
        hold("false", part.node, part, on: check.condition, field, type, at: path, &rules)
        continue
      }
      for layer in references.expand(check.parts)?.layers ?? [] where !known.contains(layer.node.value) {
        for (keyword, value) in layer.node.members ?? [] {
          let isKnown =
            keyword == "type" && value.text == type || keyword == "format" && Self.isHeld(format: value, by: field)
          guard !isKnown, SchemaKeywords.judges(keyword, ofType: type), !Self.structural.contains(keyword) else {
            continue
          }
          hold(keyword, value, layer, on: check.condition, field, type, at: path, &rules)
        }
      }
    }
    guard !rules.isEmpty else { return field }
    return field.setting("validate", (field["validate"]?.items ?? []) + rules)
  }

  /// What layers consist of.
  private static let structural: Set = ["$ref", "$dynamicRef", "$recursiveRef", "allOf", "then", "else"]

  private mutating func hold(
    _ keyword: String, _ value: DefinitionNode, _ layer: SchemaLayers.Layer, on condition: String?,
    _ field: DefinitionNode, _ type: String?, at path: [String], _ rules: inout [DefinitionNode]
  ) {
    let sentence = keyword == "pattern" ? layer.node["patternErrorMessage"]?.text : nil
    let bound = sentence ?? language.refusal(by: keyword, value.value)
    let own = ruleCount < Self.mostRules ? keyword == "false" ? "false" : term(keyword, value, layer, field, type) : nil
    guard let term = own else {
      if keyword != "type" {
        let said = condition.map { "\(bound) (\(Self.bare($0)))" } ?? bound
        unheld[Array((around + path).prefix { $0 != ForeignFile.row }), default: []].append(said)
      }
      return lose(keyword, at: path, value, isTold: Self.toldOfValues.contains(keyword))
    }
    if term == "true" { return }
    ruleCount += 1
    let rule = condition.map { "!(\($0)) || \(term)" } ?? term
    // Whoever reads it fills in a form: the condition is in the rule.
    rules.append(field.object(["rule": rule, "message": DefinitionText.literal(bound)]))
  }

  private static let mostRules = 5000

  /// An expression without the parentheses around all of it.
  private static func bare(_ expression: String) -> String {
    guard expression.hasPrefix("("), expression.hasSuffix(")") else { return expression }
    var depth = 0
    let inner = expression.dropLast()
    for character in inner {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0 { return expression }
    }
    return bare(String(inner.dropFirst()))
  }

  private static let toldOfValues: Set = ["not", "contains", "unevaluatedItems", "if"]

  /// A keyword as an expression over `self`; nil if none is equivalent.
  private func term(
    _ keyword: String, _ value: DefinitionNode, _ layer: SchemaLayers.Layer, _ field: DefinitionNode, _ type: String?
  ) -> String? {
    guard let type, let own = Self.expressionType(of: field) else { return nil }
    var only = layer.node.object([keyword: value])
    if keyword == "contains", layer.node["minContains"] != nil || layer.node["maxContains"] != nil { return nil }
    if keyword == "if" {
      for branch in ["then", "else"] { only = only.setting(branch, layer.node[branch]) }
    }
    guard let test = references.expand(layer.layer(of: only)) else { return nil }
    let nature: Scope.Nature = ["array", "object"].contains(type) ? .many : type == "number" ? .number : .value
    let term = condition(on: Subject(id: "self", nature: nature, type: type, known: own), test)
    return term.flatMap { $0.utf8.count < Self.longestTerm ? $0 : nil }
  }

  private static let longestTerm = 8192

  /// What expressions know of a field's value; nil where that is not what the schema judges.
  static func expressionType(of field: DefinitionNode) -> ExpressionType? {
    switch field["type"]?.text {
    case "text", "textarea", "password": return .string
    case "integer": return .int
    case "number": return .double
    case "boolean": return .bool
    case "select", "multiselect":
      let types = Set((field["options"]?.items ?? []).map { ($0["value"] ?? $0).value.expressionType })
      guard types.count == 1, let type = types.first ?? nil else { return nil }
      return field["type"]?.text == "select" ? type : .list(of: type)
    case "list":
      return .list(of: field["item"].flatMap(expressionType) ?? .any)
    default: return nil
    }
  }

  /// True if a field holds what a keyword says, or it says nothing of values of its type.
  private func isHeld(
    _ keyword: String, _ value: DefinitionNode, by field: DefinitionNode, _ layer: SchemaLayers.Layer,
    ofType type: String?
  ) -> Bool {
    guard SchemaKeywords.judges(keyword, ofType: type) else { return true }
    switch keyword {
    case "format", "const", "enum": return true
    case "type": return type != nil
    case "pattern": return field["pattern"]?.value == value.value || layer.node["patternErrorMessage"] != nil
    case "multipleOf": return field[keyword]?.value == value.value
    case "exclusiveMinimum", "exclusiveMaximum":
      if case .bool = value.value { return true }
      return field[keyword] != nil
    case "minLength", "maxLength", "minimum", "maximum", "maxItems": return field[keyword] != nil
    case "minItems", "minProperties": return field["minItems"] != nil || value.isZero
    case "maxProperties": return field["maxItems"] != nil
    case "uniqueItems":
      return value.value == .bool(false) || field[keyword] != nil || field["type"]?.text == "multiselect"
    case "items": return true
    case "if": return layer.node["then"] == nil && layer.node["else"] == nil
    case "propertyNames": return value.members?.allSatisfy { Self.heldOfNames.contains($0.name) } ?? true
    case "additionalProperties": return value.isObject || field["type"]?.text == "map"
    case "patternProperties": return value.members?.count == 1 && layer.node["additionalProperties"]?.isObject != true
    case "anyOf", "oneOf":
      return field["options"] != nil && FlatSchema.Kind.choices(of: layer.node) != nil
    case "minContains", "maxContains": return layer.node["contains"] != nil
    default: return Self.structural.contains(keyword)
    }
  }

  /// True for a format that the field has, or that is not known.
  private static func isHeld(format: DefinitionNode, by field: DefinitionNode) -> Bool {
    guard let format = format.text.flatMap(TextFormat.init) else { return true }
    let type = format == .dateTime ? "datetime" : format.rawValue
    return field["format"]?.text == format.rawValue || field["type"]?.text == type
  }

  private static let heldOfNames: Set = [
    "type", "minLength", "maxLength", "pattern", "patternErrorMessage", "enum", "title", "description", "format",
  ]
}

extension ForeignFile {
  /// Stands for the rows of a list in paths.
  static let row = "[]"

  /// A place in the answers, in words: `'rows[].name'`.
  static func place(_ path: [String]) -> String {
    let names = path.reduce(into: "") { text, name in text += name == row || text.isEmpty ? name : ".\(name)" }
    return names.isEmpty ? "the answers" : "'\(names)'"
  }

  /// Warns of what the definition of a form that stands alone does not hold.
  func warnOfLoss(of what: String, at path: [String], _ node: DefinitionNode) {
    warn("\(Self.place(path)): the definition does not hold \(what)", at: node)
  }

  /// Warns of a value that a definition asks for as YAML, and leaves as such.
  func warnOfYAML(at path: [String], _ node: DefinitionNode) {
    warn("\(Self.place(path)): the answer to the definition is YAML as a text, not what it stands for", at: node)
  }
}

extension AnswerValue {
  var expressionType: ExpressionType? {
    switch self {
    case .string: .string
    case .integer: .int
    case .number: .double
    case .bool: .bool
    default: nil
    }
  }
}

extension DisplayLanguage {
  /// What a schema does not allow, with the bound where its keyword has one.
  func refusal(by keyword: String, _ argument: AnswerValue?) -> String {
    switch (keyword, argument) {
    case ("minimum", let bound?) where bound.numeric != nil: return self(.problemBelowMinimum(bound: bound.text))
    case ("maximum", let bound?) where bound.numeric != nil: return self(.problemAboveMaximum(bound: bound.text))
    case ("exclusiveMinimum", let bound?) where bound.numeric != nil: return self(.problemNotAbove(bound: bound.text))
    case ("exclusiveMaximum", let bound?) where bound.numeric != nil: return self(.problemNotBelow(bound: bound.text))
    case ("multipleOf", let step?): return self(.problemNotMultiple(step: step.text))
    case ("minLength", .integer(let count)?): return self(.tooShort(minimum: Int(clamping: count), count: nil))
    case ("maxLength", .integer(let count)?): return self(.tooLong(maximum: Int(clamping: count), count: nil))
    case ("uniqueItems", _): return self(.problemNotUnique)
    case ("enum", let bound?), ("pattern", let bound?), ("const", let bound?), ("format", let bound?),
      ("minItems", let bound?), ("maxItems", let bound?),
      ("minProperties", let bound?), ("maxProperties", let bound?), ("type", let bound?), ("minContains", let bound?),
      ("maxContains", let bound?), ("not", let bound?), ("contains", let bound?), ("anyOf", let bound?),
      ("oneOf", let bound?):
      let text = bound.json.text(.spaced)
      let shown = if case .string(let own) = bound { own } else { text }
      let refused = text.utf8.count > 200 ? keyword : "\(keyword): \(shown)"
      return self(.problemRefusedBySchema(keyword: refused))
    default: return self(.problemRefusedBySchema(keyword: keyword))
    }
  }
}
