internal import FormDefinitions
internal import Values

/// The kinds of values that keywords of JSON Schema take (core and validation vocabularies). A keyword of another kind
/// would be without effect, so that answers pass which its author meant to refuse.
enum SchemaKeywords {
  private enum Shape {
    case count, number, bound, text, flag, names, list, schema, schemas, schemasByName, dependencies, types
  }

  private static let shapes: [String: Shape] = [
    "type": .types, "enum": .list, "required": .names,
    "minLength": .count, "maxLength": .count, "minItems": .count, "maxItems": .count, "minProperties": .count,
    "maxProperties": .count, "minContains": .count, "maxContains": .count,
    "minimum": .number, "maximum": .number, "multipleOf": .number, "exclusiveMinimum": .bound,
    "exclusiveMaximum": .bound, "pattern": .text, "format": .text, "$ref": .text, "uniqueItems": .flag,
    "readOnly": .flag, "writeOnly": .flag,
    "properties": .schemasByName, "patternProperties": .schemasByName, "dependentSchemas": .schemasByName,
    "dependentRequired": .dependencies, "dependencies": .dependencies,
    "allOf": .schemas, "anyOf": .schemas, "oneOf": .schemas, "prefixItems": .schemas,
    "additionalProperties": .schema, "propertyNames": .schema, "contains": .schema, "not": .schema, "if": .schema,
    "then": .schema, "else": .schema, "unevaluatedProperties": .schema, "unevaluatedItems": .schema,
    "additionalItems": .schema,
  ]

  /// The types of values that keywords judge; those that are missing judge all.
  private static let types: [String: Set<String>] = {
    let words: KeyValuePairs<String, [String]> = [
      "string": ["minLength", "maxLength", "pattern", "format"],
      "number": ["minimum", "maximum", "multipleOf", "exclusiveMinimum", "exclusiveMaximum"],
      "array": [
        "minItems", "maxItems", "minContains", "maxContains", "uniqueItems", "prefixItems", "items", "contains",
        "unevaluatedItems", "additionalItems",
      ],
      "object": [
        "required", "minProperties", "maxProperties", "properties", "patternProperties", "dependentSchemas",
        "dependentRequired", "dependencies", "additionalProperties", "propertyNames", "unevaluatedProperties",
      ],
    ]
    return words.reduce(into: [:]) { types, words in
      for word in words.value { types[word] = words.key == "number" ? ["number", "integer"] : [words.key] }
    }
  }()

  /// All keywords by which values are judged.
  static let judging: Set<String> = Set(shapes.keys).subtracting(["readOnly", "writeOnly"])
    .union(["const", "items", "$dynamicRef", "$recursiveRef"])

  /// True if a keyword judges values of a type; nil stands for any.
  static func judges(_ keyword: String, ofType type: String?) -> Bool {
    guard judging.contains(keyword) else { return false }
    guard let type, let own = types[keyword] else { return true }
    return own.contains(type)
  }

  /// Keywords without which the rest of a schema is still understood.
  private static let limiting: Set<Shape> = [.count, .number, .bound, .flag]

  /// Reports the keywords of a schema that have values of a wrong kind, each at its value.
  /// - Returns: The keywords, and whether the rest of the schema is understood without each.
  @discardableResult
  static func check(_ schema: DefinitionNode, in file: ForeignFile) -> [(keyword: String, isLimit: Bool)] {
    var wrong: [(keyword: String, isLimit: Bool)] = []
    for (keyword, value) in schema.members ?? [] {
      guard let shape = shapes[keyword], let wanted = wanted(value, shape) else { continue }
      // In draft 3, a property says itself that it is required. Later drafts pass over that.
      if keyword == "required", case .bool = value.value {
        file.warn(
          "'required' is a list of names since draft 4: true and false have no effect",
          help: "name the property in 'required' of its object", at: value)
        continue
      }
      let found = value.value.numeric == nil ? value.value.kindName : value.value.text
      file.report("'\(keyword)' must be \(wanted), not \(found)", at: value)
      wrong.append((keyword, limiting.contains(shape)))
    }
    return wrong
  }

  /// The kind of value that was expected; nil if the value has it.
  private static func wanted(_ value: DefinitionNode, _ shape: Shape) -> String? {
    func isSchema(_ node: DefinitionNode) -> Bool {
      // The value of an object would be made of all that is in it.
      if node.isObject { return true }
      return if case .bool = node.value { true } else { false }
    }
    switch shape {
    case .count:
      let number = value.value.numeric?.double
      return number.map { $0 >= 0 && $0.rounded() == $0 } ?? false ? nil : "a whole number, 0 or more"
    case .number: return value.value.numeric == nil ? "a number" : nil
    case .bound:
      if case .bool = value.value { return nil }
      return value.value.numeric == nil ? "a number" : nil
    case .text: return value.text == nil ? "text" : nil
    case .flag: return if case .bool = value.value { nil } else { "true or false" }
    case .names: return value.items?.allSatisfy { $0.text != nil } ?? false ? nil : "a list of names"
    case .list: return value.items == nil ? "a list" : nil
    case .schema: return isSchema(value) ? nil : "a schema"
    case .schemas: return value.items?.allSatisfy(isSchema) ?? false ? nil : "a list of schemas"
    case .schemasByName:
      return value.members?.allSatisfy { isSchema($0.value) } ?? false ? nil : "an object of schemas"
    case .dependencies:
      let fits = value.members?.allSatisfy { isSchema($0.value) || $0.value.items != nil } ?? false
      return fits ? nil : "an object of lists of names, or of schemas"
    case .types:
      return value.text != nil || value.items?.allSatisfy { $0.text != nil } ?? false ? nil : "the name of a type"
    }
  }
}
