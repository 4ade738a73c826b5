/// A node around one other node. By itself it changes nothing: it is as large as the node inside and as important.
package class UnaryNode: ContainerNode {
  package final var child: DisplayNode? { children.first }

  package override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  /// Where the child stands when this node has a size.
  package func childFrame(in size: Size) -> Rect { Rect(origin: .zero, size: size) }
  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    guard host.hasAlignmentGuides, let child else { return nil }
    let frame = childFrame(in: size)
    return child.explicitGuide(key, in: frame.size).map { $0 + key.coordinate(frame.origin) }
  }
  package override func measure(_ proposal: ProposedViewSize) -> Size { child?.size(fitting: proposal) ?? .zero }
  package override func layOut(in size: Size) {
    let frame = childFrame(in: size)
    child?.place(at: frame.origin, size: frame.size)
  }
}
