/// Determines which values in an expression are secret: anything derived from a secret is.
///
/// A list or map that contains a secret is not secret itself: its size and its other parts may be revealed. Any
/// operation on it as a whole gives a secret.
struct Secrecy {
  private var secrets: Set<SyntaxNode.ID> = []
  /// The nodes whose values contain a secret.
  private var holders: Set<SyntaxNode.ID> = []

  func isSecret(_ node: SyntaxNode.ID) -> Bool { secrets.contains(node) }

  /// True if the whole value of a node would reveal a secret.
  func tellsSecret(_ node: SyntaxNode.ID) -> Bool { secrets.contains(node) || holders.contains(node) }

  /// Classifies a node after its children.
  /// - Returns: Its type without secrecy.
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
    // Elements of a list or map have their own types, and its size is not secret.
    case .select, .index, .hasField, .call(.size, _, _), .call(.type, _, _): return node.parts.contains(where: isSecret)
    case .comprehension(let loop) where !loop.isOfLibrary:
      return isSecret(loop.range) || loop.bodies.contains(where: tellsSecret)
    default: return node.parts.contains(where: tellsSecret)
    }
  }
}

extension Expression {
  /// True if the result is, contains or is derived from a secret. Conditions may reveal their result all the same.
  package func tellsSecret(in environment: TypeEnvironment) -> Bool {
    var checker = TypeChecker(tree, environment)
    _ = checker.type(of: tree.root)
    return checker.secrecy.tellsSecret(tree.root)
  }
}
