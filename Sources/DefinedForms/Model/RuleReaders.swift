import FormDefinitions

/// Which fields can become right or wrong because another one has changed: those whose own rules, or rules across
/// fields that accuse them, or the expression that gives their options, read it, be it through computed fields.
struct RuleReaders {
  private var readers: [String: [String]] = [:]

  private let own: Set<String>

  /// Of the fields of a form.
  init(_ definition: FormDefinition) { self.init(definition.fields, rules: definition.rules) }

  /// Of the fields in the rows of a list, to which fields around the list are names like any other.
  init(_ traits: ListTraits) { self.init(traits.fields, rules: []) }

  private init(_ fields: [FieldDefinition], rules: [FormRule]) {
    own = Set(fields.map(\.id))
    var read: [String: Set<String>] = [:]
    for field in fields {
      var names = field.required.expression?.fields ?? []
      for rule in field.rules { names.formUnion(rule.rule.fields) }
      if case .computed(let expression)? = field.choice?.options { names.formUnion(expression.fields) }
      if !names.isEmpty { read[field.id] = names }
    }
    for rule in rules {
      for id in rule.fields { read[id, default: []].formUnion(rule.rule.fields) }
    }
    guard !read.isEmpty else { return }
    let computed = Self.computedFields(of: fields)
    for field in fields {
      for name in Self.sources(read[field.id] ?? [], computed) where name != field.id {
        readers[name, default: []].append(field.id)
      }
    }
  }

  /// Whether the name is of one of the fields themselves.
  func defines(_ name: String) -> Bool { own.contains(name) }

  /// The ids of the fields that read a field, in form order.
  func of(_ id: String) -> [String] { readers[id] ?? [] }

  private static func computedFields(of fields: [FieldDefinition]) -> [String: Set<String>] {
    var computed: [String: Set<String>] = [:]
    for field in fields {
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
