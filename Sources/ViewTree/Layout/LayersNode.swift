/// Children on top of one another, each offered all the room.
package class LayersNode: ContainerNode {
  package final var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package override var layoutPriority: Double { children.reduce(-.infinity) { max($0, $1.layoutPriority) } }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    children.reduce(.zero) { largest, child in
      let size = child.size(fitting: proposal)
      return Size(width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  package override func layOut(in size: Size) {
    let proposal = proposal(answeredBy: size)
    for child in children {
      let childSize = child.size(fitting: proposal)
      child.place(at: alignment.origin(of: childSize, in: size), size: childSize)
    }
  }
}
