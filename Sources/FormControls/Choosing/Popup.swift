package import LineEditing
package import ViewTree
package import Wording

/// A part of the screen that opens below a control, within its row: suggestions, names in a directory, a calendar. It
/// is offered keys and mouse presses before the control. It closes with Esc, and when focus leaves.
package class Popup: DisplayNode {
  /// The control or the item below which the popup is open.
  package internal(set) final weak var owner: (any PopupOwner)?

  package final var isOpen: Bool { owner?.popup === self }

  package final func close() { if isOpen { owner?.popup = nil } }

  /// The columns between the edges and the content: those of the box above.
  final var inset: Int { parent?.leadingBox?.inset ?? 0 }

  // For subclasses.

  /// True if the popup receives every key.
  package var takesKeys: Bool { false }
  /// What Return does while the popup is open, if that is always the same.
  package var returnWord: Message? { nil }
  /// Handles a named command; false passes it on to the control.
  package func perform(_ command: EditorCommand) -> Bool { false }
  /// Handles text typed while the popup receives every key; false closes it and passes the text to the control.
  package func typed(_ text: String) -> Bool { false }
  /// Called when readline has edited the text of the control.
  package func textDidChange() {}
  /// Handles a press of the mouse at a point of this node.
  package func click(at point: Point) {}
  /// Handles the mouse wheel over this node; false passes it on to the ancestors.
  package func scroll(by rows: Int) -> Bool { false }
  package func didClose() {}
  /// The row that keys move, which stays in sight where the popup has more rows than the screen.
  package var highlightedRow: Double? { cursor?.y }
  /// The position of the terminal's cursor while the popup receives every key.
  package var cursor: Point? { nil }
}

/// A control or an item below which a popup can be open.
package protocol PopupOwner: AnyObject {
  var host: ViewHost { get }
  var theme: Theme { get }
  var language: DisplayLanguage { get }
  /// The open popup; nil closes it.
  var popup: Popup? { get set }
}
