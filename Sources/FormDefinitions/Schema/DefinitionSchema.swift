internal import Values

/// The JSON Schema (draft 2020-12) of definition files, generated from the reader's key tables. It does not check
/// expressions, unknown ids, cycles, or defaults against their own rules; the reader does.
package enum DefinitionSchema {
  /// The schema as indented JSON text with a trailing newline.
  package static func text() -> String { document.text(.indented) + "\n" }

  static var document: JSONValue {
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Formline form",
      "description": "A form that is filled in on a terminal.",
    ]
    return head.adding(object(FormKey.self)).adding([
      "oneOf": [["required": ["fields"]], ["required": ["sections"]]],
      "$defs": [
        "section": object(SectionKey.self),
        "field": field,
        "namedField": [
          "$ref": "#/$defs/field", "if": ["properties": ["type": ["const": "note"]], "required": ["type"]],
          "else": ["required": ["id"]],
        ],
        "fieldRule": object(FieldRuleKey.self),
        "formRule": object(FormRuleKey.self),
        "former": object(FormerKey.self),
        "option": object(OptionKey.self),
        "customToolbarItem": object(ToolbarItemKey.self),
        "check": object(LiveCheckKey.self),
        "unit": object(UnitKey.self),
        "lines": object([SourceKey.lines], required: ["lines"]),
        "list": object([SourceKey.list], required: ["list"]),
        "command": object([SourceKey.command, .of, .timeout], required: ["command"]),
        "host": object([SourceKey.host, .of, .timeout], required: ["host"]),
        "history": object([SourceKey.history], required: ["history"]),
        "computed": object([SourceKey.cel], required: ["cel"]),
        "action": action,
        "translatable": [
          "description": "Text, or texts by language: {en: Name, de: Name}.",
          "anyOf": [
            ["type": "string"],
            [
              "type": "object", "minProperties": 1,
              "propertyNames": ["pattern": "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$"],
              "additionalProperties": ["type": "string"],
            ],
          ],
        ],
        "id": ["type": "string", "pattern": "^[A-Za-z_][A-Za-z0-9_]*$"],
        "expression": [
          "description": "An expression (CEL).",
          "anyOf": [["type": "string"], ["type": "boolean"], ["type": "number"]],
        ],
      ],
    ])
  }

  /// A mapping with the keys of an enum.
  private static func object<Key: DefinitionKey>(_ keys: Key.Type) -> JSONValue {
    object(keys.allCases, required: keys.allCases.filter(\.isRequired).map(\.rawValue))
  }

  private static func object(_ keys: [some DefinitionKey], required: [String]) -> JSONValue {
    let properties = keys.map { key in
      let row = key.row
      let described: JSONValue = ["description": .string(row.summary)]
      return JSONValue.Member(name: key.rawValue, value: described.adding(row.shape.schema))
    }
    let mapping: JSONValue = ["type": "object", "additionalProperties": false, "properties": .object(properties)]
    return required.isEmpty ? mapping : mapping.adding(["required": .words(required)])
  }

  /// A field, whose allowed keys depend on its type.
  private static var field: JSONValue {
    let rules = FieldType.allCases.map { type -> JSONValue in
      let isType: JSONValue = ["properties": ["type": ["const": .string(type.rawValue)]]]
      let allowed = FieldKey.allCases.filter { $0.types.contains(type) }.map(\.rawValue)
      let names: JSONValue = ["propertyNames": ["enum": .words(allowed)]]
      let needed = [FieldKey.options, .cel].filter { $0.types.contains(type) }.map(\.rawValue)
      var then = needed.isEmpty ? names : names.adding(["required": .words(needed)])
      let bounds = FieldKey.bounds.filter { $0.types.contains(type) }
      if !bounds.isEmpty {
        let shape: ValueShape = type.isMoment ? .text : .number
        then = then.adding([
          "properties": .object(bounds.map { JSONValue.Member(name: $0.rawValue, value: shape.schema) })
        ])
      }
      if type.hasRows { then = then.adding(["oneOf": [["required": ["fields"]], ["required": ["item"]]]]) }
      return [
        // A field without a type is a text field.
        "if": type == .text ? isType : isType.adding(["required": ["type"]]),
        "then": then,
      ]
    }
    return object(FieldKey.self).adding(["allOf": .array(rules)])
  }

  private static var action: JSONValue {
    let single = ActionKey.allCases.filter { $0.isAction && $0 != .if }.map { object([$0], required: [$0.rawValue]) }
    let several: [JSONValue] = [
      object([ActionKey.if, .then, .else], required: ["if", "then"]),
      ["type": "array", "items": ValueShape.action.schema, "minItems": 1],
    ]
    return ["anyOf": .array([["enum": .words(ActionDefinition.words.map(\.word))]] + single + several)]
  }
}
