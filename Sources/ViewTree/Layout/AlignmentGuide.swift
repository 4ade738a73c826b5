/// The size of a view and the positions of its alignment guides.
public struct ViewDimensions {
  let node: DisplayNode
  let size: Size

  /// The width in columns.
  public var width: Double { size.width }
  /// The height in rows.
  public var height: Double { size.height }

  /// The position of a guide, in columns from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double { GuideKey.horizontal(guide).position(in: node, of: size) }

  /// The position of a guide, in rows from the upper edge.
  public subscript(guide: VerticalAlignment) -> Double { GuideKey.vertical(guide).position(in: node, of: size) }
}

/// A guide by which a stack aligns its views.
package enum GuideKey: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  /// The guide's position in a node of a given size, explicit or default.
  func position(in node: DisplayNode, of size: Size) -> Double {
    node.explicitGuide(self, in: size) ?? usualPosition(in: node, of: size)
  }

  /// The guide's default position in a node.
  func usualPosition(in node: DisplayNode, of size: Size) -> Double {
    switch self {
    case .horizontal(let guide): usual(guide.position, size.width, ViewDimensions(node: node, size: size))
    case .vertical(let guide): usual(guide.position, size.height, ViewDimensions(node: node, size: size))
    }
  }

  private func usual(_ position: GuidePosition, _ length: Double, _ dimensions: ViewDimensions) -> Double {
    switch position {
    case .share(let share): share == 0 ? 0 : length * share
    case .custom(let id): CustomGuides.position(of: id, in: dimensions)
    }
  }

  var isCustom: Bool {
    switch self {
    case .horizontal(let guide): if case .custom = guide.position { true } else { false }
    case .vertical(let guide): if case .custom = guide.position { true } else { false }
    }
  }

  /// The coordinate of a point along the axis of the guide.
  func coordinate(_ point: Point) -> Double {
    switch self {
    case .horizontal: point.x
    case .vertical: point.y
    }
  }
}

extension GuideKey {
  /// The guides of several nodes to be aligned, and how far the nodes extend before and after them; nil if all guides
  /// are in their default positions.
  func line(
    through nodes: [DisplayNode], _ sizes: [Size], length: (Size) -> Double
  ) -> (before: Double, after: Double, guides: [Double])? {
    let explicit = zip(nodes, sizes).map { $0.explicitGuide(self, in: $1) }
    guard isCustom || explicit.contains(where: { $0 != nil }) else { return nil }
    var before = -Double.infinity
    var after = -Double.infinity
    var guides: [Double] = []
    for (place, size) in sizes.enumerated() {
      let position = explicit[place] ?? usualPosition(in: nodes[place], of: size)
      before = max(before, position)
      after = max(after, length(size) - position)
      guides.append(position)
    }
    return (before, after, guides)
  }

  /// The guide's position in a container: the mean of its children's explicit positions.
  func position(in children: [DisplayNode], at frames: [Rect]) -> Double? {
    let positions = zip(children, frames).compactMap { child, frame in
      child.explicitGuide(self, in: frame.size).map { $0 + coordinate(frame.origin) }
    }
    return positions.isEmpty ? nil : positions.reduce(0, +) / Double(positions.count)
  }
}

/// Moves an alignment guide of the content; see `View.alignmentGuide(_:computeValue:)`.
public struct AlignmentGuideModifier: LayoutModifier {
  let key: GuideKey
  let compute: (ViewDimensions) -> Double

  package final class Node: UnaryNode {
    var key = GuideKey.horizontal(.leading)
    var compute: (ViewDimensions) -> Double = { _ in 0 }

    package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
      guard key == self.key, let child else { return super.explicitGuide(key, in: size) }
      return compute(ViewDimensions(node: child, size: size))
    }

    override init(host: ViewHost) {
      host.hasAlignmentGuides = true
      super.init(host: host)
    }
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.key = key
    node.compute = compute
    node.setNeedsLayout()
  }
}

extension View {
  /// Sets the position of a guide of this view, by which the enclosing stack aligns its views.
  ///
  ///     Text("total").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
  ///
  /// - Parameter computeValue: Returns the columns from the leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, AlignmentGuideModifier> {
    modifier(AlignmentGuideModifier(key: .horizontal(guide), compute: computeValue))
  }

  /// Sets the position of a guide of this view, by which the enclosing stack aligns its views.
  /// - Parameter computeValue: Returns the rows from the upper edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, AlignmentGuideModifier> {
    modifier(AlignmentGuideModifier(key: .vertical(guide), compute: computeValue))
  }
}
