import ViewTree

/// A direction on the screen.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The direction of that arrow key.
  case up, down, left, right
}

/// Arrow keys move focus to the nearest control on the screen.
extension FocusStore {
  /// Moves focus to the nearest control in a direction; false if there is none.
  ///
  /// There is no index. Side-by-side views around the focused control are searched completely; elsewhere, tree order is
  /// the order of rows, and the search ends with the first row that cannot be closer. Scrolling views are left only at
  /// their ends, and entered there.
  @discardableResult
  func move(_ direction: MoveCommandDirection) -> Bool {
    takeTyped()
    guard let focused, let start = focused.node else { return false }
    var search = DirectedSearch(from: start, toward: direction)
    var left: DisplayNode = start
    while search.best == nil {
      let region = region(around: left) { $0 is ScrollNode || $0 is LazyStackNode }
      let row = outermostRow(around: left, inside: region)
      if let row { look(at: row, with: &search) }
      if !direction.isHorizontal { look(beyond: row ?? left, inside: region, with: &search) }
      guard region !== top, region.parent != nil else { break }
      left = region
    }
    examinedControls += search.examined
    guard let best = search.best else { return false }
    focus(preferred(for: best.control))
    return true
  }

  /// Examines all controls in side-by-side views.
  private func look(at row: DisplayNode, with search: inout DirectedSearch) {
    var node = row.next(skippingChildren: false)
    while let current = node, current.isInside(row) {
      if let control = (current as? FocusNode)?.control, accepts(control) { search.look(at: control) }
      node = current.next(skippingChildren: false)
    }
  }

  /// Examines the controls that follow above or below, until all others are farther away.
  private func look(beyond left: DisplayNode, inside region: DisplayNode, with search: inout DirectedSearch) {
    let walk: Direction = search.direction == .down ? .next : .previous
    var left = left
    while let control = self.search(after: left, walk, inside: region), let node = control.node {
      let row = outermostRow(around: node, inside: region)
      if let row {
        look(at: row, with: &search)
      } else if search.best == nil, entersHiddenRows(node, inside: region, search.direction) {
        return search.take(control)
      } else {
        search.look(at: control)
      }
      if search.isOver(at: row ?? node) { return }
      left = row ?? node
    }
  }

  /// True if a node is in a scrolling view inside a region, and rows are hidden at the end where it is entered. That is
  /// met first, wherever the view has been scrolled to.
  private func entersHiddenRows(
    _ node: DisplayNode, inside region: DisplayNode, _ direction: MoveCommandDirection
  ) -> Bool {
    guard let scroll = node.enclosing(ScrollNode.self), scroll !== region, scroll.isInside(region) else { return false }
    return scroll.canScroll(direction == .up ? .down : .up)
  }
}

/// The nearest control in a direction, of those examined so far.
struct DirectedSearch {
  let direction: MoveCommandDirection
  private(set) var best: (control: Control, rank: DirectedFrame.Rank)?
  /// The number of controls examined.
  private(set) var examined = 0
  private let start: DisplayNode
  private let origin: DirectedFrame

  init(from start: DisplayNode, toward direction: MoveCommandDirection) {
    self.start = start
    self.direction = direction
    origin = DirectedFrame(start.screenFrame, toward: direction)
  }

  mutating func look(at control: Control) {
    guard let node = control.node, node !== start else { return }
    examined += 1
    let own = DirectedFrame(node.screenFrame, toward: direction)
    let area = FocusSectionNode.outermost(around: node, without: start).map {
      DirectedFrame($0.screenFrame, toward: direction)
    }
    let frame = area ?? own
    // A control to the left or right must overlap vertically.
    guard !direction.isHorizontal || frame.overlaps(origin), let rank = frame.rank(from: origin, inside: own) else {
      return
    }
    if best.map({ rank < $0.rank }) ?? true { best = (control, rank) }
  }

  /// Takes a control for the nearest.
  mutating func take(_ control: Control) {
    let rank = DirectedFrame.Rank(ahead: 0, aside: 0, inside: 0, misalignment: 0)
    best = (control, rank)
  }

  /// True if every control from a node on is farther away.
  func isOver(at node: DisplayNode) -> Bool {
    guard let best else { return false }
    return DirectedFrame(node.screenFrame, toward: direction).begins(behind: best.rank, from: origin)
  }
}

extension MoveCommandDirection {
  var isHorizontal: Bool { self == .left || self == .right }
}

/// A frame relative to a direction: frames ahead have greater starts in any direction.
struct DirectedFrame {
  /// The distance of a frame: ahead, then to the side, then inside its section; if these are equal, the frame with the
  /// same leading edge is nearer.
  struct Rank: Comparable {
    let ahead: Double
    let aside: Double
    let inside: Double
    let misalignment: Double

    static func < (one: Rank, other: Rank) -> Bool {
      (one.ahead, one.aside, one.inside, one.misalignment)
        < (other.ahead, other.aside, other.inside, other.misalignment)
    }
  }

  private let start: Double
  private let end: Double
  private let low: Double
  private let high: Double

  init(_ frame: Rect, toward direction: MoveCommandDirection) {
    let (left, right) = (frame.origin.x, frame.origin.x + frame.size.width)
    let (top, bottom) = (frame.origin.y, frame.origin.y + frame.size.height)
    switch direction {
    case .down: (start, end, low, high) = (top, bottom, left, right)
    case .up: (start, end, low, high) = (-bottom, -top, left, right)
    case .right: (start, end, low, high) = (left, right, top, bottom)
    case .left: (start, end, low, high) = (-right, -left, top, bottom)
    }
  }

  /// The distance of this frame; nil if it is not ahead.
  /// - Parameter control: The frame of the control itself, if this is the frame of its section.
  func rank(from origin: DirectedFrame, inside control: DirectedFrame) -> Rank? {
    guard start >= origin.end else { return nil }
    return Rank(
      ahead: start - origin.end, aside: gap(to: origin),
      inside: max(0, control.start - origin.end) + control.gap(to: origin),
      misalignment: abs(control.low - origin.low))
  }

  private func gap(to origin: DirectedFrame) -> Double { max(0, low - origin.high, origin.low - high) }

  /// True if this frame begins farther ahead than a frame with a rank.
  func begins(behind rank: Rank, from origin: DirectedFrame) -> Bool { start - origin.end > rank.ahead + rank.inside }

  /// True if a part of this frame is directly ahead of the origin.
  func overlaps(_ origin: DirectedFrame) -> Bool { gap(to: origin) == 0 && low < origin.high && origin.low < high }
}

extension DisplayNode {
  /// The node's frame on the screen, before clipping.
  var screenFrame: Rect { Rect(origin: screenOrigin, size: size) }
}
