/// The display node of a stack.
package final class StackNode: ContainerNode {
  package var layout = StackLayout(axis: .vertical, alignment: 0, spacing: 0) {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }

  package override var sequentialAxis: Axis? { layout.axis }
  package override var placesSideBySide: Bool { layout.axis == .horizontal }
  package override func measure(_ proposal: ProposedViewSize) -> Size { layout.measure(children, proposal: proposal) }
  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    guard host.hasAlignmentGuides else { return nil }
    return key.position(
      in: children, at: layout.frames(of: children, in: size, proposal: proposal(answeredBy: size)))
  }
  package override func layOut(in size: Size) {
    layout.place(children, in: size, proposal: proposal(answeredBy: size))
  }
}
