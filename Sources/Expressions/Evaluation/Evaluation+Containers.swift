extension Evaluation {
  mutating func map(
    _ node: SyntaxNode.ID, _ keys: [SyntaxNode.ID], _ values: [SyntaxNode.ID], _ read: Reader
  ) throws(EvaluationError) -> ExpressionValue {
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
    guard case .map(let map) = value else { throw failure(node, "." + field, [operand], [value]) }
    guard let found = map[field: field] else { throw error(.missingKey(field), node) }
    return found
  }

  func element(
    _ node: SyntaxNode.ID, _ operand: SyntaxNode.ID, _ container: ExpressionValue, _ keyNode: SyntaxNode.ID,
    _ key: ExpressionValue
  ) throws(EvaluationError) -> ExpressionValue {
    switch container {
    case .list(let list):
      guard case .int(let index) = key.lookupKey, key.kind != .bool else {
        throw failure(node, "[]", [operand, keyNode], [container, key])
      }
      guard index >= 0, index < list.count else {
        throw error(.indexOutOfRange(index: index, count: list.count), node)
      }
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
    switch container {
    case .map(let map): return map[element] != nil
    case .list(let list):
      for member in list where element.isEqual(to: member, budget: &steps) { return true }
      try charge(0, node)
      return false
    default: throw failure(node, "in", [operands[1]], [container])
    }
  }
}
