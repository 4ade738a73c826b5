/// Infers types bottom-up and reports what cannot succeed; what only may fail is left to evaluation.
struct TypeChecker {
  let tree: SyntaxTree
  let environment: TypeEnvironment
  private(set) var diagnostics: [ExpressionDiagnostic] = []
  /// Types of the macro variables in scope.
  private var locals: [ExpressionType]
  private(set) var secrecy = Secrecy()

  init(_ tree: SyntaxTree, _ environment: TypeEnvironment) {
    self.tree = tree
    self.environment = environment
    locals = Array(repeating: .any, count: tree.localCount)
  }

  mutating func report(_ diagnostic: ExpressionDiagnostic) { diagnostics.append(diagnostic) }

  /// The names among which the one meant by an unknown name is looked for: all of them, or none behind so many mistakes
  /// that nobody would read the help.
  func candidates<Names: Collection<String>>(_ names: Names) -> Names.SubSequence {
    diagnostics.count < Self.mostHelped ? names[...] : names.prefix(0)
  }

  private static let mostHelped = 100

  func nameRange(_ node: SyntaxNode.ID) -> Range<Int> { tree.nameRanges[node] ?? tree.ranges[node] }

  mutating func type(of node: SyntaxNode.ID) -> ExpressionType {
    let type = declaredType(of: node)
    return secrecy.note(node, tree.nodes[node], of: type)
  }

  /// The type of a node; `.secret` only if declared so.
  private mutating func declaredType(of node: SyntaxNode.ID) -> ExpressionType {
    switch tree.nodes[node] {
    case .invalid: .any
    case .constant(let value): ExpressionType(of: value)
    case .variable(let index): variable(tree.variables[index], node)
    case .local(let local): locals[local]
    case .select(let operand, let field), .hasField(let operand, let field): selection(node, operand, field)
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
    case .call(let function, let operands, let isMethod): call(node, function, operands, isMethod: isMethod)
    case .unknownCall(let name, let operands, let isMethod): unknownCall(node, name, operands, isMethod: isMethod)
    case .comprehension(let loop): loop.isOfLibrary ? unknown([loop.range] + loop.bodies) : comprehension(loop)
    case .libraryCall(_, let operands): unknown(operands)
    }
  }

  /// The types of the library's values are left to evaluation.
  private mutating func unknown(_ operands: [SyntaxNode.ID]) -> ExpressionType {
    for operand in operands { _ = type(of: operand) }
    return .any
  }

  private mutating func variable(_ variable: SyntaxTree.Variable, _ node: SyntaxNode.ID) -> ExpressionType {
    if let type = environment.variables[variable.name] { return type }
    if variable.type != nil { return .type }
    report(.unknownName(variable.name, known: candidates(environment.variables.keys), at: tree.ranges[node]))
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
    // A map with constant keys is a record, in which misspelt fields are detected.
    if !names.isEmpty, names.allSatisfy({ $0 != nil }) {
      return .record(Dictionary(zip(names.compactMap(\.self), types)) { $1 })
    }
    return .map(key: .any, value: types.dropFirst().reduce(types.first ?? .any) { $0.joined(with: $1) })
  }

  /// Requires the operands of a logical operator to be conditions.
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

  private mutating func comprehension(_ loop: Comprehension) -> ExpressionType {
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
    locals[loop.local] = secrecy.isSecret(loop.range) ? .secret(element) : element
    defer { locals[loop.local] = outer }
    if let predicate = loop.predicate { _ = condition([predicate], of: loop.macro.rawValue) }
    switch loop.macro {
    case .all, .exists, .existsOne: return .bool
    case .filter: return .list(of: element)
    default: return .list(of: loop.transform.map { type(of: $0) } ?? .any)
    }
  }
}

extension ExpressionType {
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
    case .optional, .quantity, .url, .ip, .cidr, .version, .format: self = .any
    }
  }
}

extension TypeChecker {
  mutating func binary(
    _ node: SyntaxNode.ID, _ operation: BinaryOperator, _ left: SyntaxNode.ID, _ right: SyntaxNode.ID
  ) -> ExpressionType {
    let leftType = type(of: left)
    let rightType = type(of: right)
    let range = tree.ranges[node]
    switch operation {
    case .equal, .notEqual:
      if !leftType.isComparable(with: rightType) {
        report(.neverEqual(operation, leftType, rightType, tree.text(left), tree.text(right), at: range))
      }
      return .bool
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      if !leftType.isOrdered(with: rightType) {
        let isChain = if case .binary(let inner, _, _) = tree.nodes[left] { inner.isOrdering } else { false }
        report(
          isChain
            ? .chainedComparison(operation, at: range)
            : .cannotCombine(operation, leftType, rightType, tree.text(left), tree.text(right), at: range))
      }
      return .bool
    case .in:
      checkMembership(node, leftType, rightType, right)
      return .bool
    case .add, .subtract, .multiply, .divide, .remainder:
      let results = operation.results(leftType, rightType)
      if results.isEmpty {
        report(.cannotCombine(operation, leftType, rightType, tree.text(left), tree.text(right), at: range))
        return .any
      }
      return results.dropFirst().allSatisfy { $0 == results[0] } ? results[0] : .any
    }
  }

  mutating func negation(_ node: SyntaxNode.ID, _ operand: SyntaxNode.ID) -> ExpressionType {
    let type = type(of: operand)
    if type == .any { return .any }
    if type.mayBe(.int) { return .int }
    if type.mayBe(.double) { return .double }
    report(.cannotNegate(type, at: tree.ranges[node]))
    return .any
  }

  private mutating func checkMembership(
    _ node: SyntaxNode.ID, _ element: ExpressionType, _ range: ExpressionType, _ rangeNode: SyntaxNode.ID
  ) {
    switch range.unwrapped {
    case .any: break
    case .list(let member), .map(let member, _):
      if !element.isComparable(with: member) { report(.neverIn(element, member, range, at: tree.ranges[node])) }
    case .record:
      if !element.isComparable(with: .string) { report(.neverIn(element, .string, range, at: tree.ranges[node])) }
    default: report(.notAContainer(tree.text(rangeNode), range, at: tree.ranges[rangeNode]))
    }
  }
}

extension BinaryOperator {
  var isOrdering: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }

  /// The types that an arithmetic operator may return for these operand types; empty if it does not accept them.
  fileprivate func results(_ left: ExpressionType, _ right: ExpressionType) -> [ExpressionType] {
    if self == .add, case .list(let a) = left.unwrapped, case .list(let b) = right.unwrapped {
      return [.list(of: a.joined(with: b))]
    }
    return arithmetic.filter { left.mayBe($0.left) && right.mayBe($0.right) }.map(\.result)
  }

  private var arithmetic: [(left: ExpressionType, right: ExpressionType, result: ExpressionType)] {
    let integers: [(left: ExpressionType, right: ExpressionType, result: ExpressionType)] = [
      (.int, .int, .int), (.uint, .uint, .uint),
    ]
    let numbers = integers + [(.double, .double, .double)]
    return switch self {
    case .add:
      numbers + [
        (.string, .string, .string), (.bytes, .bytes, .bytes), (.list(of: .any), .list(of: .any), .list(of: .any)),
        (.timestamp, .duration, .timestamp), (.duration, .timestamp, .timestamp), (.duration, .duration, .duration),
      ]
    case .subtract:
      numbers + [
        (.timestamp, .timestamp, .duration), (.timestamp, .duration, .timestamp), (.duration, .duration, .duration),
      ]
    case .multiply, .divide: numbers
    case .remainder: integers
    default: []
    }
  }
}

extension ExpressionType {
  /// False if `==` can never be true.
  fileprivate func isComparable(with other: ExpressionType) -> Bool {
    // Any value can be compared with null.
    self == .null || other == .null || unwrapped.mayBe(other.unwrapped) || (isNumeric && other.isNumeric)
      || isEqualInParts(other)
  }

  /// True for lists and maps whose elements are comparable, such as numbers of different types.
  private func isEqualInParts(_ other: ExpressionType) -> Bool {
    switch (unwrapped, other.unwrapped) {
    case (.list(let a), .list(let b)): a.isComparable(with: b)
    case (.map, .map), (.record, .map), (.map, .record), (.record, .record): true
    default: false
    }
  }

  /// True if `<` and the like are defined.
  fileprivate func isOrdered(with other: ExpressionType) -> Bool {
    if isNumeric && other.isNumeric { return true }
    let ordered: [ExpressionType] = [.int, .uint, .double, .string, .bytes, .bool, .timestamp, .duration]
    return ordered.contains { kind in
      mayBe(kind) && (other.mayBe(kind) || (kind.isNumeric && other.isNumeric))
    }
  }
}

extension TypeChecker {
  mutating func call(
    _ node: SyntaxNode.ID, _ function: Function, _ operands: [SyntaxNode.ID], isMethod: Bool
  ) -> ExpressionType {
    let types = operands.map { type(of: $0) }
    let signatures = function.signatures.filter { $0.operands.count == operands.count }
    if signatures.isEmpty {
      let receivers = isMethod ? 1 : 0
      let counts = Set(function.signatures.map { $0.operands.count - receivers }).sorted()
      report(
        .argumentCount(function, expected: counts, found: operands.count - receivers, at: nameRange(node)))
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
    if !type.mayBe(.string) { report(.operand(.matches, type, expected: [.string], at: tree.ranges[text])) }
    return .bool
  }

  mutating func unknownCall(
    _ node: SyntaxNode.ID, _ name: String, _ operands: [SyntaxNode.ID], isMethod: Bool
  ) -> ExpressionType {
    for operand in operands { _ = type(of: operand) }
    if let function = Function(rawValue: name) {
      report(.wrongStyle(function, isMethod: isMethod, at: nameRange(node)))
      return function.signatures.first?.result ?? .any
    }
    if Comprehension.Macro.standard.contains(where: { $0.rawValue == name }) {
      report(.macroWithoutList(name, at: nameRange(node)))
    } else {
      let isVariable = !isMethod && environment.variables[name] != nil
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
        report(.unknownField(field, of: tree.text(operand), known: candidates(fields.keys), at: nameRange(node)))
      }
    case .timestamp, .duration, .type, .null, .bool, .int, .uint, .double, .string, .bytes, .list, .nullable, .secret:
      report(.noFields(field, tree.text(operand), type, at: isTest ? tree.ranges[node] : nameRange(node)))
    }
    return isTest ? .bool : result
  }

  /// True for a map literal or a part of one: looking up missing keys there is legitimate.
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
      if !keyType.isNumeric && keyType.unwrapped != .any { report(.listIndex(keyType, at: tree.ranges[key])) }
      return element
    case .map(_, let value): return value
    case .record(let fields):
      guard case .constant(.string(let name)) = tree.nodes[key] else { return type.holdsSecrets ? .secret(.any) : .any }
      if let type = fields[name] { return type }
      report(.unknownField(name, of: tree.text(operand), known: candidates(fields.keys), at: tree.ranges[key]))
      return .any
    default:
      report(.noSubscript(tree.text(operand), type, key: tree.text(key), at: tree.ranges[node]))
      return .any
    }
  }

  /// Reports the first operand that no signature accepts, given the operands before it.
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
