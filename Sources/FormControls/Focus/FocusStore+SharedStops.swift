import ViewTree

/// Controls of a list that are one stop for Tab, such as the rows that have focus themselves, because nothing inside
/// them can: arrow keys move among them.
package struct SharedStop {
  /// The list.
  let container: DisplayNode
  /// The number of the latest visit of focus (`FocusStore.countVisit`); 0 before the first.
  let latestVisit: Int
  /// True for the control at which Tab stops before any visit.
  let isChosen: Bool

  package init(container: DisplayNode, latestVisit: Int, isChosen: Bool) {
    self.container = container
    self.latestVisit = latestVisit
    self.isChosen = isChosen
  }
}

extension FocusStore {
  /// The control at which Tab stops after another one, or before it; nil if none can have focus. Wraps around.
  func stop(after control: Control?, _ direction: Direction) -> Control? {
    let next = control.flatMap { leaving($0, direction) } ?? outermost(direction)
    guard let next, let shared = next.sharedStop else { return next }
    let all = controls(of: shared, around: next).sharing
    // The one that had focus last, or else a chosen one, or else the nearest.
    let latest = all.max { $0.stop.latestVisit < $1.stop.latestVisit }
    if let latest, latest.stop.latestVisit > 0 { return latest.control }
    return all.first(where: \.stop.isChosen)?.control ?? next
  }

  private func leaving(_ control: Control, _ direction: Direction) -> Control? {
    guard let shared = control.sharedStop else { return neighbour(of: control, direction) }
    let list = shared.container
    let stop = controls(of: shared, around: control)
    guard let other = direction == .next ? stop.next : stop.previous else { return neighbour(leaving: list, direction) }
    return entry(to: other, without: control.node, inside: list, direction)
  }

  private typealias Sharing = (control: Control, stop: SharedStop)

  /// The controls around one that share its stop, without another control between them, as far as the list has made
  /// them, and the controls beside them in the list. Costs the nodes of the list.
  private func controls(
    of shared: SharedStop, around one: Control
  ) -> (previous: Control?, sharing: [Sharing], next: Control?) {
    let list = shared.container
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
