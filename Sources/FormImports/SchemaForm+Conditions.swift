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
      let escaped = text.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\\": #"\\"#
        case "\"": #"\""#
        case "\n": #"\n"#
        case "\r": #"\r"#
        case "\t": #"\t"#
        default: String(scalar)
        }
      }
      return "\"\(escaped.joined())\""
    case .integer(let value): return isNumber ? "\(value).0" : "\(value)"
    case .number(let value) where !isNumber && value.rounded() == value && abs(value) < 1e15: return "\(Int64(value))"
    case .list(let items): return "[\(items.map { literal($0) }.joined(separator: ", "))]"
    case .object(let members):
      return "{\(members.map { "\(literal(.string($0.name))): \(literal($0.value))" }.joined(separator: ", "))}"
    default: return value == .null ? "null" : value.text
    }
  }

  /// An expression that is true if a property is answered; nil for an unknown property.
  func answered(
    _ name: String, at path: [String], _ properties: [Property], _ scope: inout Scope, _ file: inout ForeignFile
  ) -> String? {
    guard let property = properties.first(where: { $0.name == name }),
      let layers = references.expand(property.parts, &file)
    else { return nil }
    let own = withoutNull(layers, &file)
    guard isNested(own) else {
      return Self.presence(scope.id(at: path + [name]).id, nature(of: own))
    }
    let inner = own.properties.map { Property(name: $0.name, parts: $0.parts) }
    let parts = inner.compactMap { answered($0.name, at: path + [name], inner, &scope, &file) }
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
  func expression(
    of part: SchemaLayers.Layer, at path: [String], _ properties: [Property], _ scope: inout Scope,
    _ file: inout ForeignFile
  ) -> String? {
    guard let layers = references.expand(part, &file) else { return nil }
    var terms: [String] = []
    let required = layers.required
    for name in required {
      guard let term = answered(name, at: path, properties, &scope, &file) else { return nil }
      terms.append(term)
    }
    for (name, parts) in layers.properties {
      guard let property = properties.first(where: { $0.name == name }),
        let own = references.expand(property.parts, &file), let test = references.expand(parts, &file)
      else { return nil }
      if isNested(own) {
        let inner = own.properties.map { Property(name: $0.name, parts: $0.parts) }
        for part in parts {
          guard let term = expression(of: part, at: path + [name], inner, &scope, &file) else { return nil }
          if term != "true" { terms.append(term) }
        }
        continue
      }
      let id = scope.id(at: path + [name]).id
      let nature = nature(of: withoutNull(own, &file))
      guard let term = condition(on: id, nature, test, &scope, &file) else { return nil }
      guard term != "true" else { continue }
      // An absent property satisfies its schema.
      let isThere = required.contains(name) || nature == .always
      terms.append(isThere ? term : "(!(\(Self.presence(id, nature))) || \(term))")
    }
    for (keyword, joined) in [("anyOf", " || "), ("oneOf", " || ")] {
      for (value, layer) in layers.all(keyword) {
        let parts = (value.items ?? []).map {
          expression(of: .init(node: $0, references: layer.references), at: path, properties, &scope, &file)
        }
        guard parts.allSatisfy({ $0 != nil }), !parts.isEmpty else { return nil }
        terms.append("(" + parts.compactMap { $0 }.joined(separator: joined) + ")")
      }
    }
    for (value, layer) in layers.all("not") {
      guard
        let term = expression(
          of: .init(node: value, references: layer.references), at: path, properties, &scope, &file)
      else { return nil }
      terms.append("!(\(term))")
    }
    guard layers.layers.allSatisfy({ $0.node.keys.allSatisfy { Self.known(of: .object).contains($0.text ?? "") } })
    else { return nil }
    return terms.isEmpty ? "true" : terms.map { terms.count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  private static func known(of nature: Scope.Nature) -> Set<String> {
    let told: Set = ["title", "description", "$comment", "type", "default", "examples", "$ref", "allOf"]
    switch nature {
    case .object: return told.union(["properties", "required", "anyOf", "oneOf", "not"])
    case .many: return told.union(["contains", "minItems", "maxItems"])
    case .value, .number, .always:
      return told.union([
        "const", "enum", "not", "anyOf", "oneOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "pattern", "minLength", "maxLength",
      ])
    }
  }

  /// A schema as a condition on one existing answer.
  private func condition(
    on id: String, _ nature: Scope.Nature, _ test: SchemaLayers, _ scope: inout Scope, _ file: inout ForeignFile
  ) -> String? {
    var terms: [String] = []
    let isNumber = nature == .number
    for layer in test.layers {
      for key in layer.node.keys {
        guard let keyword = key.text, let value = layer.node[keyword], Self.known(of: nature).contains(keyword) else {
          return nil
        }
        let literal = Self.literal(value.value, isNumber: isNumber)
        switch keyword {
        case "const": terms.append("\(id) == \(literal)")
        case "enum":
          let values = (value.items ?? []).map { Self.literal($0.value, isNumber: isNumber) }
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
          guard let inner = references.expand(.init(node: value, references: layer.references), &file),
            let term = condition(on: id, nature, inner, &scope, &file)
          else { return nil }
          terms.append("!(\(term))")
        case "anyOf", "oneOf":
          let parts = (value.items ?? []).map { part -> String? in
            guard let inner = references.expand(.init(node: part, references: layer.references), &file) else {
              return nil
            }
            return condition(on: id, nature, inner, &scope, &file)
          }
          guard parts.allSatisfy({ $0 != nil }), !parts.isEmpty else { return nil }
          terms.append("(" + parts.compactMap { $0 }.joined(separator: " || ") + ")")
        default: break
        }
      }
    }
    return terms.isEmpty ? "true" : terms.map { terms.count > 1 ? "(\($0))" : $0 }.joined(separator: " && ")
  }
}
