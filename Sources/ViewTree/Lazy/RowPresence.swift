/// Whether a lazily made row is in sight. Its state stays while it is not; what runs when views appear and disappear
/// runs each time.
final class RowPresence {
  private(set) var isInSight = true
  private var observers: [(Bool) -> Void] = []

  /// Calls a closure whenever the row comes into sight or leaves it.
  func observe(_ changed: @escaping (_ isInSight: Bool) -> Void) { observers.append(changed) }

  func change(to isInSight: Bool) {
    guard isInSight != self.isInSight else { return }
    self.isInSight = isInSight
    for observer in observers { observer(isInSight) }
  }
}
