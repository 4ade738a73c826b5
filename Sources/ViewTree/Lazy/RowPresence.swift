/// Whether a lazily made row is in sight, and with it the rows inside. Its state stays while it is not; what runs when
/// views appear and disappear runs each time.
final class RowPresence {
  private(set) var isInSight: Bool
  /// Whether the row was made without being seen: the next layout says whether it is in sight, and until then rows that
  /// come to it are what they were.
  private var isUndecided: Bool
  private var observers: [(Bool) -> Void] = []
  /// That of the row around this one.
  private var outer: RowPresence?
  private var inner: [ObjectIdentifier: Follower] = [:]

  private struct Follower { weak var presence: RowPresence? }

  /// A row that was made because it is in sight, or without being seen.
  init(isUndecided: Bool) {
    self.isUndecided = isUndecided
    isInSight = !isUndecided
  }

  /// A row that is in sight when the one around it is, or always.
  init(inside outer: RowPresence?) {
    isUndecided = outer?.isUndecided ?? false
    isInSight = outer?.isInSight ?? true
    join(outer)
  }

  isolated deinit { outer?.inner[ObjectIdentifier(self)] = nil }

  /// Calls a closure whenever the row comes into sight or leaves it.
  func observe(_ changed: @escaping (_ isInSight: Bool) -> Void) { observers.append(changed) }

  func change(to isInSight: Bool) {
    guard isInSight != self.isInSight || isUndecided else { return }
    isUndecided = false
    if isInSight != self.isInSight {
      self.isInSight = isInSight
      for observer in observers { observer(isInSight) }
    }
    for follower in inner.values { follower.presence?.change(to: isInSight) }
  }

  /// The row has come into another one.
  func follow(_ outer: RowPresence?) {
    guard outer !== self.outer else { return }
    self.outer?.inner[ObjectIdentifier(self)] = nil
    join(outer)
    if outer?.isUndecided != true { change(to: outer?.isInSight ?? true) }
  }

  private func join(_ outer: RowPresence?) {
    self.outer = outer
    outer?.inner[ObjectIdentifier(self)] = Follower(presence: self)
  }
}
