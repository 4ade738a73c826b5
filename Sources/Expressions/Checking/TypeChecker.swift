/// Infers types from the leaves up and reports what cannot succeed. What merely may fail is left to evaluation.
struct TypeChecker {
  let tree: SyntaxTree
  let environment: TypeEnvironment
  private(set) var diagnostics: [ExpressionDiagnostic] = []
  /// Types of the macro variables in scope.
  private var locals: [ExpressionType]

  init(_ tree: SyntaxTree, _ environment: TypeEnvironment) {
    self.tree = tree
    self.environment = environment
    locals = Array(repeating: .any, count: tree.localCount)
  }

  mutating func report(_ diagnostic: ExpressionDiagnostic) { diagnostics.append(diagnostic) }

  func nameRange(_ node: SyntaxNode.ID) -> Range<Int> { tree.nameRanges[node] ?? tree.ranges[node] }

  mutating func type(of node: SyntaxNode.ID) -> ExpressionType {
    switch tree.nodes[node] {
    case .invalid: .any
    case .constant(let value): ExpressionType(of: value)
    case .variable(let index): variable(tree.variables[index], node)
    case .local(let local): locals[local]
    case .select(let operand, let field), .hasField(let operand, let field):
      selection(node, operand, field)
    case .index(let operand, let key): subscripting(node, operand, key)
    case .list(let elements): .list(of: joined(elements))
    case .map(let keys, let values): map(keys, values)
    case .not(let operand): condition([operand], of: "!")
    case .and(let operands): condition(operands, of: "&&")
    case .or(let operands): condition(operands, of: "||")
    case .negate(let operand): negation(node, operand)
    case .conditional(let condition, let then, let otherwise): conditional(condition, then, otherwise)
    case .binary(let operation, let left, let right): binary(node, operation, left, right)
    case .match(let text, _): match(node, text)
    case .call(let function, let receiver, let arguments):
      call(node, function, receiver, arguments)
    case .unknownCall(let name, let receiver, let arguments):
      unknownCall(node, name, receiver, arguments)
    case .comprehension(let comprehension): self.comprehension(node, comprehension)
    }
  }

  private mutating func variable(_ variable: SyntaxTree.Variable, _ node: SyntaxNode.ID) -> ExpressionType {
    if let type = environment.variables[variable.name] { return type }
    if variable.type != nil { return .type }
    report(.unknownName(variable.name, known: environment.variables.keys, at: tree.ranges[node]))
    return .any
  }

  private mutating func joined(_ elements: [SyntaxNode.ID]) -> ExpressionType {
    let types = elements.map { type(of: $0) }
    return types.dropFirst().reduce(types.first ?? .any) { $0.joined(with: $1) }
  }

  private mutating func map(_ keys: [SyntaxNode.ID], _ values: [SyntaxNode.ID]) -> ExpressionType {
    for key in keys {
      let type = type(of: key)
      if ![ExpressionType.string, .int, .uint, .bool].contains(where: { type.mayBe($0) }) {
        report(.mapKey(type, at: tree.ranges[key]))
      }
    }
    let names = keys.map { key -> String? in
      if case .constant(.string(let name)) = tree.nodes[key] { name } else { nil }
    }
    let types = values.map { type(of: $0) }
    // Known keys make a record, in which a misspelt field is noticed.
    if !names.isEmpty, names.allSatisfy({ $0 != nil }) {
      return .record(Dictionary(zip(names.compactMap(\.self), types)) { $1 })
    }
    return .map(key: .any, value: types.dropFirst().reduce(types.first ?? .any) { $0.joined(with: $1) })
  }

  /// Operands of a logical operator must be conditions.
  private mutating func condition(_ operands: [SyntaxNode.ID], of operation: String) -> ExpressionType {
    for operand in operands {
      let type = type(of: operand)
      if !type.mayBe(.bool) { report(.notACondition(tree.text(operand), type, operation, at: tree.ranges[operand])) }
    }
    return .bool
  }

  private mutating func conditional(
    _ condition: SyntaxNode.ID, _ then: SyntaxNode.ID, _ otherwise: SyntaxNode.ID
  ) -> ExpressionType {
    _ = self.condition([condition], of: "?")
    let type = type(of: then)
    return type.joined(with: self.type(of: otherwise))
  }

  private mutating func comprehension(_ node: SyntaxNode.ID, _ loop: Comprehension) -> ExpressionType {
    let range = type(of: loop.range)
    let element: ExpressionType
    switch range.unwrapped {
    case .list(let type): element = type
    case .map(let key, _): element = key
    case .record: element = .string
    case .any: element = .any
    default:
      report(.notARange(tree.text(loop.range), range, loop.macro, at: tree.ranges[loop.range]))
      element = .any
    }
    let outer = locals[loop.local]
    locals[loop.local] = element
    defer { locals[loop.local] = outer }
    if let predicate = loop.predicate { _ = condition([predicate], of: loop.macro.rawValue) }
    switch loop.macro {
    case .all, .exists, .existsOne: return .bool
    case .filter: return .list(of: element)
    case .map: return .list(of: loop.transform.map { type(of: $0) } ?? .any)
    }
  }
}

extension ExpressionType {
  /// The type of a literal.
  init(of value: ExpressionValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool
    case .int: self = .int
    case .uint: self = .uint
    case .double: self = .double
    case .string: self = .string
    case .bytes: self = .bytes
    case .list: self = .list(of: .any)
    case .map: self = .map(key: .any, value: .any)
    case .timestamp: self = .timestamp
    case .duration: self = .duration
    case .type: self = .type
    }
  }
}
