package import ViewTree

/// Which control of a tree has focus: at most one. Moving focus writes every `FocusState` bound to the controls
/// involved; writing a `FocusState` asks for a move, which is made once the views are up to date.
package final class FocusStore {
  package private(set) var focused: Control?
  /// Counts moves, so that a caller can see whether an action has moved focus.
  package private(set) var moves = 0
  private unowned let host: ViewHost
  private var controls: [ObjectIdentifier: Control] = [:]
  private var requests: [() -> Void] = []
  /// Told after focus has moved.
  package var onMove: ((_ old: Control?, _ new: Control?) -> Void)?

  private init(host: ViewHost) { self.host = host }

  package static func of(_ host: ViewHost) -> FocusStore {
    let key = ObjectIdentifier(FocusStore.self)
    if let store = host.attachments[key] as? FocusStore { return store }
    let store = FocusStore(host: host)
    host.attachments[key] = store
    return store
  }

  func register(_ control: Control) { controls[ObjectIdentifier(control)] = control }

  /// A control's view has left the tree: nothing is focused rather than something nobody chose.
  func remove(_ control: Control) {
    controls[ObjectIdentifier(control)] = nil
    guard focused === control else { return }
    host.afterUpdate { [self] in if focused === control { focus(nil) } }
  }

  func setEnabled(_ control: Control, _ isEnabled: Bool) {
    guard control.isEnabled != isEnabled else { return }
    control.isEnabled = isEnabled
    if !isEnabled { host.afterUpdate { [self] in if focused === control, !control.isEnabled { focus(nil) } } }
  }

  // Moving.

  /// Gives focus to a control, or takes it away.
  package func focus(_ control: Control?) {
    guard control !== focused else { return }
    let old = focused
    moves += 1
    focused = control
    old?.setFocused(false)
    mark(old, false)
    control?.setFocused(true)
    mark(control, true)
    onMove?(old, control)
  }

  /// Marks the row of a form that a control stands in.
  private func mark(_ control: Control?, _ isMarked: Bool) {
    var node: DisplayNode? = control?.node
    while let current = node {
      if let row = current as? FieldRowNode {
        row.isMarked = isMarked
        return
      }
      node = current.parent
    }
  }

  /// The control so many places after the focused one in tree order (before it if negative), round the ends.
  /// Without focus, the first one or the last one.
  package func move(by count: Int) {
    guard count != 0 else { return }
    var target = focused
    for _ in 0..<min(abs(count), 1000) { target = neighbour(of: target, forward: count > 0) ?? target }
    if let target { focus(target) }
  }

  /// The first control of the tree that can have focus, or the last one.
  package func end(_ last: Bool) -> Control? {
    var node: DisplayNode? = last ? host.root.lastDescendant : host.root
    while let current = node {
      if let control = (current as? FocusNode)?.control, accepts(control) { return control }
      node = last ? current.previous() : current.next(skippingChildren: false)
    }
    return nil
  }

  private func neighbour(of control: Control?, forward: Bool) -> Control? {
    guard let start = control?.node else { return end(!forward) }
    var node: DisplayNode? = forward ? start.next(skippingChildren: false) : start.previous()
    while let current = node {
      if let candidate = (current as? FocusNode)?.control, candidate !== control, accepts(candidate) {
        return candidate
      }
      node = forward ? current.next(skippingChildren: false) : current.previous()
    }
    return end(!forward)
  }

  /// Whether a control can be reached by moving.
  package func accepts(_ control: Control) -> Bool { control.isEnabled && control.node != nil && control.takesFocus }

  /// The first of several controls in tree order.
  func first(of candidates: [Control]) -> Control? {
    candidates.filter(accepts).min { first, second in
      guard let first = first.node, let second = second.node else { return false }
      return first.isBefore(second)
    }
  }

  // Requests.

  /// Runs once the views are up to date.
  func request(_ move: @escaping () -> Void) {
    requests.append(move)
    host.onNeedsUpdate?()
  }

  package var hasRequests: Bool { !requests.isEmpty }

  /// Makes the moves that were asked for. The views must be up to date.
  package func applyRequests() {
    while !requests.isEmpty {
      let due = requests
      requests.removeAll()
      for move in due { move() }
      host.update()
    }
  }
}
