internal import ContentTypes
package import Values

/// A key of a mapping in a definition file. These enums define the reader, the JSON Schema and the documentation.
package protocol DefinitionKey: RawRepresentable<String>, CaseIterable, Sendable where AllCases == [Self] {
  /// The mapping's name in diagnostics: `a field`.
  static var owner: String { get }
  /// The shape of the key's value, and a sentence for users about what the key means.
  var row: (shape: ValueShape, summary: String) { get }
  var isRequired: Bool { get }
}

extension DefinitionKey {
  package var summary: String { row.summary }
  package var isRequired: Bool { false }

  package static var names: [String] { allCases.map(\.rawValue) }
}

/// The shape of a value in a definition file, as a JSON Schema.
package struct ValueShape: Sendable {
  let schema: JSONValue

  static let text = ValueShape(schema: ["type": "string"])
  static let boolean = ValueShape(schema: ["type": "boolean"])
  static let number = ValueShape(schema: ["type": "number"])
  static let nothing = ValueShape(schema: ["type": "null"])
  /// What `Duration(parsing:)` takes, both signs for micro included.
  static let duration = ValueShape(schema: [
    "type": "string", "pattern": "^\\+?(([0-9]+\\.?[0-9]*|\\.[0-9]+)(h|m|s|ms|[u\u{B5}\u{3BC}]s|ns))+$",
  ])
  /// Any value that an answer can have.
  static let answer = ValueShape(schema: [:])
  /// Any value that an option can have.
  static let optionValue = ValueShape(schema: ["type": ["string", "number", "boolean"]])
  /// A number, or a date or time as text.
  static let bound = ValueShape(schema: ["type": ["number", "string"]])
  /// One of the names, or HTML's tokens with the modifiers around one.
  static var contentType: ValueShape {
    ValueShape(
      schema: [
        "anyOf": [["enum": .words(TextContentType.allSpellings)], ["type": "string", "pattern": #"\S\s+\S"#]]
      ])
  }

  static let id = definition("id")
  static let expression = definition("expression")
  /// A string, or a mapping of languages to strings.
  static let translatable = definition("translatable")
  static let action = definition("action")

  /// A reference to a shape in `$defs`.
  static func definition(_ name: String) -> ValueShape { ValueShape(schema: ["$ref": .string("#/$defs/" + name)]) }

  /// The only number allowed.
  static func constant(_ number: Int) -> ValueShape { ValueShape(schema: ["const": .integer(number)]) }

  static func wholeNumber(minimum: Int) -> ValueShape {
    ValueShape(schema: ["type": "integer", "minimum": .integer(minimum)])
  }

  static func word<Word: RawRepresentable<String> & CaseIterable>(_ words: Word.Type) -> ValueShape {
    ValueShape(schema: ["enum": .words(words.allCases.map(\.rawValue))])
  }

  static func list(of items: ValueShape, minimum: Int = 0) -> ValueShape {
    let list: JSONValue = ["type": "array", "items": items.schema]
    return ValueShape(schema: minimum > 0 ? list.adding(["minItems": .integer(minimum)]) : list)
  }

  /// A mapping of field ids to values of one shape.
  static func fields(of value: ValueShape) -> ValueShape {
    ValueShape(schema: ["type": "object", "additionalProperties": value.schema, "minProperties": 1])
  }

  static func either(_ shapes: ValueShape...) -> ValueShape {
    ValueShape(schema: ["anyOf": .array(shapes.map(\.schema))])
  }
}

extension ValueShape {
  /// How a simple value is spelled as a command-line option.
  package enum PlainForm: Sendable {
    case text
    case number
    /// A flag; its presence means true.
    case flag
    /// A repeatable text.
    case texts
  }

  /// The words allowed or suggested as a value, for completion; empty for free values. Of alternative shapes, the first
  /// counts.
  package var words: [String] {
    var schema = schema
    if case .array(let shapes)? = schema["anyOf"], let first = shapes.first { schema = first }
    if schema == Self.boolean.schema { return ["true", "false"] }
    guard case .array(let words)? = schema["enum"] ?? schema["examples"] else { return [] }
    return words.compactMap { if case .string(let word) = $0 { word } else { nil } }
  }

  /// Nil for mappings and lists of anything but texts. Of alternative shapes, the first counts.
  package var plainForm: PlainForm? { Self.plainForm(of: schema) }

  private static func plainForm(of schema: JSONValue) -> PlainForm? {
    if case .array(let shapes)? = schema["anyOf"] { return shapes.first.flatMap(plainForm) }
    if schema == answer.schema || schema["enum"] != nil { return .text }
    if [id, expression, translatable].contains(where: { $0.schema == schema }) { return .text }
    switch schema["type"] {
    case .string("string")?: return .text
    case .string("integer")?, .string("number")?, .array?: return .number
    case .string("boolean")?: return .flag
    case .string("array")? where schema["items"] == text.schema: return .texts
    default: return nil
    }
  }
}

extension JSONValue {
  static func words(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }

  /// An object without the members that are nil.
  package static func object(known members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name: name, value: $0) } })
  }

  /// An object with the members of another appended.
  package func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let more) = other else { return self }
    return .object(members + more)
  }
}
