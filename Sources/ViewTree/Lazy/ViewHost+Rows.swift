extension ViewHost {
  /// Makes the row of a lazy stack that an id stands for. If there is none, rows are made one after the other until
  /// what is looked for is there, as far as is bearable.
  package func makeRow(identifiedBy id: AnyHashable, until isThere: () -> Bool) {
    let stacks = root.lazyStacks
    for stack in stacks {
      guard let index = stack.item(identifiedBy: id) else { continue }
      stack.makeRow(at: index)
      if isThere() { return }
    }
    for stack in stacks {
      for index in 0..<min(stack.items.count, Self.rowsToTry) {
        stack.makeRow(at: index)
        if isThere() { return }
      }
    }
  }

  private static let rowsToTry = 1_000
}

extension DisplayNode {
  /// The lazy stacks in this tree, outer ones first.
  fileprivate var lazyStacks: [LazyStackNode] {
    var found: [LazyStackNode] = []
    if let stack = self as? LazyStackNode { found.append(stack) }
    for child in children { found += child.lazyStacks }
    return found
  }
}
