internal import ContentTypes

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
