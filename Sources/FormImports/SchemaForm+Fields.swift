internal import FormDefinitions
internal import Values

/// Properties that do not become sections: single values, lists, maps.
extension SchemaForm {
  /// Removes null from alternatives in `oneOf` or `anyOf`.
  func withoutNull(_ layers: SchemaLayers, _ file: inout ForeignFile) -> SchemaLayers {
    for keyword in ["anyOf", "oneOf"] {
      guard let (value, layer) = layers.all(keyword).first, let parts = value.items else { continue }
      let others = parts.filter { $0["type"]?.text != "null" }
      guard others.count == 1, others.count < parts.count || parts.count == 1,
        let only = references.expand(.init(node: others[0], references: layer.references), &file)
      else { continue }
      var own = SchemaLayers()
      for layer in layers.layers { own.append(.init(node: layer.node.without(keyword), references: layer.references)) }
      own.append(only)
      return own
    }
    return layers
  }

  mutating func leaf(
    _ property: Property, _ layers: SchemaLayers, _ isNullable: Bool, at path: [String], in scope: inout Scope,
    _ around: Surroundings, _ file: inout ForeignFile
  ) -> Leaf? {
    guard let merged = layers.merged else { return nil }
    let isRequired = property.required?.isEmpty ?? false
    for keyword in Self.checkedInside {
      guard let value = layers.first(keyword) else { continue }
      file.warn("'\(keyword)' cannot be asked for: the answer is held against it before it is written", at: value)
    }
    let (id, name) = scope.id(at: path)
    var leaf: Leaf
    func make(_ field: DefinitionNode, _ answered: String) -> Leaf {
      Leaf(id: id, path: path, name: name, field: field, answered: answered)
    }
    if layers.first("readOnly")?.value == .bool(true), layers.first("const") == nil {
      guard let value = layers.first("default") else { return nil }
      leaf = make(computed(merged, id, property.name, value.value), "true")
      leaf.isAnswer = isRequired
      if !isRequired { leaf = Self.note(leaf, merged, property.name, value.value) }
      return Self.placed(leaf, nil, in: scope, property, around)
    }
    if let constant = layers.first("const"), isRequired || property.when != nil {
      leaf = make(computed(merged, id, property.name, constant.value), "true")
      leaf.isConstant = true
      return Self.placed(leaf, nil, in: scope, property, around)
    }
    guard let (field, nature) = field(merged, layers, id, property.name, isRequired: isRequired, &file) else {
      return nil
    }
    leaf = make(field, Self.presence(id, nature))
    var required = property.required
    // A required list without `minItems` may be empty, and its emptiness is an answer; but inside an optional object,
    // it must not be the reason that the object is written.
    if nature == .many, isRequired, around.optional == nil,
      (merged["minItems"] ?? merged["minProperties"])?.value.numeric?.double ?? 0 == 0
    {
      leaf = make(field.setting("minItems", field.number(0)), leaf.answered)
      required = nil
    } else if isNullable, required != nil {
      if field["default"] == nil { leaf = make(field.setting("default", field.plain("null")), leaf.answered) }
      required = nil
    }
    return Self.placed(leaf, required, in: scope, property, around)
  }

  private static func placed(
    _ leaf: Leaf, _ required: [String]?, in scope: Scope, _ property: Property, _ around: Surroundings
  ) -> Leaf {
    var leaf = leaf
    leaf.when = all(scope.isRow ? around.when : nil, property.when)
    leaf.required = required
    leaf.optional = around.optional
    return leaf
  }

  /// Validation keywords of values and lists that have no equivalent in fields.
  private static let checkedInside = ["not", "contains", "unevaluatedItems", "if"]

  private func computed(_ schema: DefinitionNode, _ id: String, _ name: String, _ value: AnswerValue) -> DefinitionNode
  {
    FlatSchema.Kind(type: "computed", keywords: []).field(
      schema, id: id, label: name, name: nil, required: nil, keepsDefault: false
    ).setting("cel", schema.text(Self.literal(value)))
  }

  /// A value that is only displayed.
  private static func note(
    _ leaf: Leaf, _ schema: DefinitionNode, _ name: String, _ value: AnswerValue
  ) -> Leaf {
    let label = schema["title"]?.text ?? FieldDefinition.readableLabel(for: name)
    let text = DefinitionText.literal("\(label): \(value.text)")
    let field = schema.object(["type": schema.text("note"), "description": schema.text(text)])
    return Leaf(id: leaf.id, path: leaf.path, name: nil, field: field, answered: "false", isAnswer: false)
  }

  /// The field of a value, and the nature of its answer in conditions.
  private mutating func field(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool,
    _ file: inout ForeignFile
  ) -> (DefinitionNode, Scope.Nature)? {
    func plain(_ kind: FlatSchema.Kind) -> DefinitionNode {
      kind.field(schema, id: id, label: name, name: nil, required: nil)
    }
    if let constant = schema["const"] {
      let options = schema.list([schema.object(["const": constant, "title": nil])])
      return field(
        schema.without("const").setting("oneOf", options), layers, id, name, isRequired: isRequired, &file)
    }
    let isSecret = layers.first("writeOnly")?.value == .bool(true) || layers.text("format") == "password"
    let scalars = layers.types == nil ? scalarAlternatives(of: schema) : nil
    let types = layers.types ?? scalars?.types
    if isSecret, types.map({ $0.contains("string") }) ?? true {
      let kind = FlatSchema.Kind(type: "password", keywords: ["minLength", "maxLength", "pattern"])
      return (plain(kind).without("default"), .value)
    }
    if schema["enum"] == nil, FlatSchema.Kind.choices(of: schema) == nil {
      switch types?.first ?? Self.type(impliedBy: schema) {
      case "array": return list(schema, layers, id, name, isRequired: isRequired, &file)
      case "object": return map(schema, layers, id, name, isRequired: isRequired, &file)
      case nil where schema["oneOf"] != nil || schema["anyOf"] != nil:
        return notAsked("'\(name)' is one of several types", isRequired, schema, &file)
      case let type?:
        let asked = types?.contains("string") ?? false ? "string" : types?.contains("number") ?? false ? "number" : type
        var single = schema.setting("type", schema.text(asked))
        if let values = scalars?.values, !values.isEmpty, schema["examples"] == nil {
          single = single.setting("examples", schema.list(values))
        }
        guard let kind = FlatSchema.Kind(of: single, named: name, words, keepsDefault: true, &file) else { return nil }
        let isAlways = asked == "boolean" && schema["default"] != nil
        return (
          kind.field(single, id: id, label: name, name: nil, required: nil),
          asked == "number" ? .number : isAlways ? .always : .value
        )
      case nil:
        return (plain(.init(type: "text", keywords: ["minLength", "maxLength", "pattern"])), .value)
      }
    }
    guard let kind = FlatSchema.Kind(of: schema, named: name, words, keepsDefault: true, &file) else { return nil }
    return (plain(kind), .value)
  }

  /// The type implied by the keywords of a schema without one.
  private static func type(impliedBy schema: DefinitionNode) -> String? {
    if ["minLength", "maxLength", "pattern", "format"].contains(where: { schema[$0] != nil }) { return "string" }
    if ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"].contains(where: {
      schema[$0] != nil
    }) {
      return "number"
    }
    return ["items", "minItems", "maxItems", "uniqueItems"].contains(where: { schema[$0] != nil }) ? "array" : nil
  }

  /// Omits a property that cannot be asked for, with a warning; an error if it is required.
  private func notAsked(
    _ message: String, _ isRequired: Bool, _ node: DefinitionNode, _ file: inout ForeignFile
  ) -> (DefinitionNode, Scope.Nature)? {
    if isRequired {
      file.report("\(message), which cannot be asked for", at: node)
    } else {
      file.warn("\(message), which cannot be asked for: it is left out", at: node)
    }
    return nil
  }

  // MARK: Lists and maps

  private mutating func list(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool,
    _ file: inout ForeignFile
  ) -> (DefinitionNode, Scope.Nature)? {
    if layers.first("prefixItems") != nil || schema["items"]?.items != nil {
      return notAsked("'\(name)' is a list whose items differ by their places", isRequired, schema, &file)
    }
    let items = layers.all("items").map { SchemaLayers.Layer(node: $0.value, references: $0.layer.references) }
      .filter { $0.node.value != .bool(true) }
    guard let expanded = references.expand(items, &file) else { return nil }
    let inner = withoutNull(expanded, &file)
    if let node = inner.merged, let choices = FlatSchema.Kind.choices(of: node) {
      let kind = FlatSchema.Kind(type: "multiselect", options: choices, keywords: ["minItems", "maxItems"])
      return (kind.field(schema, id: id, label: name, name: nil, required: nil), .many)
    }
    let kind = FlatSchema.Kind(type: "list", keywords: ["minItems", "maxItems", "uniqueItems"])
    var field = kind.field(schema, id: id, label: name, name: nil, required: nil)
    guard let rows = rows(of: inner, "value", name, schema, isRequired: isRequired, &file) else { return nil }
    field = field.setting(rows.key, rows.node)
    return (Self.defaultLast(field), .many)
  }

  private mutating func map(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool,
    _ file: inout ForeignFile
  ) -> (DefinitionNode, Scope.Nature)? {
    var values = layers.all("additionalProperties").filter { $0.value.members != nil }
    var key: DefinitionNode?
    let patterns = layers.all("patternProperties").flatMap { value, layer in
      (value.members ?? []).map { (pattern: $0.name, value: $0.value, layer: layer) }
    }
    if patterns.count == 1, values.isEmpty {
      values = [(patterns[0].value, patterns[0].layer)]
      key = schema.object(["pattern": schema.text(patterns[0].pattern)])
    } else if layers.isClosed {
      // It can only be empty.
      return isRequired ? notAsked("'\(name)' is an object without properties", false, schema, &file) : nil
    }
    if let names = layers.first("propertyNames") {
      key = schema.object([
        "minLength": names["minLength"], "maxLength": names["maxLength"], "pattern": names["pattern"],
      ])
      if let options = names["enum"] { key = schema.object(["type": schema.text("select"), "options": options]) }
    }
    let items = values.map { SchemaLayers.Layer(node: $0.value, references: $0.layer.references) }
    guard let expanded = references.expand(items, &file) else { return nil }
    let inner = withoutNull(expanded, &file)
    let kind = FlatSchema.Kind(type: "map", keywords: [])
    var field = kind.field(schema, id: id, label: name, name: nil, required: nil)
      .setting("minItems", schema["minProperties"]).setting("maxItems", schema["maxProperties"])
      .setting("key", key)
    guard let rows = rows(of: inner, "value", name, schema, isRequired: isRequired, &file) else { return nil }
    field = field.setting(rows.key, rows.node)
    return (Self.defaultLast(field), .many)
  }

  private static func defaultLast(_ field: DefinitionNode) -> DefinitionNode {
    guard let given = field["default"] else { return field }
    return field.without("default").setting("default", given)
  }

  /// The rows of a list or map: `fields` or `item`.
  private mutating func rows(
    of layers: SchemaLayers, _ id: String, _ name: String, _ schema: DefinitionNode, isRequired: Bool,
    _ file: inout ForeignFile
  ) -> (key: String, node: DefinitionNode)? {
    if isNested(layers) {
      var scope = Scope()
      scope.isRow = true
      walk(layers, at: [], in: &scope, Surroundings(isRequired: true), &file)
      let fields = scope.sections.flatMap { $0.fields(scope, isRow: true) }
      guard !fields.isEmpty else { return nil }
      return ("fields", schema.list(fields))
    }
    guard !layers.layers.isEmpty else { return ("item", schema.object(["type": schema.text("text")])) }
    guard let merged = layers.merged,
      let (field, _) = field(merged, layers, id, merged["title"]?.text ?? name, isRequired: isRequired, &file)
    else { return nil }
    let own = field.without("id").without("required")
    return ("item", merged["title"] == nil ? own.without("label") : own)
  }
}
