/// The evaluation of an expression: walks the tree with a budget of steps and one of bytes.
struct Evaluation {
  typealias Reader = (Int) -> ExpressionValue?

  let tree: SyntaxTree
  /// The remaining steps; when negative, the evaluation has failed, and no operator absorbs that error.
  var steps: Int
  /// The remaining bytes for new values.
  private var bytes: Int
  /// The macro variables in scope.
  var locals: [ExpressionValue]
  /// A cache of variables already read; used only if macros may read them repeatedly.
  private var variables: [ExpressionValue?]
  /// The values of aggregates that are known, by node.
  var known: ((SyntaxNode.ID) -> Result<ExpressionValue, EvaluationError>?)?

  /// The bytes of text that cost one step.
  static let bytesPerStep = 64

  /// The cost of an element of a list or map, in bytes.
  static let bytesPerElement = 16

  init(_ tree: SyntaxTree, steps: Int, bytes: Int) {
    self.tree = tree
    self.steps = steps
    self.bytes = bytes
    locals = tree.localCount == 0 ? [] : Array(repeating: .null, count: tree.localCount)
    variables = tree.localCount == 0 ? [] : Array(repeating: nil, count: tree.variables.count)
  }

  mutating func result(_ read: Reader) -> Result<ExpressionValue, EvaluationError> {
    do throws(EvaluationError) {
      let value = try value(of: tree.root, read)
      try bound(value, tree.root)
      return .success(value)
    } catch {
      return .failure(error)
    }
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
        // The usual comparison, without a copy of the constant: 5 % of a condition.
        if case .constant(let constant) = tree.nodes[right] {
          try charge(1, right)
          return try binary(node, operation, leftValue, constant)
        }
        return try binary(node, operation, leftValue, try value(of: right, read))
      case .and(let operands): return .bool(try decide(operands, "&&", absorbing: false, read) { $1 })
      case .or(let operands): return .bool(try decide(operands, "||", absorbing: true, read) { $1 })
      case .not(let operand): return .bool(try !condition(operand, "!", read))
      case .conditional(let condition, let then, let otherwise):
        node = try self.condition(condition, "?", read) ? then : otherwise
      case .negate(let operand): return try negation(node, operand, try value(of: operand, read))
      case .select(let operand, let field): return try selection(node, operand, try value(of: operand, read), field)
      case .hasField(let operand, let field):
        var container = try value(of: operand, read)
        if case .optional(let inner) = container { container = inner ?? .map(ExpressionMap([])) }
        guard case .map(let map) = container else { throw failure(node, "has", [operand], [container]) }
        return .bool(map[field: field] != nil)
      case .index(let operand, let key):
        let container = try value(of: operand, read)
        return try element(node, operand, container, key, try value(of: key, read))
      case .list(let elements):
        try make(elements: elements.count, node)
        return .list(try values(of: elements, read))
      case .map(let keys, let values): return try map(node, keys, values, read)
      case .match(let text, let pattern): return try match(node, text, try value(of: text, read), pattern)
      case .call(let function, let operands, _):
        if let known = known?(node) { return try known.get() }
        return try call(function, try values(of: operands, read), node, operands)
      case .comprehension(let loop):
        if let known = known?(node) { return try known.get() }
        return try comprehension(node, loop, read)
      case .libraryCall(let function, let operands):
        return try call(function, try values(of: operands, read), node, operands)
      case .unknownCall(let name, _, _): throw error(.unknownFunction(name), node)
      case .invalid: throw error(.notAnExpression, node)
      }
    }
  }

  mutating func charge(_ cost: Int, _ node: SyntaxNode.ID) throws(EvaluationError) {
    steps -= cost
    if steps < 0 { throw error(.tooManySteps, node) }
  }

  /// Charges for text or bytes before they are created.
  mutating func make(_ count: Int, _ node: SyntaxNode.ID) throws(EvaluationError) {
    bytes -= count
    guard bytes < 0 else { return try charge(count / Self.bytesPerStep, node) }
    // No operator may absorb this error either.
    steps = -1
    throw error(.tooManyBytes, node)
  }

  /// Charges for the elements of a list or map before it is created.
  mutating func make(elements count: Int, _ node: SyntaxNode.ID) throws(EvaluationError) {
    try make(count * Self.bytesPerElement, node)
  }

  func error(_ cause: EvaluationError.Cause, _ node: SyntaxNode.ID) -> EvaluationError {
    EvaluationError(cause: cause, range: tree.ranges[node])
  }

  /// Why an operation is undefined for these values: the name of the first null, or else their types.
  func failure(
    _ node: SyntaxNode.ID, _ operation: String, _ operands: [SyntaxNode.ID], _ values: [ExpressionValue]
  ) -> EvaluationError {
    for (operand, value) in zip(operands, values) where value == .null {
      if case .constant = tree.nodes[operand] { continue }
      return EvaluationError(cause: .unanswered(tree.text(operand), operation: operation), range: tree.ranges[operand])
    }
    return error(.operands(operation: operation, values.map(\.kind)), node)
  }

  /// Charges for the size of a result: shared parts can make it far larger than the work that created it.
  mutating func bound(_ value: ExpressionValue, _ node: SyntaxNode.ID) throws(EvaluationError) {
    switch value {
    case .string(let text): try make(text.utf8.count, node)
    case .bytes(let bytes): try make(bytes.count, node)
    case .list(let elements):
      try charge(elements.count, node)
      for element in elements { try bound(element, node) }
    case .library(.list(let list)): try bound(.list(list.items), node)
    case .optional(let inner?): try bound(inner, node)
    case .map(let map):
      try charge(map.count, node)
      for element in map.keys { try bound(element, node) }
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
    if !variables.isEmpty, let value = variables[slot] { return value }
    if let value = read(slot) {
      if !variables.isEmpty { variables[slot] = value }
      return value
    }
    let variable = tree.variables[slot]
    if let type = variable.type { return .type(type) }
    throw error(.unknownName(variable.name), node)
  }
}

extension Evaluation {
  /// `&&`, `||`, `all` and `exists` (CEL specification, "Logical Operators"): an absorbing value decides despite errors;
  /// otherwise the first error is the result.
  /// - Parameter prepare: Gives the condition that a part stands for.
  private mutating func decide<Part>(
    _ parts: some Sequence<Part>, _ operation: String, absorbing: Bool, _ read: Reader,
    by prepare: (inout Evaluation, Part) -> SyntaxNode.ID
  ) throws(EvaluationError) -> Bool {
    var problem: EvaluationError?
    for part in parts {
      do throws(EvaluationError) {
        if try condition(prepare(&self, part), operation, read) == absorbing { return absorbing }
      } catch {
        if steps < 0 { throw error }
        problem = problem ?? error
      }
    }
    if let problem { throw problem }
    return !absorbing
  }

  mutating func condition(_ node: SyntaxNode.ID, _ operation: String, _ read: Reader) throws(EvaluationError) -> Bool {
    let value = try value(of: node, read)
    guard case .bool(let holds) = value else { throw failure(node, operation, [node], [value]) }
    return holds
  }

  /// What a macro goes over: the elements of a list, the keys of a map, or entries for one with two variables.
  private struct LoopElements {
    var values: [ExpressionValue] = []
    /// Nil for a macro with one variable.
    var keys: [ExpressionValue]?
  }

  /// A macro over the elements of a list or the keys of a map (CEL specification, "Macros"), or over its entries.
  mutating func comprehension(
    _ node: SyntaxNode.ID, _ loop: Comprehension, _ read: Reader
  ) throws(EvaluationError) -> ExpressionValue {
    let range = try value(of: loop.range, read)
    let outer = (locals[loop.local], loop.hasTwoVariables ? locals[loop.local + 1] : .null)
    defer {
      locals[loop.local] = outer.0
      if loop.hasTwoVariables { locals[loop.local + 1] = outer.1 }
    }
    var elements = LoopElements()
    switch range.plain {
    case .optional(let inner) where loop.macro == .optMap || loop.macro == .optFlatMap:
      guard let inner, let transform = loop.transform else { return .optional(nil) }
      locals[loop.local] = inner
      let result = try value(of: transform, read)
      return loop.macro == .optMap ? .optional(result) : result
    case .list(let list):
      elements.values = list
      if loop.hasTwoVariables { elements.keys = list.indices.map { .int(Int64($0)) } }
    case .map(let map):
      elements.values = loop.isOfLibrary ? map.values : map.keys
      if loop.hasTwoVariables { elements.keys = map.keys }
    default: throw failure(node, loop.macro.rawValue, [loop.range], [range])
    }
    if loop.macro == .all || loop.macro == .exists {
      guard let predicate = loop.predicate else { preconditionFailure("all and exists have a predicate") }
      let isAny = loop.macro == .exists
      return .bool(
        try decide(elements.values.indices, loop.macro.rawValue, absorbing: isAny, read) { evaluation, index in
          evaluation.bind(index, of: elements, loop)
          return predicate
        })
    }
    let collected = try collect(loop, elements, node, read)
    switch loop.macro {
    case .existsOne, .existsOneEntry: return .bool(collected.values.count == 1)
    case .transformMap: return .map(ExpressionMap(zip(collected.keys ?? [], collected.values).map { ($0, $1) }))
    case .sortBy:
      guard let sorted = try sorted(elements.values, by: collected.values, node) else {
        throw failure(node, "sortBy", [loop.range], [range])
      }
      return .list(sorted)
    default: return .list(collected.values)
    }
  }

  private mutating func bind(_ index: Int, of elements: LoopElements, _ loop: Comprehension) {
    guard let keys = elements.keys else { return locals[loop.local] = elements.values[index] }
    locals[loop.local] = keys[index]
    locals[loop.local + 1] = elements.values[index]
  }

  /// The elements for which the predicate holds, transformed if there is a transform. Errors are not absorbed.
  private mutating func collect(
    _ loop: Comprehension, _ elements: LoopElements, _ node: SyntaxNode.ID, _ read: Reader
  ) throws(EvaluationError) -> LoopElements {
    var collected = LoopElements(keys: elements.keys.map { _ in [] })
    for (index, element) in elements.values.enumerated() {
      bind(index, of: elements, loop)
      if let predicate = loop.predicate, try !condition(predicate, loop.macro.rawValue, read) { continue }
      try make(elements: 1, node)
      if let key = elements.keys?[index] { collected.keys?.append(key) }
      if let transform = loop.transform {
        collected.values.append(try value(of: transform, read))
      } else {
        collected.values.append(element)
      }
    }
    return collected
  }
}

extension Evaluation {
  mutating func map(
    _ node: SyntaxNode.ID, _ keys: [SyntaxNode.ID], _ values: [SyntaxNode.ID], _ read: Reader
  ) throws(EvaluationError) -> ExpressionValue {
    try make(elements: 2 * keys.count, node)
    var entries: [(key: ExpressionValue, value: ExpressionValue)] = []
    entries.reserveCapacity(keys.count)
    for (key, value) in zip(keys, values) {
      let keyValue = try self.value(of: key, read)
      switch keyValue {
      case .bool, .int, .uint, .string: break
      default: throw failure(key, "{}", [key], [keyValue])
      }
      entries.append((keyValue, try self.value(of: value, read)))
    }
    let map = ExpressionMap(entries)
    if map.count < keys.count { throw error(.duplicateKey, node) }
    return .map(map)
  }

  func selection(
    _ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ value: ExpressionValue, _ field: String
  ) throws(EvaluationError) -> ExpressionValue {
    // A selection from an optional value is optional.
    if case .optional(let inner) = value {
      guard case .map(let map)? = inner else { return .optional(nil) }
      return .optional(map[field: field])
    }
    guard case .map(let map) = value else { throw failure(node, "." + field, [operand], [value]) }
    guard let found = map[field: field] else { throw error(.missingKey(field), node) }
    return found
  }

  func element(
    _ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ container: ExpressionValue, _ keyNode: SyntaxNode.ID,
    _ key: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch container.plain {
    case .list(let list):
      guard case .int(let index) = key.lookupKey, key.kind != .bool else {
        throw failure(node, "[]", [operand, keyNode], [container, key])
      }
      guard index >= 0, index < list.count else { throw error(.indexOutOfRange(index: index, count: list.count), node) }
      return list[Int(index)]
    case .map(let map):
      if let found = map[key] { return found }
      guard key.lookupKey != nil || key.kind == .double else {
        throw failure(node, "[]", [operand, keyNode], [container, key])
      }
      if case .constant(.string(let name)) = tree.nodes[keyNode] { throw error(.missingKey(name), node) }
      throw error(.missingKey(nil), node)
    default: throw failure(node, "[]", [operand, keyNode], [container, key])
    }
  }

  mutating func contains(
    _ node: SyntaxNode.ID, _ element: ExpressionValue, _ container: ExpressionValue, _ operands: [SyntaxNode.ID]
  ) throws(EvaluationError) -> Bool {
    switch container.plain {
    case .map(let map): return map[element] != nil
    case .list(let list):
      for member in list where element.isEqual(to: member, budget: &steps) { return true }
      try charge(0, node)
      return false
    default: throw failure(node, "in", [operands[1]], [container])
    }
  }
}
