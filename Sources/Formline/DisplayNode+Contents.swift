import ViewTree

/// The contents of a part of the tree.
extension DisplayNode {
  /// The controls of this node and its descendants, in tree order.
  var controls: [Control] { compactMap { ($0 as? FocusNode)?.control } }

  /// The buttons among the controls.
  var innerButtons: [ButtonControl] { controls.compactMap { $0 as? ButtonControl } }

  /// The texts of this node and its descendants, in tree order.
  var texts: [String] { compactMap { ($0 as? TextNode)?.plainText } }

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
