/// One mouse report. Column and row count from 0 at the top left of the screen, also inline.
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
    /// No button, or one that the report does not identify.
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

extension MouseEvent {
  /// Decodes the button code of xterm's mouse reports; nil for reports without a use, such as motion without a button.
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard (0..<128).contains(code), column >= 0, row >= 0 else { return nil }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let button = [Button.left, .middle, .right, .none][number]
    let kind: Kind
    switch (isWheel: code & 64 != 0, isMotion: code & 32 != 0) {
    case (true, _):
      guard !isRelease else { return nil }
      kind = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][number]
    case (false, true):
      guard button != .none else { return nil }
      kind = .drag
    case (false, false): kind = isRelease || button == .none ? .release : .press
    }
    self.init(kind: kind, button: code & 64 != 0 ? .none : button, column: column, row: row, modifiers: modifiers)
  }
}
