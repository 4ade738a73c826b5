internal import ContentTypes
internal import Values

/// The JSON Schema (draft 2020-12) of definition files, made from the tables of keys that the reader uses.
///
/// It says what a schema can: keys, kinds of values, words, which keys are for which types. What takes more than that
/// (expressions, ids that must exist, cycles, defaults against their own rules) only the reader knows.
package enum DefinitionSchema {
  /// The schema as JSON text, indented, with a closing newline.
  package static func text() -> String { document.json.text(.indented) + "\n" }

  static var document: AnswerValue {
    var members: [AnswerValue.Member] = [
      .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      .init("title", .string("Formline form")),
      .init("description", .string("A form that is filled in on a terminal.")),
    ]
    members += object(FormKey.self)
    members.append(.init("oneOf", .list([required(["fields"]), required(["sections"])])))
    members.append(.init("$defs", .object(definitions)))
    return .object(members)
  }

  private static var definitions: [AnswerValue.Member] {
    [
      .init("section", .object(object(SectionKey.self))),
      .init("field", field),
      .init("fieldRule", .object(object(FieldRuleKey.self))),
      .init("formRule", .object(object(FormRuleKey.self))),
      .init("option", .object(object(OptionKey.self))),
      .init("customToolbarItem", .object(object(ToolbarItemKey.self))),
      .init("commandCheck", .object(object(CommandCheckKey.self))),
      .init("lines", source([.lines], required: .lines)),
      .init("command", source([.command, .timeout], required: .command)),
      .init("history", source([.history], required: .history)),
      .init("computed", source([.cel], required: .cel)),
      .init("action", action),
      .init("translatable", translatable),
      .init("id", string(pattern: "^[A-Za-z_][A-Za-z0-9_]*$")),
      .init("expression", described(anyOf([type("string"), type("boolean"), type("number")]), "An expression (CEL).")),
    ]
  }

  // MARK: Mappings

  private static func object<Key: DefinitionKey>(_ keys: Key.Type) -> [AnswerValue.Member] {
    let needed = Key.allCases.filter(\.isRequired).map(\.rawValue)
    var members: [AnswerValue.Member] = [
      .init("type", .string("object")),
      .init("additionalProperties", .bool(false)),
      .init("properties", .object(Key.allCases.map { property($0) })),
    ]
    if !needed.isEmpty { members.append(.init("required", words(needed))) }
    return members
  }

  private static func property<Key: DefinitionKey>(_ key: Key) -> AnswerValue.Member {
    .init(key.rawValue, described(key.shape.schema, key.summary))
  }

  private static func source(_ keys: [SourceKey], required: SourceKey) -> AnswerValue {
    .object([
      .init("type", .string("object")), .init("additionalProperties", .bool(false)),
      .init("properties", .object(keys.map { property($0) })), .init("required", words([required.rawValue])),
    ])
  }

  /// A field: which keys are allowed follows from its type.
  private static var field: AnswerValue {
    var members = object(FieldKey.self)
    let byType = FieldType.allCases.map { type -> AnswerValue in
      let allowed = FieldKey.allCases.filter { $0.types.contains(type) }.map(\.rawValue)
      var then: [AnswerValue.Member] = [.init("propertyNames", .object([.init("enum", words(allowed))]))]
      let needed = type.neededKeys.map(\.rawValue)
      if !needed.isEmpty { then.append(.init("required", words(needed))) }
      return .object([.init("if", condition(type)), .init("then", .object(then))])
    }
    members.append(.init("allOf", .list(byType)))
    return .object(members)
  }

  private static func condition(_ type: FieldType) -> AnswerValue {
    let isType = AnswerValue.object([
      .init("properties", .object([.init("type", .object([.init("const", .string(type.rawValue))]))]))
    ])
    guard type != .text, case .object(let members) = isType else { return isType }
    return .object(members + [.init("required", words(["type"]))])
  }

  /// Text, or texts by language.
  private static var translatable: AnswerValue {
    let texts = AnswerValue.object([
      .init("type", .string("object")), .init("minProperties", .integer(1)),
      .init("propertyNames", .object([.init("pattern", .string("^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"))])),
      .init("additionalProperties", type("string")),
    ])
    return described(anyOf([type("string"), texts]), "Text, or texts by language: {en: Name, de: Name}.")
  }

  private static var action: AnswerValue {
    let single = ActionKey.allCases.filter { $0.isAction && $0 != .if }.map { key -> AnswerValue in
      .object([
        .init("type", .string("object")), .init("additionalProperties", .bool(false)),
        .init("properties", .object([property(key)])), .init("required", words([key.rawValue])),
      ])
    }
    let conditional = AnswerValue.object([
      .init("type", .string("object")), .init("additionalProperties", .bool(false)),
      .init("properties", .object([ActionKey.if, .then, .else].map { property($0) })),
      .init("required", words(["if", "then"])),
    ])
    let word = AnswerValue.object([.init("enum", words(ActionDefinition.words.map(\.word)))])
    let list = AnswerValue.object([
      .init("type", .string("array")), .init("items", reference("action")), .init("minItems", .integer(1)),
    ])
    return anyOf([word] + single + [conditional, list])
  }
}

extension FieldType {
  /// The keys a field of the type cannot be without.
  var neededKeys: [FieldKey] {
    switch self {
    case .note: []
    case .select, .multiselect: [.id, .options]
    case .list: [.id, .fields]
    case .computed: [.id, .cel]
    default: [.id]
    }
  }
}

/// The small schemas that others are made of.
extension DefinitionSchema {
  static func type(_ name: String) -> AnswerValue { .object([.init("type", .string(name))]) }

  static func words(_ names: [String]) -> AnswerValue { .list(names.map { .string($0) }) }

  static func anyOf(_ schemas: [AnswerValue]) -> AnswerValue { .object([.init("anyOf", .list(schemas))]) }

  static func reference(_ name: String) -> AnswerValue { .object([.init("$ref", .string("#/$defs/\(name)"))]) }

  static func required(_ names: [String]) -> AnswerValue { .object([.init("required", words(names))]) }

  static func string(pattern: String) -> AnswerValue {
    .object([.init("type", .string("string")), .init("pattern", .string(pattern))])
  }

  static func described(_ schema: AnswerValue, _ text: String) -> AnswerValue {
    guard case .object(let members) = schema else { return schema }
    return .object([.init("description", .string(text))] + members)
  }
}

extension ValueShape {
  /// The schema of values of this form.
  var schema: AnswerValue {
    switch self {
    case .text, .pattern, .keyName: DefinitionSchema.type("string")
    case .translatable: DefinitionSchema.reference("translatable")
    case .boolean: DefinitionSchema.type("boolean")
    case .constant(let number): .object([.init("const", .integer(Int64(number)))])
    case .wholeNumber(let minimum):
      .object([.init("type", .string("integer")), .init("minimum", .integer(Int64(minimum)))])
    case .number: DefinitionSchema.type("number")
    case .word(let words): .object([.init("enum", DefinitionSchema.words(words))])
    case .id: DefinitionSchema.reference("id")
    case .expression: DefinitionSchema.reference("expression")
    case .duration: DefinitionSchema.string(pattern: "^[0-9]+(ms|s|m|h)$")
    // HTML's tokens may come with modifiers, so the names are only examples.
    case .contentType:
      .object([
        .init("type", .string("string")), .init("examples", DefinitionSchema.words(TextContentType.allSpellings)),
      ])
    case .action: DefinitionSchema.reference("action")
    case .toolbarItem:
      DefinitionSchema.anyOf([
        .object([.init("enum", DefinitionSchema.words(ToolbarItemDefinition.Ready.allCases.map(\.rawValue)))]),
        DefinitionSchema.reference(Mapping.customToolbarItem.rawValue),
      ])
    case .answer: .object([])
    case .optionValue: .object([.init("type", DefinitionSchema.words(["string", "number", "boolean"]))])
    case .bound: .object([.init("type", DefinitionSchema.words(["number", "string"]))])
    case .list(let items, let minimum):
      .object(
        [.init("type", .string("array")), .init("items", items.schema)]
          + (minimum > 0 ? [.init("minItems", .integer(Int64(minimum)))] : []))
    case .mapping(let mapping): DefinitionSchema.reference(mapping.rawValue)
    case .fields(let value):
      .object([
        .init("type", .string("object")), .init("additionalProperties", value.schema),
        .init("minProperties", .integer(1)),
      ])
    case .nothing: DefinitionSchema.type("null")
    case .either(let shapes): DefinitionSchema.anyOf(shapes.map(\.schema))
    }
  }
}
