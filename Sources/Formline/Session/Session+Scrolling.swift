import TerminalModel
import ViewTree

/// Keys in a scrolling view without controls, such as a list to be read.
extension Session {
  /// Scrolls text that does not fit, then moves by half a screen of controls; upwards, in the opposite order. Without
  /// controls in that direction, scrolls by a page.
  func movePage(_ direction: MoveCommandDirection) {
    if direction == .down, scrollText(direction) { return }
    let rows = max(1, self.rows / 2)
    let before = focus.focused
    focus.move(byRows: direction == .down ? rows : -rows)
    guard focus.focused === before else { return }
    // The focused control may scroll out of sight until the next key.
    followsFocus = false
    if let scroll = firstScroll(where: { $0.canScroll(direction) }) { turn(scroll, direction) }
  }

  /// Scrolls text outside of controls by a page; false if there is none, or if it is at its end.
  package func scrollText(_ direction: MoveCommandDirection) -> Bool {
    guard let scroll = firstScroll(where: { $0.canScroll(direction) && isText($0) }) else { return false }
    followsFocus = false
    turn(scroll, direction)
    return true
  }

  private func turn(_ scroll: ScrollNode, _ direction: MoveCommandDirection) {
    let page = max(1, scroll.room - 1)
    scroll.scroll(to: scroll.position + (direction == .down ? page : -page))
  }

  /// True for a scrolling view that contains no control and is not part of one.
  private func isText(_ scroll: ScrollNode) -> Bool {
    scroll.enclosing(FocusNode.self) == nil && focus.search(from: scroll, .next, inside: scroll) == nil
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
    scroll.scroll(to: scroll.sidewaysPosition + columns)
    return true
  }

  /// True if the last frame did not fit all rows of a form.
  package var hidesRows: Bool {
    firstScroll { $0.maximumPosition > 0 && $0.children.contains { $0 is FormNode } } != nil
  }

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

extension ScrollNode {
  /// True if content is hidden above or below.
  fileprivate func canScroll(_ direction: MoveCommandDirection) -> Bool {
    direction == .down ? position < maximumPosition : position > 0
  }
}
