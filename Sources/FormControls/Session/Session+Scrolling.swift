import LineEditing
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

  /// Scrolls a form that has rows below by a page; false if its last row is in sight.
  package func showRowsBelow() -> Bool {
    guard let scroll = firstScroll(where: { $0.canScroll(.down) && $0.holdsForm }) else { return false }
    followsFocus = false
    turn(scroll, .down)
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

  /// Scrolls text where nothing can have focus. False if something can, or nothing scrolls that way.
  func pageTakes(_ command: EditorCommand) -> Bool {
    guard focus.focused == nil else { return false }
    let times = command.steps
    return switch command.name {
    case .up: scrollWithoutFocus(byRows: Double(-times))
    case .down: scrollWithoutFocus(byRows: Double(times))
    case .firstField, .beginningOfLine: scrollWithoutFocus(byRows: -.infinity)
    case .lastField, .endOfLine: scrollWithoutFocus(byRows: .infinity)
    case .backwardChar: scrollWithoutFocus(byColumns: Double(-4 * times))
    case .forwardChar: scrollWithoutFocus(byColumns: Double(4 * times))
    default: false
    }
  }

  private func scrollWithoutFocus(byRows rows: Double) -> Bool {
    guard let scroll = firstScroll(where: { $0.maximumPosition > 0 }), focus.first == nil else { return false }
    scroll.scroll(to: scroll.position + rows)
    return true
  }

  private func scrollWithoutFocus(byColumns columns: Double) -> Bool {
    guard let scroll = firstScroll(where: { $0.maximumSideways > 0 }, isInner: true), focus.first == nil else {
      return false
    }
    scroll.scroll(to: scroll.sidewaysPosition + columns)
    return true
  }

  /// True if the last frame did not fit all rows of a form.
  package var hidesRows: Bool {
    firstScroll { $0.maximumPosition > 0 && $0.holdsForm } != nil
  }

  /// The first scrolling view of which a condition is true.
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
  fileprivate var holdsForm: Bool { children.contains { $0 is FormNode } }

  /// True if content is hidden above or below.
  func canScroll(_ direction: MoveCommandDirection) -> Bool {
    direction == .down ? position < maximumPosition : position > 0
  }
}
