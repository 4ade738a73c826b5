internal import Expressions

/// Propagates secrecy: a computed field that depends on a secret becomes secret, as does one that confirms it; any other
/// use that reveals one is an error.
extension DefinitionParser {
  mutating func keepSecrets(in form: inout FormDefinition) {
    guard form.hasSecrets else { return }
    form.hideConfirmations()
    var flow = SecretFlow(form)
    for place in flow.spread() { form.makeSecret(place) }
    var judged: [[Int]: [PendingExpression.Use]] = [:]
    for pending in expressions {
      if pending.use == .condition || pending.use == .computed { continue }
      // What an alias repeats is in the same scopes.
      let place = [
        pending.expression.range.utf8Offset, pending.rowFields.first?.fields.first?.range.utf8Offset ?? -1,
      ]
      guard !judged[place, default: []].contains(pending.use) else { continue }
      judged[place, default: []].append(pending.use)
      let scopes = flow.scopes(of: pending).lazy.filter { flow.tellsSecret(pending.expression, in: $0) }
      switch pending.use {
      case .condition, .computed: continue
      case .value(let id):
        guard let scope = scopes.first(where: { !flow.isSecret(id, in: $0) }) else { continue }
        report(.showsSecret(flow.secret(in: pending.expression, scope), in: id), at: pending.expression.range)
      case .options:
        guard let scope = scopes.first else { continue }
        report(.optionsOfSecret(flow.secret(in: pending.expression, scope)), at: pending.expression.range)
      }
    }
  }
}

extension FormDefinition {
  /// What is typed again is hidden as it was the first time, its length included: also where that confirms a later field.
  fileprivate mutating func hideConfirmations() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for section in sections.indices {
        for index in sections[section].fields.indices {
          let field = sections[section].fields[index]
          guard let other = field.confirms.flatMap({ self.field($0) }), other.isSecret else { continue }
          let hidesLength = field.hidesLength || other.hidesLength
          guard !field.isSecret || hidesLength != field.hidesLength else { continue }
          sections[section].fields[index].isSecret = true
          sections[section].fields[index].hidesLength = hidesLength
          isChanged = true
        }
      }
    }
  }

  fileprivate mutating func makeSecret(_ place: SecretFlow.Place) {
    sections[place.section].fields[place.field].makeSecret(at: place.inRows[...])
  }
}

extension FieldDefinition {
  fileprivate mutating func makeSecret(at path: ArraySlice<Int>) {
    guard let index = path.first else { return isSecret = true }
    guard case .list(var traits) = kind else { return }
    traits.fields[index].makeSecret(at: path.dropFirst())
    kind = .list(traits)
  }
}

/// Propagates secrecy through a form's computed fields. An expression is checked again only after a field that it names
/// has become secret.
struct SecretFlow {
  /// The position of a field in the form.
  struct Place {
    var section: Int
    var field: Int
    /// The indices in rows, from the outermost list to the innermost.
    var inRows: [Int] = []
  }

  /// Fields that can refer to one another: those of the form, or those of a list's rows.
  private struct Scope {
    var types: [String: ExpressionType] = [:]
    /// The enclosing scope, and the list in it whose rows this scope is.
    var outer: (scope: Int, list: FieldDefinition)?
  }

  private struct ComputedField {
    var id: String
    var place: Place
    var scope: Int
    var expression: DefinitionExpression
    var isSecret: Bool
  }

  private var scopes = [Scope()]
  private var computed: [ComputedField] = []
  /// The computed fields that name a field, in any scope.
  private var readers: [String: [Int]] = [:]
  /// The scopes of lists' rows, by the offset of their first field: several where lists share fields by an alias.
  private var scopesOfRows: [Int: [Int]] = [:]

  init(_ form: FormDefinition) {
    for (section, fields) in form.sections.map(\.fields).enumerated() {
      for (index, field) in fields.enumerated() { add(field, at: Place(section: section, field: index), in: 0) }
    }
    for (index, field) in computed.enumerated() {
      for name in field.expression.fields { readers[name, default: []].append(index) }
    }
  }

  private mutating func add(_ field: FieldDefinition, at place: Place, in scope: Int) {
    guard field.hasAnswer else { return }
    scopes[scope].types[field.id] = field.expressionType
    if let expression = field.kind.expression {
      computed.append(
        ComputedField(id: field.id, place: place, scope: scope, expression: expression, isSecret: field.isSecret))
    }
    guard let rows = field.list?.fields, let first = rows.first else { return }
    let inner = scopes.count
    scopes.append(Scope(outer: (scope, field)))
    scopesOfRows[first.range.utf8Offset, default: []].append(inner)
    for (index, row) in rows.enumerated() {
      var place = place
      place.inRows.append(index)
      add(row, at: place, in: inner)
    }
  }

  /// Finds the computed fields that depend on secrets, and marks them as secret.
  mutating func spread() -> [Place] {
    var found: [Place] = []
    var waiting = Array(computed.indices.reversed())
    while let index = waiting.popLast() {
      let field = computed[index]
      guard !field.isSecret, tellsSecret(field.expression, in: field.scope) else { continue }
      computed[index].isSecret = true
      found.append(field.place)
      var name: (scope: Int, id: String)? = (field.scope, field.id)
      scopes[field.scope].types[field.id] = .secret(.any)
      while let (scope, id) = name {
        waiting += readers[id] ?? []
        name = scopes[scope].outer.map { outer in
          let rows = ExpressionType.list(of: .record(scopes[scope].types))
          scopes[outer.scope].types[outer.list.id] = outer.list.isSecret ? .secret(rows) : rows
          return (outer.scope, outer.list.id)
        }
      }
    }
    return found
  }

  /// The scopes in which an expression may be evaluated.
  func scopes(of pending: PendingExpression) -> [Int] {
    pending.rowFields.first?.fields.first.flatMap { scopesOfRows[$0.range.utf8Offset] } ?? [0]
  }

  func isSecret(_ id: String, in scope: Int) -> Bool {
    if case .secret = type(of: id, in: scope) { true } else { false }
  }

  /// True if the value of an expression would reveal a secret.
  func tellsSecret(_ expression: DefinitionExpression, in scope: Int) -> Bool {
    let types = expression.fields.map { ($0, type(of: $0, in: scope)) }
    guard types.contains(where: { $0.1?.holdsSecrets ?? false }) else { return false }
    return expression.expression.tellsSecret(
      in: TypeEnvironment(variables: Dictionary(uniqueKeysWithValues: types).compactMapValues(\.self)))
  }

  func secret(in expression: DefinitionExpression, _ scope: Int) -> String {
    expression.expression.variableNames.first { type(of: $0, in: scope)?.holdsSecrets ?? false } ?? ""
  }

  private func type(of id: String, in scope: Int) -> ExpressionType? {
    scopes[scope].types[id] ?? scopes[scope].outer.flatMap { type(of: id, in: $0.scope) }
  }
}
