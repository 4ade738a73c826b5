/// A use of a member of a variable: `env.HOME`, `env['HOME']` or `has(env.HOME)`.
package struct MemberUse: Hashable, Sendable {
  package let name: String
  /// UTF-8 offsets into the source of the expression.
  package let range: Range<Int>
  /// True if the expression handles a missing member: it only tests for it, or tests before reading.
  package let isOptional: Bool
}

extension Expression {
  /// Every use of a member of a variable, in source order; computed keys are not found.
  ///
  /// A member tested by `has` is optional: in `has(env.A) ? env.A : env.B`, only `B` is required.
  package func memberUses(of variable: String) -> [MemberUse] {
    search(of: variable)?.uses.sorted { $0.range.lowerBound < $1.range.lowerBound } ?? []
  }

  /// True if a variable is used otherwise than by members whose names stand in the expression: `env.size()`.
  package func usesWhole(_ variable: String) -> Bool { search(of: variable)?.usesWhole ?? false }

  private func search(of variable: String) -> MemberSearch? {
    guard let slot = tree.variables.firstIndex(where: { $0.name == variable }) else { return nil }
    var search = MemberSearch(tree: tree, slot: slot)
    search.visit(tree.root, known: [])
    return search
  }
}

/// Visits an expression, tracking which members are known to exist at each node.
private struct MemberSearch {
  let tree: SyntaxTree
  let slot: Int
  var uses: [MemberUse] = []
  var usesWhole = false

  mutating func visit(_ node: SyntaxNode.ID, known: Set<String>) {
    switch tree.nodes[node] {
    case .select(let operand, let name) where isVariable(operand): add(name, node, isOptional: known.contains(name))
    case .hasField(let operand, let name) where isVariable(operand): add(name, node, isOptional: true)
    case .index(let operand, let key) where isVariable(operand):
      if let name = constant(key) {
        add(name, node, isOptional: known.contains(name))
      } else {
        usesWhole = true
        visit(key, known: known)
      }
    case .binary(.in, let key, let container) where isVariable(container) && constant(key) != nil:
      if let name = constant(key) { add(name, node, isOptional: true) }
    case .variable(slot): usesWhole = true
    case .conditional(let condition, let then, let otherwise):
      visit(condition, known: known)
      visit(then, known: known.union(members(provenBy: condition, being: true)))
      visit(otherwise, known: known.union(members(provenBy: condition, being: false)))
    case .and(let operands): visit(operands, known: known, decidedBy: false)
    case .or(let operands): visit(operands, known: known, decidedBy: true)
    case let other: for part in other.parts { visit(part, known: known) }
    }
  }

  /// The operands of `&&` or `||`: an operand may fail unless another one decides the result.
  private mutating func visit(_ operands: [SyntaxNode.ID], known: Set<String>, decidedBy outcome: Bool) {
    for (position, operand) in operands.enumerated() {
      var known = known
      for (other, beside) in operands.enumerated() where other != position {
        known.formUnion(members(provenBy: beside, being: !outcome))
      }
      visit(operand, known: known)
    }
  }

  /// The members that exist if a condition has the given result.
  private func members(provenBy node: SyntaxNode.ID, being outcome: Bool) -> Set<String> {
    switch tree.nodes[node] {
    case .hasField(let operand, let name) where isVariable(operand) && outcome: [name]
    case .binary(.in, let key, let container) where isVariable(container) && outcome:
      Set([constant(key)].compactMap(\.self))
    case .not(let operand): members(provenBy: operand, being: !outcome)
    case .and(let operands) where outcome, .or(let operands) where !outcome:
      operands.reduce(into: []) { $0.formUnion(members(provenBy: $1, being: outcome)) }
    default: []
    }
  }

  private mutating func add(_ name: String, _ node: SyntaxNode.ID, isOptional: Bool) {
    uses.append(MemberUse(name: name, range: tree.ranges[node], isOptional: isOptional))
  }

  private func isVariable(_ node: SyntaxNode.ID) -> Bool {
    if case .variable(slot) = tree.nodes[node] { true } else { false }
  }

  private func constant(_ node: SyntaxNode.ID) -> String? {
    if case .constant(.string(let text)) = tree.nodes[node] { text } else { nil }
  }
}

extension SyntaxNode {
  package var parts: [ID] {
    switch self {
    case .constant, .variable, .local, .invalid: []
    case .select(let operand, _), .hasField(let operand, _), .not(let operand), .negate(let operand),
      .match(let operand, _):
      [operand]
    case .index(let operand, let key): [operand, key]
    case .list(let elements), .and(let elements), .or(let elements), .call(_, let elements, _),
      .unknownCall(_, let elements, _):
      elements
    case .map(let keys, let values): keys + values
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .binary(_, let left, let right): [left, right]
    case .libraryCall(_, let operands): operands
    case .comprehension(let loop): [loop.range] + loop.bodies
    }
  }
}
