package import LineEditing
package import ViewTree
package import Wording

/// A part of the screen that opens below a control, as a part of its row: suggestions, names in a directory, a
/// calendar. It is offered keys and presses of the mouse before the control. It closes with Esc, and when focus leaves.
package class Popup: DisplayNode {
  /// The control or the item that it is open below.
  package internal(set) final weak var owner: (any PopupOwner)?

  package final var isOpen: Bool { owner?.popup === self }

  package final func close() { if isOpen { owner?.popup = nil } }

  // For subclasses.

  /// True if every key is for it.
  package var takesKeys: Bool { false }
  /// A named command; false passes it on to the control.
  package func perform(_ command: EditorCommand) -> Bool { false }
  /// Another readline function ran while every key was for it.
  package func ran(_ function: String) {}
  /// Text was typed while every key was for it; false closes it and gives the text to the control.
  package func typed(_ text: String) -> Bool { false }
  /// Readline has edited the text of the control.
  package func textDidChange() {}
  /// A press of the mouse at a point of this node.
  package func click(at point: Point) {}
  /// A turn of the wheel over this node; false passes it on to what lies around.
  package func scroll(by rows: Int) -> Bool { false }
  package func didClose() {}
  /// Where the terminal's cursor stands while every key is for it.
  package var cursor: Point? { nil }
}

/// A control or an item that a popup can be open below.
package protocol PopupOwner: AnyObject {
  var host: ViewHost { get }
  var theme: Theme { get }
  var language: DisplayLanguage { get }
  /// The open popup; nil closes it.
  var popup: Popup? { get set }
}
