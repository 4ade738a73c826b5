/// The positions of items, for controls that move among them.
extension LazyStackNode {
  /// Scrolls as little as needed to show an item, made or not.
  package func reveal(item index: Int) {
    guard index >= 0, index < items.count else { return }
    scroll?.scroll(to: .target(.item(self, index: index), anchor: nil))
  }

  /// The rows between the top of the scrolling view and an item; nil if that is off-screen.
  package func visibleOffset(ofItem index: Int) -> Double? {
    guard let scroll, index < items.count, index < heights.count else { return nil }
    guard let extent = ScrollTarget.item(self, index: index).extent(in: scroll) else { return nil }
    let offset = extent.start - scroll.position
    return offset >= 0 && offset < scroll.room ? offset : nil
  }

  /// The item at a number of rows below the top of the scrolling view.
  package func item(atVisibleOffset offset: Double) -> Int? {
    guard let scroll, let top = ScrollTarget.node(self).extent(in: scroll)?.start else { return nil }
    let row = offset + scroll.position - top
    guard row >= 0, row < heights.total, heights.count == items.count else { return nil }
    return heights.index(at: row)
  }
}

extension ViewHost {
  /// Makes the row of a lazy stack with an id. If there is none, makes up to `idSearchLimit` rows, one by one, until
  /// `isThere`.
  /// - Parameter guess: Where the element of the row is likely to be in its collection.
  package func makeRow(identifiedBy id: AnyHashable, near guess: Int? = nil, until isThere: () -> Bool) {
    let stacks = root.lazyStacks
    for stack in stacks {
      guard let index = stack.item(identifiedBy: id, near: guess) else { continue }
      stack.makeRow(at: index)
      if isThere() { return }
    }
    for stack in stacks {
      for index in 0..<min(stack.items.count, Self.idSearchLimit) {
        stack.makeRow(at: index)
        if isThere() { return }
      }
    }
  }

  private static let idSearchLimit = 1_000
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
