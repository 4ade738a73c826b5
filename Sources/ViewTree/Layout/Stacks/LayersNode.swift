/// Children on top of one another, each offered all the room.
package class LayersNode: ContainerNode {
  package final var alignment = Alignment.center { didSet { if alignment != oldValue { setNeedsLayout() } } }

  package override var layoutPriority: Double { children.reduce(-.infinity) { max($0, $1.layoutPriority) } }

  private typealias Line = (before: Double, after: Double, guides: [Double])

  /// The lines that the children are lined up by, where some child says where its guide lies.
  private func lines(_ sizes: [Size]) -> (across: Line?, down: Line?) {
    let across = GuideKey.horizontal(alignment.horizontal)
    let down = GuideKey.vertical(alignment.vertical)
    guard host.hasAlignmentGuides || across.isCustom || down.isCustom, !children.isEmpty else { return (nil, nil) }
    return (
      across.line(through: children, sizes, length: \.width), down.line(through: children, sizes, length: \.height)
    )
  }

  package override func measure(_ proposal: ProposedViewSize) -> Size {
    let sizes = children.map { $0.size(fitting: proposal) }
    var size = sizes.reduce(.zero) { Size(width: max($0.width, $1.width), height: max($0.height, $1.height)) }
    let lines = lines(sizes)
    if let line = lines.across { size.width = line.before + line.after }
    if let line = lines.down { size.height = line.before + line.after }
    return size
  }

  private func frames(in size: Size) -> [Rect] {
    let proposal = proposal(answeredBy: size)
    let sizes = children.map { $0.size(fitting: proposal) }
    let lines = lines(sizes)
    return sizes.enumerated().map { index, childSize in
      var origin = alignment.origin(of: childSize, in: size)
      if let line = lines.across {
        origin.x = Self.origin(index, on: line, in: size.width, share: alignment.horizontal.share)
      }
      if let line = lines.down {
        origin.y = Self.origin(index, on: line, in: size.height, share: alignment.vertical.share)
      }
      return Rect(origin: origin, size: childSize)
    }
  }

  private static func origin(_ index: Int, on line: Line, in room: Double, share: Double) -> Double {
    Alignment.offset(of: line.before + line.after, in: room, share: share) + line.before - line.guides[index]
  }

  package override func explicitGuide(_ key: GuideKey, in size: Size) -> Double? {
    host.hasAlignmentGuides ? key.position(in: children, at: frames(in: size)) : nil
  }

  package override func layOut(in size: Size) {
    for (child, frame) in zip(children, frames(in: size)) { child.place(at: frame.origin, size: frame.size) }
  }
}
