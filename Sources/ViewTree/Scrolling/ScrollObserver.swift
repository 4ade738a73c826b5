/// Receives the events of a scrolling view; made by an enclosing modifier.
package struct ScrollObserver {
  /// Called when the scrolling view has been made.
  package var attach: (ScrollNode) -> Void
  /// Called first if the view has been scrolled since the last events.
  package var began: (ScrollPhase) -> Void
  /// Called when the layout is up to date and the visible part, or the size, may have changed. May write state.
  package var settled: (ScrollNode) -> Void
  /// Called last if the view has been scrolled.
  package var ended: (ScrollPhase) -> Void = { _ in }

  package init(
    attach: @escaping (ScrollNode) -> Void = { _ in }, began: @escaping (ScrollPhase) -> Void = { _ in },
    settled: @escaping (ScrollNode) -> Void = { _ in }, ended: @escaping (ScrollPhase) -> Void = { _ in }
  ) {
    (self.attach, self.began, self.settled, self.ended) = (attach, began, settled, ended)
  }
}

extension ViewInputs {
  /// The same inputs with one more observer for the outermost scrolling view inside.
  package func observingScroll(_ observer: ScrollObserver) -> ViewInputs {
    // Inner observers are called first.
    deriving { (outer: [ScrollObserver]?) in [observer] + (outer ?? []) }
  }
}

/// The cause of a scroll movement.
public enum ScrollPhase: Hashable, Sendable {
  /// Not scrolling.
  case idle
  /// Scrolled by the user, with the mouse wheel or with keys.
  case interacting
  /// Scrolled by the program, or because focus moved off-screen.
  case animating

  /// Whether the view is scrolling.
  public var isScrolling: Bool { self != .idle }
}

/// Notifies observers.
extension ScrollNode {
  struct Watchers {
    var observers: [ScrollObserver] = []
    var willBeTold = false
  }

  func observe(with observers: [ScrollObserver]) {
    watchers.observers = observers
    for observer in observers { observer.attach(self) }
  }

  /// Schedules the notification of the observers for when the layout is up to date.
  func willTell() {
    lastMaximum = maximumPosition
    guard !watchers.observers.isEmpty else {
      phase = .idle
      return
    }
    guard !watchers.willBeTold else { return }
    watchers.willBeTold = true
    host.afterLayout { [weak self] in self?.tell() }
  }

  private func tell() {
    watchers.willBeTold = false
    let phase = phase
    let observers = watchers.observers
    if phase.isScrolling { for observer in observers { observer.began(phase) } }
    for observer in observers { observer.settled(self) }
    self.phase = .idle
    // After whoever watches a place in the view, which is told in the same round.
    if phase.isScrolling { host.afterLayout { for observer in observers { observer.ended(phase) } } }
  }

  /// The id of the lazy stack's row at an anchor of the visible part.
  package func identifier(at anchor: UnitPoint) -> AnyHashable? {
    for stack in stacks {
      guard let top = ScrollTarget.node(stack).extent(in: self)?.start, stack.items.count > 0 else { continue }
      // The row that ends below the anchor; for an anchor at the lower edge, the one that ends there.
      let row = position + anchor.y * size.height - top - (anchor.y == 1 ? 1 : 0)
      return stack.items.identifier(of: stack.heights.index(at: max(0, row)))
    }
    return nil
  }
}
