/// The size of a view, and where its alignment guides lie.
public struct ViewDimensions {
  let node: DisplayNode
  let size: Size

  /// Columns.
  public var width: Double { size.width }
  /// Rows.
  public var height: Double { size.height }

  /// Where a guide lies, in columns from the leading edge.
  public subscript(guide: HorizontalAlignment) -> Double {
    node.explicitGuide(.horizontal(guide), in: size) ?? size.width * guide.share
  }

  /// Where a guide lies, in rows from the upper edge.
  public subscript(guide: VerticalAlignment) -> Double {
    node.explicitGuide(.vertical(guide), in: size) ?? size.height * guide.share
  }
}

/// What views in a stack are lined up by.
package enum GuideKey: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  var share: Double {
    switch self {
    case .horizontal(let guide): guide.share
    case .vertical(let guide): guide.share
    }
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
  }

  package static func makeNode(inputs: ViewInputs) -> Node { Node(host: inputs.host) }

  package func update(_ node: Node, environment: EnvironmentValues) {
    node.key = key
    node.compute = compute
    node.setNeedsLayout()
  }
}

extension View {
  /// Says where a guide of this view lies, by which the stack around it lines its views up.
  ///
  ///     Text("total").alignmentGuide(.leading) { dimensions in dimensions[.trailing] }
  ///
  /// - Parameter computeValue: Gives columns from the leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, AlignmentGuideModifier> {
    modifier(AlignmentGuideModifier(key: .horizontal(guide), compute: computeValue))
  }

  /// Says where a guide of this view lies, by which the stack around it lines its views up.
  /// - Parameter computeValue: Gives rows from the upper edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
  ) -> ModifiedContent<Self, AlignmentGuideModifier> {
    modifier(AlignmentGuideModifier(key: .vertical(guide), compute: computeValue))
  }
}
