import ViewTree

/// Tab stops once in a list: the rows that have focus themselves, because nothing inside them can, are one stop, and
/// arrow keys move among them.
extension FocusStore {
  /// The control at which Tab stops after another one, or before it; nil if none can have focus. Wraps around.
  func stop(after control: Control?, _ direction: Direction) -> Control? {
    let next = control.flatMap { leaving($0, direction) } ?? outermost(direction)
    guard let row = next as? RowControl else { return next }
    let rows = rowsOfOneStop(around: row).rows
    // The row that had focus last, or else a chosen one, or else the nearest.
    let latest = rows.max { $0.latestVisit < $1.latestVisit }
    if let latest, latest.latestVisit > 0 { return latest }
    return rows.first(where: \.isChosen) ?? row
  }

  private func leaving(_ control: Control, _ direction: Direction) -> Control? {
    guard let row = control as? RowControl, let list = row.list else { return neighbour(of: control, direction) }
    let stop = rowsOfOneStop(around: row)
    guard let other = direction == .next ? stop.next : stop.previous else { return neighbour(leaving: list, direction) }
    return entry(to: other, without: row.node, inside: list, direction)
  }

  /// The rows around one without another control between them, as far as the list has made them, and the controls
  /// beside them in the list. Costs the nodes of the list.
  private func rowsOfOneStop(around row: RowControl) -> (previous: Control?, rows: [RowControl], next: Control?) {
    guard let list = row.list else { return (nil, [row], nil) }
    var stop: (previous: Control?, rows: [RowControl], next: Control?) = (nil, [], nil)
    var node = list.next(skippingChildren: false)
    while let current = node, current.isInside(list) {
      if let control = (current as? FocusNode)?.control, accepts(control) {
        if let other = control as? RowControl, other.list === list {
          stop.rows.append(other)
        } else if stop.rows.contains(where: { $0 === row }) {
          stop.next = control
          return stop
        } else {
          stop = (control, [], nil)
        }
      }
      node = current.next(skippingChildren: false)
    }
    return stop
  }
}
