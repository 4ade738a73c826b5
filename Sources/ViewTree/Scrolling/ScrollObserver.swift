/// Is told what a scrolling view does; made by a modifier around it.
class ScrollObserver {
  init() {}

  /// The scrolling view has been made.
  func attach(to scroll: ScrollNode) {}
  /// It has been moved since it was told last, before what follows from that is told.
  func began(_ phase: ScrollPhase) {}
  /// It may show another part of its content, or have another size; the layout is up to date. State may be written.
  func settled(_ scroll: ScrollNode) {}
  /// What followed from a movement has been told.
  func ended(_ phase: ScrollPhase) {}
}

/// The observers of the first scrolling view inside.
struct ScrollObservers {
  var all: [ScrollObserver] = []
}

extension ViewInputs {
  /// The same inputs with another observer for the scrolling view inside.
  func observingScroll(_ observer: ScrollObserver) -> ViewInputs {
    // Inner ones are told first.
    deriving { ScrollObservers(all: [observer] + ($0?.all ?? [])) }
  }
}

/// Who moves a scrolling view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nobody.
  case idle
  /// A person, with the wheel of a mouse or with keys.
  case interacting
  /// The program, or focus that went to something out of sight.
  case animating

  /// Whether it moves.
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

/// What observers and views inside are told.
extension ScrollNode {
  struct Watchers {
    var observers: [ScrollObserver] = []
    /// Views inside that observe their visibility.
    var visibilityNodes: [WeakVisibilityNode] = []
    var willBeTold = false

    var isEmpty: Bool { observers.isEmpty && visibilityNodes.isEmpty }
  }

  struct WeakVisibilityNode {
    @Anchored var node: ScrollVisibilityNode?
  }

  /// The present geometry.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: contentOffset,
      contentSize: Size(
        width: axis == .horizontal ? contentWidth : size.width,
        height: axis == .horizontal ? size.height : contentHeight), containerSize: size)
  }

  func observe(with observers: [ScrollObserver]) {
    watchers.observers = observers
    for observer in observers { observer.attach(to: self) }
  }

  func watchVisibility(of node: ScrollVisibilityNode) {
    guard !watchers.visibilityNodes.contains(where: { $0.node === node }) else { return }
    watchers.visibilityNodes.removeAll { $0.node == nil }
    watchers.visibilityNodes.append(WeakVisibilityNode(node: Anchored(wrappedValue: node)))
    willTell()
  }

  /// Tells the observers once the layout is up to date.
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
    for node in watchers.visibilityNodes.compactMap(\.node) where node.isInside(self) { node.scrolled() }
    if phase.isScrolling { for observer in observers { observer.ended(phase) } }
    self.phase = .idle
  }

  /// The id of the lazy stack's row at an anchor of the visible part.
  func identifier(at anchor: UnitPoint) -> AnyHashable? {
    for stack in stacks.compactMap(\.stack) where stack.isInside(self) {
      guard let top = ScrollTarget.node(stack).extent(in: self)?.top, stack.items.count > 0 else { continue }
      // The row that ends below the anchor; at the lower edge the one that ends there.
      let row = position + anchor.y * size.height - top - (anchor.y == 1 ? 1 : 0)
      return stack.items.identifier(of: stack.heights.index(at: max(0, row)))
    }
    return nil
  }
}
