internal import FormDefinitions
internal import Values

/// Converts schemas to expressions over answers.
extension SchemaForm {
  /// The conjunction of two conditions; nil stands for true.
  static func all(_ one: String?, _ other: String?) -> String? {
    guard let one, let other else { return one ?? other }
    return one == other ? one : "(\(one)) && (\(other))"
  }

  static func presence(_ id: String, _ nature: Scope.Nature) -> String {
    switch nature {
    case .value, .number, .object: "\(id) != null"
    case .many: "size(\(id)) > 0"
    case .always: "true"
    }
  }

  /// A value as a literal of an expression.
  static func literal(_ value: AnswerValue, isNumber: Bool = false) -> String {
    switch value {
    case .string(let text):
      let escaped = text.escaped { scalar in
        switch scalar {
        case "\\": #"\\"#
        case "\"": #"\""#
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: nil
        }
      }
      return "\"\(escaped)\""
    case .integer(let value): return isNumber ? "\(value).0" : "\(value)"
    case .number(let value) where !isNumber && value.rounded() == value && abs(value) < 1e15: return "\(Int64(value))"
    case .list(let items): return "[\(items.map { literal($0) }.joined(separator: ", "))]"
    case .object(let members):
      return "{\(members.map { "\(literal(.string($0.name))): \(literal($0.value))" }.joined(separator: ", "))}"
    default: return value == .null ? "null" : value.text
    }
  }

  /// An expression that is true if a property is answered; nil for an unknown property.
  func answered(_ name: String, in object: Object) -> String? {
    guard let property = object[name], let layers = references.expand(property.parts) else { return nil }
    let own = withoutNull(layers)
    guard isNested(own) else { return Self.presence(object.scope.id(at: object.path + [name]).id, nature(of: own)) }
    let inner = object.inner(name, own)
    let parts = inner.properties.compactMap { answered($0.name, in: inner) }
    return parts.isEmpty ? nil : parts.joined(separator: " || ")
  }

  private func nature(of layers: SchemaLayers) -> Scope.Nature {
    if layers.first("const") != nil { return .value }
    switch layers.types?.first {
    case "array", "object": return .many
    case "number": return layers.first("enum") == nil ? .number : .value
    case "boolean": return layers.first("default") == nil ? .value : .always
    default: return .value
    }
  }

  /// A schema as a condition on the answers of an object; nil if no expression is equivalent.
  func expression(of part: SchemaLayers.Layer, in object: Object) -> String? {
    guard let layers = references.expand(part) else { return nil }
    var terms: [String] = []
    let required = layers.required
    for name in required {
      guard let term = answered(name, in: object) else { return nil }
      terms.append(term)
    }
    for (name, parts) in layers.properties {
      guard let property = object[name], let own = references.expand(property.parts),
        let test = references.expand(parts)
      else { return nil }
      if isNested(own) {
        let inner = object.inner(name, own)
        for part in parts {
          guard let term = expression(of: part, in: inner) else { return nil }
          if term != "true" { terms.append(term) }
        }
        continue
      }
      let id = object.scope.id(at: object.path + [name]).id
      let nature = nature(of: withoutNull(own))
      guard let term = condition(on: id, nature, test) else { return nil }
      guard term != "true" else { continue }
      // An absent property satisfies its schema.
      let isThere = required.contains(name) || nature == .always
      terms.append(isThere ? term : "(!(\(Self.presence(id, nature))) || \(term))")
    }
    for (value, layer) in layers.all("anyOf") + layers.all("oneOf") {
      let term = Self.disjunction(of: value) { expression(of: layer.layer(of: $0), in: object) }
      guard let term else { return nil }
      terms.append(term)
    }
    for (value, layer) in layers.all("not") {
      guard let term = expression(of: layer.layer(of: value), in: object) else { return nil }
      terms.append("!(\(term))")
    }
    guard layers.layers.allSatisfy({ $0.node.keys.allSatisfy { Self.known(of: .object).contains($0.text ?? "") } })
    else { return nil }
    return Self.conjunction(of: terms)
  }

  /// The disjunction of alternatives; nil if one has no expression.
  private static func disjunction(of alternatives: DefinitionNode, by term: (DefinitionNode) -> String?) -> String? {
    let parts = (alternatives.items ?? []).map(term)
    guard parts.allSatisfy({ $0 != nil }), !parts.isEmpty else { return nil }
    return "(" + parts.compactMap { $0 }.joined(separator: " || ") + ")"
  }

  /// True if exactly one alternative is; nil if one has no expression.
  private static func exclusion(of alternatives: DefinitionNode, by term: (DefinitionNode) -> String?) -> String? {
    let parts = (alternatives.items ?? []).map(term)
    let all = parts.compactMap { $0 }.map { "(\($0))" }
    guard all.count == parts.count, let first = all.first else { return nil }
    return all.count == 1
      ? first : all.count == 2 ? all.joined(separator: " != ") : "[\(all.joined(separator: ", "))].exists_one(x, x)"
  }

  private static func conjunction(of terms: [String]) -> String {
    terms.isEmpty ? "true" : terms.map { terms.count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private static func known(of nature: Scope.Nature) -> Set<String> {
    let told: Set = ["title", "description", "$comment", "type", "default", "examples", "$ref", "allOf"]
    switch nature {
    case .object: return told.union(["properties", "required", "anyOf", "oneOf", "not"])
    case .many: return told.union(["contains", "minItems", "maxItems", "not", "anyOf", "oneOf", "if", "then", "else"])
    case .value, .number, .always:
      return told.union([
        "const", "enum", "not", "anyOf", "oneOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "pattern", "minLength", "maxLength", "if", "then", "else",
      ])
    }
  }

  /// A schema as a condition on one existing answer.
  /// - Parameter type: The type of all answers, where it is known.
  func condition(
    on id: String, _ nature: Scope.Nature, _ test: SchemaLayers, ofType type: String? = nil
  ) -> String? {
    func inner(_ part: DefinitionNode, _ layer: SchemaLayers.Layer) -> String? {
      switch part.value {
      case .bool(let fits): "\(fits)"
      default: references.expand(layer.layer(of: part)).flatMap { condition(on: id, nature, $0, ofType: type) }
      }
    }
    func isPossible(_ value: AnswerValue) -> Bool { type.map { value.isOf(type: $0) } ?? true }
    var terms: [String] = []
    let isNumber = nature == .number
    for layer in test.layers {
      for key in layer.node.keys {
        guard let keyword = key.text, let value = layer.node[keyword], Self.known(of: nature).contains(keyword) else {
          return nil
        }
        let literal = Self.literal(value.value, isNumber: isNumber)
        switch keyword {
        case "type":
          let types = value.items?.compactMap(\.text) ?? [value.value.text]
          if let type, !types.contains(type), !(type == "integer" && types.contains("number")) { terms.append("false") }
        case "const": terms.append(isPossible(value.value) ? "\(id) == \(literal)" : "false")
        case "enum":
          let values = (value.items ?? []).filter { isPossible($0.value) }.map {
            Self.literal($0.value, isNumber: isNumber)
          }
          terms.append("\(id) in [\(values.joined(separator: ", "))]")
        case "minimum": terms.append("\(id) >= \(literal)")
        case "maximum": terms.append("\(id) <= \(literal)")
        case "exclusiveMinimum": terms.append("\(id) > \(literal)")
        case "exclusiveMaximum": terms.append("\(id) < \(literal)")
        case "pattern": terms.append("\(id).matches(\(literal))")
        case "minLength", "minItems": terms.append("size(\(id)) >= \(value.value.text)")
        case "maxLength", "maxItems": terms.append("size(\(id)) <= \(value.value.text)")
        case "contains":
          guard let constant = value["const"]?.value else { return nil }
          terms.append("\(Self.literal(constant)) in \(id)")
        case "not":
          guard let term = inner(value, layer) else { return nil }
          terms.append("!(\(term))")
        case "anyOf", "oneOf":
          let join = keyword == "anyOf" ? Self.disjunction : Self.exclusion
          guard let term = join(value, { inner($0, layer) }) else { return nil }
          terms.append(term)
        case "if":
          guard let test = inner(value, layer) else { return nil }
          for (branch, sign) in [("then", "!"), ("else", "")] {
            guard let part = layer.node[branch] else { continue }
            guard let term = inner(part, layer) else { return nil }
            terms.append("\(sign)(\(test)) || (\(term))")
          }
        default: break
        }
      }
    }
    return Self.conjunction(of: terms)
  }
}
