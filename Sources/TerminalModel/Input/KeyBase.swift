/// A key without its modifiers.
package enum KeyBase: Hashable, Sendable {
  /// What the key types without Shift: letters in lower case.
  case character(Character)
  case enter
  case tab
  case escape
  case backspace
  case delete
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case insert
  /// F1 to F12.
  case function(Int)

  package static let space = KeyBase.character(" ")
}
