/// The size of a view and the positions of its alignment guides.
public struct ViewDimensions {
  let node: DisplayNode
  let size: Size

  package init(node: DisplayNode, size: Size) {
    self.node = node
    self.size = size
  }

  /// The width; see ``Lengths``.
  public var width: Double { Lengths.told(size.width, along: .horizontal) }
  /// The height; see ``Lengths``.
  public var height: Double { Lengths.told(size.height, along: .vertical) }

  /// The position of a guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    Lengths.told(GuideKey(guide).position(in: node, of: size), along: .horizontal)
  }

  /// The position of a guide, from the upper edge.
  public subscript(guide: VerticalAlignment) -> Double {
    Lengths.told(GuideKey(guide).position(in: node, of: size), along: .vertical)
  }
}

/// A guide by which a stack aligns its views.
package struct GuideKey: Hashable {
  /// The axis along which the guide is positioned.
  let axis: Axis
  /// Its default position.
  let usual: GuidePosition

  package init(_ guide: HorizontalAlignment) { (axis, usual) = (.horizontal, guide.position) }
  package init(_ guide: VerticalAlignment) { (axis, usual) = (.vertical, guide.position) }

  /// The guide's position in a node of a given size, explicit or default.
  func position(in node: DisplayNode, of size: Size) -> Double {
    node.explicitGuide(self, in: size) ?? usualPosition(in: node, of: size)
  }

  /// The guide's default position in a node.
  func usualPosition(in node: DisplayNode, of size: Size) -> Double {
    switch usual {
    case .share(let share): share == 0 ? 0 : size.length(along: axis) * share
    case .custom(let guide):
      Lengths.cells(guide.position(in: ViewDimensions(node: node, size: size)), along: axis)
    }
  }

  var isCustom: Bool { if case .custom = usual { true } else { false } }
}

/// The guides of several nodes that are aligned on one line, and how far the nodes extend before and after it.
struct GuideLine {
  var before = -Double.infinity
  var after = -Double.infinity
  private(set) var guides: [Double] = []

  var length: Double { before + after }

  mutating func append(_ guide: Double, length: Double) {
    before = max(before, guide)
    after = max(after, length - guide)
    guides.append(guide)
  }

  /// The position of a node in a length in which all of them are aligned.
  func origin(of index: Int, in room: Double, share: Double) -> Double {
    Alignment.offset(of: length, in: room, share: share) + before - guides[index]
  }
}

extension GuideKey {
  /// The line through the guides of several nodes; nil if all guides are in their default positions.
  func line(through nodes: [DisplayNode], _ sizes: [Size]) -> GuideLine? {
    let explicit = zip(nodes, sizes).map { $0.explicitGuide(self, in: $1) }
    guard isCustom || explicit.contains(where: { $0 != nil }) else { return nil }
    var line = GuideLine()
    for (place, size) in sizes.enumerated() {
      line.append(explicit[place] ?? usualPosition(in: nodes[place], of: size), length: size.length(along: axis))
    }
    return line
  }

  /// The guide's position in a container: the mean of its children's explicit positions.
  func position(in children: [DisplayNode], at frames: [Rect]) -> Double? {
    let positions = zip(children, frames).compactMap { child, frame in
      child.explicitGuide(self, in: frame.size).map { $0 + frame.origin.coordinate(along: axis) }
    }
    return positions.isEmpty ? nil : positions.reduce(0, +) / Double(positions.count)
  }
}

/// Moves an alignment guide of the content; see `View.alignmentGuide(_:computeValue:)`.
package struct AlignmentGuideModifier: LayoutModifier {
  let key: GuideKey
  let compute: (ViewDimensions) -> Double

  package final class Node: UnaryNode {
    var key = GuideKey(HorizontalAlignment.leading)
    var compute: (ViewDimensions) -> Double = { _ in 0 }

    package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
      guard key == self.key, let child else { return super.explicitGuide(key, in: size) }
      return Lengths.cells(compute(ViewDimensions(node: child, size: size)), along: key.axis)
    }

    package required init(host: ViewHost) {
      host.hasAlignmentGuides = true
      super.init(host: host)
    }
  }

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
  /// - Parameter computeValue: Returns the length from the leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: GuideKey(guide), compute: computeValue))
  }

  /// Sets the position of a guide of this view, by which the enclosing stack aligns its views.
  /// - Parameter computeValue: Returns the length from the upper edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> some View {
    modifier(AlignmentGuideModifier(key: GuideKey(guide), compute: computeValue))
  }
}
