/// One report of the mouse. Column and row count from 0 at the top left of the screen, also inline.
package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press
    case release
    case drag
    case wheelUp
    case wheelDown
    case wheelLeft
    case wheelRight
  }

  package enum Button: Hashable, Sendable {
    case left
    case middle
    case right
    /// No button, or one that the report does not name.
    case none
  }

  package var kind: Kind
  package var button: Button
  package var column: Int
  package var row: Int
  package var modifiers: KeyModifiers

  package init(kind: Kind, button: Button = .left, column: Int, row: Int, modifiers: KeyModifiers = []) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
