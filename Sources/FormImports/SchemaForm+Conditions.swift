internal import Expressions
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

  /// An expression that is true if a property is answered; nil for one that is unknown or not asked for.
  func answered(_ name: String, in object: Object) -> String? {
    guard let property = object[name], let layers = references.expand(property.parts) else { return nil }
    let own = withoutNull(layers)
    guard isAsked(own, isRequired: property.required?.isEmpty ?? false) else { return nil }
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
      guard let present = answered(name, in: object), let property = object[name],
        let own = references.expand(property.parts).map(withoutNull)
      else { return nil }
      let isRefused = parts.contains { $0.node.value == .bool(false) }
      guard !isRefused, let test = references.expand(parts), !isNested(own) || test.types?.contains("object") ?? true
      else {
        terms.append("!(\(present))")
        continue
      }
      if isNested(own) {
        let inner = object.inner(name, own)
        for part in parts {
          guard let term = expression(of: part, in: inner) else { return nil }
          if term != "true" { terms.append(term) }
        }
        continue
      }
      let subject = Subject(
        id: object.scope.id(at: object.path + [name]).id, nature: nature(of: own), type: typeOfAnswers(to: own),
        known: expressionType(of: own), isDate: own.first("format")?.text == "date")
      guard let term = condition(on: subject, test) else { return nil }
      guard term != "true" else { continue }
      // An absent property satisfies its schema.
      let isThere = required.contains(name) || subject.nature == .always
      terms.append(isThere ? term : "(!(\(present)) || \(term))")
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

  /// An answer that conditions are about.
  struct Subject {
    let id: String
    let nature: Scope.Nature
    /// The type of all its values; nil where there may be several.
    let type: String?
    /// What expressions know of it.
    let known: ExpressionType
    var isDate = false

    /// A value as a literal; nil for one that no expression compares with the answer.
    fileprivate func literal(_ value: AnswerValue) -> String? {
      guard known.unwrapped == .timestamp else { return SchemaForm.literal(value, isNumber: nature == .number) }
      guard isDate else { return nil }
      return "timestamp(\(SchemaForm.literal(.string(value.text + "T00:00:00Z"))))"
    }

    /// True if the answer can be equal to a value.
    fileprivate func mayBe(_ value: AnswerValue) -> Bool {
      type.map { value.isOf(type: $0) } ?? true && !(isDate && !TextFormat.date.accepts(value.text))
    }
  }

  /// A schema as a condition on one existing answer; nil if no expression is equivalent.
  func condition(on subject: Subject, _ test: SchemaLayers) -> String? {
    guard let term = uncheckedCondition(on: subject, test), let expression = try? Expression(parsing: term),
      expression.check(TypeEnvironment(variables: [subject.id: subject.known]), expecting: .bool).isEmpty
    else { return nil }
    return term
  }

  private func uncheckedCondition(on subject: Subject, _ test: SchemaLayers) -> String? {
    let id = subject.id
    func inner(_ part: DefinitionNode, _ layer: SchemaLayers.Layer) -> String? {
      switch part.value {
      case .bool(let fits): "\(fits)"
      default: references.expand(layer.layer(of: part)).flatMap { uncheckedCondition(on: subject, $0) }
      }
    }
    var terms: [String] = []
    for layer in test.layers {
      for (keyword, value) in layer.node.members ?? [] {
        // What says nothing of values of this type.
        if SchemaKeywords.judging.contains(keyword), !SchemaKeywords.judges(keyword, ofType: subject.type) { continue }
        guard Self.known(of: subject.nature).contains(keyword) else { return nil }
        func compared(_ sign: String) -> String {
          "\(id) \(sign) \(Self.literal(value.value, isNumber: subject.nature == .number))"
        }
        switch keyword {
        case "type":
          guard let type = subject.type else { return nil }
          let types = value.items?.compactMap(\.text) ?? [value.value.text]
          if types.contains(type) || type == "integer" && types.contains("number") { break }
          guard type == "number", types.contains("integer") else {
            terms.append("false")
            break
          }
          guard subject.nature == .number else { return nil }
          // Numbers this large are whole, and too large for an integer from some point on.
          terms.append("(\(id) >= 9e15 || \(id) <= -9e15 || double(int(\(id))) == \(id))")
        case "const", "enum":
          let values = (keyword == "const" ? [value] : value.items ?? []).map(\.value).filter(subject.mayBe)
          let literals = values.compactMap(subject.literal)
          guard literals.count == values.count else { return nil }
          terms.append(
            literals.isEmpty
              ? "false"
              : keyword == "const" ? "\(id) == \(literals[0])" : "\(id) in [\(literals.joined(separator: ", "))]")
        case "minimum": terms.append(compared(">="))
        case "maximum": terms.append(compared("<="))
        case "exclusiveMinimum": terms.append(compared(">"))
        case "exclusiveMaximum": terms.append(compared("<"))
        case "pattern": terms.append("\(id).matches(\(Self.literal(value.value)))")
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
