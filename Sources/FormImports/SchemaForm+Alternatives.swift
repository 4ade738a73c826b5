internal import FormDefinitions
internal import Values

/// `oneOf` and `anyOf` of objects: a choice, and conditional properties for each alternative.
extension SchemaForm {
  /// Each `oneOf` and `anyOf` whose alternatives are objects.
  func alternatives(in layers: SchemaLayers) -> [(keyword: DefinitionNode, [SchemaLayers.Layer])] {
    ["oneOf", "anyOf"].flatMap { keyword in
      layers.all(keyword).compactMap { value, layer -> (keyword: DefinitionNode, [SchemaLayers.Layer])? in
        let parts = (value.items ?? []).filter { !$0.saysNull }
        let areObjects =
          parts.count > 1
          && parts.allSatisfy { part in
            guard let node = target(of: part) else { return false }
            return node["properties"] != nil || node["allOf"] != nil || node["type"]?.text == "object"
          }
        let areAsked = parts.contains { target(of: $0).map { $0["properties"] != nil || $0["allOf"] != nil } ?? false }
        guard areObjects, areAsked else { return nil }
        return (value, parts.map(layer.layer(of:)))
      }
    }
  }

  /// The types of alternatives that are all scalars, without null, and the values listed by them; nil if an alternative
  /// is not a scalar or has no type.
  func scalarAlternatives(of schema: DefinitionNode) -> (types: [String], values: [DefinitionNode])? {
    guard let alternatives = (schema["anyOf"] ?? schema["oneOf"])?.items else { return nil }
    var types: Set<String> = []
    var values: [DefinitionNode] = []
    for alternative in alternatives {
      guard let node = target(of: alternative), let own = Self.scalarTypes(saidBy: node) else { return nil }
      types.formUnion(own)
      values += node["enum"]?.items ?? [node["const"]].compactMap { $0 }
    }
    types.remove("null")
    if types.contains("number") { types.remove("integer") }
    return types.isEmpty ? nil : (types.sorted(), values)
  }

  /// The types that a schema names, or those of its values; nil if it is not one of scalars.
  static func scalarTypes(saidBy node: DefinitionNode) -> [String]? {
    var types = node["type"]?.items?.compactMap(\.text) ?? node["type"]?.text.map { [$0] } ?? []
    if types.isEmpty {
      types = (node["enum"]?.items ?? [node["const"]].compactMap { $0 }).map { value in
        switch value.value {
        case .string: "string"
        case .integer: "integer"
        case .number: "number"
        case .bool: "boolean"
        case .null: "null"
        default: "object"
        }
      }
    }
    let scalars: Set = ["string", "integer", "number", "boolean", "null"]
    return types.isEmpty || !scalars.isSuperset(of: types) ? nil : types
  }

  /// The schema itself, or the target of its reference.
  private func target(of node: DefinitionNode) -> DefinitionNode? {
    guard let reference = node["$ref"]?.text else { return node }
    return references.index.target(of: reference)
  }

  mutating func choose(
    _ keyword: DefinitionNode, _ alternatives: [SchemaLayers.Layer], on condition: String?, in object: inout Object
  ) {
    let (path, scope) = (object.path, object.scope)
    let expanded = alternatives.compactMap { references.expand($0) }
    guard expanded.count == alternatives.count else { return }
    let labels = zip(alternatives, expanded).enumerated().map { index, pair in
      let reference = pair.0.node["$ref"]?.text?.split(separator: "/").last.map(String.init)
      return pair.1.text("title") ?? reference ?? "\(index + 1)"
    }
    var choice: (id: String, values: [AnswerValue])
    if let (name, values) = Self.discriminator(of: expanded) {
      let (id, _) = scope.id(at: path + [name])
      choice = (id, values)
      scope.discriminators.insert(path + [name])
      let options = zip(values, labels).map { value, label -> DefinitionNode in
        let hasTitle = !(label == value.text || Int(label) != nil)
        return keyword.object(["const": value, "title": hasTitle ? label : nil])
      }
      let former = object[name]
      let schema = keyword.object(["title": former?.parts.first?.node["title"], "oneOf": options])
      let isRequired = former?.required != nil || expanded.allSatisfy { $0.required.contains(name) }
      object[name] = Property(
        name: name, parts: [.init(node: schema)], when: condition, required: isRequired ? [] : nil)
    } else if scope.isRow {
      return askAll(expanded, on: condition, at: keyword, into: &object)
    } else {
      let id = scope.id(like: (path.last ?? "choice") + "_is")
      choice = (id, labels.map { .string($0) })
      let title = path.last.map { FieldDefinition.readableLabel(for: $0) } ?? "Choice"
      let field = keyword.object([
        "id": id, "type": "select", "label": title, "answer": false, "options": labels,
      ])
      scope.sections[object.section].leaves.append(
        Leaf(
          id: id, path: path, name: nil, field: field, answered: "\(id) != null", isAnswer: false,
          when: condition, required: [], optional: object.around.optional))
      if standsAlone {
        file.warn(
          "no property says which of the alternatives applies: the schema sees it by the answers, and the definition by "
            + "'\(id)', which has to be given", at: keyword)
      }
      branches.append(
        Branches(field: id, path: path, alternatives: zip(choice.values, alternatives).map { ($0, $1.node.value) }))
    }
    for (value, own) in zip(choice.values, expanded) {
      let isChosen = "\(choice.id) == \(Self.literal(value))"
      collect(own, on: Self.all(condition, isChosen), into: &object)
    }
  }

  /// Where alternatives say only what they require, each requires it until another has all of its own.
  mutating func requireOneOfSeveral(_ layers: SchemaLayers, on condition: String?, in object: inout Object) {
    for (keyword, isExclusive) in [("anyOf", false), ("oneOf", true)] {
      for (value, layer) in layers.all(keyword) {
        guard let (needs, complete) = requirements(of: value, in: object) else { continue }
        for (index, names) in needs.enumerated() {
          let others = complete.indices.filter { $0 != index }.map { complete[$0] }
          let isOpen = Self.all(condition, others.map { "!(\($0))" }.joined(separator: " && "))
          for name in names { require(name, on: isOpen, layers, in: &object) }
          guard isExclusive, let name = names.first else { continue }
          let isTaken = Self.all(complete[index], others.map { "(\($0))" }.joined(separator: " || "))
          let none = Check(condition: Self.all(condition, isTaken), parts: [layer.layer(of: value.plain("false"))])
          object[name]?.checks.append(none)
        }
      }
    }
  }

  /// What each of several alternatives requires, if they say nothing else, and when it is complete.
  func requirements(of value: DefinitionNode, in object: Object) -> (names: [[String]], complete: [String])? {
    let parts = value.items ?? []
    let needs = parts.compactMap { part -> [String]? in
      let isAlone =
        part.members?.allSatisfy { ["required", "type", "title", "description"].contains($0.name) } ?? false
      return isAlone ? part["required"]?.items?.compactMap(\.text) : nil
    }
    guard needs.count == parts.count, needs.count > 1, !needs.contains([]) else { return nil }
    let complete = needs.compactMap { names -> String? in
      let terms = names.compactMap { answered($0, in: object) }
      guard terms.count == names.count else { return nil }
      return terms.count == 1 ? terms[0] : terms.map { "(\($0))" }.joined(separator: " && ")
    }
    return complete.count == needs.count ? (needs, complete) : nil
  }

  /// Asks for the properties of all alternatives, where a row has none that distinguishes them and cannot hold a choice
  /// that is no answer.
  private mutating func askAll(
    _ alternatives: [SchemaLayers], on condition: String?, at keyword: DefinitionNode, into object: inout Object
  ) {
    let own = Set(object.properties.map(\.name))
    file.warn(
      "no property says which of the alternatives a row is: those of all are asked, and "
        + (standsAlone
          ? "the definition takes them together"
          : "the answer is held against the schema before it is written"),
      at: keyword)
    for (name, parts) in alternatives.flatMap(\.properties) {
      guard !own.contains(name), parts[0].node.value != .bool(false) else { continue }
      _ = object.scope.id(at: object.path + [name])
      guard let former = object[name] else {
        object[name] = Property(name: name, parts: parts, when: condition)
        continue
      }
      guard former.parts[0].node.value != parts[0].node.value else { continue }
      file.report(
        "'\(name)' is another thing in each alternative, and a row asks for it once",
        help: "give each alternative a property of its own, or one with another constant in each", at: keyword)
    }
    for name in alternatives[0].required where alternatives.allSatisfy({ $0.required.contains(name) }) {
      object[name]?.required = []
    }
  }

  /// The property that distinguishes alternatives: it has a different constant in each.
  private static func discriminator(of alternatives: [SchemaLayers]) -> (name: String, values: [AnswerValue])? {
    for (name, _) in alternatives[0].properties {
      let values = alternatives.compactMap { alternative -> AnswerValue? in
        for (other, parts) in alternative.properties where other == name {
          for part in parts {
            if let value = part.node["const"]?.value { return value }
            if let values = part.node["enum"]?.items, values.count == 1 { return values[0].value }
          }
        }
        return nil
      }
      guard values.count == alternatives.count, Set(values).count == values.count else { continue }
      return (name, values)
    }
    return nil
  }
}
