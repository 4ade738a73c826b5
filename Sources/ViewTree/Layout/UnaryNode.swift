/// A node around one other node. By itself it changes nothing: it is as large as the node inside and as important.
package class UnaryNode: ContainerNode {
  package final var child: DisplayNode? { children.first }

  package override var layoutPriority: Double { child?.layoutPriority ?? 0 }
  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    child?.explicitGuide(key, in: size)
  }
  package override func measure(_ proposal: ProposedViewSize) -> Size { child?.size(fitting: proposal) ?? .zero }
  package override func layOut(in size: Size) { child?.place(at: .zero, size: size) }
}
