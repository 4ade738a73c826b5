import ViewTree

/// A direction on the screen.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

/// Where arrow keys go: to what is nearest on the screen.
extension FocusStore {
  /// Moves focus to the nearest control in a direction. False if there is none.
  ///
  /// Nothing is kept for it: controls are looked at in tree order from the focused one on, and the search ends with the
  /// first row behind which only further ones can come.
  @discardableResult
  func move(_ direction: MoveCommandDirection) -> Bool {
    guard let focused, let start = focused.node else { return false }
    let origin = DirectedFrame(start.screenFrame, toward: direction)
    var best: (control: Control, rank: DirectedFrame.Rank)?
    let walk: Direction = direction == .down || direction == .right ? .next : .previous
    var candidate = treeNeighbour(of: focused, walk)
    while let control = candidate, let node = control.node {
      let own = DirectedFrame(node.screenFrame, toward: direction)
      let area = FocusSectionNode.outermost(around: node, without: start).map {
        DirectedFrame($0.screenFrame, toward: direction)
      }
      if let rank = (area ?? own).rank(from: origin, inside: own) {
        if best.map({ rank < $0.rank }) ?? true { best = (control, rank) }
      }
      if let best, own.begins(behind: best.rank, from: origin), !direction.isHorizontal { break }
      if direction.isHorizontal, own.hasLeft(origin) { break }
      candidate = treeNeighbour(of: control, walk)
    }
    guard let best else { return false }
    focus(best.control)
    return true
  }
}

extension MoveCommandDirection {
  var isHorizontal: Bool { self == .left || self == .right }
}

/// A frame seen in a direction: what lies ahead has greater starts, whatever the direction.
struct DirectedFrame {
  /// How far a frame is away: ahead, then to the side, then, for frames inside a section, inside it; of frames that
  /// are equally far, the one that begins at the same edge is nearer.
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

  /// How near this frame is; nil if it does not lie ahead. What lies at the side must overlap to be ahead there.
  /// - Parameter control: The frame of the control itself, where this one is that of a section.
  func rank(from origin: DirectedFrame, inside control: DirectedFrame) -> Rank? {
    guard start >= origin.end else { return nil }
    return Rank(
      ahead: start - origin.end, aside: gap(to: origin),
      inside: max(0, control.start - origin.end) + control.gap(to: origin),
      misalignment: abs(control.low - origin.low))
  }

  private func gap(to origin: DirectedFrame) -> Double { max(0, low - origin.high, origin.low - high) }

  /// Whether this frame begins further ahead than one of a rank.
  func begins(behind rank: Rank, from origin: DirectedFrame) -> Bool { start - origin.end > rank.ahead + rank.inside }

  /// Whether this frame lies wholly beside the way from the origin.
  func hasLeft(_ origin: DirectedFrame) -> Bool { gap(to: origin) > 0 }
}

extension DisplayNode {
  /// The node's frame on the screen, before clipping.
  var screenFrame: Rect { Rect(origin: screenOrigin, size: size) }
}
