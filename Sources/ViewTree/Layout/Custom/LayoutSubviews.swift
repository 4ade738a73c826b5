/// The views that a layout arranges.
public nonisolated struct LayoutSubviews: RandomAccessCollection, Sendable {
  let nodes: [DisplayNode]
  let placements: Placements

  @MainActor init(nodes: [DisplayNode]) {
    self.nodes = nodes
    placements = Placements()
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(node: nodes[position], placements: placements) }

  /// Which views have been given a place.
  @MainActor final class Placements {
    var placed: Set<ObjectIdentifier> = []
    /// The first place that is none.
    var wrong: Point?
  }
}

/// One view that a layout arranges.
public struct LayoutSubview {
  let node: DisplayNode
  let placements: LayoutSubviews.Placements

  nonisolated init(node: DisplayNode, placements: LayoutSubviews.Placements) {
    self.node = node
    self.placements = placements
  }

  /// What `layoutPriority(_:)` says of the view.
  public var priority: Double { node.layoutPriority }

  /// The size the view wants when offered `proposal`; remembered until something in the view changes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.size(fitting: proposal) }

  /// The size the view wants, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, size: node.size(fitting: proposal))
  }

  /// What `layoutValue(key:value:)` has attached to the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    var node: DisplayNode? = node
    while let current = node {
      if let value = (current as? LayoutValueNode)?.values[ObjectIdentifier(key)] as? Key.Value { return value }
      node = (current as? UnaryNode)?.child
    }
    return Key.defaultValue
  }

  /// Gives the view its place.
  /// - Parameters:
  ///   - position: A point of the bounds.
  ///   - anchor: The point of the view that shall stand there.
  ///   - proposal: What the view is offered; it chooses its size.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    var position = position
    if !position.x.isFinite || !position.y.isFinite {
      placements.wrong = placements.wrong ?? position
      position = Point(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
    }
    let size = node.size(fitting: proposal)
    placements.placed.insert(ObjectIdentifier(node))
    node.place(at: Point(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size: size)
  }
}
