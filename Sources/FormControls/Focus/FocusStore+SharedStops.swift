import ViewTree

/// Controls of a list that are one stop for Tab, such as the rows that have focus themselves, because nothing inside
/// them can: arrow keys move among them.
package struct SharedStop {
  /// The list.
  let container: DisplayNode
  /// True for the control at which Tab stops before any visit.
  let isChosen: Bool

  package init(container: DisplayNode, isChosen: Bool) {
    self.container = container
    self.isChosen = isChosen
  }
}

extension FocusStore {
  /// The control at which Tab stops after another one, or before it; nil if none can have focus. Wraps around.
  func stop(after control: Control?, _ direction: Direction) -> Control? {
    let next = control.flatMap { leaving($0, direction) } ?? outermost(direction)
    guard let next, let shared = next.sharedStop else { return next }
    let all = surroundings(of: next, in: shared.container).sharing
    // The one that had focus last, or else a chosen one, or else the nearest.
    let latest = all.map(\.control).max { $0.latestVisit < $1.latestVisit }
    if let latest, latest.latestVisit > 0 { return latest }
    return all.first(where: \.stop.isChosen)?.control ?? next
  }

  private func leaving(_ control: Control, _ direction: Direction) -> Control? {
    guard let shared = control.sharedStop else { return neighbour(of: control, direction) }
    let list = shared.container
    let stop = surroundings(of: control, in: list)
    guard let other = direction == .next ? stop.next : stop.previous else { return neighbour(leaving: list, direction) }
    return entry(to: other, without: control.node, inside: list, direction)
  }

  private typealias Sharing = (control: Control, stop: SharedStop)

  /// The controls around one that share its stop, without another control between them, as far as the list has made
  /// them, and the controls beside them in the list. Costs the nodes of the list.
  private func surroundings(
    of one: Control, in list: DisplayNode
  ) -> (previous: Control?, sharing: [Sharing], next: Control?) {
    var found: (previous: Control?, sharing: [Sharing], next: Control?) = (nil, [], nil)
    var node = list.next(skippingChildren: false)
    while let current = node, current.isInside(list) {
      if let control = (current as? FocusNode)?.control, accepts(control) {
        if let stop = control.sharedStop, stop.container === list {
          found.sharing.append((control, stop))
        } else if found.sharing.contains(where: { $0.control === one }) {
          found.next = control
          return found
        } else {
          found = (control, [], nil)
        }
      }
      node = current.next(skippingChildren: false)
    }
    return found
  }
}
