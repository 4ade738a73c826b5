/// One run of an expression: walks the tree with a budget of steps.
struct Evaluation {
  typealias Reader = (Int) -> ExpressionValue?

  let tree: SyntaxTree
  /// How many steps are left; below zero the run has failed for good, and no operator absorbs that.
  var steps: Int
  /// The macro variables in scope.
  var locals: [ExpressionValue]
  /// Values of variables already read; kept only when macros may read them again and again.
  private var known: [ExpressionValue?]

  /// How much text or bytes are worked on for the price of one step.
  static let bytesPerStep = 64

  init(_ tree: SyntaxTree, steps: Int) {
    self.tree = tree
    self.steps = steps
    locals = tree.localCount == 0 ? [] : Array(repeating: .null, count: tree.localCount)
    known = tree.localCount == 0 ? [] : Array(repeating: nil, count: tree.variables.count)
  }

  mutating func value(of start: SyntaxNode.ID, _ read: Reader) throws(EvaluationError) -> ExpressionValue {
    var node = start
    while true {
      try charge(1, node)
      switch tree.nodes[node] {
      case .constant(let value): return value
      case .variable(let slot): return try variable(slot, node, read)
      case .local(let local): return locals[local]
      case .binary(let operation, let left, let right):
        let leftValue = try value(of: left, read)
        return try binary(node, operation, leftValue, try value(of: right, read))
      case .and(let operands): return .bool(try logic(node, operands, absorbing: false, read))
      case .or(let operands): return .bool(try logic(node, operands, absorbing: true, read))
      case .not(let operand): return .bool(try !condition(operand, "!", read))
      case .conditional(let condition, let then, let otherwise):
        node = try self.condition(condition, "?", read) ? then : otherwise
      case .negate(let operand): return try negation(node, operand, try value(of: operand, read))
      case .select(let operand, let field):
        return try selection(node, operand, try value(of: operand, read), field)
      case .hasField(let operand, let field):
        let container = try value(of: operand, read)
        guard case .map(let map) = container else { throw failure(node, "has", [operand], [container]) }
        return .bool(map[field: field] != nil)
      case .index(let operand, let key):
        let container = try value(of: operand, read)
        return try element(node, operand, container, key, try value(of: key, read))
      case .list(let elements): return .list(try values(of: elements, read))
      case .map(let keys, let values): return try map(node, keys, values, read)
      case .match(let text, let pattern): return try match(node, text, try value(of: text, read), pattern)
      case .call(let function, let receiver, let arguments):
        let operands = receiver.map { [$0] + arguments } ?? arguments
        return try call(function, try values(of: operands, read), node, operands)
      case .comprehension(let loop): return try comprehension(node, loop, read)
      case .unknownCall(let name, _, _): throw error(.unknownFunction(name), node)
      case .invalid: throw error(.notAnExpression, node)
      }
    }
  }

  mutating func charge(_ cost: Int, _ node: SyntaxNode.ID) throws(EvaluationError) {
    steps -= cost
    if steps < 0 { throw error(.tooManySteps, node) }
  }

  func error(_ cause: EvaluationError.Cause, _ node: SyntaxNode.ID) -> EvaluationError {
    EvaluationError(cause: cause, range: tree.ranges[node])
  }

  /// Why an operation is not possible with these values: the first null among them, by name, or else their kinds.
  func failure(
    _ node: SyntaxNode.ID, _ operation: String, _ operands: [SyntaxNode.ID], _ values: [ExpressionValue]
  ) -> EvaluationError {
    for (operand, value) in zip(operands, values) where value == .null {
      if case .constant = tree.nodes[operand] { continue }
      return EvaluationError(
        cause: .unanswered(tree.text(operand), operation: operation), range: tree.ranges[operand])
    }
    return error(.operands(operation: operation, values.map(\.kind)), node)
  }

  /// Makes sure that a result can be walked: parts may be shared, so that it may be far larger than what it took.
  mutating func bound(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) {
    switch value {
    case .list(let elements):
      try charge(elements.count, node)
      for element in elements { try bound(element, node) }
    case .map(let map):
      try charge(map.count, node)
      for element in map.values { try bound(element, node) }
    default: return
    }
  }

  private mutating func values(of nodes: [SyntaxNode.ID], _ read: Reader) throws(EvaluationError) -> [ExpressionValue] {
    var values: [ExpressionValue] = []
    values.reserveCapacity(nodes.count)
    for node in nodes { values.append(try value(of: node, read)) }
    return values
  }

  private mutating func variable(
    _ slot: Int, _ node: SyntaxNode.ID, _ read: Reader
  ) throws(EvaluationError) -> ExpressionValue {
    if !known.isEmpty, let value = known[slot] { return value }
    if let value = read(slot) {
      if !known.isEmpty { known[slot] = value }
      return value
    }
    let variable = tree.variables[slot]
    if let type = variable.type { return .type(type) }
    throw error(.unknownName(variable.name), node)
  }
}
