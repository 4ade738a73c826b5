package import FormDefinitions
internal import Values

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
  /// The labels for the answers of a boolean.
  private let words: (yes: String, no: String)
  private let keepsDefaults: Bool
  private var names = FieldNames()

  /// - Parameters:
  ///   - schema: The schema; what cannot be converted is reported to `file`.
  ///   - words: The labels for yes and no.
  ///   - keepsDefaults: True to use the schema's defaults as defaults of the fields.
  package init(
    _ schema: DefinitionNode, in file: inout ForeignFile, words: (yes: String, no: String), keepsDefaults: Bool = true
  ) {
    self.words = words
    self.keepsDefaults = keepsDefaults
    guard schema["type"].map({ $0.text == "object" }) ?? true, let members = schema["properties"]?.members else {
      file.report(
        "the schema must be an object with 'properties', not \(schema["type"]?.text ?? schema.kindName)",
        help: "write {\"type\": \"object\", \"properties\": {…}}", at: schema)
      return
    }
    let required = Set(schema["required"]?.items?.compactMap(\.text) ?? [])
    for name in required.sorted() where !members.contains(where: { $0.name == name }) {
      file.report("'required' names no property: '\(name)'", at: schema["required"] ?? schema)
    }
    for (name, property) in members {
      add(name, property, isRequired: required.contains(name), &file)
    }
  }

  private mutating func add(_ name: String, _ schema: DefinitionNode, isRequired: Bool, _ file: inout ForeignFile) {
    guard schema.members != nil else {
      return file.report("the property '\(name)' must be a schema, not \(schema.kindName)", at: schema)
    }
    guard schema["writeOnly"]?.value != .bool(true), schema["format"]?.text != "password" else {
      return file.report(
        "the property '\(name)' asks for a secret", help: "secrets are not asked for in this way; use URL mode",
        at: schema)
    }
    let (id, ownName) = names.add(name)
    guard let kind = Kind(of: schema, named: name, words, keepsDefault: keepsDefaults, &file) else { return }
    properties[id] = name
    fields.append(
      kind.field(
        schema, id: id, label: name, name: ownName.map { schema.text($0) },
        required: isRequired ? schema.flag(true) : nil,
        keepsDefault: keepsDefaults))
  }

  /// The kind of field that a property becomes.
  struct Kind {
    let type: String
    /// A kind that does not follow from the schema's type.
    init(type: String, options: DefinitionNode? = nil, keywords: Set<String>) {
      (self.type, self.options, self.keywords) = (type, options, keywords)
    }

    /// The options to choose from.
    var options: DefinitionNode?
    /// The keywords with the same meaning in a definition.
    private let keywords: Set<String>

    init?(
      of schema: DefinitionNode, named name: String, _ words: (yes: String, no: String), keepsDefault: Bool,
      _ file: inout ForeignFile
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
        (type, keywords) = ("select", [])
        options = schema.list([
          schema.object(["value": schema.flag(true), "label": schema.text(words.yes)]),
          schema.object(["value": schema.flag(false), "label": schema.text(words.no)]),
        ])
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
      _ schema: DefinitionNode, id: String, label: String, name: DefinitionNode?, when: DefinitionNode? = nil,
      required: DefinitionNode?, keepsDefault: Bool = true
    ) -> DefinitionNode {
      let title = schema["title"]?.text.flatMap { $0.isEmpty ? nil : $0 }
      let examples = (schema["examples"]?.items ?? []).filter { $0.writtenText.map { !$0.isEmpty } ?? false }
      let texts = examples.filter { $0.text != nil }
      let isShown = ["integer", "number", "date", "time", "datetime"].contains(type)
      return schema.object([
        "id": schema.text(id), "type": schema.text(type), "name": name,
        "label": schema.text(title ?? FieldDefinition.readableLabel(for: label)),
        "description": schema["description"]?.text.map { schema.text(DefinitionText.literal($0)) },
        "when": when, "required": required, "options": options,
        "placeholder": isShown ? examples.first?.writtenText.map { schema.text($0) } : nil,
        "suggestions": type == "text" && !texts.isEmpty ? schema.list(texts) : nil,
        "minLength": takes("minLength", schema), "maxLength": takes("maxLength", schema),
        "pattern": takes("pattern", schema), "format": takes("format", schema),
        "minimum": takes("minimum", schema), "maximum": takes("maximum", schema),
        "exclusiveMinimum": takes("exclusiveMinimum", schema), "exclusiveMaximum": takes("exclusiveMaximum", schema),
        "multipleOf": takes("multipleOf", schema), "minItems": takes("minItems", schema),
        "maxItems": takes("maxItems", schema), "uniqueItems": takes("uniqueItems", schema),
        "default": keepsDefault ? schema["default"] : nil,
      ])
    }

    /// The value of a keyword, if the field supports it.
    private func takes(_ keyword: String, _ schema: DefinitionNode) -> DefinitionNode? {
      keywords.contains(keyword) ? schema[keyword] : nil
    }

    /// The options of `enum` (with `enumNames`), `const`, or `oneOf` and `anyOf` of `const` with `title`; nil if the
    /// schema has none of these.
    static func choices(of schema: DefinitionNode) -> DefinitionNode? {
      if let values = schema["enum"]?.items {
        let names = schema["enumNames"]?.items ?? []
        return schema.list(
          values.enumerated().map { index, value in
            schema.object(["value": value, "label": names.indices.contains(index) ? names[index] : nil])
          })
      }
      guard let alternatives = (schema["oneOf"] ?? schema["anyOf"])?.items, !alternatives.isEmpty else { return nil }
      let options = alternatives.compactMap { alternative in
        alternative["const"].map { constant in
          alternative.object([
            "value": constant, "label": alternative["title"],
            "description": alternative["description"]?.text.map { alternative.text($0) },
          ])
        }
      }
      return options.count == alternatives.count ? schema.list(options) : nil
    }
  }
}
