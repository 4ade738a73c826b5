package import TerminalModel
package import ViewTree

/// What a control does that edits a text, besides what every control does.
package protocol TextEditing: Control {
  /// Called before readline is fed a key.
  func willTakeKey()
  /// True if a suggestion follows the text.
  var hasGhost: Bool { get }
  /// The whole text after the visible suggestion is accepted; nil if none is visible.
  var suggestion: String? { get }
  /// All suggestions for the typed text, the best first.
  func matchingSuggestions() -> [PopupEntry]
  /// Accepts the suggestion. False if there is none.
  @discardableResult
  func acceptSuggestion() -> Bool
  /// Opens the list of all suggestions for the typed text.
  func openSuggestions()
  /// True if Tab has something to complete.
  var canComplete: Bool { get }
  /// Every completion of the typed text, for readline's own completion.
  func completions() -> [String]
  /// Replaces the text as one undoable edit.
  func replaceText(_ value: String)
  /// Handles the second of two presses in quick succession at one place.
  func doubleClick(at point: Point)
  /// Moves the cursor by a column where a line has parts of both directions, in which the next character is not the next
  /// column; false elsewhere.
  /// - Parameter isForward: True for away from the edge at which the form begins.
  func moveBySight(isForward: Bool) -> Bool
  /// True if Return breaks the line and Ctrl-J submits.
  var breaksLines: Bool { get }
  /// True if Up and Down move among lines, or step the value.
  var takesUpAndDown: Bool { get }
  /// The control's own action when Return submits it, after the `onSubmit` actions.
  var commitAction: (() -> Void)? { get }
  /// True for a secret.
  var isSecure: Bool { get }
  /// The key that shows the secret, if there is one.
  var revealKey: Key? { get }
  var opensCalendar: Bool { get }
}

/// What a control does that shows a list: readline's history keys move in it like Up and Down.
package protocol Listing: AnyObject {
  /// Takes what was typed to search, before the control is left or the form is submitted; false if that is impossible.
  @discardableResult
  func takeTyped() -> Bool
  /// Handles the mouse wheel over the control; false passes it on to the views around it.
  func scroll(by rows: Int) -> Bool
  /// True if a press gives the control focus and does nothing else, since the entry under the pointer was not visible.
  var opensWhenPressed: Bool { get }
  /// Called when the choice was changed from outside.
  func showChoice()
}

extension Listing {
  package func takeTyped() -> Bool { true }
  package func scroll(by rows: Int) -> Bool { false }
  package var opensWhenPressed: Bool { false }
  package func showChoice() {}
}

/// What a control does that may hold a secret.
package protocol Concealing: Control {
  /// True while a secret is shown.
  var showsSecret: Bool { get }
  /// Shows or hides the secret.
  func toggleReveal()
  /// Called when it may have been shown or hidden: it is drawn again.
  func secrecyDidChange()
}
