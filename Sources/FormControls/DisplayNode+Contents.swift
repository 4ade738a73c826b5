package import ViewTree

/// A display node that is made of its host alone.
package protocol PlainNode: DisplayNode {
  init(host: ViewHost)
}

extension NodeUpdating where Node: PlainNode {
  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }
}

/// The surroundings and the contents of a part of the tree.
extension DisplayNode {
  /// The innermost node of a type among this node and its ancestors.
  package func enclosing<Node: DisplayNode>(_ type: Node.Type) -> Node? {
    for case let node as Node in ancestry { return node }
    return nil
  }

  /// Reads this node and its descendants, but not those inside a node of which something was read.
  package func reading<Result>(_ read: (DisplayNode) -> Result?) -> [Result] {
    if let result = read(self) { return [result] }
    return children.flatMap { $0.reading(read) }
  }

  /// The controls of this node and its descendants, in tree order.
  package var controls: [Control] { compactMap { ($0 as? FocusNode)?.control } }

  /// The buttons among the controls.
  var innerButtons: [ButtonControl] { controls.compactMap { $0 as? ButtonControl } }

  /// The texts of this node and its descendants, in tree order.
  package var texts: [String] { compactMap { ($0 as? TextNode)?.plainText } }

  private func compactMap<Result>(_ transform: (DisplayNode) -> Result?) -> [Result] {
    var results: [Result] = []
    func visit(_ node: DisplayNode) {
      if let result = transform(node) { results.append(result) }
      for child in node.children { visit(child) }
    }
    visit(self)
    return results
  }
}
