/// Which values of an expression are secrets: what is made of a secret is one.
///
/// A list or map with a secret in it is none itself: its size may be told, and its other parts. Whatever looks at it as
/// a whole makes a secret.
struct Secrecy {
  /// The nodes whose values are secrets.
  private var secrets: Set<SyntaxNode.ID> = []
  /// The nodes whose values have a secret in them.
  private var holders: Set<SyntaxNode.ID> = []

  func isSecret(_ node: SyntaxNode.ID) -> Bool { secrets.contains(node) }

  /// Whether the value of a node tells a secret to whoever sees all of it.
  func tellsSecret(_ node: SyntaxNode.ID) -> Bool { secrets.contains(node) || holders.contains(node) }

  /// Decides about a node whose parts are decided.
  /// - Returns: Its type for those who may see it.
  mutating func note(_ id: SyntaxNode.ID, _ node: SyntaxNode, of type: ExpressionType) -> ExpressionType {
    var open = type
    while case .secret(let inside) = open { open = inside }
    if open != type || makesSecret(node) { secrets.insert(id) }
    if open.holdsSecrets { holders.insert(id) }
    return open
  }

  private func makesSecret(_ node: SyntaxNode) -> Bool {
    guard !secrets.isEmpty || !holders.isEmpty else { return false }
    switch node {
    // What is taken out of a list or map has a type of its own, and how many there are is no secret.
    case .select, .index, .hasField, .call(.size, _, _), .call(.type, _, _): return node.parts.contains(where: isSecret)
    case .comprehension(let loop):
      return isSecret(loop.range) || [loop.predicate, loop.transform].contains { $0.map(tellsSecret) ?? false }
    default: return node.parts.contains(where: tellsSecret)
    }
  }
}

extension Expression {
  /// Whether the result is a secret, has one in it, or is made of one. A condition may show its verdict all the same.
  package func tellsSecret(in environment: TypeEnvironment) -> Bool {
    var checker = TypeChecker(tree, environment)
    _ = checker.type(of: tree.root)
    return checker.secrecy.tellsSecret(tree.root)
  }
}
