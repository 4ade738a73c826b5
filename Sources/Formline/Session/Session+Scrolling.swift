import TerminalModel
import ViewTree

/// Keys in a scrolling view without controls, such as a list to be read.
extension Session {
  /// Moves by half a screen of controls, or by a page if there are none.
  func movePage(_ direction: MoveCommandDirection) {
    let rows = max(1, self.rows / 2)
    let before = focus.focused
    focus.move(byRows: direction == .down ? rows : -rows)
    guard focus.focused === before, let scroll = readableScroll else { return }
    let page = max(1, scroll.room - 1)
    scroll.scroll(to: scroll.position + (direction == .down ? page : -page))
  }

  /// Scrolls by a line or to an end if nothing can have focus. False if something can, or nothing scrolls.
  func scrollWithoutFocus(_ command: String, times: Int) -> Bool {
    guard let lines = Self.lines(of: command), let scroll = readableScroll, focus.first == nil else { return false }
    scroll.scroll(to: lines.isFinite ? scroll.position + lines * Double(times) : lines)
    return true
  }

  private static func lines(of command: String) -> Double? {
    switch command {
    case "form-up": -1
    case "form-down": 1
    case "form-first-field": -.infinity
    case "form-last-field": .infinity
    default: nil
    }
  }

  /// Handles Home, End, Left and Right if nothing can have focus.
  func scrollToEnd(for key: Key) -> Bool {
    guard focus.focused == nil, key.modifiers.isEmpty else { return false }
    switch key.base {
    case .home: return scrollWithoutFocus("form-first-field", times: 1)
    case .end: return scrollWithoutFocus("form-last-field", times: 1)
    case .left: return scrollWithoutFocus(byColumns: -4)
    case .right: return scrollWithoutFocus(byColumns: 4)
    default: return false
    }
  }

  private func scrollWithoutFocus(byColumns columns: Double) -> Bool {
    guard focus.first == nil, let scroll = firstScroll(where: { $0.maximumSideways > 0 }, isInner: true) else {
      return false
    }
    scroll.scroll(toColumn: scroll.sidewaysPosition + columns)
    return true
  }

  /// True if the last frame did not fit all of the content.
  package var hidesRows: Bool { readableScroll != nil }

  /// The first scrolling view with hidden content.
  private var readableScroll: ScrollNode? { firstScroll { $0.maximumPosition > 0 } }

  /// - Parameter isInner: True to include nested ones: a view that scrolls along both axes has two nodes.
  private func firstScroll(where hasMore: (ScrollNode) -> Bool, isInner: Bool = false) -> ScrollNode? {
    var node: DisplayNode? = host.root
    while let current = node {
      if let scroll = current as? ScrollNode, hasMore(scroll), scroll.isShown { return scroll }
      // Views nested in a scrolling view have no space of their own in which to scroll.
      let hidesMore = !isInner && (current as? ScrollNode).map { $0.maximumPosition > 0 } ?? false
      node = current.next(skippingChildren: hidesMore)
    }
    return nil
  }
}
