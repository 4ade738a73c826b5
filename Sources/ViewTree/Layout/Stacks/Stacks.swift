/// A vertical stack of views.
public struct VStack<Content> {
  package let content: Content
  let alignment: HorizontalAlignment
  let spacing: Double

  /// Stacks views from top to bottom.
  /// - Parameters:
  ///   - alignment: How views of different widths are aligned.
  ///   - spacing: The length between neighbours, by default 0; see ``Lengths``.
  public init(alignment: HorizontalAlignment = .leading, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing.map(Lengths.rows(ofGap:)) ?? 0
    self.content = content()
  }

  /// Stacks views with some rows between neighbours.
  package init(alignment: HorizontalAlignment = .leading, spacing: Int, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = Double(spacing)
    self.content = content()
  }
}

extension VStack: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> StackNode { StackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: StackNode) -> ViewInputs {
    inputs.inStack(along: .vertical)
  }

  package func update(_ node: StackNode, environment: EnvironmentValues) {
    node.layout = StackLayout(guide: GuideKey(alignment), spacing: spacing)
  }
}

/// A horizontal stack of views.
public struct HStack<Content> {
  package let content: Content
  let alignment: VerticalAlignment
  let spacing: Double

  /// Places views from left to right.
  /// - Parameters:
  ///   - alignment: How views of different heights are aligned.
  ///   - spacing: The length between neighbours, by default a column; see ``Lengths``.
  public init(alignment: VerticalAlignment = .top, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing.map(Lengths.columns(ofGap:)) ?? 1
    self.content = content()
  }

  /// Places views with some columns between neighbours.
  package init(alignment: VerticalAlignment = .top, spacing: Int, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = Double(spacing)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView, NodeUpdating, ContainerView where Content: View {
  package static func makeNode(inputs: ViewInputs) -> StackNode { StackNode(host: inputs.host) }

  package static func contentInputs(_ inputs: ViewInputs, node: StackNode) -> ViewInputs {
    inputs.inStack(along: .horizontal)
  }

  package func update(_ node: StackNode, environment: EnvironmentValues) {
    node.layout = StackLayout(guide: GuideKey(alignment), spacing: spacing)
  }
}

package final class StackNode: ContainerNode {
  package var layout = StackLayout(axis: .vertical, alignment: 0, spacing: 0) {
    didSet {
      guard layout != oldValue else { return }
      setNeedsLayout()
      host.watchLengths(of: self)
    }
  }

  override var givenLengths: [GivenLength] {
    [GivenLength("spacing", layout.spacing, along: layout.axis, times: max(0, children.count - 1))]
  }

  package override var sequentialAxis: Axis? { layout.axis }
  package override var drawsBehindChildren: Bool { false }
  package override var placesSideBySide: Bool { layout.axis == .horizontal }
  package override func measure(_ proposal: ProposedViewSize) -> Size { layout.measure(children, proposal: proposal) }
  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    guard host.hasAlignmentGuides else { return nil }
    return key.position(in: children, at: layout.frames(of: children, in: size, proposal: proposal(answeredBy: size)))
  }
  package override func layOut(in size: Size) { layout.place(children, in: size, proposal: proposal(answeredBy: size)) }
}
