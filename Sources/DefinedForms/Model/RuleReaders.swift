import FormDefinitions

/// Which fields can become right or wrong because another one has changed: those whose own rules, or rules across
/// fields that accuse them, or the expression that gives their options, read it, be it through computed fields.
struct RuleReaders {
  private var readers: [String: [String]] = [:]

  init(_ definition: FormDefinition) {
    var read: [String: Set<String>] = [:]
    for field in definition.fields {
      var names = field.required.expression?.fields ?? []
      for rule in field.rules { names.formUnion(rule.rule.fields) }
      if case .computed(let expression)? = field.choice?.options { names.formUnion(expression.fields) }
      if !names.isEmpty { read[field.id] = names }
    }
    for rule in definition.rules {
      for id in rule.fields { read[id, default: []].formUnion(rule.rule.fields) }
    }
    guard !read.isEmpty else { return }
    let computed = Self.computedFields(of: definition)
    for field in definition.fields {
      for name in Self.sources(read[field.id] ?? [], computed) where name != field.id {
        readers[name, default: []].append(field.id)
      }
    }
  }

  /// The ids of the fields that read a field, in form order.
  func of(_ id: String) -> [String] { readers[id] ?? [] }

  private static func computedFields(of definition: FormDefinition) -> [String: Set<String>] {
    var computed: [String: Set<String>] = [:]
    for field in definition.fields {
      if case .computed(let expression) = field.kind { computed[field.id] = expression.fields }
    }
    return computed
  }

  /// The names themselves, and what computed fields among them read.
  private static func sources(_ names: Set<String>, _ computed: [String: Set<String>]) -> Set<String> {
    var found = names
    var pending = Array(names)
    while let name = pending.popLast() {
      for source in computed[name] ?? [] where found.insert(source).inserted { pending.append(source) }
    }
    return found
  }
}
