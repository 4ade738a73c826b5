/// Lays children out along an axis, as SwiftUI's stacks do: each is measured at its smallest and largest, the least
/// flexible choose first, the others share the rest. Spacers have the lowest priority.
package struct StackLayout: Equatable {
  package let axis: Axis
  /// The alignment of children across the axis: 0 for the leading or upper edge, 1 for the other one.
  package let alignment: Double
  /// The cells between neighbours.
  package let spacing: Double

  /// The guide that children are aligned by.
  private let guide: GuideKey?

  package init(axis: Axis, alignment: Double, spacing: Double, guide: GuideKey? = nil) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.isFinite ? spacing : 0
    self.guide = guide
  }

  /// A row or a column whose children are aligned by a guide.
  package init(guide: GuideKey, spacing: Double) {
    self.init(
      axis: guide.axis == .vertical ? .horizontal : .vertical, alignment: guide.usual.share, spacing: spacing,
      guide: guide)
  }

  package func measure(_ children: [DisplayNode], proposal: ProposedViewSize) -> Size {
    var length = 0.0
    var breadth = 0.0
    let sizes = sizes(of: children, proposal: proposal)
    for size in sizes {
      length += main(size)
      breadth = max(breadth, cross(size))
    }
    if let line = guideLine(children, sizes) { breadth = line.length }
    length += gaps(children)
    return make(main: length, cross: breadth)
  }

  /// Places the children inside `size`, the first one at `start`.
  /// - Parameter proposal: The proposal that `size` answered. If nil, children get their ideal lengths if these fill
  ///   the stack, and share its length otherwise.
  package func place(
    _ children: [DisplayNode], in size: Size, proposal: ProposedViewSize? = nil, at start: Point = .zero
  ) {
    for (child, frame) in zip(children, frames(of: children, in: size, proposal: proposal)) {
      child.place(at: Point(x: start.x + frame.origin.x, y: start.y + frame.origin.y), size: frame.size)
    }
  }

  /// The frames of the children inside `size`.
  func frames(of children: [DisplayNode], in size: Size, proposal: ProposedViewSize?) -> [Rect] {
    let sizes = proposal.map { self.sizes(of: children, proposal: $0) } ?? self.sizes(of: children, filling: size)
    var position = 0.0
    let line = guideLine(children, sizes)
    return children.indices.map { index in
      let childSize = sizes[index]
      let across =
        line?.origin(of: index, in: cross(size), share: alignment)
        ?? Alignment.offset(of: cross(childSize), in: cross(size), share: alignment)
      defer { position += main(childSize) + spacing }
      return Rect(
        origin: axis == .vertical ? Point(x: across, y: position) : Point(x: position, y: across), size: childSize)
    }
  }

  /// The line on which the children are aligned; nil if no guide is set.
  private func guideLine(_ children: [DisplayNode], _ sizes: [Size]) -> GuideLine? {
    guard let guide, let first = children.first, first.host.hasAlignmentGuides || guide.isCustom else { return nil }
    return guide.line(through: children, sizes)
  }

  private func gaps(_ children: [DisplayNode]) -> Double { children.isEmpty ? 0 : spacing * Double(children.count - 1) }

  private func sizes(of children: [DisplayNode], filling size: Size) -> [Size] {
    let ideal = children.map { $0.size(fitting: propose(main: nil, cross: cross(size))) }
    let length = ideal.reduce(gaps(children)) { $0 + main($1) }
    return length == main(size) ? ideal : sizes(of: children, proposal: ProposedViewSize(size))
  }

  private func sizes(of children: [DisplayNode], proposal: ProposedViewSize) -> [Size] {
    let across = axis == .vertical ? proposal.width : proposal.height
    let length = axis == .vertical ? proposal.height : proposal.width
    guard let length, length.isFinite, children.count > 1 else {
      return children.map { $0.size(fitting: propose(main: length, cross: across)) }
    }
    var remaining = length - gaps(children)
    // With no space to share, flexibility does not matter. Nested stacks would ask for it many times over.
    guard remaining > 0 else { return children.map { $0.size(fitting: propose(main: 0, cross: across)) } }
    var sizes = [Size](repeating: .zero, count: children.count)
    let order = flexibilityOrder(children, across: across)
    var minimumOfLater = 0.0
    for child in order { minimumOfLater += child.minimum }
    var position = 0
    while position < order.count {
      // Children of one priority share the space beyond the minimum of those of lower priority.
      var end = position
      repeat {
        minimumOfLater -= order[end].minimum
        end += 1
      } while end < order.count && order[end].priority == order[position].priority
      for place in position..<end {
        let share = max(0, remaining - minimumOfLater) / Double(end - place)
        let size = children[order[place].index].size(fitting: propose(main: share, cross: across))
        sizes[order[place].index] = size
        remaining -= main(size)
      }
      position = end
    }
    return sizes
  }

  private struct Flexibility {
    let index: Int
    let minimum: Double
    let range: Double
    let priority: Double
  }

  private func flexibilityOrder(_ children: [DisplayNode], across: Double?) -> [Flexibility] {
    var order: [Flexibility] = []
    order.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let least = main(child.size(fitting: propose(main: 0, cross: across)))
      let most = main(child.size(fitting: propose(main: .infinity, cross: across)))
      order.append(
        Flexibility(
          index: index, minimum: least, range: most == least ? 0 : most - least, priority: child.layoutPriority))
    }
    return order.sorted { first, second in
      if first.priority != second.priority { return first.priority > second.priority }
      return first.range == second.range ? first.index < second.index : first.range < second.range
    }
  }

  private func main(_ size: Size) -> Double { size.length(along: axis) }
  private func cross(_ size: Size) -> Double { axis == .vertical ? size.width : size.height }
  private func make(main: Double, cross: Double) -> Size {
    axis == .vertical ? Size(width: cross, height: main) : Size(width: main, height: cross)
  }
  private func propose(main: Double?, cross: Double?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: main) : ProposedViewSize(width: main, height: cross)
  }
}
