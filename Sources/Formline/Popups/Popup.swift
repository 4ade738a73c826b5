package import LineEditing
package import ViewTree

/// What opens below a control and closes again: a list of suggestions, the names in a directory, a calendar.
///
/// While it is open it belongs to the control's row: what follows moves down. It is offered keys and presses of the
/// mouse before the control. It closes with Esc, and when focus leaves.
package class Popup: DisplayNode {
  /// The control it is open below.
  package internal(set) final weak var control: Control?

  package final var isOpen: Bool { control?.popup === self }

  package final func close() { if isOpen { control?.popup = nil } }

  // What kinds of popups override.

  /// A named command; false passes it on to the control.
  package func perform(_ command: EditorCommand) -> Bool { false }
  /// Another readline function ran in a control without a text of its own.
  package func ran(_ function: String) -> Bool { false }
  /// Readline has edited the text of the control.
  package func textDidChange() {}
  /// A press of the mouse at a point of this node.
  package func click(at point: Point) {}
  /// A turn of the wheel over this node; false passes it on to what lies around.
  package func scroll(by rows: Int) -> Bool { false }
  package func didClose() {}
}
