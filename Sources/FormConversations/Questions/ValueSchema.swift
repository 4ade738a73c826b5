import ContentTypes
import Expressions
import FormDefinitions
import Values

/// A JSON Schema (draft 2020-12) of one answer: type, limits, and labelled options.
struct ValueSchema {
  private var members: [JSONValue.Member] = []

  var json: JSONValue { .object(members) }

  mutating func set(_ name: String, _ value: JSONValue?) {
    if let value { members.append(.init(name: name, value: value)) }
  }

  /// - Parameter options: The current options of a choice; nil if unknown.
  init(of field: FieldDefinition, options: OptionList?, isRequired: Bool) {
    if !field.label.isEmpty { set("title", .string(field.label)) }
    set("description", field.description.map { .string($0) })
    switch field.kind {
    case .text(let traits): add(traits, isRequired, field.rules.compactMap { $0.pattern(of: field) })
    case .number(let limits, _):
      set("type", field.type == .integer ? "integer" : "number")
      add(limits)
    case .boolean: set("type", "boolean")
    case .choice(let choice) where field.type == .multiselect:
      set("type", "array")
      var items = ValueSchema()
      items.add(options, as: "anyOf", takesOther: choice.takesOther)
      set("items", items.json)
      set("Items", least: choice.items.minItems, most: choice.items.maxItems, isRequired)
      // An option can be chosen only once.
      set("uniqueItems", true)
    case .choice(let choice): add(options, as: "oneOf", takesOther: choice.takesOther)
    case .moment: addMoment(of: field)
    case .list(let list):
      addRows(list, isRequired)
    case .computed, .note: break
    }
  }

  private init() {}

  /// - Parameter ruled: The patterns of rules.
  private mutating func add(_ traits: TextTraits, _ isRequired: Bool, _ ruled: [String]) {
    set("type", "string")
    set("Length", least: traits.minLength, most: traits.maxLength, isRequired)
    // White space around an address is not part of it, so only its own format is to be relied on.
    set(
      "format", (traits.format?.rawValue ?? (traits.contentType == .emailAddress ? "email" : nil)).map { .string($0) })
    let patterns = [traits.pattern?.source, traits.mask?.pattern].compactMap { $0 } + ruled
    if patterns.count == 1 {
      set("pattern", .string(patterns[0]))
    } else if !patterns.isEmpty {
      set("allOf", .array(patterns.map { ["pattern": .string($0)] }))
    }
  }

  private mutating func add(_ limits: Limits<Number>) {
    set("minimum", limits.minimum?.json)
    set("maximum", limits.maximum?.json)
    set("exclusiveMinimum", limits.exclusiveMinimum?.json)
    set("exclusiveMaximum", limits.exclusiveMaximum?.json)
    set("multipleOf", limits.multipleOf?.json)
  }

  private mutating func addRows(_ list: ListTraits, _ isRequired: Bool) {
    func single(_ field: FieldDefinition) -> JSONValue {
      let isRequired = if case .always = field.required { true } else { false }
      return ValueSchema(of: field, options: field.choice?.options.known, isRequired: isRequired).json
    }
    switch list.shape {
    case .objects, .values:
      set("type", "array")
      set("items", list.shape == .values ? single(list.fields[0]) : Self.row(list.fields[...]))
      set("Items", least: list.items.minItems, most: list.items.maxItems, isRequired)
      if list.items.uniqueItems { set("uniqueItems", true) }
    case .entries, .entriesOfObjects:
      set("type", "object")
      set("propertyNames", single(list.fields[0]))
      set(
        "additionalProperties",
        list.shape == .entries ? single(list.fields[list.fields.count - 1]) : Self.row(list.fields.dropFirst()))
      set("Properties", least: list.items.minItems, most: list.items.maxItems, isRequired)
    }
  }

  /// Adds the least and the greatest count of something.
  private mutating func set(_ things: String, least: Int?, most: Int?, _ isRequired: Bool) {
    let minimum = max(least ?? 0, isRequired ? 1 : 0)
    if minimum > 0 { set("min\(things)", .integer(minimum)) }
    set("max\(things)", most.map { .integer($0) })
  }

  /// Adds options with their labels; disabled ones are omitted.
  private mutating func add(_ options: OptionList?, as keyword: String, takesOther: Bool) {
    if takesOther, options != nil {
      var listed = ValueSchema()
      listed.add(options, as: keyword, takesOther: false)
      return set("anyOf", [listed.json, ["type": "string"]])
    }
    guard let options else { return set("type", ["string", "number", "boolean"]) }
    let choices = options.filter { !$0.isDisabled }
    let types = Set(choices.map(\.value.schemaType))
    if types.count == 1, let type = types.first { set("type", .string(type)) }
    // An unsatisfiable schema, since there is nothing to choose.
    guard !choices.isEmpty else { return set("enum", []) }
    set(
      keyword,
      .array(
        choices.map { option in
          .object(known: [
            "const": option.value.json, "title": .string(option.label),
            "description": option.description.map { .string($0) },
          ])
        }))
  }

  /// Adds dates, times of day without an offset, and date-times in RFC 3339 format.
  private mutating func addMoment(of field: FieldDefinition) {
    set("type", "string")
    switch field.type {
    case .date: set("format", "date")
    case .time where field.carriesOffset: set("format", "time")
    // JSON Schema's `time` format requires an offset.
    case .time: set("pattern", #"^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]+)?)?$"#)
    default: set("format", "date-time")
    }
  }

  /// An object with the answers of one row.
  private static func row(_ fields: ArraySlice<FieldDefinition>) -> JSONValue {
    let answered = fields.filter { $0.hasAnswer && $0.isInAnswers && $0.type != .computed }
    return object(
      answered.map { field in
        // Conditional fields cannot be required unconditionally.
        var isRequired = false
        if case .always = field.required, case .always = field.when { isRequired = field.defaultValue == nil }
        let schema = ValueSchema(of: field, options: field.choice?.options.known, isRequired: isRequired).json
        return (field.answerPath, schema, isRequired)
      })
  }

  static func object(_ values: [(path: [String], schema: JSONValue, isRequired: Bool)]) -> JSONValue {
    var names: [String] = []
    var groups: [String: [(path: [String], schema: JSONValue, isRequired: Bool)]] = [:]
    for value in values {
      let name = value.path[0]
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append((Array(value.path.dropFirst()), value.schema, value.isRequired))
    }
    return [
      "type": "object",
      "properties": .object(
        names.map { name in
          let group = groups[name] ?? []
          let isLeaf = group.count == 1 && group[0].path.isEmpty
          return .init(name: name, value: isLeaf ? group[0].schema : object(group.filter { !$0.path.isEmpty }))
        }),
      "required": .array(
        names.filter { groups[$0]?.contains(where: \.isRequired) ?? false }.map { .string($0) }),
      "additionalProperties": false,
    ]
  }
}

extension AnswerValue {
  /// The type of an option in JSON Schema.
  fileprivate var schemaType: String {
    switch self {
    case .bool: "boolean"
    case .integer: "integer"
    case .number: "number"
    default: "string"
    }
  }
}

extension FieldRule {
  /// The pattern that the rule asks for and nothing else, as a schema has it; nil for other rules.
  fileprivate func pattern(of field: FieldDefinition) -> String? {
    let tree = rule.expression.tree
    guard case .match(let operand, let pattern) = tree.nodes[tree.root],
      case .variable(let index) = tree.nodes[operand], ["self", field.id].contains(tree.variables[index].name),
      (try? Pattern(parsing: pattern.source, as: .schema)) != nil
    else { return nil }
    return pattern.source
  }
}

extension Number {
  fileprivate var json: JSONValue? { JSONNumber(text).map { .number($0) } }
}

extension InputMask {
  /// A regular expression equivalent to the mask; nil for one with letters, since many validators do not know `\p{L}`.
  fileprivate var pattern: String? {
    var places = ""
    for element in elements {
      switch element {
      case .digit: places += "[0-9]"
      case .letter, .alphanumeric: return nil
      case .literal(let character):
        places += #"\^$.|?*+()[]{}/"#.contains(character) ? "\\\(character)" : "\(character)"
      }
    }
    return "^\(places)$"
  }
}
