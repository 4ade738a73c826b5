import TerminalModel
import ViewTree

/// What the mouse does at one place.
enum Pointing {
  case press(at: Point, isSecond: Bool)
  case wheel(rows: Int)
  case sidewaysWheel(columns: Int)
}

/// The mouse. What lies under it is asked from the innermost node outwards.
extension Session {
  func handle(_ event: MouseEvent) {
    switch event.kind {
    case .press where event.button == .left: click(column: event.column, row: event.row, isSecond: isSecondPress(event))
    case .wheelUp where event.modifiers == .shift, .wheelLeft:
      offer(.sidewaysWheel(columns: grid.isFromRight ? 4 : -4), at: place(column: event.column, row: event.row))
    case .wheelDown where event.modifiers == .shift, .wheelRight:
      offer(.sidewaysWheel(columns: grid.isFromRight ? -4 : 4), at: place(column: event.column, row: event.row))
    case .wheelUp: scroll(by: -3, column: event.column, row: event.row)
    case .wheelDown: scroll(by: 3, column: event.column, row: event.row)
    default: break
    }
  }

  /// True for the second press of a double click; a third press starts over.
  private func isSecondPress(_ event: MouseEvent) -> Bool {
    let isSecond = latestPress.map { $0.event == event && now - $0.time <= Self.doubleClickTime } ?? false
    latestPress = isSecond ? nil : (event, now)
    return isSecond
  }

  private static let doubleClickTime: UInt64 = 400_000_000

  /// Handles a press at a cell of the session's own region, counted from 0.
  package func click(column: Int, row: Int, isSecond: Bool = false) {
    // A pending command refers to the old point.
    if hasEditor { editor.cancelPending() }
    let place = place(column: column, row: row)
    if offer(.press(at: place, isSecond: isSecond), at: place) { settle() }
  }

  /// Scrolls what lies under a cell.
  package func scroll(by rows: Int, column: Int, row: Int) {
    offer(.wheel(rows: rows), at: place(column: column, row: row))
  }

  private func place(column: Int, row: Int) -> Point {
    Point(x: Double(grid.onScreen(column: column)), y: Double(row))
  }

  @discardableResult
  private func offer(_ pointing: Pointing, at place: Point) -> Bool {
    let chain = Responder.chain
    let nodes = host.root.hitTest(place).map { Array($0.ancestry) } ?? [host.root]
    return nodes.contains { node in walk { chain[$0].pointer?(self, node, pointing) } }
  }

  func toolbarTakes(_ pointing: Pointing, on node: DisplayNode) -> Bool {
    guard case .press = pointing, node is ToolbarMoreNode else { return false }
    toolbar.clickMore()
    return true
  }

  func popupTakes(_ pointing: Pointing, on node: DisplayNode) -> Bool {
    guard let popup = node as? Popup else { return false }
    switch pointing {
    case .press(let place, _):
      popup.click(at: place.relative(to: popup))
      if toolbar.openMenu == nil { toolbar.leave() }
      return true
    case .wheel(let rows): return popup.scroll(by: rows)
    case .sidewaysWheel: return false
    }
  }

  /// The control, or the row that bears its label.
  func controlTakes(_ pointing: Pointing, on node: DisplayNode) -> Bool {
    switch pointing {
    case .press(let place, let isSecond):
      if let control = (node as? FocusNode)?.control {
        return press(control, at: place.relative(to: node), isSecond: isSecond)
      }
      guard let control = (node as? FieldRowNode)?.controls.first, focus.accepts(control) else { return false }
      focus.focus(control)
      control.clickLabel()
      return true
    case .wheel(let rows): return (node as? FocusNode)?.control?.listing?.scroll(by: rows) ?? false
    case .sidewaysWheel: return false
    }
  }

  private func press(_ control: Control, at place: Point, isSecond: Bool) -> Bool {
    guard control.isEnabled || control.refusesPresses, !control.isHidden else { return false }
    let wasFocused = focus.focused === control
    if control.takesFocusFromMouse, !wasFocused {
      focus.takeTyped()
      if focus.accepts(control) { focus.focus(control) }
    }
    if wasFocused || control.listing?.opensWhenPressed != true {
      control.click(at: place)
      if isSecond, wasFocused { control.textEditing?.doubleClick(at: place) }
    }
    return true
  }

  func pageTakes(_ pointing: Pointing, on node: DisplayNode) -> Bool {
    guard let scroll = node as? ScrollNode else { return false }
    switch pointing {
    case .press: return false
    case .wheel(let rows):
      // What shows all of its content leaves the wheel to what it is in.
      guard scroll.maximumPosition > 0 else { return false }
      scroll.scroll(to: scroll.position + Double(rows))
    case .sidewaysWheel(let columns):
      guard scroll.maximumSideways > 0 else { return false }
      scroll.scroll(to: scroll.sidewaysPosition + Double(columns))
    }
    return true
  }
}

extension Point {
  /// This place of the screen, counted from the origin of a node.
  fileprivate func relative(to node: DisplayNode) -> Point {
    let origin = node.screenOrigin
    return Point(x: x - origin.x, y: y - origin.y)
  }
}
