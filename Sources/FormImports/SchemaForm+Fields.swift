internal import Expressions
internal import FormDefinitions
internal import Values

/// Properties that do not become sections: single values, lists, maps.
extension SchemaForm {
  /// Removes null from alternatives in `oneOf` or `anyOf`.
  func withoutNull(_ layers: SchemaLayers) -> SchemaLayers {
    for keyword in ["anyOf", "oneOf"] {
      guard let (value, layer) = layers.all(keyword).first, let parts = value.items else { continue }
      let others = parts.filter { !$0.saysNull }
      guard others.count == 1, others.count < parts.count || parts.count == 1,
        let only = references.expand(layer.layer(of: others[0]))
      else { continue }
      var own = SchemaLayers()
      for layer in layers.layers { own.append(layer.layer(of: layer.node.without(keyword))) }
      own.append(only)
      return own
    }
    return layers
  }

  mutating func leaf(
    _ property: Property, _ layers: SchemaLayers, _ isNullable: Bool, of object: Object
  ) -> Leaf? {
    guard let merged = layers.merged else { return nil }
    let path = object.path + [property.name]
    let isRequired = property.required?.isEmpty ?? false
    let (id, name) = object.scope.id(at: path)
    func leaf(_ field: DefinitionNode, _ answered: String, required: [String]? = nil) -> Leaf {
      var leaf = Leaf(
        id: id, path: path, name: name, field: field, answered: answered,
        when: Self.all(object.scope.isRow ? object.around.when : nil, property.when), required: required,
        optional: object.around.optional)
      if let value = field["default"]?.value, value != .null { leaf.initial = Self.initial(value, of: field) }
      return leaf
    }
    if layers.first("readOnly")?.value == .bool(true), layers.first("const") == nil {
      guard let value = layers.first("default") else {
        if let readOnly = layers.first("readOnly") { lose("readOnly", at: path, readOnly) }
        return nil
      }
      if isRequired {
        var shown = leaf(computed(merged, layers, id, property.name, value.value), "true")
        shown.isConstant = true
        return shown
      }
      if let readOnly = layers.first("readOnly") { lose("readOnly", at: path, readOnly) }
      if !object.scope.isRow { held[path] = value.value }
      if inSecret(layers, make: \.isSecret) { return nil }
      var note = leaf(Self.note(merged, property.name, value.value), "false")
      (note.name, note.isAnswer) = (nil, false)
      return note
    }
    if let constant = layers.first("const"), constant.value != .null, isRequired || property.when != nil {
      var computed = leaf(computed(merged, layers, id, property.name, constant.value), "true")
      computed.isConstant = true
      return computed
    }
    let outer = around
    around += path + [ForeignFile.row]
    let made = field(merged, layers, id, property.name, isRequired: isRequired)
    around = outer
    guard let (asked, nature) = made else { return nil }
    var (field, required) = (asked, property.required)
    let type = type(of: layers, merged)
    field = holding(layers, property.checks, in: field, ofType: type, at: path)
    loseValue(of: layers, in: field, ofType: type, at: path)
    // There is nothing to type, but null is written.
    if layers.isNull { field = field.setting("enabled", false) }
    // A required list without `minItems` may be empty, and its emptiness is an answer; but inside an optional object,
    // it must not be the reason that the object is written.
    if nature == .many, isRequired, object.around.optional == nil, field["minItems"] == nil {
      field = field.setting("minItems", 0)
      required = nil
    } else if field["default"]?.value == .string(""), field["type"]?.text?.hasPrefix("text") ?? false {
      required = nil
    } else if isNullable, required != nil {
      if field["default"] == nil { field = field.setting("default", AnswerValue.null) }
      required = nil
    }
    return leaf(field, Self.presence(id, nature), required: required)
  }

  /// A default as a literal of expressions.
  private static func initial(_ value: AnswerValue, of field: DefinitionNode) -> String {
    switch field["type"]?.text {
    case "date"?: "timestamp(\(literal(.string(value.text + "T00:00:00Z"))))"
    case "datetime"?: "timestamp(\(literal(value)))"
    case let type: literal(value, isNumber: type == "number")
    }
  }

  /// The type of all values of a schema; nil where there may be several.
  private func type(of layers: SchemaLayers, _ merged: DefinitionNode) -> String? {
    let implied = Self.type(impliedBy: merged).map { [$0] }
    guard let types = layers.types ?? Self.scalarTypes(saidBy: merged) ?? implied else { return nil }
    return types.count == 1
      ? types[0] : types.contains("number") && Set(types) == ["number", "integer"] ? "number" : nil
  }

  /// The same, with what the values of a choice, alternatives and a text that stands for any value have in common.
  func typeOfAnswers(to layers: SchemaLayers) -> String? {
    guard let merged = layers.merged else { return nil }
    if let type = type(of: layers, merged) { return type }
    guard layers.types == nil else { return nil }
    let types =
      FlatSchema.Kind.choices(of: merged).flatMap { options in
        Self.scalarTypes(saidBy: merged.object(["enum": (options.items ?? []).map { $0["value"] ?? $0 }]))
      } ?? scalarAlternatives(of: merged)?.types ?? ["string"]
    return Set(types).count == 1 ? types[0] : nil
  }

  /// What expressions know of the answers to a schema's field (see `FieldDefinition.expressionType`).
  func expressionType(of layers: SchemaLayers) -> ExpressionType {
    guard let merged = layers.merged else { return .any }
    if let constant = merged["const"]?.value { return constant.expressionType ?? .any }
    if let options = FlatSchema.Kind.choices(of: merged) {
      return Self.expressionType(of: merged.object(["type": "select", "options": options])).map { .nullable($0) }
        ?? .any
    }
    switch typeOfAnswers(to: layers) {
    case "array":
      let items = layers.all("items").map { $0.layer.layer(of: $0.value) }.filter { $0.node.value != .bool(true) }
      guard let inner = references.expand(items).map(withoutNull) else { return .list(of: .any) }
      return .list(of: isNested(inner) ? .any : inner.layers.isEmpty ? .string : expressionType(of: inner))
    case "object": return .any
    case "integer": return .nullable(.int)
    case "number": return .nullable(.double)
    case "boolean": return .nullable(.bool)
    default:
      let isMoment = ["date", "date-time"].contains(merged["format"]?.text) && layers.types?.count ?? 1 == 1
      return .nullable(isMoment ? .timestamp : .string)
    }
  }

  /// False for a property that no field asks for.
  func isAsked(_ layers: SchemaLayers, isRequired: Bool) -> Bool {
    guard let merged = layers.merged, !layers.isNull else { return false }
    if isNested(layers) { return true }
    if layers.first("readOnly")?.value == .bool(true), layers.first("const") == nil {
      return isRequired && layers.first("default") != nil
    }
    if merged["const"] != nil || FlatSchema.Kind.choices(of: merged) != nil { return true }
    switch layers.types?.first ?? scalarAlternatives(of: merged)?.types.first ?? Self.type(impliedBy: merged) {
    case "array": return layers.first("prefixItems") == nil && merged["items"]?.items == nil
    case "object":
      return !layers.isClosed || layers.all("patternProperties").flatMap { $0.value.members ?? [] }.count == 1
    case nil: return merged["oneOf"] == nil && merged["anyOf"] == nil
    default: return true
    }
  }

  private mutating func computed(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, _ value: AnswerValue
  ) -> DefinitionNode {
    FlatSchema.Kind(type: "computed").field(schema, id: id, label: name, keepsDefault: false)
      .setting("cel", Self.literal(value)).setting("secret", inSecret(layers, make: \.isSecret) ? true : nil)
  }

  /// A value that is only displayed.
  private static func note(_ schema: DefinitionNode, _ name: String, _ value: AnswerValue) -> DefinitionNode {
    let label = schema["title"]?.text ?? FieldDefinition.readableLabel(for: name)
    return schema.object(["type": "note", "description": DefinitionText.literal("\(label): \(value.text)")])
  }

  /// The field of a value, and the nature of its answer in conditions.
  private mutating func field(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool
  ) -> (DefinitionNode, Scope.Nature)? {
    // A value of one of several types is typed as a whole.
    let isWhole = (layers.types?.count ?? 0) != 1
    let holds = isWhole && layers.layers.contains { secrets.finds(in: $0.node) }
    return inSecret(layers, holds: holds) { form in
      guard let (field, nature) = form.anyField(schema, layers, id, name, isRequired: isRequired) else { return nil }
      let saysSo = form.isSecret && field["type"]?.text != "password"
      if saysSo, field["type"]?.text == "textarea" { form.hasSecretLines = true }
      return (saysSo ? field.setting("secret", true) : field, nature)
    }
  }

  /// Makes what is within a value, all of which is secret if the value is.
  /// - Parameter holds: True if a part of the value is a secret, and is not asked for on its own.
  mutating func inSecret<Result>(
    _ layers: SchemaLayers, holds: Bool = false, make: (inout Self) -> Result
  ) -> Result {
    let outer = self.isSecret
    defer { self.isSecret = outer }
    let alternatives = (layers.all("oneOf") + layers.all("anyOf")).flatMap { $0.value.items ?? [] }
    self.isSecret = outer || holds || (layers.layers.map(\.node) + alternatives).contains(where: \.saysSecret)
    return make(&self)
  }

  private mutating func anyField(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool
  ) -> (DefinitionNode, Scope.Nature)? {
    func plain(_ kind: FlatSchema.Kind) -> DefinitionNode { kind.field(schema, id: id, label: name) }
    if let constant = schema["const"], constant.value != .null {
      let options = [schema.object(["const": constant])]
      return field(
        schema.without("const").setting("oneOf", options), layers, id, name, isRequired: isRequired)
    }
    let scalars = layers.types == nil ? scalarAlternatives(of: schema) : nil
    var types = layers.types ?? scalars?.types
    if types?.contains("number") ?? false { types?.removeAll { $0 == "integer" } }
    // A format is checked by its own kind of field, which is secret then; several lines have a field of their own, too.
    if isSecret, types.map({ $0.contains("string") }) ?? true, !FlatSchema.Kind.hasFormat(schema),
      schema["contentMediaType"] == nil
    {
      let kind = FlatSchema.Kind(type: "password", keywords: ["minLength", "maxLength", "pattern"])
      return (plain(kind).without("default"), .value)
    }
    if let choices = FlatSchema.Kind.choices(of: schema) {
      guard let asked = askable(among: choices, name) else {
        return notAsked("'\(name)' is a choice between lists or objects", isRequired, schema)
      }
      return (plain(.init(type: "select", options: asked)), .value)
    }
    if schema["enum"] == nil {
      switch types?.first ?? Self.type(impliedBy: schema) {
      case "array": return list(schema, layers, id, name, isRequired: isRequired)
      case "object": return map(schema, layers, id, name, isRequired: isRequired)
      case nil where schema["oneOf"] != nil || schema["anyOf"] != nil:
        return notAsked("'\(name)' is one of several types", isRequired, schema)
      case let type?:
        let asked = types?.count ?? 1 > 1 ? "string" : type
        if types?.count ?? 1 > 1 { mixed[(lists + [id]).joined(separator: ".")] = layers.asOne }
        var single = schema.setting("type", asked)
        if let values = scalars?.values, !values.isEmpty, schema["examples"] == nil {
          single = single.setting("examples", values)
        }
        guard let kind = FlatSchema.Kind(of: single, named: name, language, keepsDefault: true, in: file) else {
          return nil
        }
        let isAlways = asked == "boolean" && schema["default"] != nil
        let nature = asked == "number" ? Scope.Nature.number : isAlways ? .always : .value
        return (kind.field(single, id: id, label: name), nature)
      case nil:
        return (plain(.init(type: "text", keywords: ["minLength", "maxLength", "pattern"])), .value)
      }
    }
    return FlatSchema.Kind(of: schema, named: name, language, keepsDefault: true, in: file)
      .map { (plain($0), .value) }
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

  /// The options that can be chosen, with a warning of those that are lists or objects; nil if all are.
  private func askable(among choices: DefinitionNode, _ name: String) -> DefinitionNode? {
    let options = choices.items ?? []
    let scalars = options.filter { !($0["value"]?.value.isCollection ?? false) }
    guard scalars.count < options.count else { return choices }
    guard !scalars.isEmpty else { return nil }
    file.warn(
      "'\(name)' has lists or objects among its options, which cannot be chosen: they are left out", at: choices)
    return scalars.node(at: choices)
  }

  /// Omits a property that cannot be asked for, with a warning; an error if it is required.
  private func notAsked(
    _ message: String, _ isRequired: Bool, _ node: DefinitionNode
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
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool
  ) -> (DefinitionNode, Scope.Nature)? {
    if layers.first("prefixItems") != nil || schema["items"]?.items != nil {
      return notAsked("'\(name)' is a list whose items differ by their places", isRequired, schema)
    }
    let items = layers.all("items").map { $0.layer.layer(of: $0.value) }.filter { $0.node.value != .bool(true) }
    guard let expanded = references.expand(items) else { return nil }
    let inner = withoutNull(expanded)
    if let node = inner.merged, let choices = FlatSchema.Kind.choices(of: node) {
      guard let asked = askable(among: choices, name) else {
        return notAsked("'\(name)' is a choice among lists or objects", isRequired, schema)
      }
      let kind = FlatSchema.Kind(type: "multiselect", options: asked, keywords: ["minItems", "maxItems"])
      return (kind.field(schema, id: id, label: name), .many)
    }
    let kind = FlatSchema.Kind(type: "list", keywords: ["minItems", "maxItems", "uniqueItems"])
    lists.append(id)
    defer { lists.removeLast() }
    return fieldOfRows(kind.field(schema, id: id, label: name), of: expanded, name, schema, isRequired: isRequired)
  }

  private mutating func map(
    _ schema: DefinitionNode, _ layers: SchemaLayers, _ id: String, _ name: String, isRequired: Bool
  ) -> (DefinitionNode, Scope.Nature)? {
    var values = layers.all("additionalProperties").filter { $0.value.isObject }
    var key: DefinitionNode?
    let patterns = layers.all("patternProperties").flatMap { value, layer in
      (value.members ?? []).map { (pattern: $0.name, value: $0.value, layer: layer) }
    }
    if patterns.count == 1, values.isEmpty {
      values = [(patterns[0].value, patterns[0].layer)]
      key = schema.object(["pattern": patterns[0].pattern])
    } else if layers.isClosed {
      // It can only be empty.
      return isRequired ? notAsked("'\(name)' is an object without properties", false, schema) : nil
    }
    if let names = layers.first("propertyNames") {
      key = schema.object([
        "minLength": names["minLength"], "maxLength": names["maxLength"], "pattern": names["pattern"],
      ])
      key = key.map { FlatSchema.Kind.sayingPattern($0, names) }
      if let options = names["enum"] { key = schema.object(["type": "select", "options": options]) }
    }
    guard let expanded = references.expand(values.map { $0.layer.layer(of: $0.value) }) else { return nil }
    let field = FlatSchema.Kind(type: "map").field(schema, id: id, label: name)
      .setting("minItems", schema.leastItems("minProperties")).setting("maxItems", schema["maxProperties"]).setting(
        "key", key)
    lists.append(id)
    defer { lists.removeLast() }
    return fieldOfRows(field, of: expanded, name, schema, isRequired: isRequired)
  }

  /// A list or map with its rows, and its default behind them.
  private mutating func fieldOfRows(
    _ field: DefinitionNode, of items: SchemaLayers, _ name: String, _ schema: DefinitionNode, isRequired: Bool
  ) -> (DefinitionNode, Scope.Nature)? {
    let inner = withoutNull(items)
    let isNullable = items.allowsNull || inner.layers.count < items.layers.count
    guard var rows = rows(of: inner, isNullable, name, schema, isRequired: isRequired) else { return nil }
    if field["type"]?.text == "map", rows.key == "item", Self.mayBeEmpty(rows.node) {
      rows.node = rows.node.setting("required", false).setting("default", isNullable ? nil : "")
    }
    return (field.without("default").setting(rows.key, rows.node).setting("default", field["default"]), .many)
  }

  /// True for a text that may be empty. A map has it where somebody gave its key; a row that was added to a list and
  /// left is no empty text.
  private static func mayBeEmpty(_ item: DefinitionNode) -> Bool {
    ["text", "textarea", "password"].contains(item["type"]?.text)
      && ["required", "minLength", "pattern", "contentType"].allSatisfy { item[$0] == nil }
  }

  /// The rows of a list or map: `fields` or `item`.
  private mutating func rows(
    of layers: SchemaLayers, _ isNullable: Bool, _ name: String, _ schema: DefinitionNode, isRequired: Bool
  ) -> (key: String, node: DefinitionNode)? {
    if isNested(layers) {
      let scope = Scope(isRow: true)
      walk(layers, at: [], in: scope, Surroundings(isRequired: true))
      guard hasFewConditions(scope, at: schema) else { return nil }
      let fields = scope.sections.flatMap { $0.fields(scope, isRow: true) }
      return fields.isEmpty ? nil : ("fields", fields.node(at: schema))
    }
    guard !layers.layers.isEmpty else { return ("item", schema.object(["type": "text"])) }
    guard let merged = layers.merged,
      let (field, _) = field(merged, layers, "value", merged["title"]?.text ?? name, isRequired: isRequired)
    else { return nil }
    // An item that may be null need not be answered.
    let own = holding(layers, [], in: field, ofType: type(of: layers, merged), at: [])
      .without("id").without("required").setting("required", isNullable ? false : nil)
    return ("item", merged["title"] == nil ? own.without("label") : own)
  }
}
