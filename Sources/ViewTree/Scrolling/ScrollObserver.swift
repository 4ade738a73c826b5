/// Receives the events of a scrolling view; made by an enclosing modifier.
struct ScrollObserver {
  /// Called when the scrolling view has been made.
  var attach: (ScrollNode) -> Void = { _ in }
  /// Called first if the view has been scrolled since the last events.
  var began: (ScrollPhase) -> Void = { _ in }
  /// Called when the layout is up to date and the visible part, or the size, may have changed. May write state.
  var settled: (ScrollNode) -> Void = { _ in }
  /// Called last if the view has been scrolled.
  var ended: (ScrollPhase) -> Void = { _ in }
}

extension ViewInputs {
  /// The same inputs with one more observer for the outermost scrolling view inside.
  func observingScroll(_ observer: ScrollObserver) -> ViewInputs {
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

/// What a scrolling view shows of its content, in cells.
public struct ScrollGeometry: Equatable {
  /// The upper left corner of the visible part, in the content.
  public let contentOffset: Point
  /// The size of the whole content, estimated for rows that were never visible.
  public let contentSize: Size
  /// The size of the scrolling view.
  public let containerSize: Size

  /// The visible part of the content.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
}

/// Notifies observers and views inside.
extension ScrollNode {
  struct Watchers {
    var observers: [ScrollObserver] = []
    /// Views inside that observe their visibility.
    var visibilityNodes: [Anchored<ScrollVisibilityNode>] = []
    var willBeTold = false

    var isEmpty: Bool { observers.isEmpty && visibilityNodes.isEmpty }
  }

  var geometry: ScrollGeometry {
    let content = Size(
      width: axis == .horizontal ? contentLength : size.width,
      height: axis == .horizontal ? size.height : contentLength)
    return ScrollGeometry(
      contentOffset: Lengths.told(contentOffset), contentSize: Lengths.told(content),
      containerSize: Lengths.told(size))
  }

  func observe(with observers: [ScrollObserver]) {
    watchers.observers = observers
    for observer in observers { observer.attach(self) }
  }

  func watchVisibility(of node: ScrollVisibilityNode) {
    guard !watchers.visibilityNodes.contains(where: { $0.wrappedValue === node }) else { return }
    watchers.visibilityNodes.removeAll { $0.wrappedValue == nil }
    watchers.visibilityNodes.append(Anchored(wrappedValue: node))
    willTell()
  }

  /// Schedules the notification of the observers for when the layout is up to date.
  func willTell() {
    lastMaximum = maximumPosition
    guard !watchers.isEmpty else {
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
    for node in watchers.visibilityNodes.compactMap(\.wrappedValue) where node.isInside(self) { node.scrolled() }
    if phase.isScrolling { for observer in observers { observer.ended(phase) } }
    self.phase = .idle
  }

  /// The id of the lazy stack's row at an anchor of the visible part.
  func identifier(at anchor: UnitPoint) -> AnyHashable? {
    for stack in stacks {
      guard let top = ScrollTarget.node(stack).extent(in: self)?.start, stack.items.count > 0 else { continue }
      // The row that ends below the anchor; for an anchor at the lower edge, the one that ends there.
      let row = position + anchor.y * size.height - top - (anchor.y == 1 ? 1 : 0)
      return stack.items.identifier(of: stack.heights.index(at: max(0, row)))
    }
    return nil
  }
}
