package import FormDefinitions
internal import Values
package import Wording

/// A JSON Schema of a flat object as a definition: string, number, integer, boolean, one of several values, some of
/// several values. The Model Context Protocol uses such schemas (elicitation, "Requested Schema").
///
/// | schema | field |
/// | --- | --- |
/// | `string` | `text`, with `minLength maxLength pattern format`; `date`, `time`, `datetime` depending on the format |
/// | `number`, `integer` | the same |
/// | `boolean` | with a default `boolean`, else a choice of yes and no that may remain open |
/// | `enum`, `oneOf` or `anyOf` of `const` and `title` | `select` |
/// | `array` of those | `multiselect` |
/// | `examples` | suggestions of a text; the placeholder of a number or date |
package struct FlatSchema {
  /// The fields in definition syntax, in the order of the properties.
  package private(set) var fields: [DefinitionNode] = []
  /// The property of each field, by field id.
  package private(set) var properties: [String: String] = [:]
  private let file: ForeignFile
  private let language: DisplayLanguage
  private let keepsDefaults: Bool
  private var names = FieldNames()

  /// - Parameters:
  ///   - schema: The schema; what cannot be converted is reported to `file`.
  ///   - language: The language of the labels for yes and no.
  ///   - keepsDefaults: True to use the schema's defaults as defaults of the fields.
  package init(
    _ schema: DefinitionNode, in file: ForeignFile, _ language: DisplayLanguage, keepsDefaults: Bool = true
  ) {
    self.file = file
    self.language = language
    self.keepsDefaults = keepsDefaults
    guard schema["type"].map({ $0.text == "object" }) ?? true, let members = schema["properties"]?.members else {
      file.report(
        "the schema must be an object with 'properties', not \(schema["type"]?.text ?? schema.value.kindName)",
        help: "write {\"type\": \"object\", \"properties\": {…}}", at: schema)
      return
    }
    let required = Set(schema["required"]?.items?.compactMap(\.text) ?? [])
    for name in required.subtracting(members.map(\.name)).sorted() {
      file.report("'required' names no property: '\(name)'", at: schema["required"] ?? schema)
    }
    for (name, property) in members { add(name, property, isRequired: required.contains(name)) }
  }

  private mutating func add(_ name: String, _ schema: DefinitionNode, isRequired: Bool) {
    guard schema.isObject else {
      return file.report("the property '\(name)' must be a schema, not \(schema.value.kindName)", at: schema)
    }
    guard schema["writeOnly"]?.value != .bool(true), schema["format"]?.text != "password" else {
      return file.report(
        "the property '\(name)' asks for a secret", help: "secrets are not asked for in this way; use URL mode",
        at: schema)
    }
    let (id, ownName) = names.add(name)
    guard let kind = Kind(of: schema, named: name, language, keepsDefault: keepsDefaults, in: file) else { return }
    properties[id] = name
    // To a field the empty text is no answer, so that it does not judge it.
    let isForbidden =
      schema["default"]?.value == .string("")
      && !SchemaValidator(document: schema.value).problems(of: .string("")).isEmpty
    fields.append(
      kind.field(
        schema, id: id, label: name, name: ownName, isRequired: isRequired,
        keepsDefault: keepsDefaults && !isForbidden))
  }

  /// The kind of field that a property becomes.
  struct Kind {
    let type: String
    var options: DefinitionNode?
    /// The keywords with the same meaning in a definition.
    private let keywords: Set<String>

    /// A kind that does not follow from the schema's type.
    init(type: String, options: DefinitionNode? = nil, keywords: Set<String> = []) {
      (self.type, self.options, self.keywords) = (type, options, keywords)
    }

    /// True for text with a format that is checked.
    static func hasFormat(_ schema: DefinitionNode) -> Bool {
      schema["format"]?.text.flatMap(TextFormat.init) != nil
    }

    init?(
      of schema: DefinitionNode, named name: String, _ language: DisplayLanguage, keepsDefault: Bool,
      in file: ForeignFile
    ) {
      if let choices = Self.choices(of: schema) {
        (type, options, keywords) = ("select", choices, [])
        return
      }
      switch schema["type"]?.text {
      case "string":
        switch schema["format"]?.text {
        case "date": (type, keywords) = ("date", [])
        case "date-time": (type, keywords) = ("datetime", [])
        case "time": (type, keywords) = ("time", ["format"])
        case _ where schema["contentMediaType"] != nil:
          (type, keywords) = ("textarea", ["minLength", "maxLength", "pattern"])
        case let format:
          let isKnown = format.flatMap(TextFormat.init) != nil
          // An unknown format must be ignored (JSON Schema, validation vocabulary, section 7.1).
          (type, keywords) = ("text", Set(["minLength", "maxLength", "pattern"] + (isKnown ? ["format"] : [])))
        }
      case "number", "integer":
        type = schema["type"]?.text ?? "number"
        keywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]
      case "boolean" where keepsDefault && schema["default"] != nil: (type, keywords) = ("boolean", [])
      case "boolean":
        (type, keywords, options) = ("select", [], schema.yesAndNo(in: language))
      case "array":
        guard let items = schema["items"], let choices = Self.choices(of: items) else {
          file.report(
            "the property '\(name)' is a list of anything", help: "a list takes its items from 'enum' or 'anyOf'",
            at: schema)
          return nil
        }
        (type, options, keywords) = ("multiselect", choices, ["minItems", "maxItems"])
      case "object"?:
        file.report(
          "the property '\(name)' is an object inside another", help: "only flat objects are shown", at: schema)
        return nil
      case let type?:
        file.report(
          "the property '\(name)' has the type '\(type)'",
          help: "types are string, number, integer, boolean and array", at: schema["type"] ?? schema)
        return nil
      case nil:
        file.report("the property '\(name)' has no type", help: "add it, as in \"type\": \"string\"", at: schema)
        return nil
      }
    }

    /// The field for a schema.
    /// - Parameters:
    ///   - label: The id to derive a label from, if there is no title.
    ///   - name: The answer name, if it differs from the id.
    func field(
      _ schema: DefinitionNode, id: String, label: String, name: String? = nil, isRequired: Bool = false,
      keepsDefault: Bool = true
    ) -> DefinitionNode {
      let title = schema["title"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      let examples = (schema["examples"]?.items ?? []).filter { $0.writtenText.map { !$0.isEmpty } ?? false }
      let texts = examples.filter { $0.text != nil }
      // The empty text is then an answer, unless the format refuses it.
      let refusesEmpty = schema["format"]?.text.flatMap(TextFormat.init).map { !$0.accepts("") } ?? false
      let isEmptyText = type.hasPrefix("text") && schema["default"]?.value == .string("")
      let keepsDefault = keepsDefault && !(isEmptyText && refusesEmpty)
      let isEmpty = keepsDefault && isEmptyText
      let isShown = ["integer", "number", "date", "time", "datetime"].contains(type)
      let field = schema.object([
        "id": id, "type": type, "name": name, "label": title ?? FieldDefinition.readableLabel(for: label),
        "description": schema["description"]?.text.map(DefinitionText.literal),
        "required": isRequired && !isEmpty ? true : nil,
        "options": options, "placeholder": isShown ? examples.first?.writtenText : nil,
        "suggestions": type == "text" && !texts.isEmpty ? texts : nil,
      ])
      let limited = Self.sayingPattern(
        Self.keywords.filter(keywords.contains).reduce(field) {
          $0.setting($1, $1 == "minItems" ? schema.leastItems($1) : schema[$1])
        }, schema)
      return keepsDefault ? limited.setting("default", schema["default"]) : limited
    }

    /// The field with the pattern as a rule, if the schema says what to tell people whose text does not match it
    /// (`patternErrorMessage`, as editors know it).
    static func sayingPattern(_ field: DefinitionNode, _ schema: DefinitionNode) -> DefinitionNode {
      guard let pattern = field["pattern"]?.text, let message = schema["patternErrorMessage"]?.text else {
        return field
      }
      let rule = schema.object([
        "rule": "self.matches(\(SchemaForm.literal(.string(pattern))))", "message": DefinitionText.literal(message),
      ])
      return field.without("pattern").setting("validate", [rule])
    }

    /// The keywords that fields know by the same names, in the order in which they are written.
    private static let keywords = [
      "minLength", "maxLength", "pattern", "format", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
      "multipleOf", "minItems", "maxItems", "uniqueItems",
    ]

    /// The options of `enum` (with `enumNames`), `const`, or `oneOf` and `anyOf` of `const` with `title`; nil if the
    /// schema has none of these.
    static func choices(of schema: DefinitionNode) -> DefinitionNode? {
      if let values = schema["enum"]?.items {
        let names = schema["enumNames"]?.items ?? []
        return values.enumerated().map { index, value in
          let isEmpty = value.value == .string("")
          return schema.object([
            "value": value,
            "label": names.indices.contains(index) ? names[index] : isEmpty ? schema.text("(empty)") : nil,
          ])
        }.node(at: schema)
      }
      // Null is no option: it is what an answer that was not given stands for.
      guard let alternatives = (schema["oneOf"] ?? schema["anyOf"])?.items?.filter({ !$0.saysNull }),
        !alternatives.isEmpty
      else { return nil }
      let options = alternatives.compactMap { alternative in
        alternative["const"].map { constant in
          alternative.object([
            "value": constant,
            "label": alternative["title"] ?? (constant.value == .string("") ? alternative.text("(empty)") : nil),
            "description": alternative["description"]?.text,
          ])
        }
      }
      return options.count == alternatives.count ? options.node(at: schema) : nil
    }
  }
}

extension DefinitionNode {
  /// True for the number 0.
  var isZero: Bool { value.numeric?.double == 0 }

  /// The least number of items or members, unless it is none: in a definition, that makes an empty list an answer.
  func leastItems(_ keyword: String) -> DefinitionNode? { self[keyword].flatMap { $0.isZero ? nil : $0 } }

  /// The options of a boolean that has no default, and so may stay open.
  func yesAndNo(in language: DisplayLanguage) -> DefinitionNode {
    [
      object(["value": true, "label": Message.formYes.text(in: language)]),
      object(["value": false, "label": Message.formNo.text(in: language)]),
    ].node(at: self)
  }
}
