extension TypeChecker {
  mutating func call(
    _ node: SyntaxNode.ID, _ function: Function, _ receiver: SyntaxNode.ID?, _ arguments: [SyntaxNode.ID]
  ) -> ExpressionType {
    let operands = (receiver.map { [$0] } ?? []) + arguments
    let types = operands.map { type(of: $0) }
    let signatures = function.signatures.filter { $0.operands.count == operands.count }
    if signatures.isEmpty {
      let counts = Set(function.signatures.map { $0.operands.count - (receiver == nil ? 0 : 1) }).sorted()
      report(.argumentCount(function, expected: counts, found: arguments.count, at: nameRange(node)))
      return function.signatures.first?.result ?? .any
    }
    let fitting = signatures.filter { signature in
      zip(types, signature.operands).allSatisfy { $0.mayBe($1) }
    }
    if fitting.isEmpty { reportOperand(function, operands, types, signatures) }
    let results = fitting.isEmpty ? signatures.map(\.result) : fitting.map(\.result)
    return results.dropFirst().allSatisfy { $0 == results[0] } ? results[0] : .any
  }

  mutating func match(_ node: SyntaxNode.ID, _ text: SyntaxNode.ID) -> ExpressionType {
    let type = type(of: text)
    if !type.mayBe(.string) {
      report(.operand(.matches, type, expected: [.string], at: tree.ranges[text]))
    }
    return .bool
  }

  mutating func unknownCall(
    _ node: SyntaxNode.ID, _ name: String, _ receiver: SyntaxNode.ID?, _ arguments: [SyntaxNode.ID]
  ) -> ExpressionType {
    for operand in (receiver.map { [$0] } ?? []) + arguments { _ = type(of: operand) }
    if let function = Function(rawValue: name) {
      report(.wrongStyle(function, isMethod: receiver != nil, at: nameRange(node)))
      return function.signatures.first?.result ?? .any
    }
    if Comprehension.Macro(rawValue: name) != nil {
      report(.macroWithoutList(name, at: nameRange(node)))
    } else {
      let isVariable = receiver == nil && environment.variables[name] != nil
      report(.unknownFunction(name, isVariable: isVariable, at: nameRange(node)))
    }
    return .any
  }

  mutating func selection(_ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ field: String) -> ExpressionType {
    let isTest = if case .hasField = tree.nodes[node] { true } else { false }
    let type = type(of: operand)
    var result = ExpressionType.any
    switch type.unwrapped {
    case .any: break
    case .map(_, let value): result = value
    case .record(let fields):
      if let type = fields[field] {
        result = type
      } else if !(isTest && isWrittenOut(operand)) {
        report(.unknownField(field, of: tree.text(operand), known: fields.keys, at: nameRange(node)))
      }
    case .timestamp, .duration, .type, .null, .bool, .int, .uint, .double, .string, .bytes, .list, .nullable:
      report(.noFields(field, tree.text(operand), type, at: isTest ? tree.ranges[node] : nameRange(node)))
    }
    return isTest ? .bool : result
  }

  /// Whether a node is a map that stands in the expression, or a part of one: it may be asked for what it does not have.
  private func isWrittenOut(_ node: SyntaxNode.ID) -> Bool {
    switch tree.nodes[node] {
    case .map: true
    case .select(let operand, _), .index(let operand, _): isWrittenOut(operand)
    default: false
    }
  }

  mutating func subscripting(_ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ key: SyntaxNode.ID) -> ExpressionType {
    let type = type(of: operand)
    let keyType = self.type(of: key)
    switch type.unwrapped {
    case .any: return .any
    case .list(let element):
      if !keyType.isNumeric && keyType.unwrapped != .any {
        report(.listIndex(keyType, at: tree.ranges[key]))
      }
      return element
    case .map(_, let value): return value
    case .record(let fields):
      guard case .constant(.string(let name)) = tree.nodes[key] else { return .any }
      if let type = fields[name] { return type }
      report(.unknownField(name, of: tree.text(operand), known: fields.keys, at: tree.ranges[key]))
      return .any
    default:
      report(.noSubscript(tree.text(operand), type, key: tree.text(key), at: tree.ranges[node]))
      return .any
    }
  }

  /// Names the first operand that no signature takes, given those before it.
  private mutating func reportOperand(
    _ function: Function, _ operands: [SyntaxNode.ID], _ types: [ExpressionType], _ signatures: [Signature]
  ) {
    var candidates = signatures
    for (position, type) in types.enumerated() {
      let fitting = candidates.filter { type.mayBe($0.operands[position]) }
      if fitting.isEmpty {
        let expected = candidates.map { $0.operands[position] }
        report(.operand(function, type, expected: expected, at: tree.ranges[operands[position]]))
        return
      }
      candidates = fitting
    }
  }
}
